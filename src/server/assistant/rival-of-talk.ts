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
  if (meaning.against?.car) return reading
  const his = RACES.test(asked) ? hisCar(before, reading) : undefined
  if (his) return raced(reading, { ...ownOf(before), rival: his })
  if (!AS_FAST_AS_IT.test(asked) || !MAKES.test(asked)) return reading
  if (meaning.goal && !('most' in meaning.goal)) return reading
  const named = namedSoFar(catalog, before)
  const own = meaning.car ?? before.car ?? named[0]?.car
  const rival = named.findLast(({ car }) => car !== own)
  if (!own || !rival) return reading
  const year = meaning.year ?? named.findLast((one) => one.car === own && one.year !== undefined)?.year
  return raced(reading, { car: own, ...(year ? { year } : {}), rival })
}

function raced(reading: MessageReading, { car, year, rival }: Named & { rival: Named }): MessageReading {
  const { topic: _, part: __, year: ___, ...rest } = reading.meaning
  return {
    ...reading,
    meaning: { ...rest, intent: 'plan', car, ...(year ? { year } : {}), goal: { fasterThan: rival } },
    mayMean: [],
  }
}

/** "It's a 392 Charger by the way, what do I need to gap him": the car that is named is the rival's. */
const TELLS_HIS =
  /\b(?:it is|it was|that is|his is|he has|he is (?:in|got)|he drives|he runs|his (?:car|ride) is|turns out it is|its) (?:actually |really |just )?(?:an? |the )/
const RACES =
  /\b(?:walk|gap|beat|smoke|take|embarrass|outrun|catch|match|get|drag|race|hang with|keep up with|stay with)(?:e?s)?(?: up (?:to|with)| on)? (?:him|her|them|that|it)\b/
const OF_HIM = /\b(?:him|his|he|her|them)\b/
const OF_MINE = /\b(?:mine|my)\b/
function hisCar({ car: own }: Before, { meaning: { car, year }, asked }: MessageReading): Named | undefined {
  if (!car || own === undefined || car === own || !TELLS_HIS.test(asked) || !OF_HIM.test(asked) || OF_MINE.test(asked))
    return undefined
  return { car, ...(year ? { year } : {}) }
}

const ownOf = ({ car = '', year, isYearSaid }: Before & { year?: number; isYearSaid?: boolean }): Named => ({
  car,
  ...(year && isYearSaid ? { year } : {}),
})
