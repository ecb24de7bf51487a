import type { GenerateReply } from '../../contract/configurator.ts'
import type { LimitComponent, PartKind, Vehicle } from '../../engine/model.ts'
import { allStockLimits, partsLike, type StockLimit, stockFigures, stockLimits } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Bilingual, dollars, whp } from './advisor.ts'
import { torqueIn } from './computed/unit-words.ts'
import { kindsIn } from './part-words.ts'
import { tradeInSpanish } from './words/trade-in-spanish.ts'

/** What a question about one car is answered from: the car, its engine family, and the build shown, where there is one. */
export interface Subject {
  advisor: Advisor
  vehicle: Vehicle
  /** "2018 Ford Mustang GT", or the engine where only that was named. */
  name: string
  reply?: GenerateReply | undefined
  asked: string
  /** Wheel hp that the visitor has in mind. */
  goalWheelHp?: number | undefined
  /** The share of ethanol that the car runs on, as far as the talk says, in percent. */
  ethanolPercent?: number | undefined
}
export type Words = (subject: Subject) => Bilingual

/** The lowest of what goes by a component's name: its rating, or what the trade lets it take in this car. */
function stockLimitOf({ advisor, vehicle }: Subject, component: LimitComponent): StockLimit | undefined {
  const shown = stockLimits(advisor.catalog, vehicle).find((one) => one.component === component)
  // What an engine's family bears stands in the family, without the headroom of the rulebook.
  if (shown || component === 'internals') return shown
  const limits = allStockLimits(advisor.catalog, vehicle)
  const rated = limits.find((one) => one.component === component)
  const held = limits.filter(({ slot }) => slot !== 'transmission_tune')
  return held.find(({ name, slot }) => name === rated?.name || slot === component) ?? rated
}

export const limitOf = (subject: Subject, component: LimitComponent): number | undefined =>
  stockLimitOf(subject, component)?.wheelHp

/** What the car puts through it as it comes. */
function stockLoad({ advisor, vehicle, asked }: Subject, torque: number | undefined): string {
  const { crankTorqueLbft, wheelHp } = stockFigures(advisor.catalog, vehicle)
  return torque === undefined ? `Stock it sees ${whp(wheelHp)}.` : `Stock it sees ${torqueIn(asked)(crankTorqueLbft)}.`
}

/** From where a stock gearbox wants the tune that makes it hold what it can. */
function wantsTune({ advisor, vehicle }: Subject, component: LimitComponent, limit: number): Bilingual {
  const tune = allStockLimits(advisor.catalog, vehicle).find(({ slot }) => slot === 'transmission_tune')
  if (component !== 'transmission' || !tune || tune.wheelHp >= limit) return ['', '']
  return [
    `It wants a transmission tune from about ${whp(tune.wheelHp)}.`,
    `Pide un tune de transmisión desde unos ${whp(tune.wheelHp)}.`,
  ]
}

/** The trade rates clutches and gearboxes in torque at the crank. */
const ratedTorqueOf = ({ vehicle: { limits } }: Subject, component: LimitComponent): number | undefined =>
  component === 'transmission'
    ? limits.transmissionTorqueLbft
    : component === 'clutch'
      ? limits.clutchTorqueLbft
      : undefined

/** What the trade lets a gearbox take, where that is less than what our figures of this car say: never told as more. */
const tradeRating = (
  { vehicle, asked }: Subject,
  component: LimitComponent,
  torque: number | undefined,
): string | undefined => {
  const rated = component === 'transmission' ? vehicle.family.gearboxLimitsLbft[vehicle.transmission.code] : undefined
  const own = torque ?? vehicle.limits.transmissionTorqueLbft
  return rated !== undefined && own !== undefined && rated < own ? `${torqueIn(asked)(rated)} at the crank` : undefined
}

/** The rating where it is the limit, and nothing else in the trade's experience comes before it. */
const torqueLimitOf = (subject: Subject, component: LimitComponent): number | undefined =>
  stockLimitOf(subject, component)?.component === component ? ratedTorqueOf(subject, component) : undefined

/** "MT82 torque limit?": a figure is asked for, not whether it lives. */
const ASKS_FIGURE =
  /\blimits?\b|\bhow much\b|\bat (?:which|what)\b|\brating\b|\brated\b|\bwhat (?:can|will|does|is)\b|\bgood (?:for|to)\b|\bbefore (?:it|they|the)\b|\bmax(?:imum)?\b/

