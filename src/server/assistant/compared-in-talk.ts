import type { Vehicle } from '../../engine/model.ts'
import { type NamedCar, readCar } from '../catalog/car-words.ts'
import { chosenOfCompared } from './chosen-of-compared.ts'
import type { Compared } from './compared.ts'
import type { GearboxSaid } from './gearbox-said.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import type { LastSaid } from './said-before.ts'
import type { SaidCar } from './said-car.ts'
import { COMPONENT_WORDS } from './strength-goes-on.ts'

/** What a talk has come to, as far as comparisons go on from it. */
export interface Held {
  car?: string
  year?: number
  gearbox?: GearboxSaid
  goal?: Meaning['goal']
  fuel?: Meaning['fuel']
  budgetUsd?: number
  use?: Meaning['use']
  induction?: Meaning['induction']
  boostKinds?: Meaning['boostKinds']
  keepsStock?: Meaning['keepsStock']
  without?: Meaning['without']
  wants?: Meaning['wants']
  shown?: unknown
  compared?: Compared
  last?: LastSaid
  earlier?: readonly Held[]
}

const OF_ALL = /\b(?:both|each|all (?:three|of them)|two of (?:them|those)|ambos|los dos|las dos|cada uno)\b/
/** "Does it change if I only need 350": what was compared is held against each other for that. */
const CHANGES_IT =
  /\b(?:does|do|would|will|is|are) (?:it|that|this|anything|the (?:answer|winner|order|verdict|math|numbers?|picture)|your (?:answer|pick|choice))\b[^.?!]{0,12}\b(?:change|flip|differ|different|still|the same|hold|matter)\b|\b(?:what|and|how about) if (?:i|we|it|they)\b[^.?!]{0,20}\b(?:only|just)\b|^\W*(?:(?:ok|so|and|but|then|hmm) )*(?:what|how) about (?:at|for) (?:only |just )?[2-9]\d\d\b|^\W*(?:and|same) (?:at|for) (?:only |just )?[2-9]\d\d\b/
const WHICH =
  /\bwhich (?:one|car|truck|side|of (?:them|those|these|the two|both))\b|\bwho (?:is|wins|gets|would|makes)\b|\bcu[aá]l\b/
const NOT_POWER = String.raw`(?! ?(?:\$|dollars|bucks|usd|miles|mi\b|rpm|lbs?|nm|ft|cc|mph|k\b|grand|octane|hours|psi|%|[.,]\d))`
/** "Cheaper to 500", "cost to 400", "makes 600 easier": the power that two cars are held against each other for. */
const POWER_OF_COST = new RegExp(
  String.raw`\b(?:cheap\w*|cost\w*|money|dollars?|price\w*|less|easier|quicker|better)\b[^.?!]{0,24}?\b(?:to(?: (?:get|hit|make|reach))?(?: to)?|for|at|makes?|hits?|reach(?:es)?)(?: about| around)? ([2-9]\d\d|1[0-4]\d\d)\b${NOT_POWER}`,
)
const POWER_BEFORE =
  /\b(?:to|makes?|hits?|reach(?:es)?|gets? to) ([2-9]\d\d|1[0-4]\d\d)\b(?: whp| wheel| hp)? (?:for )?(?:\w+ )?(?:cheap\w*|less|easier)\b/

/** The power that a comparison is about, where only a figure says it. */
const powerOfCost = (asked: string): Meaning['goal'] | undefined => {
  const figure = (POWER_OF_COST.exec(asked) ?? POWER_BEFORE.exec(asked))?.[1]
  return figure ? { wheelHp: Number(figure) } : undefined
}

const TERMS = ['goal', 'budgetUsd', 'use', 'fuel', 'induction', 'wants', 'boostKinds'] as const

/** What is asked of all that were compared, on the terms that were said of them and those that are new. */
function ofAll({ cars, said }: Compared, meaning: Meaning): Meaning {
  const terms = Object.fromEntries(
    TERMS.flatMap((name) => (meaning[name] === undefined ? [] : [[name, meaning[name]]])),
  )
  const [first, second] = cars
  const isPower = meaning.goal !== undefined && meaning.budgetUsd === undefined
  const { budgetUsd: _, ...free } = said
  return {
    ...(isPower ? free : said),
    ...terms,
    intent: 'compare',
    ...first,
    ...(cars.length > 2 ? { cars } : { against: second as SaidCar }),
  } as Meaning
}

const HOLDS_OTHER =
  /\b(?:vs|versus|against|happier|better off|quicker|faster|slower|who wins|wins|winner|which (?:one|is|would|will|goes|makes)|fares?|beats?|walks?|smokes?|still ahead|same (?:mods|list|parts|setup))\b|\b(?:how much )?cheaper (?:to|than|for)\b|\bcheaper\b[^.!]*\?/
/** "Does that still gap him": asked of what is on the table, not wished for. */
const ASKED_OF_IT =
  /^\W*(?:(?:so|and|ok|then|but|lol|bro|wait|well|yo|now)\W+)*(?:would|will|does|do|is|can|could|did|gonna|going to) (?:that|it|this|mine|she|he|my [a-z\d]+|the [a-z\d]+)\b|^\W*(?:would|will|gonna) (?:that|it|this)?\W*(?:be )?(?:beat|gap|smoke|quicker|faster)/
