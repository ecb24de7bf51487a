import type { EngineFamily } from '../../engine/families/engine-family.ts'
import type { Vehicle } from '../../engine/model.ts'
import { partsLike, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Bilingual, whp } from './advisor.ts'
import { buildAnswer } from './build-answers.ts'
import { torqueIn } from './computed/unit-words.ts'
import { fuelGain } from './fuel-gain.ts'
import { boostSource, fuelSystem } from './fuel-limit-answers.ts'
import { passMade } from './measured-figures.ts'
import type { ComponentName } from './of-shown/components.ts'
import { strengthTold } from './of-shown/strength-told.ts'
import { kindsIn } from './part-words.ts'
import { specs } from './spec-answer.ts'
import {
  converter,
  holds,
  limitOf,
  powerOf,
  type Subject,
  safeLimit,
  type Words,
  weakPoints,
  whyBuild,
} from './strength-answers.ts'
import type { StrengthTopic } from './strength-asked.ts'
import type { Topic } from './topics.ts'

export type { Subject } from './strength-answers.ts'

const platforms: Words = ({ vehicle: { family }, name }) => {
  const made = family.tunePlatforms.join(', ')
  return [
    made
      ? `For the ${family.name} in the ${name} it is ${made}. Others do not cover it.`
      : `No flash exists for the ${family.name}: it takes a standalone.`,
    made ? `Para el ${family.name} del ${name}: ${made}.` : `Para el ${family.name} no hay flash; lleva standalone.`,
  ]
}

const intakeTune: Words = ({ vehicle: { family }, name }) => {
  const answers: Readonly<Record<EngineFamily['intakeNeedsTune'], Bilingual>> = {
    no: ['no: a cold air intake runs fine on the stock tune', 'no: el intake trabaja bien con el tune de fábrica'],
    some: [
      'it depends: kits that keep the factory airflow-meter housing run without a tune, open ones need one',
      'depende: si usa la carcasa original del sensor no hace falta tune; si la cambia, sí',
    ],
    yes: ['yes: an intake needs a tune on this engine', 'sí: este motor necesita tune con un intake'],
  }
  const [english, spanish] = answers[family.intakeNeedsTune]
  return [
    `On the ${name}, ${english}. Without a tune it is worth 5 to 10 hp at best; with one it does its part.`,
    `En el ${name}, ${spanish}. Sin tune ganas 5 a 10 hp; con tune rinde más.`,
  ]
}

const e85Hardware: Words = ({ vehicle: { family }, name }) => {
  const needs = family.e85Needs.map((kind) => kind.replaceAll('_', ' ')).join(', ')
  const port = family.e85PortInjection
    ? ` Above that it takes auxiliary port injection${family.e85PortInjection === 'or_pump' ? ' or a bigger high-pressure pump (HPFP)' : ''}.`
    : family.injection === 'port'
      ? ''
      : ' It is direct injection: past that the high-pressure pump (HPFP) or port injection is next.'
  return [
    `On the ${name} the stock pump and injectors feed about ${family.fuelLimitWheelHp.e85} whp on E85, with up to ${family.maxEthanolPercentStockFuel}% ethanol in the blend. Full E85 takes: ${needs || 'a tune'}, so plan on injectors and a fuel pump, and a tune for it.${port}`,
    `En el ${name} la bomba y los inyectores de fábrica alcanzan para unos ${family.fuelLimitWheelHp.e85} whp con E85. E85 completo pide: ${needs || 'tune'}, o sea inyectores, bomba de combustible y tune.`,
  ]
}

/** An engine without boost: none today, and what a kit may ask of it. */
function unboosted(subject: Subject): Bilingual {
  const { reply, name } = subject
  if (reply) return ['No boost. This build is naturally aspirated.', 'Nada: 0 psi, es atmosférico.']
  const [english, spanish] = safeLimit({ ...subject, goalWheelHp: undefined })
  return [
    `The ${name} is naturally aspirated: 0 psi stock. With a kit, the limit is power, not psi. ${english.trim()}`,
    `El ${name} es atmosférico: 0 psi de fábrica. ${spanish.trim()}`,
  ]
}

