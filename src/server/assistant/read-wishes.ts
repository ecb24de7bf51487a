import { isMakeWord } from '../../catalog/vehicle-words.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import { attitudeOf, clausesOf } from './attitude.ts'
import { type BuildWishes, PRONOUN_OUT, wishesIn } from './build-wishes.ts'
import type { Names } from './catalog-names.ts'
import { limitsNoise, QUIET_SLOTS } from './computed/noise-answer.ts'
import { fittedIn } from './fitted/fitted-in.ts'
import type { fuelsIn } from './fuel-words.ts'
import type { Intent, Meaning } from './meaning.ts'
import { allKindsIn, kindsIn, makerIn, partsIn } from './part-words.ts'
import { isYield } from './questions.ts'
import { SILENT_SLOTS, staysQuiet } from './quiet-said.ts'
import type { Sentence } from './sentence.ts'
import { GEARBOX_SLOTS, leavesGearbox, slotsOfShutEngine } from './stays-as-it-is.ts'
import { withoutNamedBeside } from './words/named-beside.ts'

/** What is wished of the build's parts. */
export function readWishes(
  { parts }: Names,
  sentence: Sentence,
  meaning: Meaning,
  question: Intent | undefined,
  hasCar: boolean,
): void {
  const isWish = question === undefined || question === 'stages'
  const wishes = wishesIn(sentence.rest)
  const has = [...new Set([...(meaning.installed ?? []), ...(isWish ? wishes.installed : [])])].sort()
  const on = saysStockBlock(sentence.rest) ? has.filter((kind) => kind !== 'built_bottom_end') : has
  if (on.length > 0) meaning.installed = on
  else delete meaning.installed
  if (isWish || question === 'slip' || question === 'price' || question === 'compare' || question === 'why') {
    if (wishes.keepsStock.length > 0 && question !== 'why' && question !== 'compare')
      meaning.keepsStock = wishes.keepsStock
    if (wishes.without.length > 0) meaning.without = wishes.without
  }
  // "I want torque from 2500 up, stock turbo": whatever its words speak of, the car's own turbo is a term.
  if (question === 'topic' && wishes.keepsStock.includes('boost_source')) meaning.keepsStock = ['boost_source']
  const shut = slotsOfShutEngine(sentence.rest)
  if (!isWish && shut.length > 0) meaning.keepsStock = [...new Set([...(meaning.keepsStock ?? []), ...shut])].sort()
  if (leavesGearbox(sentence.rest))
    meaning.keepsStock = [...new Set([...(meaning.keepsStock ?? []), ...GEARBOX_SLOTS])].sort()
  if (limitsNoise(sentence.rest)) meaning.keepsStock = [...new Set([...(meaning.keepsStock ?? []), ...QUIET_SLOTS])]
  if (isWish && staysQuiet(sentence.rest))
    meaning.keepsStock = [...new Set([...(meaning.keepsStock ?? []), ...SILENT_SLOTS])].sort()
  if (!isWish && question !== 'compare') return
  const isInstead = /\binstead\b/.test(sentence.rest)
  const [first] = isInstead ? wishes.inductions.slice(-1) : wishes.inductions
  // "A ProCharger or a Maggie": a blower of either kind, and any where it is left to us.
  const isAnyBlower = !isInstead && wishes.inductions.length > 1 && wishes.inductions.every(isBlower)
  const induction = isAnyBlower ? 'supercharger' : first
  const isEither =
    /\b(?:turbo|blower|supercharger)s? or (?:a )?(?:turbo|blower|supercharger)/.test(sentence.rest) &&
    question !== 'compare'
  if (induction && !isEither) meaning.induction = induction
  const isLeftToUs = isAnyBlower && LEFT_TO_US.test(sentence.rest)
  if (wishes.boostKinds.length > 0 && !isEither && !isLeftToUs) meaning.boostKinds = wishes.boostKinds
  const together = [...new Set([...wishes.wants, ...wishes.named])].sort()
  if (question === 'compare' && IN_BOTH.test(sentence.rest) && together.length > 0) meaning.wants = together
  if (!isWish) return
  const isAlso = /\b(?:instead|too|as well|also|on top)\b/.test(sentence.rest)
  const named =
    hasCar || meaning.goal || isAlso || isYield(sentence.rest)
      ? wishes.named.filter((kind) => !SUBJECTS.has(kind) || isYield(sentence.rest))
      : []
  if (!isYield(sentence.rest) && isPartSearch(wishes, meaning, hasCar)) return
  const wants = [...new Set([...wishes.wants, ...named])].filter((kind) => !has.includes(kind)).sort()
  if (wants.length > 0) meaning.wants = wants
  if (wishes.allowed.length > 0) meaning.allows = wishes.allowed
  const maker = makerIn(parts, sentence.rest)
  const isPartMaker = maker !== undefined && !isMakeWord(maker.toLowerCase()) && partsIn(sentence.rest).length > 0
  if (maker && isPartMaker && !isRefusedMaker(maker.toLowerCase(), sentence.rest)) meaning.maker = maker
}

