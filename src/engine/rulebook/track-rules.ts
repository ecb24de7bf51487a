import type { Part, Vehicle } from '../model.ts'
import type { ScenarioParts } from '../power/power-scenario.ts'
import { hasBigBrakes, hasCarbonCeramicRotors, mayHaveCarbonCeramicRotors } from './factory-brakes.ts'
import { hasFactoryOilCooler } from './factory-oil-coolers.ts'
import { hasStickyTires, isTrackTire } from './factory-tires.ts'
import { addsBoost, isUniversal, type Rule, type RuledBuild, type RuledCar } from './rule.ts'

/** Engines that cook their oil under boost or on track. */
const HOT_OIL = /^(nis-vq3[57]|toy-fa2|sub-(fa|ej)|hon-k20c1)/
export const cooksItsOil = ({ id, mustKindsAbove }: RuledBuild['family']): boolean =>
  HOT_OIL.test(id) || mustKindsAbove.some(({ kind }) => kind === 'oil_cooler')

/** Friction for the road and a light car's track day: on a fast one it fades on the third lap. */
const STREET_PADS = /\b(HPS|HP Plus|Yellowstuff|DS2500|street)\b/i
const isTrackPads = ({ kind, name }: Part): boolean =>
  kind === 'brake_pads' && /\bfront and rear\b/.test(name) && !STREET_PADS.test(name)

const isNewPads = ({ kind, installed }: Part): boolean => kind === 'brake_pads' && !installed

/** Engines whose wet sump runs dry in long corners, and the cars of theirs that have a dry one. */
const WET_SUMP = /^(gm-ls[1236]|toy-fa2|por-m9[67])/
const DRY_SUMP = /-(grand-sport|z06|zr1|gt[23])/

/** What the heat of a session uses up first; both slots hold the kind of their name. */
export const BRAKES_ON_TRACK = ['brake_pads', 'brake_fluid'] as const

/** What of it we sell for the car: no pad of ours is for carbon-ceramic rotors. */
export const brakesOnTrack = (vehicle: Pick<Vehicle, 'id'>): readonly (typeof BRAKES_ON_TRACK)[number][] =>
  hasCarbonCeramicRotors(vehicle) ? ['brake_fluid'] : BRAKES_ON_TRACK

/** Whether a track car takes the part before any power. */
export const comesBeforePower = ({ kind }: Pick<Part, 'kind'>): boolean =>
  kind === 'oil_cooler' || BRAKES_ON_TRACK.some((brakes) => brakes === kind)

/** Power that is bought with a calibration, boost or a bottle; what bolts on without one adds too little to heat the oil. */
const addsPower = ({ boostSource, pulley, tune, nitrous }: ScenarioParts): boolean =>
  [boostSource, pulley, tune, nitrous].some((part) => part !== undefined && !part.installed)

/** A car without an oil cooler of its own, or one that cooks its oil all the same and that a bigger one is made for. */
const takesOilCooler = ({ vehicle, family, fitting }: RuledCar): boolean =>
  !hasFactoryOilCooler(vehicle) ||
  (cooksItsOil(family) && fitting.some((part) => part.kind === 'oil_cooler' && !isUniversal(part)))

/** Power over stock that shows on track. */
export const TRACK_POWER = 1.02

const gain = ({ wheelHp, stockWheelHp }: RuledBuild): number => wheelHp / stockWheelHp

