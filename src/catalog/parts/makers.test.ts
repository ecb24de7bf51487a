import { expect, test } from 'vitest'
import { MAKES } from '../../engine/model.ts'
import { PARTS } from '../parts.ts'

/** Beside the maker stands its own performance arm. */
const CAR_MAKERS: ReadonlySet<string> = new Set(MAKES)

/** A maker's name without what is spelled now one way, now another. */
const coreOf = (maker: string): string =>
  maker
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ \/ .*/, '')
    .replace(/\b(performance|tuning|engineering|blackheart)$/, '')
    .replace(/it$/, '')
    .replaceAll(/[^a-z0-9]/g, '')

test('each maker is spelled one way', () => {
  const makers = [...new Set(PARTS.map(({ manufacturer }) => manufacturer))].filter(
    (maker) => !JOINT.test(maker) && !CAR_MAKERS.has(maker),
  )
  const twice = [...Map.groupBy(makers, coreOf).values()].filter((spellings) => spellings.length > 1)
  expect(twice).toEqual([])
})

/** Two makers who sell a part together. */
const JOINT = /^(Ford Performance|Quaife|Continental|Essex) \//
