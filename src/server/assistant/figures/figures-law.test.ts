import { describe, expect, it } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { meaningOf } from '../meaning-of.ts'
import { chanceOfRoles, type FigureRole, figuresSaid } from './figures-said.ts'

const read = (typed: string) => meaningOf(advisor.catalog, typed)

describe('law: money is what somebody wants to spend', () => {
  it.each([
    ['it shifts at 7k and pulls to 7200', undefined],
    ['revs flat from 5k to 8k and i have 9k for parts', 9000],
    ['we sit at 4k ft here, summers are worse', undefined],
    ['the stall is 3200 and it flashes to 3400', undefined],
    ['my trailer is 7,500 lb wet', undefined],
    ['it has 91,400 on the clock and the original clutch', undefined],
    ['a shop down the road quoted me 4k for the same job', undefined],
    ['2016 mustang gt, 9k and not a penny more', 9000],
    ['6 maybe 6.5 if it really buys something', 6500],
    ['what would 12k do for the car', 12_000],
  ])('%s', (typed, usd) => expect(read(typed).budgetUsd).toBe(usd))
})

describe('law: a power that is wished for is the goal, and no other figure is', () => {
  it.each([
    ['man. 650 then', { wheelHp: 650 }],
    ['turn it down to 420', { wheelHp: 420 }],
    ['2016 golf r, hybrid turbo 480 e85', { wheelHp: 480 }],
    ['idle hangs at 900 then drops to 700', undefined],
    ['my 2008 350z idles at 1100 then dips to 500 on my driveway', undefined],
    ['lopey idle is fine, 450 whp on 93', { wheelHp: 450 }],
    ['do you carry the 255 or the 340 pump', undefined],
    ['oil hits 265 after three laps', undefined],
  ])('%s', (typed, goal) => expect(read(typed).goal).toEqual(goal))
})

describe('law: miles, feet and a year are read without their word', () => {
  it('miles of the car', () => expect(read('2011 evo gsr, 5 speed, 96k, bone stock').standing?.mileage).toBe(96_000))
  it('meters above the sea', () => {
    const feet = read('i live at 1600 m, redo it for that').standing?.altitudeFt ?? 0
    expect(Math.abs(feet - 5249)).toBeLessThan(5)
  })
})

describe('law: the same figure stands for what the words around it say', () => {
  it.each<[string, string, FigureRole]>([
    ['it falls over past 6200 up top', '6200', 'rpm'],
    ['ran 12.4 at 112 last week', '12.4', 'time_told'],
    ['i want a 12.4 slip by summer', '12.4', 'time_goal'],
    ['made 412 on a dynojet last fall', '412', 'power_now'],
    ['on e30 with 93 in the other half', '30', 'octane'],
  ])('%s: %s', (typed, text, role) => {
    const figure = figuresSaid(typed).find((one) => one.text === text)
    expect(figure && chanceOfRoles(figure, [role])).toBeGreaterThan(0.5)
  })
})
