import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { changeOfBuild } from './change-of-build.ts'
import { inContext } from './corrected-car.ts'
import { draftOf } from './draft-of.ts'
import { followUp } from './follow-up.ts'
import { readMessage } from './meaning-of.ts'

const catalog = { vehicles: VEHICLES, parts: PARTS }

/** What the last of the messages means after the others. */
function meaningAfter(...turns: string[]) {
  const before = draftOf(
    catalog,
    turns.slice(0, -1).map((text) => ({ from: 'visitor', text })),
  )
  const said = readMessage(catalog, turns.at(-1) ?? '')
  return followUp(before, { ...said, meaning: inContext(VEHICLES, before, said) })
}

describe('a message is read after the one before it', () => {
  test.each(['no, take the pads out again', 'changed my mind, remove those pads', 'hm, I do not want those pads'])(
    'after a part went into the cart, out of it: %s',
    (words) =>
      expect(meaningAfter('2015 wrx sti', 'add brake pads to my cart', words)).toMatchObject({ cart: 'remove' }),
  )

  test.each([
    ['and how is it with only 91? here not exist the 93', '91'],
    ['how is that on 91? they do not sell 93 here', '91'],
    ['what would it be like on e85?', 'e85'],
  ])('a fuel that is asked about is planned on: %s', (words, fuel) =>
    expect(meaningAfter('2011 camaro ss, 500 whp', words)).toMatchObject({ intent: 'plan', fuel }),
  )

  test('a short doubt stays with what was explained', () =>
    expect(
      meaningAfter('when should I do the rod bearings on my 2010 M3?', 'but it makes no noise, so it is ok still, or?')
        .topic,
    ).toBe(meaningAfter('when should I do the rod bearings on my 2010 M3?').topic))

  test.each([
    ['my husband has a Challenger', 'it says Scat Pack on the side, 2019', 'dodge-challenger-r-t-scat-pack'],
    ['I have a Charger', 'a 2018 Hellcat', 'dodge-charger-srt-hellcat'],
    ['I have a Charger', 'no wait, the Challenger Hellcat', 'dodge-challenger-srt-hellcat'],
  ])('%s, %s', (first, then, car) => expect(meaningAfter(first, then).car).toBe(car))
})

describe('short words about the build that is shown', () => {
  const shown = { shown: {}, goal: { wheelHp: 600 } } as const
  const meantBy = (words: string) => {
    const { meaning, asked } = readMessage(catalog, words)
    return changeOfBuild(shown, { meaning, asked, kinds: [] })
  }
  test.each([
    ['what if i go to 700', { goal: { wheelHp: 700 } }],
    ['too much. 500 is enough', { goal: { wheelHp: 500 } }],
    ['wait i meant crank', { goal: { crankHp: 600 } }],
    ['list the parts', { intent: 'plan' }],
    ['how much without labor', { intent: 'price' }],
    ['save it', { topic: 'save_share' }],
  ])('%s', (words, meant) => expect(meantBy(words)).toMatchObject(meant))

  test.each(['can it tow 700 lbs', 'what about a 150 shot', 'thanks', 'does it run on 93'])(
    'and leaves alone: %s',
    (words) => expect(meantBy(words)).toBeUndefined(),
  )
})

describe('the engine that is said beside the name is the one that is meant', () => {
  test.each([
    ['2008 mustang v6', 'ford-mustang-v6'],
    ['2018 f150 3.5', 'ford-f-150-3-5-ecoboost'],
    ['2018 mustang gt 5.0', 'ford-mustang-gt'],
    ['2018 mustang gt with a 2.9 whipple', 'ford-mustang-gt'],
  ])('%s', (words, car) => expect(readMessage(catalog, words).meaning.car).toBe(car))

  test.each(['2016 charger v6', '2018 f150 3.3', '2016 q50 2.0'])('no other car passes for it: %s', (words) => {
    const { meaning } = readMessage(catalog, `${words}, 400 whp`)
    expect(meaning).toMatchObject({ intent: 'stranger' })
    expect(meaning.car).toBeUndefined()
  })
})

test('a maker whose name is an everyday word is meant before a part only', () => {
  expect(readMessage(catalog, '2013 mustang gt, as fast as possible for 5k').meaning.maker).toBeUndefined()
  expect(readMessage(catalog, '2013 mustang gt, 10 psi blower, 550 whp').meaning.maker).toBeUndefined()
})

describe('what must stay legal is a wish, not a question of law', () => {
  test.each(['it must stay street legal', 'it has to pass smog', 'I will not pay for anything illegal'])(
    '%s',
    (words) => {
      const { meaning } = readMessage(catalog, `2017 wrx, $3,000, 93. ${words}`)
      expect(meaning.intent).toBe('plan')
      expect(meaning.keepsStock).toContain('downpipe')
    },
  )
})
