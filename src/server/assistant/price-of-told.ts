import { type Answer, dollars, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { aspectAsked } from './asked-of-talk.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'

const INSTALLED = /\$([\d,]+) installed/g

/** "What would that run me all in?" after parts that were told one by one: their prices as we told them, together. */
export function priceOfTold(
  before: Draft,
  draft: Draft,
  { meaning, asked }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const isAsked = meaning.intent === 'price' || aspectAsked(asked, messages.at(-1)?.text ?? '') === 'cost'
  const isOfOther = meaning.car !== undefined || meaning.goal !== undefined || kindsIn(asked).length > 0
  const last = messages.findLast(({ from }) => from === 'assistant')
  if (!isAsked || isOfOther || before.shown || !last || last.request) return undefined
  const prices = [...last.text.matchAll(INSTALLED)].map(([, usd = '']) => Number(usd.replaceAll(',', '')))
  if (prices.length < 2) return undefined
  const total = dollars(prices.reduce((sum, usd) => sum + usd, 0))
  const each = prices.map(dollars).join(' + ')
  return [
    text(
      inLanguage(draft.language, [
        `${total} for all of it, installed at our shop (${each}). You can take them one at a time, in that order. Sales tax comes on top.`,
        `${total} por todo, instalado en el taller (${each}). Se pueden poner de una en una, en ese orden. El impuesto va aparte.`,
      ]),
    ),
    suggestions('How long does it take?', 'Book the shop'),
  ]
}
