import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { inLanguage, whp } from './advisor.ts'
import type { Draft } from './draft.ts'

/** So little above what the car makes today a build is none; so far above it the strongest has to be. */
const NO_GAIN = 1.03
const A_GAIN = 1.05

/**
 * A goal that is out of reach, and the build that is worth its money makes no more than the car already does: the strongest
 * that there is, whatever it costs, and the words that say so.
 */
export function strongerThanNow(
  { dynoSheet, language }: Draft,
  request: GenerateRequest,
  { power, frontier, shortfall }: GenerateReply,
): { request: GenerateRequest; goalWords: string } | undefined {
  const now = dynoSheet?.wheelHp
  const top = frontier.at(-1)?.wheelHp
  const { targetHorsepower, budgetUsd } = request
  if (!now || !top || !targetHorsepower || !shortfall || budgetUsd !== undefined) return undefined
  if (power.wheelHp > NO_GAIN * now || top < A_GAIN * now || targetHorsepower <= top) return undefined
  return {
    request: { ...request, targetHorsepower: Math.floor(top) },
    goalWords: inLanguage(language, [
      `Not ${whp(targetHorsepower)} on these terms: the most we get is ${whp(top)}, and this is that build.`,
      `No llega a ${whp(targetHorsepower)} en estas condiciones: lo más que sale son ${whp(top)}, con este build.`,
    ]),
  }
}
