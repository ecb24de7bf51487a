import type { Fuel } from '../../../engine/model.ts'
import { type Bilingual, capital, listed, whp } from '../advisor.ts'
import { psiSafety } from '../computed/psi-answer.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { type OfCar, stockWhp } from '../frame/of-car.ts'
import type { Turn } from '../turn.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { bearersOn, bearerWords, engineLimit, turboLimit } from './bearers.ts'
import { fuelAsked, fuelName } from './fuel-asked.ts'
import { ATMOSPHERE_PSI, BOOST_PAYS, type Load, loadSaid } from './load-said.ts'

/** So much of what the engine takes is a number to live with; less where it is leaned on. */
const COMFORT = 0.9
const LEANED_ON = 0.85
/** A stock turbo at its limit blows hot air: so much of it is left for a hot day. */
const OF_TURBO = 0.95
const HARD =
  /\b(?:track|lap\w*|road course|rally\w*|drift\w*|drag|launch\w*|slicks?|tow\w*|hpde|full throttle|wide open|every weekend|pista|arrancones)\b/
const GENTLE = /\b(?:daily|every day|baby|kids?|family|commut\w*|wife|reliab\w*|forever|long term|last|diario)\b/
const MOST_OTHERS = 5

export interface Comfort {
  wheelHp: number
  share: number
  isHard: boolean
}

const floor5 = (value: number): number => 5 * Math.floor(value / 5)

/** The number that the shop would be comfortable with: the engine with a margin, and what the stock turbo still blows cool. */
export function comfortOf(car: OfCar, fuel: Fuel, asked: string): Comfort {
  const isHard = HARD.test(asked)
  const share = isHard || GENTLE.test(asked) ? LEANED_ON : COMFORT
  const engine = share * engineLimit(car, fuel)
  const turbo = turboLimit(car, fuel)
  return { wheelHp: floor5(Math.min(engine, turbo ? OF_TURBO * turbo : engine)), share, isHard }
}

/** "What's a safe number", "is 400 easy, he says", "I'm at 410 now, safe?", "1.2 bar on the stock twins?". */
export function safeTold(turn: Turn, car: OfCar, asked: string): Bilingual {
  const fuel = fuelAsked(turn, asked)
  const load = loadSaid(turn, car, asked)
  const ofBoost = load.psi === undefined ? undefined : psiSafety(turn.advisor, car, `${asked} is it safe`)
  if (ofBoost) return ofBoost
  if (load.wheelHp === undefined && load.torqueLbft !== undefined) return torqueTold(car, fuel, load.torqueLbft, asked)
  if (load.wheelHp !== undefined && load.wheelHp > 0.8 * stockWhp(car)) return verdictTold(car, fuel, load, asked)
  return ASKS_BOOST.test(asked) ? boostTold(car, fuel, asked) : numberTold(car, fuel, asked)
}

const ASKS_BOOST = /\b(?:boost|psi|bar|pounds)\b/

const of = (car: OfCar, fuel: Fuel): Bilingual => [
  `the stock ${car.name} on ${fuelName(fuel)}`,
  `el ${car.name} de fábrica con ${fuelName(fuel)}`,
]

/** What the figure rests on, and what of the stock parts comes before it. */
function numberTold(car: OfCar, fuel: Fuel, asked: string): Bilingual {
  const { wheelHp, share, isHard } = comfortOf(car, fuel, asked)
  const engine = engineLimit(car, fuel)
  const { failsFirst } = car.vehicle.family
  const turbo = turboLimit(car, fuel)
  const isOfTurbo = turbo !== undefined && OF_TURBO * turbo < share * engine
  const off = Math.round(100 - 100 * share)
  const bigger = isOfTurbo
    ? ` With a bigger ${sourceOf(car)} the engine itself is one for about ${whp(floor5(share * engine))}.`
    : ''
  const mas = isOfTurbo ? ` Con uno más grande el motor da para unos ${whp(floor5(share * engine))}.` : ''
  const [place, lugar] = of(car, fuel)
  return [
    `About ${whp(wheelHp)} is the number we'd be comfortable with on ${place}${isHard ? ', leaned on like that' : ''}. The engine takes about ${engine} with a careful tune, and we keep ${off}% in hand; what lets go first in it: ${failsFirst}.${isOfTurbo ? ` The stock ${sourceOf(car)} is out of air at about ${turbo} before that.${bigger}` : ''} ${othersTold(car, fuel, wheelHp, asked)[0]}${on91(fuel)[0]}`,
    `Unos ${whp(wheelHp)} es lo que dejaríamos en ${lugar}. El motor aguanta unos ${engine} con buen tune y dejamos ${off}% de margen; lo primero que cede: ${tradeInSpanish(failsFirst)}.${isOfTurbo ? ` El ${sourceEs(car)} de fábrica se queda sin aire a unos ${turbo}.${mas}` : ''} ${othersTold(car, fuel, wheelHp, asked)[1]}${on91(fuel)[1]}`,
  ]
}

