import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes, as OWASP asks for; about 30 ms on a thread of its own. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of no password: who has no account waits as long as who has one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$ycYOHBbaMJKUbF5FVxPi3A$JA7rMXO7jsMlpdBxDamsBG9+brLuxnl+6xtUF+6nkUs'

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? NOBODY, password)
  return Boolean(stored) && isRight
}

/** Why a password would be guessed first; undefined when there is no such reason. */
export function weakness(password: string, about: { email: string; name: string }): string | undefined {
  const plain = password.toLowerCase()
  const known = [about.email.split('@')[0] ?? '', ...about.name.toLowerCase().split(/\s+/), 'adrenaline', 'password']
  const left = known.filter((word) => word.length >= 3).reduce((text, word) => text.replaceAll(word, ''), plain)
  if (new Set(plain).size < 5) return 'Use more than a few different characters.'
  if (left.length < 8) return 'Leave out your name, your email and the name of the shop.'
  return undefined
}
