import { type Answer, inLanguage, suggestions, text } from './advisor.ts'
import { doesAllButTune, withTuneLabor } from './labor-but-tune.ts'
import { shownBuild } from './stage-plan.ts'
import type { Turn } from './turn.ts'

/** Asked of the build that is shown: its parts, and the hours of the tune. */
export function laborButTune({ shop, before, draft, reading }: Turn): Answer | undefined {
  const { goal, car, budgetUsd } = reading.meaning
  if (!before.shown || (goal ?? budgetUsd) !== undefined || (car ?? before.car) !== before.car) return undefined
  if (!doesAllButTune(reading.asked)) return undefined
  const planned = shownBuild(shop, before, before.shown)
  const told = planned.ok ? withTuneLabor(planned.reply) : undefined
  return told && [text(inLanguage(draft.language, told)), suggestions('Add it to my cart', 'What breaks first?')]
}
