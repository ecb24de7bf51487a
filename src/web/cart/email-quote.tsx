import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Quote } from '../../contract/quotes.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

/** "Email me this quote": the cart's prices on paper, fixed for two weeks. */
export function EmailQuote({ cartId }: { cartId: string }) {
  const call = useCall()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const [quote, setQuote] = useState<Quote | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsSending(true)
    setError(undefined)
    try {
      const [email, website] = ['email', 'website'].map((name) => String(form.get(name) ?? ''))
      setQuote(await call('POST /api/quotes', { body: { cartId, email: email ?? '', website: website ?? '' } }))
      setIsOpen(false)
    } catch (failure) {
      setError(errorWords(failure as Error))
    }
    setIsSending(false)
  }
  if (!isOpen) {
    return (
      <div className="mt-4">
        <Button kind="outline" size="small" className="w-full" onClick={() => setIsOpen(true)}>
          <Icon name="mail" className="size-4" />
          Email me this quote
        </Button>
        {quote ? (
          <p role="status" className="mt-3 text-sm text-silver">
            Quote{' '}
            <Link to={`/quotes/${quote.id}`} className="figures underline underline-offset-4 hover:text-light">
              {quote.number}
            </Link>{' '}
            is ready, and on its way to your inbox. Prices are good for 14 days.
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <form noValidate className="mt-4 flex flex-col gap-3" aria-label="Quote" onSubmit={(event) => void send(event)}>
      <Field label="Email for the quote" name="email" type="email" autoComplete="email" required error={error} />
      <div hidden>
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="small" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send the quote'}
      </Button>
    </form>
  )
}
