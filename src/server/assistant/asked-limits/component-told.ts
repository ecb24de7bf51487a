import type { Fuel, PartKind } from '../../../engine/model.ts'
import { stockFigures } from '../../planning/car-facts.ts'
import { type Bilingual, capital, whp } from '../advisor.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { type OfCar, stockWhp } from '../frame/of-car.ts'
import { pastIt, type Subject } from '../strength-answers.ts'
import type { Turn } from '../turn.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { type Bearer, bearersOn, engineLimit, fuelLimit, torqueRating, turboLimit } from './bearers.ts'
import { engineTorque } from './comfort.ts'
import { fuelAsked, fuelName } from './fuel-asked.ts'
import { type Load, loadBefore, loadSaid } from './load-said.ts'
import { boostTold } from './safe-told.ts'
import { SLIPS_NOW, slippingTold } from './slipping-told.ts'

/** Up to this share of a limit is a yes, up to all of it a close call. */
const WELL_INSIDE = 0.92

/** "It" and "that" ask of the power that was talked about. */
const REFERS =
  /\b(?:that|this|it|die|dies|survive|live|hold up|any of that|behind it|eso|aguantara)\b|^\W*(?:and|y|und)\b/

/** What is asked of one stock part: the car, what goes through it, the fuel, the words. */
interface Asked {
  turn: Turn
  car: OfCar
  asked: string
  fuel: Fuel
  load: Load
}

export function askedOf(turn: Turn, car: OfCar, asked: string): Asked {
  const own = loadSaid(turn, car, asked)
  const isOpen = own.wheelHp === undefined && own.torqueLbft === undefined
  const before = isOpen && REFERS.test(asked) ? loadBefore(turn, car) : own
  // A load that stock power passes already asks nothing.
  const load = before.wheelHp !== undefined && before.wheelHp < 0.6 * stockWhp(car) ? { isNow: false } : before
  return { turn, car, asked, fuel: fuelAsked(turn, asked), load }
}

const subjectOf = ({ car: { advisor, vehicle, name }, asked }: Asked): Subject => ({ advisor, vehicle, name, asked })

const yesNo = (share: number): Bilingual =>
  share <= WELL_INSIDE
    ? ['Yes', 'Sí']
    : share <= 1
      ? ['Just about', 'Justo']
      : ['No, not for long', 'No por mucho tiempo']

const round5 = (value: number): number => 5 * Math.round(value / 5)

/** What we sell past a limit, where the load is near it or none was said. */
const past = (of: Asked, kinds: readonly PartKind[], share: number | undefined, torqueLbft = 0): Bilingual =>
  share === undefined || share > WELL_INSIDE ? pastIt(subjectOf(of), kinds, torqueLbft) : ['', '']

/** A known weak point of that part on this engine. */
function watch({ car: { vehicle } }: Asked, form: RegExp): Bilingual {
  const { failsFirst, weakPoints } = vehicle.family
  const isOf = (what: string) => form.test(what) && !/lifter/.test(what) && what.length > 11
  const points = weakPoints.map(({ what }) => what).filter(isOf)
  const known = (points.length > 0 ? points : failsFirst.split(/[;,] (?:then )?(?![^(]*\))/).filter(isOf)).slice(0, 2)
  return known.length > 0
    ? [` Known weak here: ${known.join('; ')}.`, ` Punto débil conocido: ${known.map(tradeInSpanish).join('; ')}.`]
    : ['', '']
}

const OF_BOX = /gearbox|transmission|automatic|manual|SST|DCT|PDK|MT82|DSG|GR6|mechatronic|synchro|\bbox\b/i

