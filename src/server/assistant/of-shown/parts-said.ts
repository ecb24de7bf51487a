import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import { slotOf } from '../../../engine/fitment/slots.ts'
import { GEARBOX_FORMS } from '../../../engine/lexicon.ts'
import type { PartKind, Slot } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { named } from '../of-build.ts'
import { partsIn, slotsOf } from '../part-words.ts'
import type { Subject } from '../strength-answers.ts'

/** A part that a clause names, and what the build has of it. */
export interface PartSaid {
  /** As the customer called it. */
  word: string
  kind: PartKind
  own: readonly RecommendedPart[]
  /** The kit of the build that brings it. */
  kit?: RecommendedPart
}

const OF_BOX = new RegExp(String.raw`\b(?:gear ?box|trans(?:mission)?|tcu|tcm|dq\d+|zf\d?|${GEARBOX_FORMS})\b`)

/** "The gearbox tune", "dq250 need a tune?": the tune of the gearbox, not of the engine. */
const kindMeant = (kind: PartKind, clause: string): PartKind =>
  kind === 'tune' && OF_BOX.test(clause) ? 'transmission_tune' : kind

const kitBrings = ({ reason }: RecommendedPart, word: string): boolean =>
  (/comes with its ([^.]*)\./i.exec(reason)?.[1] ?? '').toLowerCase().includes(word.replace(/s$/, ''))

export function partsSaid(clause: string, { recommendedParts }: GenerateReply): PartSaid[] {
  const found = partsIn(clause)
  const hasTune = found.some(({ word }) => word.kinds[0] === 'tune')
  return found.flatMap(({ word, from, to }) => {
    const [first] = word.kinds
    // In "the gearbox tune" the gearbox is no part of its own.
    if (!first || (hasTune && first === 'built_transmission')) return []
    const kind = kindMeant(first, clause)
    const slots: readonly Slot[] = kind === first ? [...slotsOf(word), slotOf(kind)] : [slotOf(kind)]
    // A blower is no turbo, though either sits where the boost comes from.
    const own = recommendedParts.filter((part) =>
      word.induction
        ? word.kinds.some((one) => one === part.kind)
        : part.kind === kind || slots.some((slot) => slot === part.slot),
    )
    const said = clause.slice(from, to).trim()
    const kit = own.length > 0 ? undefined : recommendedParts.find((part) => kitBrings(part, said))
    return [{ word: said, kind, own, ...(kit ? { kit } : {}) }]
  })
}

/** A maker named "The ..." is told behind an article of ours. */
export const bare = (part: RecommendedPart): string => named(part).replace(/^The /, '')
export const installed = (part: RecommendedPart): string =>
  `${bare(part)} (${dollars(part.pricing.totalCost)} installed)`
export const instalado = (part: RecommendedPart): string =>
  `${named(part)} (${dollars(part.pricing.totalCost)} instalado)`

/** The cheapest of a kind that fits, with its price: for who wants it though the build does without. */
export function byItself({ advisor, vehicle }: Subject, kind: PartKind): Bilingual {
  const other = partsLike(advisor.catalog, vehicle, { kind })[0]
  if (!other) return ['We have none for this car.', 'No tenemos para este carro.']
  const [price, all] = [dollars(dollarsOf(other.priceCents)), dollars(installedUsdOf(other))]
  return [
    `By itself: ${other.manufacturer} ${other.name}, ${price}, ${all} installed.`,
    `Suelto: ${other.manufacturer} ${other.name}, ${price}, ${all} instalado.`,
  ]
}
