import { describe, expect, test } from 'vitest'
import { catalog } from '../../../tests/support/assistant-talk.ts'
import { readMessage } from './meaning-of.ts'

const goalOf = (said: string) => readMessage(catalog, said, true).meaning.goal

describe('law: the most that a car makes is a goal, also without the word', () => {
  test.each([
    '2016 wrx, crank it up to whatever the stock turbo will hold',
    '2014 mustang gt, give me as much as that bottom end will take',
    'c7 z06, whatever the max is on the stock blower',
    '2020 supra, whats the wildest you can make it on stock internals',
    'brz, lets see how far bolt ons take it',
    'my r35, everything she has got before the motor comes out',
    '2019 miata, everything the rulebook allows',
    'gt4 2020, the most power attainable without boost',
    "2018 m2, what's within reach on the stock turbo",
    'civic si 2019, quiero sacarle lo mas que se pueda',
  ])('%s', (said) => {
    expect(goalOf(said)).toMatchObject({ most: true })
  })

  test.each([
    'what is the most expensive thing on that list',
    'what is the fastest you can ship it',
    'how far do the stock injectors go on a gen 2 coyote',
    'and on e30 but not full send',
    'see how far it goes before a rod comes out',
  ])('not caught: %s', (said) => {
    expect(goalOf(said)).toBeUndefined()
  })
})