export const powerOf = ({ reply, goalWheelHp, advisor, vehicle }: Subject): number =>
  goalWheelHp ?? reply?.power.wheelHp ?? stockFigures(advisor.catalog, vehicle).wheelHp

const SLIPS = 'It slips when torque passes what it clamps: first at full throttle in a high gear, around peak torque.'

/** What we sell for the power past a limit: the cheapest part of the first kind that fits and bears more. */
export function pastIt({ advisor, vehicle }: Subject, kinds: readonly PartKind[], torqueLbft = 0): Bilingual {
  const found = kinds
    .map((kind) =>
      partsLike(advisor.catalog, vehicle, { kind }).find(
        ({ kind: own, ratings }) => own === kind && (ratings.supportsTorqueLbft ?? torqueLbft + 1) > torqueLbft,
      ),
    )
    .find((part) => part !== undefined)
  if (!found) return ['Past that it is custom work: ask us at /contact.', 'Más allá es trabajo a medida: /contact.']
  const price = dollars(dollarsOf(found.priceCents))
  return [
    `Past that: ${found.manufacturer} ${found.name}, ${price}.`,
    `Más allá: ${found.manufacturer} ${found.name}, ${price}.`,
  ]
}

/** How a power stands to a limit, in one word. */
export const verdict = (share: number): Bilingual =>
  share <= 0.92 ? ['Yes', 'Sí'] : share <= 1 ? ['Just about', 'Justo'] : ['No', 'No']

/** Whether a stock component lives with the power, and what stands in the build in its place. */
/** "Does that hurt the ten-speed" asks the other way around. */
export const ASKS_HARM = /\b(?:hurt|kill|harm|break|overheat|wear out|hard on|bad for|too much for|rough on)s?\b/
/** "Does it hold that or break" asks whether it holds. */
export const HOLDS_OR_BREAKS =
  /\b(?:hold|handle|take|survive|last)s?\b[^.?!]{0,30}\bor\b[^.?!]{0,20}\b(?:break|blow|go|pop)/
export function holds(subject: Subject, ...of: BearerOf): Bilingual {
  const told = bears(subject, ...of)
  if (!ASKS_HARM.test(subject.asked) || HOLDS_OR_BREAKS.test(subject.asked)) return told
  const [english, spanish] = told
  return [
    english
      .replace(/^Yes:/, 'No:')
      .replace(/^No, not for long:/, 'Yes, in time:')
      .replace(/^Just about:/, "It's close:"),
    spanish.replace(/^Sí:/, 'No:'),
  ]
}
type BearerOf = [component: LimitComponent, kinds: readonly PartKind[], names: Bilingual]

function bears(subject: Subject, component: LimitComponent, kinds: readonly PartKind[], names: Bilingual): Bilingual {
  const limit = limitOf(subject, component)
  const power = powerOf(subject)
  const inBuild = subject.reply?.recommendedParts.find((part) => kinds.some((kind) => kind === part.kind))
  const { name } = subject
  const torque = torqueLimitOf(subject, component)
  const past = pastIt(subject, kinds, ratedTorqueOf(subject, component))
  const replacing: Bilingual = inBuild
    ? [
        `This build has the ${inBuild.manufacturer} ${inBuild.name} for that.`,
        `Este build ya trae ${inBuild.manufacturer} ${inBuild.name} para eso.`,
      ]
    : ['', '']
  if (limit === undefined) {
    return [
      `The ${name} has no limit of that kind that we know of. ${replacing[0]}`,
      `No conocemos ese límite en el ${name}. ${replacing[1]}`,
    ]
  }
  const share = Math.round((100 * power) / limit)
  const trade = tradeRating(subject, component, torque)
  const tuned = wantsTune(subject, component, limit)
  const ofTorque = torque === undefined ? '' : ` (${torqueIn(subject.asked)(torque)} of torque)`
  if (subject.reply === undefined && subject.goalWheelHp === undefined && ASKS_FIGURE.test(subject.asked))
    return [
      `The stock ${names[0]} in the ${name} is good for about ${trade ?? (torque === undefined ? whp(limit) : `${torqueIn(subject.asked)(torque)}, roughly ${whp(limit)} in this car`)}. ${stockLoad(subject, trade === undefined ? torque : 1)} Hard launches on sticky tires and heat take it down from there. ${tuned[0]} ${past[0]}`,
      `${names[1]} de fábrica del ${name} aguanta unos ${trade ?? (torque === undefined ? whp(limit) : `${torqueIn(subject.asked)(torque)}, más o menos ${whp(limit)}`)}. ${tuned[1]} ${past[1]}`,
    ]
  if (power <= 0.92 * limit) {
    return [
      `Yes: the stock ${names[0]} is good for about ${whp(limit)}${ofTorque} and ${whp(power)} uses ${share}% of it. ${inBuild ? '' : tuned[0]} ${component === 'clutch' && !inBuild ? SLIPS : replacing[0]}`,
      `Sí: ${names[1]} de fábrica aguanta unos ${whp(limit)} y con ${whp(power)} usas el ${share}%. ${inBuild ? '' : tuned[1]} ${replacing[1]}`,
    ]
  }
  if (power <= limit) {
    return [
      `Just about: the stock ${names[0]} is good for ${whp(limit)}${ofTorque} and ${whp(power)} is ${share}% of that. Fine on the street, no margin for launches: upgrade before you launch on sticky tires. ${replacing[0]}`,
      `Justo: ${names[1]} de fábrica aguanta ${whp(limit)} y ${whp(power)} es el ${share}%. Sin margen para arrancones. ${replacing[1]}`,
    ]
  }
  return [
    `No, not for long: the stock ${names[0]} is good for about ${whp(limit)}${ofTorque} and you are at ${whp(power)}. ${replacing[0] || past[0]}`,
    `No por mucho tiempo: ${names[1]} de fábrica aguanta unos ${whp(limit)} y vas a ${whp(power)}. ${replacing[1] || past[1]}`,
  ]
}

