import type { Stage } from '../../contract/packages.ts'
import type { BadgeTone } from '../ui/badge.tsx'

export const STAGE_NAMES: Record<Stage, string> = {
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  stage3: 'Stage 3',
  wide_open: 'Wide Open',
}

/** isPopular gives POPULAR; otherwise stage 3 gives RECOMMENDED and wide open EXTREME. */
export function badgeOf(item: { isPopular: boolean; stage: Stage }): { text: string; tone: BadgeTone } | null {
  if (item.isPopular) return { text: 'POPULAR', tone: 'caution' }
  if (item.stage === 'stage3') return { text: 'RECOMMENDED', tone: 'redline' }
  if (item.stage === 'wide_open') return { text: 'EXTREME', tone: 'ember' }
  return null
}
