import type { Drivetrain, TransmissionKind } from '../model.ts'

/** Who measured: magazines differ in how they correct for weather. */
export const PUBLICATIONS = ['car_and_driver', 'motor_trend', 'other'] as const
export type Publication = (typeof PUBLICATIONS)[number]

/** Makers rate by kind of engine: German turbo engines make more than they say. */
export const RATED_AS = ['unboosted', 'supercharged', 'turbo', 'german_turbo'] as const
export type RatedAs = (typeof RATED_AS)[number]

/**
 * The few numbers of the drag strip that physics does not give: one set for all cars, fitted to published road tests
 * (`npm run timeslip -- --fit`). `DRAG_STRIP_PRIORS` holds what a reader of the literature would write down first.
 */
export interface DragStripFactors {
  /** Peak friction of a street tire at the reference load of 15 kN per meter of tread width on the driven axle. */
  grip: number
  /** Loss of friction with load per width: grip x (load / reference)^-loadSensitivity. */
  loadSensitivity: number
  /** Grip of a truck tire (aspect 60 and up) over that of a car's. */
  highProfileGrip: number
  /** What ten points of aspect ratio beyond 40 cost: base cars come on tall all-season tires. */
  gripPerAspect: number
  /** What a year of tire progress adds, relative to 2015. */
  gripPerYear: number
  /** Share of the grip that a launch uses. */
  launch: Readonly<Record<TransmissionKind, number>>
  /** The same by driven wheels: spin, torque steer, and how well four wheels share the work. */
  traction: Readonly<Record<Drivetrain, number>>
  /** Torque that a front-wheel-drive car is allowed in first gear, against torque steer. */
  frontDriveFirstGear: number
  /** Seconds without drive at each upshift. */
  shiftS: Readonly<Record<TransmissionKind, number>>
  /** Share of crank torque that reaches the wheels on the road. */
  driveline: Readonly<Record<Drivetrain, number>>
  /** Further share that an automatic keeps once its converter is locked. */
  automaticDriveline: number
  /** What an automatic of up to seven gears adds to a shift, seconds, and keeps of the torque. */
  olderAutomatic: { readonly shiftS: number; readonly driveline: number }
  /** Torque that reaches the wheels of a pickup over that of a car. */
  pickupDriveline: number
  /** Engine speed at which the clutch is let in, as a share of the redline. */
  launchRpmShare: Readonly<Record<'manual' | 'dual_clutch', number>>
  /** Where the clutch locks and the flywheel has given its energy, as a share of the launch speed. */
  lockRpmShare: number
  /** Inertia of crank, flywheel and clutch over what displacement says. */
  engineInertia: number
  /** Engine speed of a braked converter at launch. */
  stallRpm: number
  /** How stall speed grows with the engine's torque: (torque / 400 lb-ft)^exponent. */
  stallTorqueExponent: number
  /** Torque multiplication of the converter at stall. */
  stallTorqueRatio: number
  /** Time constant with which boost builds once the throttle opens, seconds. */
  spoolS: number
  /** Share of the boosted torque that is there at the launch. */
  launchBoost: Readonly<Record<TransmissionKind, number>>
  /** Air drag of cars without an EPA coast-down over the estimate of the catalog. */
  estimatedDrag: number
  /** Power on the road over the rating as the catalog corrects it, by kind of engine. */
  ratedPower: Readonly<Record<RatedAs, number>>
  /** The same by engine family, on top. A family without road tests has none. */
  familyPower: Readonly<Record<string, number>>
  /** Driver and test gear, lb, on top of the published weight. */
  driverLb: number
  /** Power behind the published figures of each magazine over that of standard weather; read for tests only. */
  publicationPower: Readonly<Record<Publication, number>>
  /** Share of the first foot that a 0-60 leaves out whose source does not say; read for tests only. */
  unknownRollout: number
}

export const STRIP_FIGURES = ['zeroToSixtyS', 'quarterMileS', 'trapMph'] as const
export type StripFigure = (typeof STRIP_FIGURES)[number]

/** Half the width of the range that nine runs in ten stay within, as a share of the figure. */
export type StripSpread = Readonly<Record<StripFigure, number>>

/** What a fit may not have seen of a car that it is judged on. */
export const LEFT_OUT = ['model', 'platform', 'make', 'publication'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** Mean absolute errors over the tests that state the figure, with how many those are. */
export interface DragStripErrors {
  zeroToSixtyS: number
  zeroToSixtyTests: number
  quarterMileS: number
  quarterMileTests: number
  trapMph: number
  trapTests: number
  median: Readonly<Record<StripFigure, number>>
}

/** Sources: Gillespie ch. 2 and 10; Guzzella & Onder ch. 2; makers' shift times; tire tests of road cars. */
export const DRAG_STRIP_PRIORS: DragStripFactors = {
  grip: 1.15,
  loadSensitivity: 0.15,
  highProfileGrip: 0.92,
  gripPerAspect: 0.02,
  gripPerYear: 0.004,
  launch: { manual: 0.92, automatic: 0.95, dual_clutch: 0.98 },
  traction: { fwd: 0.95, rwd: 1.05, awd: 0.9 },
  frontDriveFirstGear: 0.92,
  shiftS: { manual: 0.32, automatic: 0.12, dual_clutch: 0.06 },
  driveline: { fwd: 0.91, rwd: 0.9, awd: 0.87 },
  automaticDriveline: 0.98,
  olderAutomatic: { shiftS: 0.08, driveline: 0.985 },
  pickupDriveline: 0.97,
  launchRpmShare: { manual: 0.65, dual_clutch: 0.55 },
  lockRpmShare: 0.85,
  engineInertia: 1,
  stallRpm: 2400,
  stallTorqueExponent: 0.25,
  stallTorqueRatio: 1.8,
  spoolS: 0.35,
  launchBoost: { manual: 0.55, automatic: 0.6, dual_clutch: 0.75 },
  estimatedDrag: 1,
  ratedPower: { unboosted: 1, supercharged: 1, turbo: 1, german_turbo: 1.02 },
  familyPower: {},
  driverLb: 190,
  publicationPower: { car_and_driver: 1, motor_trend: 1, other: 1 },
  unknownRollout: 0.33,
}
