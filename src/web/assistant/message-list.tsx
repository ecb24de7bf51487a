import { Button } from '../ui/button.tsx'
import { BuildCard } from './build-card.tsx'
import type { Message } from './conversation.ts'
import { PartOffers } from './part-offers.tsx'

interface MessageListProps {
  messages: readonly Message[]
  onSay: (text: string) => void
}

/** What was said, oldest first. New words are announced as they come. */
export function MessageList({ messages, onSay }: MessageListProps) {
  const lastId = messages.at(-1)?.id
  const lastSaid = messages.findLast((message) => message.from === 'visitor')?.text
  return (
    <div role="log" aria-label="Conversation" className="grid grid-cols-1 content-start gap-6">
      {messages.map((message) =>
        message.from === 'visitor' ? (
          <p
            key={message.id}
            className="max-w-[85%] justify-self-end rounded-sm bg-raised px-4 py-3 whitespace-pre-wrap text-light"
          >
            <span className="sr-only">You: </span>
            {message.text}
          </p>
        ) : (
          <div key={message.id} className="grid grid-cols-1 gap-4 border-l-2 border-redline pl-4 sm:pl-6">
            {message.text === '' && message.state === 'writing' ? (
              <p role="status" className="telemetry animate-pulse-slow text-steel">
                {message.progress ?? 'Working it out'}
              </p>
            ) : (
              <p
                className={`max-w-3xl whitespace-pre-wrap ${message.state === 'failed' ? 'text-caution' : 'text-silver'}`}
              >
                <span className="sr-only">Assistant: </span>
                {message.text}
                {message.state === 'stopped' ? <span className="text-steel"> (stopped)</span> : null}
              </p>
            )}
            {message.builds.map((build) => (
              <BuildCard key={JSON.stringify(build.request)} build={build} />
            ))}
            {message.offered ? <PartOffers offered={message.offered} /> : null}
            {message.id === lastId && message.state === 'failed' && lastSaid ? (
              <Button kind="outline" size="small" className="justify-self-start" onClick={() => onSay(lastSaid)}>
                Ask again
              </Button>
            ) : null}
            {message.id === lastId && message.suggestions.length > 0 && message.state !== 'writing' ? (
              <ul className="flex flex-wrap gap-2">
                {message.suggestions.map((text) => (
                  <li key={text}>
                    <button
                      type="button"
                      className="min-h-10 rounded-sm border border-hairline px-3 text-sm text-cold hover:border-light hover:text-light"
                      onClick={() => onSay(text)}
                    >
                      {text}
                    </button>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ),
      )}
    </div>
  )
}