/** What a session on track uses up: it holds no power, and goes in with it. */
export const TRACK_RULES: readonly Rule[] = [
  {
    id: 'G01',
    severity: 'must_with',
    sentence: 'An oil cooler for track days, or for boost on this engine.',
    reason: 'Oil over 280 F and limp mode.',
    scenarioNeeds: (chosen, car) => {
      const isBoosted = HOT_OIL.test(car.family.id) && car.vehicle.engine.aspiration === 'na' && addsBoost(chosen)
      return isBoosted || (car.use === 'track' && addsPower(chosen) && takesOilCooler(car)) ? ['oil_cooler'] : []
    },
  },
  {
    id: 'G02',
    severity: 'must_with',
    sentence: 'Pads and fluid before power on track.',
    reason: 'The brakes are the first limit.',
    scenarioNeeds: (_, { use, vehicle }) => (use === 'track' ? brakesOnTrack(vehicle) : []),
  },
  {
    id: 'G01-first',
    severity: 'should_with',
    sentence: 'On track, an oil cooler comes before power.',
    reason: 'Hot oil ends the session, and the bearings after it.',
    recommends: (build) => (build.use === 'track' && takesOilCooler(build) ? ['oil_cooler'] : []),
  },
  {
    id: 'G02-without',
    severity: 'warn',
    sentence:
      'Before the first session: track pads at both ends, and fresh fluid good for 590 F dry or more. Stock pads fade, and old fluid boils.',
    reason: 'The customer has them, or puts them in first.',
    warns: ({ use, vehicle, parts }) =>
      use === 'track' && brakesOnTrack(vehicle).some((brakes) => parts.every(({ kind }) => kind !== brakes)),
  },
  {
    id: 'G03-ceramic',
    severity: 'never',
    sentence: 'No pad for iron rotors on carbon-ceramic ones.',
    reason: 'It grinds them away, and a set of rotors costs more than the build.',
    refuses: (part, { vehicle }) => part.kind === 'brake_pads' && hasCarbonCeramicRotors(vehicle),
  },
  {
    id: 'G03-ceramic-worn',
    severity: 'warn',
    sentence:
      'Carbon-ceramic rotors take only pads made for them. Have rotors and pads measured before a track day: heat wears them from inside.',
    reason: 'Worn rotors look like new ones.',
    warns: ({ use, vehicle }) => use === 'track' && hasCarbonCeramicRotors(vehicle),
  },
  {
    id: 'G03-ceramic-asked',
    severity: 'warn',
    sentence:
      'This car could be ordered with carbon-ceramic brakes: tell us which yours has. These pads are for iron rotors and grind ceramic ones away.',
    reason: 'A set of ceramic rotors costs more than the build.',
    warns: ({ vehicle, parts }) => mayHaveCarbonCeramicRotors(vehicle) && parts.some(isNewPads),
  },
  {
    id: 'G02-cold',
    severity: 'warn',
    sentence:
      'Track pads are for the track: they bite little cold, squeal, and are hard on rotors. Bed them in, and put street pads back on for the road.',
    reason: 'The compound works from about 400 F up.',
    warns: ({ parts }) => parts.some((part) => isNewPads(part) && /\btrack pads\b/.test(part.name)),
  },
  {
    id: 'G01-factory',
    severity: 'never',
    sentence: 'No universal oil cooler on a car that has one from the factory, unless the platform asks for more.',
    reason: 'The factory core is bigger than what the sandwich plate feeds.',
    refuses: (part, { vehicle, family }) =>
      part.kind === 'oil_cooler' && isUniversal(part) && hasFactoryOilCooler(vehicle) && !cooksItsOil(family),
  },
  {
    id: 'G02-compound',
    severity: 'never',
    sentence: 'A track car needs track pads at both ends.',
    reason: 'Street pads fade on the third lap, and one strong axle locks before the other works.',
    refuses: (part, { use, fitting }) =>
      use === 'track' && part.kind === 'brake_pads' && !isTrackPads(part) && fitting.some(isTrackPads),
  },
  {
    id: 'G02-tires',
    severity: 'never',
    sentence: 'New tires for the track should be track tires.',
    reason: 'Street rubber goes greasy on the third lap and tears.',
    refuses: (part, { use, fitting }) =>
      use === 'track' && part.kind === 'tires' && !isTrackTire(part) && fitting.some(isTrackTire),
  },
  {
    id: 'G03-coilovers',
    severity: 'never',
    sentence: 'A track car takes coilovers, not lowering springs on stock dampers.',
    reason:
      'Springs lower the car; stock dampers cannot hold them, and the corners need the camber and height that coilovers set.',
    refuses: (part, { use, fitting }) =>
      use === 'track' && part.kind === 'springs' && fitting.some(({ kind }) => kind === 'coilovers'),
  },
  {
    id: 'G02-grip',
    severity: 'should_with',
    sentence: 'Track tires: worth more per lap than the power.',
    reason: 'Factory summer tires overheat first.',
    recommends: (build) =>
      build.use === 'track' && gain(build) > TRACK_POWER && !hasStickyTires(build.vehicle) ? ['tires'] : [],
  },
  {
    id: 'G08',
    severity: 'warn',
    sentence:
      'Long corners on sticky tires uncover the pickup of this wet sump: run the oil a quart over, and plan on a baffled pan.',
    reason: 'Oil pressure that drops out for a second takes the bearings.',
    warns: ({ use, vehicle, family, parts }) =>
      use === 'track' &&
      WET_SUMP.test(family.id) &&
      !DRY_SUMP.test(vehicle.modelId) &&
      (hasStickyTires(vehicle) || parts.some(({ kind }) => kind === 'tires')),
  },
  {
    id: 'G03-factory',
    severity: 'never',
    sentence: 'No brake conversion on a car that left the factory with big brakes.',
    reason: 'Four or six pistons on 14 in rotors are on it: pads and fluid are what they need.',
    refuses: (part, { vehicle }) => part.kind === 'brake_kit' && isUniversal(part) && hasBigBrakes(vehicle),
  },
]
