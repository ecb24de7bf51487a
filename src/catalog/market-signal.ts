/** How often a car was mentioned somewhere, on a day. */
export interface MarketSignal {
  /** Make and model in any sensible spelling; a year may stand before them. */
  vehicle: string
  source: string
  mentions: number
  /** ISO date. */
  observedOn: string
}

/** The source of the sample. No import may use it. */
export const SAMPLE_SOURCE = 'sample'

/** What makers rate cars at that the catalog lacks and no published result states, each with its page. */
export const RATED_POWER: readonly { vehicle: string; crankHp: number; sourceUrl: string }[] = [
  {
    vehicle: 'Hyundai Elantra N',
    crankHp: 276,
    sourceUrl:
      'https://carscoops.com/2022/12/2023-honda-civic-type-r-does-0-60-in-5-3-sec-1-4-mile-in-13-9-sec-in-first-test',
  },
]
