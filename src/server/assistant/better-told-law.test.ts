import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const said = (messages: readonly string[]): string => talk(...messages).at(-1)?.text ?? ''

/** What strangers asked whose single words asked for something else, and what a technician would have to say to it. */
describe('law: what a whole message most likely asks for is told before what single words of it name', () => {
  eachOf(6, [
    [
      ['I am weighing run-flat tires against ordinary ones for the Corvette. What is gained and lost?'],
      /lighter|softer/,
    ],
    [
      ['how do i bed in brake pads after i put them on a charger scat pack, master told me just drive it'],
      /firm stops/,
    ],
    [['car is going to sit in my parents garage 9 months. what do i tell my dad to do'], /stabilizer|tender/],
    [['f150 4in lift vibe at 65'], /angle|pinion|balance/i],
    [['what does marbete inspection say about catless downpipe, my friend says nobody checks'], /illegal|federal/],
    [['alignment for gt350 on 305 square RE71RS / trofeo?'], /camber|degrees/i],
    [['engine light p0011 and it idles like trash after i did the oil change'], /cam|timing|oil level|phaser|VVT/i],
    [['i see pedal commander it say +40hp for charger true?'], /zero|no:|throttle/i],
    [['my ford f150 2018 airbags in the rear, that up my towing limit right'], /^No\b|don't raise|rating/],
  ] as const)('%j', (messages, answer) => {
    expect(said(messages)).toMatch(answer)
  })

  eachOf(6, [
    [['thinking about a quieter pad for my charger', 'ceramic or semi metallic, i want no dust no noise'], /ceramic/i],
    [
      ['what should i log on my 2015 wrx after the tune', 'what should i log the first time with the accessport'],
      /knock/i,
    ],
  ] as const)('%j', (messages, answer) => {
    expect(said(messages)).toMatch(answer)
  })
})

describe('law: what is ordered, wished or warned of stays what it is, however like a question it is put', () => {
  eachOf(6, [
    '2016 mustang gt, 480 whp on 93, what would you put on it',
    '2018 golf gti 300 whp',
    'build me a 2015 wrx for 2500 dollars',
  ])('a build: %s', (message) => {
    expect(talk(message).at(-1)?.builds.length).toBeGreaterThan(0)
  })

  test('a warning stands first, and nothing under it lets him drive on', () => {
    const told = said(['my 2016 camaro ss has rod knock, can i drive it home'])
    expect(told).toMatch(/^Stop driving/)
    expect(told).not.toMatch(/\n\s*(?:Yes|Usually fine|OK)\b/)
  })

  test('parts that are looked for are shown', () => {
    expect(talk('which clutch for my 2008 350z, street and drift').at(-1)?.parts.length).toBeGreaterThan(0)
  })
})
