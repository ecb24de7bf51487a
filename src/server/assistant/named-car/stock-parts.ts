import { GEARBOX_FORMS } from '../../../engine/lexicon.ts'
import type { LimitComponent, Slot } from '../../../engine/model.ts'
import { allStockLimits } from '../../planning/car-facts.ts'
import type { OfCar } from '../frame/of-car.ts'
import type { StrengthTopic } from '../strength-asked.ts'

/** A stock part that bears or feeds so much power, as people call it and as the car's limits do. */
interface StockPart {
  /** The topic that tells what it bears. */
  topic?: StrengthTopic
  english: string
  spanish: string
  form: RegExp
  component?: LimitComponent
  slot?: Slot
}

const part = (
  english: string,
  spanish: string,
  form: string,
  of: { component?: LimitComponent; slot?: Slot; topic?: StrengthTopic },
): StockPart => ({ english, spanish, form: new RegExp(String.raw`\b(?:${form})(?![a-z\d])`), ...of })

/** The longer names before the shorter. */
const STOCK_PARTS: readonly StockPart[] = [
  part(
    'high-pressure fuel pump (HPFP)',
    'la bomba de alta presión (HPFP)',
    'hpfps?|high[- ]pressure (?:fuel )?pumps?',
    {
      ...{ slot: 'direct_fuel', topic: 'fuel_system' },
    },
  ),
  part('fuel pump', 'la bomba de gasolina', '(?:fuel |in-?tank |low[- ]pressure |lpfp )?pumps?|lpfps?', {
    ...{ slot: 'fuel_pump', topic: 'fuel_system' },
  }),
  part('injectors', 'los inyectores', 'injectors?', { slot: 'injectors', topic: 'fuel_system' }),
  part('fuel system', 'el sistema de combustible', 'fuel(?:ing)?(?: system)?', {
    component: 'fuel_system',
    topic: 'fuel_system',
  }),
  part('clutch', 'el clutch', 'clutch(?:es)?', { component: 'clutch', slot: 'clutch', topic: 'clutch' }),
  part(
    'gearbox',
    'la caja',
    String.raw`trans(?:mission)?|gear ?box|tranny|zf8|mt-?82|t-?56|t-?45|tr-?3650|tko-?\d{3}|tremec|cd00?9|6hp\d*|dl\d+|dq\d+|gs\d\w+|[68]l\d{2}e?|th-?[34]\d0|\d{1,2}[- ]speed|tr-?6060|t-?5(?!\d)|v160|gr6|${GEARBOX_FORMS}`,
    { component: 'transmission', slot: 'transmission', topic: 'transmission' },
  ),
  part(
    'axles and diff',
    'las flechas y el diferencial',
    'half ?shafts?|axles?|diffs?|differential|rear ?end|irs|cv joints?',
    {
      ...{ slot: 'half_shafts', topic: 'differential' },
    },
  ),
  part('driveshaft', 'el cardán', 'drive ?shaft|prop ?shaft', { slot: 'driveline' }),
  part('head studs and gasket', 'los espárragos y la junta', 'head ?(?:studs?|gaskets?|bolts?)', {
    slot: 'head_studs',
  }),
  part(
    'stock bottom end',
    'el motor por dentro (bielas y pistones)',
    'bottom[- ]?end|internals|rods?|pistons?|ring ?lands?|short ?block|block|motor|engine|crank(?:shaft)?',
    { component: 'internals', topic: 'safe_limit' },
  ),
  part('turbo', 'el turbo', 'turbos?|snail', {
    component: 'boost_source',
    slot: 'boost_source',
    topic: 'boost_source',
  }),
  part('blower', 'el supercharger', 'blowers?|super ?chargers?', {
    component: 'boost_source',
    slot: 'boost_source',
    topic: 'boost_source',
  }),
  part('intercooler', 'el intercooler', 'inter ?coolers?|fmic|tmic', { slot: 'intercooler' }),
  part('charge pipe', 'el tubo de carga', 'charge ?pipes?', { slot: 'charge_pipes' }),
]

export interface BearingPart {
  topic?: StrengthTopic | undefined
  english: string
  spanish: string
  /** Power at the wheels at which it is at its limit on 93; undefined where the trade has no figure. */
  wheelHp: number | undefined
  /** Its rating at the crank, where it is rated in torque. */
  torqueLbft?: number | undefined
}

/** The stock parts that a question names, in its order, and what each of them bears on the car. */
export function stockPartsIn(car: OfCar, asked: string): readonly BearingPart[] {
  let rest = asked
  const found = STOCK_PARTS.flatMap((one) => {
    const match = one.form.exec(rest)
    if (!match) return []
    rest = rest.replaceAll(new RegExp(one.form, 'g'), (words) => '@'.repeat(words.length))
    return [{ at: match.index, one }]
  }).toSorted((a, b) => a.at - b.at)
  return found.map(({ one }) => bearingOf(car, one))
}

function bearingOf({ advisor, vehicle }: OfCar, { english, spanish, component, slot, topic }: StockPart): BearingPart {
  const { family, limits, transmission } = vehicle
  const all = allStockLimits(advisor.catalog, vehicle).filter((one) => one.slot !== 'transmission_tune')
  const own = all.find((one) => (component && one.component === component) || (slot && one.slot === slot))
  const rated =
    component === 'transmission' ? limits.transmissionTorqueLbft : component === 'clutch' ? limits.clutchTorqueLbft : 0
  const ofFamily =
    component === 'internals'
      ? family.bottomEndLimitWheelHp
      : component === 'boost_source'
        ? family.boostSourceLimitWheelHp?.[93]
        : component === 'fuel_system' || slot === 'direct_fuel'
          ? family.fuelLimitWheelHp[93]
          : undefined
  const name = component === 'transmission' ? `${transmission.code} ${english}` : english
  const lowest = [own?.wheelHp, ofFamily].filter((one) => one !== undefined)
  return {
    ...{ english: name, spanish, topic },
    wheelHp: lowest.length > 0 ? Math.min(...lowest) : undefined,
    ...(rated ? { torqueLbft: rated } : {}),
  }
}
