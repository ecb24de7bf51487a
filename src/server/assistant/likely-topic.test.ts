import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { topicsFor } from './knowledge/topic-index.ts'

const ASKED: { text: string; topic: string }[] = JSON.parse(
  readFileSync(new URL('../../../tests/trials/topics-asked.json', import.meta.url), 'utf8'),
)

describe('what a message most likely asks for', () => {
  test('is found of people who had seen no topic: first for seven of ten, among three for nearly nine', () => {
    const places = ASKED.map(({ text, topic }) => topicsFor(text).findIndex((hit) => hit.topic.id === topic))
    const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length
    expect(share(1)).toBeGreaterThan(0.69)
    expect(share(3)).toBeGreaterThan(0.86)
  })

  test('is told before the car is asked for, and the car is still asked for', () => {
    const [told] = talk('ballpark ratio for mixing e85 with premium so it ends up at e30, tank holds 14 gallons')
    expect(told?.text).toMatch(/E30/)
    const [trust] = talk("never heard of you and i'm about to drop 9 grand, why should i trust you")
    expect(trust?.text).toMatch(/sample|headroom|prediction|figure/i)
  })

  test('is nothing where a car is named and no more', () => {
    for (const car of ['2018 mustang gt', 'my 2016 wrx', 'bmw m2'])
      expect(talk(car)[0]?.text, car).toMatch(/^(?:Got it|Which year|Which)/)
  })

  test('is told by its name where nothing else is known of the message', () => {
    const [told] = talk('heard of people killing their ecu while loading a map, can that happen')
    expect(told?.text).not.toMatch(/straight answer/)
  })
})
