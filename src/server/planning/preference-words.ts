import type { BudgetPriority } from '../../contract/budget-priority.ts'
import { INDUCTION_NAMES, type InductionChoice } from '../../engine/display-words.ts'
import { factoryObeysInduction, isSingleConversion } from '../../engine/fitment/induction.ts'
import type { Aspiration, Fuel, Part, PartKind } from '../../engine/model.ts'
import { INTENDED_USES, type InductionPreference, type IntendedUse } from '../../engine/vocabulary.ts'

/** Words of customers and of the two configurators, as what the engine understands. */

export interface RequestedInduction {
  choice: InductionChoice
  preference: InductionPreference
  /** Boost sources that the words rule out: a single turbo is no twin kit. */
  excludedKinds: readonly PartKind[]
}

export type Understood<T> = { ok: true; value: T } | { ok: false; choices: readonly string[] }

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** A value and how people call it: anywhere, as a whole answer only, or in a sentence only. */
interface Named<T> {
  value: T
  names: string
  alone?: string
  spoken?: string
}
const whole = <T>(table: readonly Named<T>[]) =>
  table.map(
    ({ names, alone, value }) =>
      [new RegExp(`^(?:${names}${alone === undefined ? '' : `|${alone}`})$`), value] as const,
  )
const inSentence = <T>(table: readonly Named<T>[]) =>
  table.map(
    ({ names, spoken, value }) =>
      [new RegExp(String.raw`\b(?:${names})\b${spoken ? `|${spoken}` : ''}`), value] as const,
  )

const INDUCTIONS: readonly Named<InductionChoice>[] = [
  {
    value: 'naturally_aspirated',
    names: 'naturally aspirated|n/a|all[- ]motor',
    alone: 'na|natural(?:ly)?',
    spoken: String.raw`\b(?:no|without|not any) (?:boost|forced induction|turbos? or superchargers?|power adders?)\b|\bna (?:build|only|motor|power)\b`,
  },
  {
    value: 'auto',
    names: 'any (?:kind of )?(?:induction|boost)(?: is (?:fine|ok(?:ay)?))?|no (?:induction )?preference',
    alone: 'auto|any|none|',
  },
  { value: 'procharger', names: 'pro[- ]?charge[rd]?|centrifugal(?: supercharger)?' },
  { value: 'twin_turbo', names: '(?:twin|bi)[- ]?turbo(?:s|charged|chargers?)?' },
  { value: 'single_turbo', names: '(?:big )?single[- ]turbo(?:charger)?|big single', alone: 'single' },
  {
    value: 'supercharger',
    names: 'super ?charge(?:d|r|rs)?|blower',
    spoken: String.raw`\bblown\b|\bwhipple\b|\bmagnuson\b|\broots\b|\btwin[- ]screw\b`,
  },
  { value: 'turbo', names: 'turbo(?:s|ed|charged|charger|chargers)?(?: kit| build)?' },
]
const INDUCTION_WORDS = whole(INDUCTIONS)
export const INDUCTIONS_IN_SENTENCE = inSentence(INDUCTIONS)

/**
 * An induction preference in any of the tools' spellings. "Single Turbo" and "Twin Turbo" also say how many: a car
 * that left the factory with two turbochargers is a twin turbo as it stands, also with larger ones.
 */
export function readInduction(words: string | undefined, aspiration: Aspiration): Understood<RequestedInduction> {
  const said = plain(words ?? '')
  const choice = INDUCTION_WORDS.find(([form]) => form.test(said))?.[1]
  if (!choice) return { ok: false, choices: Object.values(INDUCTION_NAMES) }
  return { ok: true, value: requestedInduction(choice, aspiration) }
}

export function requestedInduction(choice: InductionChoice, aspiration: Aspiration): RequestedInduction {
  const isTwin = aspiration === 'twin_turbo'
  switch (choice) {
    case 'single_turbo':
      return { choice, preference: 'turbo', excludedKinds: ['turbo_kit_twin'] }
    case 'twin_turbo':
      return { choice, preference: 'turbo', excludedKinds: ['turbo_kit_single', ...(isTwin ? [] : UPGRADE)] }
    default:
      return { choice, preference: choice, excludedKinds: [] }
  }
}

const UPGRADE = ['turbo_upgrade'] as const

/**
 * Larger turbos of another number than was asked for, on a car that came with two: "single turbo" there means the conversion,
 * and never a bigger pair.
 */