const boost: Words = (subject) => {
  const { reply, vehicle, name } = subject
  const psi = reply?.power.boostGaugePsi ?? vehicle.engine.boostGaugePsi
  return psi > 0.5
    ? [
        `About ${psi.toFixed(1)} psi at the power peak on ${reply ? 'this build' : `a stock ${name}`}.`,
        `Unos ${psi.toFixed(1)} psi en el pico de potencia${reply ? ' de este build' : ''}.`,
      ]
    : unboosted(subject)
}

/** "At what wheel torque do the rods become the limit": the engine's limit, and the torque that goes with it. */
const OF_LIMIT = /\blimits?\b|\brods?\b|\bpistons?\b|\bbreaks?\b|\bbefore (?:it|they|the)\b/
function torqueLimit(subject: Subject): Bilingual {
  const { advisor, vehicle } = subject
  const stock = stockFigures(advisor.catalog, vehicle)
  const [english, spanish] = safeLimit({ ...subject, goalWheelHp: undefined })
  const atLimit = Math.round(((vehicle.family.bottomEndLimitWheelHp / stock.wheelHp) * stock.wheelTorqueLbft) / 10) * 10
  return [
    `${english} With the stock shape of the curve that's about ${atLimit} lb-ft at the wheels. Torque bends rods and breaks ring lands (cylinder pressure), rpm pulls rod bolts and valve springs apart: boost and low rpm are the first, the rev limit is the second.`,
    `${spanish} Son unos ${atLimit} lb-ft a las ruedas.`,
  ]
}

const torque: Words = (subject) => {
  const { reply, advisor, vehicle, name, asked } = subject
  if (!reply && OF_LIMIT.test(asked)) return torqueLimit(subject)
  const stock = stockFigures(advisor.catalog, vehicle)
  const wheel = reply?.power.wheelTorqueLbft ?? stock.wheelTorqueLbft
  const crank = reply?.power.crankTorqueLbft ?? stock.crankTorqueLbft
  const of = torqueIn(asked)
  const what = reply ? 'This build' : `The stock ${name}`
  return [
    `${what} makes about ${of(wheel)} at the wheels, ${of(crank)} at the crank.`,
    `Da unos ${of(wheel)} a las ruedas y ${of(crank)} al cigüeñal.`,
  ]
}

const heat: Words = ({ reply, vehicle, name }) => {
  const cooling =
    reply?.recommendedParts
      .filter(({ category }) => category === 'cooling')
      .map((part) => `${part.manufacturer} ${part.name}`) ?? []
  const { aspiration } = vehicle.engine
  const what =
    aspiration === 'supercharged'
      ? 'The blower sits on the engine and its charge cooler runs out of capacity: intake temps climb every lap and the computer pulls timing. That is heat soak. What fixes it is a bigger heat exchanger with more coolant, and a larger radiator; a smaller pulley makes it worse'
      : aspiration === 'na'
        ? 'No boost, no charge temps: it is oil and water that get hot lap after lap. An oil cooler first, then a radiator'
        : 'Intake temps climb lap after lap once the intercooler is soaked, and the computer takes timing and boost away. A bigger intercooler first, then an oil cooler and a radiator'
  const has =
    cooling.length > 0
      ? ` This build has the ${cooling.join(', ')}.`
      : reply
        ? ' This build has no extra cooling yet: say "for the track" and I\'ll plan it in.'
        : ''
  return [
    `On the ${name}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.${has} At 95°F count on losing 3 to 6% of the power by the end of a session.`,
    `En el ${name}: con calor suben las temperaturas de admisión y la computadora quita potencia. Primero intercooler o heat exchanger, luego enfriador de aceite y radiador.`,
  ]
}

