import { describe, expect, test } from 'vitest'
import { dangerTold } from './danger-told.ts'

describe("law: a rattle beside a code for too little boost is the wastegates'", () => {
  test.each([
    'code 30ff and there is a rattle off throttle',
    'the wastegates make a rattle on decel, pump or turbos',
    'p0299 and a rattle under the hood',
    'a rattle from the turbo side, it says underboost',
    'it rattles at 2000 rpm and threw 30ff again',
    'there is a rattle, the shop says wastegate, what now',
  ])('%s', (said) => expect(dangerTold(said, said)).toBeUndefined())

  test.each([
    'there is a rattle when i start it cold',
    'the engine rattles under load',
    'a rattle, wastegate or rod knock, can i drive it',
    'p0299, and it rattles like a timing chain',
  ])('%s: stays a danger', (said) => expect(dangerTold(said, said)).toBeDefined())
})
