import { hasOneCam } from '../engine/families/one-cam.ts'
import type { Vehicle } from '../engine/model.ts'
import type { Bank, CarLayout, ChargeCooler, EnginePosition, TurboPlace } from '../xray/drawn-car.ts'

/**
 * Where engine and driveline sit, by engine family and model. Trade knowledge: makers' technical data and workshop
 * practice, one line a fact; what no line names follows from cylinders, drivetrain and body.
 */

const begins = (id: string, starts: readonly string[]) => starts.some((start) => id.startsWith(start))

const FLAT = ['sub-', 'por-', 'toy-fa']
const ROTARY = ['maz-13b']
/** Sixes that stand in one row; all other sixes are V6. */
const INLINE_SIX = ['bmw-', 'toy-b58', 'toy-2jz']

/** Mounted across the car though it does not drive the front wheels alone. */
const TRANSVERSE = [
  ...['vag-ea888-g3', 'vag-ea888-g4', 'vag-ea113', 'audi-25t', 'toy-g16e', 'ford-eb-23-rs', 'maz-py', 'maz-l3'],
  ...['mb-m260', 'mb-m133', 'mb-m139', 'mit-', 'hon-k20c4', 'acu-j30ac', 'acu-c30a'],
]
/** The C43 turns its M139 lengthwise. */
const LENGTHWISE_MODELS = ['mercedes-benz-c43']

const MID_MODELS = ['porsche-boxster']
/** All-wheel drive grown from front-wheel drive with the engine lengthwise: the engine hangs ahead of the axle. */
const AHEAD_OF_AXLE = ['Subaru', 'Audi']
const REAR_TRANSAXLE = ['chevrolet-corvette', 'nissan-gt-r', 'mercedes-benz-amg-gt-r', 'mercedes-benz-amg-gt-s']

const TURBO_PLACES: readonly [TurboPlace, readonly string[]][] = [
  ['low', ['maz-13b']],
  ['valley', ['bmw-s63', 'bmw-n63', 'mb-m177', 'audi-40tt', 'audi-29tt', 'audi-30t-ea839']],
  ['front', ['hon-k20c', 'hon-l15', 'mit-4g63', 'toy-g16e', 'mb-m133']],
  [
    'back',
    [
      'sub-ej',
      'vag-',
      'audi-25t',
      'mit-4b11',
      'maz-',
      'ford-eb-16',
      'ford-eb-20',
      'ford-eb-23-rs',
      'mb-m139',
      'mb-m260',
      'dodge-srt4',
      'gm-lnf',
    ],
  ],
]
const CHARGE_COOLERS: readonly [ChargeCooler, readonly string[]][] = [
  ['top', ['sub-', 'maz-l3']],
  ['side', ['por-9', 'por-m97', 'acu-jnc1', 'ford-gt-2017']],
  [
    'in_manifold',
    [
      'bmw-b58',
      'bmw-s55',
      'bmw-s58',
      'bmw-s63',
      'bmw-n63',
      'toy-b58',
      'mb-m1',
      'audi-40tt',
      'nis-vr30',
      'por-ma2',
      'gm-lt7',
    ],
  ],
]

function bankOf({ family, engine }: Vehicle): Bank {
  if (begins(family.id, FLAT)) return 'flat'
  if (begins(family.id, ROTARY)) return 'rotary'
  if (engine.cylinders === 6) return begins(family.id, INLINE_SIX) ? 'inline' : 'v'
  return engine.cylinders >= 8 ? 'v' : 'inline'
}

function positionOf({ chassis, modelId }: Vehicle): EnginePosition {
  if (chassis.body === 'rear_engine') return 'rear'
  return chassis.body === 'mid_engine' || begins(modelId, MID_MODELS) ? 'mid' : 'front'
}

const placeIn = <Place>(places: readonly [Place, readonly string[]][], id: string): Place | undefined =>
  places.find(([, starts]) => begins(id, starts))?.[0]

/** Where the engine and the driveline of a car sit. */
export function layoutOf(vehicle: Vehicle): CarLayout {
  const { family, engine, chassis, transmission, modelId, make } = vehicle
  const { drivetrain } = chassis
  const position = positionOf(vehicle)
  const isTransverse = drivetrain === 'fwd' || (begins(family.id, TRANSVERSE) && !begins(modelId, LENGTHWISE_MODELS))
  const isSupercharged = engine.aspiration === 'supercharged'
  return {
    position,
    orientation: isTransverse ? 'transverse' : 'longitudinal',
    bank: bankOf(vehicle),
    cylinders: engine.cylinders,
    aspiration: engine.aspiration,
    aheadOfAxle: position === 'front' && !isTransverse && drivetrain === 'awd' && AHEAD_OF_AXLE.includes(make),
    rearTransaxle: position === 'front' && begins(modelId, REAR_TRANSAXLE),
    drivetrain,
    gearbox: transmission.kind,
    gears: transmission.gearRatios.length,
    pushrods: hasOneCam(family),
    turboAt: placeIn(TURBO_PLACES, family.id) ?? 'low',
    chargeCooler: placeIn(CHARGE_COOLERS, family.id) ?? (isSupercharged ? 'in_manifold' : 'front'),
    truck: chassis.body === 'pickup',
  }
}
