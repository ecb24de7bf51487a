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

describe('law: a fact of the shop that is asked in so many words is the one that is told', () => {
  it.each([
    ['my order still says processing, can you switch the coilovers to the black ones', /hasn't shipped/],
    ['the turbo never arrived and i want a refund', /no return/],
    ["if a pump is defective who covers my shop's labor", /second job/],
    ['any trade pricing for a small garage', /dealer accounts/],
    ['does anyone over there actually drag race', /shop's program/],
    ['is my daughter allowed to watch the dyno run', /ask when you book/],
    ['why does one rotor have a prop 65 label', /goes by the maker/],
    ['can i get a build with bad credit', /Credit doesn't matter/],
    ['do you do layaway or half now half later', /paid in full/],
    ['whats your same day shipping cutoff', /no same-day cutoff/],
    ['can i get your install warranty in writing', /\/warranty/],
    ['plugged my handheld in once and hate it, can i return it', /^No: once it was plugged in/],
  ])('%s', (said, form) => expect(wordsAfter(said)).toMatch(form))
  it('other facts of the message are told beside it', () =>
    expect(wordsAfter('are you open saturday and may my son watch the dyno')).toMatch(
      /closed Saturdays[\s\S]*ask when you book/,
    ))
  it('a plan that we do not have covers nothing', () =>
    expect(wordsAfter('do you take klarna', 'and would that cover the labor too')).toMatch(/nothing for it to cover/))
})

describe('law: such words in another matter are left to others', () => {
  it.each([
    'do you sell race pads for a 2018 mustang gt',
    'can i pay with a credit card',
    'swap the intake for the cheaper one',
    'how long is your warranty',
    'my fuel pump failed, how much is a new one for a 2012 wrx',
    'which accessport fits a 2018 wrx',
  ])('%s', (said) =>
    expect(wordsAfter(said)).not.toMatch(/hasn't shipped|shop's program|Credit doesn't|second job|once it was plugged/),
  )
})
