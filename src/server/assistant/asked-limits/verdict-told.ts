import type { Fuel } from '../../../engine/model.ts'
import { type Bilingual, listed, whp } from '../advisor.ts'
import { torqueIn } from '../computed/unit-words.ts'
import type { OfCar } from '../frame/of-car.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { type Bearer, bearersOn, bearerWords, engineLimit, turboLimit } from './bearers.ts'
import { COMFORT, type Comfort, comfortOf, engineTorque, floor5, LEANED_ON, sourceOf } from './comfort.ts'
import { fuelName } from './fuel-asked.ts'
import type { Load } from './load-said.ts'

const CLAIM =
  /\b(?:is (?:he|she|it|that|this) (?:right|true|correct)|(?:he|she|they|everybody|everyone|husband|buddy|friend|dude|guy|nephew|son|brother|cousin)\b[^.?!]{0,16}\b(?:say\w*|said|think\w*|claims?|swears?|told))\b/
const EASY = /\b(?:easy|easily|cake|no problem|facil)\b/

/** Yes, no or with what, of a power that is said. */
export function verdictTold(car: OfCar, fuel: Fuel, load: Load, asked: string): Bilingual {
  const power = load.wheelHp ?? 0
  const engine = engineLimit(car, fuel)
  const turbo = turboLimit(car, fuel)
  // Boost on the stock turbo is asked of the turbo.
  const isOfTurbo = load.psi !== undefined && turbo !== undefined && turbo < engine
  // What makes more than the stock turbo or fuel system can has others already.
  const isModified = load.isNow && power > (turbo ?? power)
  const comfort = isModified ? ofEngine(car, fuel, asked) : comfortOf(car, fuel, asked)
  const share = power / (isOfTurbo ? turbo : engine)
  const passed = bearersOn(car, fuel).filter(
    (one) => one.what !== 'engine' && one.wheelHp < power && !(isModified && one.isOut),
  )
  const isFar = !isModified && share > COMFORT && passed.length >= MANY
  const lead = leadOf({ isPast: share > 1, isClose: share > comfort.share, isHeld: passed.length === 0, isFar }, asked)
  const limit = limitTold(car, fuel, { share, isOfTurbo, limit: isOfTurbo ? turbo : engine })
  const at = powerTold(car, load)
  const rest = passedTold(passed, isModified, asked)
  const isOver = share > comfort.share || (!isModified && (turbo ?? power) < power)
  const ends = isOver ? numberTold(comfort) : (['', ''] as const)
  const { failsFirst } = car.vehicle.family
  const cap = load.isNow || comfort.isHard ? torqueCap(car, fuel, asked) : (['', ''] as const)
  return [
    `${lead[0]}: ${at[0]} is ${limit[0]}.${rest[0]}${ends[0]} What lets go first in the engine: ${failsFirst}.${cap[0]}`,
    `${lead[1]}: ${at[1]} es ${limit[1]}.${rest[1]}${ends[1]} Lo primero que cede en el motor: ${tradeInSpanish(failsFirst)}.${cap[1]}`,
  ]
}

/** The engine alone, where the stock turbo is gone. */
function ofEngine(car: OfCar, fuel: Fuel, asked: string): Comfort {
  const comfort = comfortOf(car, fuel, asked)
  return { ...comfort, wheelHp: floor5(comfort.share * engineLimit(car, fuel)) }
}

const round5 = (value: number): number => 5 * Math.round(value / 5)

const powerTold = ({ name }: OfCar, { psi, wheelHp = 0 }: Load): Bilingual =>
  psi
    ? [
        `about ${whp(round5(wheelHp))}, which ${Math.round(psi)} psi is on the ${name},`,
        `unos ${whp(round5(wheelHp))}, que son ${Math.round(psi)} psi en el ${name},`,
      ]
    : [`${whp(wheelHp)} on the ${name}`, `${whp(wheelHp)} en el ${name}`]

interface OfLimit {
  share: number
  limit: number
  isOfTurbo: boolean
}

const limitTold = (car: OfCar, fuel: Fuel, { share, limit, isOfTurbo }: OfLimit): Bilingual => [
  `${Math.round(100 * share)}% of the about ${limit} whp that ${isOfTurbo ? `the stock ${sourceOf(car)} can do` : 'the stock engine takes'} on ${fuelName(fuel)} with a careful tune`,
  `el ${Math.round(100 * share)}% de los ${limit} whp que aguanta ${isOfTurbo ? 'el turbo' : 'el motor'} de fábrica con ${fuelName(fuel)} y buen tune`,
]

/** The other stock parts that the power is past, by what each takes. */
function passedTold(passed: readonly Bearer[], isModified: boolean, asked: string): Bilingual {
  if (passed.length === 0)
    return [' Nothing else on the stock car is past its limit there.', ' Nada más de fábrica pasa de su límite ahí.']
  const told = passed.map((one) => bearerWords(one, torqueIn(asked)))
  const lead: Bilingual = isModified
    ? ['Where these are still stock they are past their limit', 'Si siguen de fábrica, ya pasaron su límite']
    : ['Past their limit as stock parts', 'Pasan de su límite de fábrica']
  return [
    ` ${lead[0]}: ${listed(told.map(([english]) => english))}.`,
    ` ${lead[1]}: ${told.map(([, spanish]) => spanish).join(', ')}.`,
  ]
}

const numberTold = ({ wheelHp, isHard }: Comfort): Bilingual => [
  ` The number we'd be comfortable with: about ${whp(wheelHp)}${isHard ? ', leaned on like that' : ''}.`,
  ` Con lo que estaríamos tranquilos: unos ${whp(wheelHp)}.`,
]

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
