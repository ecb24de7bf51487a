import { type AskKind, familyOf } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import { dangerTold } from '../danger-told.ts'
import { partOnOldMap } from '../how-asked.ts'
import type { Intent, Meaning } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { BOOST_KINDS } from '../part-words.ts'
import { isSafetyAsked } from '../safety-asked.ts'
import type { Before } from '../said-before.ts'
import { Sentence } from '../sentence.ts'
import { asksYield } from '../yield-asked.ts'
import { CHANGES, type ChangeTeller } from './change-slots.ts'

/** So likely a change is taken as one by itself, and where the words say what of a build is to change. */
const SURE = 0.5
const LIKELY = 0.3
/** So surely a message asks something of another family. */
const OTHER = 0.6

/** What the visitor shops for, or has in the cart, is changed there. */
const OF_SHELF: ReadonlySet<Intent> = new Set<Intent>(['cart', 'fits'])
const CHANGES_SHELF: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['change.drop', 'change.add', 'change.maker', 'change.budget', 'change.cheaper', 'change.back'] as const),
])
const OF_CART = /\b(?:cart|basket|checkout|carrito)\b/

/** A build was asked back for, or all stages of the car were told. */
const ASKED_OF_CAR: ReadonlySet<Intent> = new Set<Intent>(['plan', 'stages'])

/** A build is on the table, or was wished for and not reached. */
export const isPlanned = ({ shown, goal, budgetUsd, car, induction, wants = [], last }: Before): boolean =>
  (car !== undefined || last?.intent === 'stranger') &&
  ((shown ?? goal ?? budgetUsd ?? induction) !== undefined ||
    wants.length > 0 ||
    ASKED_OF_CAR.has(last?.intent ?? 'chat'))

/** The pieces of a message that change what is planned. */
export function changesIn(before: Before, { asks = [], meaning, asked }: Read): Ask[] {
  if (!isPlanned(before) || before.talk?.danger !== undefined) return []
  if (dangerTold(asked, asked) || OF_CART.test(asked) || meaning.intent === 'reset') return []
  const isOfShelf = before.last !== undefined && OF_SHELF.has(before.last.intent)
  const isOfCart = asks.some(({ kind, likely }) => familyOf(kind) === 'cart' && likely >= OTHER)
  if (isOfCart) return []
  const isRead = (meaning.intent === 'plan' && asks.length === 1) || before.shown !== undefined
  return asks.filter(
    ({ kind, likely, typed }) =>
      familyOf(kind) === 'change' &&
      likely >= (isRead && kind !== 'change.maker' ? LIKELY : SURE) &&
      !(isOfShelf && CHANGES_SHELF.has(kind)) &&
      !(OF_SAME_CAR.has(kind) && SAYS_CAR.test(typed)) &&
      !ASKS_BESIDE[kind]?.(new Sentence(typed).rest),
  )
}
type Read = Pick<MessageReading, 'asks' | 'meaning' | 'asked'>

/** "Can I put the downpipe on and keep the same map": whether the map knows the part, and no term of the build. */
function asksOldMap(asked: string): boolean {
  return partOnOldMap(asked) !== undefined
}

/** A question that only looks like a change: what a fuel gains, whether a gearbox bears it. */
const ASKS_BESIDE: Readonly<Partial<Record<AskKind, (asked: string) => boolean>>> = {
  'change.fuel': (asked) => ASKS_GAIN.test(asked) || asksYield(asked) || ASKS_IF_OK.test(asked),
  'change.correct': isSafetyAsked,
  'change.keep': asksOldMap,
  'change.add': asksOldMap,
  // "No blower, I hate the whine" refuses a part, and takes nothing back.
  'change.back': (asked) => REFUSES.test(asked) && !SAYS_BACK.test(asked),
}
const REFUSES = /^\W*(?:(?:and|but|ok|so|ew|nah|please|lol)\W+)*(?:no|without|not an?|skip the|sin)\b/
const SAYS_BACK =
  /\b(?:back|undo|revert|again|before|previous|first|original|earlier|old|last|other|was|had|regres\w*|vuelv\w*|anterior)\b/
const ASKS_GAIN =
  /\bhow much (?:more|extra|less|gain|power|hp|do|does|would|will|can)\b(?!.{0,24}\bcost)|\b(?:gain|lose|losing|gaining)\b/
/** "Can I run 91 in a pinch": asks whether it hurts, and changes nothing. */
const ASKS_IF_OK = /\b(?:ok(?:ay)?|safe|hurt|bad) (?:to|if|on)\b|\bpinch\b|\bstuck\b|\btank of\b|\bhurt\b/

/** Whether the words tell what is to change. `meaning`: the message read as a request. */
export const tellsChange = (before: Before, changes: readonly Ask[], meaning: Meaning): boolean =>
  changes.some(
    ({ kind, typed }) => CHANGES[kind]?.(before, { typed, asked: new Sentence(typed).rest, meaning }) !== undefined,
  )

