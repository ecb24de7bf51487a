import { isTune, type Rule, type RuledCar } from './rule.ts'

/** Factory blower, used on track. */
const isBlownOnTrack = ({ use, vehicle }: RuledCar): boolean =>
  use === 'track' && vehicle.engine.aspiration === 'supercharged'

/** Factory blowers: their pulley, and the heat that they make. */
export const BLOWER_RULES: readonly Rule[] = [
  {
    id: 'C03',
    severity: 'must_with',
    sentence: 'A smaller pulley is sold with a tune.',
    reason: 'More boost on the factory file runs lean.',
    needs: ({ kind }) => (kind === 'pulley_smaller' ? ['tune'] : []),
  },
  {
    id: 'C03-track',
    severity: 'never',
    sentence: 'No smaller pulley on 91 at the track.',
    reason:
      'The blower heats the charge lap after lap, and on 91 the computer takes the power back. Headers, intake and cooling stay.',
    refuses: (part, { use, fuel }) =>
      part.kind === 'pulley_smaller' && use === 'track' && (fuel === '91' || fuel === '87'),
  },
  {
    id: 'C03-heat',
    severity: 'should_with',
    sentence: 'A smaller pulley needs a bigger heat exchanger.',
    reason: 'Heat soak takes the gain back on the second pull.',
    recommends: ({ parts }) => (parts.some(({ kind }) => kind === 'pulley_smaller') ? ['heat_exchanger'] : []),
  },
  {
    id: 'G09',
    severity: 'should_with',
    sentence: 'A blown car on track takes charge cooling before power.',
    reason: 'The blower heats the charge lap after lap, and the computer takes the power back.',
    recommends: (build) => (isBlownOnTrack(build) && build.parts.some(isTune) ? ['heat_exchanger'] : []),
  },
  {
    id: 'G09-hot',
    severity: 'warn',
    sentence:
      'This is the power of a cool lap: a blower heat-soaks on track, and the computer pulls timing when it does.',
    reason: 'A stint is longer than a dyno pull.',
    warns: isBlownOnTrack,
  },
]
