import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

const SAME_ENGINE = /\b(?:the )?same (?:motor|engine|mill)\b|\b(?:el )?mismo motor\b/
const BUILDS = /\b(?:do|build|plan|tune) (?:that|this|his|hers|it)\b/
const LITERS = /(?<![\d.$])(\d\.\d)(?![\d.%])/g

/** "A Tahoe with the 5.3 // my husband's Silverado has the same motor": of half a name the one with the engine that was said. */
export function withSameEngine({ turns = [] }: Before, reading: MessageReading): MessageReading {
  const { mayMean, meaning, asked } = reading
  if (meaning.car !== undefined || mayMean.length < 2 || !SAME_ENGINE.test(asked)) return reading
  const liters = [...turns.join(' ').matchAll(LITERS)].at(-1)?.[1]
  const own = mayMean.filter(({ label }) => liters !== undefined && label.split(' ').includes(liters))
  const [only, other] = own
  if (!only || other) return reading
  const intent = meaning.intent === 'unknown' || BUILDS.test(asked) ? 'plan' : meaning.intent
  return { ...reading, mayMean: [], meaning: { ...meaning, intent, car: only.car } }
}