export function turbosOfOtherNumber(
  { choice }: RequestedInduction,
  aspiration: Aspiration,
  parts: readonly Part[],
): readonly string[] {
  if (aspiration !== 'twin_turbo' || (choice !== 'single_turbo' && choice !== 'twin_turbo')) return []
  return parts
    .filter((part) => part.kind === 'turbo_upgrade' && isSingleConversion(part) !== (choice === 'single_turbo'))
    .map(({ id }) => id)
}

/** Whether the factory's own induction already is what the words ask for. */
export function factoryObeys(induction: RequestedInduction, aspiration: Aspiration): boolean {
  switch (induction.choice) {
    case 'single_turbo':
      return aspiration === 'turbo'
    case 'twin_turbo':
      return aspiration === 'twin_turbo'
    default:
      return factoryObeysInduction(induction.choice, aspiration)
  }
}

export const FUEL_CHOICES = ['Pump Gas', '87', '91', '93', 'E30', 'E85', 'Race Gas'] as const
/** Ethanol by its plain names. */
export const ETHANOL_NAMES = 'ethanol|corn'
/** What is said of the grade of pump gas. */
export const GRADE_WORDS = 'octane|premium'
const FUELS: readonly Named<Fuel>[] = [
  { value: 'e85', names: 'e ?-?85|ethanol|flex ?fuel(?! kit)|corn(?: juice)?', alone: 'flex' },
  { value: 'e30', names: 'e ?-?30(?: blend)?' },
  {
    value: 'race',
    names: String.raw`race (?:gas|fuel)|c ?16|1[01]\d octane`,
    alone: String.raw`race|1\d\d(?: octane)?`,
  },
  {
    value: '91',
    names: '91 ?(?:octane|pump(?: gas)?|gas|premium)',
    alone: '91',
    spoken: String.raw`\b(?:on|with|only have|have|only|use|run|using) 91\b|, 91(?=[ ,.?!]*$)`,
  },
  {
    value: '87',
    names: '87 ?(?:octane|pump(?: gas)?|gas|regular)|regular gas',
    alone: '87|regular',
    spoken: String.raw`\b(?:on|with|only|use|run|using) (?:87|regular)\b`,
  },
  {
    value: '93',
    names: '(?:93|94) ?(?:octane|pump(?: gas)?|gas|premium)|pump(?: gas| fuel)?(?! seals)|premium (?:gas|fuel)',
    alone: '93|94|pump gasoline|gas(?:oline)?|premium|',
    spoken: String.raw`\b(?:on|with|only have|have|only|use|run|using) (?:93|94)\b|\bon premium\b`,
  },
]
const FUEL_WORDS = whole(FUELS)
export const FUELS_IN_SENTENCE = inSentence(FUELS)

/** A fuel in any spelling; none said is pump gas, 93 octane. */
export function readFuel(words: string | undefined): Understood<Fuel> {
  const said = plain(words ?? '')
  const found = FUEL_WORDS.find(([form]) => form.test(said))
  return found ? { ok: true, value: found[1] } : { ok: false, choices: FUEL_CHOICES }
}

const USES: readonly Named<IntendedUse>[] = [
  {
    value: 'daily',
    names: String.raw`daily(?: driver| driven| driving)?|commut\w+|every ?day|dd`,
    spoken: String.raw`\bdrive(?:s|n)? (?:(?:it|her|this|about|around|roughly|over|some) )*\d+ (?:miles|mi) (?:a|each|every|per|one way|round trip)\b|\bonly (?:car|vehicle)\b|\b(?:kids?'?|family) (?:car|hauler|suv|wagon|truck)\b|\bschool run\b|\bgrocer\w+\b|\bevery morning\b|\bto work and back\b|\b(?:drive|drives|driven|take|takes|get|gets)(?: (?:it|that|this|her|him|my \w+|me))? to (?:work|school|the office)\b|\bwork truck\b|\b(?:tow|tows|towing|pull|pulls|pulling|haul|hauls|hauling)\b.{0,20}\b(?:trailer|camper|boat|rv|horses?|toy ?hauler|5th wheel|fifth wheel)\b`,
  },
  {
    value: 'track',
    names:
      '(?<!(?:miles?|minutes?|blocks?|mi|min|near|to|from|by|hours?) (?:from |to |of |off |by )?(?:the |my |our |a )?)track(?: ?days?| use| car| day car| toy)?|autocross|auto[- ]?x|road (?:course|racing)|circuit|time attack|lapping|hpde|(?:\\d+ )?laps?|(?:min(?:ute)?s? )?sessions?|instructor|re-?71\\w*|r-?comps?|\\d+ min(?:ute)?s? (?:stints?|flat out|at full throttle|at wot|hard|on track)|the ring(?! (?:and|n|gear|is|job|gap))|nordschleife|nurburgring',
    alone: 'race|racing',
  },
  {
    value: 'drag',
    names: String.raw`drag (?:rac\w+|car|strip|use|build)|drag ?strip`,
    alone: 'drag|strip|quarter mile',
    spoken: String.raw`\bthe strip\b|\bhalf-?mile\b|\bfor drag\b|\bfor the quarter(?: mile)?\b|\bdrag only\b|(?:\be85|\be30|\b9[13]|\bwhp|race gas),? drag(?=\s*[,.]|\s*$)|\btrailer car\b|\bdrag (?:weekends?|nights?|days?)\b`,
  },
  {
    value: 'street',
    names: 'street(?: car| use| driven| driving)?|weekends?(?: car| toy| cruiser| warrior)?|canyons?|fun car',
    alone: 'street/track|road|',
  },
]
const USE_WORDS = whole(USES)
export const USES_IN_SENTENCE = inSentence(USES)

