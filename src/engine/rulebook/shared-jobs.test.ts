import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import type { Part } from '../model.ts'
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
})
