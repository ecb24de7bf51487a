import { describe, expect, it } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { answer } from '../answer.ts'
import { compressionRead } from './compression-read.ts'

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
const sellsBuild = (turn: string): boolean =>
  answer(advisor, [{ from: 'visitor', text: turn }]).some(({ type }) => type === 'build')

describe('the figures of a compression test', () => {
  eachOf(6, [
    ['looking at a 2011 wrx, the guy sent compression 145-143-118-144, would you buy it', 19],
    ['comp test on my 05 mustang gt came out 165 170 168 172 170 120 166 169', 30],
    ['cylinder 2 reads 95 and the rest are at 150 on the compression test, 2017 civic si', 37],
    ['compression: 9.8, 10.1, 7.9, 10.0 on a 2013 135i, stage 2 next?', 22],
  ])('are held against each other before anything is sold: %s', (said, under) => {
    const words = wordsAfter(said)
    expect(words).toContain(`${under}% low`)
    expect(words).toMatch(/leak-down/)
    expect(sellsBuild(said)).toBe(false)
  })
  it('keep power off the car for the rest of the talk', () => {
    expect(wordsAfter('2016 wrx, compression 140 138 101 139', 'ok so what do i need for 350 whp')).toMatch(
      /compression|leak-down/,
    )
  })
  it('are sound within ten percent', () => {
    expect(wordsAfter('my 2010 camaro ss tested 190 185 188 184 190 187 189 183 compression, ok for a cam?')).toMatch(
      /^Those are sound/,
    )
  })
  eachOf(6, [
    '11.0 to 1 compression and 450 whp on my 2018 mustang gt, is that safe',
    'what compression numbers are good on an ls3',
    'my 2015 sti makes 254 303 343 whp at 14 17 21 psi',
  ])('are no other figures: %s', (said) => expect(compressionRead(said)).toBeUndefined())
})

describe('a danger', () => {
  eachOf(6, [
    'my 370z has no leaks anywhere and it has low oil pressure at a hot idle, thoughts',
    '2009 370z oil pressure drops to almost zero hot, is she done for',
    'no drips on the floor n its low oil pressure when warm. 2011 g37',
  ])('stops the car whatever is denied before it: %s', (said) => expect(wordsAfter(said)).toMatch(/^Stop driving it/))
  it('is told again to whoever asks at length whether to stop driving', () => {
    expect(
      wordsAfter(
        '2010 370z low oil pressure light comes on when its hot',
        'a friend of mine who has the same car says it is nothing, so should i really stop driving it or what do you think',
      ),
    ).toMatch(/Stop driving/)
  })
  eachOf(6, [
    'does a catch can prevent low oil pressure in my 370z',
    'i have no rod knock and no smoke on my 2010 camaro ss, what cam for 450 whp',
    'will a bigger pump stop the oil pressure drop in corners? 2013 brz',
  ])('is none where it is denied or prevented: %s', (said) => expect(wordsAfter(said)).not.toMatch(/^Stop driving/))
})

describe('a repair that is not on the shelf', () => {
  eachOf(6, [
    ['what would yall charge to do lifters on a 2014 ram 5.7, and is a cam smart since its apart', /hours/],
    ['how much for ims bearing on a 2003 boxster', /hours/],
    ['quote for head gaskets on a 2006 wrx', /hours/],
    ['gallery gaskets on my 2009 370z how much with labor', /\$\d/],
    [
      'if the heads are off for lifters anyway what else should i replace while im in there, 2016 camaro ss',
      /the same go|While the heads are off/i,
    ],
  ])('gets hours and money, and never a made-up list price: %s', (said, form) => expect(wordsAfter(said)).toMatch(form))
  eachOf(6, [
    'how much is a clutch for my 2016 camaro ss',
    'are lifters a weak point on the 2014 ram 5.7',
    'do rod bearings fail on the e92 m3',
  ])('is none where no repair is priced: %s', (said) => expect(wordsAfter(said)).not.toMatch(/list no price for/))
})
