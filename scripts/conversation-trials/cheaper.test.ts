import { describe, expect, test } from 'vitest'
import { lawOf } from '../../tests/support/law.ts'
import { advisor } from './advisor.ts'
import { play } from './heard.ts'

const hear = (...turns: string[]) => {
  const heard = play(advisor, { id: turns.join(' / '), speaker: 'law', turns, expect: { intent: 'build' } })
  const reply = heard.builds.at(-1)?.reply
  if (!reply) throw new Error(`no build: ${heard.text}`)
  return { text: heard.text, reply }
}

describe('"cheaper"', () => {
  const ask = '2021 bmw m340i, 410 whp on 93'

  test('leaves out first what only goes in with the build: the power stays', () => {
    const { reply: before } = hear(ask)
    expect(before.supportingPartIds.length).toBeGreaterThan(0)
    const { text, reply } = hear(ask, 'cheaper')
    expect(reply.supportingPartIds).toEqual([])
    expect(reply.estimatedCost).toBeLessThan(before.estimatedCost)
    expect(Math.round(reply.power.wheelHp)).toBe(Math.round(before.power.wheelHp))
    expect(text).toContain('Same power as your last build')
  })

  const cars = [
    '2018 mustang gt',
    '2015 wrx',
    '2020 civic si',
    '2017 golf r',
    '2019 camaro ss',
    '2013 335i',
    '2006 s2000',
  ]
  const goals = ['600 whp on 93, under 10k, daily', '300 whp on 91', '450 whp', '4k on 93, as much as it buys']
  const asked = cars.flatMap((car) => goals.map((goal) => ({ car, goal })))
  lawOf(
    'law: it never costs more, with or without a budget, whether the goal is made or not',
    goals.length + 1,
    asked,
    (some) => {
      for (const { car, goal } of some) {
        const [before, after] = [[], ['cheaper']].map((more) => {
          const turns = [`${car}, ${goal}`, ...more]
          return play(advisor, { id: 'x', speaker: 'law', turns, expect: { intent: 'build' } })
        })
        const [cost, less] = [before, after].map((heard) => heard?.builds.at(-1)?.reply.estimatedCost)
        if (cost === undefined || less === undefined) continue
        const isSaid = /nothing cheaper|already our lowest-cost/i.test(after?.text ?? '')
        expect(less < cost || (isSaid && less === cost), `${car}, ${goal}: ${cost}, then ${less}`).toBe(true)
      }
    },
  )

  test('is remembered in what follows', () => {
    expect(hear(ask, 'cheaper', 'make it 430').reply.supportingPartIds).toEqual([])
  })
})
