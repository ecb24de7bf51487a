import type { DragStripErrors } from './drag-strip-accuracy.ts'
import type { DragStripFactors } from './drag-strip-factors.ts'

/** Written by `npm run timeslip -- --fit`: the free factors fitted to the published road tests. */
export const FITTED_DRAG_STRIP: DragStripFactors = {
  grip: 1.2778,
  loadSensitivity: 0.19118,
  highProfileGrip: 0.92,
  gripPerYear: 0.0062446,
  launch: {
    manual: 0.92174,
    automatic: 1.031,
    dual_clutch: 0.98,
  },
  traction: {
    fwd: 1.0566,
    rwd: 1.05,
    awd: 1.0183,
  },
  shiftS: {
    manual: 0.35088,
    automatic: 0.10412,
    dual_clutch: 0.091834,
  },
  driveline: {
    fwd: 0.91354,
    rwd: 0.85859,
    awd: 0.83026,
  },
  automaticDriveline: 0.97245,
  launchRpmShare: 0.82108,
  stallRpm: 1946.3,
  stallTorqueRatio: 1.7395,
  spoolS: 0.6007,
  launchBoost: {
    manual: 0.51057,
    automatic: 0.54085,
    dual_clutch: 0.67796,
  },
  driverLb: 190,
  publicationPower: {
    car_and_driver: 1.0104,
    motor_trend: 0.98405,
    other: 0.9817,
  },
}

/** Errors of the same fit on cars that it has not seen: one tenth of the models held out at a time. */
export const LEAVE_ONE_MODEL_OUT: DragStripErrors = {
  zeroToSixtyS: 0.252,
  zeroToSixtyTests: 73,
  quarterMileS: 0.218,
  quarterMileTests: 74,
  trapMph: 1.89,
  trapTests: 57,
}
