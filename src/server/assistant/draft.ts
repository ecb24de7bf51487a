import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { DynoSheet } from '../../engine/current-setup/current-setup.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Fuel, PartKind, Slot } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { Said } from './advisor.ts'
import { builtFor } from './change/back-to.ts'
import type { Compared } from './compared.ts'
import type { HalfNamed } from './corrected-car.ts'
import { recalled, remembering } from './earlier-cars.ts'
import type { GearboxSaid } from './gearbox-said.ts'
import { gainKept } from './goal-of-request.ts'
import type { Goal, Meaning } from './meaning.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'
import { isRefused } from './refused-induction.ts'
import type { LastSaid } from './said-before.ts'
import type { Standing } from './standing-words.ts'
import type { Talk } from './talk.ts'
import type { Language } from './words/language.ts'

/** The request as it stands after all that was said. */
export interface Draft {
  car?: string
  year?: number
  /** The visitor said the year; otherwise it is ours. */
  isYearSaid?: boolean
  gearbox?: GearboxSaid
  goal?: Goal
  /** So much over stock was asked for: what is planned for the next car as well. */
  gained?: Goal
  fuel?: Fuel
  notFuels?: readonly Fuel[]
  budgetUsd?: number
  use?: IntendedUse
  induction?: InductionChoice
  priority?: BudgetPriority
  keepsStock?: readonly Slot[]
  without?: readonly PartKind[]
  wants?: readonly PartKind[]
  boostKinds?: readonly PartKind[]
  notMade?: readonly string[]
  maker?: string
  partNamed?: string
  installed?: readonly PartKind[]
  dynoSheet?: DynoSheet
  standing?: Standing
  /** The part that was spoken of last, for "add it". */
  part?: Meaning['part']
  /** In which the visitor writes; absent: English. */
  language?: Language
  /** A question that waits for the car. */
  pending?: Pick<Meaning, 'intent' | 'part' | 'topic'>
  /** The cars that were compared last: "the second one". */
  compared?: Compared
  /** Half a car that was named. */
  half?: HalfNamed
  /** What the talk is about, and what holds all through it. */
  talk?: Talk
  /** What the visitor said so far, message by message. */
  turns?: readonly string[]
  /** What the last message was about. */
  last?: LastSaid
  /** The build last shown, as its request. */
  shown?: NonNullable<Said['request']>
  /** The request as it was before the last change, for "go back". */
  before?: Draft
  /** The cars that were planned before this one, the latest first. */
  earlier?: readonly Draft[]
}

const union = <T extends string>(a: readonly T[] = [], b: readonly T[] = []): readonly T[] =>
  [...new Set([...a, ...b])].sort()
const less = <T extends string>(a: readonly T[] = [], b: readonly T[] = []): readonly T[] =>
  a.filter((one) => !b.includes(one))

/** What is said of places and kinds now takes the place of what was said of them before. */
function withWishes(kept: Draft, said: Meaning): Partial<Draft> {
  const welcome = [...(said.wants ?? []), ...(said.allows ?? []), ...boostWelcome(said)]
  const refusedSlots = said.keepsStock ?? []
  const refused = said.without ?? []
  const lists = {
    keepsStock: union(less(kept.keepsStock, welcome.map(slotOf)), refusedSlots),
    without: union(less(kept.without, welcome), refused),
    wants: union(
      (kept.wants ?? []).filter((kind) => !refusedSlots.includes(slotOf(kind)) && !refused.includes(kind)),
      said.wants,
    ),
    installed: union(kept.installed, said.installed),
    boostKinds: said.boostKinds ?? (said.induction ? [] : less(kept.boostKinds, refused)),
  }
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
}

/** Wanting a blower again lifts what ruled it out; so does the word "any". */
function boostWelcome({ induction, boostKinds, allows }: Meaning): readonly PartKind[] {
  if (boostKinds && boostKinds.length > 0) return boostKinds
  if (induction === 'supercharger' || induction === 'procharger') return BLOWER_KINDS
  if (induction === 'turbo' || induction === 'single_turbo' || induction === 'twin_turbo') return TURBO_KINDS
  return allows ?? []
}

