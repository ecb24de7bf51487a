import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import type { Part } from '../model.ts'
import { billedLabor } from '../optimizer/shared-labor.ts'
import { BOOST_SOURCE_KINDS, brings } from './rule.ts'
import { sharedJobsOf } from './shared-jobs.ts'

const jobsOf = (part: Part): string[] => sharedJobsOf(part).map(({ job }) => job)
const cooled = PARTS.filter((part) => BOOST_SOURCE_KINDS.has(part.kind) && brings(part, 'intercooler'))
const named = (words: string): Part => PARTS.find(({ name }) => name === words)!

describe('jobs that parts share', () => {
  test('a kit that hangs its cooler in the nose has the nose open: a radiator beside it does not open it again', () => {
    expect(jobsOf(named('Turbo system NB'))).toContain('front open')
    expect(jobsOf(named('36 mm aluminum radiator 1999-05 MX-5 Miata'))).toContain('front open')
    expect(cooled.filter((part) => jobsOf(part).includes('front open')).length).toBeGreaterThan(100)
  })

  test('an engine behind the seats has its kit there, and the radiator is another job', () => {
    const behind = cooled.filter((part) => /NSX|R8 V10|C8|Ford GT 5|Boxster|911/.test(part.name))
    expect(behind.length).toBeGreaterThan(8)
    for (const part of behind) expect(jobsOf(part), part.id).not.toContain('front open')
  })

  const billed = (...parts: Part[]): number[] => billedLabor(parts, 15_000, sharedJobsOf).map(({ hours }) => hours)
  const ofKinds = (...kinds: Part['kind'][]) => PARTS.filter(({ kind }) => kinds.includes(kind))

  test('with the engine out for a short block, turbos, downpipes, headers, injectors and plugs are at hand', () => {
    const atHand = ofKinds(
      ...(['turbo_upgrade', 'downpipe', 'headers_long_tube', 'headers_shorty', 'injectors', 'spark_plugs'] as const),
    ).filter(({ laborHours }) => laborHours >= 1)
    const shortBlocks = ofKinds('built_bottom_end').filter(({ laborHours }) => laborHours >= 32)
    expect(shortBlocks.length).toBeGreaterThan(20)
    for (const part of atHand) {
      const [block, beside] = billed(shortBlocks[0]!, part) as [number, number]
      const alone = shortBlocks[0]!.laborHours + part.laborHours
      expect(block + beside, part.id).toBeLessThan(alone)
      expect(block + beside, part.id).toBeGreaterThan(shortBlocks[0]!.laborHours)
    }
  })

  test('where turbos come off with the engine out, clutch and intercoolers are at hand', () => {
    for (const turbos of ofKinds('turbo_upgrade').filter(({ name }) => /2000-02 S4|300ZX|2007-09 911/.test(name)))
      for (const clutch of ofKinds('clutch').filter(({ name }) => name.endsWith('2000-02 S4')))
        expect(billed(turbos, clutch), turbos.id).toEqual([turbos.laborHours, clutch.laborHours - 5])
    const [turbo, cooler] = [
      named('Stage 3 K04 turbos (pair) 2000-02 S4'),
      named('Competition side-mount intercoolers, pair 2000-02 S4'),
    ]
    expect(billed(turbo, cooler)).toEqual([20, 4.5])
  })

  test('a cooler at the rear transaxle is not fitted through the nose', () => {
    const remote = named('Remote transmission cooler with fan 2008-19 Corvette automatic')
    expect(remote.laborHours).toBeGreaterThanOrEqual(3)
    expect(jobsOf(remote)).toEqual([])
  })

  test('whoever fits turbos has the downpipes off, and behind a 911 muffler and plugs too', () => {
    const turbos = ofKinds('turbo_upgrade').filter(({ laborHours }) => laborHours >= 10)
    for (const downpipe of ofKinds('downpipe').filter(({ laborHours }) => laborHours <= 6)) {
      const [turbo, left] = billed(turbos[0]!, downpipe) as [number, number]
      expect(turbo).toBe(turbos[0]!.laborHours)
      expect(left, downpipe.id).toBeLessThanOrEqual(downpipe.laborHours / 4 + 0.5)
    }
    const ofPorsche = ofKinds('catback_exhaust', 'spark_plugs').filter(
      ({ fitment, laborHours }) => laborHours >= 3 && 'families' in fitment && fitment.families.includes('por-9a1-tt'),
    )
    const hybrids = named('VTG hybrid turbos 2010-19 911 Turbo and GT2 RS')
    for (const part of ofPorsche) expect(billed(hybrids, part)[1], part.id).toBeLessThan(part.laborHours / 2)
    expect(ofPorsche.length).toBeGreaterThan(1)
  })
})
