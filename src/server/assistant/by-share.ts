import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

const SHARE = String.raw`(\d{1,2}) ?(?:%|percent|per cent)`
const WHAT = '(?:torque|power|hp|whp|horse ?power|output)'
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(make|do|plan|build|set|tune|give|try|run|show)\b[^.;?!]{0,16}\b${SHARE} (less|lower|more|higher) ${WHAT}`,
  ),
  new RegExp(String.raw`^\W*(?:ok |then |and |so )*()${SHARE} (less|lower|more|higher) ${WHAT}\W*(?:please|then)?\W*$`),
  new RegExp(
    String.raw`\b(cut|drop|reduce|lower|raise|back off|bring down|turn down|up)\b (?:the |its |it |that )*(?:${WHAT} )?(?:by )?${SHARE}()(?!\w| ?(?:of\b)| ?(?:off|discount|ethanol))`,
  ),
]
const RAISES = /^(?:raise|up)$/

/** "Make it with 10% less torque": the build that is shown, its power changed by that share. Worked: 588 whp less 10% = 529. */
export function withShare({ shown }: Pick<Before, 'shown'>, reading: MessageReading): MessageReading {
  const { targetHorsepower: power } = (shown ?? {}) as { targetHorsepower?: number }
  const { goal, car } = reading.meaning
  const isOtherGoal = goal !== undefined && !('timesStock' in goal)
  if (power === undefined || isOtherGoal || car !== undefined) return reading
  const [, verb = '', percent, way] = FORMS.map((form) => form.exec(reading.asked)).find(Boolean) ?? []
  if (percent === undefined) return reading
  const isMore = way ? /more|higher/.test(way) : RAISES.test(verb)
  const wheelHp = Math.round(power * (1 + ((isMore ? 1 : -1) * Number(percent)) / 100))
  const { topic: _, part: __, ...meaning } = reading.meaning
  return { ...reading, meaning: { ...meaning, intent: 'plan', goal: { wheelHp }, isOfShown: true } }
}
