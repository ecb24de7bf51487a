/** A key that nobody can guess: a request repeated with it acts once. `randomUUID` is missing on plain http. */
export const newRequestKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')