/** What the car is for; nothing said is the street. */
export function readUse(words: string | undefined): Understood<IntendedUse> {
  const said = plain(words ?? '')
  const found = USE_WORDS.find(([form]) => form.test(said))
  return found ? { ok: true, value: found[1] } : { ok: false, choices: INTENDED_USES }
}

export const PRIORITY_CHOICES = ['budget', 'balanced', 'reliability'] as const
/** Little money, and no figure of it. */
const CHEAP_SPOKEN = [
  String.raw`\b(?:not|nothing|isn't|won't be|without being|don't want anything) (?:(?:too|so|that|very|super|real|crazy|overly) )?(?:expensive|pricey|costly)\b`,
  String.raw`\b(?:least|less) expensive\b|\b(?:low|least|lowest|minimal|minimum)[- ]cost\b`,
  String.raw`\b(?:won't|without|doesn't|don't|not|can't|not gonna) break\w* the bank\b`,
  String.raw`\b(?:tight|small|low|limited|student|shoestring|tiny|modest) budget\b|\bbudget is (?:(?:pretty|real|very|super) )?(?:tight|small|low|limited)\b|\bmoney is (?:(?:pretty|real|very|super) )?(?:tight|short)\b`,
  String.raw`\b(?:don't|do not|can't|cannot|not|without|no) (?:want (?:to )?|wanna |trying to |tryna |looking to |gonna |about to )?spend(?:ing)? (?:too )?(?:much|a lot|a ton|big|crazy|a fortune|tons)\b`,
  String.raw`\b(?:as little|for little|the least) (?:money|cash)?(?: ?as (?:possible|i can|we can))?(?= |$|[,.?!])(?<=\b(?:money|cash|possible|can))`,
  String.raw`\bspend(?:ing)? (?:as little|the least)\b|\bcosts? (?:as little|next to nothing)\b`,
  String.raw`\bpoor ?man'?s (?:version|build|way|route|mods?|setup)\b|\blight(?:er)? on (?:the|my) wallet\b|\b(?:i'm|im|i am|we're|we are|kinda|so|pretty|dead|flat) broke(?! (?:down|it|my|the|on|in)\b)`,
].join('|')
const PRIORITIES: readonly Named<BudgetPriority>[] = [
  {
    value: 'reliability',
    names: String.raw`reliab\w+|bullet ?-?proof|safer?|durable|long[- ]lasting`,
    alone: 'high|quality|premium|safety',
  },
  { value: 'balanced', names: 'balanced?', alone: 'mid|medium|performance|' },
  {
    value: 'lowest_cost',
    names: 'cheap(?:ly|est(?: way| route)?)?(?! out| ones?)|budget (?:build|friendly)|on a budget|inexpensive(?:ly)?',
    alone: 'low|budget|lowest cost|cost|value',
    spoken: CHEAP_SPOKEN,
  },
]
const PRIORITY_WORDS = whole(PRIORITIES)
export const PRIORITIES_IN_SENTENCE = inSentence(PRIORITIES)

/** Budget range ("low", "mid", "high") or priority ("balanced"); nothing said is balanced, as on the pages. */
export function readPriority(words: string | undefined): Understood<BudgetPriority> {
  const said = plain(words ?? '')
  const found = PRIORITY_WORDS.find(([form]) => form.test(said))
  return found ? { ok: true, value: found[1] } : { ok: false, choices: PRIORITY_CHOICES }
}
