import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptByCatalog } from '../../../catalog/kept-by-catalog.ts'
import { ROOT } from '../../places.ts'
import { type AskWeights, chancesOf } from '../asks/learned-asks.ts'
import { plainWords } from '../sentence.ts'
import { dangerSigns } from './danger-signs.ts'

/** What a message may tell that is wrong with the car now; the first: nothing. */
export const DANGER_KINDS = [
  ...(['none', 'misfire', 'brakes', 'brake_grind', 'rod_knock', 'oil_pressure', 'fuel_leak', 'overheating'] as const),
  ...(['lean', 'knock', 'smoke', 'shudder', 'clutch', 'wheel', 'steering', 'overboost', 'throttle'] as const),
  ...(['electrical', 'timing_chain', 'tire', 'driveshaft', 'turbo', 'belt', 'restraint', 'lift'] as const),
  ...(['carbon_monoxide', 'bottle'] as const),
] as const
export type DangerKind = (typeof DANGER_KINDS)[number]

export interface LikelyDanger {
  /** How likely anything is wrong now, whatever it is. */
  likely: number
  /** What it most likely is then, and how likely that is. */
  kind: Exclude<DangerKind, 'none'>
  isKind: number
}

const WEIGHTS = join(ROOT, 'src/server/assistant/dangers/danger-weights.json')
let weights: AskWeights | undefined
const kept = keptByCatalog<LikelyDanger>(300)

/** What of the car is told to be wrong now, as learned. Worked: "amber thing winks and she bucks at lights" is most likely a misfire. */
export const likelyDanger = (text: string): LikelyDanger =>
  kept(DANGER_KINDS, text, () => {
    weights ??= JSON.parse(readFileSync(WEIGHTS, 'utf8')) as AskWeights
    return dangerBy(weights, text)
  })

/** The same by weights that are handed in. */
export function dangerBy(own: AskWeights, text: string): LikelyDanger {
  const chances = chancesOf(dangerSigns(plainWords(text)), own)
  let best = 1
  for (let at = 2; at < DANGER_KINDS.length; at += 1) if ((chances[at] ?? 0) > (chances[best] ?? 0)) best = at
  return { likely: 1 - (chances[0] ?? 1), kind: DANGER_KINDS[best] as LikelyDanger['kind'], isKind: chances[best] ?? 0 }
}