/** "Mine is the Turbo instead of the GT3" says which car it is. */
const SAYS_CAR = /\b(?:mine|his|hers|(?:my|his|her|the) (?:car|truck|one))(?: is|'s|s)? (?:actually )?(?:an?|the)\b/i
/** A change of parts or money is no other car, whatever its figures may name: "a 2.3 Whipple". */
const OF_SAME_CAR: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['change.maker', 'change.add', 'change.drop', 'change.keep', 'change.cheaper', 'change.budget'] as const),
  'change.boost',
])
export function ofSameCar(before: Before, changes: readonly Ask[], meaning: Meaning): Meaning {
  if (changes.some(({ kind }) => !OF_SAME_CAR.has(kind))) return meaning
  const { car, year, isYearOfCode: _, maybeYear: __, ...rest } = meaning
  return car === undefined || car === before.car ? meaning : rest
}

/** The words of a message that say what is to change. */
export const wordsOfChange = (changes: readonly Ask[]): string =>
  changes.map(({ typed }) => typed.replaceAll(/\bwhy not\b/gi, ' ')).join(' ')

const LISTS = ['keepsStock', 'without', 'wants', 'allows', 'boostKinds', 'installed', 'notFuels', 'notMade'] as const

/** What several changes say together; of one thing the later word stands. */
const together = (one: Meaning, next: Partial<Meaning>): Meaning => {
  const lists = LISTS.flatMap((name) => {
    const all = [...new Set<string>([...(one[name] ?? []), ...(next[name] ?? [])])].sort()
    return all.length > 0 ? [[name, all] as const] : []
  })
  return { ...one, ...next, ...(Object.fromEntries(lists) as Partial<Meaning>) }
}

/**
 * A message that surely asks for a change of what was planned or wished for: a plan with all that was said before, and
 * what is said now. `read`: what the words alone were read as, if as a change.
 */
export function changeAsked(before: Before, reading: MessageReading, read: Meaning | undefined): Meaning | undefined {
  const { asked } = reading
  const changes = changesIn(before, reading)
  if (changes.length === 0) return undefined
  const meaning = ofSameCar(before, changes, reading.meaning)
  if (meaning.stranger !== undefined || meaning.against?.car) return undefined
  const said = changes.map(({ kind, typed }) => {
    const tell: ChangeTeller | undefined = CHANGES[kind]
    return tell?.(before, { typed, asked: new Sentence(typed).rest, meaning })
  })
  if (said.every((one) => one === undefined)) return undefined
  const { topic: _, part: __, cart: ___, isPartsOnly: ____, isStock: _5, ...whole } = read ?? ofBuild(meaning)
  const own = withoutChanged(whole, changes, asked)
  const all = said.reduce<Meaning>((meant, one) => together(meant, one ?? {}), {
    ...own,
    intent: 'plan',
    ...(isOfPlan(before) ? { isOfShown: true as const } : {}),
  })
  const isOfStages = before.last?.intent === 'stages' && (all.goal ?? all.budgetUsd ?? all.change) === undefined
  return isOfStages && before.shown === undefined && before.goal === undefined
    ? { ...all, intent: 'stages', isOfShown: true }
    : all
}

/** A build or a goal of its own is changed; what a small budget buys is a list, and is changed as one. */
const isOfPlan = ({ shown, goal }: Before): boolean => shown !== undefined || (goal !== undefined && !('most' in goal))

const SAVES = /\bsav(?:e|es|ing)s?\b|\bahorr\w+/
/** What is changed for something else is not ruled out with it, and money that is saved is no budget. */
function withoutChanged(whole: Meaning, changes: readonly Ask[], asked: string): Meaning {
  const own = { ...whole }
  if (changes.some(({ kind }) => OF_SOURCE.has(kind))) {
    own.without = (own.without ?? []).filter((kind) => !BOOST_KINDS.includes(kind))
    own.keepsStock = (own.keepsStock ?? []).filter((slot) => slot !== 'boost_source')
    delete own.maker
    // "Run a 6870 instead" is no turbo that is on the car.
    delete own.installed
  }
  if (SAVES.test(asked) && changes.every(({ kind }) => kind !== 'change.budget')) delete own.budgetUsd
  return own
}
const OF_SOURCE: ReadonlySet<AskKind> = new Set<AskKind>(['change.boost', 'change.maker'])

/** Of a message that was read as a question only what it says of the car is kept. */
function ofBuild(meaning: Meaning): Meaning {
  if (meaning.intent === 'plan') return meaning
  const { car, year, gearbox, maybeYear, isYearOfCode, standing, fuel } = meaning
  return {
    intent: 'plan',
    ...(car ? { car } : {}),
    ...(year ? { year } : {}),
    ...(gearbox ? { gearbox } : {}),
    ...(maybeYear ? { maybeYear } : {}),
    ...(isYearOfCode ? { isYearOfCode } : {}),
    ...(standing ? { standing } : {}),
    ...(fuel ? { fuel } : {}),
  }
}
