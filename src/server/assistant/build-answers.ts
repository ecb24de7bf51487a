import type { RecommendedPart } from '../../contract/configurator.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import type { CurvePoint, LimitUse } from '../../engine/model.ts'
import { HP_PER_KW, HP_PER_PS } from '../../engine/units.ts'
import { partsLike } from '../planning/car-facts.ts'
import { type Bilingual, dollars, listed, whp } from './advisor.ts'
import { aspectsOf, type BuildTopic, clausesOf, kindsAsked } from './build-asked.ts'
import { atHome, legality, orderOf } from './build-order-answers.ts'
import { partInBuild } from './build-part-answer.ts'
import { fuel, lasts, mpg, regular, sound, traction } from './build-use-answers.ts'
import { torqueIn } from './computed/unit-words.ts'
import { named, type OfBuild, partOf } from './of-build.ts'
import { canWait, installOrder } from './of-shown/order-told.ts'
import { torqueClaim } from './of-shown/torque-claim.ts'
import { holds, type Subject, safeLimit } from './strength-answers.ts'

const rpmWords = (rpm: number): string => (Math.round(rpm / 100) * 100).toLocaleString('en-US')
const highest = (curve: readonly CurvePoint[], of: (point: CurvePoint) => number): CurvePoint =>
  curve.reduce((best, point) => (of(point) > of(best) ? point : best))

const boost: OfBuild = (subject, { power }) => {
  const psi = power.boostGaugePsi
  const stock = subject.vehicle.engine.boostGaugePsi
  const isDoubted = /\b(?:a lot|too much|safe|handle|ok|okay|hold|take)\b/.test(subject.asked)
  const limit = isDoubted ? safeLimit(subject) : (['', ''] as const)
  if (psi <= 0.5)
    return ['No boost: this build is naturally aspirated, 0 psi.', 'Nada de boost: este build es atmosférico, 0 psi.']
  const from: Bilingual =
    stock > 0.5
      ? [`, up from about ${stock.toFixed(0)} psi stock`, `; de fábrica son unos ${stock.toFixed(0)}`]
      : [', where stock has none', '; de fábrica no tiene']
  return [
    `About ${psi.toFixed(1)} psi at the power peak on this build${from[0]}. ${limit[0]}`.trim(),
    `Unos ${psi.toFixed(1)} psi en el pico de potencia${from[1]}. ${limit[1]}`.trim(),
  ]
}

const LOW_RPM = 3000

const torque: OfBuild = (subject, reply) => {
  const { asked } = subject
  const { power } = reply
  const claim = torqueClaim(asked, reply)
  const of = torqueIn(asked)
  const peak = highest(power.curve, ({ wheelTorqueLbft }) => wheelTorqueLbft)
  const isOfBox =
    claim?.isOfBox === true || /\b(?:issue|problem|too much|ok|okay|safe|handle|hold|bad|hard)\b/.test(asked)
  const box = isOfBox
    ? ` ${holds(subject, 'transmission', ['built_transmission'], ['transmission', 'la caja'])[0].replace(/^(?:Yes|Just about): t/, 'T')}`
    : ''
  return [
    `${of(power.wheelTorqueLbft)} at the wheels at about ${rpmWords(peak.rpm)} rpm, ${of(power.crankTorqueLbft)} at the crank. Stock it's ${of(power.stockWheelTorqueLbft)} at the wheels.${claim?.told[0] ?? ''}${box}`,
    `${of(power.wheelTorqueLbft)} a las ruedas a unas ${rpmWords(peak.rpm)} rpm, ${of(power.crankTorqueLbft)} al cigüeñal. De fábrica, ${of(power.stockWheelTorqueLbft)}.${claim?.told[1] ?? ''}`,
  ]
}

const near = (curve: readonly CurvePoint[], rpm: number): CurvePoint | undefined =>
  curve.toSorted((a, b) => Math.abs(a.rpm - rpm) - Math.abs(b.rpm - rpm))[0]

