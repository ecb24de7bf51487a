import type { Names } from './catalog-names.ts'
import type { Draft } from './draft.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { mentionsIn } from './spelled-out/whose-car.ts'

/** A car that its owner tells of, whatever else the message asks. */
const OWNS = /\b(?:my|mine|i (?:have|got|own|drive|bought)|i've got|tengo|mi)\b/

/**
 * The car that a message leaves in the talk where no request carries it: the customer's own of those that he holds against
 * each other ("S2000 or Miata, I already got a 2003 S2k"), the only one that lacks its rival, the one told beside a fact of
 * the shop. Nothing where the talk has its car.
 */
export function carLeft(catalog: Names, draft: Draft, { asked }: MessageReading, meaning: Meaning): Partial<Draft> {
  if (draft.car !== undefined || meaning.stranger !== undefined) return {}
  const { intent, car, year, against, cars } = meaning
  const told = (one: { car?: string | undefined; year?: number | undefined } | undefined): Partial<Draft> =>
    one?.car ? { car: one.car, ...(one.year ? { year: one.year, isYearSaid: true } : {}) } : {}
  if (intent === 'chat') return OWNS.test(asked) ? told({ car, year }) : {}
  if (intent !== 'compare') return {}
  const sides = cars ?? [{ car, year }, ...(against ? [against] : [])].filter((one) => one.car !== undefined)
  const [only, other] = sides
  if (only && !other) return told(only)
  const mine = mentionsIn(catalog, asked).filter(({ whose, isWhole }) => whose === 'mine' && isWhole)
  const own = sides.filter((one) => mine.some((mention) => mention.car === one.car))
  return own.length === 1 ? told(own[0]) : {}
}