/** A clutch or a gearbox: rated in torque at the crank. */
export function boxTold(of: Asked, part: 'clutch' | 'gearbox'): Bilingual {
  const { car, asked, load } = of
  const { vehicle, name, advisor } = car
  const { transmission } = vehicle
  const isInside = part === 'clutch' && transmission.kind !== 'manual'
  const what = isInside || part === 'gearbox' ? 'gearbox' : 'clutch'
  const rating = torqueRating(car, what)
  const one = bearersOn(car, '93').find((bearer) => bearer.what === what)
  const names: Bilingual = isInside
    ? [`${transmission.code} with its own clutches`, `la ${transmission.code} con sus propios clutches`]
    : what === 'gearbox'
      ? [`${transmission.code} gearbox`, `la caja ${transmission.code}`]
      : ['clutch', 'el clutch']
  if (!rating || !one)
    return [
      `There is no published rating for the stock ${names[0]} of the ${name}. ${pastIt(subjectOf(of), ['built_transmission', 'clutch'])[0]}`,
      `No hay cifra publicada para ${names[1]} de fábrica del ${name}.`,
    ]
  const torque = torqueIn(asked)
  const figure = `${torque(rating)} at the crank, some ${whp(one.wheelHp)} in this car`
  const cifra = `${torque(rating)} al cigüeñal, unos ${whp(one.wheelHp)} en este carro`
  if (part === 'clutch' && !isInside && SLIPS_NOW.test(asked))
    return slippingTold(`about ${figure}`, `unos ${cifra}`, pastIt(subjectOf(of), ['clutch'], rating))
  const share = load.torqueLbft ? load.torqueLbft / rating : load.wheelHp ? load.wheelHp / one.wheelHp : undefined
  const more = past(
    of,
    [what === 'clutch' ? 'clutch' : 'built_transmission'],
    share,
    Math.max(rating, load.torqueLbft ?? 0),
  )
  const known = watch(of, what === 'clutch' ? /clutch/i : OF_BOX)
  if (share === undefined) {
    const sees = torque(stockFigures(advisor.catalog, vehicle).crankTorqueLbft)
    return [
      `The stock ${names[0]} of the ${name} is good for about ${figure}. Stock it sees ${sees}. Launches on sticky tires, clutch kicks and heat take it down from there.${known[0]} ${more[0]}`,
      `${capital(names[1])} de fábrica del ${name} aguanta unos ${cifra}. De fábrica ve ${sees}. Arrancones con llanta pegajosa y calor lo bajan.${known[1]} ${more[1]}`,
    ]
  }
  const [yes, si] = yesNo(share)
  const said = load.torqueLbft ? torque(load.torqueLbft) : whp(round5(load.wheelHp ?? 0))
  const shock: Bilingual =
    share > WELL_INSIDE
      ? ['', '']
      : [' Hard launches on sticky tires still shorten its life.', ' Los arrancones le acortan la vida.']
  return [
    `${yes}: the stock ${names[0]} of the ${name} is good for about ${figure}, and ${said} is ${Math.round(100 * share)}% of that.${shock[0]}${known[0]} ${more[0]}`,
    `${si}: ${names[1]} de fábrica del ${name} aguanta unos ${cifra}, y ${said} es el ${Math.round(100 * share)}%.${shock[1]}${known[1]} ${more[1]}`,
  ]
}

/** Pump and injectors, by the fuel that is asked about and the others beside it. */
export function fuelTold(of: Asked): Bilingual {
  const { car, fuel } = of
  const { family } = car.vehicle
  const isDirect = family.injection !== 'port'
  const what: Bilingual = isDirect
    ? ['fuel system (high-pressure pump and injectors)', 'el sistema de combustible (bomba de alta e inyectores)']
    : ['fuel system (pump and injectors)', 'el sistema de combustible (bomba e inyectores)']
  const kinds: readonly PartKind[] = isDirect
    ? ['high_pressure_fuel_pump', 'port_injection']
    : ['fuel_pump', 'injectors']
  return byFuel(of, what, kinds, fuelLimit(car, fuel), (one) => fuelLimit(car, one))
}

/** The stock turbo or blower, by fuel. */
export function turboTold(of: Asked): Bilingual | undefined {
  const { car, fuel } = of
  const limit = turboLimit(car, fuel)
  if (limit === undefined) return undefined
  const isBlower = car.vehicle.engine.aspiration === 'supercharged'
  const what: Bilingual = isBlower
    ? ['blower', 'el supercharger']
    : car.vehicle.engine.aspiration === 'twin_turbo'
      ? ['turbos', 'los turbos']
      : ['turbo', 'el turbo']
  const kinds: readonly PartKind[] = isBlower
    ? ['supercharger_twin_screw', 'supercharger_roots']
    : ['turbo_upgrade', 'turbo_kit_single']
  const [english, spanish] = byFuel(of, what, kinds, limit, (one) => turboLimit(car, one) ?? limit)
  return [`${english}${psiLine(of)[0]}`, `${spanish}${psiLine(of)[1]}`]
}

/** "How many psi": boost is told with the power. */
function psiLine({ car: { vehicle }, asked }: Asked): Bilingual {
  const stock = vehicle.engine.boostGaugePsi
  if (!/\b(?:psi|boost|bar|lbs?|pounds)\b/.test(asked) || stock < 0.5) return ['', '']
  return [
    ` Stock is about ${Math.round(stock)} psi at the power peak; a tune for the stock unit runs 3 to 6 psi over that, and past it you add heat, not power.`,
    ` De fábrica son unos ${Math.round(stock)} psi; un tune le da 3 a 6 más, y de ahí es puro calor.`,
  ]
}

