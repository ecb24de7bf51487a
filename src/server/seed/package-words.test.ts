import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { FITTED_FACTORS } from '../../engine/calibration/fitted-factors.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import { PLANNER_INJECTORS } from '../../engine/planner/planner-constants.ts'
import { packageRows } from './package-rows.ts'

const CHARGE: readonly PartKind[] = ['intercooler', 'heat_exchanger']
const WATER_AND_OIL: readonly PartKind[] = ['radiator', 'oil_cooler']
const BOTTOM_END: readonly PartKind[] = ['built_bottom_end', 'stroker']
const FUEL: readonly PartKind[] = ['injectors', 'fuel_pump', 'high_pressure_fuel_pump', 'port_injection']
const GEARBOX: readonly PartKind[] = ['built_transmission']

/** What a text may name, and the parts that would be it; the longer name is read first. */
const COMPONENTS: readonly (readonly [name: string, kinds: readonly PartKind[]])[] = [
  ['transmission cooling', ['transmission_cooler']],
  ['charge cooling', CHARGE],
  ['engine cooling', WATER_AND_OIL],
  ['cooling', [...CHARGE, ...WATER_AND_OIL, 'transmission_cooler']],
  ['transmission tune', ['transmission_tune']],
  ['transmission', GEARBOX],
  ['gearbox', GEARBOX],
  ['torque converter', ['torque_converter']],
  ['clutch', ['clutch']],
  ['driveline', ['driveshaft', 'half_shafts', 'differential']],
  ['bottom end', BOTTOM_END],
  ['short block', BOTTOM_END],
  ['built engine', BOTTOM_END],
  ['engine', [...BOTTOM_END, 'camshafts', 'ported_heads']],
  ['fuel system', FUEL],
  ['fuel pump', ['fuel_pump', 'high_pressure_fuel_pump']],
  ['injectors', ['injectors', 'port_injection']],
  ['intercooler', ['intercooler']],
  ['heat exchanger', ['heat_exchanger']],
  ['radiator', ['radiator']],
  ['oil cooler', ['oil_cooler']],
  ['downpipe', ['downpipe']],
  ['headers', ['headers_long_tube', 'headers_shorty']],
]

/** The components that a text names. */
function named(text: string): (readonly [string, readonly PartKind[]])[] {
  let left = text.toLowerCase()
  return COMPONENTS.filter(([name]) => {
    const isThere = left.includes(name)
    left = left.replaceAll(name, '')
    return isThere
  })
}

const CATALOG = new Map([...PARTS, ...PLANNER_INJECTORS].map((part) => [part.id, part]))
const packages = packageRows(FITTED_FACTORS).map(({ data }) => data)
type Sold = (typeof packages)[number]

/** Its sentences, and its features but the parts themselves. */
function sentencesOf({ subtitle, description, detailedDescription, features, parts }: Sold): string[] {
  const ownNames = new Set(parts.map(({ manufacturer, name }) => `${manufacturer} ${name}`))
  const texts = [subtitle, description, detailedDescription, ...features.filter((feature) => !ownNames.has(feature))]
  return texts
    .flatMap((text) => text.split(/(?<=\.) /))
    .filter((sentence) => !sentence.startsWith('First thing to watch'))
}

/** What a sentence says is new, and what it says stays as the factory made it. */
function claimsOf(sentence: string): { isNew: string; isStock: string; isInKit: boolean } {
  const isInKit = sentence.includes('comes with its own')
  if (/\bstays? stock\b/.test(sentence)) return { isNew: '', isStock: sentence, isInKit }
  const stock = /\bstock\b[^:.]*/g
  return { isNew: sentence.replaceAll(stock, ''), isStock: (sentence.match(stock) ?? []).join(' '), isInKit }
}

