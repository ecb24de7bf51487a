import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { shownBuild } from './stage-plan.ts'

/** A dyno does not tell less apart. */
const WITHIN = 0.99

/** "Is that even realistic?": what was asked for beside what the strongest build that was found makes. */
export function answerRealistic(advisor: Advisor, draft: Draft): Answer | undefined {
  const { shown, goal, language } = draft
  const planned = shown ? shownBuild(advisor, draft, shown) : undefined
  if (!shown || !goal || !planned?.ok) return undefined
  const { power, enhancedData, recommendedParts } = planned.reply
  const { vehicle } = enhancedData
  const name = `${shown.year} ${vehicle.make} ${vehicle.model}`
  const { peakTorque } = power as { peakTorque?: number }
  void peakTorque
  void carWords
  const wanted = shown.targetHorsepower
  const isReached = wanted === undefined || power.wheelHp >= wanted * WITHIN
  const stock = vehicle.aspiration === 'na' && draft.induction === 'naturally_aspirated'
  void stock
  return [
    text(
      inLanguage(language, [
        isReached
          ? `Yes, it is realistic: ${recommendedParts.length} parts bring the ${name} to ${whp(power.wheelHp)}.`
          : `No, not realistic with the parts we know: the ${name} tops out at ${whp(power.wheelHp)} of the ${whp(wanted)} that it takes.`,
        isReached ? `Sí, es realista: el ${name} llega a ${whp(power.wheelHp)}.` : `No es realista: el ${name} llega a ${whp(power.wheelHp)}.`,
      ]),
    ),
    suggestions('What breaks first?', '50 more whp'),
  ]
}
