import { describe, expect, test } from 'vitest'
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

  test('is remembered in what follows', () => {
    expect(hear(ask, 'cheaper', 'make it 430').reply.supportingPartIds).toEqual([])
  })
})
