import { clausesOf, likenessTo } from './likeness.ts'
import ADVICE from './questions/advice.json' with { type: 'json' }
import CHASSIS from './questions/chassis.json' with { type: 'json' }
import ENGINE from './questions/engine.json' with { type: 'json' }
import FIRST from './questions/first-messages.json' with { type: 'json' }
import HEARSAY from './questions/hearsay.json' with { type: 'json' }
import MORE from './questions/more-topics.json' with { type: 'json' }
import SHOP from './questions/shop.json' with { type: 'json' }
import VOICES from './questions/voices.json' with { type: 'json' }

/** Questions as many people put them, by the topic that answers them: what a topic is asked in is taught here. */
export const QUESTIONS: Readonly<Record<string, readonly string[]>> = [
  ENGINE,
  CHASSIS,
  SHOP,
  HEARSAY,
  FIRST,
  ADVICE,
  VOICES,
  MORE,
].reduce(
  (all, bank: Readonly<Record<string, readonly string[]>>) => {
    for (const [id, asked] of Object.entries(bank)) all[id] = [...(all[id] ?? []), ...asked]
    return all
  },
  {} as Record<string, string[]>,
)

/** A topic is as near as its nearest questions, each next one counting less. */
const NEAREST = 5
const EACH_NEXT = 0.8
const ALL_NEAREST = Array.from({ length: NEAREST }, (_, at) => EACH_NEXT ** at).reduce((sum, one) => sum + one, 0)

/** The questions of one topic stand side by side. */
interface Index {
  topics: readonly { id: string; from: number; to: number }[]
  likesOf: (text: string) => Float64Array
}

function indexed(): Index {
  const all: string[] = []
  const topics = Object.entries(QUESTIONS).map(([id, asked]) => {
    const from = all.length
    all.push(...asked)
    return { id, from, to: all.length }
  })
  return { topics, likesOf: likenessTo(all) }
}

let index: Index | undefined
/** Made when the first message comes. */
function theIndex(): Index {
  index ??= indexed()
  return index
}

/** How like a text, or the clause of it that is nearest, is to the questions of each topic, 0 to 1. */
export function likeness(text: string): ReadonlyMap<string, number> {
  const { topics, likesOf } = theIndex()
  const all = clausesOf(text).map((clause) => {
    const likes = likesOf(clause)
    return topics.map(({ from, to }) => meanOfNearest(likes, from, to))
  })
  return new Map(topics.map(({ id }, at) => [id, Math.max(...all.map((likes) => likes[at] ?? 0))]))
}

/** The nearest are kept in order while all are looked at: this runs for every topic and every message. */
function meanOfNearest(likes: Float64Array, from: number, to: number): number {
  const nearest = new Array<number>(NEAREST).fill(0)
  for (let at = from; at < to; at++) {
    let like = likes[at] ?? 0
    for (let place = 0; like > (nearest[NEAREST - 1] ?? 0) && place < NEAREST; place++) {
      const held = nearest[place] ?? 0
      if (like > held) [nearest[place], like] = [like, held]
    }
  }
  return nearest.reduce((sum, like, at) => sum + like * EACH_NEXT ** at, 0) / ALL_NEAREST
}
