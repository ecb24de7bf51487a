import { type Advisor, type Answer, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { shownBuild } from './stage-plan.ts'

/** A dyno does not tell less apart. */
const WITHIN = 0.99

const NO_BOOST = [
  ' Without boost, torque goes with displacement: a good naturally aspirated engine makes 75 to 85 lb-ft per liter at the crank. More takes a stroker or boost.',
] as const

/** "Is that even realistic?": what was asked for beside what the strongest build that was found makes. */
export function answerRealistic(advisor: Advisor, draft: Draft): Answer | undefined {
  const { shown, goal, language } = draft
  const planned = shown ? shownBuild(advisor, draft, shown) : undefined
  if (!shown || !goal || !planned?.ok) return undefined
  const { power, enhancedData, recommendedParts } = planned.reply
  const { vehicle } = enhancedData
  const name = `${shown.year} ${vehicle.make} ${vehicle.model}`
  const isTorque = 'torqueLbft' in goal
  const wanted = isTorque ? goal.torqueLbft : shown.targetHorsepower
  const made = isTorque ? power.wheelTorqueLbft : power.wheelHp
  const isReached = wanted === undefined || made >= wanted * WITHIN
  const figure = (value: number) => (isTorque ? `${Math.round(value)} lb-ft at the wheels` : whp(value))
  const bound = enhancedData.preferences.forced_induction_preference === 'naturally_aspirated' ? NO_BOOST : undefined
  return [
    text(
      inLanguage(language, [
        isReached
          ? `Yes, it is realistic: ${recommendedParts.length} parts bring the ${name} to ${figure(made)}.`
          : `No, not realistic on these terms: the ${name} tops out at ${figure(made)} with every part that fits, not ${figure(wanted)}.${bound?.[0] ?? ''}`,
        isReached
          ? `Sí, es realista: el ${name} llega a ${figure(made)}.`
          : `No es realista: el ${name} llega a ${figure(made)}.`,
      ]),
    ),
    suggestions('What breaks first?', '50 more whp'),
  ]
}
