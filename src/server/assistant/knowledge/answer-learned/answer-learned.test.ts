import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learnAnswers } from '../../../../../scripts/learn/answers.ts'
import { secondTurns } from '../second-turns.ts'
import { KNOWN_TOPICS } from '../topics-known.ts'
import { ANSWER_WEIGHTS, learnedAnswers, learnedTopics, likelyAnswers, packed, unpacked } from './answer-learned.ts'

const ANSWERS = {
  answers: [{ topic: 'oil' }, { topic: 'shipping' }, { topic: 'oil', turn: 0 }, { topic: 'shipping', turn: 0 }],
  titles: new Map([
    ['oil', ['oil']],
    ['shipping', ['ship']],
  ]),
}
const HOW_LONG = ['how long does it take', 'how long is that', 'how long until it is done', 'how long']
const ASKED = [
  ...['which oil', 'change the oil', 'oil for winter', 'how often an oil change', 'oil filter'].map((text) => ({
    text,
    answer: 0,
  })),
  ...['when does it ship', 'shipping to texas', 'how is it shipped', 'is shipping free', 'ship it to texas'].map(
    (text) => ({ text, answer: 1 }),
  ),
  ...HOW_LONG.map((text) => ({ text, answer: 2, told: 'oil' })),
  ...HOW_LONG.map((text) => ({ text, answer: 3, told: 'shipping' })),
]
const key = ({ topic, turn }: { topic: string; turn?: number }) => `${topic} ${turn ?? ''}`

describe('answers learned from the questions', () => {
  test('the weights know every answer: `npm run learn-answers` after one is written', () => {
    const turns = Object.entries(secondTurns()).flatMap(([topic, own]) => own.map((_, turn) => ({ topic, turn })))
    const all = [...KNOWN_TOPICS.map(({ id }) => ({ topic: id })), ...turns]
    expect(unpacked(readFileSync(ANSWER_WEIGHTS)).answers.map(key)).toEqual(all.map(key))
  })

  test('the same questions teach the same, and it is read back as it was written', () => {
    const file = packed(learnAnswers(ANSWERS, ASKED))
    expect(packed(learnAnswers(ANSWERS, ASKED)).equals(file)).toBe(true)
    expect(packed(unpacked(file)).equals(file)).toBe(true)
  })

  test('words that nobody used yet are known by their letters', () => {
    const weights = learnAnswers(ANSWERS, ASKED)
    const [oil = 0, shipping = 0] = likelyAnswers('any shippment today', undefined, weights)
    expect(shipping).toBeGreaterThan(oil)
  })

  test('the same words ask for another answer after another topic', () => {
    const weights = learnAnswers(ANSWERS, ASKED)
    const [, , oil = 0, shipping = 0] = likelyAnswers('how long', 'oil', weights)
    const [, , otherOil = 0, otherShipping = 0] = likelyAnswers('how long', 'shipping', weights)
    expect([oil > shipping, otherShipping > otherOil]).toEqual([true, true])
  })

  test('words that say nothing make no topic likelier than another', () => {
    expect(Math.max(...learnedTopics('').values())).toBe(0)
    expect(Math.max(...learnedTopics('ω ψ').values())).toBe(0)
    expect(learnedAnswers('', undefined, 1)[0]?.likely).toBeLessThan(0.01)
  })
})
