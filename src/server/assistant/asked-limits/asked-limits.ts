import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { ASKS_SHEET } from '../asked-of-part/part-asks.ts'
import type { AskKind } from '../asks/ask.ts'
import { INTO_CART } from '../cart-talk/spoken-order.ts'
import { dangerTold } from '../danger-told.ts'
import { dangerOf } from '../dangers.ts'
import type { OfCar } from '../frame/of-car.ts'
import { claimsGain } from '../gain-of-parts.ts'
import { heatSaid } from '../heat-said.ts'
import { partOnOldMap } from '../how-asked.ts'
import { degreesTold } from '../measured-figures.ts'
import { failsFirst } from '../named-car/fails-first.ts'
import { stockPartsIn } from '../named-car/stock-parts.ts'
import { OF_SHOWN } from '../of-shown/asked-of-shown.ts'
import type { ComponentName } from '../of-shown/components.ts'
import { strengthTold } from '../of-shown/strength-told.ts'
import { stockOfEach } from '../question-answers.ts'
import { SHOT } from '../shot-said.ts'
import { softwareOnly } from '../software-only.ts'
import { shownBuild } from '../stage-plan.ts'
import type { StrengthTopic } from '../strength-asked.ts'
import type { Turn } from '../turn.ts'
import { type LimitAsk, limitAsks } from './asked-kinds.ts'
import { withBuild } from './build-beside.ts'
import { type CarAsked, carAsked } from './car-asked.ts'
import { comfortOf } from './comfort.ts'
import { askedOf, boxTold, drivelineTold, engineTold, fuelTold, turboTold } from './component-told.ts'
import { curePrice } from './cure-price.ts'
import { firstTold } from './first-told.ts'
import { fuelAsked } from './fuel-asked.ts'
import { fuelGained } from './gain-of-fuel.ts'
import { partGain } from './gain-of-part.ts'
import { safeTold } from './safe-told.ts'
import { shotGain, shotOfAny } from './shot-gain.ts'
import { stockTold } from './stock-told.ts'
import { weakTold } from './weak-told.ts'

type Teller = (turn: Turn, car: OfCar, asked: string) => Answer | undefined

/** What a teller says in words, with what may be said next and the year that was taken for granted. */
const words =
  (tell: (turn: Turn, car: OfCar, asked: string) => Bilingual | undefined): Teller =>
  (turn, car, asked) => {
    const told = tell(turn, car, asked)
    return (
      told && [
        text(clean(inLanguage(turn.draft.language, told)), car.assumed),
        suggestions('What breaks first?', '100 more whp', 'How quick is it?'),
      ]
    )
  }

const clean = (said: string): string => said.replaceAll(/ {2,}/g, ' ').trim()

/** What is asked, and who tells it of the car. */
const TELLERS: Partial<Record<AskKind, Teller>> = {
  'limit.safe': (turn, car, asked) =>
    IS_PRACTICE.test(asked) ? undefined : withNumber(turn, car, asked, words(safeTold)(turn, car, asked)),
  'limit.first': (turn, car, asked) =>
    IS_CHOICE.test(asked) ? undefined : (failsFirst(turn) ?? words(firstTold)(turn, car, asked)),
  'limit.engine': words((turn, car, asked) => engineTold(askedOf(turn, car, asked))),
  'limit.gearbox': words((turn, car, asked) => boxTold(askedOf(turn, car, asked), 'gearbox')),
  'limit.clutch': words((turn, car, asked) => boxTold(askedOf(turn, car, asked), 'clutch')),
  'limit.fuel': words((turn, car, asked) => fuelTold(askedOf(turn, car, asked))),
  'limit.turbo': words((turn, car, asked) => turboTold(askedOf(turn, car, asked))),
  'limit.driveline': words((turn, car, asked) => drivelineTold(askedOf(turn, car, asked))),
  'limit.weak_points': (turn, car, asked) => (claimsGain(asked) ? undefined : weakTold(turn, car, asked)),
  'gain.part': partGain,
  'gain.tune': (turn, car, asked) =>
    softwareOnly(turn.advisor, turn.draft, turn.reading) ?? partGain(turn, car, asked, true),
  'gain.fuel': fuelGained,
  'gain.nitrous': (turn, car, asked) =>
    ASKS_GAIN.test(asked) && !onlyWhetherItHolds(asked) ? shotGain(turn, car, asked) : undefined,
  'stock.figures': (turn, car, asked) => stockOfEach(turn.advisor, turn.reading) ?? stockTold(turn, car, asked),
}

