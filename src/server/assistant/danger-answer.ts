import { type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { plainAnswer } from './computed/plain-answers.ts'
import { type Danger, dangerOf, dangerTold, wantsToGoOn } from './danger-told.ts'
import type { Draft } from './draft.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'

/** Readings that would sell something, or a figure of power, to a car that is not well. */
const SELLS: ReadonlySet<Intent> = new Set<Intent>([
  'plan',
  'fits',
  'stages',
  'price',
  'limits',
  'slip',
  'stock',
  'cart',
])

/** A danger that is told beside the wish to drive on or to have more: to stop comes first, and nothing is sold. */
export function dangerFirst(
  draft: Draft,
  { asked, meaning }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const words = messages.at(-1)?.text ?? ''
  const danger = dangerTold(asked, words)
  if (!danger || !(SELLS.has(meaning.intent) || wantsToGoOn(asked, words))) return undefined
  const [english, spanish] = stopWords(danger)
  const plain = plainAnswer(asked, undefined, meaning.car !== undefined)
  const told: Bilingual = plain ? [`${plain[0]} ${english}`, `${plain[1]} ${spanish}`] : [english, spanish]
  return [text(inLanguage(draft.language, told)), suggestions('What do I check first?', 'Book the shop')]
}

const stopWords = ({ stop, check }: Danger) => [`${stop[0]} ${check[0]}`, `${stop[1]} ${check[1]}`] as const

/** What was told before and not repaired since leads whatever is sold after it. */
export function stillBroken(draft: Draft, answer: Answer): Answer {
  const danger = dangerOf(draft.talk?.danger)
  if (!danger || !answer.some(({ type }) => type === 'build' || type === 'parts' || type === 'cart')) return answer
  const [english, spanish] = danger.name
  return [
    text(
      inLanguage(draft.language, [
        `First the ${english}: find it and fix it before anything below goes on the car, and until then it stays out of boost. `,
        `Primero el problema de ${spanish}: arréglalo antes de poner nada de esto. `,
      ]),
    ),
    ...answer,
  ]
}
