import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTS } from '../../src/catalog/parts.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import type { SearchHit } from '../../src/contract/search.ts'
import { fits } from '../../src/engine/fitment/fits.ts'

export interface Expected {
  /** `none`: there is nothing of the kind here, and nothing is to be made up. */
  type: SearchHit['type'] | 'none'
  id?: string
  kinds?: string[]
  maker?: string
  nameHas?: string
  /** Of a part: it fits a variant of this model; of another thing: its title or detail says it. */
  car?: string
  year?: number
  /** It fits a car with this engine. */
  engineWord?: string
  modelId?: string
  path?: string
}
export interface TrialSearch {
  query: string
  who: string
  expect: Expected
}

const searchesOf = (file: string) =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '..', 'trials', file), 'utf8')) as { searches: TrialSearch[] })
    .searches
export const TRIALS: Readonly<Record<string, TrialSearch[]>> = {
  'written before the search was built': searchesOf('search.json'),
  'written without looking at it': searchesOf('search-blind.json'),
  'written by another hand': searchesOf('search-b.json'),
}

/** How many of the first results a customer looks at. */
export const LOOKED_AT = 3

const partById = new Map(PARTS.map((part) => [part.id, part]))
const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

/** Whether a customer who looks at the first results finds what was meant. */
export const isFound = (hits: readonly SearchHit[], expect: Expected): boolean =>
  expect.type === 'none' ? hits.length === 0 : hits.slice(0, LOOKED_AT).some((hit) => isMeant(hit, expect))

/** Whether a result is what was meant, by the catalog's data alone. */
export function isMeant(hit: SearchHit, expect: Expected): boolean {
  if (hit.type !== expect.type) return false
  if (hit.type !== 'part') {
    return (
      (expect.path === undefined || hit.path === expect.path) &&
      (expect.modelId === undefined || hit.path === `/models/${expect.modelId}`) &&
      (expect.car === undefined || has(`${hit.title} ${hit.detail}`, expect.car)) &&
      (expect.id === undefined || has(hit.path, expect.id) || has(hit.path, encodeURIComponent(hit.title)))
    )
  }
  const part = hit.part && partById.get(hit.part.id)
  if (!part) return false
  const { id, kinds, maker, nameHas, car, year, engineWord } = expect
  const onCar = VEHICLES.some(
    (one) =>
      (car === undefined || one.modelId === car) &&
      (year === undefined || (one.yearFrom <= year && year <= one.yearTo)) &&
      (engineWord === undefined || has(one.engine.code, engineWord)) &&
      fits(part, one),
  )
  return (
    (id === undefined || part.id === id) &&
    (kinds === undefined || kinds.includes(part.kind)) &&
    (maker === undefined || has(part.manufacturer, maker)) &&
    (nameHas === undefined || has(`${part.manufacturer} ${part.name} ${part.partNumber ?? ''}`, nameHas)) &&
    onCar
  )
}
