import { LEAST_OF_PULLEY, PRIOR_MEANS } from '../calibration/priors.ts'
import type { Engine, PartKind } from '../model.ts'
import { type AirPath, factoryAirPath } from './air-path.ts'
import { smallerPulley, unstatedBoostTerms } from './boost-source.ts'
import { plainPartGain } from './part-gain.ts'
import { evaluateLogGain, type GainTerm } from './power-factors.ts'
import type { ScenarioChoice } from './scenario-choice.ts'
import { onThisOctane, tuneTerms } from './tune-gain.ts'

/** What the trade's stages of an engine family gain beyond what the model expects of any such engine, ln(power). */
export interface FamilyDeviation {
  /** Of a tune alone: stage 1 of a turbo engine. */
  tune: number
  /** Of bolt-ons, as a share of their expected gain: from stage 1 to stage 2 of a turbo engine. */
  boltOns: number
  /** Of a smaller pulley, as a share of its expected gain: stage 2 of a supercharged engine. */
  pulley: number
  /** Of a larger turbo with its tune and bolt-ons: stage 3 of a turbo engine. */
  largerTurbo: number
}

const NONE: FamilyDeviation = { tune: 0, boltOns: 0, pulley: 0, largerTurbo: 0 }

/** What stage 2 bolts on: the hardware that the published definitions of the stages ask for. */
const TURBO_STAGE_2: readonly PartKind[] = ['cold_air_intake', 'downpipe', 'intercooler']
const SUPERCHARGED_STAGE_2: readonly PartKind[] = ['cold_air_intake', 'heat_exchanger']

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** The trade's stages are stated on 93. */
const STATED = { tuned: true, ethanolTune: false, fuel: '93' } as const

/** Gain that the priors expect of these parts on this air path. */
const expected = (kinds: readonly PartKind[], path: AirPath, engine: Engine): number =>
  kinds.reduce((sum, kind) => sum + evaluateLogGain(plainPartGain(kind, path, engine), PRIOR_MEANS), 0)

/**
 * How the trade's stage figures of this family deviate from the model's expectation, on the factory's boost source and the
 * rated fuel. The effects `family.*` say how much of the deviation counts; without them the model stands alone.
 */
export function familyDeviation({
  engine,
  family,
  platform,
}: Pick<ScenarioChoice, 'engine' | 'family' | 'platform'>): FamilyDeviation {
  if (!family || engine.aspiration === 'na') return NONE
  const { stockWheelHp } = family
  const { stage1, stage2, stage3 } = family.stageWheelHp
  const path = factoryAirPath(engine)
  const tune = evaluateLogGain({ offset: 0, terms: tuneTerms({ engine, platform, ...STATED }, path) }, PRIOR_MEANS)
  if (path.induction === 'supercharged') {
    if (!stage2) return NONE
    const choice = { engine, platform, pulley: { kind: 'pulley_smaller' as const, ratings: {} } }
    const pulley = smallerPulley({ ...choice, ...STATED }, path).logGain
    const generic = tune + pulley + expected(SUPERCHARGED_STAGE_2, path, engine)
    const beyond = Math.log(stage2 / stockWheelHp) - generic
    return { ...NONE, pulley: within(-LEAST_OF_PULLEY, beyond / pulley, 1.5) }
  }
  const generic = expected(TURBO_STAGE_2, path, engine)
  const largerTurbo = stage3 ? beyondStage3(engine, stage3 / stockWheelHp, tune + generic) : 0
  if (!stage1) return { ...NONE, largerTurbo }
  const ofTune = within(-0.12, Math.log(stage1 / stockWheelHp) - tune, 0.15)
  if (!stage2) return { ...NONE, tune: ofTune, largerTurbo }
  return { ...NONE, tune: ofTune, boltOns: within(-0.7, Math.log(stage2 / stage1) / generic - 1, 1.5), largerTurbo }
}

/** Stage 3 on 93 takes this share of what its turbo is rated for: makers rate turbos on race fuel or ethanol. */
const STAGE_3_OF_RATING = 0.85

/** What stage 3 of the family gains beyond what the model expects of a turbo of that size, with tune and bolt-ons. */
function beyondStage3(engine: Engine, gain: number, tuneAndBoltOns: number): number {
  const rating = (gain * engine.crankHp * engine.ratingRatio) / STAGE_3_OF_RATING
  const turbo = evaluateLogGain({ offset: 0, terms: unstatedBoostTerms(engine, rating) }, PRIOR_MEANS)
  return within(0, Math.log(gain) - tuneAndBoltOns - turbo, 0.2)
}

/**
 * The effects of that deviation on tune and pulley: on octane below 93 the tune's counts as little as the tune;
 * `pulleyLogGain` is what the pulley makes by physics.
 */
export function familyTerms(
  choice: ScenarioChoice,
  { tune, pulley }: FamilyDeviation,
  pulleyLogGain: number,
): GainTerm[] {
  const terms: GainTerm[] = []
  if (choice.tuned && tune !== 0) terms.push({ name: 'family.tune', amount: tune * onThisOctane(choice, 'turbo') })
  if (pulley * pulleyLogGain !== 0) terms.push({ name: 'family.pulley', amount: pulley * pulleyLogGain })
  return terms
}

/** The same of a larger turbo whose boost the tuner picks; a stated boost says it all, and so does no tune. */
export function largerTurboTerms({ boostSource, tuned }: ScenarioChoice, { largerTurbo }: FamilyDeviation): GainTerm[] {
  const isPicked = boostSource?.kind === 'turbo_upgrade' && boostSource.ratings.boostGaugePsi === undefined
  return isPicked && tuned && largerTurbo !== 0 ? [{ name: 'family.larger_turbo', amount: largerTurbo }] : []
}