const curve: OfBuild = ({ asked }, { power }) => {
  const powerPeak = highest(power.curve, ({ wheelHp }) => wheelHp)
  const torquePeak = highest(power.curve, ({ wheelTorqueLbft }) => wheelTorqueLbft)
  const band = power.curve.filter(({ wheelHp }) => wheelHp >= 0.9 * powerPeak.wheelHp)
  const low = near(power.curve, LOW_RPM)?.wheelTorqueLbft ?? 0
  const lowStock = near(power.stockCurve, LOW_RPM)?.wheelTorqueLbft ?? 0
  const [from, to] = [rpmWords(band[0]?.rpm ?? 0), rpmWords(band.at(-1)?.rpm ?? 0)]
  const lead = /\bshift\b/.test(asked) ? `Shift at about ${to} rpm. ` : ''
  return [
    `${lead}Peak is ${whp(powerPeak.wheelHp)} at ${rpmWords(powerPeak.rpm)} rpm and ${Math.round(torquePeak.wheelTorqueLbft)} lb-ft at the wheels at ${rpmWords(torquePeak.rpm)} rpm. It makes at least 90% of its power from ${from} to ${to} rpm. Down at 3,000 rpm it has ${Math.round(low)} lb-ft, stock has ${Math.round(lowStock)}. The whole curve is on the build's page.`,
    `El pico: ${whp(powerPeak.wheelHp)} a ${rpmWords(powerPeak.rpm)} rpm y ${Math.round(torquePeak.wheelTorqueLbft)} lb-ft a ${rpmWords(torquePeak.rpm)} rpm. De ${from} a ${to} rpm da al menos el 90% de la potencia. A 3,000 rpm, ${Math.round(low)} lb-ft; de fábrica, ${Math.round(lowStock)}.`,
  ]
}

const hoursWords = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`

const hours: OfBuild = ({ advisor, vehicle, asked }, reply) => {
  const { laborHours } = reply
  const [kind] = kindsAsked(asked)
  const own = kind && partOf(reply, kind)
  const other = kind && !own ? partsLike(advisor.catalog, vehicle, { kind })[0] : undefined
  if (own)
    return [
      `${hoursWords(own.pricing.laborHours)} for the ${named(own)}, of ${hoursWords(laborHours)} for the whole build.`,
      `${own.pricing.laborHours} horas para ${named(own)}, de ${laborHours} horas en total.`,
    ]
  if (other)
    return [
      `${hoursWords(other.laborHours)} for the ${other.manufacturer} ${other.name} by itself; it is not in this build, which takes ${laborHours}.`,
      `${other.laborHours} horas para ${other.manufacturer} ${other.name}; el build toma ${laborHours}.`,
    ]
  const days = Math.max(1, Math.ceil(laborHours / 8))
  const isSameDay = /\bsame[- ]day\b|\bin (?:one|a|1) (?:day|afternoon)\b/.test(asked)
  const lead = isSameDay ? (days === 1 ? 'Yes, if you drop it off in the morning: ' : 'No: ') : ''
  const weekday = days === 1 ? 'one shop day' : `about ${days} shop days`
  return [
    `${lead}${/\b(?:total|price|costs?|how much)\b/.test(asked) ? `${dollars(reply.estimatedCost)} installed, before sales tax. ` : ''}${hoursWords(laborHours)} of labor in all, ${weekday} once the parts are here. Plan on leaving the car. Pick the drop-off at /book; it counts the parts' lead time in.`,
    `${laborHours} horas de mano de obra en total, unos ${days} días de taller con las piezas aquí. La fecha se elige en /book.`,
  ]
}

const priced = (part: RecommendedPart): string => `${named(part)} (${dollars(part.pricing.totalCost)} installed)`

/** What may wait without harm, and the order of the rest: nothing that bears the power is put off behind it. */
const deferred: OfBuild = (subject, reply) => {
  const can = canWait(reply)
  const [order, orden] = installOrder(subject, reply)
  return can.length === 0
    ? [
        `Nothing of it should wait behind the power; it can be bought in steps. ${order}`,
        `Nada debe quedar para después de la potencia; se compra por pasos. ${orden}`,
      ]
    : [
        `These can wait: ${can.map(priced).join(', ')}. The rest goes in this order. ${order}`,
        `Estas pueden esperar: ${can.map((part) => `${named(part)} (${dollars(part.pricing.totalCost)})`).join(', ')}. ${orden}`,
      ]
}

