/** Today counts no further than this: beyond it the number says "at least". */
export const MOST_COUNTED = 1_000
