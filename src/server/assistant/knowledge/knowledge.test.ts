import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../../tests/support/law.ts'
import { PARTS } from '../../../catalog/parts.ts'
import { VEHICLES } from '../../../catalog/vehicles.ts'
import { PART_KINDS } from '../../../engine/model.ts'
import { readMessage } from '../meaning-of.ts'
import { QUESTIONS } from './asked-like.ts'
import { PART_FACTS } from './part-facts.ts'
import { isSure, topicsFor } from './topic-index.ts'
import { KNOWN_TOPICS } from './topics-known.ts'

const read = (text: string) => readMessage({ vehicles: VEHICLES, parts: PARTS }, text)

describe('what the shop can explain', () => {
  test('each topic is there once, with a title that is a question of its own', () => {
    expect(new Set(KNOWN_TOPICS.map(({ id }) => id)).size).toBe(KNOWN_TOPICS.length)
    expect(new Set(KNOWN_TOPICS.map(({ title }) => title)).size).toBe(KNOWN_TOPICS.length)
  })

  test('law: the title that is offered as a reply finds its topic again, among the first three', () => {
    const lost = KNOWN_TOPICS.filter(({ id, title }) => !topicsFor(title, 3).some(({ topic }) => topic.id === id))
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('law: every topic has its questions, each question one topic', () => {
    const ids = new Set(KNOWN_TOPICS.map(({ id }) => id))
    expect(Object.keys(QUESTIONS).filter((id) => !ids.has(id))).toEqual([])
    expect([...ids].filter((id) => (QUESTIONS[id]?.length ?? 0) < 8)).toEqual([])
    const all = Object.values(QUESTIONS)
      .flat()
      .map((asked) => asked.toLowerCase().replace(/[ ?.!]+$/, ''))
    expect(all.filter((asked, at) => all.indexOf(asked) !== at)).toEqual([])
  })

  eachOf(9, [
    ['my gti sat out in the cold and the oil light came on for a second, should i worry', 'oil_light'],
    ['who pays the shipping if i send a part back', 'return_shipping'],
    ['why does e85 let you run more timing', 'e85_why'],
    ['what is the difference between a roots and a centrifugal blower', 'supercharger_types'],
    ['is a chip or a tune better', 'what_is_tune'],
    ['cam or supercharger if i can only buy one this year', 'cam_or_blower'],
    ['will my insurance pay if the turbo was never declared', 'insurance'],
    ['can i mix e85 and 93 in the same tank', 'fuel_mix'],
  ])('asked in words of its own, sure of its topic or near it: %s', (asked, id) => {
    expect(topicsFor(asked, 2).map(({ topic }) => topic.id)).toContain(id)
  })

  test('words that say next to nothing leave every topic unsure', () => {
    for (const words of ['what about it then', 'ok can you check', 'hello there', 'the thing with the other one'])
      expect(isSure(topicsFor(words, 2)), words).toBe(false)
  })

  test('law: one slip of the finger in a telling word does not lose the topic', () => {
    const asked = [
      ['how often should i change my oil after a tune', 'oil'],
      ['does octane booster do anything', 'octane_booster'],
      ['what does a wastegate do', 'wastegate'],
      ['will my insurance go up', 'insurance'],
      ['do you do financing', 'financing'],
    ] as const
    for (const [words, id] of asked) {
      const longest = words.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
      for (const at of [2, 3, 4]) {
        const slipped = words.replace(longest, longest.slice(0, at) + longest.slice(at + 1))
        expect(topicsFor(slipped)[0]?.topic.id, slipped).toBe(id)
      }
    }
  })

  test('every kind of part has its facts in both languages', () => {
    for (const kind of PART_KINDS)
      for (const fact of Object.values(PART_FACTS[kind])) expect(fact.length, kind).toBeGreaterThan(12)
  })
})

describe('a question is told from a build', () => {
  eachOf(9, [
    ['What breaks first?', 'limits'],
    ['How quick is it?', 'slip'],
    ['Cheaper', 'plan'],
    ['More power', 'plan'],
    ['On E85', 'plan'],
    ['Keep the stock clutch', 'plan'],
    ['what if I keep the stock clutch', 'plan'],
    ['For the drag strip', 'plan'],
    ['Make it more reliable', 'plan'],
    ['Add it to my cart', 'cart'],
    ['Show my cart', 'cart'],
    ['How much does it cost?', 'price'],
    ['Start over', 'reset'],
  ])('what is offered as a reply keeps its meaning: %s', (text, intent) => {
    expect(read(text).meaning.intent).toBe(intent)
  })

  eachOf(9, [
    'does a catless downpipe smell',
    'do colder plugs help with boost',
    'is it bad to idle with a big cam',
    'how do i know if my clutch is slipping',
    'should i tell my insurance about the blower',
  ])('%s', (text) => expect(read(text).meaning.intent).toBe('topic'))

  eachOf(9, [
    'how do i get my 2005 sti to 400 wheel',
    'what would it take to make 600 whp with my 2018 mustang gt',
    'what about on 91?',
    'can i do it without new injectors',
    'and e30?',
    'whats the cheapest way to 400 whp in a 2013 370z',
  ])('%s', (text) => expect(read(text).meaning.intent).toBe('plan'))
})
