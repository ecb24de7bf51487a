import { describe, expect, test } from 'vitest'
import { advisor } from '../../../tests/support/assistant-talk.ts'
import { answer } from './answer.ts'
import { readMessage } from './meaning-of.ts'
import { isToLast } from './to-last.ts'

const priorityOf = (said: string) => readMessage(advisor.catalog, said).meaning.priority

describe('law: who wants it to live gets a build that keeps more of every limit in hand', () => {
  test.each([
    '2018 mustang gt, 600 wheel on 93, it has to live',
    '2016 camaro ss, 500 whp, needs to last me ten years',
    '2015 wrx, 300 whp and keep the motor alive please',
    '2019 challenger hellcat, 800 whp without hurting the engine',
    '2014 focus st, 280 whp, i cannot afford to break it',
    "2017 golf r, 380 whp, don't want anything broken",
    '2018 f-150 3.5, 420 whp, it must start every morning',
    '2013 335i, 380 whp, conservative boost',
    '2020 gr supra, 500 whp, easy on the transmission',
    '2011 wrx sti, 340 whp, leave me a good margin',
    '2018 civic type r, 360 whp, has to do another 80,000 miles',
    '2018 gti, 330 whp, it should never leave me stranded',
    '2016 mustang gt, 500 whp, que no se rompa',
    '2017 corvette, 550 whp, pero que dure',
  ])('%s', (said) => {
    expect(priorityOf(said)).toBe('reliability')
  })

  test('and the build is planned with that margin', () => {
    const events = answer(advisor, [{ from: 'visitor', text: '2018 golf r, 350 whp, i need it to live' }])
    const build = events.find((event) => event.type === 'build')
    expect(build?.request.preferences?.budget_priority).toBe('reliability')
  })
})

describe('law: what asks whether it lasts, or speaks of other harm, changes no terms', () => {
  test.each([
    'will the stock clutch survive 500',
    'how long does it last',
    "parts that won't break the bank",
    'a little more power would not hurt',
    "i'm not broke",
    "it won't break loose on the street",
    'does it need a break in, or no break in at all',
    'keep the stock exhaust, no pops',
    'can it break 12 seconds',
    'my mom will kill me',
    "it wouldn't hurt to add an intake",
  ])('%s', (said) => {
    expect(isToLast(said)).toBe(false)
  })
})
