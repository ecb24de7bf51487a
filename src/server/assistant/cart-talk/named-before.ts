import { oncePer } from '../../../catalog/once-per.ts'
import type { Part } from '../../../engine/model.ts'
import type { Said } from '../advisor.ts'

const byMaker = oncePer((parts: readonly Part[]) => Map.groupBy(parts, ({ manufacturer }) => manufacturer))

/** The parts that an answer names by maker and name, in the order of its words; of two that begin alike the longer. */
export function namedIn(parts: readonly Part[], answer: string): Part[] {
  const found = [...byMaker(parts)]
    .filter(([maker]) => answer.includes(maker))
    .flatMap(([, own]) => own.map((part) => ({ part, name: `${part.manufacturer} ${part.name}` })))
    .filter(({ name }) => answer.includes(name))
  const whole = found.filter(
    ({ name }) =>
      !found.some(
        (other) =>
          other.name !== name && other.name.includes(name) && !answer.replaceAll(other.name, '').includes(name),
      ),
  )
  const once = new Map(whole.map((one) => [one.name, one]))
  return [...once.values()].sort((a, b) => answer.indexOf(a.name) - answer.indexOf(b.name)).map(({ part }) => part)
}

const ANSWERS_BACK = 3

/** The parts that were named last, a few answers back. */
export function namedBefore(parts: readonly Part[], messages: readonly Said[]): Part[] {
  const answers = messages.filter(({ from }) => from === 'assistant').slice(-ANSWERS_BACK)
  for (const { text } of answers.toReversed()) {
    const found = namedIn(parts, text)
    if (found.length > 0) return found
  }
  return []
}

const PRICED_INSTALLED = /^, \$[\d,.]+, \$[\d,.]+ (?:installed|instalad[ao])/
/** The one of several that an answer picked before the others: "the X, $449, $1,349 installed (6 hours)". */
export function pickedIn(parts: readonly Part[], answer: string): Part | undefined {
  const first = parts.filter(({ manufacturer, name }) => {
    const whole = `${manufacturer} ${name}`
    return PRICED_INSTALLED.test(answer.slice(answer.indexOf(whole) + whole.length))
  })
  return first.length === 1 ? first[0] : undefined
}
