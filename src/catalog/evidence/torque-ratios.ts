import type { TorqueRatios } from '../../engine/calibration/torque-ratings.ts'

/** Fitted by `fitTorqueRatios` to the stock readings that print torque; a test refits them. */
export const TORQUE_RATIOS: TorqueRatios = {
  aspirations: {
    turbo: 1.08,
    twin_turbo: 1.04,
  },
  families: {
    'bmw-n54': 1.04,
    'bmw-n55': 1.1,
    'bmw-n63': 1.04,
    'bmw-s55': 1.06,
    'bmw-s58': 1.03,
    'bmw-s63-t0': 1.03,
    'bmw-s63-t4': 1.06,
    'ford-eb-16': 1.11,
    'ford-eb-20-st': 1.05,
    'ford-eb-23-mustang': 1.06,
    'ford-eb-23-rs': 1.09,
    'ford-eb-35-raptor': 1.04,
    'gm-lt7': 1.03,
    'hon-k20c1': 1.09,
    'hon-k20c4': 1.07,
    'hon-l15b7': 1.09,
    'hon-l15ca': 1.09,
    'maz-l3-vdt': 1.09,
    'por-9a2-992': 1.06,
    'sub-ej257': 1.07,
    'sub-fa20dit': 1.1,
    'toy-b58-supra': 1.1,
    'vag-ea113-k03': 1.07,
  },
}
