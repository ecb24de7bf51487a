import { describe, expect, test } from 'vitest'
import { fits } from '../engine/fitment/fits.ts'
import { generationName, generationsOf, platformOf, shortYears } from './model-generations.ts'
import { PARTS } from './parts.ts'
import { VEHICLES } from './vehicles.ts'

const MODELS = [...Map.groupBy(VEHICLES, ({ modelId }) => modelId)]
const namesOf = (modelId: string) => {
  const variants = VEHICLES.filter((vehicle) => vehicle.modelId === modelId)
  return generationsOf(variants).map((generation) => generationName(generation, variants[0]!.model))
}

describe('generations of a model', () => {
  test('a Mustang GT is called as owners call it', () => {
    expect(namesOf('ford-mustang-gt')).toEqual([
      '2024-25 Mustang GT (S650)',
      '2018-23 Mustang GT (S550)',
      '2015-17 Mustang GT (S550)',
      '2011-14 Mustang GT (S197)',
      '2005-10 Mustang GT (S197)',
      '1999-2004 Mustang GT (SN95)',
    ])
  })

  test('two engines of one body in the same years are one generation', () => {
    expect(namesOf('chevrolet-camaro-ss')).toContain('2010-15 Camaro SS (5th gen)')
  })

  test('an engine code is not a body', () => {
    expect(VEHICLES.filter((vehicle) => platformOf(vehicle) === vehicle.engine.code)).toEqual([])
    expect(namesOf('chevrolet-ss')).toEqual(['2014-17 SS'])
  })

  test.each(MODELS)('every variant of %s is of exactly one generation, whose address is its own', (_, variants) => {
    const generations = generationsOf(variants)
    expect(generations.flatMap((one) => one.variants.map(({ id }) => id)).toSorted()).toEqual(
      variants.map(({ id }) => id).toSorted(),
    )
    expect(new Set(generations.map(shortYears)).size).toBe(generations.length)
  })
})

/** Years in the name of a part: "2018-23", "1999-00", "2018+"; a name may hold several. One year is the first. */
const YEARS = /\b((?:19[89]|20[0-3])\d)(?:\s*-\s*((?:19|20)?\d\d)\b)?/g

const lastYear = (from: number, to: string): number => {
  const year = to.length === 4 ? Number(to) : Math.floor(from / 100) * 100 + Number(to)
  return year < from ? year + 100 : year
}
function yearsIn(name: string): { from: number; to: number }[] {
  return [...name.matchAll(YEARS)].map(([, first, last]) => {
    const from = Number(first)
    return { from, to: last ? lastYear(from, last) : 2100 }
  })
}
/** Codes of bodies, and whose they are: an E63 is a BMW coupe, and the name of a Mercedes. */
const BODIES = VEHICLES.flatMap(({ make, ...vehicle }) => {
  const code = platformOf(vehicle)
  return code && /^[A-Z]{1,3}\d{2,3}$/.test(code) ? [{ code, make }] : []
})

describe('a part that says what it is made for', () => {
  test('with years in its name is offered to cars of those years alone', () => {
    const wrong = PARTS.flatMap((part) => {
      const made = yearsIn(part.name)
      if (made.length === 0) return []
      return VEHICLES.filter(
        (car) => fits(part, car) && !made.some(({ from, to }) => car.yearFrom <= to && car.yearTo >= from),
      ).map((car) => `${part.id} on ${car.id}`)
    })
    expect(wrong).toEqual([])
  })

  test('with a body in its name is offered to cars of that body alone', () => {
    const wrong = PARTS.flatMap((part) => {
      const said = BODIES.filter(({ code }) => new RegExp(`\\b${code}\\b`).test(part.name))
      return VEHICLES.filter((car) => {
        const own = said.filter(({ make }) => make === car.make)
        return own.length > 0 && fits(part, car) && !own.some(({ code }) => car.variant.includes(code))
      }).map(({ id }) => `${part.id} on ${id}`)
    })
    expect(wrong).toEqual([])
  })
})
