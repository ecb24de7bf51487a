import type { EngineFamily, Octane87 } from '../../../engine/families/engine-family.ts'
import type { Bilingual } from '../advisor.ts'
import type { Subject, Words } from '../strength-answers.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { OIL_GRADES } from './oil-grades.ts'

const OCTANE_87: Readonly<Record<Octane87, string>> = {
  ok: 'it runs on 87 stock',
  ok_unboosted: 'it runs on 87 stock, never with added boost',
  reduced: 'it runs on 87 with less power',
  reduced_unboosted: 'it runs on 87 with less power, never with added boost',
  reduced_stock_only: 'it takes 87 with less power and only stock',
  no: 'no 87 in it',
}

const EIGHTY_SEVEN = /\b(?:87|regular)\b/
const octane: Words = ({ vehicle: { family }, name, asked }) => [
  `${EIGHTY_SEVEN.test(asked) ? (family.octane87 === 'no' ? 'No. ' : 'Stock, yes. ') : ''}The ${name} asks for ${family.minOctane} at least; ${OCTANE_87[family.octane87]}. Tuned, it takes the octane of its tune.`,
  `El ${name} pide ${family.minOctane} como mínimo; con tune, el octanaje del tune.`,
]

const LOCKS: Readonly<Record<EngineFamily['ecuLock'], Bilingual>> = {
  open: ['is open: it flashes without an unlock', 'está abierto: se reprograma sin desbloqueo'],
  unlock_or_exchange: [
    'is locked on some or all years: the tune starts with an unlock or an exchange computer, and our bill has it',
    'está bloqueado: hace falta desbloqueo o computadora de intercambio, y va en el presupuesto',
  ],
  no_flash: [
    'cannot be flashed by anybody: it takes a chip or a standalone',
    'no se puede reprogramar: lleva chip o standalone',
  ],
}
const lock: Words = ({ vehicle: { family }, name }) => [
  `The computer (ECU) of the ${name} (${family.name}) ${LOCKS[family.ecuLock][0]}.`,
  `La computadora del ${name} ${LOCKS[family.ecuLock][1]}.`,
]

const fuelSystem: Words = ({ vehicle: { family }, name }) => [
  `On the ${name} the stock fuel system feeds about ${family.fuelLimitWheelHp[93]} whp on 93 and ${family.fuelLimitWheelHp.e85} on E85.`,
  `En el ${name} el sistema original alcanza para unos ${family.fuelLimitWheelHp[93]} whp con 93 y ${family.fuelLimitWheelHp.e85} con E85.`,
]

const ethanol: Words = ({ vehicle: { family }, name }) => {
  const routes: Readonly<Record<EngineFamily['flexFuel'], string>> = {
    factory: 'is flex fuel from the factory',
    factory_on_some: 'is flex fuel from the factory on some years: yellow cap or badge',
    kit: 'takes a flex fuel kit',
    kit_unboosted: 'takes a flex fuel kit, which does it on the stock pump without boost',
    none: 'has no flex fuel kit that we trust',
  }
  return [
    `The ${name} ${routes[family.flexFuel]}; the stock fuel system takes up to ${family.maxEthanolPercentStockFuel}% ethanol with a tune and feeds about ${family.fuelLimitWheelHp.e85} whp on E85.`,
    `El ${name}: con lo de fábrica hasta ${family.maxEthanolPercentStockFuel}% de etanol con tune, unos ${family.fuelLimitWheelHp.e85} whp con E85.`,
  ]
}

const firstChecks: Words = ({ vehicle: { family }, name }) => {
  const first = family.weakPoints.map(({ what }) => what).slice(0, 3)
  return first.length > 0
    ? [`On the ${name} look at: ${first.join(', ')}.`, `En el ${name} revisa: ${first.join(', ')}.`]
    : ['', '']
}

const bottomEnd: Words = ({ vehicle: { family }, name }) => [
  `The stock ${family.name} bottom end in the ${name} is good for about ${family.bottomEndLimitWheelHp} whp on 93; what lets go first: ${family.failsFirst}.`,
  `El ${family.name} de fábrica del ${name} aguanta unos ${family.bottomEndLimitWheelHp} whp con 93.`,
]

const gearbox: Words = ({ vehicle: { transmission, family }, name }) => {
  const limit = family.gearboxLimitsLbft[transmission.code]
  return limit === undefined
    ? ['', '']
    : [
        `The ${transmission.code} in the ${name} is good for about ${limit} lb-ft at the crank.`,
        `La ${transmission.code} del ${name} aguanta unas ${limit} lb-ft al cigüeñal.`,
      ]
}