const GOES_ON = /^\W*(?:(?:so|and|ok|then|but|lol)\W+)*(?:what about|how about|and|against|or) /
const IS_FOR = /\b(?:build|plan|do|want|need|looking|trying|goal)\b/

/** "The M5 is stage 2. Is the Audi still quicker?": the other car, in a sentence of its own. */
function otherIn(vehicles: readonly Vehicle[], car: string, asked: string): NamedCar | undefined {
  const named = asked.split(/[.,:;?!]/).flatMap((piece) => readCar(vehicles, piece).named ?? [])
  return named.find((one) => one.car !== car)
}

/** What a build that is shown is held against: another car, or another stage of the same. */
function heldAgainst(
  vehicles: readonly Vehicle[],
  before: Held,
  { meaning, asked }: MessageReading,
): Meaning | undefined {
  const { car, year, shown } = before
  if (shown === undefined || car === undefined || meaning.intent === 'compare' || meaning.part) return undefined
  const own = { car, ...(year === undefined ? {} : { year }) }
  const rival = meaning.goal && 'fasterThan' in meaning.goal ? meaning.goal.fasterThan : undefined
  if (rival) {
    return ASKED_OF_IT.test(asked) && rival.car !== car ? { intent: 'compare', ...own, against: rival } : undefined
  }
  const named = meaning.car === undefined ? otherIn(vehicles, car, asked) : meaning
  if (named?.car === undefined || named.car === car) return undefined
  const isNext = before.last?.intent === 'compare' && GOES_ON.test(asked)
  if (!isNext && !(HOLDS_OTHER.test(asked) && !IS_FOR.test(asked.replace(HOLDS_OTHER, ' ')))) return undefined
  const other = { car: named.car, ...(named.year === undefined ? {} : { year: named.year }) }
  const { goal, fuel, budgetUsd } = meaning
  return {
    ...{ intent: 'compare', ...own, against: other },
    ...(goal ? { goal } : {}),
    ...(fuel ? { fuel } : {}),
    ...(budgetUsd ? { budgetUsd } : {}),
  }
}

const SAME_ON_OTHER = /\bsame\b|\binstead\b|\brather\b/
const TERMS_KEPT = [
  'goal',
  'fuel',
  'budgetUsd',
  'use',
  'induction',
  'boostKinds',
  'keepsStock',
  'without',
  'wants',
] as const

/** "Same but an Evo IX instead": the terms of the build that is shown, on the other car. */
function sameOnOther(before: Held, { meaning, asked }: MessageReading): Meaning | undefined {
  const { car, shown } = before
  const isOther = meaning.car !== undefined && meaning.car !== car
  const isOpen = meaning.intent === 'plan' || meaning.intent === 'topic' || meaning.intent === 'unknown'
  if (shown === undefined || !isOther || !isOpen || meaning.goal !== undefined || !SAME_ON_OTHER.test(asked))
    return undefined
  if (before.goal === undefined || 'fasterThan' in before.goal) return undefined
  const kept = TERMS_KEPT.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]]))
  const { topic: _, ...said } = meaning
  return { ...Object.fromEntries(kept), ...said, intent: 'plan' }
}

const CATCHES =
  /\b(?:catch(?: up (?:to|with))?|beat|match|outrun|gap|keep up with|as (?:quick|fast) as|quicker than|faster than|run with)\b (?:that|it|him|her|them|this|the (?:other|second)(?: one)?)\b/

/** "What would it take for mine to catch that": the first car of a comparison is to beat the other. */
function toCatch({ car }: Held, { cars, said }: Compared, asked: string): Meaning | undefined {
  const own = cars.find((one) => one.car === car) ?? cars[0]
  const rival = cars.find((one) => one !== own)
  if (!CATCHES.test(asked) || !own || !rival) return undefined
  const { goal: _, ...terms } = said
  return { ...terms, ...own, intent: 'plan', goal: { fasterThan: rival } }
}

const EXTRA = /\bcompar\w+\b|\bvs\b|\bversus\b|\bworth\b|\bdifference\b|\bover\b|\bdiff\b|\bagainst\b|\binstead of\b/

/** "Compare that to stage 1, is the extra worth it": two stages of the car on the table. */
function otherStage({ car, year, shown }: Held, { meaning, asked }: MessageReading): Meaning | undefined {
  const { goal } = meaning
  if (shown === undefined || !car || (meaning.car ?? meaning.against?.car) !== undefined) return undefined
  if (!goal || !('stage' in goal)) return undefined
  return EXTRA.test(asked) ? { intent: 'compare', car, ...(year ? { year } : {}), goal } : undefined
}

/** An order for the car that was decided for. */
const ORDERS_IT =
  /\b(?:do|build|plan|price|spec|go with|show(?: me)?|take|quote|lets) (?:that|it|the|this|us|me|up|out)\b|\bcome out to\b/
