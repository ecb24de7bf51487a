/** Number of an order, as a customer reads it out. */
const ORDER_NUMBER = /\bAP-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g
const EMAIL = /[^\s<>"'()[\],;:=&?/\\]+@[^\s<>"'()[\],;:=&?/\\]+/g
/** A vehicle identification number: 17 characters without I, O and Q, digits among them. */
const VIN = /\b(?=[A-HJ-NPR-Z]*\d)[A-HJ-NPR-Z0-9]{17}\b/gi
/** Ids of carts, their lines, orders and messages are 24 hexadecimal digits and more; a hosted cart's is an address. */
const ID = /\b[0-9a-f]{24,}\b/gi
const HOSTED_CART = /gid:\/\/\S+/g
/** A telephone number: seven digits and more, however they are grouped. */
const PHONE = /(?<![\w.:-])\+?\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{4}\b/g

/** A text with everything masked that leads to a person: "Cart 3f...: ann@example.com" becomes "Cart [id]: [email]". */
export function masked(text: string): string {
  return text
    .replace(HOSTED_CART, '[id]')
    .replace(EMAIL, '[email]')
    .replace(ORDER_NUMBER, '[id]')
    .replace(ID, '[id]')
    .replace(VIN, '[vin]')
    .replace(PHONE, '[phone]')
}

/** What follows these names in an address is one customer's own. */
const PRIVATE_SEGMENT = /(\/(?:cart|orders|quotes|vin)\/)[^/?#]+/gi

/**
 * An address as a log may hold it: the ids of carts, orders and quotes, VINs and the like are masked, and of the search only
 * the names are left. "/orders/5e1f.../?email=ann@example.com" becomes "/orders/[id]?email".
 */
export function maskedAddress(address: string): string {
  const [path = '', search] = address.split('?', 2)
  const names = search === undefined ? [] : [...new URLSearchParams(search).keys()].map(decoded).map(masked)
  return `${masked(decoded(path).replace(PRIVATE_SEGMENT, '$1[id]'))}${names.length > 0 ? `?${names.join('&')}` : ''}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What PostgreSQL says of a broken statement beside its words: names of our own tables, never a customer's value. */
const DATABASE_FIELDS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

interface LoggedError {
  type: string
  message: string
  stack: string
  [field: string]: unknown
}

/**
 * An error as a log may hold it: its kind, masked words, where it was thrown and what caused it. A failed statement is
 * told without its parameters, and PostgreSQL's words without the value that it stumbled over.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | { type: string; message: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)).slice(0, 500) }
  const fields = error as Error & Record<string, unknown>
  const logged: LoggedError = { type: error.name, message: wordsOf(fields), stack: framesOf(error) }
  for (const name of ['code', 'status', 'statusCode', 'responseCode'] as const) {
    if (typeof fields[name] === 'string' || typeof fields[name] === 'number') logged[name] = fields[name]
  }
  if ('severity' in fields) {
    for (const name of DATABASE_FIELDS) if (fields[name] !== undefined) logged[name] = fields[name]
  }
  if (depth >= 5) return logged
  if (error.cause !== undefined) logged.cause = loggedError(error.cause, depth + 1)
  if (error instanceof AggregateError) {
    logged.errors = error.errors.slice(0, 5).map((one) => loggedError(one, depth + 1))
  }
  return logged
}

function wordsOf(error: Error & Record<string, unknown>): string {
  const { message } = error
  if ('params' in error) return masked(message.split(/\nparams:/)[0] ?? '')
  // 'invalid input syntax for type integer: "Ann"' and the like: what stands behind the colon is the value.
  if ('severity' in error) return masked(message.replace(/: ".*$/s, ''))
  return masked(message)
}

/** Where it was thrown. The first lines of a stack repeat the message, parameters and all. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** A statement as a log may hold it: in one line, without its parameters and without anything that is written in quotes. */
export const statementWords = (text: string): string =>
  masked(
    text
      .replace(/'(?:[^']|'')*'/g, "'...'")
      .replace(/\s+/g, ' ')
      .trim(),
  ).slice(0, 500)
