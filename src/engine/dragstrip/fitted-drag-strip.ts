import type { DragStripErrors } from './drag-strip-accuracy.ts'
import type { DragStripFactors } from './drag-strip-factors.ts'

/** Written by `npm run timeslip -- --fit`: the free factors fitted to the published road tests. */
export const FITTED_DRAG_STRIP: DragStripFactors = {
  grip: 1.243,
  loadSensitivity: 0.2013,
  highProfileGrip: 0.98275,
  gripPerYear: 0.0072571,
  launch: {
    manual: 0.94525,
    automatic: 1.0543,
    dual_clutch: 0.98
  },
  traction: {
    fwd: 1.0804,
    rwd: 1.05,
    awd: 1.0151
  },
  shiftS: {
    manual: 0.35203,
    automatic: 0.11071,
    dual_clutch: 0.073293
  },
  driveline: {
    fwd: 0.91275,
    rwd: 0.85943,
    awd: 0.82688
  },
  automaticDriveline: 0.9653,
  launchRpmShare: 0.8,
  stallRpm: 1700,
  stallTorqueRatio: 1.6962,
  spoolS: 0.55921,
  launchBoost: {
    manual: 0.56334,
    automatic: 0.52003,
    dual_clutch: 0.69357
  },
  driverLb: 190
}

/** Errors of the same fit on cars that it has not seen: one tenth of the models held out at a time. */
export const LEAVE_ONE_MODEL_OUT: DragStripErrors = {
  zeroToSixtyS: 0.27,
  zeroToSixtyTests: 73,
  quarterMileS: 0.24,
  quarterMileTests: 74,
  trapMph: 2.161,
  trapTests: 57
}
