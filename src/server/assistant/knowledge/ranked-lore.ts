import { type Lore, loreOf, type Platform } from './car-lore.ts'
import { type KnownAnswer, knownBy } from './known-answers.ts'
import { askedSigns, type HeldWords, heldAgainst } from './ranked-answers.ts'

/** What the trade says of a platform, and how likely it answers a message. */
export interface RankedLore {
  platform: Platform
  lore: Lore
  /** 0 to 1, as of any ranked answer. */
  right: number
}

/** How much each counts. Fitted to what judges granted 2,568 answers to 643 messages of strangers about known cars. */
const COUNTS: HeldWords = {
  covered: 1.97,
  coveredBySays: 0.52,
  missed: 0.06,
  nearest: 3.32,
  next: 2.06,
  says: 3.73,
  nearestPlace: 1.86,
  nextPlace: 1.25,
  saysPlace: 0.72,
  nearestBoth: -1.84,
}
const NOTHING = -5.15
/** Of several platforms that may be meant one is right. */
const OF_SEVERAL = -0.35
/** The best of them is likelier right, and the more so the further it stands above the next. */
const BEST = 0.63
const ABOVE_NEXT = 0.43
const MOST_ABOVE = 2.3

const NAMES = Object.keys(COUNTS) as (keyof HeldWords)[]

/** So many platforms are kept by the signs of what is said of them, some 0.3 MB each; those that were asked for last. */
const MOST_KEPT = 24
const kept = new Map<string, readonly KnownAnswer[]>()

function knownOf({ key, title }: Platform): readonly KnownAnswer[] {
  const found = kept.get(key) ?? loreOf(key).map(({ asks, says }) => knownBy(title, says[0], asks))
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return found
}

/** What is said of platforms by how likely it answers a message. `bare`: the message without its car. */
export function rankedLore(platforms: readonly Platform[], text: string, bare: string): readonly RankedLore[] {
  const asked = askedSigns(text, bare)
  const all = platforms
    .flatMap((platform) => {
      const known = knownOf(platform)
      return loreOf(platform.key).map((lore, at) => {
        const held = heldAgainst(asked, known[at]!)
        return { platform, lore, sum: NAMES.reduce((sum, name) => sum + COUNTS[name] * held[name], NOTHING) }
      })
    })
    .toSorted((one, other) => other.sum - one.sum)
  return all.map(({ platform, lore, sum }, at): RankedLore => {
    const above = at > 0 ? 0 : BEST + ABOVE_NEXT * Math.min(MOST_ABOVE, sum - (all[1]?.sum ?? sum))
    return { platform, lore, right: 1 / (1 + Math.exp(-(sum + above + OF_SEVERAL * platforms.length))) }
  })
}
