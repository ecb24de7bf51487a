import { slotOf } from '../../../engine/fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../../../engine/labor-rates.ts'
import type { Part, Vehicle } from '../../../engine/model.ts'
import { laborCents } from '../../../engine/optimizer/allowed-parts.ts'
import type { Advisor } from '../advisor.ts'
import { makersNamed, saidOf, tellingWords } from '../cart-talk/names-said.ts'
import { withoutFuels } from '../fuel-words.ts'
import { allKindsIn } from '../part-words.ts'

/** So much of a name has to be said before the part is meant: a maker, or a model with figures. */
const LEAST_SAID = 3

/**
 * The part that a change names by its maker or model ("the Pure 800", "a Vortech"): the cheapest of those that are named
 * best, of the kind that is named where one is.
 */
export function partNamed(
  { catalog }: Pick<Advisor, 'catalog'>,
  vehicle: Vehicle,
  words: string,
  excluded: readonly string[],
): Part | undefined {
  const said = withoutFuels(words)
  if (said.trim() === '') return undefined
  const { makers, telling } = namesIn(catalog, said)
  if (makers.length === 0 && telling.length === 0) return undefined
  const kinds = allKindsIn(said)
  const slots = new Set(kinds.map(slotOf))
  const fitting = catalog.partsFor(vehicle).filter(({ id }) => !excluded.includes(id))
  const ofKind = kinds.length > 0 ? fitting.filter(({ kind }) => slots.has(slotOf(kind))) : fitting
  const scored = ofKind.map((part) => ({ part, score: saidOf(part, makers, telling) + ofMaker(part, telling) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < LEAST_SAID) return undefined
  const rate = LABOR_CENTS_PER_HOUR.configurator
  const cost = (part: Part) => part.priceCents + laborCents(part, rate)
  // A maker alone, without a kind, means what it is known for: what makes power.
  const named = scored.filter(({ score }) => score === best).map(({ part }) => part)
  const boosting = named.filter(({ kind }) => slotOf(kind) === 'boost_source')
  return (boosting.length > 0 ? boosting : named).toSorted((a, b) => cost(a) - cost(b))[0]
}

/** Words of a maker's name that are everyday words of the trade as well: "pure" of Pure Turbos. */
const ofMaker = ({ manufacturer, kind }: Part, telling: readonly string[]): number => {
  const [first = ''] = manufacturer.toLowerCase().split(' ')
  return slotOf(kind) === 'boost_source' && first.length > 3 && telling.includes(first) ? LEAST_SAID : 0
}

const namesIn = (catalog: Advisor['catalog'], said: string) => ({
  makers: makersNamed(catalog, said),
  telling: tellingWords(catalog.vehicles, said),
})

/** A model as the trade writes it: "s480", "g35-900", "cd009", "pure 800". */
const MODEL = /\b(?:[a-z]{1,4}-?\d{2,4}[a-z]?(?:-\d{2,4})?|(?:pure|stage) \d{3}|[5-8]\d[5-8]\d)\b/g
/** Whether words name a part by its model. */
export const namesModel = (words: string): boolean => (words.match(MODEL) ?? []).some((one) => !NO_MODEL.test(one))
const NO_MODEL = /^(?:e\d\d|[ev]\d|q\d\d|m\d|mk\d|for|stage)/

/** What a change names and nothing of ours for this car is called; undefined where it names nothing, or what we have. */
export function notListed(
  { catalog }: Pick<Advisor, 'catalog'>,
  vehicle: Vehicle,
  words: string | undefined,
): { name: string; maker?: string } | undefined {
  if (!words || partNamed({ catalog }, vehicle, words, [])?.name === undefined) {
    const said = withoutFuels(words ?? '')
    const [maker] = makersNamed(catalog, said)
    const model = (said.match(MODEL) ?? []).find((one) => !NO_MODEL.test(one))
    if (!maker && !model) return undefined
    return { name: [maker, model?.toUpperCase()].filter(Boolean).join(' ') }
  }
  return undefined
}
