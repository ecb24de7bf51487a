import type { DragStripFactors } from './drag-strip-factors.ts'

/**
 * The factors in force before the present ones, with what is new since at its neutral value: `npm run accuracy` runs both.
 * They were fitted to the first 101 road tests.
 */
export const PREVIOUS_DRAG_STRIP: DragStripFactors = {
  grip: 1.2832,
  loadSensitivity: 0.1581,
  highProfileGrip: 0.92,
  gripPerAspect: 0,
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
  frontDriveFirstGear: 1,
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
  olderAutomatic: { shiftS: 0, driveline: 1 },
  pickupDriveline: 1,
  launchRpmShare: { manual: 0.85, dual_clutch: 0.85 },
  lockRpmShare: 1,
  engineInertia: 1,
  stallRpm: 1908.5,
  stallTorqueExponent: 0,
  stallTorqueRatio: 1.7452,
  spoolS: 0.60908,
  launchBoost: {
    manual: 0.51906,
    automatic: 0.53985,
    dual_clutch: 0.67641,
  },
  estimatedDrag: 1,
  ratedPower: { unboosted: 1, supercharged: 1, turbo: 1, german_turbo: 1 },
  familyPower: {},
  driverLb: 190,
  publicationPower: {
    car_and_driver: 1.0113,
    motor_trend: 0.98449,
    other: 0.98544,
  },
  unknownRollout: 1,
}
