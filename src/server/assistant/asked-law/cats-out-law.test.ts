import { describe, expect, test } from 'vitest'
import { catsOut } from './cats-out.ts'

describe('law: working cats come off no street car, whoever looks at it', () => {
  test.each([
    'florida has no inspection so i can pull the cats off my truck right',
    'am i allowed to remove the cats in michigan',
    'is it legal to gut the catalytic converters on a 2014 5.3',
    'no inspections here anymore, can we cut the cats out?',
    'tennessee quit testing, so it is ok to take the cats off?',
    'can i run it without cats now',
    'georgia only tests atlanta so i can take the cats out of mine now right 2015 gt',
  ])('%s', (asked) => {
    expect(catsOut(asked)?.[0]).toMatch(/^No\. Federal law/)
  })
})

describe('law: a car whose cats are out gets them back before its test', () => {
  test.each([
    'it came with test pipes and i have emissions in two weeks, what should i do',
    'the cats are gutted, will it pass inspection?',
    'previous owner put a catless downpipe on it, how do i get it through smog',
    'catless downpipes and inspection in march, he gonna fail or nah',
    'cat delete on my g37, does it pass e-check?',
    'no cats on it since 2020, how can i pass the emissions test',
  ])('%s', (asked) => {
    expect(catsOut(asked)?.[0]).toMatch(/^Not without its cats/)
  })
})

describe('law: what only speaks of cats is answered elsewhere', () => {
  test.each([
    'can i make 400 without touching the cats',
    'can i add a cat-back and keep it legal?',
    'do you sell a catless downpipe for the golf r',
    'how much to take the cats out for the dyno',
    'will a cat back pass inspection?',
    'no inspection where i live, what does a catless downpipe add?',
  ])('%s', (asked) => {
    expect(catsOut(asked)).toBeUndefined()
  })
})
