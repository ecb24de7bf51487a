import type { DragStripErrors, LeftOut, StripSpread } from './drag-strip-factors.ts'

/** Written by `npm run timeslip -- --fit`: errors on unseen tests, each model, engine family, make or publication left out. */
export const UNSEEN_ERRORS: Readonly<Record<LeftOut, DragStripErrors>> = {
  model: {
    zeroToSixtyS: 0.214,
    zeroToSixtyTests: 173,
    quarterMileS: 0.21,
    quarterMileTests: 173,
    trapMph: 1.794,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.164,
      quarterMileS: 0.15,
      trapMph: 1.498,
    },
  },
  platform: {
    zeroToSixtyS: 0.214,
    zeroToSixtyTests: 173,
    quarterMileS: 0.208,
    quarterMileTests: 173,
    trapMph: 1.79,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.162,
      quarterMileS: 0.162,
      trapMph: 1.406,
    },
  },
  make: {
    zeroToSixtyS: 0.218,
    zeroToSixtyTests: 173,
    quarterMileS: 0.214,
    quarterMileTests: 173,
    trapMph: 1.87,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.163,
      quarterMileS: 0.16,
      trapMph: 1.569,
    },
  },
  publication: {
    zeroToSixtyS: 0.22,
    zeroToSixtyTests: 173,
    quarterMileS: 0.204,
    quarterMileTests: 173,
    trapMph: 2.237,
    trapTests: 153,
    median: {
      zeroToSixtyS: 0.166,
      quarterMileS: 0.148,
      trapMph: 2.145,
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
    zeroToSixtyS: 0.902,
    quarterMileS: 0.902,
    trapMph: 0.902,
  },
  publication: {
    zeroToSixtyS: 0.931,
    quarterMileS: 0.908,
    trapMph: 0.882,
  },
}

/** What nine in ten unseen tests stay within, as a share of the figure; engine families left out. */
export const FITTED_STRIP_SPREAD: StripSpread = {
  zeroToSixtyS: 0.102,
  quarterMileS: 0.0359,
  trapMph: 0.034,
}