const sourceOf = ({ vehicle }: OfCar): string =>
  vehicle.engine.aspiration === 'supercharged'
    ? 'blower'
    : vehicle.engine.aspiration === 'twin_turbo'
      ? 'turbos'
      : 'turbo'
const sourceEs = ({ vehicle }: OfCar): string =>
  vehicle.engine.aspiration === 'supercharged' ? 'supercharger' : 'turbo'

const on91 = (fuel: Fuel): Bilingual =>
  fuel === '91' ? [' That has the 7% that 91 costs taken off.', ' Ya lleva el 7% menos que cuesta la 91.'] : ['', '']

/** The other stock parts, by what each takes; which of them comes first. */
function othersTold(car: OfCar, fuel: Fuel, wheelHp: number, asked: string): Bilingual {
  const others = bearersOn(car, fuel).filter(({ what }) => what !== 'engine' && what !== 'turbo')
  const first = others[0]
  const before = others.filter((one) => one.wheelHp < wheelHp)
  const told = (before.length > 0 ? before : others)
    .slice(0, MOST_OTHERS)
    .map((one) => bearerWords(one, torqueIn(asked)))
  if (!first || told.length === 0) return ['', '']
  return before.length > 0
    ? [
        `On the way there these stock parts come up first: ${listed(told.map(([english]) => english))}.`,
        `Antes de eso llegan a su límite: ${told.map(([, spanish]) => spanish).join(', ')}.`,
      ]
    : [
        `The other stock parts are good past it: ${listed(told.map(([english]) => english))}.`,
        `Lo demás de fábrica aguanta más: ${told.map(([, spanish]) => spanish).join(', ')}.`,
      ]
}

const CLAIM =
  /\b(?:is (?:he|she|it|that|this) (?:right|true|correct)|(?:he|she|they|everybody|everyone|husband|buddy|friend|dude|guy|nephew|son|brother|cousin)\b[^.?!]{0,16}\b(?:say\w*|said|think\w*|claims?|swears?|told))\b/
const EASY = /\b(?:easy|easily|cake|no problem|facil)\b/

