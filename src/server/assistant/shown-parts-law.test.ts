import { describe, expect, test } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

describe('law: what a shown part holds is its own rating', () => {
  eachOf(6, [
    ['clutch', '2004 s2000'],
    ['clutch', '2015 wrx'],
    ['half shafts', '2016 mustang gt'],
  ])('%s for a %s', (part, car) => {
    for (const ask of [
      'what torque does it hold',
      'how much does it hold',
      'what is it rated for',
      'how much can it take',
    ]) {
      const [shown, told] = talk(`do you have a ${part} for a ${car}`, ask)
      const rated = (shown?.parts ?? []).flatMap(({ partId }) => catalog.part(partId)?.ratings.supportsTorqueLbft ?? [])
      if (rated.length === 0) continue
      expect(
        rated.some((torque) => told?.text.includes(`${torque} lb-ft`)),
        `${ask}: ${told?.text}`,
      ).toBe(true)
    }
  })

  eachOf(6, ['how long does it take', 'how much does it take to put on', 'how hard is it'])(
    '%s is no rating',
    (ask) => {
      expect(talk('do you have a clutch for a 2015 wrx', ask).at(-1)?.text).not.toMatch(/^By their ratings/)
    },
  )
})

describe('law: whether we sell what was talked about is said', () => {
  eachOf(6, ['do you sell it', 'do you guys carry that?', 'you sell those'])('%s', (ask) => {
    expect(talk('what oil for my 2013 brz on track', ask).at(-1)?.text).toMatch(/^No, that isn't in our parts list/)
    expect(talk('is an oil cooler worth it on a 2015 wrx', ask).at(-1)?.parts.length).toBeGreaterThan(0)
  })
})

describe('law: a limit that was told is no point of failure, and that is said', () => {
  eachOf(6, [
    'zf8 in a 21 m340i, torque before it needs work?',
    'how much can the stock block take on a 2017 focus st',
    'what does the stock clutch hold in a 2016 mustang gt',
  ])('%s', (question) => {
    for (const ask of [
      'is that the conservative number or where it fails',
      'is that a real limit or conservative',
      'so is that where it breaks?',
    ])
      expect(talk(question, ask).at(-1)?.text, ask).toMatch(/not the point where it breaks/)
  })
})

describe('law: of two parts the one that was told first for the heat comes first, and power decides nothing', () => {
  eachOf(6, [
    ['2019 type r, water hits 240 in the second session. no more power, i just want it to survive', 'Radiator first'],
    ['18 mustang gt 6 speed, oil temps hit 280 by lap 4. what do i need', 'Oil cooler first'],
  ])('%s', (question, verdict) => {
    const [kind = ''] = verdict.toLowerCase().split(' first')
    for (const ask of [`${kind} first or intercooler first`, `intercooler or ${kind} first?`]) {
      const told = talk(question, ask, 'put the first one in the cart')
      expect(told[1]?.text, ask).toContain(verdict)
      expect(told[1]?.text, ask).not.toMatch(/\+\d+ whp/)
      expect(told[2]?.text.toLowerCase(), ask).toContain(kind)
    }
  })
})

test('law: the next stage after a stage is that stage of the car', () => {
  for (const car of ['2020 golf gti', '2018 mustang gt', '2015 wrx'])
    for (const ask of ['whats stage 2 then', 'what is stage 2', 'and stage 2?'])
      expect(talk(`${car} stage 1`, ask).at(-1)?.text, `${car}: ${ask}`).toMatch(/^Stage 2 takes/)
})
