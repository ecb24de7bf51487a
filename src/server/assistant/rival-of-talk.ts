import type { Names } from './catalog-names.ts'
import type { Compared } from './compared.ts'
import type { MessageReading } from './meaning-of.ts'
import { readMessageOnce } from './read-message-once.ts'
import type { Before } from './said-before.ts'

/** "Make the SS as fast as that": the other car of the talk, which the message does not name. */
const AS_FAST_AS_IT =
  /\b(?:as (?:fast|quick|strong) as|(?:faster|quicker) than|(?:match|beat|catch|outrun|hang with|keep up with|run with|gap))(?: (?:with|up to))? (?:that(?! \w)|that (?:one|car|thing)|it\b(?! \w)|him\b|the other(?: one| car)?)\b/
const MAKES = /\b(?:make|get|build|need|takes?|want|what)\b/

interface Named {
  car: string
  year?: number
}

/** A car of the talk by its name, with the year that was said of it anywhere. */
function namedSoFar(catalog: Names, { turns = [], compared }: Before): readonly Named[] {
  const ofTurns = turns.flatMap((words): Named[] => {
    const { car, year, against } = readMessageOnce(catalog, words).meaning
    return [
      ...(car ? [{ car, ...(year ? { year } : {}) }] : []),
      ...(against?.car ? [{ car: against.car, ...(against.year ? { year: against.year } : {}) }] : []),
    ]
  })
  const ofCompared = ((compared as Compared | undefined)?.cars ?? []).map(
    ({ car, year }): Named => ({ car, ...(year ? { year } : {}) }),
  )
  return [...ofTurns, ...ofCompared]
}

/** A message that wants one car of the talk made as quick as the other: both by what was said of them before. */
export function withRivalOfTalk(catalog: Names, before: Before, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  if (!AS_FAST_AS_IT.test(asked) || !MAKES.test(asked) || meaning.against?.car) return reading
  if (meaning.goal && !('most' in meaning.goal)) return reading
  const named = namedSoFar(catalog, before)
  const own = meaning.car ?? before.car ?? named[0]?.car
  const rival = named.findLast(({ car }) => car !== own)
  if (!own || !rival) return reading
  const year = meaning.year ?? named.findLast((one) => one.car === own && one.year !== undefined)?.year
  const { topic: _, part: __, ...rest } = meaning
  return {
    ...reading,
    meaning: { ...rest, intent: 'plan', car: own, ...(year ? { year } : {}), goal: { fasterThan: rival } },
    mayMean: [],
  }
}
