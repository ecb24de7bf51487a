import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

/** What people who had never seen an answer asked next, and what a technician would say to it. */
describe('a follow-up of a stranger goes on with what was told', () => {
  eachOf(6, [
    [['level kit on my ram 2500 or leave it be. i tow heavy', 'whats that do to my ball joints'], /ball joint/i],
    [
      ['my nephew says delete the dpf on my 6.7 and itll live forever', 'its a farm truck dont that count different'],
      /label|doesn't change|^No\b/,
    ],
    [
      ['06 si slippin in 4th when i get on it', 'can i limp it till tax time', 'flywheel too or nah'],
      /resurface|replace/i,
    ],
    [['p0420 popped after i put the header on my 05 tsx', 'what about one of them spacers on the o2'], /^No\b/],
    [
      ['Winter tire for 330 xDrive, Chicago, what size best', 'All season with mountain snowflake sign is not enough?'],
      /snowflake|middle/i,
    ],
    [
      [
        "Deploying nine months. GT sits in my brother's garage. Prep list.",
        'Battery. Pull the cable or tender.',
        "First start when I'm home. Procedure.",
      ],
      /crank|oil pressure|fluids/i,
    ],
    [['My new pads squeal at low speed. Defective?', 'I skipped the bedding step. Is it too late?'], /stops|bed/],
    [
      ['GR86, first HPDE next month. Minimum prep?', 'How many weekends out of one set of pads?'],
      /day|weekend|session/i,
    ],
  ] as const)('%j', (messages, answer) => {
    expect(talk(...messages).at(-1)?.text).toMatch(answer)
  })
})

describe('who does not ask on is not answered by a second turn', () => {
  test('fuel and use after the stages are told of the stages', () => {
    const told = talk('stages for an 03 lightning', '93 octane. its a saturday truck').at(-1)?.text
    expect(told).toMatch(/Stage 1[\s\S]*Stage 2[\s\S]*Stage 3/)
  })

  test('a warranty that is named is what the answer is of', () => {
    const told = talk(
      'We have a 2019 SQ5 and I would like stage 1 on it, 93 octane.',
      'It still has nine months of Audi warranty left. What does this do to it?',
    )
    expect(told.at(-1)?.text).toMatch(/warranty/)
  })

  test('what goes on hurting is answered of the danger that was told', () => {
    const told = talk(
      'old truck pings goin up the hill pullin the boat',
      "what'll it hurt if i just keep my foot in it",
    )
    expect(told.at(-1)?.text).not.toMatch(/^No\b/)
  })

  test('95,000 miles are no octane', () => {
    const [told] = talk('2012 370Z with 95,000 miles. Before I spend anything on power, what usually breaks on these?')
    expect(told?.text).not.toMatch(/RON/)
  })
})