const next: OfBuild = ({ vehicle }, { complementary, limits }) => {
  const [first] = breakable(limits as readonly LimitUse[])
  const close = first && first.share > 0.9 ? first : undefined
  const watch = close
    ? ` The limit you're closest to is the ${limitName(close, vehicle.family)}, at ${Math.round(100 * close.share)}%.`
    : ''
  const lines = complementary.flatMap(({ reason, parts: [part] }) => (part ? [{ reason, part }] : [])).slice(0, 3)
  const known = vehicle.family.weakPoints.map(({ what }) => what).slice(0, 3)
  const checks = known.length > 0 ? ` While it's apart, look at: ${known.join(', ')}.` : ''
  if (lines.length === 0)
    return [
      `Nothing else has to go in: the build has what it needs.${checks}${watch}`,
      'No hace falta nada más: el build ya trae lo que necesita.',
    ]
  return [
    `The build has what it needs to run. What I'd add next: ${lines.map(({ part, reason }) => `${reason.replace(/\.$/, '')}: ${priced(part)}.`).join(' ')}${checks}${watch}`,
    `El build trae lo que necesita. Lo siguiente que yo le pondría: ${lines.map(({ part }) => `${named(part)} (${dollars(part.pricing.totalCost)} instalado)`).join(', ')}.`,
  ]
}

const accuracy: OfBuild = ({ asked }, reply) => {
  const { wheelHp, wheelHpRange90: range } = reply.power
  const span = [Math.round(range.low), Math.round(range.high)]
  const lead = /\bguarantee/.test(asked) ? "No, nobody honest guarantees a number. It's a prediction: " : ''
  const [kind] = kindsAsked(asked)
  const own = kind && partOf(reply, kind)
  const gain = own
    ? `The ${named(own)} is worth ${Math.round(own.performance.hpGain)} whp here by our model, a prediction like the total. `
    : ''
  return [
    `${lead}${gain}${whp(wheelHp)}, and most cars land between ${span[0]} and ${span[1]}. That's a healthy car in SAE air on a Dynojet; a Mustang dyno reads 5 to 12% lower, and heat takes some more. How our predictions compare with published dyno results, misses included, is at /accuracy.`,
    `${whp(wheelHp)}, y la mayoría de los carros quedan entre ${span[0]} y ${span[1]}: motor sano, aire SAE, Dynojet. Los aciertos y fallos están en /accuracy.`,
  ]
}

/** How far the build stands from one of its limits, or from all of them. */
const margin: OfBuild = ({ vehicle, asked }, { limits }) => {
  const all = breakable(limits as readonly LimitUse[]).toSorted((a, b) => b.share - a.share)
  const told = all
    .map((use) => ({
      name: limitName(use, vehicle.family),
      share: Math.round(100 * use.share),
      left: Math.round(100 * (1 / use.share - 1)),
    }))
    .filter(({ name }, at, uses) => uses.findIndex((one) => one.name === name) === at)
  const score = (name: string) =>
    name.split(/[\s-]+/).filter((word) => word.length > 3 && new RegExp(`\\b${word}`).test(asked)).length
  const own = told.toSorted((a, b) => score(b.name) - score(a.name))[0]
  const nearest = told.slice(0, 4)
  const list = nearest.map(({ name, share }) => `${name} ${share}%`).join(', ')
  if (own && score(own.name) > 0)
    return [
      `About ${own.left}%: this build uses ${own.share}% of what the ${own.name} is good for. Nearest its limit by share: ${list}. Each limit is good to about 5 to 10%, so leave what is under 10% alone.`,
      `Un ${own.left}%: el build usa ${own.share}% de lo que aguanta ${own.name}. Los más cercanos: ${list}.`,
    ]
  return [
    `Used of each limit, the nearest first: ${list}. I plan with 5% in hand; under that is no place for heat or a bad tank.`,
    `Uso de cada límite: ${list}.`,
  ]
}

/** What runs right on the stock tune: nothing of it changes air, fuel or boost. */
const RUNS_ON_STOCK_TUNE: ReadonlySet<string> = new Set([
  ...['catback_exhaust', 'coilovers', 'springs', 'sway_bar', 'suspension_other', 'tires', 'drag_tires', 'wheels'],
  ...['brake_kit', 'brake_pads', 'brake_rotors', 'brake_fluid', 'brake_lines', 'spark_plugs', 'oil_cooler', 'radiator'],
  ...['clutch', 'flywheel', 'differential', 'half_shafts', 'driveshaft', 'built_transmission', 'torque_converter'],
  ...['transmission_cooler', 'transmission_tune', 'heat_exchanger', 'oil_pump_gears', 'crank_hub', 'charge_pipes'],
])
/** A list without a tune is no word that it does without one. */
function withoutTune(parts: readonly RecommendedPart[]): string {
  const asks = parts.filter(({ kind }) => !RUNS_ON_STOCK_TUNE.has(kind))
  return asks.length === 0
    ? 'It takes no tune.'
    : `No tune is on this list, and it wants one: ${listed(asks.slice(0, 3).map((part) => `the ${named(part).replace(/^The /, '')}`))} ${asks.length > 1 ? 'run' : 'runs'} on a file written for ${asks.length > 1 ? 'them' : 'it'}. Have it tuned, with a log, before the first full throttle.`
}

