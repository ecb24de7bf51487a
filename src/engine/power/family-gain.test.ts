import { describe, expect, test } from 'vitest'
import { EXAMPLE_TURBO, EXAMPLE_V8 } from '../../../tests/examples/example-cars.ts'
import { PRIOR_MEANS } from '../calibration/priors.ts'
import type { Part } from '../model.ts'
import { familyDeviation } from './family-gain.ts'
import { partGain } from './part-gain.ts'
import { evaluateLogGain } from './power-factors.ts'
import { scenarioGain } from './scenario-gain.ts'

const { engine } = EXAMPLE_TURBO
const choice = { engine, tuned: true, ethanolTune: false, fuel: '93', platform: 'example' } as const
const family = (stage1: number, stage2: number) => ({
  ...EXAMPLE_TURBO.family,
  stockWheelHp: 300,
  stageWheelHp: { stage1, stage2 },
})
const tuneGain = (stage1: number) =>
  evaluateLogGain(scenarioGain({ ...choice, family: family(stage1, stage1 + 30) }).gain, PRIOR_MEANS)
const boltOnGain = (stage2: number) => {
  const { path } = scenarioGain({ ...choice, family: family(345, stage2) })
  return evaluateLogGain(partGain('downpipe', path, engine), PRIOR_MEANS)
}

describe('what the trade knows of an engine family', () => {
  test('a family whose stage 1 gains more makes more of the same tune, by half the difference', () => {
    expect(tuneGain(350) - tuneGain(340)).toBeCloseTo(0.5 * Math.log(350 / 340), 6)
  })

  test('a family whose stage 2 gains more makes more of the same downpipe', () => {
    expect(boltOnGain(385)).toBeGreaterThan(boltOnGain(365))
  })

  test('a family without stages, and an engine without factory boost, deviate in nothing', () => {
    const nothing = { tune: 0, boltOns: 0, pulley: 0, largerTurbo: 0 }
    expect(familyDeviation({ ...choice, family: { ...family(1, 1), stageWheelHp: {} } })).toEqual(nothing)
    expect(familyDeviation({ ...choice, engine: EXAMPLE_V8.engine, family: family(350, 380) })).toEqual(nothing)
  })

  test('beside a larger turbo the stages of the stock one say nothing', () => {
    const boostSource: Pick<Part, 'kind' | 'ratings'> = { kind: 'turbo_upgrade', ratings: {} }
    const { gain, path } = scenarioGain({ ...choice, boostSource, family: family(350, 400) })
    expect(gain.terms.some(({ name }) => name.startsWith('family.'))).toBe(false)
    expect(path.boltOnDeviation).toBeUndefined()
  })

  test('a family whose stage 3 gains more makes more of a larger turbo, unless its boost is stated or nothing tunes it', () => {
    const withStage3 = (stage3: number) => {
      const stages = family(345, 370)
      return { ...stages, stageWheelHp: { ...stages.stageWheelHp, stage3 } }
    }
    const gainOf = (stage3: number, more: { tuned?: boolean; boostGaugePsi?: number } = {}) => {
      const { tuned = true, ...ratings } = more
      const boostSource: Pick<Part, 'kind' | 'ratings'> = { kind: 'turbo_upgrade', ratings }
      return evaluateLogGain(
        scenarioGain({ ...choice, tuned, boostSource, family: withStage3(stage3) }).gain,
        PRIOR_MEANS,
      )
    }
    expect(gainOf(900)).toBeGreaterThan(gainOf(400))
    expect(gainOf(350)).toBe(gainOf(400))
    expect(gainOf(900, { tuned: false })).toBe(gainOf(400, { tuned: false }))
    expect(gainOf(900, { boostGaugePsi: 24 })).toBe(gainOf(400, { boostGaugePsi: 24 }))
  })
})
