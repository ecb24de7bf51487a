import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { inContext } from './corrected-car.ts'
import { draftOf } from './draft.ts'
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
