import { type Answer, inLanguage, suggestions, text } from './advisor.ts'
import { GOALS } from './ask-goal.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'

/** "Nah, no exhaust" of a build that was that exhaust: nothing of it is left, and what else is wanted is asked. */
export function nothingLeft(
  before: Draft,
  draft: Draft,
  { meaning }: MessageReading,
  planned: Answer,
): Answer | undefined {
  const isRefusal = (meaning.without ?? meaning.keepsStock) !== undefined && meaning.goal === undefined
  const isEmpty = planned.some((event) => event.type === 'build' && event.reply.recommendedParts.length === 0)
  if (before.shown === undefined || !isRefusal || !isEmpty) return undefined
  return [
    text(
      inLanguage(draft.language, [
        'OK, that stays off, and nothing of that build is left without it. What else should the car do: more power, brakes, handling, cooling? Name one and I leave that part out.',
        'Bien, eso no va, y sin eso no queda nada de ese build. ¿Qué más quieres: potencia, frenos, manejo, enfriamiento?',
      ]),
    ),
    suggestions(...GOALS),
  ]
}
