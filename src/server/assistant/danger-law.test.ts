import { describe, expect, test } from 'vitest'
import { lastOf, partOfId, type Told, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { emissionsOf } from '../../catalog/emissions.ts'
import type { Fuel } from '../../engine/model.ts'
import { scenarioParts } from '../../engine/power/build-power.ts'
import { readsEthanol } from '../../engine/power/power-scenario.ts'
import { mustPassIn } from './emissions-said.ts'

const CARS = ['2018 mustang gt', '2015 wrx sti', '2016 golf gti'] as const
const sells = ({ builds, parts, events }: Told): boolean =>
  builds.length > 0 || parts.length > 0 || events.some(({ type }) => type === 'cart')

describe('law: a danger that is told beside a wish is answered by stop, why and the next check, and sells nothing', () => {
  const SYMPTOMS = [
    ['the brake pedal goes soft', /^Stop driving it/],
    ['my pedal sinks to the floor', /^Stop driving it/],
    ['it has rod knock', /^Stop driving it/],
    ['the oil pressure light flickers', /^Stop driving it/],
    ['i smell fuel inside', /^Stop driving it/],
    ['grinding noise when he stops. Loud. can he drive to school tomorrow yes or no', /^Don't drive it/],
    ['my brakes grind, is it ok to drive to work', /^Don't drive it/],
    ['it keeps overheating', /^Stop driving it/],
    ['it goes lean up top', /^Stay out of boost/],
    ['it knocks under load', /^Stay out of (?:boost|it)/],
    ['blue smoke on boost', /^Stay out of boost/],
    ['flashing check engine light', /^Stay off full throttle/],
    ['the trans shudders', /^Don't tow with it/],
    ['there is a ticking noise', /^Keep it out of boost/],
  ] as const
  const WISHES = [
    (car: string, symptom: string) => `my ${car}, ${symptom}, is it safe to drive home?`,
    (car: string, symptom: string) => `${symptom} on my ${car} and i want 450 whp`,
    (car: string, symptom: string) => `${car} ${symptom}. what mods first`,
    (car: string, symptom: string) => `${symptom} in the ${car}, how much for a bigger turbo?`,
  ] as const
  eachOf(
    3,
    SYMPTOMS.flatMap(([symptom, stop], at) => WISHES.map((wish) => [wish(CARS[at % 3] ?? '', symptom), stop] as const)),
  )('%s', (said, stop) => {
    const told = lastOf(said)
    expect(told.text).toMatch(stop)
    expect(told.text).toMatch(/\bNext: /)
    expect(sells(told)).toBe(false)
  })

  eachOf(9, [
    ['el pedal del freno se va al piso, puedo manejar a la casa? mustang gt 2016', /^No lo manejes/],
    ['mi wrx 2015 se calienta y quiero 350 hp a las ruedas', /^Párate/],
    ['huele a gasolina mi gti 2016, que mejoras le pongo', /^No lo manejes/],
  ])('%s', (said, stop) => {
    const told = lastOf(said)
    expect(told.text).toMatch(stop)
    expect(sells(told)).toBe(false)
  })

  test('a knock at idle is mechanical: nobody drives on with it', () => {
    for (const said of [
      'my 2020 supra has a knocking at idle that goes away with revs. can i still drive it',
      '2018 mustang gt idle knock, ok to run it till saturday',
    ])
      expect(lastOf(said).text).toMatch(/^Stop driving it/)
  })

  eachOf(
    3,
    CARS.flatMap((car) => ['is it safe to drive home?', 'can i drive it to work'].map((on) => [car, on])),
  )('%s: whoever asks "%s" of a danger that was told is stopped again', (car, on) => {
    const [, later] = talk(`${car}, brake pedal went soft after three laps. what now`, on)
    expect(later?.text).toMatch(/^(?:No\b|Stop driving it)/)
  })

  test('what was told and not repaired leads whatever is sold after it', () => {
    const [, later] = talk('2015 wrx sti, it has rod knock. can i keep driving it', 'ok so 400 whp on 93')
    expect(later?.text).toMatch(/^First the rod knock/)
    const [, , fixed] = talk('2015 wrx sti, it has rod knock. can i keep driving it', 'we fixed that', '400 whp on 93')
    expect(fixed?.text).not.toContain('First the rod knock')
  })

  eachOf(9, [
    'will a 2018 mustang gt overheat at 600 whp',
    'what does rod knock sound like',
    '2015 wrx sti 400 whp with no knock on 93',
    '2016 camaro ss, an oil cooler so it does not overheat',
  ])('what is only feared is no danger: %s', (said) => expect(lastOf(said).text).not.toMatch(/^St(?:op|ay) /))
})

describe('law: nothing on ethanol is built without its tune', () => {
  const burnsIt = ({ builds }: Told) =>
    builds.every(({ reply, request }) => {
      const parts = reply.recommendedParts.flatMap(({ partId }) => partOfId(partId) ?? [])
      return readsEthanol(scenarioParts(parts).chosen, request.preferences?.fuel_type as Fuel)
    })
  const FUELS = ['e30', 'e85', 'flex fuel', 'e50'] as const
  eachOf(
    3,
    CARS.flatMap((car) => FUELS.map((fuel) => `${car} 40 more whp on ${fuel}`)),
  )('%s', (said) => {
    const told = lastOf(said)
    expect(burnsIt(told), JSON.stringify(told.builds.map(({ reply }) => reply.recommendedParts))).toBe(true)
  })

  const REFUSALS = ['no tune please', "i don't want to buy a tune", 'leave the tune out', 'without a tune'] as const
  eachOf(
    3,
    CARS.flatMap((car) => REFUSALS.map((refusal) => `${car}, 350 whp on e85, ${refusal}`)),
  )('%s', (said) => {
    const told = lastOf(said)
    expect(told.builds).toHaveLength(0)
    expect(told.text).toMatch(/without its tune/)
  })

  eachOf(9, CARS)('%s: the tune is taken out of the build that is shown', (car) => {
    const told = talk(`${car} 380 whp on e85`, 'take the tune out').at(-1)
    expect(told?.builds).toHaveLength(0)
    expect(told?.text).toMatch(/without its tune/)
  })
})

describe('law: a blend is told as it was said, and nothing is sized for less', () => {
  eachOf(9, ['E40', 'E50', 'e60', 'e-70', '50% ethanol'])('%s', (blend) => {
    const name = `E${/\d\d/.exec(blend)?.[0]}`
    const told = lastOf(`2015 wrx sti, 400 whp on ${blend}`)
    expect(told.text).toContain(name)
    expect(told.builds[0]?.request.preferences?.fuel_type).toBe('e85')
    const sized = lastOf(`2015 wrx sti, are 1000cc injectors enough for 450 whp on ${blend}`)
    expect(sized.text).toContain(`on ${name}`)
    const after = lastOf(`i run ${blend} in my 2015 wrx sti`, 'will a 340 lph pump do 450 whp?')
    expect(after.text).toContain(`on ${name}`)
  })

  test('more ethanol needs more injector, blend by blend', () => {
    const needed = ['E30', 'E40', 'E50', 'E60', 'E85'].map((blend) =>
      Number(
        /needs about (\d+) cc/.exec(
          lastOf(`2015 wrx sti on ${blend}, are 1000cc injectors enough for 500 whp`).text,
        )?.[1],
      ),
    )
    expect(needed).toEqual(needed.toSorted((a, b) => a - b))
    expect(new Set(needed).size).toBe(needed.length)
  })
})

describe('law: a car that has to pass is offered nothing that does not', () => {
  const AT_THE_CATS = /^(?:midpipe_catless|headers_|downpipe)/
  const SAID = [
    'it has to pass smog',
    'needs to pass state inspection',
    'i live in california',
    'carb legal only',
    'must pass emissions',
    'tiene que pasar la verificacion',
  ] as const
  const LATER = ['what about long tubes?', 'show me downpipes', 'which mods give the most power', '450 whp'] as const
  eachOf(
    3,
    CARS.flatMap((car) => SAID.map((said) => [car, said] as const)),
  )('%s, %s', (car, said) => {
    for (const told of talk(`my ${car}, ${said}`, ...LATER)) {
      const offered = [...told.parts, ...told.builds.flatMap(({ reply }) => reply.recommendedParts)]
      for (const { partId, kind } of offered as readonly { partId: string; kind: string }[]) {
        const part = partOfId(partId)
        const standing = part ? emissionsOf(part) : 'unknown'
        expect(standing, partId).not.toBe('off_road')
        if (AT_THE_CATS.test(kind)) expect(standing, partId).toBe('50_state')
        if (/smog|california|carb/.test(said)) expect(standing, partId).toBe('50_state')
      }
      if (/long[- ]tube|downpipe|catless/i.test(told.text))
        expect(told.text).toMatch(/CARB|has to pass|inspection|pasar/)
    }
  })

  test('who says that there is no check is offered all of it', () =>
    expect(lastOf('2016 camaro ss, no inspection here', 'show me long tubes').parts.length).toBeGreaterThan(0))
})

eachOf(9, [
  'i want more midrange not peak power, california, must pass smog',
  "it's not a race car, california, has to pass smog",
  'no turbo, smog legal please',
])('law: what is refused beside California leaves its rules standing: %s', (said) => {
  expect(mustPassIn(said, said)).toBe('carb')
})

eachOf(9, ['no smog here', "i'm not in california", 'my county has no emissions testing'])(
  'law: no check, no rule: %s',
  (said) => expect(mustPassIn(said, said)).toBe(false),
)

test('a stock fuel system is judged on the fuel that was said', () => {
  const [, later] = talk('2009 bmw 335i on e50, 430 whp', 'is the stock fuel system ok for that')
  expect(later?.text).toMatch(/on E50/)
  const share = Number(/is (\d+)% of what it does on E50/.exec(later?.text ?? '')?.[1])
  expect(later?.text.trim().startsWith(share > 100 ? 'No' : share > 92 ? 'Just about' : 'Yes')).toBe(true)
})