const included: OfBuild = (_, { estimatedCost, partsCost, laborCost, laborHours, recommendedParts }) => {
  const tune = recommendedParts.find(({ kind }) => kind === 'tune' || kind === 'e85_tune')
  const kit = recommendedParts.find(({ reason }) => /comes with its [^.]*tune/i.test(reason))
  const words = tune
    ? `The tune is in it, ${dollars(tune.pricing.partCost)} of that.`
    : kit
      ? `The tune comes with the ${named(kit)}.`
      : withoutTune(recommendedParts)
  return [
    `${dollars(estimatedCost)} is installed: parts ${dollars(partsCost)} and labor ${dollars(laborCost)} for ${laborHours} hours. ${words} Sales tax and shipping come on top, and you see both before you pay.`,
    `${dollars(estimatedCost)} es todo instalado: piezas ${dollars(partsCost)} y mano de obra ${dollars(laborCost)} por ${laborHours} horas. El impuesto y el envío se ven antes de pagar.`,
  ]
}

const crank: OfBuild = ({ asked }, { power: { wheelHp, crankHp, drivelineLoss } }) => {
  const isMetric = /\b(?:kw|kilowatts?|ps|metric)\b/.test(asked)
  const other = (hp: number) =>
    isMetric ? ` (${Math.round(hp / HP_PER_KW)} kW, ${Math.round(hp / HP_PER_PS)} PS)` : ''
  const loss = Math.round(100 * drivelineLoss)
  return [
    `${whp(wheelHp)} is at the wheels${other(wheelHp)}. At the crank that's about ${Math.round(crankHp)} hp${other(crankHp)}: the driveline takes ${loss}%.`,
    `${whp(wheelHp)} son a las ruedas${other(wheelHp)}. Al cigüeñal, unos ${Math.round(crankHp)} hp${other(crankHp)}: la transmisión se lleva el ${loss}%.`,
  ]
}

const power: OfBuild = (_, { power: { wheelHp, stockWheelHp, crankHp, wheelHpRange90: range } }) => {
  const gain = Math.round(wheelHp - stockWheelHp)
  const [low, high] = [Math.round(range.low), Math.round(range.high)]
  return [
    `${whp(wheelHp)}, up ${gain} from ${Math.round(stockWheelHp)} stock; that's about ${Math.round(crankHp)} hp at the crank. Most cars land between ${low} and ${high}.`,
    `${whp(wheelHp)}, ${gain} más que de fábrica (${Math.round(stockWheelHp)}); al cigüeñal son unos ${Math.round(crankHp)} hp. La mayoría de los carros quedan entre ${low} y ${high}.`,
  ]
}

export const WORDS_OF_BUILD: Readonly<
  Record<BuildTopic | 'build_part' | 'build_order' | 'build_legal' | 'build_home', OfBuild>
> = {
  build_home: atHome,
  build_order: orderOf,
  build_legal: legality,
  build_power: power,
  build_boost: boost,
  build_curve: curve,
  build_torque: torque,
  build_hours: hours,
  build_deferred: deferred,
  build_next: next,
  build_fuel: fuel,
  build_regular: regular,
  build_margin: margin,
  build_accuracy: accuracy,
  build_included: included,
  build_crank: crank,
  build_traction: traction,
  build_tires: traction,
  build_mpg: mpg,
  build_sound: sound,
  build_lasts: lasts,
  build_part: partInBuild,
}

/** What is asked of the build that is shown; undefined where none is, or where the topic is of no build. */
export function buildAnswer(topic: string, subject: Subject): Bilingual | undefined {
  const { reply, asked } = subject
  if (!reply || !(topic in WORDS_OF_BUILD)) return undefined
  const told = clausesOf(asked).flatMap((clause) => {
    const [aspect] = aspectsOf(clause)
    return aspect ? [WORDS_OF_BUILD[aspect]({ ...subject, asked: clause }, reply)] : []
  })
  const all = told.length > 0 ? told : [WORDS_OF_BUILD[topic as BuildTopic](subject, reply)]
  return [all.map(([english]) => english).join(' '), all.map(([, spanish]) => spanish).join(' ')]
}