/** "Is it safe to straight pipe it without a tune": a thing that is done, and no power. */
const IS_PRACTICE =
  /\bstraight[- ]?pip\w+|\b(?:without|no|with no|skip\w*) (?:an? |the |any )?(?:tune|tuning|retune|flash)\b(?!.*\b\d{3}\b)/

/** Which of two is bought first, or what to do to the car first. */
const IS_CHOICE = /\b(?:mods?|buy|upgrade|install|e85|downpipe|intake|tune|do first)\b/
const ASKS_GAIN = /\b(?:gives?|adds?|gains?|do(?:es)?|real(?:ly)?|how (?:much|many)|pick up|gets?|makes?|worth|dan?)\b/

/** "Safe to add a 50 shot": whether it lives is asked, and not what it gives. */
const WHETHER_IT_HOLDS = /\b(?:safe\w*|ok(?:ay)?|hold|take|handle|live|survive|hurt|aguanta\w*|seguro)\b/
const HOW_MUCH = /\b(?:how (?:much|many)|what|real(?:ly)?|gains?|pick up|worth|cuanto)\b/
const onlyWhetherItHolds = (asked: string): boolean => WHETHER_IT_HOLDS.test(asked) && !HOW_MUCH.test(asked)

/** A build for the number that is told is offered, and none is made. */
function withNumber(turn: Turn, car: OfCar, asked: string, told: Answer | undefined): Answer | undefined {
  const { wheelHp } = comfortOf(car, fuelAsked(turn, asked), asked)
  return told?.map((event) =>
    event.type === 'suggestions'
      ? suggestions(`${wheelHp} whp`, 'What breaks first?', 'Will my transmission hold?')
      : event,
  )
}

/** Of a build that is shown its own answers tell what bears it. */
const OF_BUILD: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['limit.safe', 'limit.engine', 'limit.gearbox', 'limit.clutch', 'limit.fuel', 'limit.turbo'] as const),
  'limit.first',
])

/** "I have read that they tick": a trouble of others. */
const HEARSAY = /\b(?:read|heard|hear|forums?|people|everybody|everyone|real|common|known|friend|they say)\b/

/** Less likely than this, a part that is to stay stock is a term of the build. */
const KEPT_UNDER = 0.5

/** What a car bears, what something gives and what it is stock, where that is what the message asks; nothing beside a danger. */
export function askedLimits(turn: Turn): Answer | undefined {
  const { before, draft, reading, words: typed } = turn
  const cure = curePrice(turn)
  if (cure) return cure
  const asks = limitAsks(turn)
  // "Put the downpipe on and leave the tune alone" asks whether the tune knows the part, and no gain of it.
  const isOther =
    INTO_CART.test(reading.asked) || partOnOldMap(reading.asked) !== undefined || ASKS_SHEET.test(reading.asked)
  if (asks.length === 0 || isOther) return undefined
  const isOfTrouble = asks.every(({ kind }) => kind === 'limit.weak_points')
  const isToldNow = dangerTold(reading.asked, typed) !== undefined
  if (isToldNow && !(isOfTrouble && HEARSAY.test(reading.asked))) return undefined
  if (!isToldNow && draft.talk?.danger !== undefined && !isOfTrouble) return undefined
  const { meaning } = reading
  // "What if I keep the stock clutch" is the build with it.
  const isKept = meaning.intent === 'plan' && meaning.keepsStock !== undefined && before.shown !== undefined
  if (isKept && (reading.asks ?? []).every(({ likely }) => likely < KEPT_UNDER)) return undefined
  // What bears a shot is counted with it.
  const isOfShot = SHOT.test(reading.asked) || draft.talk?.shot !== undefined
  if (isOfShot && asks.some(({ kind }) => kind !== 'gain.nitrous')) return undefined
  if (meaning.intent === 'cart' || meaning.against?.car !== undefined || (meaning.cars?.length ?? 0) > 1)
    return undefined
  const told = asks.map((ask) => tellOne(turn, ask))
  if (told.some((one) => one === undefined)) return undefined
  const all = joined(told.flatMap((one) => (one ? [one] : [])))
  return before.talk?.danger === undefined ? withBuild(turn, asks, all) : withReminder(turn, all)
}

