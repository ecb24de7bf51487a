import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AskError, ask, wordsOf } from './ask.ts'
import { Button, Input, Problem } from './controls.tsx'
import { Doorway } from './sign-in-page.tsx'

/** Where a one-time link leads: the account, its name and its password. */
export function WelcomePage() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [error, setError] = useState<unknown>()
  const link = useQuery({ queryKey: ['link'], queryFn: () => ask('POST /api/admin/links/open', { body: { token } }) })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '')
    const email = link.data?.email ?? text('email').trim()
    const body = { token, email, name: text('name'), password: text('password') }
    ask('POST /api/admin/links/accept', { body }).then(() => window.location.assign('/admin/staff'), setError)
  }
  const fieldError = (name: string) =>
    error instanceof AskError ? error.fields.find(({ field }) => field === `body.${name}`)?.message : undefined
  if (link.isPending) return <Doorway title="Welcome">Loading ...</Doorway>
  if (link.error) {
    return (
      <Doorway title="This link is over">
        <Problem>{wordsOf(link.error)}</Problem>
      </Doorway>
    )
  }
  return (
    <Doorway title={link.data.kind === 'first-owner' ? 'Make this shop yours' : 'Welcome to the shop'}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <p className="text-silver">
          Your role: {link.data.role}. Next you can add a passkey, so that you never type the password again.
        </p>
        {link.data.email ? (
          <p className="font-semibold">{link.data.email}</p>
        ) : (
          <Input label="Email" name="email" type="email" autoComplete="username" required error={fieldError('email')} />
        )}
        <Input label="Name" name="name" autoComplete="name" required minLength={2} error={fieldError('name')} />
        <Input
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="12 characters or more. A few words are best."
          error={fieldError('password')}
        />
        <Problem>{error instanceof AskError && error.fields.length === 0 ? error.message : ''}</Problem>
        <Button kind="primary" type="submit">
          Make my account
        </Button>
      </form>
    </Doorway>
  )
}