/** Yes, no or with what, of a power that is said. */
function verdictTold(car: OfCar, fuel: Fuel, load: Load, asked: string): Bilingual {
  const power = load.wheelHp ?? 0
  const engine = engineLimit(car, fuel)
  const turbo = turboLimit(car, fuel)
  // Boost on the stock turbo is asked of the turbo.
  const isOfTurbo = load.psi !== undefined && turbo !== undefined && turbo < engine
  const limit = isOfTurbo ? turbo : engine
  const share = power / limit
  const comfort = comfortOf(car, fuel, asked)
  const all = bearersOn(car, fuel)
  const passed = all.filter((one) => one.what !== 'engine' && one.wheelHp < power)
  const isClose = share > comfort.share
  const isFar = share > COMFORT && passed.length >= MANY
  const lead = leadOf({ isPast: share > 1, isClose, isHeld: passed.length === 0, isFar }, asked)
  const percent = `${Math.round(100 * share)}% of the about ${limit} whp that ${isOfTurbo ? `the stock ${sourceOf(car)} can do` : 'the stock engine takes'} on ${fuelName(fuel)} with a careful tune`
  const parte = `el ${Math.round(100 * share)}% de los ${limit} whp que aguanta ${isOfTurbo ? 'el turbo' : 'el motor'} de fábrica con ${fuelName(fuel)} y buen tune`
  const at: Bilingual = load.psi
    ? [
        `about ${whp(5 * Math.round(power / 5))}, which ${Math.round(load.psi)} psi is on the ${car.name},`,
        `unos ${whp(5 * Math.round(power / 5))}, que son ${Math.round(load.psi)} psi en el ${car.name},`,
      ]
    : [`${whp(power)} on the ${car.name}`, `${whp(power)} en el ${car.name}`]
  const told = passed.map((one) => bearerWords(one, torqueIn(asked)))
  const number = share > comfort.share || (turboLimit(car, fuel) ?? power) < power
  const ends: Bilingual = number
    ? [
        ` The number we'd be comfortable with: about ${whp(comfort.wheelHp)}${comfort.isHard ? ', leaned on like that' : ''}.`,
        ` Con lo que estaríamos tranquilos: unos ${whp(comfort.wheelHp)}.`,
      ]
    : ['', '']
  const { failsFirst } = car.vehicle.family
  const cap = load.isNow || comfort.isHard ? torqueCap(car, fuel, asked) : (['', ''] as const)
  return [
    `${lead[0]}: ${at[0]} is ${percent}.${passed.length > 0 ? ` Past their limit as stock parts: ${listed(told.map(([english]) => english))}.` : ' Nothing else on the stock car is past its limit there.'}${ends[0]} What lets go first in the engine: ${failsFirst}.${cap[0]}`,
    `${lead[1]}: ${at[1]} es ${parte}.${passed.length > 0 ? ` Pasan de su límite de fábrica: ${told.map(([, spanish]) => spanish).join(', ')}.` : ' Nada más de fábrica pasa de su límite ahí.'}${ends[1]} Lo primero que cede en el motor: ${tradeInSpanish(failsFirst)}.${cap[1]}`,
  ]
}

interface Stand {
  isPast: boolean
  isClose: boolean
  isHeld: boolean
  isFar: boolean
}
/** So many stock parts past their limit, and the engine near its own, are a no. */
const MANY = 3

/** The verdict, put the way it was asked: of a claim, of something that is called easy, or plain. */
function leadOf({ isPast, isClose, isHeld, isFar }: Stand, asked: string): Bilingual {
  const isClaim = CLAIM.test(asked)
  if (isPast)
    return isClaim
      ? ['No, that is not right', 'No, eso no es así']
      : ['No, not on the stock engine', 'No con el motor de fábrica']
  if (EASY.test(asked) && (isClose || !isHeld)) return ['Possible, but not easy', 'Se puede, pero fácil no es']
  if (isFar) return ['No, not as it stands', 'No como está']
  if (isClose)
    return isClaim
      ? ['Only half right, it is at the edge', 'A medias, queda justo']
      : ['Not with a margin', 'Sin margen']
  if (!isHeld)
    return isClaim
      ? ['Half right: the engine yes, the parts around it no', 'A medias: el motor sí, lo demás no']
      : ['The engine yes, the parts around it no', 'El motor sí, lo demás no']
  return isClaim ? ['Yes, that is right', 'Sí, es cierto'] : ['Yes, with a margin', 'Sí, con margen']
}

/** Torque is what bends rods: the torque that goes with the number, and what a hard use asks. */
function torqueCap(car: OfCar, fuel: Fuel, asked: string): Bilingual {
  const most = engineTorque(car, fuel)
  const torque = torqueIn(asked)(Math.round((LEANED_ON * most) / 10) * 10)
  return [
    ` Keep it under about ${torque} at the wheels, with the torque late and a log that shows no knock. Held wide open, oil and intake temps decide: watch both.`,
    ` Déjalo abajo de unos ${torque} a las ruedas, con el torque tarde y un registro sin detonación. A fondo mandan las temperaturas de aceite y admisión.`,
  ]
}

