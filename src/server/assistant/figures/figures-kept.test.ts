import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chanceOfRoles, FIGURE_ROLES, type FigureRole, figuresSaid } from './figures-said.ts'

interface Kept {
  text: string
  stands: (FigureRole | '')[]
}

/** Messages of twelve people, their figures labelled by a reader; neither had a part in what was learned. */
const KEPT = readFileSync(new URL('../../../../tests/trials/conversations/figures-kept.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Kept => JSON.parse(line))

describe('figures of people that nothing was learned from', () => {
  const read = KEPT.flatMap(({ text, stands }) =>
    figuresSaid(text).flatMap((said, at) => {
      const is = stands[at]
      const likely = Math.max(...said.chances)
      return is ? [{ is, said, likely, isRight: FIGURE_ROLES[said.chances.indexOf(likely)] === is }] : []
    }),
  )
  const share = (some: readonly { isRight: boolean }[]) => some.filter(({ isRight }) => isRight).length / some.length

  it('four of five are right, and nineteen of twenty where it is likely', () => {
    expect(share(read)).toBeGreaterThan(0.79)
    expect(share(read.filter(({ likely }) => likely >= 0.7))).toBeGreaterThan(0.94)
  })

  it('of ten budgets nine are in sight, and few other figures', () => {
    const inSight = read.filter(({ said }) => chanceOfRoles(said, ['budget']) >= 0.25)
    const budgets = read.filter(({ is }) => is === 'budget').length
    const found = inSight.filter(({ is }) => is === 'budget').length
    expect(found / budgets).toBeGreaterThan(0.9)
    expect(inSight.length - found).toBeLessThan(0.02 * read.length)
  })
})
