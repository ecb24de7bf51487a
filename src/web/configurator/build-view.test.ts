import { expect, test } from 'vitest'
import type { Part } from '../../engine/model.ts'
import type { PlanLine } from '../../engine/optimizer/planned-build.ts'
import { type BuildView, broughtBy } from './build-view.ts'

const part = (id: string) => ({ id }) as Part
const line = (one: Part, gainWheelHp: number) => ({ part: one, gainWheelHp }) as PlanLine
const view = (chosen: readonly Part[], wheelHp: number, limitedBy?: 'internals') =>
  ({ chosen, totals: { wheelHp }, run: { limitedBy } }) as unknown as BuildView

const TURBO = part('turbo')
const HEADERS = part('headers')

test('a part brings no more than the build loses without it, where a limit holds the build', () => {
  const makes = (chosen: readonly Part[]) => view(chosen, chosen.includes(TURBO) ? 850 : 420)
  const capped = view([TURBO, HEADERS], 850, 'internals')
  expect(broughtBy(capped, line(HEADERS, 20), makes)).toBe(0)
  expect(broughtBy(capped, line(TURBO, 410), makes)).toBe(410)
})

test('a part brings its share of the gain, where nothing holds the build', () => {
  const makes = () => view([TURBO], 845)
  expect(broughtBy(view([TURBO, HEADERS], 860), line(HEADERS, 20), makes)).toBe(20)
})

test('a part that costs power says so, held or not', () => {
  const makes = () => view([TURBO], 850)
  expect(broughtBy(view([TURBO, HEADERS], 850, 'internals'), line(HEADERS, -3), makes)).toBe(-3)
})
