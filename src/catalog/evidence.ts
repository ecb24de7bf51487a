import type { EvidenceRow } from '../engine/calibration/evidence.ts'
import type { TrackTest } from '../engine/dragstrip/track-test.ts'
import { PUBLISHED_RESULTS } from './evidence/published-results.ts'
import { MORE_PUBLISHED_RESULTS } from './evidence/published-results-2.ts'
import { STOCK_WHEEL_TESTS } from './evidence/stock-wheel-power.ts'
import { TRACK_TESTS } from './evidence/track-tests.ts'
import { MORE_TRACK_TESTS } from './evidence/track-tests-2.ts'

/** Published dyno results: what the power model is fitted to and judged by. Every row names its page. */
export const EVIDENCE: readonly EvidenceRow[] = [...PUBLISHED_RESULTS, ...MORE_PUBLISHED_RESULTS]

/** Published acceleration tests: what the drag strip is fitted to and judged by. Every row names its page. */
export const PUBLISHED_TRACK_TESTS: readonly TrackTest[] = [...TRACK_TESTS, ...MORE_TRACK_TESTS]

/** Stock cars on chassis dynos: what the ratings are held against. Every row names its page. */
export const STOCK_WHEEL_READINGS = STOCK_WHEEL_TESTS
