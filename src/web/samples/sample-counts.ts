/** How many samples stand in for an empty list; the samples themselves load only then. */
export const SAMPLE_COUNTS = { builds: 3, gear: 4 } as const
