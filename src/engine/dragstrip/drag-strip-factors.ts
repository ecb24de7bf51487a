import type { Drivetrain, TransmissionKind } from '../model.ts'

/** Who measured: magazines differ in how they correct for weather. */
export const PUBLICATIONS = ['car_and_driver', 'motor_trend', 'other'] as const
export type Publication = (typeof PUBLICATIONS)[number]

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
  /** What a year of tire progress adds, relative to 2015. */
  gripPerYear: number
  /** Share of the grip that a launch uses. */
  launch: Readonly<Record<TransmissionKind, number>>
  /** The same by driven wheels: spin, torque steer, and how well four wheels share the work. */
  traction: Readonly<Record<Drivetrain, number>>
  /** Seconds without drive at each upshift. */
  shiftS: Readonly<Record<TransmissionKind, number>>
  /** Share of crank torque that reaches the wheels on the road. */
  driveline: Readonly<Record<Drivetrain, number>>
  /** Further share that an automatic keeps once its converter is locked. */
  automaticDriveline: number
  /** Engine speed while the clutch slips, as a share of the redline. */
  launchRpmShare: number
  /** Engine speed of a braked converter at launch. */
  stallRpm: number
  /** Torque multiplication of the converter at stall. */
  stallTorqueRatio: number
  /** Time constant with which boost builds once the throttle opens, seconds. */
  spoolS: number
  /** Share of the boosted torque that is there at the launch. */
  launchBoost: Readonly<Record<TransmissionKind, number>>
  /** Driver and test gear, lb, on top of the published weight. */
  driverLb: number
  /** Power behind the published figures of each magazine over that of standard weather; read for tests only. */
  publicationPower: Readonly<Record<Publication, number>>
}

/** Mean absolute errors over the tests that state the figure, with how many those are. */
export interface DragStripErrors {
  zeroToSixtyS: number
  zeroToSixtyTests: number
  quarterMileS: number
  quarterMileTests: number
  trapMph: number
  trapTests: number
}

/** Sources: Gillespie ch. 2 and 10; Guzzella & Onder ch. 2; makers' shift times; tire tests of road cars. */
export const DRAG_STRIP_PRIORS: DragStripFactors = {
  grip: 1.15,
  loadSensitivity: 0.15,
  highProfileGrip: 0.92,
  gripPerYear: 0.004,
  launch: { manual: 0.92, automatic: 0.95, dual_clutch: 0.98 },
  traction: { fwd: 0.95, rwd: 1.05, awd: 0.9 },
  shiftS: { manual: 0.32, automatic: 0.12, dual_clutch: 0.06 },
  driveline: { fwd: 0.91, rwd: 0.9, awd: 0.87 },
  automaticDriveline: 0.98,
  launchRpmShare: 0.55,
  stallRpm: 2400,
  stallTorqueRatio: 1.8,
  spoolS: 0.35,
  launchBoost: { manual: 0.55, automatic: 0.6, dual_clutch: 0.75 },
  driverLb: 190,
  publicationPower: { car_and_driver: 1, motor_trend: 1, other: 1 },
}
