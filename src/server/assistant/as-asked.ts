import { carWords, stockFigures } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  dollars,
  inLanguage,
  type Said,
  suggestions,
  text,
  whp,
} from './advisor.ts'
import { type Asked, joined, told } from './asked-here.ts'
import { ofSmallList } from './asked-of-small-list.ts'
import { onTuned } from './asked-of-tuned.ts'
import { carAnswer } from './car-answers.ts'
import { namedBefore } from './cart-talk/named-before.ts'
import { makesPower, partsPower, powerKinds } from './computed/parts-power.ts'
import { dangerTold } from './danger-told.ts'
import type { Draft } from './draft.ts'
import {
  asksAtHome,
  asksBothOfMoney,
  asksForSigns,
  asksGainOfTold,
  asksLaborOfTold,
  asksWhatIsKnown,
  asksWhichOil,
  howAsked,
  partOnOldMap,
  partWithMore,
  ROLL,
} from './how-asked.ts'
import { weakOfCar } from './knowledge/facts-of-car.ts'
import { HOW_ASKED } from './knowledge/how-asked-words.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import { topicOf, topicsFor } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { rollTold, spanIn } from './of-shown/roll-told.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { cheapestOf, withLabor } from './price-of-told.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { subjectOf } from './subject-of-answer.ts'
import { kindsTold } from './told-last.ts'
import { answerTopic } from './topic-answer.ts'

/** A how, whether or which that is answered by what it asks, before a price, a build or a neighboring topic is. */
export function asAsked(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { meaning } = reading
  const said = messages.at(-1)?.text ?? ''
  const words = said.toLowerCase()
  if (draft.talk?.danger || dangerTold(reading.asked, said) || meaning.intent === 'compare') return undefined
  const wanted = meaning.car !== undefined && meaning.car !== draft.car ? carDraft(meaning) : draft
  const car = wanted.car === undefined ? 'none' : carOf(advisor, wanted, true)
  const one: Asked = {
    ...{ advisor, before, draft, reading, messages, words },
    car: typeof car === 'string' ? undefined : car,
    subject: meaning.stranger ? undefined : subjectOf(advisor, draft, reading),
  }
  const isFirst = before.last === undefined
  return (
    onOldMap(one) ??
    signsOf(one) ??
    oilOf(one) ??
    inSoManyWords(one) ??
    goesWith(one) ??
    atHome(one) ??
    knownOf(one) ??
    rolling(one) ??
    moneyOff(one) ??
    (isFirst ? undefined : (ofStranger(one) ?? onTuned(one) ?? gainOfTold(one) ?? laborOfTold(one) ?? ofSmallList(one)))
  )
}

const carDraft = ({ car, year, gearbox }: MessageReading['meaning']): Draft => ({
  ...(car ? { car } : {}),
  ...(year ? { year } : {}),
  ...(gearbox ? { gearbox } : {}),
})

/** Beside these the weak points of the car are told. */
const OF_ENGINE: ReadonlySet<string> = new Set(['check_tuned', 'boost_high_miles', 'pump_first'])

function inSoManyWords(one: Asked): Answer | undefined {
  const { words, messages, subject } = one
  const earlier = messages
    .slice(0, -1)
    .filter(({ from }) => from === 'visitor')
    .slice(-2)
    .map((message) => message.text.toLowerCase())
    .join(' . ')
  const id = howAsked(words, earlier)
  if (!id) return undefined
  return told(one, joined(HOW_ASKED[id], subject && OF_ENGINE.has(id) ? weakOfCar(subject) : undefined))
}

/** The part that the map of before does not know. */
function onOldMap(one: Asked): Answer | undefined {
  const kind = partOnOldMap(one.words)
  if (!kind) return undefined
  const part = kindWords(kind)
  const cats = /downpipe|headers/.test(kind)
    ? ' And without its cat it is not street legal, in any state, tested or not.'
    : ''
  return told(
    one,
    joined(
      [
        `No. The ${part} changes the air that the engine gets, and a map written without it doesn't know that: it can run lean, knock and overboost, which is what breaks pistons. Put it on together with a map for it, or leave it in the box.${cats}`,
        `No. Con ${part} cambia el aire, y el mapa de antes no lo sabe: puede ir pobre, cascabelear y pasarse de boost. Ponlo junto con su mapa, o déjalo en la caja.`,
      ],
      one.subject && weakOfCar(one.subject),
    ),
    'Does it need a tune?',
  )
}