const tires: Words = (subject) => {
  const grip = limitOf(subject, 'grip')
  const power = powerOf(subject)
  return [
    `Traction is the first thing you feel: with ${whp(power)} the stock tires spin in first${grip ? ` (they hold about ${whp(grip)} off the line)` : ''}. They do not break, they just spin; drag radials or a wider summer tire fix it. Say "add drag radials" and I'll plan them in.`,
    `Con ${whp(power)} las llantas (gomas) de fábrica patinan en primera; no se rompen, solo patinan. Unas drag radials o unas llantas más anchas lo arreglan: dime "agrega drag radials".`,
  ]
}

const hours: Words = ({ reply, advisor, vehicle, asked }) => {
  const part = reply && !/\b(?:only|just|for the|of the) /.test(asked) ? undefined : namedPart(advisor, vehicle, asked)
  if (part) {
    return [
      `${part.laborHours} hours for the ${part.manufacturer} ${part.name} at our shop.`,
      `${part.laborHours} horas (hours) para ${part.manufacturer} ${part.name} en nuestro taller.`,
    ]
  }
  if (!reply)
    return [
      'Bolt-ons take a day or two, a full build weeks. Name the build and I give you the hours.',
      'Las piezas simples toman uno o dos días; un build completo, semanas.',
    ]
  const days = Math.max(1, Math.ceil(reply.laborHours / 8))
  return [
    `${reply.laborHours} hours of labor in all, about ${days} shop ${days === 1 ? 'day' : 'days'} once the parts are here. Plan on leaving the car.`,
    `${reply.laborHours} horas de mano de obra en total, unos ${days} días de taller con las piezas aquí.`,
  ]
}

/** The cheapest part of the kind that a question names, for its hours and price. */
function namedPart({ catalog }: Advisor, vehicle: Vehicle, asked: string) {
  const [kind] = kindsIn(asked)
  const fitting = kind ? partsLike(catalog, vehicle, { kind }) : []
  return fitting.find((part) => part.kind === kind) ?? fitting[0]
}

const nitrousSize: Words = ({ reply, vehicle }) => {
  const kit = reply?.recommendedParts.find(({ kind }) => kind === 'nitrous')
  const gain = kit ? Math.round(kit.performance.hpGain) : 100
  return kit
    ? [
        `The ${kit.manufacturer} ${kit.name} in this build: about a ${gain} hp shot at the wheels.`,
        `${kit.manufacturer} ${kit.name}: un shot de unos ${gain} hp.`,
      ]
    : [
        `This build has no nitrous in it. On a stock ${vehicle.family.name} I would stop at a 100 hp shot; say "add a 100 shot" and I'll add it.`,
        'Este build no lleva nitrous. Con motor de fábrica, un shot de 100 hp como máximo.',
      ]
}

const oilPump: Words = ({ reply, vehicle, name }) => {
  const kit = reply?.recommendedParts.find(({ kind }) => kind === 'oil_pump_gears')
  const rpm = vehicle.engine.redlineRpm
  const has = kit
    ? `This build has them: ${kit.manufacturer} ${kit.name}.`
    : 'This build does not need them by our rules; with boost and the limiter in sight I would still put billet oil pump gears in while the front is off.'
  return [
    `The ${name} keeps its ${rpm} rpm rev limit. The factory oil pump gears (OPG) are powdered metal and let go on the limiter under boost. ${has}`,
    `Se queda con el corte de fábrica, ${rpm} rpm. Los engranajes de la bomba de aceite (OPG) son el punto débil. ${kit ? 'Este build los trae.' : ''}`,
  ]
}

