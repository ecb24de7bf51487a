import { useState } from 'react'
import type { MailPreview } from '../../contract/admin/mails.ts'
import { Button, Mark, Panel } from './controls.tsx'
import { moment } from './times.ts'

/** A mail as it goes out, as a mail program shows it or in plain text. */
export function OneMail({ mail: { to, subject, text, html, at, mailedAt, mailError } }: { mail: MailPreview }) {
  const [isPlain, setIsPlain] = useState(html === null)
  const state = mailedAt ? `sent ${moment(mailedAt)}` : (mailError ?? 'not sent yet')
  return (
    <Panel title={subject} aside={<Mark tone={mailedAt ? 'good' : mailError ? 'bad' : 'plain'}>{state}</Mark>}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-silver wrap-anywhere">
          To {to}, {moment(at)}
        </p>
        {html === null ? null : (
          <Button onClick={() => setIsPlain(!isPlain)}>{isPlain ? 'Show HTML' : 'Show plain text'}</Button>
        )}
      </div>
      {isPlain || html === null ? (
        <pre className="overflow-x-auto rounded-sm bg-ink p-4 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
      ) : (
        <iframe
          title={`${subject}, to ${to}`}
          sandbox=""
          srcDoc={html}
          className="h-[32rem] w-full rounded-sm bg-white"
        />
      )}
    </Panel>
  )
}
