import type { Bilingual } from '../advisor.ts'
import type { Aspect } from '../asked-of-talk.ts'
import { clausesOf, likenessTo } from './likeness.ts'
import COUNTER from './second-turns/counter-and-chassis.json' with { type: 'json' }
import DANGERS from './second-turns/dangers.json' with { type: 'json' }
import ENGINE from './second-turns/engine-and-figures.json' with { type: 'json' }
import FIRST from './second-turns/first-messages.json' with { type: 'json' }
import HEARSAY from './second-turns/hearsay.json' with { type: 'json' }
import PARTS from './second-turns/parts.json' with { type: 'json' }
import SHOP from './second-turns/shop-and-tuning.json' with { type: 'json' }
import TRACK from './second-turns/track-and-upkeep.json' with { type: 'json' }

/** What is asked next once a topic was told: its questions as people put them, without its subject, and the answer. */
export interface SecondTurn {
  aspect?: Aspect
  asks: readonly string[]
  says: Bilingual
}

export const SECOND_TURNS = {
  ...SHOP,
  ...TRACK,
  ...COUNTER,
  ...ENGINE,
  ...DANGERS,
  ...PARTS,
  ...HEARSAY,
  ...FIRST,
} as unknown as Readonly<Record<string, readonly SecondTurn[]>>

/** How near the second turns of a topic are to a message, the nearest first. */
export interface NearTurn {
  turn: SecondTurn
  /** How like the message is to the turn's own questions, 0 to 1. */
  own: number
  /** How like it is to the questions of that aspect over all topics, 0 to 1; 0 where the turn has none. */
  ofAspect: number
}

interface Index {
  likesOf: (text: string) => Float64Array
  /** By topic, where the questions of each of its turns stand. */
  turns: ReadonlyMap<string, readonly { turn: SecondTurn; from: number; to: number }[]>
  aspects: ReadonlyMap<Aspect, readonly number[]>
}

export function indexOf(all: Readonly<Record<string, readonly SecondTurn[]>>): Index {
  const asks: string[] = []
  const aspects = new Map<Aspect, number[]>()
  const turns = new Map(
    Object.entries(all).map(([topic, own]) => [
      topic,
      own.map((turn) => {
        const from = asks.length
        asks.push(...turn.asks, ...turn.says)
        const { aspect } = turn
        if (aspect) aspects.set(aspect, [...(aspects.get(aspect) ?? []), ...turn.asks.map((_, at) => from + at)])
        return { turn, from, to: asks.length }
      }),
    ]),
  )
  return { likesOf: likenessTo(asks), turns, aspects }
}

let index: Index | undefined
/** Made when the first message comes. */
const theIndex = (): Index => {
  index ??= indexOf(SECOND_TURNS)
  return index
}

/** An aspect is as near as the mean of its nearest questions. */
const NEAREST = 6
const meanOfNearest = (likes: Float64Array, places: readonly number[]): number =>
  places
    .map((at) => likes[at] ?? 0)
    .toSorted((a, b) => b - a)
    .slice(0, NEAREST)
    .reduce((sum, like) => sum + like, 0) / NEAREST

/** An answer is long, so that no question is very like it: what it says of the question counts so much more. */
const SAYS_COUNTS = 1.5
const ownLikes = (likes: Float64Array, from: number, to: number): number[] =>
  [...likes.subarray(from, to)].map((like, at, { length }) => (at < length - 2 ? like : like * SAYS_COUNTS))

/** The second turns of a topic by how near a message is to them. */
export function nearTurns(topic: string, text: string, { likesOf, turns, aspects } = theIndex()): readonly NearTurn[] {
  const own = turns.get(topic) ?? []
  if (own.length === 0) return []
  const all = clausesOf(text).map(likesOf)
  return own
    .map(({ turn, from, to }) => ({
      turn,
      own: Math.max(...all.flatMap((likes) => ownLikes(likes, from, to))),
      ofAspect: turn.aspect
        ? Math.max(...all.map((likes) => meanOfNearest(likes, aspects.get(turn.aspect as Aspect) ?? [])))
        : 0,
    }))
    .toSorted((a, b) => b.own + b.ofAspect - a.own - a.ofAspect)
}

/** What aspect of whatever was told a message asks, by the questions of all topics; the nearest first. */
export function aspectsLike(text: string): readonly { aspect: Aspect; like: number }[] {
  const { likesOf, aspects } = theIndex()
  const all = clausesOf(text).map(likesOf)
  return [...aspects]
    .map(([aspect, places]) => ({ aspect, like: Math.max(...all.map((likes) => meanOfNearest(likes, places))) }))
    .toSorted((a, b) => b.like - a.like)
}