function byFuel(
  of: Asked,
  names: Bilingual,
  kinds: readonly PartKind[],
  limit: number,
  on: (fuel: Fuel) => number,
): Bilingual {
  const { car, fuel, load } = of
  const isMany = names[0].endsWith('s')
  const power = load.wheelHp ?? undefined
  const share = power === undefined ? undefined : power / limit
  const beside = (['93', 'e85'] as const).filter((one) => one !== fuel)
  const rest = beside.map((one) => `${whp(on(one))} on ${fuelName(one)}`).join(' and ')
  const resto = beside.map((one) => `${whp(on(one))} con ${fuelName(one)}`).join(' y ')
  const good = isMany ? 'are good' : 'is good'
  const more = past(of, kinds, share)
  const stock = Math.round(stockWhp(car))
  const engine = engineLimit(car, fuel)
  const first = engine < limit ? ` The stock engine comes before it, at about ${engine} whp.` : ''
  const primero = engine < limit ? ` El motor llega antes, a unos ${engine} whp.` : ''
  const base: Bilingual = [
    `the stock ${names[0]} of the ${car.name} ${good} for about ${whp(limit)} on ${fuelName(fuel)} (${rest})`,
    `${names[1]} de fábrica del ${car.name} da para unos ${whp(limit)} con ${fuelName(fuel)} (${resto})`,
  ]
  if (power === undefined || share === undefined)
    return [
      `${capital(base[0])}; stock the car makes ${whp(stock)}.${first} ${more[0]}`,
      `${capital(base[1])}; de fábrica hace ${whp(stock)}.${primero} ${more[1]}`,
    ]
  const [yes, si] = HARMS.test(of.asked)
    ? share <= WELL_INSIDE
      ? ['Not by that alone', 'No por eso solo']
      : ['It is at its end there', 'Ahí ya está al límite']
    : yesNo(share)
  return [
    `${yes}: ${base[0]}, and ${whp(round5(power))} is ${Math.round(100 * share)}% of that.${first} ${more[0]}`,
    `${si}: ${base[1]}, y ${whp(round5(power))} es el ${Math.round(100 * share)}%.${primero} ${more[1]}`,
  ]
}

/** "Do they snap at 18 psi, true?" asks the other way around. */
const HARMS = /\b(?:snap|break|blow|fail|explode|die|grenade)s?\b/

const DRIVELINE_KINDS: readonly PartKind[] = ['half_shafts', 'differential']
const OF_DRIVELINE = /axle|diff|half-?shaft|driveshaft|transfer|PTU|rear drive|coupler|IRS|haldex|torque tube/i

/** Axles, differential, driveshaft, transfer case: a figure where there is one, else what the trade says of this car's. */
export function drivelineTold(of: Asked): Bilingual {
  const { car, load, fuel } = of
  const { family } = car.vehicle
  const isOther = /transfer|\bptu\b|haldex|coupler|\bcvs?\b|rear drive unit/.test(of.asked)
  const all = bearersOn(car, fuel).filter(({ what }) => what === 'driveline')
  const part: Bearer | undefined = isOther ? undefined : all[0]
  const told = [
    family.failsFirst.split(/;|, then /).find((words) => OF_DRIVELINE.test(words)),
    family.weakPoints.find(({ what }) => OF_DRIVELINE.test(what))?.what,
  ].filter(Boolean)
  const known: Bilingual =
    told.length > 0
      ? [
          ` The trade's word on this car: ${told.join('; ')}.`,
          ` Lo que se sabe de este carro: ${told.map((one) => tradeInSpanish(one ?? '')).join('; ')}.`,
        ]
      : ['', '']
  const more = pastIt(subjectOf(of), DRIVELINE_KINDS)
  const shock: Bilingual = [
    'Axles, diffs and transfer cases go by shock: street tires protect them, launches on sticky tires and wheel hop break them.',
    'Flechas, diferencial y transfer se rompen por golpe: la llanta de calle los cuida, el arrancón con llanta pegajosa los rompe.',
  ]
  const power = load.wheelHp
  if (part) {
    const share = power === undefined ? undefined : power / part.wheelHp
    const [yes, si] = share === undefined ? ['', ''] : yesNo(share)
    const lead = yes ? `${yes}: the` : 'The'
    const of100 = share === undefined ? '' : `, and ${whp(round5(power ?? 0))} is ${Math.round(100 * share)}% of that`
    return [
      `${lead} stock ${part.names[0]} of the ${car.name} ${/s$/.test(part.names[0]) ? 'are' : 'is'} good for about ${whp(round5(part.wheelHp))}${of100}. ${shock[0]}${known[0]} ${more[0]}`,
      `${si ? `${si}: ` : ''}${capital(part.names[1])} de fábrica del ${car.name}: unos ${whp(round5(part.wheelHp))}. ${shock[1]}${known[1]} ${more[1]}`,
    ]
  }
  const gear = torqueRating(car, 'gearbox')
  const box = gear ? ` The gearbox ahead of it is rated about ${torqueIn(of.asked)(gear)} at the crank.` : ''
  const counted = all[0] ? ` What we do count there: ${all[0].names[0]} about ${whp(round5(all[0].wheelHp))}.` : ''
  return [
    `Nobody publishes a figure for that on the ${car.name}, so I won't make one up. ${shock[0]}${known[0]}${counted}${box} ${more[0]}`,
    `Nadie publica una cifra de eso para el ${car.name} y no la voy a inventar. ${shock[1]}${known[1]} ${more[1]}`,
  ]
}

