import { describe, expect } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { answer } from '../answer.ts'

const wordsOf = (said: string): string =>
  answer(advisor, [{ from: 'visitor', text: said }])
    .flatMap((event) => (event.type === 'text' ? [event.text] : []))
    .join('\n')

describe('law: what is asked of the law is answered by it, before a part is sold', () => {
  eachOf(6, [
    ['can i daily a welded diff on my 240', /^No\. A welded diff/],
    ['welding the diff in my 350z good idea for the street?', /^No\. A welded diff/],
    ['is a dpf delete on my duramax legal in florida if nobody checks', /^No, it isn't legal/],
    ['can ford see i ran a tune after i go back to stock', /^Assume yes/],
    ['would honda deny my engine claim because of a cat back', /^Not the whole warranty/],
    ['my powertrain warranty has 8 months left, wait with the tune?', /^Waiting it out/],
    ['does the smog guy see my cobb map in california', /^Yes: California/],
    [
      'do i have to go back to stock before my smog check with a stage 1 tune on my 2017 golf r',
      /factory file goes back on/,
    ],
    ['are there any downpipes with an eo number for a 2018 mustang ecoboost', /^No: no downpipe/],
    ['the box says carb legal 2015-2017 only. mine is a 2019 mustang gt, so no good for a header?', /^Right: an order/],
    ['thieves cut the cats off my tundra, are 49 state cats ok for smog', /49-state/],
    ['i live in california, would long tube headers pass on my 2014 mustang gt', /No, not as it stands/],
  ])('%s', (said, form) => expect(wordsOf(said)).toMatch(form))
})

describe('law: other questions with such words are left to others', () => {
  eachOf(6, [
    'what warranty do you give on your work',
    'is there a warranty on the clutch if i install it myself',
    'how much for a limited slip diff for my 350z',
    'my 2018 mustang gt in california, 450 whp and it has to pass smog',
    'how long are the monitors after a battery change',
    'is a cat back legal in texas',
  ])('%s', (said) =>
    expect(wordsOf(said)).not.toMatch(
      /^(?:No\. A welded|Assume yes|Not the whole warranty|Waiting it out|Right: an order)/,
    ),
  )
})
