import { type Answer, capital, inLanguage, listed, type Said, suggestions, text } from './advisor.ts'
import { aspectAsked, saysNothing } from './asked-of-talk.ts'
import type { Draft } from './draft.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'

/** What we told in an order, and the words before it that say why. */
const IN_ORDER = /(?:in that order|cheapest power first|primero el caballo más barato): ([^\n]*)/i
const PLACE: ReadonlyMap<string, number> = new Map([
  ...(['first', '1st'] as const).map((word) => [word, 0] as const),
  ...(['second', '2nd', 'next', 'then'] as const).map((word) => [word, 1] as const),
  ...(['third', '3rd'] as const).map((word) => [word, 2] as const),
  ['last', -1] as const,
])
const ORDINAL = new RegExp(String.raw`\b(?:${[...PLACE.keys()].join('|')})\b`, 'g')
/** Answers in which a list is still the one that is meant. */
const ANSWERS_HELD = 2

/** "And second?", "why" after parts that were told in an order: the one at that place, or why the first stands first. */
export function listGoesOn(
  draft: Draft,
  { asked, meaning }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  if (draft.shown || (meaning.car ?? meaning.goal ?? meaning.budgetUsd) !== undefined) return undefined
  const told = messages.filter(({ from }) => from === 'assistant').slice(-ANSWERS_HELD)
  const from = told.findLast(({ text: words }) => IN_ORDER.test(words))?.text
  const items = from === undefined ? [] : itemsOf(from)
  if (from === undefined || items.length < 2) return undefined
  const ofTwo = whichOfTwo(items, asked)
  if (ofTwo) return [text(ofTwo), suggestions('Add it to my cart', 'How long does it take?')]
  const place = placeAsked(asked)
  const item = place === undefined ? undefined : items.at(place)
  const said = messages.at(-1)?.text ?? ''
  const isWhy = place === undefined && aspectAsked(asked, said) === 'why'
  const words = item ? `${placeWords(items.indexOf(item))} ${item}.` : isWhy ? whyFirst(from, items) : undefined
  return words
    ? [text(inLanguage(draft.language, [words, words])), suggestions('Add it to my cart', 'How long does it take?')]
    : undefined
}

/** "Radiator first or intercooler first": by the order that was told; what the list does not name comes after it. */
function whichOfTwo(items: readonly string[], asked: string): string | undefined {
  const kinds = kindsIn(asked)
  const [one, other, more] = kinds.map((kind) => ({
    kind,
    at: items.findIndex((item) => item.toLowerCase().includes(kindWords(kind).toLowerCase())),
  }))
  if (!one || !other || more || !/\bor\b|\bvs\b|\bbefore\b|\bfirst\b/.test(asked) || (one.at < 0 && other.at < 0))
    return undefined
  const isOne = other.at < 0 || (one.at >= 0 && one.at < other.at)
  const [first, second] = isOne ? [one, other] : [other, one]
  return `${capital(kindWords(first.kind))} first: ${items[first.at]}. ${capital(kindWords(second.kind))} after that: ${lowerFirst(PART_FACTS[second.kind].does)}`
}
const lowerFirst = (words: string): string =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

const placeWords = (at: number): string => ['First:', 'Second:', 'Third:'][at] ?? 'After that:'

function placeAsked(asked: string): number | undefined {
  const [word, ...more] = asked.match(ORDINAL) ?? []
  return word && more.length === 0 && saysNothing(asked.replaceAll(ORDINAL, ' ')) ? PLACE.get(word) : undefined
}

const itemsOf = (answer: string): string[] =>
  (IN_ORDER.exec(answer)?.[1] ?? '')
    .split(/\.(?= |$)/)[0]
    ?.split(/; /)
    .filter((item) => item.includes('$')) ?? []

/** What the list was ordered by: the dollars for each horsepower, else the reason that was told with it. */
function whyFirst(answer: string, items: readonly string[]): string | undefined {
  const each = items.map((item) => /^(.*?):? about .*(\$[\d,]+ a whp)$/.exec(item)).filter((found) => found !== null)
  const [first, ...rest] = each.map(([, name = '', usd = '']) => ({ name, usd }))
  if (first && rest.length > 0)
    return `Because it costs the least for the power it brings: ${first.usd} for the ${first.name}, against ${listed(rest.map(({ name, usd }) => `${usd} for the ${name}`))}.`
  const [reason] = answer.split(IN_ORDER)[0]?.match(/(?<=first\. ).*?[.](?= )/i) ?? []
  return reason
}
