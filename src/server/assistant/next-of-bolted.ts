import type { MessageReading } from './meaning-of.ts'

const LEAST_INSTALLED = 2
const ASKS_NEXT =
  /\bnext\b|\bwhat(?: is|'s) (?:left|there left)\b|\banything left\b|\bwhat else (?:can|could|should|is there)\b|\bwhere (?:do|to|now)\b.{0,12}\b(?:from here|now|next)\b/
const ALL_MOTOR =
  /\bna\b|\bn\/a\b|\bnaturally aspirated\b|\bbefore (?:i |we )?(?:go(?:ing)? )?(?:to )?boost\b|\ball motor\b/
const EXPLAINS = /\bwhat (?:is|does) (?:an? )?fbo\b|\bmeans?\b/

/** "2010 GT-R, full bolt-ons, E85, big injectors. Next": the most that it makes from there, and no text on what that is. */
export function nextOfBolted(reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  const { installed = [], goal, budgetUsd, car } = meaning
  const isNext = car !== undefined && installed.length >= LEAST_INSTALLED && ASKS_NEXT.test(asked)
  const isGoal = goal !== undefined && !('most' in goal)
  if (!isNext || isGoal || budgetUsd !== undefined || EXPLAINS.test(asked)) return reading
  const { topic: _, part: __, cart: ___, ...said } = meaning
  return {
    ...reading,
    meaning: {
      ...said,
      ...{ intent: 'plan', goal: { most: true, isSafe: true }, isOfShown: true },
      ...(ALL_MOTOR.test(asked) ? { induction: 'naturally_aspirated' as const } : {}),
    },
  }
}
