import { makersNamed } from './cart-talk/names-said.ts'
import type { Names } from './catalog-names.ts'
import type { MessageReading } from './meaning-of.ts'
import { BOOST_KINDS, partsIn } from './part-words.ts'
import type { Before } from './said-before.ts'
import { plainWords } from './sentence.ts'

const BIGGER_TURBO = /\b(?:hybrid|bigger|larger|big|upgraded|drop[- ]?in) (?:[a-z]+ )?turbos?\b/
const WITH_TURBOS = /\b(?:with|add|include|including) (?:the |those |new |better )turbos?\b/
/** "And with a hybrid turbo": one is in the build, whether or not the power could be had without. */
export function withBiggerTurbo(before: Before, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  // "Price it with the turbos", of a car whose own were to stay: others than its own.
  const isAfterAll = before.keepsStock?.includes('boost_source') === true && WITH_TURBOS.test(asked)
  const isNamed = isAfterAll || BIGGER_TURBO.test(asked)
  const isMeant = meaning.intent === 'plan' && isNamed && (meaning.induction ?? '').includes('turbo')
  if (!isMeant || before.shown === undefined || meaning.keepsStock?.includes('boost_source')) return reading
  const isOfStage = before.goal !== undefined && 'stage' in before.goal && before.goal.stage < 3
  return {
    ...reading,
    meaning: {
      ...meaning,
      wants: [...new Set([...(meaning.wants ?? []), 'turbo_upgrade' as const])].sort(),
      ...(isOfStage && !meaning.goal ? { goal: { stage: 3 as const } } : {}),
    },
  }
}

const REFUSED =
  /\b(?:no|not|without|than|instead of|sold|had|from|hate|vs) (?:an? |the |my )?(?:[a-z]+ )?$|\bor\b|\bvs\b|\bversus\b/
/** A figure before the kit: "400 with a Vortech". */
const FIGURE = /(?<![\d.$])([3-9]\d\d|1[0-4]\d\d) with (?:an? |the )?$/
/** A maker of whose parts so many make boost is named for it, where no other part stands behind the name. */
const MOSTLY = 0.25

/** "Roush axle-back": so near behind the name stands what is meant of that maker. */
const NEAR = 6

/** The maker of boost that the words name, and where; undefined where several are, or one is ruled out. */
function boostMaker(catalog: Names, words: string): { name: string; before: string } | undefined {
  const makers = makersNamed(catalog, words).filter((maker) =>
    catalog.parts.some(({ manufacturer, kind }) => manufacturer === maker && BOOST_KINDS.includes(kind)),
  )
  const [maker = ''] = makers
  const [short = maker] = maker.toLowerCase().split(' ')
  const at = words.indexOf(short)
  if (makers.length !== 1 || at < 0 || REFUSED.test(words.slice(0, at)) || /\bor\b|\bvs\b/.test(words)) return undefined
  const behind = partsIn(words.slice(at)).find(({ from }) => from <= short.length + NEAR)
  if (behind?.word.kinds.every((kind) => !BOOST_KINDS.includes(kind))) return undefined
  return { name: maker, before: words.slice(0, at) }
}

/** "Vortech, 650 whp": the kit of that maker, where it fits, and not the next best of its kind. */
export function withBoostNamed(catalog: Names, reading: MessageReading, text: string): MessageReading {
  const { meaning } = reading
  if (meaning.intent !== 'plan' || meaning.partNamed !== undefined || meaning.change !== undefined) return reading
  if (meaning.induction === 'naturally_aspirated' || meaning.keepsStock?.includes('boost_source')) return reading
  const words = plainWords(text)
  const isBoosted = (meaning.boostKinds?.length ?? 0) > 0 || (meaning.induction ?? 'auto') !== 'auto'
  const staged = partsIn(words).find(
    ({ word, from, to }) => word.kinds[0] === 'turbo_upgrade' && /stage \d/.test(words.slice(from, to)),
  )
  if (staged && isBoosted)
    return { ...reading, meaning: { ...meaning, partNamed: words.slice(staged.from, staged.to) } }
  const found = boostMaker(catalog, words)
  if (!found) return reading
  const own = catalog.parts.filter(({ manufacturer }) => manufacturer === found.name)
  const isKnownForIt = own.filter(({ kind }) => BOOST_KINDS.includes(kind)).length >= MOSTLY * own.length
  if (!isBoosted && !isKnownForIt) return reading
  const figure = meaning.goal === undefined ? FIGURE.exec(found.before)?.[1] : undefined
  return {
    ...reading,
    meaning: {
      ...meaning,
      partNamed: found.name.toLowerCase(),
      ...(figure ? { goal: { wheelHp: Number(figure) } } : {}),
    },
  }
}
