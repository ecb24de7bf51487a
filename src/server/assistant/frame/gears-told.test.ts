import { describe, expect } from 'vitest'
import { catalog, lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const CARS = [
  ['2017 tacoma v6', 'toyota-tacoma', 2017],
  ['2016 silverado 5.3', 'chevrolet-silverado-1500-5-3', 2016],
  ['2021 f150 3.5 ecoboost', 'ford-f-150-3-5-ecoboost', 2021],
] as const
const WAYS = [
  (ratio: string) => `on 37s hunts gears with the boat behind it. are ${ratio}s worth it?`,
  (ratio: string) => `with 35s, should i regear to ${ratio}`,
  (ratio: string) => `is a ${ratio} rear end worth it`,
]

describe('law: a gear is reckoned against the axle that the car has and the tires that are on it', () => {
  eachOf(
    6,
    CARS.flatMap((car) => ['4.10', '4.30', '4.56'].map((ratio) => [...car, ratio] as const)),
  )('%s, %s, %i: %s', (car, modelId, year, ratio) => {
    const vehicle = catalog.vehicles.find(
      (one) => one.modelId === modelId && one.yearFrom <= year && year <= one.yearTo,
    )
    const more = Math.round((Number(ratio) / (vehicle?.transmission.finalDrive ?? Number.NaN) - 1) * 100)
    for (const way of WAYS) {
      const { text, builds } = lastOf(`${car} ${way(ratio)}`)
      expect(builds, text).toHaveLength(0)
      expect(text).toContain(`to ${ratio} `)
      expect(text).toContain(`${more}% more pull in every gear`)
      if (/3[57]s/.test(way(ratio))) expect(text).toMatch(/taller than the stock tire/)
    }
  })
})
