import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptByCatalog } from '../../../catalog/kept-by-catalog.ts'
import { ROOT } from '../../places.ts'
import { type AskWeights, chancesOf } from '../asks/learned-asks.ts'
import { type FoundPart, partsIn } from '../part-words.ts'
import { type PartAt, partRoleSigns } from './part-role-signs.ts'

/** What a message may say of a part that it names. */
export const PART_ROLES = [
  'on_car',
  'owned',
  'wanted',
  'stays_stock',
  'refused',
  'of_car',
  'asked_about',
  'not_meant',
] as const
export type PartRole = (typeof PART_ROLES)[number]

export interface PartSaid extends FoundPart {
  /** How likely each role is, in their order. */
  chances: Float64Array
}

const WEIGHTS = join(ROOT, 'src/server/assistant/part-roles/part-role-weights.json')
let weights: AskWeights | undefined
const kept = keptByCatalog<readonly PartSaid[]>(300)

/** The parts that a message names, and what it says of each, as learned. Worked: in "05 sti / 20g / id1050" both are on the car. */
export const partsSaid = (asked: string): readonly PartSaid[] =>
  kept(PART_ROLES, asked, () => {
    const found = partsIn(asked)
    if (found.length === 0) return []
    weights ??= JSON.parse(readFileSync(WEIGHTS, 'utf8')) as AskWeights
    const own = weights
    const places = found.flatMap(({ word, from, to }): PartAt[] =>
      word.kinds[0] ? [{ kind: word.kinds[0], from, to }] : [],
    )
    return found.map((part, at) => ({ ...part, chances: chancesOf(partRoleSigns(asked, places, at), own) }))
  })

/** How likely a message says that of a part. */
export const chanceOfRole = ({ chances }: PartSaid, role: PartRole): number => chances[PART_ROLES.indexOf(role)] ?? 0
