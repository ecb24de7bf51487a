import type { Fuel } from '../../../engine/model.ts'
import { type Bilingual, capital, listed, whp } from '../advisor.ts'
import { psiSafety } from '../computed/psi-answer.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { type OfCar, stockWhp } from '../frame/of-car.ts'
import type { Turn } from '../turn.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { bearersOn, bearerWords, engineLimit, turboLimit } from './bearers.ts'
import { COMFORT, comfortOf, engineTorque, floor5, OF_TURBO, sourceEs, sourceOf } from './comfort.ts'
import { fuelAsked, fuelName } from './fuel-asked.ts'
import { ATMOSPHERE_PSI, BOOST_PAYS, loadSaid } from './load-said.ts'
import { verdictTold } from './verdict-told.ts'

const MOST_OTHERS = 5

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
    `About ${psi} psi, some ${whp(power)}, is what we'd be comfortable with on ${place}.${now} The stock bottom end takes about ${engineLimit(car, fuel)} whp with a careful tune; what lets go first: ${family.failsFirst}. It's the power and the knock that break it, not the gauge, so the tune and a log without knock decide, not the last psi. ${capital(othersTold(car, fuel, power, asked)[0])}`,
    `Unos ${psi} psi, unos ${whp(power)}, es lo que dejaríamos en ${lugar}. El motor de fábrica aguanta unos ${engineLimit(car, fuel)} whp con buen tune; lo primero que cede: ${tradeInSpanish(family.failsFirst)}. Lo que rompe es la potencia y la detonación, no el manómetro. ${othersTold(car, fuel, power, asked)[1]}`,
  ]
}