/** How a power stands to what the stock bottom end takes. */
function strengthLead(wheelHp: number, internals: number): Bilingual {
  const share = wheelHp / internals
  const percent = Math.round(100 * share)
  if (share <= 0.8)
    return [
      `${whp(wheelHp)} is safe on the stock bottom end with a good tune.`,
      `${whp(wheelHp)} es seguro con el motor de fábrica y buen tune.`,
    ]
  if (share <= 0.97)
    return [
      `${whp(wheelHp)} is ${percent}% of what the stock bottom end takes. It lives on a safe tune and good fuel, without much to spare.`,
      `${whp(wheelHp)} es el ${percent}% de lo que aguanta el motor de fábrica. Vive con buen tune, sin mucho margen.`,
    ]
  return share <= 1.02
    ? [
        `${whp(wheelHp)} is right at the edge of the stock bottom end.`,
        `${whp(wheelHp)} es justo el límite del motor de fábrica.`,
      ]
    : [
        `No: ${whp(wheelHp)} is past the stock bottom end. Build the motor, or stay under ${internals}.`,
        `No: ${whp(wheelHp)} pasa del límite del motor de fábrica. Prepáralo o quédate abajo de ${internals}.`,
      ]
}

export const safeLimit: Words = (subject) => {
  const { vehicle, name, goalWheelHp = subject.reply?.power.wheelHp } = subject
  const { family } = vehicle
  const internals = Math.round(limitOf(subject, 'internals') ?? family.bottomEndLimitWheelHp)
  const box = limitOf(subject, 'transmission')
  const first = family.failsFirst
  const boxWords =
    box && Math.round(box) < internals ? ` The stock transmission comes first, at about ${whp(box)}.` : ''
  const isOn91 = /\b91 ?(?:oct\w*|gas\w*|pump|premium)|\b(?:gas\w*|on|octane) 91\b/.test(subject.asked)
  const lead = goalWheelHp ? strengthLead(goalWheelHp, internals) : (['', ''] as const)
  return [
    `${lead[0]} The stock ${family.name} block in the ${name} is good for about ${internals} whp (hp at the wheels) on 93 with a careful tune. What lets go first: ${first}.${boxWords}${isOn91 ? ' On 91 plan 5 to 10% under that, with a 91 map: less knock margin.' : ''} Give or take 10%. On track, stay 10 to 15% under and keep the oil cool.`.trim(),
    `${lead[1]} El ${family.name} de fábrica del ${name} aguanta unos ${internals} whp (caballos a la rueda) con 93 y buen tune. Lo primero que cede: ${tradeInSpanish(first)}.${box && box < internals ? ` La caja de fábrica llega antes al límite, a unos ${whp(box)}.` : ''}${isOn91 ? ' Con 91 quédate 5 a 10% abajo, con tune para 91.' : ''} Cifras del gremio, más o menos 10%.`.trim(),
  ]
}