const isBlower = (one: InductionChoice): boolean => one === 'supercharger' || one === 'procharger'
const LEFT_TO_US =
  /\b(?:whichever|whicheva|whatever|either|idc|don't care|you (?:tell me|pick|choose|decide)|u (?:tell me|pick|choose|decide)|which (?:one|ever))\b/

/** "Stock block, I know the rods are made of hopes": whatever is said of its rods, they are the factory's. */
const STOCK_BLOCK =
  /\b(?:stock|factory|oem|unopened|sealed|original) (?:(?:short|long) ?)?(?:block|bottom ?end|internals|motor|engine)\b/
const BUILT = /\b(?:built|forged|sleeved|build)\b/
const saysStockBlock = (text: string): boolean => STOCK_BLOCK.test(text) && !BUILT.test(text)

/** The kinds of boost that a comparison names, in its order. */
export const inductionsNamed = (text: string): InductionChoice[] => [
  ...new Set(
    partsIn(text).flatMap(({ word: { induction } }) => (induction && induction !== 'auto' ? [induction] : [])),
  ),
]

/** "Both with a tune and downpipes": the parts that each car of a comparison is to have. */
const IN_BOTH = /\b(?:both|each|all|either)\b/

const isRefusedMaker = (maker: string, text: string): boolean =>
  clausesOf(text).some(({ text: clause }) => {
    const at = clause.indexOf(maker)
    if (at >= 0 && PRONOUN_OUT.test(clause)) return true
    return at >= 0 && ['refuse', 'keep', 'have'].includes(attitudeOf(clause, at, at + maker.length))
  })

/** What is spoken of more often than asked for. */
const SUBJECTS: ReadonlySet<string> = new Set([
  ...['tires', 'tune', 'built_transmission', 'reliability_fix', 'built_bottom_end', 'clutch', 'fuel_pump'],
])

/** "Walbro 450 for my 05 STI": a part and a car, and not a word of what the build is to do. */
export function isPartSearch(wishes: BuildWishes, meaning: Meaning, hasCar: boolean): boolean {
  const { goal, fuel, use, induction, budgetUsd } = meaning
  const isWish =
    goal ?? fuel ?? use ?? induction ?? (budgetUsd !== undefined && wishes.named.length === 0 ? budgetUsd : undefined)
  return (
    hasCar &&
    isWish === undefined &&
    wishes.named.length > 0 &&
    wishes.wants.length === 0 &&
    wishes.boostKinds.length === 0 &&
    wishes.installed.length === 0 &&
    wishes.without.length === 0 &&
    wishes.keepsStock.length === 0
  )
}

/** The fuel of a message: the last that was wanted, of a comparison the first. */
export function readFuelsInto(
  meaning: Meaning,
  { wanted, refused }: ReturnType<typeof fuelsIn>,
  question: Intent | undefined,
): void {
  const fuel = question === 'compare' ? wanted[0] : wanted.at(-1)
  if (fuel) meaning.fuel = fuel
  if (refused.length > 0) meaning.notFuels = refused
}

/** "No turbo, just bolt-ons and a tune": what is refused is not what is looked for. */
function withoutRefused(kinds: readonly PartKind[], text: string): readonly PartKind[] {
  const { without, keepsStock, installed } = wishesIn(text)
  const rest = kinds.filter((kind) => !installed.includes(kind))
  if (rest.length > 0) kinds = rest
  const open = kinds.filter((kind) => !without.includes(kind) && !keepsStock.includes(slotOf(kind)))
  return open.length > 0 ? open : kinds.filter((kind) => !without.includes(kind))
}

/** "Brakes" is pads, rotors and fluid before it is a big brake kit; "tires" are drag radials as well. */
const kindsShown = (text: string): PartKind[] => {
  const isBigKit = /\bbig brakes?\b|\bbbk\b|\bbrake kit\b/.test(text)
  return [
    ...new Set(
      kindsIn(text).flatMap((kind): PartKind[] => {
        if (kind === 'brake_kit' && !isBigKit) return ['brake_pads', 'brake_rotors', 'brake_fluid', 'brake_kit']
        if (kind !== 'tires') return [kind]
        return /\bdrag\b|\bstrip\b|\bquarter\b/.test(text) ? ['drag_tires'] : ['tires', 'drag_tires']
      }),
    ),
  ]
}

/** The part that a question is about. */
export function readPart({ parts }: Names, typed: string, meaning: Meaning): void {
  const text = withoutNamedBeside(typed)
  const maker = makerIn(parts, text)
  const said = meaning.cart === 'remove' ? allKindsIn(text) : meaning.cart ? kindsIn(text) : kindsShown(text)
  // "A clutch for my C6, it's got a cam and headers": what is on the car is not looked for.
  const on = meaning.cart || said.length < 2 ? [] : fittedIn(text).flatMap(({ kinds: [one] }) => one ?? [])
  const open = said.filter((one) => !on.includes(one))
  const kinds = meaning.cart === 'remove' ? said : withoutRefused(open.length > 0 ? open : said, text)
  const [kind] = kinds
  if (maker === undefined && kind === undefined) return
  const series = /\b(id ?\d{3,4}x?s?|walbro \d+|pure ?\d+)\b/.exec(text)?.[1]
  meaning.part = {
    ...(kind ? { kind } : {}),
    ...(kinds.length > 1 ? { kinds } : {}),
    ...(maker ? { maker } : {}),
    ...(series ? { series: series.replaceAll(' ', '').replace(/s$/, '') } : {}),
  }
}
