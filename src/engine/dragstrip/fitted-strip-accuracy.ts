import type { DragStripErrors, LeftOut, StripSpread } from './drag-strip-factors.ts'

/** Written by `npm run timeslip -- --fit`: errors on unseen tests, each model, engine family, make or publication left out. */
export const UNSEEN_ERRORS: Readonly<Record<LeftOut, DragStripErrors>> = {
  model: {
    zeroToSixtyS: 0.213,
    zeroToSixtyTests: 173,
    quarterMileS: 0.206,
    quarterMileTests: 173,
    trapMph: 1.743,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.16,
      quarterMileS: 0.153,
      trapMph: 1.336,
    },
  },
  platform: {
    zeroToSixtyS: 0.214,
    zeroToSixtyTests: 173,
    quarterMileS: 0.205,
    quarterMileTests: 173,
    trapMph: 1.737,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.157,
      quarterMileS: 0.159,
      trapMph: 1.34,
    },
  },
  make: {
    zeroToSixtyS: 0.218,
    zeroToSixtyTests: 173,
    quarterMileS: 0.21,
    quarterMileTests: 173,
    trapMph: 1.806,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.17,
      quarterMileS: 0.158,
      trapMph: 1.479,
    },
  },
  publication: {
    zeroToSixtyS: 0.221,
    zeroToSixtyTests: 173,
    quarterMileS: 0.199,
    quarterMileTests: 173,
    trapMph: 2.159,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.164,
      quarterMileS: 0.146,
      trapMph: 1.938,
    },
  },
}

/** Share of unseen figures within their 90 % range, the group left out of fit and spread. */
export const UNSEEN_COVERAGE: Readonly<Record<LeftOut, StripSpread>> = {
  model: {
    zeroToSixtyS: 0.902,
    quarterMileS: 0.902,
    trapMph: 0.902,
  },
  platform: {
    zeroToSixtyS: 0.902,
    quarterMileS: 0.902,
    trapMph: 0.902,
  },
  make: {
    zeroToSixtyS: 0.908,
    quarterMileS: 0.913,
    trapMph: 0.915,
  },
  publication: {
    zeroToSixtyS: 0.925,
    quarterMileS: 0.902,
    trapMph: 0.882,
  },
}

/** What nine in ten unseen tests stay within, as a share of the figure; engine families left out. */
export const FITTED_STRIP_SPREAD: StripSpread = {
  zeroToSixtyS: 0.1058,
  quarterMileS: 0.037,
  trapMph: 0.0338,
}
