import { describe, expect, test } from 'vitest'
import { advisor } from '../../../tests/support/assistant-talk.ts'
import { draftOf } from './draft-of.ts'
import { readMessage } from './meaning-of.ts'

const mustPass = (...said: readonly string[]) =>
  draftOf(
    advisor.catalog,
    said.map((text) => ({ from: 'visitor' as const, text })),
  ).talk?.mustPass

describe('law: who speaks of his check, of the law or of who looks under the car has to pass it', () => {
  test.each([
    "2018 wrx, 300 whp, i don't want to deal with emissions",
    '2017 golf r stage 2, no downpipe for emissions reasons',
    '2016 mustang gt 450 whp, needs a valid emissions sticker',
    '2019 civic type r, 340 whp, it gets sniffed every two years',
    '2015 sti, 350 whp, it has inspection in may',
    '2020 camaro ss, 480 whp, texas inspection',
    '2014 335i, 380 whp with all the legal stuff only',
    '2018 gti, 300 whp, keep it street legal',
    '2018 gti, 300 whp, and no emissions problems please',
  ])('%s', (said) => {
    expect(mustPass(said)).toBeDefined()
  })
})

describe('law: a carburetor, a check that nobody cares about and the word of another language are no check', () => {
  test.each([
    'f smog, 500 whp for the 2016 mustang gt',
    'forget about emissions, 2015 sti 400 whp',
    '306 fox body, the carb stays, 350 horse',
    '306 fox body, carb no sir, keep it efi',
    'Golf R 2018, 350 whp, ça prend quoi',
    'can i get a pre-purchase inspection of a 2016 sti',
  ])('%s', (said) => {
    expect(mustPass(said)).toBeUndefined()
  })
})

describe('law: cats that stay are kept, in whatever words', () => {
  test.each([
    '2018 golf r, 350 whp, cats stay',
    '2014 bmw m5, 600 whp, keep cats',
    "2018 wrx, 300 whp, don't want to pull the cats",
    '2021 audi rs6, 650 whp, catalysts remain in place',
    '2016 mustang gt, 450 whp, no cats touched',
    '2019 m2 competition, 450 whp, stock cats in',
  ])('%s', (said) => {
    expect(readMessage(advisor.catalog, said).meaning.keepsStock ?? []).toContain('midpipe')
  })
})
