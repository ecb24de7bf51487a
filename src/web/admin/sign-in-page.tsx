import { startAuthentication } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { AskError, ask, wordsOf } from './ask.ts'
import { Button, Input, Problem } from './controls.tsx'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Asks the browser for a passkey of this shop, and signs in with it. */
async function signInWithPasskey(): Promise<void> {
  const { challengeId, options } = await ask('POST /api/admin/sign-in/passkey/options')
  const response = await startAuthentication({ optionsJSON: options as unknown as Options })
  await ask('POST /api/admin/sign-in/passkey', { body: { challengeId, response: { ...response } } })
}

/** What went wrong with a passkey, unless the person closed the browser's window. */
const passkeyWords = (error: unknown): string =>
  error instanceof AskError ? wordsOf(error) : 'No passkey was used. Try again, or use your password.'

export function SignInPage({ onDone }: { onDone: () => void }) {
  const [problem, setProblem] = useState('')
  const [isRunning, setRunning] = useState(false)
  const run = async (work: () => Promise<unknown>, words: (error: unknown) => string) => {
    setProblem('')
    setRunning(true)
    await work().then(onDone, (error: unknown) => setProblem(words(error)))
    setRunning(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const body = { email: String(given.get('email')).trim(), password: String(given.get('password')) }
    void run(() => ask('POST /api/admin/sign-in', { body }), wordsOf)
  }
  return (
    <Doorway title="Sign in">
      <Button kind="primary" disabled={isRunning} onClick={() => void run(signInWithPasskey, passkeyWords)}>
        Sign in with a passkey
      </Button>
      <p className="text-center text-sm text-steel">or</p>
      <form onSubmit={onSubmit} className="grid gap-4">
        <Input label="Email" name="email" type="email" autoComplete="username" required />
        <Input label="Password" name="password" type="password" autoComplete="current-password" required />
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={isRunning}>
          Sign in
        </Button>
      </form>
      <p className="text-sm text-steel">
        Lost both? Ask an owner for a new link. The manual says how an owner gets back in.
      </p>
    </Doorway>
  )
}

/** The one column of a page before the sign-in. */
export function Doorway({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center gap-4 px-5 py-10">
      <p className="text-sm font-semibold text-steel">Adrenaline Performance, back office</p>
      <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
      {children}
    </main>
  )
}
