import { slotOf } from '../fitment/slots.ts'
import type { Part } from '../model.ts'
import { readsEthanol } from '../power/power-scenario.ts'
import { CALIBRATION_RULES } from './calibration-rules.ts'
import { ethanolSlots } from './fuel-supply.ts'
import { isEthanol, isTune, type Rule, type RuledCar } from './rule.ts'

/** Ford's computers infer the blend and have no input for a sensor: what a kit measures shows on its gauge. */
const isForFords = ({ fitment }: Part): boolean =>
  'families' in fitment && fitment.families.every((family) => family.startsWith('ford-'))
const isGauge = (part: Part): boolean =>
  part.kind === 'flex_fuel' &&
  (/\bsensor kit with gauge\b/i.test(part.name) || (/\bBluetooth gauge\b/.test(part.name) && isForFords(part)))
const isInferringTune = (part: Part): boolean => isTune(part) && isForFords(part) && /\bflex\b/i.test(part.name)
const isReadByTune = (part: Part): boolean => part.kind === 'flex_fuel' && !isGauge(part)

/** What ethanol takes: a file that burns it, a sensor, and the fuel system behind it. */
export const ETHANOL_RULES: readonly Rule[] = [
  {
    id: 'B11',
    severity: 'must_with',
    sentence: 'E85 takes an E85 tune and a flex-fuel sensor.',
    reason: 'It needs about a third more fuel, and the blend at the pump changes with the season.',
    refusesScenario: ({ tune }, car) =>
      car.fuel === 'e85' && tune?.kind !== 'e85_tune' && !(runsFactoryFlex(car) && !tune),
    refusesFuel: (car) =>
      car.fuel === 'e85' && !runsFactoryFlex(car) && !car.fitting.some((part) => isSoldFile(part, car))
        ? 'Nobody sells an E85 calibration for this car: plan it on 93.'
        : undefined,
    needs: (part, { fuel, family }) =>
      part.kind === 'e85_tune' && fuel === 'e85' && family.flexFuel !== 'factory' ? ['fuel_blend'] : [],
  },
  {
    id: 'B11-e30',
    severity: 'must_with',
    sentence: 'E30 takes a tune that is written for it, or a flex-fuel sensor and a tune that reads it.',
    reason: 'On a gasoline file it runs lean: the blend takes a tenth more fuel.',
    refusesScenario: (chosen, car) =>
      car.fuel === 'e30' && !readsEthanol(chosen, car.fuel) && !(runsFactoryFlex(car) && !chosen.tune),
    refusesFuel: (car) =>
      car.fuel === 'e30' && !runsFactoryFlex(car) && !car.fitting.some((part) => burnsE30(part))
        ? 'Nobody sells an ethanol calibration for this car: plan it on 93.'
        : undefined,
  },
  {
    id: 'B11-pump',
    severity: 'warn',
    sentence: 'Pump E85 runs 51 to 83% ethanol, less in winter: test the fill before you lean on it.',
    reason: 'The standard for the fuel (ASTM D5798) lets the blend change with the season.',
    warns: ({ fuel, parts }) => fuel === 'e85' && parts.some(({ kind }) => kind === 'e85_tune'),
  },
  {
    id: 'B11-flex',
    severity: 'warn',
    sentence:
      'The flex-fuel sensor reads the blend and the tune follows it: fill up with any mix, and the power changes with it.',
    reason: 'Timing and boost follow the ethanol, and the engine stays safe.',
    warns: ({ fuel, parts }) => isEthanol(fuel) && parts.some(isTune) && parts.some(isReadByTune),
  },
  {
    id: 'B11-gauge',
    severity: 'warn',
    sentence:
      'The ethanol sensor shows the blend on a gauge. The computer has no input for it: mix each fill to what the tune is written for.',
    reason: "This engine's computer has no input for the sensor.",
    warns: ({ fuel, parts }) =>
      isEthanol(fuel) && parts.some(isTune) && parts.some(isGauge) && !parts.some(isInferringTune),
  },
  {
    id: 'B11-infers',
    severity: 'warn',
    sentence:
      'The ethanol sensor shows the blend on a gauge. The computer has no input for it: a flex tune works the blend out from the oxygen sensors, so take it easy for a few miles after each fill.',
    reason: 'Ford infers the blend from fuel trim after a refill, with no sensor in the line.',
    warns: ({ fuel, parts }) => isEthanol(fuel) && parts.some(isInferringTune) && parts.some(isGauge),
  },
  {
    id: 'B12',
    severity: 'never',
    sentence: 'This engine is not built for E85 by anyone we would trust.',
    reason: 'No pump or no fuel system material for it exists.',
    refusesFuel: ({ fuel, family }) =>
      fuel === 'e85' && !family.e85Offered && family.flexFuel === 'none'
        ? 'This engine is not an E85 engine: plan it on 93, or on an E30 blend.'
        : undefined,
  },
  {
    id: 'B13',
    severity: 'must_with',
    sentence: 'E85 on this engine takes more fuel system from the start.',
    reason: 'The stock pump ends at a low ethanol blend.',
    refusesFuel: (car) =>
      ethanolSlots(car).some((slot) => !car.fitting.some(({ kind }) => slotOf(kind) === slot))
        ? 'E85 on this engine takes a bigger fuel system, and nobody sells one for it: plan it on 93.'
        : undefined,
    needs: (part, car) => (part.kind === 'e85_tune' ? ethanolSlots(car) : []),
  },
  {
    id: 'B14',
    severity: 'never',
    sentence: 'No ethanol sensor on a car that runs pump gas.',
    reason: 'Dead money.',
    refuses: (part, { fuel }) => part.kind === 'flex_fuel' && !isEthanol(fuel),
  },
  {
    id: 'B15',
    severity: 'must_with',
    sentence: 'An ethanol sensor comes with a tune that reads it.',
    reason: 'Alone it does nothing.',
    needs: ({ kind }) => (kind === 'flex_fuel' ? ['tune'] : []),
  },
]

/** An E85 calibration that no rule keeps off this car: a file for E30 is none, nor a session on a computer that takes no file. */
const isSoldFile = (part: Part, car: RuledCar): boolean =>
  part.kind === 'e85_tune' && !CALIBRATION_RULES.some((rule) => rule.refuses?.(part, car))

const burnsE30 = (part: Part): boolean =>
  part.kind === 'flex_fuel' || (isTune(part) && readsEthanol({ tune: part }, 'e30'))

/** Factory flex-fuel cars run E85 unboosted as they are; more boost takes a calibration. */
function runsFactoryFlex({ family, vehicle }: RuledCar): boolean {
  return family.flexFuel === 'factory' && vehicle.engine.aspiration === 'na'
}
