import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

interface Years {
  from: number
  to: number
}

/** The model years in a name: "2015-17", "1999-00", "1999-2004", "2011+", "2018". */
function yearsIn(name: string): Years[] {
  return [...name.matchAll(/\b((?:19|20)\d\d)(?:-((?:19|20)?\d\d)\b|(\+))?/g)].map(([, first, last, open]) => {
    const from = Number(first)
    if (open) return { from, to: Number.POSITIVE_INFINITY }
    const to = last ? Number(last.length === 4 ? last : `${String(first).slice(0, 2)}${last}`) : from
    return { from, to: to < from ? to + 100 : to }
  })
}

test('a part whose name says years fits no car of other years', () => {
  const named = PARTS.map((part) => ({ part, years: yearsIn(part.name) })).filter(({ years }) => years.length > 0)
  expect(named.length).toBeGreaterThan(1000)
  const strange = named.flatMap(({ part, years }) =>
    VEHICLES.filter((vehicle) => fits(part, vehicle))
      .filter(({ yearFrom, yearTo }) => !years.some(({ from, to }) => from <= yearTo && yearFrom <= to))
      .map((vehicle) => `${vehicle.id}: ${part.name}`),
  )
  expect(strange).toEqual([])
})
