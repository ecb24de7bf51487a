import { describe, expect, test } from 'vitest'
import { catalog } from '../../../tests/support/assistant-talk.ts'
import { draftOf } from './draft-of.ts'

const dangerAfter = (...turns: string[]) =>
  draftOf(
    catalog,
    turns.map((text) => ({ from: 'visitor', text })),
  ).talk?.danger
const KNOCKS = '2016 wrx has rod knock, what would 350 whp take'

describe('law: a danger stands until it is repaired, taken back, or another car takes its place', () => {
  test.each([
    'ok had it rebuilt, that is fixed. now 350 whp',
    'nothing is wrong with it',
    "nothing's actually wrong with the car lol",
    'it was a joke',
    'i was just kidding',
    'i never said mine was knocking, i said his',
    'that was my other car',
    'the engine is perfectly healthy, had the shop listen to it',
    'my motor is fine',
    'no le pasa nada, era broma',
    'forget that one. 2018 mustang gt, 500 whp on 93',
  ])('over: %s', (words) => {
    expect(dangerAfter(KNOCKS)).toBe('rod_knock')
    expect(dangerAfter(KNOCKS, words)).toBeUndefined()
  })

  test.each([
    '350 whp on 93 then',
    'it only does it cold',
    'it runs fine otherwise, so 350',
    'nothing else to check? whats wrong with a quick tune',
    'my buddy says it is fine to drive',
    'is it fine for a week',
    'how much is a clutch for it',
  ])('stands: %s', (words) => expect(dangerAfter(KNOCKS, words)).toBe('rod_knock'))

  test('what is told before any car is named is of the car that is named next', () => {
    expect(dangerAfter('my brakes are gone, pedal to the floor', '2016 wrx, 330 whp')).toBe('brakes')
  })
})