/** Topics that tell how a thing is known to be bad. */
const TELLS_SIGNS = /^(?:How do I (?:know|find)|What are the signs|Is my clutch|Is my ecu)/i
const SIGNS_TRIED = 6

/** "How do I know if my turbo is bad": the signs, before what a turbo costs or bears. */
function signsOf(one: Asked): Answer | undefined {
  const [kind] = asksForSigns(one.words) ? kindsIn(one.words) : []
  if (!kind) return undefined
  const hits = topicsFor(withoutCars(one.advisor.catalog.vehicles, one.words), SIGNS_TRIED)
  const found = hits.find(
    ({ topic }) => TELLS_SIGNS.test(topic.title) && kindsIn(topic.title.toLowerCase()).includes(kind),
  )
  return found && told(one, found.topic.answer)
}

/** "Which oil for stage 1": the oil, and no stage. */
function oilOf({ advisor, draft, reading, words }: Asked): Answer | undefined {
  if (reading.meaning.intent !== 'stages' || !asksWhichOil(words)) return undefined
  return answerTopic(advisor, draft, { ...reading, meaning: { ...reading.meaning, intent: 'topic', topic: 'oil' } })
}

/** What a part needs beside it, and where the car is weak. */
function goesWith(one: Asked): Answer | undefined {
  const kind = partWithMore(one.words)
  if (!kind || one.draft.shown) return undefined
  const { needs, spanish } = PART_FACTS[kind]
  const words: Bilingual = kind === 'pulley_smaller' ? HOW_ASKED.pulley_goes_with : [needs, spanish]
  const { advisor, car } = one
  const priced = car ? [kind, 'tune' as const].flatMap((each) => cheapestOf(advisor, car, each) ?? []) : []
  const prices = priced
    .map((part) => `${kindWords(part.kind)} from ${dollars(installedUsdOf(part))} installed`)
    .join(', ')
  const costs: Bilingual | undefined = prices ? [`For yours: ${prices}.`, `Para el tuyo: ${prices}.`] : undefined
  return told(one, joined(joined(words, costs), one.subject && weakOfCar(one.subject)))
}

/** Under the engine, in it, or with fuel and boost to it. */
const FOR_A_SHOP = /clutch|cam|turbo|supercharger|built|stroker|heads|transmission|fuel_pump|timing|valve/

/** A job at home: which kinds are, and what it takes our shop on this car. */
function atHome(one: Asked): Answer | undefined {
  const [kind] = kindsIn(one.words)
  const general = topicOf('diy_install')?.answer
  if (!kind || !general || !one.car || one.draft.shown || !asksAtHome(one.words)) return undefined
  const part = cheapestOf(one.advisor, one.car, kind)
  const hours: Bilingual | undefined = part && [
    `The ${kindWords(kind)} takes our shop ${part.laborHours} hour${part.laborHours === 1 ? '' : 's'} on a lift; on the ground count on twice that.`,
    `En el taller son ${part.laborHours} horas con elevador; en el piso, el doble.`,
  ]
  const lead: Bilingual = FOR_A_SHOP.test(kind)
    ? [
        `I wouldn't: the ${kindWords(kind)} is a job for a lift and a shop.`,
        'Yo no lo haría en casa: es trabajo de taller.',
      ]
    : ['Yes, with time and the right tools.', 'Sí, con tiempo y la herramienta correcta.']
  return told(one, joined(joined(lead, general), hours), 'How much to install it?')
}

function knownOf(one: Asked): Answer | undefined {
  const points = one.subject && asksWhatIsKnown(one.words) ? carAnswer('weak_points', one.subject) : undefined
  return points && told(one, points)
}