const OF_BUILD = [
  'goal',
  'budgetUsd',
  'fuel',
  'notFuels',
  'use',
  'induction',
  'gearbox',
  'boostKinds',
  'keepsStock',
  'without',
] as const

/** The year that is said counts for more than that of the comparison. */
const withYearSaid = (chosen: SaidCar, { car, year, maybeYear }: Meaning): SaidCar => {
  const isOfIt = car === undefined || plateOf(car) === plateOf(chosen.car)
  const said = isOfIt ? (year ?? maybeYear) : undefined
  return said === undefined
    ? chosen
    : { car: chosen.car, ...(chosen.gearbox ? { gearbox: chosen.gearbox } : {}), year: said }
}

function decided(one: SaidCar, { said }: Compared, meaning: Meaning, asked: string): Meaning {
  const chosen = withYearSaid(one, meaning)
  const isBuild = meaning.budgetUsd !== undefined || meaning.goal !== undefined
  if (meaning.intent !== 'plan' && isBuild && ORDERS_IT.test(asked)) {
    const own = OF_BUILD.flatMap((name) => (meaning[name] === undefined ? [] : [[name, meaning[name]]]))
    return { ...said, ...Object.fromEntries(own), ...chosen, intent: 'plan' }
  }
  return { ...said, ...meaning, ...chosen, ...(meaning.intent === 'unknown' ? { intent: 'plan' } : {}) }
}

/** "Now both on E85"; whether both may have a fuel is a question of its own. */
const isOnEthanol = ({ fuel }: Meaning, asked: string): boolean =>
  (fuel === 'e85' || fuel === 'e30') && !/^\W*(?:is|are|do|does|can|will|would|should|which|what)\b|\?/.test(asked)

/** "The M2" after it was asked which of M340i and M2 Competition is meant. */
function answeredWhich({ last }: Held, { cars }: Compared, { car, intent }: Meaning): SaidCar | undefined {
  if (car === undefined || intent !== 'plan' || last?.intent === 'compare') return undefined
  const [one, more] = cars.filter((said) => said.car.startsWith(`${car}-`))
  return more === undefined && !cars.some((said) => said.car === car) ? one : undefined
}

/** What a message means that decides between cars that were compared, asks of all of them, or holds a build against another. */
export function inComparison(vehicles: readonly Vehicle[], before: Held, reading: MessageReading): Meaning | undefined {
  const { meaning, asked } = reading
  const { compared } = before
  if (compared && compared.cars.length > 1 && meaning.intent !== 'compare') {
    const isOpen = meaning.car === undefined
    const hasTerms = TERMS.some((name) => name !== 'fuel' && meaning[name] !== undefined) || isOnEthanol(meaning, asked)
    const isOfAll =
      OF_ALL.test(asked) ||
      (meaning.goal !== undefined && CHANGES_IT.test(asked)) ||
      (WHICH.test(asked) && (meaning.change === 'cheaper' || meaning.goal !== undefined))
    const isOfComponent = COMPONENT_WORDS.some(([, form]) => form.test(asked)) && meaning.goal === undefined
    if (isOpen && isOfAll && hasTerms && !isOfComponent) return ofAll(compared, meaning)
    const caught = isOpen ? toCatch(before, compared, asked) : undefined
    if (caught) return caught
    const chosen =
      answeredWhich(before, compared, meaning) ?? chosenOfCompared(vehicles, compared.cars, { asked, meaning })
    if (chosen) return decided(chosen, compared, meaning, asked)
  }
  return otherStage(before, reading) ?? heldAgainst(vehicles, before, reading) ?? sameOnOther(before, reading)
}

const plateOf = (modelId = ''): string => modelId.split('-').slice(0, 2).join('-')

/** "My M3", "that G35": the car of this talk, with its year, where a side of a comparison says no more. */
function ownSide<S extends { car?: string; year?: number }>(before: Held, side: S, asked: string): S {
  if (side.car === undefined) return side
  const known = [before, ...(before.earlier ?? [])].filter(({ car, year }) => car !== undefined && year !== undefined)
  const plate = plateOf(side.car).split('-')[1] ?? ''
  const isOwned = new RegExp(String.raw`\b(?:my|mine|that|this|our)(?: (?!\d)[a-z\d]+)? ${plate}\b`).test(asked)
  if (side.year !== undefined && !isOwned) return side
  const one =
    known.find(({ car }) => car === side.car) ??
    (isOwned ? known.find(({ car }) => plateOf(car) === plateOf(side.car)) : undefined)
  return one?.car ? { ...side, car: one.car, ...(one.year === undefined ? {} : { year: one.year }) } : side
}

/** A comparison with the power that it is about, and with the cars of this talk where they are meant. */
export function withOwnSides(before: Held, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  if (meaning.intent !== 'compare') return reading
  const goal = meaning.goal ?? powerOfCost(asked)
  const { car, year, against } = meaning
  const own = car === undefined ? {} : ownSide(before, { car, ...(year === undefined ? {} : { year }) }, asked)
  return {
    ...reading,
    meaning: {
      ...meaning,
      ...own,
      ...(goal ? { goal } : {}),
      ...(against?.car ? { against: ownSide(before, against, asked) } : {}),
    },
  }
}
