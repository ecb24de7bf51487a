import { type Advisor, type Answer, inLanguage, listed, type Said, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { kindWords } from './parts-answer.ts'

const ADDED = /^(?:In your cart: |En tu carrito: )(.*)/m
const WHOLE = /^(?:the whole build|el build completo)/

/** Nothing is said to have come out of a cart into which this talk put nothing of the kind. */
export function claimsNothing(
  { catalog }: Advisor,
  { language }: Draft,
  messages: readonly Said[],
  told: Answer,
): Answer {
  const change = told.find((event) => event.type === 'cart_change')
  if (change?.type !== 'cart_change' || change.act !== 'remove' || change.kinds.length !== 1) return told
  const added = messages.flatMap(({ from, text: words }) =>
    from === 'assistant' ? (ADDED.exec(words)?.[1] ?? []) : [],
  )
  const isOfKind = catalog.parts.some(
    ({ kind, manufacturer, name }) =>
      change.kinds.some((one) => one === kind) && added.some((words) => words.includes(`${manufacturer} ${name}`)),
  )
  if (isOfKind || added.some((words) => WHOLE.test(words))) return told
  const name = listed(
    catalog.parts.flatMap(({ kind }) => (kind === change.kinds[0] ? [kindWords(kind)] : [])).slice(0, 1),
  )
  const words = text(
    inLanguage(language, [
      `I put no ${name} in your cart in this talk. If one was in there, it's out now; everything else stays.`,
      `En esta plática no puse nada así en tu carrito (${name}). Si había, ya no está; lo demás se queda.`,
    ]),
  )
  return told.map((event) => (event.type === 'text' ? words : event))
}
