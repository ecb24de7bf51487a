import { describe, expect, it } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { askedList } from './asked-list.ts'

const marksOf = (message: string) => askedList(message)?.items.map(({ mark }) => mark)

describe('a list of questions is its items, in their order', () => {
  eachOf(6, [
    ['Before I order:\n1. does the kit come with gaskets\n2. who installs it\n3. how long', ['1.', '2.', '3.']],
    ['2014 GTI, stock. a) what does it make on a tune b) is the clutch ok with that c) price?', ['a.', 'b.', 'c.']],
    ['couple questions\n- rods or pistons first\n- does the block need sleeves', ['-', '-']],
    ['Tell me about these:\n• tune by mail yes/no\n• dyno day price', ['-', '-']],
    ['(1) do I need a fuel pump for this (2) and can it wait until spring?', ['1.', '2.']],
    ['1) 2011 WRX with 90k 2) will it hold 320 3) what would you fix first', ['2.', '3.']],
    ['Tengo preguntas:\n1. cuánto cuesta el clutch\n2. lo instalan ustedes', ['1.', '2.']],
  ])('%s', (message, marks) => {
    expect(marksOf(message)).toEqual(marks)
  })

  it('what stands before and behind it is of every item', () => {
    const list = askedList('2019 M2, DCT. I want to know:\n- is a cooler needed\n- what pads\nIt runs on 91.')
    expect(list?.lead).toMatch(/2019 M2.*runs on 91/s)
    expect(list?.items).toHaveLength(2)
  })
})

describe('parts, data and terms are no list of questions', () => {
  eachOf(6, [
    'Put these in my cart:\n- front pads\n- two bottles of fluid',
    '1) 2017 Camaro SS 2) 30k miles 3) ten grand 4) 600 at the wheels',
    'What is the most it makes as long as (1) no light comes on (2) it stays quiet',
    'Mods so far:\n- intake\n- catback\n- tune\nwhat next?',
    'should i do a) the tune or b) the downpipe',
    'stage 1. what does it cost',
  ])('%s', (message) => {
    expect(askedList(message)).toBeUndefined()
  })
})

describe('each item is answered under its mark', () => {
  it('of the car before the list, and each by itself', () => {
    const { text } = lastOf(
      '2012 Mustang GT.\n1. what does the stock bottom end take\n2. will the MT82 hold 500\n3. do you ship to Ohio',
    )
    expect(text).toMatch(/1\. .*Coyote.*whp.*2\. .*MT82.*lb-ft.*3\. .*Ohio/s)
  })

  it('a wish before the list is planned first', () => {
    const { text, builds } = lastOf(
      'I want 500 whp from my 2015 Mustang GT.\n1. will the trans take it\n2. what is it all in',
    )
    expect(builds).toHaveLength(1)
    expect(text).toMatch(/whp.*1\. .*lb-ft.*2\. \$[\d,]+/s)
  })

  it('facts of the shop, without a car', () => {
    const { text } = lastOf(
      'quick ones before I pay:\n- return window?\n- do you price match\n- can I drop off on a Saturday?',
    )
    expect(text).toMatch(/Return window: .*30 days.*Do you price match: No.*Saturday: .*closed/s)
  })
})
