import { describe, expect, test } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { loreOf, platforms, platformsNamed, platformsOfCar } from './knowledge/car-lore.ts'

const said = (...messages: string[]): string => talk(...messages).at(-1)?.text ?? ''

describe('law: what is known of a car is told to whoever has that car', () => {
  eachOf(6, [
    [
      [
        'help my temp gauge went way up at a red light and theres white crusty stuff on the front of the motor 2008 civic 1.8',
      ],
      /block/,
    ],
    [['my 2007 civic si grinds a lil going into 3rd, the seller says thats normal'], /synchro/],
    [
      [
        'um my 2017 brz makes a chirping squeaky noise when my foot is off the clutch and it stops when i press it a little',
      ],
      /throw-?out|release bearing|fork/i,
    ],
    [['2018 wrx what oil and how often'], /5W-30|miles/],
    [['my e46 330i rear subframe, is it cracked'], /subframe/i],
  ] as const)('%j', (messages, answer) => {
    expect(said(...messages)).toMatch(answer)
  })
})

describe('law: a platform is named by what names no other', () => {
  test('each has something to say, asked in five ways and said in two languages', () => {
    const wrong = platforms().flatMap(({ key }) => {
      const own = loreOf(key)
      const isWhole = own.length >= 4 && own.every(({ asks, says }) => asks.length === 5 && says.length === 2)
      return isWhole ? [] : [key]
    })
    expect(wrong).toEqual([])
  })

  test('keys are given once', () => {
    const keys = platforms().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  eachOf(6, [
    ['93 fox body, what head bolts', ['ford-fox-50']],
    ['will 35s fit with a 2in level', []],
    ['i need a fit for my z', []],
    ['my 08 civic si pops out of third', ['honda-si-8th']],
  ] as const)('%s', (text, keys) => {
    expect(platformsNamed(text).map(({ key }) => key)).toEqual(keys)
  })

  test('a car of ours has the platforms of its own years', () => {
    const ours = catalog.vehicles.filter(({ make, model, yearFrom, yearTo }) =>
      platformsOfCar({ make, model, yearFrom, yearTo }).some(({ models }) =>
        models.some(([maker, , from, to]) => maker === make && from <= yearTo && to >= yearFrom),
      ),
    )
    expect(ours.length / catalog.vehicles.length).toBeGreaterThan(0.8)
  })
})

describe('law: no warning gives way to it, and nothing under a warning makes light of it', () => {
  eachOf(6, [
    'my 2008 335i smells like fuel in the cabin, long crank too',
    'my 2013 mustang gt has no oil pressure at idle since the oil change',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/^(?:No\. )?(?:Stop|Don't|Shut)/)
  })

  eachOf(6, [
    'my car smells like gas inside',
    'i smell gas when i park in the garage, 2016 mustang gt',
    '2015 silverado, brake pedal went to the floor once, then fine',
    'rod knock on my 2012 wrx, light but it is there',
  ])('%s', (message) => {
    const [, ...under] = said(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
    for (const line of under) {
      expect(line).not.toMatch(/is normal|can wait|no problem|nothing to worry|keep driving/i)
      expect(line).toMatch(/stop|shut|park|tow|don't|do not/i)
    }
  })
})
