import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  forbids,
  judgeBuild,
  planBuild,
  ruledCarOf,
  type SearchRequest,
  underRulebook,
} from '../../src/engine/index.ts'
import { asked, type BadBuild, invented, UNIVERSAL } from './bad-builds.ts'

const tune = invented('tune', { calibration: 'custom' })
const kit = invented('supercharger_twin_screw', {
  ratings: { boostGaugePsi: 8, includes: ['tune', 'injectors', 'intercooler'] },
})
const turbo = invented('turbo_upgrade')

/** The twelve builds that a running shop offered and no tuner would sell: what was on the bill, and the rules that it breaks. */
const KNOWN: readonly (BadBuild & { id: string; breaks: readonly string[] })[] = [
  {
    id: 'bad01',
    car: '2017 BMW 340i',
    power: 500,
    parts: ['#siemens-deka-80-lb-hr-set-of-6', invented('intercooler', { chargeCooling: 'air_to_air' }), tune],
    breaks: ['B01', 'B04', 'C14'],
  },
  {
    id: 'bad02',
    car: '2012 Nissan 370Z',
    fuel: 'e85',
    power: 410,
    parts: [kit, tune],
    breaks: ['B11'],
  },
  {
    id: 'bad03',
    car: '2016 Volkswagen Golf R',
    power: 400,
    parts: [turbo, invented('tune', { calibration: 'off_the_shelf_stage_1', name: 'Stage 1 map' })],
    breaks: ['A10', 'B04', 'C05'],
  },
  { id: 'bad04', car: '2012 Chevrolet Camaro SS', power: 450, parts: ['camshafts'], breaks: ['A01', 'D01', 'D02'] },
  {
    id: 'bad05',
    car: '2016 Ford Mustang GT',
    power: 620,
    parts: [invented('supercharger_roots', { name: 'Blower, keeps the factory calibration' }), 'intake_manifold'],
    breaks: ['A02', 'C18', 'I02'],
  },
  {
    id: 'bad06',
    car: '2017 Dodge Challenger SRT Hellcat',
    power: 900,
    use: 'drag',
    parts: [invented('supercharger_twin_screw', { name: 'Whipple 3.0' }), 'pulley_smaller', tune],
    breaks: ['C01', 'P01'],
  },
  { id: 'bad07', car: '2018 Ford Mustang GT', fuel: '87', power: 560, parts: [kit], breaks: ['B16'] },
  {
    id: 'bad08',
    car: '2017 Chevrolet Camaro SS',
    power: 700,
    parts: [kit, invented('built_transmission', { ratings: { supportsTorqueLbft: 900 } })],
    breaks: ['E09', 'F01', 'P01'],
  },
  {
    id: 'bad09',
    car: '2018 Audi RS3',
    power: 550,
    parts: ['#injector-dynamics-id1050x-set-of-5', tune],
    breaks: ['B01', 'B04', 'P02'],
  },
  {
    id: 'bad10',
    car: 'volkswagen-golf-r-2015-6dct',
    power: 300,
    parts: [invented('built_transmission'), invented('built_bottom_end'), tune],
    breaks: ['E06', 'E07', 'F02'],
  },
  {
    id: 'bad10',
    car: 'volkswagen-golf-r-2015-6dct',
    power: 300,
    parts: [invented('head_studs'), tune],
    breaks: ['F08'],
  },
  {
    id: 'bad11',
    car: '2018 Porsche 911 Turbo S',
    power: 560,
    parts: [
      invented('clutch', { fitment: UNIVERSAL }),
      invented('camshafts', { fitment: UNIVERSAL }),
      invented('built_bottom_end', { fitment: UNIVERSAL }),
    ],
    breaks: ['D05', 'E03', 'F05'],
  },
  {
    id: 'bad12',
    car: '2021 Chevrolet Corvette Stingray',
    power: 450,
    parts: [invented('transmission_tune'), invented('driveshaft'), tune],
    breaks: ['A08', 'A18', 'E15'],
  },
]

interface Trial {
  id: string
  vehicle: string
  fuel: SearchRequest['fuel']
  goalWheelHp: number
  induction: NonNullable<SearchRequest['induction']>
  use: NonNullable<SearchRequest['use']>
  expect: { answer: 'build' | 'refuse' | 'either'; mustNotKinds?: string[]; mustNotNameRegex?: string[] }
}
const file = new URL('../../tests/trials/builds.json', import.meta.url)
const trials = (JSON.parse(readFileSync(file, 'utf8')) as Trial[]).filter(({ id }) => id.startsWith('bad'))

describe('the twelve known bad builds', () => {
  test.each(KNOWN)('$id is refused by the rules that it breaks', ({ breaks, ...bad }) => {
    const { build } = asked(bad)
    const broken = judgeBuild(build).filter(forbids)
    expect(broken.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining([...breaks]))
  })

  test.each(trials)('$id, asked of the search, is mended or refused', (trial) => {
    const { vehicle, fuel, use, goalWheelHp, induction, expect: wanted } = trial
    const { request } = asked({ car: vehicle, fuel, use, parts: [] })
    const result = planBuild({
      ...underRulebook({ ...request, induction }),
      objective: { kind: 'cheapest', goalWheelHp },
    })
    if (wanted.answer === 'refuse') expect(result.ok).toBe(false)
    if (wanted.answer === 'build') expect(result.ok).toBe(true)
    if (!result.ok) return
    const { build, power } = result.planned
    for (const { kind, manufacturer, name } of build.parts) {
      expect(wanted.mustNotKinds ?? []).not.toContain(kind)
      for (const pattern of wanted.mustNotNameRegex ?? [])
        expect(`${manufacturer} ${name}`).not.toMatch(RegExp(pattern, 'i'))
    }
    expect(judgeBuild({ ...ruledCarOf(request), ...power, parts: build.parts }).filter(forbids)).toEqual([])
  })

  test('are all asked of the search', () => {
    const ids = new Set(trials.map(({ id }) => id.slice(0, 5)))
    expect([...ids].sort()).toEqual([...new Set(KNOWN.map(({ id }) => id))])
  })
})