const clutch: Words = ({ vehicle: { transmission, family }, name }) =>
  transmission.kind === 'manual' && family.clutchLimitLbft
    ? [
        `The stock clutch of the ${name} is good for about ${family.clutchLimitLbft} lb-ft at the crank.`,
        `El clutch original del ${name} aguanta unas ${family.clutchLimitLbft} lb-ft al cigüeñal.`,
      ]
    : gearbox({ vehicle: { transmission, family }, name } as Subject)

const boostKits: Words = ({ vehicle: { family, engine }, name }) =>
  family.boostPathKits.length > 0
    ? [
        `The ${name} is ${engine.aspiration === 'na' ? 'naturally aspirated' : engine.aspiration}; what the trade sells for it: ${family.boostPathKits.slice(0, 3).join(', ')}.`,
        `Para el ${name} hay: ${family.boostPathKits.slice(0, 3).join(', ')}.`,
      ]
    : ['', '']

/** The planner's own stages of the car. */
const stages: Words = ({ advisor, vehicle, name }) => {
  const found = advisor.stages({ vehicleId: vehicle.id, fuel: '93', induction: 'auto', filter: 'all' })
  const packages = found.ok ? found.reply.packages.filter(({ stage }) => stage !== 'wide_open') : []
  const all = packages.map(({ stage, targetHp }) => `stage ${stage.slice(-1)} ${Math.round(targetHp)}`)
  return all.length > 0
    ? [`On the ${name}, whp on 93: ${all.join(', ')}.`, `En el ${name}, whp con 93: ${all.join(', ')}.`]
    : ['', '']
}

/** What is known to let go on this engine, where the trouble that is asked about may be one of many. */
const weak: Words = ({ vehicle: { family }, name }) => [
  `On the ${family.name} in the ${name}, what lets go first: ${family.failsFirst}.${family.weakPoints.length > 0 ? ` Known weak points: ${family.weakPoints.map(({ what }) => what).join(', ')}.` : ''}`,
  `En el ${family.name} del ${name}, lo primero que cede: ${tradeInSpanish(family.failsFirst)}.`,
]

/** Whether this engine is one of those with the bearing. */
const ims: Words = ({ vehicle: { family }, name }) =>
  family.weakPoints.some(({ what }) => /\bIMS\b/.test(what))
    ? [`The ${name} (${family.name}) has it.`, `El ${name} lo trae.`]
    : [
        `The ${name} (${family.name}) is without it: no, you don't have to do an IMS bearing on yours.`,
        `El ${name} no lo trae.`,
      ]

const towTune: Words = (subject) =>
  /\btun(?:e|ed|ing)\b/.test(subject.asked) && subject.vehicle.family.ecuLock !== 'open' ? lock(subject) : ['', '']

const oilGrade: Words = ({ vehicle: { family }, name }) => {
  const grade = OIL_GRADES[family.name]
  return grade
    ? [
        `The factory grade for the ${name} is ${grade}; the filler cap has the last word.`,
        `El grado de fábrica del ${name} es ${grade}; confírmalo en el tapón.`,
      ]
    : ['', '']
}

/** What a topic means on one car, where the car changes it. */
const CAR_LINES: Readonly<Record<string, Words>> = {
  octane,
  octane_91_93: octane,
  oil: oilGrade,
  tow_oil: oilGrade,
  locked_ecu: lock,
  what_is_tune: lock,
  injector_size: fuelSystem,
  fuel_pump_need: fuelSystem,
  direct_port: fuelSystem,
  e85: ethanol,
  flex_fuel: ethanol,
  e30_blend: ethanol,
  e85_or_gas: ethanol,
  high_mileage: firstChecks,
  engine_failure: firstChecks,
  longevity: firstChecks,
  first_mod: stages,
  stage_meaning: stages,
  cost_of_power: stages,
  built_motor: bottomEnd,
  what_is_boost: bottomEnd,
  compression_boost: bottomEnd,
  nitrous_safe: bottomEnd,
  torque_power: gearbox,
  transmission_limit: gearbox,
  tcu_tune: gearbox,
  clutch_choice: clutch,
  turbo_or_blower: boostKits,
  ims_bearing: ims,
  oil_starvation: weak,
  towing: towTune,
  ...Object.fromEntries(
    ['crank_hub', 'ringlands', 'rod_bearings', 'timing_chain', 'cam_phasers', 'lifters', 'haldex', 'water_pump'].map(
      (topic) => [topic, weak],
    ),
  ),
}

export const carLine = (topic: string, subject: Subject): Bilingual => CAR_LINES[topic]?.(subject) ?? ['', '']
