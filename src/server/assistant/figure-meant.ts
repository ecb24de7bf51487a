import { type Answer, inLanguage, suggestions, text } from './advisor.ts'
import { saysNothing } from './asked-of-talk.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { STRENGTH_TOPICS } from './strength-asked.ts'

const OF_FIGURE =
  /\b(?:conservative|optimistic|number|figure|rating|limit|max(?:imum)?|real|realistic|fails?|failure|breaks?|breaking|snaps?|blows?|absolute|hard|point|exact|sure|margin|reliably)\b/g
const IS_DOUBT = /\b(?:conservative|optimistic|real|realistic|fails?|failure|breaks?|absolute|margin|reliably|sure)\b/
const MOST_WORDS = 14

/** "Is that the conservative number or where it fails": what a limit that was told means. */
export function figureMeant(before: Draft, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const isOfLimit = STRENGTH_TOPICS.has(before.last?.topic ?? '') || before.last?.intent === 'limits'
  if (!isOfLimit || (meaning.car ?? meaning.goal) !== undefined || asked.trim().split(/\s+/).length > MOST_WORDS)
    return undefined
  if (
    !IS_DOUBT.test(asked) ||
    !/\b(?:that|this|it|eso)\b/.test(asked) ||
    !saysNothing(asked.replaceAll(OF_FIGURE, ' '))
  )
    return undefined
  return [
    text(
      inLanguage(draft.language, [
        'It is the figure we plan up to for a healthy one, not the point where it breaks: take it as give or take 10%. Nobody can name the pull on which it fails; launches, heat, sticky tires and miles bring it closer, so stay 10 to 15% under it for track, drag or towing.',
        'Es la cifra hasta la que planeamos con una pieza sana, no el punto donde se rompe: más o menos 10%. Salidas, calor y millas la bajan, así que para pista o remolque quédate 10 a 15% abajo.',
      ]),
    ),
    suggestions('What breaks first?', 'What does it cost to go past it?'),
  ]
}
