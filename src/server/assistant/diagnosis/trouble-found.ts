import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import { ofCar } from '../frame/of-car.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { BEFORE_POWER_ROWS } from './before-power.ts'
import { BOOST_ROWS } from './boost-rows.ts'
import { RUNNING_GEAR_ROWS } from './running-gear-rows.ts'
import { TOW_ROWS } from './tow-rows.ts'
import type { Told } from './trouble-row.ts'

const ROWS = [...RUNNING_GEAR_ROWS, ...BOOST_ROWS, ...TOW_ROWS, ...BEFORE_POWER_ROWS] as const
const MOST_TURNS_BACK = 2

/** A trouble that tells enough of itself: what it is, in which order it is looked for, and what to leave till then. */
export function troubleFound(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, words } = turn
  if (reading.meaning.intent === 'cart') return undefined
  const typed = plainWords(words)
  const told: Told = {
    typed,
    before: (before.turns ?? []).slice(-MOST_TURNS_BACK).join(' ').toLowerCase(),
    car: ofCar(advisor, draft, reading),
  }
  for (const { all, none, tell } of ROWS) {
    if (none?.test(typed) || !all.every((form) => form.test(typed))) continue
    const says = tell(told)
    if (says) return [text(inLanguage(draft.language, says)), suggestions('What do I check first?', 'Book the shop')]
  }
  return undefined
}
