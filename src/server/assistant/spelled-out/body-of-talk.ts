const BODIES = /\b(challenger|chally|charger|durango|magnum)s?\b/g
/** Trims that several bodies of Dodge share, with no body before them. */
const TRIM =
  /(?<!\b(?:challenger|chally|charger|durango|magnum|dakota|avenger|dart|stealth|jeep|cherokee|ram|2500|1500)(?: srt8?| awd| widebody)? )\b(?:r\/t|rt|scat ?packs?|hell ?cats?|daytona 392|srt ?8|(?<=\b(?:the|my|a) )392)\b(?! (?:tires?|injectors?|seats?|fuel|pump|parts|badge|hood|brakes?|wheels?|ones?))/

/**
 * "My own is a 2018 R/T" in a talk that names a Charger and no other body: the trim is the Charger's. What the car of the talk
 * is called itself needs no body. Words in lower case.
 */
export function withBodyOfTalk(turns: readonly string[], car: string | undefined, words: string): string {
  if (!TRIM.test(words)) return words
  const said = words.match(BODIES) ?? turns.slice(-3).join(' ').toLowerCase().match(BODIES) ?? []
  const bodies = new Set(said.map((body) => body.replace(/s$/, '').replace('chally', 'challenger')))
  const [body] = bodies
  if (!body || bodies.size > 1) return words
  const isOwn = (trim: string) => car?.includes(trim.replaceAll(/[^a-z\d]/g, '-')) ?? false
  return words.replaceAll(new RegExp(TRIM, 'g'), (trim) => (isOwn(trim) ? trim : `${body} ${trim}`))
}
