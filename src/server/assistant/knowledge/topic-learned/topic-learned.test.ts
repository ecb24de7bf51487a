import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learnTopics } from '../../../../../scripts/learn/topics.ts'
import { KNOWN_TOPICS } from '../topics-known.ts'
import { learnedTopics, likelyTopics, packed, TOPIC_WEIGHTS, unpacked } from './topic-learned.ts'

const TOPICS = ['oil', 'shipping']
const ASKED = [
  ...['which oil', 'change the oil', 'oil for winter', 'how often an oil change', 'oil filter'],
  ...['when does it ship', 'shipping to texas', 'how is it shipped', 'is shipping free', 'ship it to texas'],
].map((text, at) => ({ text, topic: at < 5 ? 0 : 1 }))

describe('topics learned from the questions', () => {
  test('the weights know every topic: `npm run learn-topics` after one is written', () => {
    const { topics } = unpacked(readFileSync(TOPIC_WEIGHTS))
    expect(topics.toSorted()).toEqual(KNOWN_TOPICS.map(({ id }) => id).toSorted())
  })

  test('the same questions teach the same, and it is read back as it was written', () => {
    const file = packed(learnTopics(TOPICS, ASKED))
    expect(packed(learnTopics(TOPICS, ASKED)).equals(file)).toBe(true)
    expect(packed(unpacked(file)).equals(file)).toBe(true)
  })

  test('words that nobody used yet are known by their letters', () => {
    const weights = learnTopics(TOPICS, ASKED)
    const [oil = 0, shipping = 0] = likelyTopics('any shippment today', weights)
    expect(shipping).toBeGreaterThan(oil)
  })

  test('words that say nothing make no topic likelier than another', () => {
    expect(Math.max(...learnedTopics('').values())).toBe(0)
    expect(Math.max(...learnedTopics('ω ψ').values())).toBe(0)
  })
})