/** From one speed to another while it rolls, of a car that has no build yet: as it left the factory. */
function rolling(one: Asked): Answer | undefined {
  const [roll] = ROLL.exec(one.words) ?? []
  // Of a build that is shown its own reader tells (`of-shown/run-told.ts`).
  if (!roll || one.before.shown || !/\?|\bwhat|how|time\b/.test(one.words)) return undefined
  if (!one.car)
    return told(
      one,
      [
        `For a ${roll} I need the car: year, model, and the parts or the power. Weight, power and the air decide a roll.`,
        `Para un ${roll} necesito el carro: año, modelo y las piezas o la potencia.`,
      ],
      'How quick is it in the quarter mile?',
    )
  const { vehicle, year } = one.car
  const { catalog } = one.advisor
  const { timeSlip } = stockFigures(catalog, vehicle)
  const span = spanIn(one.words) ?? { from: 60, to: 130, unit: 'mph' as const }
  const [english, spanish] = rollTold(
    { vehicle, parts: [], curve: catalog.stockPower(vehicle).stockCurve, timeSlip },
    span,
  )
  return told(
    one,
    [
      `Stock ${carWords(vehicle, year)}: ${english} ${stageLine(one, one.car)} Tell me the parts or the power and I run it with them. On the road, log it with a GPS box both ways on a level, closed road.`,
      `${carWords(vehicle, year)}, de fábrica: ${spanish} Dime las piezas o la potencia y lo calculo con eso.`,
    ],
    'How quick is it in the quarter mile?',
  )
}

function stageLine({ advisor, reading }: Asked, { vehicle }: ChosenCar): string {
  const { goal } = reading.meaning
  const stage = goal && 'stage' in goal ? goal.stage : undefined
  const power = stage && vehicle.family.stageWheelHp[`stage${stage}`]
  const stock = whp(advisor.catalog.stockPower(vehicle).stockWheelHp)
  return `What I do know: it makes about ${stock} stock${power ? ` and about ${whp(power)} with stage ${stage}` : ''}.`
}

const MOST_TOLD = 3

/** What the parts that were told make on this car, together with those that are named now. */
function gainOfTold(one: Asked): Answer | undefined {
  const { advisor, before, draft, messages, car, words } = one
  if (!car || draft.shown || one.reading.meaning.goal || !asksGainOfTold(words)) return undefined
  const spoken = messages.filter(({ from }) => from === 'visitor').slice(-3, -1)
  const named = spoken.flatMap((message) => powerKinds(message.text.toLowerCase()))
  const earlier = named.length > 0 ? named : kindsTold(before, messages).filter(makesPower)
  const kinds = [...new Set([...earlier, ...powerKinds(words)])].slice(0, MOST_TOLD)
  const made = kinds.length > 0 ? partsPower(advisor, draft, car, words, kinds) : undefined
  // What was told stays parts, to be priced one by one: nobody asked for a build.
  return made?.filter(({ type }) => type !== 'build')
}

const SUSPENSION = /coilovers|springs|shocks/

/** "How much to put them in": labor by its hours and rate. */
function laborOfTold(one: Asked): Answer | undefined {
  const { advisor, before, draft, messages, car, words } = one
  if (!car || draft.shown || kindsIn(words).length > 0 || !asksLaborOfTold(words)) return undefined
  const kinds = kindsTold(before, messages)
  // The one that was named last, and not a cheaper one of its kind.
  const named = namedBefore(advisor.catalog.partsFor(car.vehicle), messages)
  const parts = kinds
    .slice(0, 2)
    .flatMap((kind) => named.find((part) => part.kind === kind) ?? cheapestOf(advisor, car, kind) ?? [])
  const [labor] = parts.length > 0 ? [withLabor(parts)] : []
  if (!labor) return undefined
  const aligned: Bilingual | undefined = kinds.some((kind) => SUSPENSION.test(kind))
    ? [
        'An alignment is needed after it and is not in that price: ask for it when you book.',
        'La alineación va aparte.',
      ]
    : undefined
  return [
    text(inLanguage(draft.language, joined(labor, aligned))),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('Book the shop', 'How long does it take?', 'Add it to my cart'),
  ]
}

/** "Student discount or payment plans": both. */
function moneyOff(one: Asked): Answer | undefined {
  const [discounts, financing] = [topicOf('discounts'), topicOf('financing')]
  if (!asksBothOfMoney(one.words) || !discounts || !financing) return undefined
  return [
    text(inLanguage(one.draft.language, joined(financing.answer, discounts.answer))),
    suggestions('How do I pay?', 'Cheaper', 'What should I do first?'),
  ]
}

/** Brakes and tires of a car that we do not build: what holds for any. */
function ofStranger(one: Asked): Answer | undefined {
  const { before, words } = one
  const kinds = kindsIn(words)
  if (before.last?.intent !== 'stranger' || before.car !== undefined || kinds.length === 0) return undefined
  if (!kinds.every((kind) => /^(?:brake|tires)/.test(kind))) return undefined
  return [
    text(inLanguage(one.draft.language, HOW_ASKED.stranger_brakes)),
    suggestions('What tires do you sell?', 'Which brake fluid?'),
  ]
}
