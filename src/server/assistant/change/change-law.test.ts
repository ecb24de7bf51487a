import { describe, expect } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { dollars, whp } from '../advisor.ts'

/** Builds that are changed, each with its terms: car, power, fuel and what is refused. */
const BUILDS = [
  '2018 mustang gt manual, 600 whp on 93, no nitrous',
  '2016 camaro ss manual, 540 whp on 93',
  '2019 challenger scat pack, 540 whp on 93, no nitrous',
  '2022 brz manual, 260 whp on 93',
] as const

type Reply = NonNullable<ReturnType<typeof talk>[number]['builds'][number]>['reply']

function changed(...turns: readonly string[]) {
  const told = talk(...turns)
  const [before, after] = [told.at(-2), told.at(-1)].map((one) => one?.builds.at(-1))
  const said = `${turns.join(' / ')}: ${told.at(-1)?.text}`
  return {
    before: before?.reply as Reply,
    reply: after?.reply as Reply,
    request: after?.request,
    text: told.at(-1)?.text ?? '',
    said,
  }
}
const pairs = <A, B>(one: readonly A[], other: readonly B[]): (readonly [A, B])[] =>
  one.flatMap((a) => other.map((b) => [a, b] as const))
const kindsOf = ({ recommendedParts }: Reply): string[] => recommendedParts.map(({ kind }) => kind)

describe('law: who asks for less money gets a build that costs less', () => {
  const WORDS = [
    'too rich for me, do it for less',
    'bring the price down some',
    'thats a lot of money, got a cheaper way',
    'knock the cost down please',
  ]
  eachOf(12, pairs(BUILDS, WORDS))('%s / %s', (build, words) => {
    const { before, reply, text, said } = changed(build, words)
    expect(reply.estimatedCost, said).toBeLessThan(before.estimatedCost)
    expect(text, said).toMatch(/than your last build|cheaper|Same power/)
  })
})

describe('law: half the money is half the money of the build before', () => {
  const WORDS = ['way over what i have, half that', 'cut that bill in half', 'i can do half of that price']
  eachOf(9, pairs(BUILDS, WORDS))('%s / %s', (build, words) => {
    const { before, request, reply, said } = changed(build, words)
    const over = request?.offer === 'just_over'
    expect(request?.budgetUsd, said).toBe(Math.floor(before.estimatedCost / 2))
    if (!over) expect(reply.estimatedCost, said).toBeLessThanOrEqual(Math.floor(before.estimatedCost / 2))
  })
})

describe('law: another power, fuel or time keeps what was said before', () => {
  const WORDS = ['ok bring it down to 500', 'lets settle at 500 at the wheels', '500 is plenty for me']
  eachOf(6, pairs(['2018 mustang gt manual, 600 whp on 91, no nitrous'], WORDS))('%s / %s', (build, words) => {
    const { before, reply, request, text, said } = changed(build, words)
    expect(request?.targetHorsepower, said).toBe(500)
    expect(request?.preferences?.fuel_type, said).toBe('91')
    expect(kindsOf(reply), said).not.toContain('nitrous')
    const less = Math.round(before.power.wheelHp) - Math.round(reply.power.wheelHp)
    expect(text.slice(0, 200), said).toContain(`${whp(less)} less than your last build`)
    expect(text.slice(0, 200), said).toContain(dollars(before.estimatedCost - reply.estimatedCost))
  })
  const FUELS = ['ok and if its on e85', 'do that on e85 instead', 'swap the fuel to e85']
  eachOf(6, pairs(BUILDS, FUELS))('%s / %s', (build, words) => {
    const { before, request, said } = changed(build, words)
    expect(request?.preferences?.fuel_type, said).toBe('e85')
    expect(request?.vehicleId, said).toBe(before.enhancedData.vehicle.id)
  })
})

