import { describe, expect, test } from 'vitest'
import { advisor } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { answer } from './answer.ts'
import { readMessage } from './meaning-of.ts'
import { staysQuiet } from './quiet-said.ts'

const keptOf = (said: string) => readMessage(advisor.catalog, said).meaning.keepsStock ?? []

describe('law: a build that nobody is to hear keeps the exhaust and the headers as they are', () => {
  eachOf(6, [
    '2018 mustang gt, 450 whp on 93, but no extra noise',
    '2016 camaro ss, 430 wheel, it must not get loud',
    "2019 golf r, 350 whp, can't be louder than it is, newborn at home",
    '2018 wrx, 300 whp and quiet please',
    '2020 gr supra, 450 whp, totally quiet',
    '2015 mustang ecoboost, 320 whp, has to sound stock',
    '2021 camry trd, 300 whp without waking the neighbors',
    "2017 silverado 5.3, 330 whp, don't want it obnoxious",
  ])('%s', (said) => {
    expect(keptOf(said)).toEqual(expect.arrayContaining(['catback', 'headers']))
  })

  test('and none of it is in the build', () => {
    const events = answer(advisor, [{ from: 'visitor', text: '2018 mustang gt, 430 whp on 93, no noise' }])
    const build = events.find((event) => event.type === 'build')
    const kinds = build?.reply.recommendedParts.map(({ partId }) => advisor.catalog.part(partId)?.kind) ?? []
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => /^(?:catback|headers|midpipe)/.test(kind ?? ''))).toEqual([])
  })
})

describe('law: a mild exhaust that is shopped for, a question and another noise keep no exhaust stock', () => {
  eachOf(6, [
    'which catback is the quietest, no drone',
    'i want an exhaust that is not too loud',
    'is it going to be loud?',
    "my exhaust isn't loud enough",
    'no noise from the engine when it is cold',
    'pads that are quiet and do not dust',
    'how quiet is the supercharger?',
  ])('%s', (said) => {
    expect(staysQuiet(said)).toBe(false)
  })
})

describe('law: an exhaust that stays is not bought', () => {
  eachOf(6, [
    'BMW M550i 2020, 600 PS, ohne Auspuff',
    'tundra 2016, 450 whp, regular exhaust',
    '2018 mustang gt, 450 whp, normal exhaust',
  ])('%s', (said) => {
    expect(readMessage(advisor.catalog, said).meaning.wants ?? []).not.toContain('catback_exhaust')
    expect(keptOf(said)).toContain('catback')
  })
})