/** A danger that stands is said first, and nothing is sold beside it. */
function withReminder({ before, draft }: Turn, told: Answer): Answer {
  const danger = dangerOf(before.talk?.danger)
  if (!danger) return told
  const { name, check } = danger
  return [
    text(
      inLanguage(draft.language, [
        `First the ${name[0]}, before anything goes on the car. ${check[0]}\n`,
        `Primero ${name[1]}, antes de ponerle nada. ${check[1]}\n`,
      ]),
    ),
    ...told.filter(({ type }) => type === 'text'),
    suggestions('It is fixed', 'Nothing is wrong with it', 'Book the shop'),
  ]
}

/** The answer to a part that is named beside what is asked: "n how far do the stock injectors go". */
const KIND_OF: Partial<Record<StrengthTopic, AskKind>> = {
  clutch: 'limit.clutch',
  transmission: 'limit.gearbox',
  fuel_system: 'limit.fuel',
  differential: 'limit.driveline',
}
/** "My 6-speed": which one it is. */
const WHICH_BOX = /\b(?:manual|stick|auto(?:matic)?|[4-9][- ]?speed|[4-9][- ]?spd|[4-9]mt)\b/g
const MOST_BESIDE = 2
const IS_PART = /^limit\.(?:engine|gearbox|clutch|fuel|turbo|driveline)$/

function besideOf(car: OfCar, { kind, asked }: LimitAsk): readonly AskKind[] {
  const isAsked = IS_PART.test(kind) || (kind === 'limit.safe' && /\b(?:clutch|trans\w*|gearbox|dct)\b/.test(asked))
  if (!isAsked) return []
  const parts = stockPartsIn(car, kind === 'limit.gearbox' ? asked : asked.replaceAll(WHICH_BOX, ' '))
  // The clutches of an automatic are told with it.
  const isInside = car.vehicle.transmission.kind !== 'manual' && kind === 'limit.gearbox'
  const kinds = parts
    .flatMap(({ topic }) => (topic ? (KIND_OF[topic] ?? []) : []))
    .filter((one) => !(isInside && one === 'limit.clutch'))
  return [...new Set(kinds)].filter((one) => one !== kind).slice(0, MOST_BESIDE)
}

const IS_STOCK = /\b(?:stock|factory|oem)\b/

function tellOne(turn: Turn, ask: LimitAsk): Answer | undefined {
  const { kind, asked } = ask
  const { draft, reading } = turn
  const { shown } = draft
  const isOfBuild =
    shown !== undefined && OF_BUILD.has(kind) && (reading.meaning.car ?? shown.modelId) === shown.modelId
  const isOfStock = kind === 'limit.engine' && IS_STOCK.test(asked)
  if (isOfBuild && !isOfStock && reading.meaning.topic === OF_SHOWN) return undefined
  const found = carAsked(turn, ask)
  if (!found || (found.guideFor && kind === 'limit.weak_points')) return ofNoCar(turn, ask)
  if (isTrouble(ask)) return undefined
  const ofBuild = ofShownLoad(turn, found.car, ask)
  if (ofBuild) return ofBuild
  const beside = besideOf(found.car, ask)
  // "What is the T5 in my Fox good for" asks of no engine.
  const isOfEngine = kind !== 'limit.engine' || beside.length === 0 || ENGINE.test(asked)
  const all = [...(isOfEngine ? [kind] : []), ...beside].map((one) => TELLERS[one]?.(turn, found.car, asked))
  if (all[0] === undefined) return undefined
  const told = joined(all.flatMap((one) => (one ? [one] : [])))
  return found.guideFor ? [guide(turn, found), ...told.filter(({ type }) => type === 'text')] : told
}

