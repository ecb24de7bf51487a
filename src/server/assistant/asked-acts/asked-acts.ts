import type { Answer } from '../advisor.ts'
import type { Turn } from '../turn.ts'
import { boostWays } from './boost-ways.ts'
import { boxTune } from './box-tune.ts'
import { builtEngine } from './built-engine.ts'
import { coolingOnly } from './cooling-only.ts'
import { goodBuy } from './good-buy.ts'
import { hotAir } from './hot-air.ts'
import { howTuned } from './how-tuned.ts'
import { leftOut } from './left-out.ts'
import { needsBuild } from './needs-build.ts'
import { ofCode } from './of-code.ts'
import { rearEnd } from './rear-end.ts'
import { toKeep } from './to-keep.ts'
import { trims } from './trims.ts'
import { twoWays } from './two-ways.ts'
import { whichStage } from './which-stage.ts'

/** What a message surely asks, told before readers that go by single words take it for something else. */
const TELL = [
  ofCode,
  leftOut,
  whichStage,
  toKeep,
  goodBuy,
  rearEnd,
  howTuned,
  trims,
  hotAir,
  coolingOnly,
  boxTune,
  builtEngine,
  boostWays,
  twoWays,
  needsBuild,
] as const

export function askedActs(turn: Turn): Answer | undefined {
  for (const tell of TELL) {
    const told = tell(turn)
    if (told) return told
  }
  return undefined
}
