import type { DragStripErrors, DragStripFactors } from './drag-strip-factors.ts'

/** Written by `npm run timeslip -- --fit`: the free factors fitted to the published road tests. */
export const FITTED_DRAG_STRIP: DragStripFactors = {
  grip: 1.2832,
  loadSensitivity: 0.1581,
  highProfileGrip: 0.92,
  gripPerYear: 0.0074196,
  launch: {
    manual: 0.92067,
    automatic: 1.0289,
    dual_clutch: 0.98,
  },
  traction: {
    fwd: 1.0611,
    rwd: 1.05,
    awd: 1.0039,
  },
  shiftS: {
    manual: 0.36549,
    automatic: 0.10511,
    dual_clutch: 0.091043,
  },
  driveline: {
    fwd: 0.91336,
    rwd: 0.85118,
    awd: 0.82983,
  },
  automaticDriveline: 0.97247,
  launchRpmShare: 0.85,
  stallRpm: 1908.5,
  stallTorqueRatio: 1.7452,
  spoolS: 0.60908,
  launchBoost: {
    manual: 0.51906,
    automatic: 0.53985,
    dual_clutch: 0.67641,
  },
  driverLb: 190,
  publicationPower: {
    car_and_driver: 1.0113,
    motor_trend: 0.98449,
    other: 0.98544,
  },
}

/** Errors of the same fit on cars that it has not seen: one tenth of the models held out at a time. */
export const LEAVE_ONE_MODEL_OUT: DragStripErrors = {
  zeroToSixtyS: 0.252,
  zeroToSixtyTests: 73,
  quarterMileS: 0.216,
  quarterMileTests: 74,
  trapMph: 1.833,
  trapTests: 57,
}