describe("a package's text", () => {
  test('says of no component that it is upgraded which no part of the package upgrades, and the other way around', () => {
    let claims = 0
    for (const item of packages) {
      const parts = item.parts.map(({ partId }) => CATALOG.get(partId)!)
      const inList = (kinds: readonly PartKind[]) => parts.some(({ kind }) => kinds.includes(kind))
      const inKit = (kinds: readonly PartKind[]) =>
        parts.some(({ ratings }) => kinds.some((kind) => ratings.includes?.includes(slotOf(kind))))
      for (const sentence of sentencesOf(item)) {
        const { isNew, isStock, isInKit } = claimsOf(sentence)
        for (const [name, kinds] of named(isNew)) {
          claims++
          expect(isInKit ? inKit(kinds) : inList(kinds), `${item.slug}, ${name}: ${sentence}`).toBe(true)
        }
        for (const [name, kinds] of named(isStock)) {
          claims++
          expect(inList(kinds) || inKit(kinds), `${item.slug}, stock ${name}: ${sentence}`).toBe(false)
        }
      }
    }
    expect(claims).toBeGreaterThan(4 * packages.length)
  })

  test('names the limit that is nearest as the edge it goes to', () => {
    for (const { slug, subtitle, detailedDescription } of packages.filter(({ stage }) => stage === 'stage3')) {
      const edge = /edge of the (?:stock )?(.+)$/.exec(subtitle)?.[1]
      expect(edge, slug).toBeDefined()
      expect(detailedDescription, slug).toContain(`First thing to watch: the ${edge}, at`)
    }
  })

  test('leaves no placeholder, and no stock transmission out of a build that runs it near its limit', () => {
    for (const item of packages) {
      expect(
        [item.subtitle, item.description, item.detailedDescription, ...item.features].join(' '),
        item.slug,
      ).not.toMatch(/[{}]|undefined/)
      const isBuilt = item.parts.some(({ kind }) => kind === 'built_transmission')
      if (item.stage !== 'stage1' && item.stage !== 'stage2' && !isBuilt) {
        expect(item.detailedDescription, item.slug).toMatch(
          /transmission[^.]* stays? stock|transmission and [^.]* stay stock/,
        )
      }
    }
  })
})

describe('the packages of one car', () => {
  const before = (item: Sold) => packages[packages.indexOf(item) - 1]
  const steps = packages.flatMap((item) => {
    const last = before(item)
    return last?.vehicleId === item.vehicleId ? [{ last, item }] : []
  })

  test('cost more and make more with each stage, at both ends of the gain', () => {
    expect(steps.length).toBeGreaterThan(30)
    for (const { last, item } of steps) {
      const about = `${last.slug} ${last.minHpGain}-${last.maxHpGain}, ${item.slug} ${item.minHpGain}-${item.maxHpGain}`
      expect(item.basePrice, about).toBeGreaterThan(last.basePrice)
      expect(item.dynoResults.afterHp, about).toBeGreaterThan(last.dynoResults.afterHp)
      expect(item.minHpGain, about).toBeGreaterThan(last.minHpGain)
      expect(item.maxHpGain, about).toBeGreaterThan(last.maxHpGain)
    }
  })

  test('run no gearbox or clutch at its limit with a bigger turbo or blower, and no stock gearbox near it with a built engine', () => {
    let driven = 0
    for (const { slug, stage, limits } of packages.filter(({ stage }) => stage === 'stage3' || stage === 'wide_open')) {
      for (const { component, share, liftedByPartId } of limits) {
        if (component !== 'transmission' && component !== 'clutch') continue
        driven++
        const isStockBehindBuilt = stage === 'wide_open' && component === 'transmission' && !liftedByPartId
        expect(share, `${slug}: ${component}`).toBeLessThanOrEqual((isStockBehindBuilt ? 0.9 : 0.95) + 1e-9)
      }
    }
    expect(driven).toBeGreaterThan(packages.length / 2)
  })

  test('cool a built engine: its water and its charge', () => {
    for (const { slug, parts } of packages.filter(({ stage }) => stage === 'wide_open')) {
      const inList = (kinds: readonly PartKind[]) => parts.some(({ kind }) => kinds.some((one) => one === kind))
      const inKit = parts.some(({ partId }) => CATALOG.get(partId)!.ratings.includes?.includes('intercooler'))
      expect(inList(['radiator']), slug).toBe(true)
      expect(inList(CHARGE) || inKit, slug).toBe(true)
    }
  })
})
