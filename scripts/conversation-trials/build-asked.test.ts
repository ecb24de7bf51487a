import { describe, expect, test } from 'vitest'
import { advisor } from './advisor.ts'
import { play } from './heard.ts'

const heard = (...turns: string[]) =>
  play(advisor, { id: 'asked', speaker: 'asked', turns, expect: { intent: 'answer' } })
const BUILD = '2018 mustang gt, 600 whp on 93'

describe('what is asked of a shown build is answered from it', () => {
  test.each([
    ['how much boost is that', /^About [\d.]+ psi/],
    ['tq?', /^\d+ lb-ft at the wheels/],
    ['at what rpm does it make peak power', /^Peak is \d+ whp at/],
    ['how many days in the shop', /^[\d.]+ hours of labor in all/],
    ['why do i need the clutch', /^.*Clutch good for \d+ lb-ft/],
    ['which of those parts could i hold off on', /^These can wait|^None of it/],
    ['what else should i do while its apart', /^The build has what it needs/],
    ['can i put regular in it', /^No, not (?:in this build|regular)/],
    ['is that number at the crank', /^\d+ whp is at the wheels/],
    ['how sure are you about that', /^\d+ whp, and most cars land between/],
    ['does that include the tune and install', /^\$[\d,]+ is installed/],
    ['is it gonna be loud', /^Yes, some|^No: nothing/],
    ['how long will it last', /bottom end is at \d+%/],
  ])('%s', (asked, words) => {
    const { text, builds } = heard(BUILD, asked)
    expect(text).toMatch(words)
    expect(builds).toEqual([])
  })

  test('two questions in one message get two answers', () =>
    expect(heard(BUILD, 'how much boost is that and will the stock clutch hold').text).toMatch(/psi.*clutch/s))

  test.each(['what about 91?', 'with a twin screw instead', 'can you add coilovers to that build', 'cheaper'])(
    'a change of it stays a build: %s',
    (asked) => expect(heard(BUILD, asked).builds.length).toBe(1),
  )
})

describe('the one thing that is asked of a topic leads', () => {
  test.each([
    ['do you ship to an APO address', /^Not through checkout/],
    ['can you send parts to canada', /^No, we only ship within the United States/],
    ['is there a restocking fee', /^No, our return policy has no restocking fee/],
    ['is 91 ok for a 93 tune', /^No: a 93 tune knocks on 91/],
    ['is it illegal to delete cats', /is illegal on the street/],
    ['do you guarantee 600 whp', /^No, it's a prediction with a range/],
    ['is it safe to daily a 450 whp sti', /^No, not on the stock (?:bottom end|engine): 450 whp .*is 1\d\d% of/],
    [
      '2010 cayman s, do i have to do the ims bearing first',
      /without it: no, you don't have to|You don't have to on a healthy stock car/,
    ],
    ['can i just fill up e85 in my 2017 mustang gt no tune', /^(?:No, n|N)ot .{0,8}without (?:a|its) tune/],
  ])('%s', (asked, words) => expect(heard(asked).text).toMatch(words))
})
