import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { wishesIn } from './build-wishes.ts'

describe('law: the stock turbos that are on the car rule out no bigger ones that are thought of', () => {
  it.each([
    'f80 m3 on stock turbos right now, want 700, thinking pure stage 2s',
    '335i currently tuned on the stock twins, leaning toward hybrid turbos',
    'evo x on the stock turbo, considering a bigger turbo',
  ])('%s', (said) => expect(wishesIn(said).keepsStock).not.toContain('boost_source'))

  it.each([
    '335i 400 whp on stock turbos',
    'evo x, most on the stock turbo, thinking about a bigger turbo later',
    'golf r, keep the stock turbo',
  ])('%s stays with them', (said) => expect(wishesIn(said).keepsStock).toContain('boost_source'))
})

describe('law: what stays is heard beside a boost that is welcome again', () => {
  it.each(['ok price it with the turbos but he keeps stock cats', 'with turbos then, the downpipes stay stock'])(
    '%s',
    (said) => {
      const { builds, text } = lastOf('2016 rs7 stage 2 on 93, turbos stay stock', said)
      const kinds = builds.at(-1)?.reply.recommendedParts.map(({ kind }) => kind) ?? []
      expect(kinds).not.toContain('downpipe')
      expect(text).toMatch(/whp/)
    },
  )
})

describe('law: the same turbo on another fuel is the same build', () => {
  it.each(['whats it do on 93 with the same turbo', 'how much would it make on 93 on the same turbo'])('%s', (said) => {
    const { builds, text } = lastOf('2020 bmw m340i 600 whp on e85', said)
    expect(builds).toEqual([])
    expect(text).toMatch(/^The same parts on 93 octane: about \d+ whp/)
  })
})

describe('law: a term that is taken back is welcome again', () => {
  it.each([
    ['relax the tire constraint, keep it na', 'drag_tires'],
    ['ok lift the no nitrous rule', 'nitrous'],
    ['drop the clutch restriction then', 'clutch'],
  ])('%s', (said, kind) => expect(wishesIn(said).allowed).toContain(kind))

  it.each(['aight then drop in hybrid turbo with e50', 'drop in a bigger turbo', 'just drop-in hybrid turbos'])(
    '%s refuses no turbo',
    (said) => {
      const { without, keepsStock, inductions } = wishesIn(said)
      expect([...without, ...keepsStock]).toEqual([])
      expect(inductions).toContain('turbo')
    },
  )

  it.each(['drop the turbo', 'no hybrid turbo please', 'drop the nitrous'])('%s still does', (said) => {
    const { without, keepsStock } = wishesIn(said)
    expect([...without, ...keepsStock]).not.toEqual([])
  })
})
