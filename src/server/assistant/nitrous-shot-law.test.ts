import { describe, expect, test } from 'vitest'
import { catalog, lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const CARS = [
  ['2016 mustang gt', 'ford-mustang-gt', 2016],
  ['2011 camaro ss', 'chevrolet-camaro-ss', 2011],
  ['2015 wrx', 'subaru-wrx', 2015],
  ['2018 civic si', 'honda-civic-si', 2018],
  ['2017 370z', 'nissan-370z', 2017],
] as const
const vehicleOf = (modelId: string, year: number) => {
  const found = catalog.vehicles.find((one) => one.modelId === modelId && one.yearFrom <= year && year <= one.yearTo)
  if (!found) throw new Error(modelId)
  return found
}
const withShot = (text: string): number => Number(/to about (\d+) whp/.exec(text)?.[1])
const largest = (text: string): number => Number(/stays under all of it: about (\d+) hp/.exec(text)?.[1])
const QUESTIONS = [
  (shot: number) => `${shot} shot on the stock bottom end and stock pump, safe?`,
  (shot: number) => `can i run a ${shot} shot`,
  (shot: number) => `will it hold a ${shot}hp wet shot`,
  (shot: number) => `${shot} shot nitrous will the clutch live`,
]

describe('law: a shot is counted before it is judged', () => {
  eachOf(
    6,
    CARS.flatMap((car) => [75, 100, 150, 200].map((shot) => [...car, shot] as const)),
  )('%s, %s, %i: a %i shot', (car, modelId, year, shot) => {
    const { engine } = vehicleOf(modelId, year)
    for (const question of QUESTIONS) {
      const { text, builds } = lastOf(`${car} ${question(shot)}`)
      const said = `${car} ${question(shot)}: ${text}`
      expect(text, said).toMatch(/^(?:Yes|No|Too close)/)
      expect(Number(/\((\d+) without it/.exec(text)?.[1]) + 0.85 * shot, said).toBeCloseTo(withShot(text), -0.7)
      if (shot > 0.25 * engine.crankHp) expect(text, said).toMatch(/^No/)
      for (const [, limit] of text.matchAll(/(?:stock )[a-z -]+ about (\d+) whp/g))
        if (Number(limit) < withShot(text)) expect(text, said).toMatch(/^No/)
      const most = largest(text)
      if (most > 0) expect(most, said).toBeLessThanOrEqual(0.25 * engine.crankHp)
      expect(builds, said).toHaveLength(0)
    }
  })

  eachOf(6, CARS)('the largest shot that is told is told to fit, without boost: %s', (car, modelId, year) => {
    if (vehicleOf(modelId, year).engine.boostGaugePsi > 0) {
      expect(lastOf(`${car} can i run a 30 shot`).text).toMatch(/^Not on a stock/)
      return
    }
    const most = largest(lastOf(`${car} can i run a 200 shot`).text)
    if (most >= 25) expect(lastOf(`${car} can i run a ${most} shot`).text).toMatch(/^Yes/)
  })

  eachOf(
    6,
    CARS.map(([car]) => car),
  )('a figure alone is the next shot: %s', (car) => {
    for (const next of ['and a 150?', 'what about 150', 'how about a 150', '150 then?', 'ok and 150']) {
      const [, then] = talk(`${car} 100 shot safe?`, next)
      expect(then?.text, next).toMatch(/a 150 shot of nitrous brings/)
      expect(then?.builds, next).toHaveLength(0)
    }
  })

  test('and no power to reach: what comes after plans no such goal', () => {
    const [, , then] = talk('2011 camaro ss 100 shot on stock motor', 'what about 150', 'how much is the kit')
    expect(then?.text).toMatch(/\$\d/)
    expect(then?.builds).toHaveLength(0)
  })
})

describe('law: weights and temperatures are no money and no power', () => {
  eachOf(
    6,
    [
      'pull my boat (5k) better',
      'tow 6k',
      'haul a 7500 lb trailer up grades',
      'tow a camper about 6k',
      'pull a 5000 pound boat',
    ].flatMap((load) => ['2017 silverado 6.2 want to', '2015 f150 3.5 ecoboost i'].map((car) => `${car} ${load}`)),
  )('%s', (said) => {
    const { builds, text } = lastOf(said)
    for (const { request } of builds) {
      expect(request.budgetUsd).toBeUndefined()
      expect(request.targetHorsepower ?? 0).toBeLessThan(1000)
    }
    expect(text).not.toMatch(/under \$[5-7],/)
  })

  eachOf(6, [
    'trans gets to 230',
    'trans temps hit 240',
    'oil runs 260',
    'coolant is at 225',
    'transmission temp climbs to 230',
  ])('%s', (heat) => {
    for (const car of ['2017 f150 3.5 ecoboost', '2016 wrx', '2018 mustang gt']) {
      const { text } = lastOf(`${car} on long grades, ${heat}`)
      expect(text).not.toMatch(/needs nothing for|2[2-6]\d whp\. /)
    }
  })
})

describe('law: a power that is to come out of a bottle is a shot, and no turbo', () => {
  const WAYS = [
    (hp: number) => `put a spray on it so it makes ${hp} at the wheels`,
    (hp: number) => `i want ${hp} whp with nitrous`,
    (hp: number) => `nitrous kit for ${hp} wheel, budget 2500`,
    (hp: number) => `can i get to ${hp} whp on the bottle`,
  ]
  eachOf(
    6,
    CARS.filter(([, modelId]) => !/wrx|civic/.test(modelId)).flatMap((car) =>
      WAYS.map((way) => [...car, way] as const),
    ),
  )('%s: %s', (car, modelId, year, way) => {
    const vehicle = vehicleOf(modelId, year)
    const stockWheelHp = catalog.stockPower(vehicle).stockWheelHp
    for (const more of [50, 90]) {
      const { text, builds, parts } = lastOf(`${car} ${way(Math.round(stockWheelHp) + more)}`)
      const said = `${car}, ${more} more: ${text}`
      expect(builds, said).toHaveLength(0)
      const shot = Number(/a (\d+) shot/.exec(text)?.[1])
      expect(Math.abs(0.85 * shot - more), said).toBeLessThan(8)
      const kits = parts.map(({ partId }) => catalog.part(partId)?.ratings.nitrousHp ?? 0)
      expect(kits.length, said).toBe(largest(text) >= 75 ? 1 : 0)
      for (const hp of kits) expect(hp, said).toBeLessThanOrEqual(largest(text))
      if (kits.length > 0) expect(text, said).toMatch(/\$[\d,]+ installed/)
    }
  })
})