/** What is said first of a power that the stock bottom end does not take; undefined where it does. */
export function overLimit(subject: Subject): Bilingual | undefined {
  const { goalWheelHp, reply, vehicle } = subject
  const internals = Math.round(limitOf(subject, 'internals') ?? vehicle.family.bottomEndLimitWheelHp)
  return goalWheelHp && !reply && goalWheelHp > 0.97 * internals ? strengthLead(goalWheelHp, internals) : undefined
}

export const weakPoints: Words = ({ advisor, vehicle, name }) => {
  const { family } = vehicle
  const first = family.weakPoints.filter((one) => one.first).map(({ what }) => what)
  const rest = family.weakPoints.filter((one) => !one.first).map(({ what }) => what)
  const fixes = partsLike(advisor.catalog, vehicle, { kind: 'reliability_fix' })
    .slice(0, 2)
    .map((part) => `${part.manufacturer} ${part.name} (${dollars(dollarsOf(part.priceCents))})`)
  const english = [
    `On the ${family.name} in the ${name}:`,
    first.length > 0 ? `check or fix before any power: ${first.join(', ')}.` : '',
    rest.length > 0 ? `${first.length > 0 ? 'Also known' : 'known weak points'}: ${rest.join(', ')}.` : '',
    `What lets go first when it is pushed: ${family.failsFirst}.`,
    fixes.length > 0 ? `We have the ${fixes.join(' and the ')} for it.` : '',
    first.length > 0
      ? 'So yes, it is real; do that first, power after.'
      : 'Plenty of them live long on a good tune and fresh oil.',
  ]
  const spanish = [
    `En el ${family.name} del ${name}:`,
    first.length > 0 ? `revisa o arregla antes de subir potencia: ${first.join(', ')}.` : '',
    rest.length > 0 ? `Puntos débiles conocidos: ${rest.join(', ')}.` : '',
    `Lo primero que cede: ${tradeInSpanish(family.failsFirst)}.`,
    fixes.length > 0 ? `Tenemos ${fixes.join(' y ')}.` : '',
  ]
  return [english.filter(Boolean).join(' '), spanish.filter(Boolean).join(' ')]
}

export const whyBuild: Words = ({ reply, vehicle, name }) => {
  const built = reply?.recommendedParts.find(({ kind }) => kind === 'built_bottom_end' || kind === 'stroker')
  const limit = vehicle.family.bottomEndLimitWheelHp
  const makes = reply ? whp(reply.power.wheelHp) : 'that'
  return built
    ? [
        `A built motor: ${built.manufacturer} ${built.name}. The stock rods and pistons of the ${name} are good for about ${limit} whp, and this makes ${makes}.`,
        `Motor preparado: ${built.manufacturer} ${built.name}; de fábrica aguanta unos ${limit} whp.`,
      ]
    : [
        `On the stock block, rods and pistons included: they are good for about ${limit} whp and this makes ${makes}.`,
        `Con el motor de fábrica: aguanta unos ${limit} whp y este build da ${makes}.`,
      ]
}

export const converter: Words = (subject) => {
  const { vehicle, name } = subject
  const [held] = holds(subject, 'transmission', ['built_transmission'], ['transmission', 'la transmisión'])
  if (vehicle.transmission.kind === 'manual')
    return [`Yours has a manual: no converter in it.`, 'El tuyo es manual: no lleva convertidor.']
  const hasCams = subject.reply?.recommendedParts.some(({ kind }) => kind === 'camshafts')
  if (hasCams || kindsIn(subject.asked).includes('camshafts'))
    return [
      `Yes: with cams the stock converter of the ${name} is too tight, so it pulls against the brakes at a light and won't idle in gear. A mild cam wants 2,800 to 3,200 rpm of stall, a big one 3,600 and up, with a transmission cooler: slip is heat.`,
      'Sí: con levas el convertidor de fábrica queda corto y no marca ralentí en D. Leva suave: stall de 2,800 a 3,200 rpm; leva grande: 3,600 o más, con enfriador de caja.',
    ]
  return [
    `On the street, no: at that power a transmission tune wakes the ${name} up more per dollar. A converter with more stall is for launching: worth two to three tenths at the strip, and it needs the tune as well. ${held}`,
    `Para calle basta el tune de transmisión; el convertidor (converter) es para arrancar en la pista.`,
  ]
}
