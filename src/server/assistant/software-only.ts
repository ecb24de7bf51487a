import { FUEL_NAMES } from '../../engine/display-words.ts'
import { buildPower } from '../../engine/index.ts'
import { SAE_J1349_WEATHER } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { carAnswer } from './car-answers.ts'
import { type Draft, withMeaning } from './draft.ts'
import { partOnOldMap } from './how-asked.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { wheelHpOf } from './subject-of-answer.ts'

const SOFTWARE = '(?:tune|flash|software|remap|map|ecu tune|off[- ]the[- ]shelf tune)'
const ONLY = new RegExp(
  [
    String.raw`\b(?:only|just|nothing but|purely) (?:an? |the |with an? )?${SOFTWARE}\b(?! (?:and|plus|with|, )\b)`,
    String.raw`\b${SOFTWARE} (?:only|alone|by itself)\b`,
    String.raw`\b(?:no|without|zero) (?:any )?hardware\b(?=.*\b${SOFTWARE}\b)|\b${SOFTWARE}\b.*\b(?:no|without|zero) (?:any )?hardware\b`,
  ].join('|'),
)
const ASKS_ELSE =
  /\b(?:how long|warranty|legal|safe\w*|detect|which|who|book|install(?:ed)? (?:already|before)|already|stage [123]|cart|order|later|first|or)\b/
/** A file that is written for other parts. */
const NEEDS_HARDWARE = /\bstage [23]\b|\be85\b|\bflex\b/i
/** Metric horsepower of one of ours. */
const PS_PER_HP = 1.01387

/** "Only software", "nur Software", "no hardware": what the tune by itself makes, and whether that is what was wanted. */
export function softwareOnly(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning } = reading
  if (
    !ONLY.test(asked) ||
    // "Put the downpipe on and leave the tune alone" leaves it as it is.
    partOnOldMap(asked) !== undefined ||
    ASKS_ELSE.test(asked) ||
    draft.shown ||
    meaning.cart ||
    meaning.stranger ||
    meaning.intent === 'compare'
  )
    return undefined
  const isOther = meaning.car !== undefined && meaning.car !== draft.car
  const own: Draft = isOther
    ? { ...withMeaning({}, { ...meaning, intent: 'plan' }), ...(draft.talk ? { talk: draft.talk } : {}) }
    : draft
  const car = carOf(advisor, own, true)
  if (typeof car === 'string') return undefined
  const tunes = partsLike(advisor.catalog, car.vehicle, { kind: 'tune' }).filter(({ kind }) => kind === 'tune')
  const part = tunes.find(({ name }) => !NEEDS_HARDWARE.test(name)) ?? tunes[0]
  if (!part) return undefined
  const fuel = meaning.fuel ?? own.fuel ?? (car.vehicle.engine.ratedFuel === '87' ? '87' : '93')
  const { wheelHp } = buildPower(
    { vehicle: car.vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER },
    advisor.catalog.factors,
  )
  const { stockWheelHp, drivelineLoss } = advisor.catalog.stockPower(car.vehicle)
  const crankHp = wheelHp / (1 - drivelineLoss)
  const name = carWords(car.vehicle, car.year)
  const ps =
    /\b\d ?ps\b|\bps\b/.test(asked) || reading.language === 'de' ? ` or ${Math.round(crankHp * PS_PER_HP)} PS` : ''
  const price = dollars(installedUsdOf(part))
  const gearbox = gearboxOf(advisor, car, wheelHp)
  const goal = goalWords(advisor, car, reading, wheelHp)
  return [
    text(
      inLanguage(draft.language, [
        `Software alone takes the ${name} from ${whp(stockWheelHp)} to about ${whp(wheelHp)} on ${FUEL_NAMES[fuel]} (about ${Math.round(crankHp)} hp${ps} at the crank): ${part.manufacturer} ${part.name}, ${price} installed, no hardware.`,
        `Solo con software el ${name} pasa de ${whp(stockWheelHp)} a unos ${whp(wheelHp)} con ${FUEL_NAMES[fuel]} (unos ${Math.round(crankHp)} hp al motor): ${part.manufacturer} ${part.name}, ${price} instalado, sin piezas.`,
      ]),
      goal && inLanguage(draft.language, goal),
      gearbox && `${inLanguage(draft.language, ['Gearbox:', 'La caja:'])} ${inLanguage(draft.language, gearbox)}`,
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [offered(part)] },
    suggestions('Add it to my cart', 'Will my transmission hold?', '100 more whp'),
  ]
}

/** So near a goal counts as reached: closer than a dyno can tell. */
const NEAR = 0.98

/** Whether the stock gearbox bears it, without what is said of all gearboxes. */
function gearboxOf(advisor: Advisor, { vehicle, year }: ChosenCar, wheelHp: number): Bilingual | undefined {
  const subject = { advisor, vehicle, name: carWords(vehicle, year), asked: '', goalWheelHp: Math.round(wheelHp) }
  return carAnswer('transmission', subject)?.map(
    (words) =>
      words
        .split(/ {2,}|\n/)[0]
        ?.trim()
        .replace(/^(?:Yes|Sí): /, '') ?? '',
  ) as Bilingual | undefined
}

function goalWords(advisor: Advisor, { vehicle }: ChosenCar, { meaning }: MessageReading, wheelHp: number) {
  const wanted = wheelHpOf(advisor, vehicle, meaning)
  if (wanted === undefined) return undefined
  const { goal } = meaning
  const own = goal && 'crankHp' in goal ? `${Math.round(goal.crankHp)} hp at the crank` : whp(wanted)
  const suyo = goal && 'crankHp' in goal ? `${Math.round(goal.crankHp)} hp al motor` : whp(wanted)
  return wheelHp >= NEAR * wanted
    ? ([`Yes, that covers your ${own}.`, `Sí, con eso llegas a tus ${suyo}.`] as const)
    : ([
        `That is short of your ${own}: the rest takes hardware. Say "with parts" and I plan the least of it.`,
        `No llega a tus ${suyo}: lo que falta pide piezas. Dime "con piezas" y planeo lo mínimo.`,
      ] as const)
}
