import { describe, expect, test } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { withShare } from './by-share.ts'
import { readMessage } from './meaning-of.ts'
import { shopAnswer } from './shop-answers.ts'

const read = (text: string) => readMessage(catalog, text).meaning

describe('law: money is what is to be spent, however it is written, and no other figure is', () => {
  test.each([
    ['i can accept 18 000 USD for all of it', 18_000],
    ['budget 7 500 dollars', 7500],
    ['02 z28, 6500 otd with your install', 6500],
    ['2018 gt, 9000 out the door', 9000],
    ['and if i scrounge up 8', 8000],
    ['i could stretch it to 12 then', 12_000],
    ['maybe i can save up 6', 6000],
  ])('%s', (text, usd) => expect(read(text).budgetUsd).toBe(usd))

  test.each([
    'what does that do for me down around 2500 rpm',
    'where it lives is 3000 rpm on the hills',
    'it weighs 4500 lbs with me in it',
    'turned 6500 rpm all day',
    'i got 9 shirts in the cart',
    'it comes up to 8 psi',
  ])('%s', (text) => expect(read(text).budgetUsd).toBeUndefined())
})

describe('law: a run from one speed to another is no quarter mile, and what a part bears is no goal', () => {
  test.each([
    '100-200 km/h under 6.5 s in the f80 m3',
    '60-130 in 7 seconds, 2018 m3',
    'f80 m3, 60 to 130 mph in 8.2 s',
    'need a clutch that holds 550 tq, 2012 boss 302',
    'axles good for 600 lb-ft for the 2018 gt',
    'what converter takes 700 ft-lb, 2016 scat pack',
  ])('%s', (text) => expect(read(text).goal).toBeUndefined())

  test.each([
    ['2018 gt, 550 tq and a clutch', { torqueLbft: 550 }],
    ['f80 m3, 10.9 in the quarter', { quarterMileS: 10.9 }],
  ])('%s', (text, goal) => expect(read(text).goal).toEqual(goal))
})

describe('law: a share of the power that is shown is a goal', () => {
  const shown = { modelId: 'bmw-m3', year: 2018, targetHorsepower: 500 }
  const goalOf = (text: string) => withShare({ shown }, readMessage(catalog, text)).meaning.goal
  test.each([
    ['make it with 10 % less torque', 450],
    ['do it with 20 percent more power please', 600],
    ['10% less power then', 450],
    ['cut the power by 15 percent', 425],
    ['raise it by 5%', 525],
  ])('%s', (text, wheelHp) => expect(goalOf(text)).toEqual({ wheelHp }))
  test.each([
    'is 10% less torque better for the box',
    'drop it 10% off and i buy',
    'what do i lose on 10% ethanol',
    'a 15% driveline loss?',
  ])('%s', (text) => expect(goalOf(text)).toBeUndefined())
})

describe('law: the day that is asked for is the one in the question', () => {
  const shop = {
    ...{ phone: '(555) 555-0100', email: 'shop@shop.example', address: '1 Road' },
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '10:00', closesAt: '19:00' })),
  }
  test.each([
    ['do you do the work on saturdays? i run my trucks monday thru friday.', 'No, we’re closed Saturdays'],
    ["i'm off mondays. are you open sunday?", 'No, we’re closed Sundays'],
    ['are you open wednesday', 'Yes, we’re open Wednesday'],
  ])('%s', (asked, told) => expect(shopAnswer(shop, 'open', asked)[0].replace("'", '’')).toContain(told))
  test('and four gears of an old V8 are no Audi', () => {
    expect(read('02 z28 ls1 a4, 400 whp').gearbox).toMatchObject({ kind: 'automatic', gears: 4 })
    expect(read('2012 audi a4, 300 whp').gearbox).toBeUndefined()
    expect(lastOf('02 z28 ls1 a4, 360 whp').text).toContain('4-speed automatic')
  })
})