const OF_RPM = /\brpm\b|\b\d{1,2}k\b|\brev(?:s|ving)?\b/
const IN_TORQUE = /\b(?:nm|tq|w?tq|torque|lb-?ft|ft-?lbs?)\b/

/** The bottom end: what it takes on the fuel, in power and torque, and what goes first in it. */
export function engineTold(of: Asked): Bilingual {
  const { car, asked, fuel, load } = of
  const { family, engine } = car.vehicle
  const limit = engineLimit(car, fuel)
  const torque = torqueIn(asked)
  const most = engineTorque(car, fuel)
  const first: Bilingual = [
    `What lets go first: ${family.failsFirst}.`,
    `Lo primero que cede: ${tradeInSpanish(family.failsFirst)}.`,
  ]
  if (OF_RPM.test(asked) && load.wheelHp === undefined)
    return [
      `Stock it is safe to its own rev limit, ${engine.redlineRpm} rpm, and I wouldn't rev a stock ${family.name} past that: rods see the square of the rpm, and a missed shift does what no dyno pull does. ${first[0]} By power the stock engine takes about ${limit} whp on ${fuelName(fuel)}. More rpm is valve springs, rod bolts and a cam, built for it.`,
      `De fábrica es seguro hasta su corte, ${engine.redlineRpm} rpm, y no lo pasaría de ahí con ${family.name} de fábrica. ${first[1]} Por potencia aguanta unos ${limit} whp con ${fuelName(fuel)}.`,
    ]
  if (/\b(?:psi|boost|bar)\b/.test(asked) && load.wheelHp === undefined) return boostTold(car, fuel, asked)
  const inTorque: Bilingual = [`, about ${torque(most)} at the wheels`, `, unos ${torque(most)} a las ruedas`]
  const lead: Bilingual = IN_TORQUE.test(asked)
    ? [`about ${torque(most)} at the wheels, some ${limit} whp`, `unos ${torque(most)} a las ruedas, unos ${limit} whp`]
    : [`about ${limit} whp${inTorque[0]}`, `unos ${limit} whp${inTorque[1]}`]
  const share = load.wheelHp ? load.wheelHp / limit : load.torqueLbft ? load.torqueLbft / most : undefined
  const built = past(of, ['built_bottom_end'], share)
  const keep: Bilingual = [
    `We keep 10% off that for the street, 15% for track or drag.`,
    `Para calle dejamos 10% de margen, 15% para pista o arrancones.`,
  ]
  if (share === undefined)
    return [
      `The stock ${family.name} in the ${car.name} is good for ${lead[0]}, on ${fuelName(fuel)} with a careful tune. ${first[0]} ${keep[0]}`,
      `El ${family.name} de fábrica del ${car.name} aguanta ${lead[1]}, con ${fuelName(fuel)} y buen tune. ${first[1]} ${keep[1]}`,
    ]
  const [yes, si] = yesNo(share)
  const said = load.wheelHp ? whp(round5(load.wheelHp)) : torque(load.torqueLbft ?? 0)
  return [
    `${yes}: the stock ${family.name} in the ${car.name} is good for ${lead[0]}, on ${fuelName(fuel)} with a careful tune, and ${said} is ${Math.round(100 * share)}% of that. ${first[0]} ${built[0]}`,
    `${si}: el ${family.name} de fábrica del ${car.name} aguanta ${lead[1]}, con ${fuelName(fuel)} y buen tune, y ${said} es el ${Math.round(100 * share)}%. ${first[1]} ${built[1]}`,
  ]
}
