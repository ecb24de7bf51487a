import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../places.ts'
import { chanceOfRole, PART_ROLES, type PartRole, partsSaid } from './parts-said.ts'

interface Kept {
  text: string
  parts: readonly { kind: string; from: number; to: number; is: PartRole }[]
}
/** Of writers whose other messages taught nothing: what a reader says of each part that is named. */
const KEPT = readFileSync(join(ROOT, 'tests/trials/conversations/parts-kept.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept)

const read = KEPT.flatMap(({ text, parts }) => {
  const said = partsSaid(text)
  return parts.flatMap(({ from, is }) => {
    const own = said.find((one) => one.from === from)
    return own ? [{ is, own }] : []
  })
})
const sureOf = (roles: readonly PartRole[], least: number) =>
  read.filter(({ own }) => roles.reduce((sum, role) => sum + chanceOfRole(own, role), 0) >= least)

describe('what a message says of the parts that it names', () => {
  it('of those it is sure of seven of ten are right, of people whom it never read', () => {
    const sure = read.filter(({ own }) => Math.max(...own.chances) >= 0.5)
    const right = sure.filter(({ is, own }) => own.chances.indexOf(Math.max(...own.chances)) === PART_ROLES.indexOf(is))
    expect(sure.length).toBeGreaterThan(400)
    expect(right.length / sure.length).toBeGreaterThan(0.7)
  })

  it.each([
    [['refused', 'stays_stock'], 0.6, 0.85],
    [['on_car', 'owned'], 0.6, 0.65],
  ] as const)('%s: what is believed is mostly so', (roles, least, right) => {
    const sure = sureOf(roles, least)
    expect(sure.length).toBeGreaterThan(50)
    expect(sure.filter(({ is }) => roles.some((role) => role === is)).length / sure.length).toBeGreaterThan(right)
  })
})
