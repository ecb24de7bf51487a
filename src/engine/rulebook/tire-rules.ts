import type { Part, Vehicle } from '../model.ts'
import { isTrackTire, stepsUpFromDragRadials, stepsUpFromFactory } from './factory-tires.ts'
import type { Rule, RuledCar } from './rule.ts'

/** Drag radials for each wheel. */
const IN_FOURS = /\bset of 4\b/

/** All-wheel drive launches on four, two driven wheels on a pair. */
const launchesOn = ({ name }: Part, { chassis }: Vehicle): boolean =>
  (chassis.drivetrain === 'awd') === IN_FOURS.test(name)

const isForStrip = (part: Part, { vehicle }: RuledCar): boolean =>
  part.kind === 'drag_tires' && launchesOn(part, vehicle) && stepsUpFromDragRadials(part, vehicle)

const isDragTire = ({ kind, installed }: Part): boolean => kind === 'drag_tires' && !installed

/** Which tires go on which car, for which use, and what to know of them. */
export const TIRE_RULES: readonly Rule[] = [
  {
    id: 'H08',
    severity: 'warn',
    sentence: "These are summer tires: below 45 F they go hard and don't grip. Put winter tires on before it freezes.",
    reason: 'Their makers warn that the compound can crack in freezing weather.',
    warns: ({ use, parts }) => use === 'daily' && parts.some(({ kind, installed }) => kind === 'tires' && !installed),
  },
  {
    id: 'H09-size',
    severity: 'warn',
    sentence:
      'Read the size off your sidewall before you order tires: we quote them for the usual wheels of this car, and it may stand on others.',
    reason: 'Cars come on wheels of more than one size. With all-wheel drive all four have to be the same height, too.',
    warns: ({ parts }) => parts.some(({ kind, installed }) => kind === 'tires' && !installed),
  },
  {
    id: 'H05',
    severity: 'never',
    sentence:
      'No nitrous and no drag radials on a daily driver. All-wheel drive takes four of them, two driven wheels a pair.',
    reason:
      'Those are for the strip; two tire sizes wear out a transfer case, and radials that drive nothing only drag.',
    refuses: (part, { use, vehicle }) =>
      (part.kind === 'drag_tires' && (use === 'daily' || !launchesOn(part, vehicle))) ||
      (part.kind === 'nitrous' && use !== undefined && use !== 'drag'),
  },
  {
    id: 'H05-factory',
    severity: 'never',
    sentence: 'This car stands on drag radials from the factory: only a tire for the strip is a step up.',
    reason: 'Another street radial hooks no better.',
    refuses: (part, { vehicle }) => part.kind === 'drag_tires' && !stepsUpFromDragRadials(part, vehicle),
  },
  {
    id: 'G02-strip',
    severity: 'never',
    sentence: 'New tires for the strip are drag radials, wherever they come in the size.',
    reason: 'A street or autocross tire is built for corners: it spins where a radial wrinkles and bites.',
    refuses: (part, car) => {
      if (car.use !== 'drag' || part.kind !== 'tires') return false
      return car.fitting.some((other) => isForStrip(other, car) || (isTrackTire(other) && !isTrackTire(part)))
    },
  },
  {
    id: 'G02-factory',
    severity: 'never',
    sentence: 'This car came on tires that grip as well as these: when they are worn, put the same on again.',
    reason: 'Another set of the same grip is money for no time.',
    refuses: (part, { vehicle }) => part.kind === 'tires' && !stepsUpFromFactory(part, vehicle),
  },
  {
    id: 'H05-wet',
    severity: 'never',
    sentence: 'No track tires on a daily driver, and no R-compound on the street.',
    reason: 'They are used up in a season, and slick in the rain and the cold.',
    refuses: (part, { use }) =>
      (use === 'daily' && isTrackTire(part)) ||
      (use === 'street' && part.kind === 'tires' && part.name.includes('R888R')),
  },
  {
    id: 'H05-street',
    severity: 'should_with',
    sentence: 'On the street, sticky street tires come before drag radials.',
    reason: 'Drag radials are for a time at the strip: in the rain they are dangerous, and they last a summer.',
    penaltyCents: ({ kind }, { use }) => (kind === 'drag_tires' && use === 'street' ? 60_000 : 0),
  },
  {
    id: 'H05-rain',
    severity: 'warn',
    sentence:
      'Drag radials are poor in the rain and the cold, and they wear fast: keep your street tires, and change over for the strip.',
    reason: 'The tread is shallow and the rubber soft; their makers sell them for dry pavement.',
    warns: ({ use, parts }) => use !== 'drag' && parts.some(isDragTire),
  },
  {
    id: 'H05-size',
    severity: 'warn',
    sentence:
      'Read us the tire size off your sidewalls: we check the drag radials against your wheels before we order.',
    reason: 'The same car left the factory on more than one wheel.',
    warns: ({ parts }) => parts.some(isDragTire),
  },
  {
    id: 'H05-awd',
    severity: 'warn',
    sentence:
      'On all-wheel drive all four drag radials go on, front and rear matched in rolling diameter: a mismatch wears out the transfer case or center differential.',
    reason: 'Two diameters turn it all the time.',
    warns: ({ vehicle, parts }) => vehicle.chassis.drivetrain === 'awd' && parts.some(isDragTire),
  },
  {
    id: 'H05-front',
    severity: 'warn',
    sentence: 'On front-wheel drive the pair of drag radials goes on the front.',
    reason: 'Radials that drive nothing only drag.',
    warns: ({ vehicle, parts }) => vehicle.chassis.drivetrain === 'fwd' && parts.some(isDragTire),
  },
]
