import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface ComposerProps {
  isWriting: boolean
  /** What the visitor said last; the Up arrow brings it back into an empty field. */
  lastSaid: string | undefined
  onSay: (text: string) => void
  onStop: () => void
}
const LONGEST = 1000

/** Where the visitor writes. Enter sends, Shift+Enter breaks the line, Up brings the last words back. */
export function Composer({ isWriting, lastSaid, onSay, onStop }: ComposerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const wasWriting = useRef(isWriting)
  useEffect(() => {
    if (wasWriting.current && !isWriting) field.current?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [isWriting])
  const send = () => {
    if (isWriting || text.trim() === '') return
    onSay(text)
    setText('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    }
    if (event.key === 'ArrowUp' && text === '' && lastSaid) {
      event.preventDefault()
      setText(lastSaid)
    }
    if (event.key === 'Escape' && isWriting) onStop()
  }
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          maxLength={LONGEST}
          value={text}
          placeholder="2018 Mustang GT, 600 wheel on pump gas, under 15k"
          className="field-sizing-content block max-h-40 min-h-14 w-full resize-none rounded-sm border border-hairline bg-panel px-4 py-4 text-light placeholder:text-steel hover:border-steel focus-visible:border-cold focus-visible:outline-offset-0"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKey}
        />
      </div>
      {isWriting ? (
        <Button kind="outline" size="large" onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button type="submit" size="large" disabled={text.trim() === ''}>
          <Icon name="arrow" className="size-5" />
          <span className="sr-only sm:not-sr-only">Send</span>
        </Button>
      )}
    </form>
  )
}
