import { type NamedCar, readCar } from '../catalog/car-words.ts'
import { type Answer, inLanguage, type Said, suggestions, text } from './advisor.ts'
import type { Names } from './catalog-names.ts'
import type { Language } from './words/language.ts'

/** What is wanted of a car, in a piece that says it: a power or a time. */
const FIGURE =
  /\b\d{3,4} ?(?:w?hp|rwhp|awhp|at the (?:wheels?|tires?)|horse\w*)\b|\b\d{1,2}\.\d{1,2} (?:second|sec|quarter|pass)/
/** Cars that are held against each other, or of which one gives the other a part, are no two jobs. */
const ONE_JOB =
  /\b(?:vs|versus|compared?|than|faster|quicker|beats?|keep up|against|better|swap\w*|from an?|out of an?|which|should i|instead|or)\b/
const LEAST_LETTERS = 3

interface Job {
  car: NamedCar
  name: string
  /** Words of its name that the other car's has not: "the Hellcat guy". */
  own: ReadonlySet<string>
  pieces: string[]
}

const wordsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length >= LEAST_LETTERS)

function jobsOf({ vehicles }: Names, named: readonly NamedCar[]): readonly Job[] {
  const called = named.flatMap((car) => {
    const any = vehicles.find(({ modelId }) => modelId === car.car)
    return any ? [{ car, name: `${car.year ?? ''} ${any.make} ${any.model}`.trim(), words: wordsOf(any.model) }] : []
  })
  return called.map(({ car, name, words }) => {
    const others = new Set(called.filter((one) => one.car !== car).flatMap((one) => one.words))
    return { car, name, own: new Set(words.filter((word) => !others.has(word))), pieces: [] }
  })
}

/**
 * The two requests of a message that tells of two cars and what each is to do: "a 2019 Scat Pack and a 2016 Hellcat, the
 * Scat guy wants 550, the Hellcat 750". Worked in their order; undefined for a comparison, and where one figure is for both.
 */
export function twoJobsIn(catalog: Names, said: string): readonly [string, string] | undefined {
  if (ONE_JOB.test(said.toLowerCase())) return undefined
  const pieces = said.split(/[.;!?](?!\d)|,|\band\b|\bwhile\b/i).filter((piece) => piece.trim() !== '')
  if (pieces.length < 2 || pieces.filter((piece) => FIGURE.test(piece.toLowerCase())).length < 2) return undefined
  const named = pieces.map((piece) => readCar(catalog.vehicles, piece.toLowerCase()).named)
  const dated = named.filter((one): one is NamedCar => one?.year !== undefined)
  const cars = [...new Map(dated.map((one) => [one.car, one])).values()]
  const [first, second, third] = jobsOf(catalog, cars)
  if (!first || !second || third) return undefined
  let last = first
  for (const [at, piece] of pieces.entries()) {
    const words = wordsOf(piece)
    const refers = [first, second].filter(({ own }) => words.some((word) => own.has(word)))
    const ofName = [first, second].find(({ car }) => car === named[at])
    last = ofName ?? (refers.length === 1 ? (refers[0] ?? last) : last)
    last.pieces.push(piece.trim())
  }
  const isWhole = [first, second].every((job) => job.pieces.some((piece) => FIGURE.test(piece.toLowerCase())))
  return isWhole ? [requestOf(first), requestOf(second)] : undefined
}

const GEARBOX = /\b(?:auto(?:matic)?|manual|stick|dct|[5-9]-?speed|10-?speed)\b/i

/** The car by its name, and what is wanted of it in the customer's own words. */
function requestOf({ name, pieces, car }: Job): string {
  const gearbox = pieces.map((piece) => GEARBOX.exec(piece)?.[0]).find(Boolean)
  const wishes = pieces.filter(
    (piece) => FIGURE.test(piece.toLowerCase()) || !(piece.includes(String(car.year)) || GEARBOX.test(piece)),
  )
  const wanted = wishes.map((piece) => piece.replace(/^.*?\b(?:wants?|needs?|goal is|target is|to)\b/i, '').trim())
  return [
    `${name}${gearbox ? ` ${gearbox}` : ''}`,
    ...wanted.filter((piece) => /\d|\bno\b|\bstock\b/.test(piece)),
  ].join(', ')
}

const NEXT =
  /^\W*(?:(?:ok(?:ay)?|and|now|then|so|cool|got it|thanks)\W+)*(?:next|(?:do |now )?the (?:other|second|next)(?: (?:one|car|guy|customer))?)\W*$/i

/** The talk with every message of two jobs as two: the second one is asked after the answer to the first. */
export function withTwoJobs(catalog: Names, messages: readonly Said[]): { messages: readonly Said[]; next?: string } {
  const told: Said[] = []
  let waiting: string | undefined
  for (const [at, message] of messages.entries()) {
    const isLast = at === messages.length - 1
    const jobs = message.from === 'visitor' ? twoJobsIn(catalog, message.text) : undefined
    if (jobs) {
      told.push({ ...message, text: jobs[0] })
      if (isLast) return { messages: told, next: jobs[1] }
      waiting = jobs[1]
    } else if (waiting !== undefined && message.from === 'visitor') {
      const isNext = NEXT.test(message.text)
      told.push({ ...message, text: waiting })
      if (!isNext) told.push(message)
      waiting = undefined
    } else told.push(message)
  }
  return {
    messages:
      told.length === messages.length && told.every((one, at) => one.text === messages[at]?.text) ? messages : told,
  }
}

/** Beside the answer to the first job: which one comes next. */
export function withNextJob(answered: Answer, next: string | undefined, language: Language | undefined): Answer {
  if (next === undefined) return answered
  return [
    ...answered.filter(({ type }) => type !== 'suggestions'),
    text(
      inLanguage(language === 'es' ? 'es' : 'en', [
        `\nThat is the first car; the other is the ${next}. Say "next" and I'll plan it.`,
        `\nEse es el primer carro; el otro es el ${next}. Dime "next" y lo calculo.`,
      ]),
    ),
    suggestions(next),
  ]
}
