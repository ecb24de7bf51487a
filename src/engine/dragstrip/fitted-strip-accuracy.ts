import type { DragStripErrors, LeftOut, StripSpread } from './drag-strip-factors.ts'

/** Written by `npm run timeslip -- --fit`: errors on unseen tests, each model, engine family, make or publication left out. */
export const UNSEEN_ERRORS: Readonly<Record<LeftOut, DragStripErrors>> = {
  model: {
    zeroToSixtyS: 0.213,
    zeroToSixtyTests: 173,
    quarterMileS: 0.206,
    quarterMileTests: 173,
    trapMph: 1.745,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.161,
      quarterMileS: 0.148,
      trapMph: 1.337,
    },
  },
  platform: {
    zeroToSixtyS: 0.214,
    zeroToSixtyTests: 173,
    quarterMileS: 0.206,
    quarterMileTests: 173,
    trapMph: 1.739,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.156,
      quarterMileS: 0.155,
      trapMph: 1.357,
    },
  },
  make: {
    zeroToSixtyS: 0.217,
    zeroToSixtyTests: 173,
    quarterMileS: 0.21,
    quarterMileTests: 173,
    trapMph: 1.802,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.17,
      quarterMileS: 0.162,
      trapMph: 1.469,
    },
  },
  publication: {
    zeroToSixtyS: 0.221,
    zeroToSixtyTests: 173,
    quarterMileS: 0.199,
    quarterMileTests: 173,
    trapMph: 2.185,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.162,
      quarterMileS: 0.14,
      trapMph: 1.952,
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
    quarterMileS: 0.908,
    trapMph: 0.908,
  },
  publication: {
    zeroToSixtyS: 0.925,
    quarterMileS: 0.902,
    trapMph: 0.882,
  },
}

/** What nine in ten unseen tests stay within, as a share of the figure; engine families left out. */
export const FITTED_STRIP_SPREAD: StripSpread = {
  zeroToSixtyS: 0.1069,
  quarterMileS: 0.0375,
  trapMph: 0.0334,
}