const wheelLoss: Words = ({ advisor, vehicle, name }) => {
  const loss = Math.round(100 * advisor.catalog.stockPower(vehicle).drivelineLoss)
  return [
    `The stock ${name} makes about ${whp(advisor.catalog.stockPower(vehicle).stockWheelHp)} of its ${vehicle.engine.crankHp} crank hp. We use ${loss}% drivetrain loss for it: wheel hp divided by ${((100 - loss) / 100).toFixed(2)} is crank hp.`,
    `Para el ${name} usamos ${loss}% de pérdida: whp entre ${((100 - loss) / 100).toFixed(2)} da los hp al cigüeñal.`,
  ]
}

/** Of a build that is shown its own limits tell what bears it, the nearest of them first: its card says the same. */
const ofBuildOr =
  (name: ComponentName, ofStock: Words): Words =>
  (subject) =>
    subject.reply && subject.goalWheelHp === undefined ? strengthTold(subject, subject.reply, name) : ofStock(subject)

const CAR_WORDS: Readonly<Partial<Record<Topic | StrengthTopic | 'fuel_gain', Words>>> = {
  fuel_gain: fuelGain,
  fuel_system: fuelSystem,
  boost_source: boostSource,
  car_specs: specs,
  safe_limit: safeLimit,
  weak_points: weakPoints,
  tune_platform: platforms,
  intake_tune: intakeTune,
  e85_hardware: e85Hardware,
  ...{ boost, torque, heat, tires, hours, converter },
  nitrous_size: nitrousSize,
  why_build: whyBuild,
  oil_pump: oilPump,
  wheel_vs_crank: wheelLoss,
  clutch: ofBuildOr('clutch', (subject) =>
    subject.vehicle.transmission.kind === 'manual'
      ? holds(subject, 'clutch', ['clutch'], ['clutch', 'el embrague (clutch)'])
      : [
          `The clutches sit inside your ${subject.vehicle.transmission.code}. ${holds(subject, 'transmission', ['built_transmission'], ['transmission', 'la transmisión'])[0]}`,
          holds(subject, 'transmission', ['built_transmission'], ['transmission', 'la transmisión'])[1],
        ],
  ),
  transmission: ofBuildOr('gearbox', (subject) =>
    holds(
      subject,
      'transmission',
      ['built_transmission'],
      [`${subject.vehicle.transmission.code} transmission`, 'la transmisión'],
    ),
  ),
  differential: ofBuildOr('driveline', (subject) => {
    const [english, spanish] = holds(
      subject,
      'transmission',
      ['differential', 'half_shafts'],
      ['driveline, diff and axles behind the transmission,', 'el diferencial'],
    )
    return [english, spanish]
  }),
}

/** The answer about one car; undefined where the topic is of no car. */
export function carAnswer(topic: string, subject: Subject): Bilingual | undefined {
  const isOfCams = topic === 'converter_stall' && kindsIn(subject.asked).includes('camshafts')
  const words = (CAR_WORDS as Readonly<Record<string, Words | undefined>>)[isOfCams ? 'converter' : topic]
  return buildAnswer(topic, subject) ?? words?.(subject)
}

/** Hale's rule for the trap speed; against 105 stock cars of published tests it gives 1.06 times the rated crank power. */
const MPH_OF_A_POUND_PER_HP = 234
/** Power from a time slip: weight and trap speed tell it best. */
export function slipPower(asked: string): Bilingual | undefined {
  const pass = passMade(asked)
  const weight = pass?.weightLb
  if (!pass || weight === undefined) return undefined
  const crank = Math.round((weight * (pass.mph / MPH_OF_A_POUND_PER_HP) ** 3) / 5) * 5
  return [
    `About ${crank} hp at the crank, from the trap: ${weight} lb with the driver at ${pass.mph} mph; take off 12 to 20% for the wheels. The ET says how well it hooked, the mph says the power. Give or take 6%, more at altitude.`,
    `Unos ${crank} hp al cigüeñal, por la velocidad: ${weight} lb con piloto a ${pass.mph} mph; a las ruedas, 12 a 20% menos. Más o menos 6%.`,
  ]
}