/** The draft after one more message of the visitor. */
export function withMeaning(draft: Draft, meaning: Meaning, isCorrection = false): Draft {
  if (meaning.intent === 'reset') return {}
  if (meaning.change === 'back' && draft.before) draft = withoutShown(earlierOf(draft, meaning), draft)
  const { intent: _, change: __, against: ___, isStock: ____, topic: _____, cart: ______, cars: _7, ...rest } = meaning
  const {
    stranger: _8,
    isWholeCart: _11,
    isAllBut: _12,
    isYearOfCode,
    maybeYear,
    allows: _9,
    tires: _10,
    isNextStep,
    isFresh,
    isPartsOnly: _13,
    isFirst: _16,
    backTo: _18,
    noBudget,
    isOfShown: _17,
    noPower: _14,
    isCarbLegal: _15,
    notThisCar,
    ...said
  } = rest
  if (notThisCar) {
    const { car: _car, shown: _shown, gearbox: _gearbox, ...open } = draft
    return { ...open, half: notThisCar }
  }
  // Of two kinds of boost that are held against each other none is wanted yet.
  if (meaning.against?.induction) delete said.induction
  const isOtherCar = said.car !== undefined && draft.car !== undefined && said.car !== draft.car
  const isNewRequest = isOtherCar && said.goal !== undefined
  const again = isOtherCar ? recalled(draft, said) : undefined
  const kept: Draft = again
    ? { ...again, ...pickLanguage(draft) }
    : isNewRequest || (isOtherCar && isFresh)
      ? pickLanguage(draft)
      : { ...draft }
  if (isOtherCar) kept.earlier = remembering(draft, said)
  if (isYearOfCode && !isOtherCar && draft.isYearSaid && draft.year !== undefined) delete said.year
  if (said.car !== undefined && !again && (isOtherCar || said.year !== undefined)) delete kept.year
  if (isOtherCar && !again) {
    const isSpelledOut = draft.shown === undefined && isOfOnePlate(said.car, draft.car)
    if ((isCorrection || isSpelledOut) && draft.isYearSaid && draft.year !== undefined && said.year === undefined)
      kept.year = draft.year
    for (const own of ['gearbox', 'shown', 'installed', 'dynoSheet', 'standing', 'maker', 'partNamed', 'part'] as const)
      delete kept[own]
  }
  if (isNextStep && !isOtherCar) becomesTheCar(kept, said.goal)
  const next: Draft = { ...kept, ...said }
  for (const list of ['keepsStock', 'without', 'wants', 'installed', 'boostKinds'] as const) delete next[list]
  Object.assign(next, withWishes(kept, meaning))
  if (said.notMade) next.notMade = union(kept.notMade, said.notMade)
  if (said.standing && kept.standing) next.standing = { ...kept.standing, ...said.standing }
  const isYearOpen = isCorrection || next.year === undefined || (!next.isYearSaid && draft.car === next.car)
  if (maybeYear !== undefined && next.car !== undefined && isYearOpen) {
    next.year = maybeYear
    next.isYearSaid = true
  }
  if (said.year !== undefined && !isYearOfCode) next.isYearSaid = true
  else if (isOtherCar && kept.year === undefined) delete next.isYearSaid
  const ruledOut = (meaning.notFuels ?? []).filter((fuel) => fuel !== said.fuel)
  if (next.fuel && ruledOut.includes(next.fuel)) delete next.fuel
  if (next.induction && isRefused(next.induction, next.without)) delete next.induction
  if (next.induction === 'naturally_aspirated' && (meaning.allows?.some((kind) => BOOST.has(kind)) ?? false)) {
    next.induction = meaning.allows?.some((kind) => TURBO_KINDS.includes(kind)) ? 'turbo' : 'supercharger'
  }
  const isBoostKept = meaning.keepsStock?.includes('boost_source')
  const isForced = said.induction !== undefined && said.induction !== 'naturally_aspirated'
  if (isForced && !isBoostKept && kept.keepsStock?.includes('boost_source')) {
    next.keepsStock = less(next.keepsStock, ['boost_source'])
  }
  if (said.induction && kept.maker && !said.maker) delete next.maker
  if (noBudget) delete next.budgetUsd
  if (said.goal && !said.budgetUsd && draft.budgetUsd !== undefined && isNewRequest) delete next.budgetUsd
  if (changesPlan(meaning) && draft.shown) next.before = { ...draft }
  const isOtherYear = said.car !== undefined && said.year !== undefined && (draft.year ?? said.year) !== said.year
  return gainKept(next, draft, said.goal, (isOtherCar && !again) || isOtherYear)
}

/** "F-150, 2013 // EcoBoost 3.5": another version of the plate that was named, whose year stands. */
const isOfOnePlate = (one = '', other = ''): boolean =>
  one.split('-').slice(0, 2).join('-') === other.split('-').slice(0, 2).join('-')

/** What was planned before is on the car now, and makes what was asked for then. */
function becomesTheCar(kept: Draft, goal: Goal | undefined): void {
  const { goal: before, wants = [], boostKinds = [] } = kept
  if (!goal || !before || !('wheelHp' in goal) || !('wheelHp' in before) || before.wheelHp >= goal.wheelHp) return
  kept.dynoSheet ??= { wheelHp: before.wheelHp }
  kept.installed = union(kept.installed, [...wants, ...boostKinds.slice(0, 1)])
  for (const own of ['wants', 'boostKinds', 'induction'] as const) delete kept[own]
}

const BOOST: ReadonlySet<PartKind> = new Set([...TURBO_KINDS, ...BLOWER_KINDS])
const pickLanguage = ({ language }: Draft): Draft => (language ? { language } : {})
/** The request before the last change, or the first of all. */
const earlierOf = ({ before = {} }: Draft, meaning: Meaning): Draft =>
  meaning.isFirst && before.before ? earlierOf(before, meaning) : builtFor(before, meaning.backTo)
const withoutShown = (before: Draft, { shown }: Draft): Draft => ({ ...before, ...(shown ? { shown } : {}) })
const changesPlan = ({ intent }: Meaning): boolean => intent === 'plan'
