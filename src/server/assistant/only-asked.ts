import { bothersWithEthanol } from './ethanol-bother.ts'
import type { MessageReading } from './meaning-of.ts'
import { asksRegular } from './of-shown/premium-asked.ts'
import { asksOfAir, groundsAsked } from './predictions/run-asked.ts'
import type { Before } from './said-before.ts'
import { plainWords } from './sentence.ts'

/** A question of life with ethanol, of regular in a tune, or of what a run of ours stands on, changes nothing of what is planned: its fuel and figures are no wish. */
export function onlyAsked(before: Before, text: string, reading: MessageReading): MessageReading {
  const { meaning } = reading
  if (before.car === undefined || (meaning.car !== undefined && meaning.car !== before.car)) return reading
  const typed = plainWords(text)
  const isOfFuel = bothersWithEthanol(before, typed) && meaning.goal === undefined && meaning.budgetUsd === undefined
  const isOfGrade =
    before.shown !== undefined &&
    asksRegular(reading.asked) &&
    (meaning.goal ?? meaning.budgetUsd ?? meaning.cart ?? meaning.wants) === undefined
  const isOfRun = before.shown !== undefined && (groundsAsked(typed).length > 0 || asksOfAir(typed))
  return isOfFuel || isOfGrade || isOfRun ? { ...reading, meaning: { intent: 'topic' }, isOnlyAsked: true } : reading
}
