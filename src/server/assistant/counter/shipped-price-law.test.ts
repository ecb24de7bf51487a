import { describe, expect, it } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { answer } from '../answer.ts'

const wordsAfter = (...turns: string[]): string => {
  const messages: { from: 'visitor' | 'assistant'; text: string }[] = []
  let words = ''
  for (const turn of turns) {
    messages.push({ from: 'visitor', text: turn })
    words = answer(advisor, messages)
      .flatMap((event) => (event.type === 'text' ? [event.text] : []))
      .join('\n')
    messages.push({ from: 'assistant', text: words })
  }
  return words
}

describe('law: the price of a part with what brings it is the part, its price, and where freight and tax are shown', () => {
  it.each([
    [['2017 civic si clutch, total shipped to 60601?']],
    [['how much is an intercooler for a 2016 golf gti', 'and to my door in 75201, the cheaper one']],
    [['price with shipping on a 2012 mustang gt cat-back']],
    [['coilovers for a 2013 brz, what do they run delivered to 97201']],
  ])('%s', (turns) => {
    const words = wordsAfter(...turns)
    expect(words).toMatch(/\$\d/)
    expect(words).toMatch(/checkout shows both/)
  })
  it('what we do not list gets no other part put in its place', () =>
    expect(wordsAfter('2019 accord 2.0t drop in filter, total with shipping to 85701')).toMatch(/We list no drop-in/))
  it('without a car it is asked for, with the freight told', () =>
    expect(wordsAfter('is a drop in filter worth it', 'how much shipped to 33101')).toMatch(/which year and model/))
  it.each([
    'has my order shipped',
    'how much is a clutch for my 2016 camaro ss installed',
    'do you ship to canada, what is the price',
  ])('is not told where another thing is asked: %s', (said) =>
    expect(wordsAfter(said)).not.toMatch(/checkout shows both/),
  )
})

describe('law: what a part is made of and brings is told of what was asked, and nothing else', () => {
  it.each([
    ['what is the wall thickness of the charge pipe for a 2017 bmw 340i', /wall thickness/i, /core size/],
    ['does the clutch for a 1993 mustang gt come with the release bearing', /alignment tool/, /rated for/],
    ['looking for long tube headers for a 2017 scat pack, gaskets included?', /gaskets and bolts/, /core size/],
    ['charge pipe for my 2017 340i, do the clamps come with it', /couplers and clamps/, /core size/],
  ])('%s', (said, form, not) => {
    const words = wordsAfter(said)
    expect(words).toMatch(form)
    expect(words).not.toMatch(not)
  })
})
