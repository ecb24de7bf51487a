import type { Answer } from './advisor.ts'
import { boostCompared } from './boost-compared.ts'
import { dangerTold } from './danger-told.ts'
import { fuelsCompared } from './fuels-compared.ts'
import { partsCompared } from './parts-compared.ts'
import type { Turn } from './turn.ts'

/** So surely ways to make power, or fuels, are held against each other. */
const SURE = 0.5
const PARTS_SURE = 0.6
/** The same where the words name both. */
const WITH_WORDS = 0.3
const BOTH_WAYS =
  /\bturbo\w*\b(?=.*\b(?:blower|super ?charg\w*|sc|pro ?charger|whipple|roots|centri\w*|kompressor)\b)|\b(?:blower|super ?charg\w*|sc|pro ?charger|whipple|roots|centri\w*)\b(?=.*\bturbo\w*\b)/

/** A kind of boost, a part or a fuel against another, on the car that is talked about: each one built there. */
export function waysAsked(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, words } = turn
  const { asked, asks = [] } = reading
  const [ask, ...more] = asks
  if (!ask || more.length > 0 || draft.talk?.danger !== undefined || dangerTold(asked, words)) return undefined
  const least = BOTH_WAYS.test(asked) ? WITH_WORDS : SURE
  if (ask.kind === 'compare.boost' && ask.likely >= least) return boostCompared(advisor, draft, reading)
  if (ask.kind === 'compare.parts' && ask.likely >= PARTS_SURE) return partsCompared(turn)
  return ask.kind === 'compare.fuels' && ask.likely >= WITH_WORDS ? fuelsCompared(advisor, draft, reading) : undefined
}