/** Wheel torque at what the stock engine takes, with the stock shape of the curve or the trade's own figure. */
export function engineTorque({ advisor, vehicle, ...car }: OfCar, fuel: Fuel): number {
  const said = /(\d{3})(?:-\d{3})? wtq/.exec(vehicle.family.failsFirst)?.[1]
  if (said) return Number(said)
  const { stockWheelHp, stockWheelTorqueLbft } = advisor.catalog.stockPower(vehicle)
  return Math.round((engineLimit({ ...car, advisor, vehicle }, fuel) / stockWheelHp) * stockWheelTorqueLbft)
}

function torqueTold(car: OfCar, fuel: Fuel, torqueLbft: number, asked: string): Bilingual {
  const most = engineTorque(car, fuel)
  const share = torqueLbft / most
  const torque = torqueIn(asked)
  const [yes, si] = share > 1 ? ['No', 'No'] : share > COMFORT ? ['Not with a margin', 'Sin margen'] : ['Yes', 'Sí']
  const [place, lugar] = of(car, fuel)
  return [
    `${yes}: the engine of ${place} takes about ${torque(most)} at the wheels (${whp(engineLimit(car, fuel))}), and ${torque(torqueLbft)} is ${Math.round(100 * share)}% of that. What lets go first: ${car.vehicle.family.failsFirst}. Torque down low bends rods, so bring it in late.`,
    `${si}: el motor de ${lugar} aguanta unos ${torque(most)} a las ruedas (${whp(engineLimit(car, fuel))}), y ${torque(torqueLbft)} es el ${Math.round(100 * share)}%. Lo primero que cede: ${tradeInSpanish(car.vehicle.family.failsFirst)}.`,
  ]
}

/** Pump gas knocks before the rods let go: so much boost on an engine of that compression. */
const MOST_PSI_UNBOOSTED: readonly (readonly [compression: number, psi: number])[] = [
  [9.6, 12],
  [10.6, 9],
  [11.6, 7],
  [99, 6],
]
/** A tune for the stock turbo runs so much over stock. */
const TUNE_ADDS_PSI = 6

/** How much boost the stock engine is comfortable with. */
export function boostTold(car: OfCar, fuel: Fuel, asked: string): Bilingual {
  const { engine, family } = car.vehicle
  const { wheelHp } = comfortOf(car, fuel, asked)
  const stock = stockWhp(car)
  const isBoosted = engine.boostGaugePsi > 0.5
  const base = isBoosted ? ATMOSPHERE_PSI + engine.boostGaugePsi : ATMOSPHERE_PSI
  const byPower = (isBoosted ? engine.boostGaugePsi : 0) + ((wheelHp / stock - 1) * base) / BOOST_PAYS
  const most = isBoosted
    ? engine.boostGaugePsi + TUNE_ADDS_PSI
    : (MOST_PSI_UNBOOSTED.find(([compression]) => engine.compressionRatio < compression)?.[1] ?? 6) *
      (fuel === 'e85' ? 1.5 : 1)
  const psi = Math.max(1, Math.floor(Math.min(byPower, most)))
  const [place, lugar] = of(car, fuel)
  const now = isBoosted ? ` It runs about ${Math.round(engine.boostGaugePsi)} psi stock.` : ''
  const power = Math.min(
    wheelHp,
    5 * Math.round((stock * (1 + (BOOST_PAYS * (psi - (isBoosted ? engine.boostGaugePsi : 0))) / base)) / 5),
  )
  return [
    `About ${psi} psi, some ${whp(power)}, is what we'd be comfortable with on ${place}.${now} The stock engine takes about ${engineLimit(car, fuel)} whp with a careful tune; what lets go first: ${family.failsFirst}. It's the power and the knock that break it, not the gauge, so the tune and a log without knock decide, not the last psi. ${capital(othersTold(car, fuel, power, asked)[0])}`,
    `Unos ${psi} psi, unos ${whp(power)}, es lo que dejaríamos en ${lugar}. El motor de fábrica aguanta unos ${engineLimit(car, fuel)} whp con buen tune; lo primero que cede: ${tradeInSpanish(family.failsFirst)}. Lo que rompe es la potencia y la detonación, no el manómetro. ${othersTold(car, fuel, power, asked)[1]}`,
  ]
}
