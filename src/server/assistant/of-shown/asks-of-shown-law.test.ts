import { describe, expect, test } from 'vitest'
import { lastOf, type Told, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import type { GenerateReply } from '../../../contract/configurator.ts'
import { dollars } from '../advisor.ts'
import { dipOf } from './curve-told.ts'

const BLOWER = '2015 mustang gt 6 speed, 600 whp with a blower on 93'
const BUILT = '2004 wrx sti 500 whp on e85'

function asked(build: string, question: string): { reply: GenerateReply; told: Told } {
  const [first, told] = talk(build, question)
  const reply = first?.builds.at(-1)?.reply
  if (!reply || !told) throw new Error(`no build: ${build}`)
  return { reply, told }
}
const total = ({ estimatedCost }: GenerateReply): string => dollars(estimatedCost)

describe('law: what was learned of an ask decides what is told of the build', () => {
  eachOf(9, ['do you guys have to yank the motor for any of this', 'can the engine stay in while you do all that'])(
    'a build with a short block takes the engine out: %s',
    (said) => {
      expect(asked(BUILT, said).told.text).toMatch(/^Yes, the engine comes out/)
    },
  )

  eachOf(9, ['does the motor come out to do it', 'is it an engine out deal'])(
    'a blower goes on with the engine in: %s',
    (said) => {
      const { reply, told } = asked(BLOWER, said)
      expect(told.text).toMatch(/^No, the engine stays in/)
      expect(told.text).toContain(`${reply.laborHours} hours`)
    },
  )

  eachOf(9, ['give me the entire parts list again with prices', 'list every part and what it costs'])(
    'a list has every part: %s',
    (said) => {
      const { reply, told } = asked(BLOWER, said)
      for (const { pricing } of reply.recommendedParts) expect(told.text).toContain(dollars(pricing.totalCost))
      expect(told.text).toContain(total(reply))
    },
  )

  eachOf(9, [
    'split that up over 3 paychecks for me',
    'what would i do now and what later, i get paid every two weeks',
  ])('in steps that come to the whole: %s', (said) => {
    const { reply, told } = asked(BUILT, said)
    const steps = [...told.text.matchAll(/(\$[\d,]+) installed/g)].map(([, usd = '']) =>
      Number(usd.replaceAll(/\D/g, '')),
    )
    expect(steps.length).toBeGreaterThan(1)
    expect(Math.abs(steps.reduce((sum, usd) => sum + usd, 0) - reply.estimatedCost)).toBeLessThan(10)
    // The power and its tune are never bought before what bears them.
    expect(told.text.indexOf('tune')).toBeGreaterThan(told.text.indexOf('short block'))
  })

  eachOf(9, ['what do i lose at 6,500 ft', 'whats it make up at 6500 feet'])('thinner air: %s', (said) => {
    const { reply, told } = asked(BLOWER, said)
    expect(told.text).toMatch(/^At 6,500 ft about \d{3} whp/)
    expect(told.text).toContain(`in place of ${Math.round(reply.power.wheelHp)}`)
  })

  eachOf(9, [
    ['what would it do 0 to 100 km/h', /0-100 km\/h/],
    ['and 100 to 200 km/h?', /100-200 km\/h/],
    ['what does it run 60-130', /60-130 mph/],
  ])('a time in the span that was asked: %s', (said, span) => {
    const { reply, told } = asked(BLOWER, said)
    expect(told.text).toMatch(span)
    expect(told.text).toContain(reply.timeSlip.quarterMileS.toFixed(2))
  })

  eachOf(9, [
    ['what goes first on it if i beat on it', /limit at \d{3} whp/],
    ['how close to the edge is this setup', /% from the edge|^Over it/],
    ['is the third stage worth it over the second', /stage 3 adds \d+ whp over stage 2/],
    ['which part in that list gives you the most', /^The most comes from/],
    ['is the motor gonna get hurt by that', /^(?:No|It's close|Not)/],
    ['how much of it is the labor', /^\$[\d,]+ of it is labor/],
    ['where does the power come in on it', /^It's all there by about/],
    ['what tires would i need for this much power', /first gear/],
    ['y eso lleva bajar el motor?', /^No, el motor se queda/],
  ])('the answer to what was asked comes first: %s', (said, begins) => {
    expect(asked(BLOWER, said).told.text).toMatch(begins)
  })

  eachOf(9, [
    'how do i check for a boost leak',
    'do you ship to hawaii',
    'add it to my cart',
    'make it 550 instead',
    'what oil does it take',
  ])('what asks nothing of the build is left to others: %s', (said) => {
    expect(asked(BLOWER, said).told.text).not.toMatch(
      /^(?:Yes, the engine|No, the engine|\$[\d,]+ installed, |At \d|It's all there|The most comes)/,
    )
  })
})

describe('law: what is asked of a build that was wished for and not shown is answered of that build', () => {
  eachOf(9, [
    ['is 620 whp safe on a 2018 mustang gt on 93', 'how many hours of work is that', /^[\d.]+ hours of labor/],
    ['all the stages for a 2016 wrx please', 'is the third one worth it over the second', /stage 3 adds/],
    ['all the stages for a 2016 wrx please', 'does the engine have to come out for stage 3', /^No, the engine stays/],
  ])('%s: %s', (wish, question, begins) => {
    const told = lastOf(wish, question)
    expect(told.text).toMatch(begins)
    expect(told.builds).toHaveLength(1)
    expect(told.text).toContain(`${Math.round(told.builds[0]?.reply.power.wheelHp ?? 0)} whp`)
  })

  test('beside a danger nothing is planned', () => {
    const told = lastOf('2018 mustang gt 600 whp, it has rod knock now', 'how many hours of work is that')
    expect(told.builds).toHaveLength(0)
  })
})

describe('a dip of a torque curve', () => {
  const point = (rpm: number, wheelTorqueLbft: number) => ({
    ...{ rpm, wheelTorqueLbft, wheelHp: 0, crankHp: 0, crankTorqueLbft: wheelTorqueLbft },
  })
  test('is the deepest fall between two rises', () => {
    const dip = dipOf([point(3000, 150), point(4000, 120), point(5000, 160)])
    expect(dip?.rpm).toBe(4000)
    expect(dip?.share).toBeCloseTo(0.2, 6)
  })
  test('is none where torque only rises and falls', () => {
    expect(dipOf([point(3000, 150), point(4000, 180), point(5000, 160)])).toBeUndefined()
  })
})
