import { describe, expect, test } from 'vitest'
import { catalog, lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const CARS = ['2018 mustang gt', '2016 camaro ss', '2017 370z', '2012 mustang gt', '2018 wrx'] as const
const FIRST = [
  (car: string, shot: number) => `${car}, ${shot} shot, stock bottom end and pump, safe?`,
  (car: string, shot: number) => `can i run a ${shot} shot on a ${car}`,
]
/** Crank torque of the car with the shot, by its own power. */
const torqueWith = (shot: number, car: string): number => {
  const judged = lastOf(`${car} ${shot} shot safe?`).text
  const [withShot, without] = [/to about (\d+) whp/, /\((\d+) without/].map((form) => Number(form.exec(judged)?.[1]))
  const year = Number(car.slice(0, 4))
  const model = car.slice(5).replaceAll(' ', '-')
  const vehicle = catalog.vehicles.find(
    (one) => one.modelId.endsWith(model) && one.yearFrom <= year && year <= one.yearTo,
  )
  return ((vehicle?.engine.crankTorqueLbft ?? Number.NaN) * (withShot ?? 0)) / (without ?? 1)
}
const OF_PARTS = [
  ['is that safe with the stock clutch', /clutch|transmission/],
  ['and the trans?', /transmission/],
  ['will the diff live', /diff|driveline|axle|half shaft/],
  ['what about the rods', /bottom end/],
  ['is the fuel pump enough for it', /fuel/],
] as const

describe('law: a shot that was judged is counted in all that is asked after it', () => {
  eachOf(
    3,
    CARS.flatMap((car) => [75, 150].map((shot) => [car, shot] as const)),
  )('%s, a %i shot', (car, shot) => {
    for (const first of FIRST)
      for (const [asked, of] of OF_PARTS) {
        const [judged, then] = talk(first(car, shot), asked)
        const said = `${first(car, shot)} > ${asked}: ${then?.text}`
        const power = Number(/to about (\d+) whp/.exec(judged?.text ?? '')?.[1])
        expect(power, said).toBeGreaterThan(100)
        expect(then?.text, said).toMatch(/^(?:Yes|No|Too close)/)
        expect(then?.text, said).toContain(`${shot} shot`)
        expect(then?.text, said).toContain(`${power} whp`)
        expect(then?.text, said).toMatch(of)
        for (const [, limit] of (then?.text ?? '').matchAll(/good for about (\d+) whp, /g))
          if (Number(limit) < power) expect(then?.text, said).not.toMatch(/^Yes/)
        expect(then?.builds, said).toHaveLength(0)
      }
  })

  eachOf(9, CARS)('whether a part is needed for it is answered by its limit with the shot: %s', (car) => {
    for (const shot of [75, 200]) {
      const [judged, then] = talk(`${car} ${shot} shot safe?`, 'do i need a clutch for that')
      const power = Number(/to about (\d+) whp/.exec(judged?.text ?? '')?.[1])
      const limit = Number(/good for about (\d+) whp/.exec(then?.text ?? '')?.[1])
      expect(then?.text, car).toMatch(power > 0.92 * limit ? /^Yes/ : /^No, the one on the car holds/)
    }
  })

  eachOf(9, CARS)('several parts in a row, each with the shot: %s', (car) => {
    const [, ...then] = talk(`${car} 100 shot safe?`, 'and the clutch?', 'and the trans?', 'and the diff')
    for (const told of then) expect(told.text).toContain('100 shot')
  })

  test('another car and no shot any more: it is forgotten', () => {
    for (const forget of ['show me coilovers for a 2016 mustang gt', 'forget the nitrous', 'no nitrous then']) {
      const [, , then] = talk('2018 camaro ss 150 shot safe?', forget, 'will the stock clutch hold')
      expect(then?.text, forget).not.toContain('150 shot')
    }
  })
})

describe('law: what a shot needs is listed with its parts and prices, and can go in the cart', () => {
  eachOf(9, CARS)('%s', (car) => {
    for (const asked of [
      'what else do I need',
      'anything else needed',
      'what else does it need?',
      'que mas necesito',
    ]) {
      const [, then] = talk(`${car} 100 shot safe?`, asked)
      const said = `${car}, ${asked}: ${then?.text}`
      expect(then?.text, said).toMatch(/timing|tiempo/)
      expect(then?.text, said).toMatch(/colder|más frías/)
      expect(then?.text, said).toMatch(/window switch/)
      expect(then?.text, said).toMatch(/fuel pressure switch/)
      expect(then?.text, said).toMatch(/fuel|combustible/)
      expect(then?.text, said).toMatch(/\$\d/)
      for (const { partId } of then?.parts ?? []) {
        const part = catalog.part(partId)
        expect(then?.text, said).toContain(part?.name)
        if (part?.kind === 'tune') expect(part.calibration, said).toBe('custom')
        if (part?.kind === 'clutch')
          expect(part.ratings.supportsTorqueLbft ?? 0, said).toBeGreaterThan(torqueWith(100, car))
      }
    }
  })

  eachOf(9, CARS)('the cart: %s', (car) => {
    const [, list, one] = talk(`${car} 75 shot safe?`, 'what else do I need', 'put it in the cart')
    expect(one?.text).toMatch(/^Which one|^In your cart/)
    const [, , all] = talk(`${car} 75 shot safe?`, 'what else do I need', 'put all of them in the cart')
    const [, , , afterWhich] = talk(`${car} 75 shot safe?`, 'what else do I need', 'put it in the cart', 'all of them')
    const added = all?.events.flatMap((event) => (event.type === 'cart_change' ? (event.parts ?? []) : [])) ?? []
    if (one?.text.startsWith('Which')) expect(afterWhich?.text).toMatch(/^In your cart/)
    expect(added.map(({ partId }) => partId).sort()).toEqual(list?.parts.map(({ partId }) => partId).sort())
  })
})

describe('law: a shot on top of a staged or boosted car is judged, and no build is shown', () => {
  eachOf(9, [
    'can i spray a 75 on top of a stage 2 ecoboost mustang, stock fuel',
    'is a 75 shot ok on a stage 1 2018 wrx',
    '2017 focus st, 60 shot, is it fine with the stage 1 tune',
    '2018 golf r stage 2, safe to add a 50 shot on top?',
    'would a 100 shot live on top of stage 2 in a 2018 civic si',
    'can my stage 2 2016 focus rs take a 60 shot',
  ])('%s', (asked) => {
    const { text, builds } = lastOf(asked)
    expect(text).toMatch(/^No/)
    expect(text).toMatch(/boost/)
    expect(text).toMatch(/\d+ shot of nitrous brings .* to about \d+ whp/)
    expect(text).toMatch(/fuel.* about \d+ whp/)
    expect(text).toMatch(/bottom end about \d+ whp/)
    expect(builds).toHaveLength(0)
  })
})
