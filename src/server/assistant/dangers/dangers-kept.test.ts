import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../places.ts'
import { dangerTold } from '../danger-told.ts'
import { DANGERS } from '../dangers.ts'
import { Sentence } from '../sentence.ts'
import { DANGER_KINDS, type DangerKind, likelyDanger } from './likely-danger.ts'

/** By a hand that had seen neither the words nor what was learned: 190 that tell a danger, 110 that only look like one. */
const KEPT = readFileSync(join(ROOT, 'tests/trials/conversations/dangers-kept.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; danger: DangerKind })
const told = (text: string) => dangerTold(new Sentence(text).rest, text)

describe('what is wrong with the car now is heard in whatever words', () => {
  it('three of four that nobody taught, and what only looks like one rarely', () => {
    const dangers = KEPT.filter(({ danger }) => danger !== 'none')
    const alike = KEPT.filter(({ danger }) => danger === 'none')
    expect(dangers.filter(({ text }) => told(text)).length / dangers.length).toBeGreaterThan(0.75)
    expect(alike.filter(({ text }) => told(text)).length / alike.length).toBeLessThan(0.18)
    expect(alike.filter(({ text }) => likelyDanger(text).likely >= 0.5).length / alike.length).toBeLessThan(0.06)
  })

  it('every kind has its words, and each says stop before it says what is next', () => {
    const ids = new Set(DANGERS.map(({ id }) => id))
    expect(DANGER_KINDS.filter((kind) => kind !== 'none' && !ids.has(kind))).toEqual([])
  })

  it.each([
    [
      'amber light keeps winkin at me and she bucks like a mule at stop lights, want a stage 1 on the 16 gti',
      'misfire',
    ],
    ['my wideband sits at 15.2 by 6k in third, evo 9, want 24 psi', 'lean'],
    ['gets a headache on every drive since the headers went on my 2012 camaro, windows up', 'carbon_monoxide'],
  ])('%s', (text, kind) => expect(told(text)?.id).toBe(kind))

  it.each([
    '2018 mustang gt, 600 whp on 93, keep the stock clutch',
    'do you have pads and fluid for a track day, 2016 wrx',
    'smoked a scat pack last night lol, now i want 500 whp in the 2015 gt',
  ])('%s', (text) => expect(told(text)).toBeUndefined())
})
