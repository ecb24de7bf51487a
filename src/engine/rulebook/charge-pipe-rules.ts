import { isTune, type Rule, type RuledCar } from './rule.ts'

/** Plastic charge pipes that crack. */
const PLASTIC_CHARGE_PIPE = /^bmw-(n20|n54|n55|s55)/
const PLASTIC_PIPE_GAIN_WHEEL_HP = 60
const hasKnownChargePipe = ({ weakPoints }: RuledCar['family']): boolean =>
  weakPoints.some(({ what }) => /\bcharge pipes?$/.test(what))

export const CHARGE_PIPE_RULES: readonly Rule[] = [
  {
    id: 'C16',
    severity: 'must_with',
    sentence: 'Replace the plastic charge pipe before it bursts.',
    reason: 'It cracks at about 60 whp over stock.',
    ceilings: (car) =>
      PLASTIC_CHARGE_PIPE.test(car.family.id) && car.fitting.some(({ kind }) => kind === 'charge_pipes')
        ? [{ slot: 'charge_pipes', wheelHp: car.stockWheelHp + PLASTIC_PIPE_GAIN_WHEEL_HP }]
        : [],
  },
  {
    id: 'C16-known',
    severity: 'should_with',
    sentence: 'The plastic charge pipe is what this engine is known to crack: swap it with the tune.',
    reason: 'It lets go under boost at any power, and the car goes home on a flatbed.',
    recommends: ({ family, parts }) => (parts.some(isTune) && hasKnownChargePipe(family) ? ['charge_pipes'] : []),
  },
]
