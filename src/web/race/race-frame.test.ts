import { describe, expect, test } from 'vitest'
import type { RaceLane } from '../../contract/race.ts'
import { finishOrder, STRIP_FT } from '../../engine/dragstrip/race-run.ts'
import { endS, frameOf, LAMPS, marksOf, photoFinishS } from './race-frame.ts'
import { nameIn, rangesInWords, verdict } from './race-words.ts'

/** A car that pulls evenly: at g feet per second squared it takes the strip in the root of 2 x 1320 / g. */
function lane(detail: string, feetPerS2: number, more: Partial<RaceLane> = {}): RaceLane {
  const firstFootS = Math.sqrt(2 / feetPerS2)
  const at = (feet: number) => Math.round((Math.sqrt((2 * (feet + 1)) / feetPerS2) - firstFootS) * 100) / 100
  const lastS = Math.sqrt((2 * 1321) / feetPerS2)
  const times = [...Array.from({ length: Math.ceil(lastS * 10) }, (_, index) => index / 10), lastS]
  const quarterS = at(STRIP_FT)
  return {
    ...{ racer: null, detail, name: '2018 Ford Mustang GT', model: 'Mustang GT', variant: 'manual' },
    ...{ vehicleId: 'one', wheelHp: 400, firstFootS, zeroToSixtyS: 4 },
    marks: [60, 330, 660, 1000, STRIP_FT].map((distanceFt) => ({ distanceFt, timeS: at(distanceFt) })),
    quarterMileRange90: { low: quarterS * 0.97, high: quarterS * 1.03 },
    trace: times.map((s, index) => [
      s,
      (feetPerS2 * s * s) / 2,
      (feetPerS2 * s * 3600) / 5280,
      6000,
      index > 40 ? 2 : 1,
    ]),
    ...more,
  }
}
const QUICK = lane('Stage 3', 20)
const SLOW = lane('Stock', 16)
const LANES = [SLOW, QUICK]

describe('what is drawn of a race', () => {
  test('a car stands at the share of the strip that its trace says, and stops at the line', () => {
    for (let raceS = 0; raceS < endS(LANES); raceS += 0.37) {
      const [slow, quick] = frameOf(LANES, raceS)
      const feet = (pull: number, firstFootS: number) => Math.min(STRIP_FT, (pull * (raceS + firstFootS) ** 2) / 2 - 1)
      expect(slow!.share * STRIP_FT).toBeCloseTo(feet(16, SLOW.firstFootS), 1)
      expect(quick!.share * STRIP_FT).toBeCloseTo(feet(20, QUICK.firstFootS), 1)
    }
    expect(frameOf(LANES, endS(LANES)).map(({ share }) => share)).toEqual([1, 1])
    expect(frameOf(LANES, -2).map(({ share }) => share)).toEqual([0, 0])
  })

  test('each clock stops at its own time, and only the first over the line has won', () => {
    const atPhoto = frameOf(LANES, photoFinishS(LANES))
    expect(atPhoto.map(({ isWinner }) => isWinner)).toEqual([false, true])
    const atEnd = frameOf(LANES, 60)
    expect(atEnd.map(({ clockS }) => clockS)).toEqual(LANES.map(({ marks }) => marks[4]!.timeS))
    expect(atEnd.map(({ isWinner }) => isWinner)).toEqual([false, true])
  })

  test('the chart without motion says the same as the finish', () => {
    const finish = marksOf(LANES).at(-1)!
    const loser = finishOrder(LANES)[1]!
    expect(finish.leaderS).toBe(photoFinishS(LANES))
    expect(finish.runs[0]).toMatchObject({ behindS: loser.gapS, behindFt: loser.gapFt })
    expect(finish.runs[1]).toEqual({ share: 1, behindS: 0, behindFt: 0 })
    for (const { leaderS, runs } of marksOf(LANES)) {
      for (const [index, { share }] of frameOf(LANES, leaderS).entries()) {
        expect(runs[index]!.share).toBeCloseTo(share, 2)
      }
    }
  })

  test('the tree counts down to green at zero, one amber at a time', () => {
    const lit = (raceS: number) =>
      LAMPS.filter(({ fromS, toS }) => raceS >= fromS && raceS < toS).map(({ name }) => name)
    expect([-2, -1.2, -0.7, -0.2].map(lit)).toEqual([
      ['staged'],
      ['staged', 'amber'],
      ['staged', 'amber'],
      ['staged', 'amber'],
    ])
    expect(lit(0)).toEqual(['green'])
  })
})

describe('a race in words', () => {
  test('the winner, and by how much', () => {
    const { gapS } = finishOrder(LANES)[1]!
    expect(verdict(LANES).headline).toBe(`Stage 3 by ${gapS.toFixed(2)} s`)
    expect(verdict([QUICK, { ...QUICK, detail: 'Twin' }]).headline).toBe('Dead heat')
  })

  test('cars of two kinds go by their models, cars of one by what was done to them', () => {
    const supra = lane('Stock', 17, { vehicleId: 'two', model: 'Supra', name: '2021 Toyota Supra' })
    expect([SLOW, supra].map((one) => nameIn([SLOW, supra], one))).toEqual(['Stock Mustang GT', 'Stock Supra'])
    expect(LANES.map((one) => nameIn(LANES, one))).toEqual(['Stock', 'Stage 3'])
    const build = { ...QUICK, detail: '2018 Ford Mustang GT, 606 whp' }
    expect([nameIn([SLOW, build], build), nameIn([supra, build], build)]).toEqual([
      '606 whp build',
      'Mustang GT, 606 whp',
    ])
  })

  test('two kinds of car with overlapping ranges are an open race; one car against itself is not', () => {
    const rival = lane('Stock', 16.2, { vehicleId: 'two', model: 'Supra' })
    expect(rangesInWords([SLOW, rival])).toContain('could go either way')
    expect(rangesInWords([SLOW, { ...rival, vehicleId: 'one' }])).not.toContain('either way')
    expect(rangesInWords([SLOW, { ...QUICK, vehicleId: 'two' }])).not.toContain('either way')
  })
})
