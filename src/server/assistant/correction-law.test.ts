import { describe, expect, it } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import type { Said } from './advisor.ts'
import type { Draft } from './draft.ts'
import { draftOf } from './draft-of.ts'

/** The request as it stands after these messages, as the browser keeps them. */
function standsAfter(...texts: readonly string[]): Draft {
  const told = talk(...texts)
  return draftOf(
    catalog,
    texts.flatMap((text, at) => {
      const request = told[at]?.builds.at(-1)?.request
      return [
        { from: 'visitor' as const, text },
        { from: 'assistant' as const, text: told[at]?.text ?? '', ...(request ? { request } : {}) } as Said,
      ]
    }),
  )
}

const PAIRS = (meant: string, other: string) => [
  `it is the ${meant}, not the ${other}`,
  `not the ${other}, the ${meant}`,
  `sorry i said wrong, it is the ${meant}, not the ${other}`,
  `es el ${meant}, no el ${other}`,
  `Es la ${meant}, no la ${other}`,
  `no es el ${other}, es el ${meant}`,
  `no es el ${other} sino el ${meant}`,
  `no el ${other} sino el ${meant}`,
  `perdón, es el ${meant}, no el ${other}`,
  `quise decir el ${meant}, no el ${other}`,
  `me equivoqué: es el ${meant}, no el ${other}`,
]

const YEARS = [
  ['mustang gt', 2014, 2018],
  ['subaru wrx', 2013, 2016],
  ['camaro ss', 2012, 2019],
  ['honda civic type r', 2018, 2023],
] as const
const TRIMS = [
  ['2018 ford mustang', 'gt', 'ecoboost', 'ford-mustang-ecoboost'],
  ['2015 subaru wrx', 'sti', '2.0', 'subaru-wrx'],
  ['2018 chevrolet silverado', '5.3', '6.2', 'chevrolet-silverado-1500-6-2'],
] as const

describe('what is put right takes the place of what was said', () => {
  eachOf(6, YEARS)('the year of a %s: %i becomes %i', (car, other, meant) => {
    for (const said of [
      ...PAIRS(String(meant), String(other)),
      `no perdón, es la ${meant}, la ${other} es de mi hermano`,
    ])
      expect(standsAfter(`tengo un ${car} ${other}`, said).year, said).toBe(meant)
  })

  eachOf(6, TRIMS)('the version of a %s: %s becomes %s', (car, other, meant, modelId) => {
    for (const before of ['', ', 330 whp'])
      for (const said of PAIRS(meant, other)) {
        const { car: stands, year } = standsAfter(`i have a ${car} ${other}${before}`, said)
        expect({ stands, year }, said).toEqual({ stands: modelId, year: Number(car.slice(0, 4)) })
      }
  })

  it('a version that was not built in the year is the one that is meant, and its years are told', () => {
    for (const said of ["sorry it's the V6", 'me equivoqué, es V6', 'no wait, mine is the v6'])
      expect(talk('i have a 2018 mustang gt, 450 whp', said).at(-1)?.text, said).toMatch(/Mustang V6.*2015-2017/)
  })

  it('the budget and the power', () => {
    const money = [
      'son 8000 no 10000',
      'no son 10000, son 8000',
      'sorry 8k not 10k',
      '8 grand, not 10',
      'not 10k, 8k',
      '8000 not 10000',
    ]
    for (const said of money)
      expect(standsAfter('2018 mustang gt, $10000 budget, 450 whp', said).budgetUsd, said).toBe(8000)
    for (const said of [
      '500 not 450',
      'son 500 no 450',
      'no son 450, son 500',
      'sorry, 500 whp, not 450',
      'not 450, 500',
    ])
      expect(standsAfter('2018 mustang gt, 450 whp', said).goal, said).toEqual({ wheelHp: 500 })
  })

  it('fuel and gearbox', () => {
    for (const said of ['es con E85, no 93', 'no es 93, es E85', "it's e85 not 93", 'no con 93 sino con E85'])
      expect(standsAfter('2018 mustang gt, 450 whp on 93', said).fuel, said).toBe('e85')
    for (const said of [
      'no es manual, es automático',
      "it's the automatic, not the manual",
      'es automático, no manual',
    ])
      expect(standsAfter('2018 mustang gt manual, 450 whp', said).gearbox?.kind, said).toBe('automatic')
  })

  it('nothing is put right where nothing was said of it', () => {
    const kept = { car: 'ford-mustang-gt', year: 2018, goal: { wheelHp: 450 } }
    for (const said of [
      'es mejor el turbo o no el turbo?',
      'no es rapido, es lento',
      'no tune, stock',
      'no es el gt3, gracias',
    ])
      expect(standsAfter('2018 mustang gt, 450 whp', said), said).toMatchObject({ car: kept.car, year: kept.year })
  })
})