describe('law: another way of making power is planned, with the goal as it was', () => {
  const BLOWERS = [
    'put a blower on it instead',
    'what if we do a supercharger instead of that',
    'supercharge it instead',
  ]
  eachOf(6, pairs(['2022 brz manual, 260 whp on 93, turbo', '2016 camaro ss manual, 540 whp, turbo'], BLOWERS))(
    '%s / %s',
    (build, words) => {
      const { before, reply, request, said } = changed(build, words)
      expect(
        kindsOf(before).some((kind) => kind.startsWith('turbo_')),
        said,
      ).toBe(true)
      expect(
        kindsOf(reply).some((kind) => kind.startsWith('supercharger_')),
        said,
      ).toBe(true)
      expect(
        kindsOf(reply).some((kind) => kind.startsWith('turbo_')),
        said,
      ).toBe(false)
      expect(request?.targetHorsepower, said).toBe(Number(/(\d{3}) whp/.exec(build)?.[1]))
    },
  )
  const LIFTED = [
    'forget what i said about no blower, what would it be',
    'i changed my mind about the blower, put one on',
    'scratch the no blower thing',
  ]
  eachOf(6, pairs(['2019 silverado 6.2, 450 whp, no blower'], LIFTED))('%s / %s', (build, words) => {
    const { reply, said } = changed(build, words)
    expect(
      kindsOf(reply).some((kind) => kind.startsWith('supercharger_')),
      said,
    ).toBe(true)
  })
})

describe('law: a part is left out, put in or taken for what is there', () => {
  const OUT = ['leave the clutch off of it', 'skip the clutch, its new', 'take out the clutch']
  eachOf(6, pairs(['2018 mustang gt manual, 600 whp on 93'], OUT))('%s / %s', (build, words) => {
    const { before, reply, text, said } = changed(build, words)
    expect(kindsOf(before), said).toContain('clutch')
    expect(kindsOf(reply), said).not.toContain('clutch')
    expect(text, said).toMatch(/Out: .*clutch|than your last build|cheaper|Not 600/i)
  })
  const IN = [
    'throw a smaller pulley and a cat-back in there too',
    'add a cat-back to that',
    'put a cat-back in the plan as well',
  ]
  eachOf(6, pairs(['2016 camaro ss manual, 540 whp on 93', '2022 brz manual, 260 whp on 93'], IN))(
    '%s / %s',
    (build, words) => {
      const { reply, said } = changed(build, words)
      expect(kindsOf(reply), said).toContain('catback_exhaust')
    },
  )
  const HAD = [
    'i have the clutch already',
    'already bought a clutch',
    'the clutch is in it already, got it from a friend',
  ]
  eachOf(6, pairs(['2018 mustang gt manual, 600 whp on 93'], HAD))('%s / %s', (build, words) => {
    const { reply, said } = changed(build, words)
    expect(kindsOf(reply), said).not.toContain('clutch')
  })
})

describe('law: a maker that is named is the one that is built with, or said not to be listed', () => {
  const MAKERS = [
    ['put a Roush blower on it instead', 'Roush'],
    ['use the Whipple in place of that', 'Whipple'],
    ['make it the whipple kit instead', 'Whipple'],
  ] as [string, string][]
  eachOf(4, MAKERS)('%s', (words, maker) => {
    const { reply, said } = changed('2018 mustang gt manual, 600 whp on 93', words)
    expect(
      reply.recommendedParts.map(({ manufacturer }) => manufacturer),
      said,
    ).toContain(maker)
  })
  eachOf(4, [['put an s480 turbo on it instead'], ['swap that for a Kenne Bell']] as [string][])('%s', (words) => {
    const { text, said } = changed('2022 brz manual, 260 whp on 93', words)
    expect(text, said).toMatch(/^We don't list|^We have no/)
  })
})

describe('law: back goes to the build that is named', () => {
  const WORDS = ['back to the 600 one', 'go back to the 600 build']
  eachOf(
    1,
    WORDS.map((one) => [one] as const),
  )('%s', (words) => {
    const turns = ['2018 mustang gt manual, 600 whp on 93', 'make it 500', 'make it 550', words]
    const { request, said } = changed(...turns)
    expect(request?.targetHorsepower, said).toBe(600)
  })
})

describe('near misses change nothing', () => {
  const ASKED = [
    'will the clutch hold that',
    'how many hours is that',
    'what does a cat-back add by itself',
    'is 93 ok if i get stuck with a tank of 91',
    'what is the total',
  ]
  eachOf(
    1,
    ASKED.map((one) => [one] as const),
  )('%s', (words) => {
    const [, told] = talk('2018 mustang gt manual, 600 whp on 93', words)
    expect(told?.builds, `${words}: ${told?.text}`).toHaveLength(0)
  })
})
