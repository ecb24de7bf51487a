import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'

const EVO = '2003 evo 8 on the stock turbo, already on: turbo back, walbro 255, 780cc injectors. want 360 whp on e85'

describe('law: what a build counts on and we know no size of is told with the size that it needs', () => {
  test('injectors and pump of a car whose stock ones would not do', () => {
    expect(lastOf(EVO).text).toMatch(
      /Your injectors and fuel pump must feed \d{3} crank hp on E85: about 1,\d{3} cc\/min a cylinder and \d{3} L\/h\./,
    )
  })
  test('new ones go in when they are asked for', () => {
    const build = lastOf(EVO, 'they are smaller, put new injectors in').builds.at(-1)
    expect(build?.reply.recommendedParts.map(({ kind }) => kind)).toContain('injectors')
  })
  test.each([
    '2018 mustang gt with a fuel pump on it already, 420 whp on 93',
    '2018 mustang gt, 600 whp on 93',
    '2015 wrx with a catback on it already, 280 whp on 93',
  ])('nothing where the stock ones would do or none is on it: %s', (said) => {
    expect(lastOf(said).text).not.toMatch(/must feed/)
  })
})