const CARRIES: Partial<Record<AskKind, ComponentName>> = {
  'limit.clutch': 'clutch',
  'limit.gearbox': 'gearbox',
  'limit.driveline': 'driveline',
}
/** Whose power is not said anew is asked of the build on the table, with what stands in its place there. */
function ofShownLoad(turn: Turn, car: OfCar, { kind, asked }: LimitAsk): Answer | undefined {
  const { advisor, draft } = turn
  const name = CARRIES[kind]
  if (!name || !draft.shown || draft.shown.modelId !== car.vehicle.modelId) return undefined
  const { load } = askedOf(turn, car, asked)
  const built =
    load.torqueLbft === undefined && !/\d{3}/.test(asked) ? shownBuild(advisor, draft, draft.shown) : undefined
  if (!built?.ok) return undefined
  const subject = { advisor, vehicle: car.vehicle, name: car.name, asked, reply: built.reply }
  return words(() => strengthTold(subject, built.reply, name))(turn, car, asked)
}

const ENGINE =
  /\b(?:engine|motor|block|rods?|pistons?|internals?|interns|bottom ?end|short ?block|sleeves?|ring ?lands?|bielas|fondo)\b/

/** A part that does not do as it should is explained, and its rating is none of it. */
const TROUBLE =
  /\b(?:slip(?:s|ping|ped)?|howl(?:s|ing|ed)?|whin(?:es|ing)|clunk(?:s|ing|ed)?|hums|humming|rumbl(?:es|ing)|pedal|stays? down|shudders?|chatter\w*|smells?|nois\w*|grinds?|how (?:can|do) (?:i|you) (?:tell|know)|symptoms?)\b/
const BEARS = /\b(?:hold|take|handle|good for|limit|aguanta\w*|how much|before|torque|live|survive|\d{3})\b/
/** "What clutch fits it": another part is looked for. */
const WHICH_FITS = /\b(?:what|which)\b[^.?!]{0,30}\bfits?\b/
/** "Trans 225 towing a camper": a temperature, and no power that it bears. */
const isHeat = (asked: string): boolean => degreesTold(asked) !== undefined && heatSaid(asked)?.isTrouble === true
const isTrouble = ({ kind, asked }: LimitAsk): boolean =>
  IS_PART.test(kind) && ((TROUBLE.test(asked) && !BEARS.test(asked)) || WHICH_FITS.test(asked) || isHeat(asked))

function ofNoCar(turn: Turn, { kind, asked }: LimitAsk): Answer | undefined {
  if (kind === 'gain.nitrous') return shotOfAny(turn, asked)
  return kind === 'limit.weak_points' ? weakTold(turn, undefined, asked) : undefined
}

/** Whose figures these are, where the car is none of ours. */
const guide = ({ draft }: Turn, { car, guideFor = '' }: CarAsked) =>
  text(
    inLanguage(draft.language, [
      `We don't build the ${guideFor}; as a guide, the same engine in our ${car.name}: `,
      `No trabajamos el ${guideFor}; de guía, el mismo motor en nuestro ${car.name}: `,
    ]),
  )

const joined = (answers: readonly Answer[]): Answer =>
  answers.flatMap((one, at) => [
    ...(at > 0 ? [text('\n')] : []),
    ...one.filter(({ type }) => at === answers.length - 1 || type !== 'suggestions'),
  ])
