import { carWords } from '../planning/car-facts.ts'
import type { Advisor } from './advisor.ts'
import type { Draft } from './draft.ts'
import { allKindsIn, makerIn } from './part-words.ts'
import { readInTalk } from './read-in-talk.ts'
import { carOf } from './request-of.ts'

/**
 * The pieces of a message, each with the car that only a later one names. Worked: "what do the stock rods take, and the
 * clutch? It's a 2020 Type R" asks both of the Type R.
 */
export function piecesWithCar(advisor: Advisor, before: Draft, asTyped: readonly string[]): readonly string[] {
  const pieces = withNamed(advisor, asTyped)
  if (before.car !== undefined || pieces.length < 2) return pieces
  const read = pieces.map((piece) => readInTalk(advisor.catalog, before, piece).meaning)
  const withYear = read.findIndex(({ car, year }) => car !== undefined && year !== undefined)
  const first = withYear < 0 ? read.findIndex(({ car }) => car !== undefined) : withYear
  const named = read[first]
  if (first < 1 || named?.car === undefined) return pieces
  const { car, year, gearbox } = named
  const own = carOf(advisor, { car, ...(year === undefined ? {} : { year }), ...(gearbox ? { gearbox } : {}) }, true)
  if (typeof own === 'string') return pieces
  const isOpen = (at: number): boolean =>
    read[at]?.stranger === undefined && (read[at]?.car ?? car) === car && asksOfCar(pieces[at] ?? '')
  const box = gearbox ? (own.vehicle.transmission.kind === 'manual' ? ' manual' : ' automatic') : ''
  const name = `${carWords(own.vehicle, own.year)}${box}`
  return pieces.map((piece, at) => (at < first && isOpen(at) ? `${piece} (${name})` : piece))
}

const PRICED = /\b(?:how much|price|costs?|cuanto)\b[^.?!]*?\b(it|that|one|they|them)\b/i
/** "What is a Whipple, and how much is it": the price of what the piece before it names. */
function withNamed({ catalog }: Advisor, pieces: readonly string[]): readonly string[] {
  return pieces.map((piece, at) => {
    const pronoun = PRICED.exec(piece)?.[1]
    const before = pieces[at - 1]
    if (!pronoun || before === undefined || allKindsIn(piece.toLowerCase()).length > 0) return piece
    const maker = makerIn(catalog.parts, before.toLowerCase())
    return maker ? piece.replace(new RegExp(String.raw`\b${pronoun}\b`, 'i'), `a ${maker}`) : piece
  })
}

/** "Just a tune, and an intake on ...": a piece that asks nothing is part of the next. */
const ASKS = /\?|\b(?:what|how|will|is|are|can|does|do|would|which|where|when|cuant\w+|aguanta\w*|que)\b/i
const asksOfCar = (piece: string): boolean => ASKS.test(piece) && OF_CAR.test(piece)

/** What only a car can answer; the shop's own facts need none. */
const OF_CAR =
  /\b(?:stock|factory|rods?|pistons?|clutch|trans\w*|gearbox|block|engine|motor|bottom end|turbos?|whp|hp|power|boost|torque|intake|exhaust|headers?|downpipe|tune|cam|stage|safe|limit|hold|build|make|kit|e85)\b/i
