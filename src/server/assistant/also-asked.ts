import type { Bilingual } from './advisor.ts'
import { FACTS_OF_CAR, namedOfCar, weakOfCar } from './knowledge/facts-of-car.ts'
import { saysOf, tellingTerms } from './knowledge/topic-index.ts'
import type { Subject } from './strength-answers.ts'

/** So telling has to be what is left unsaid before more is said, and so many things are said of it at most. */
const LEAST_TELLING = 2.6
const MOST_SAID = 2

/**
 * What a question names and its answer does not speak of, told from what is known of the car and from the help corpus. An
 * answer speaks of everything telling that it was asked for.
 */
export function alsoAsked(asked: string, said: string, subject: Subject | undefined): Bilingual[] {
  // Who makes superchargers is no act of law, and a fox body no body.
  const unsaid = tellingTerms(asked.replaceAll(/\bmagnusons?\b|\bfox ?body\b/g, ' '))
  for (const term of saysOf(said)) unsaid.delete(term)
  const told: Bilingual[] = []
  const facts = subject
    ? [
        { terms: saysOf(namedOfCar(subject)), say: weakOfCar },
        ...FACTS_OF_CAR.map(({ asked: words, say }) => ({ terms: saysOf(words), say })),
      ]
    : []
  while (subject && told.length < MOST_SAID) {
    const [best] = facts
      .map((fact) => ({ ...fact, gain: gainOf(unsaid, fact.terms) }))
      .toSorted((one, other) => other.gain - one.gain)
    if (!best || best.gain < LEAST_TELLING) break
    const words = best.say(subject)
    for (const term of best.terms) unsaid.delete(term)
    if (words[0] !== '' && !said.includes(words[0])) told.push(words)
  }
  return told
}

const gainOf = (unsaid: ReadonlyMap<string, number>, terms: ReadonlySet<string>): number =>
  [...unsaid].reduce((sum, [term, telling]) => sum + (terms.has(term) ? telling : 0), 0)
