import { startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useRef } from 'react'
import { AskError, ask } from './ask.ts'
import { Button, Input, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { moment } from './times.ts'
import { useAsk, useChange } from './use-ask.ts'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

async function addPasskey(name: string): Promise<void> {
  const { challengeId, options } = await ask('POST /api/admin/me/passkeys/options')
  const response = await startRegistration({ optionsJSON: options as unknown as Options }).catch(() => {
    throw new AskError({ code: 'unreached', detail: 'No passkey was made. Try again.' })
  })
  await ask('POST /api/admin/me/passkeys', { body: { challengeId, name, response: { ...response } } })
}

export function MyPasskeys() {
  const form = useRef<HTMLFormElement>(null)
  const found = useAsk('GET /api/admin/me/passkeys')
  const add = useChange(addPasskey, () => form.current?.reset())
  const remove = useChange((id: string) => ask('DELETE /api/admin/me/passkeys/:id', { params: { id } }))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.run(String(new FormData(event.currentTarget).get('name')))
  }
  return (
    <Panel title="Your passkeys">
      <p className="mb-3 text-silver">
        A passkey signs you in with your fingerprint, face or device PIN. Nobody can phish it.
      </p>
      <Loaded of={found}>
        {({ passkeys }) => (
          <ul className="mb-3 divide-y divide-hairline/50">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span>
                  {name}{' '}
                  <span className="text-steel">
                    added {moment(createdAt)}
                    {lastUsedAt ? `, used ${moment(lastUsedAt)}` : ''}
                  </span>
                </span>
                <Button kind="danger" disabled={remove.isRunning} onClick={() => remove.run(id)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <form ref={form} onSubmit={onSubmit} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Input label="Name of the device" name="name" required maxLength={60} placeholder="Shop laptop" />
        <Button kind="primary" type="submit" disabled={add.isRunning}>
          Add a passkey
        </Button>
      </form>
      <div className="mt-3">
        <Problem>{add.error || remove.error}</Problem>
      </div>
    </Panel>
  )
}
