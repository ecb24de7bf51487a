import { describe, expect, test } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const FIRST = [
  '2018 mustang gt, $300, what should i buy',
  'i have $300 for my 2015 wrx',
  '2016 camaro ss got 350 bucks what can i get',
  '2015 golf r, 400 dollars to spend',
] as const
const REFUSED = [
  ['nah no exhaust', /^catback|^headers|^downpipe|^midpipe/],
  ['not the brake pads', /^brake_pads/],
  ['not the springs', /^springs/],
  ['no intake tho', /^cold_air/],
  ['skip the spark plugs', /^spark_plugs/],
] as const
const isList = (text: string): boolean => /each alone and without labor/.test(text)

describe('law: after a list for a small budget', () => {
  eachOf(
    3,
    FIRST.flatMap((first) => REFUSED.map((refused) => [first, ...refused] as const)),
  )('%s, %s: the list without it', (first, refused, kind) => {
    const [list, then] = talk(first, refused)
    if (!list || !isList(list.text)) return
    const said = `${first} > ${refused}: ${then?.text}`
    expect(then?.text, said).toMatch(/^OK, no /)
    expect(then?.parts.length, said).toBeGreaterThan(0)
    for (const part of then?.parts ?? []) expect(part.kind, said).not.toMatch(kind)
  })

  eachOf(9, FIRST)('%s: the first one with its price and why', (first) => {
    for (const which of ['which 1 first', 'which one first?', 'ok which first', 'what should i buy first'])
      for (const between of [[], ['no exhaust']]) {
        const told = talk(first, ...between, which)
        if (!told[0] || !isList(told[0].text)) continue
        const then = told.at(-1)
        const said = `${first} > ${between} > ${which}: ${then?.text}`
        expect(then?.text, said).toMatch(/^First the /)
        expect(then?.parts, said).toHaveLength(1)
        expect(then?.text, said).toContain(catalog.part(then?.parts[0]?.partId ?? '')?.name)
        expect(then?.text, said).toMatch(/\$\d+.*Why: /)
      }
  })
  test('most of these budgets have such a list', () => {
    expect(FIRST.filter((first) => isList(talk(first)[0]?.text ?? '')).length).toBeGreaterThanOrEqual(2)
  })
})
