import type { Stage } from '../../engine/vocabulary.ts'
import type { BadgeTone } from '../ui/badge.tsx'

/** isPopular gives POPULAR; otherwise stage 3 gives RECOMMENDED and wide open EXTREME. */
export function badgeOf(item: { isPopular: boolean; stage: Stage }): { text: string; tone: BadgeTone } | null {
  if (item.isPopular) return { text: 'POPULAR', tone: 'caution' }
  if (item.stage === 'stage3') return { text: 'RECOMMENDED', tone: 'redline' }
  if (item.stage === 'wide_open') return { text: 'EXTREME', tone: 'ember' }
  return null
}
