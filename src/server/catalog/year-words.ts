import { readShortYear } from '../../catalog/engine-words.ts'

const LATEST = 2035
/** "The 2012 GT with 2000": beside a year the figure behind these is money. */
const MONEY_BEFORE =
  /\b(?:with|under|spend(?:ing)?|budget(?: of| is)?|(?:i|we) (?:have|got|only have)|got) (?:only |about |like )?$/i
/** The year that the words say; of several the last ("2011, sorry, 2009"). "'19" and "an 08 STI" count. */
export function yearIn(text: string): number | undefined {
  const said = [
    ...text.matchAll(
      /(?<![$#\d])\b(?:19[5-9]\d|20[0-3]\d)\b(?!\s?(?:dollars|bucks|w?hp|rpm|cc|lbs?\b|miles|psi|whp|nm|awhp))/g,
    ),
  ].map((match) => ({ year: Number(match[0]), isMoney: MONEY_BEFORE.test(text.slice(0, match.index)) }))
  const named = said.some(({ isMoney }) => !isMoney) ? said.filter(({ isMoney }) => !isMoney) : said
  const years = named.map(({ year }) => year)
  const own =
    /\b(?:mine|it|car|truck|its) is (?:actually |really )?(?:the |an? )?((?:19|20)\d\d)\b|\bactually (?:it is |its )?(?:the |an? )?((?:19|20)\d\d)\b/i.exec(
      text,
    )
  const last = own ? Number(own[1] ?? own[2]) : years.at(-1)
  if (last !== undefined && last <= LATEST) return last
  const model = MY_YEAR.exec(text)
  if (model) return fullYear(Number(model[1]))
  return /['’]\d\d\b/.test(text) ? readShortYear(text) : undefined
}

/** "My 19 won't start"; "my 60 foot" and "my 93 tune" are no years. */
const MY_YEAR =
  /\bmy ?'?(\d\d)\b(?![.%"'/]| ?-?(?:foot|ft|feet|footer|psi|octane|pump|tune|map|gas|file|inch\w*|in\b|mph|mm|w?hp|lb\w*|percent|shot|gallons?|miles?|years?|rows?|splines?|tooth|degrees?|roll|to\b|k\b|grand|cc|amps?|volts?|hours?|minutes?|cents))/i

const YEAR_AND_NAME =
  /\b((?:19[5-9]|20[0-3])\d) (?!model|one|year|not\b|and\b|but\b|so\b|now\b|or\b|to\b|with\b|is\b|was\b|\d{3}(?:hp|ps|kw|nm|ft|lb|cc|mi|k)\b)([a-z][^\s,;.()!?]*|\d{3}(?:[a-z]{1,3})\b|911\b|718\b)/g

/** "A 2016 M3 and a 2019 X3": of two cars with a year each, the year of the one that is ours. */
export function yearOfName(text: string, isCarWord: (token: string) => boolean): number | undefined {
  const named = [...text.toLowerCase().matchAll(YEAR_AND_NAME)].map(([, year, word = '']) => ({ year, word }))
  const own = new Set(named.filter(({ word }) => isCarWord(word)).map(({ year }) => Number(year)))
  const others = named.filter(({ word }) => !isCarWord(word))
  return own.size === 1 && others.length > 0 ? [...own][0] : undefined
}

const fullYear = (short: number): number => (short > 50 ? 1900 : 2000) + short
/** Years before any car that we build: "69 Camaro", right before its name. */
const OLD = /^(?:5[5-9]|6\d|7\d|8[0-5])$/
/** What makes two digits something else than a year. */
const UNIT =
  /^(?:psi|w?hp|rwhp|awhp|whp|octane|pump|gas|premium|k|miles?|lbs?|inch(?:es)?|min(?:utes?)?|percent|seconds?|secs?|sec|laps?|gears?|speed|spd|grand(?! sport)|yo|more|to|in|degrees?|mm|cc|ft|foot|flat|shot|days?|hours?|weeks?|months?|second|kw|ps|nm|thousand|mph|of|or|only|near|here)(?= |$)/
const NO_YEAR_AFTER = /^(?:on|with|only|under|around|about|at|for|until|till)$/
const OCTANES: ReadonlySet<number> = new Set([87, 91, 92, 93, 94])

/**
 * The year that two digits beside the words of a car say: "05 C6", "370Z 09", "13 F10 M5". Only a year of the car
 * counts; a figure that may be an octane only where it stands before the car, or where the octane is said besides.
 */
export function yearBeside(
  text: string,
  isCarWord: (token: string) => boolean,
  covers: (year: number) => boolean,
): { year: number; words: string } | undefined {
  const tokens = [...text.toLowerCase().matchAll(/[^\s,;()!?]+/g)].map(([token]) => token.replace(/[.:…+]+$/, ''))
  const isYearLike = (token: string | undefined) => token !== undefined && /^(?:0\d|1\d|2[0-6]|8[7-9]|9\d)$/.test(token)
  const octanes = tokens.filter((token) => OCTANES.has(Number(token)) || /^e\d\d$|^race$/.test(token)).length
  const old = tokens.findIndex(
    (token, at) => OLD.test(token) && tokens[at + 1] !== undefined && isCarWord(tokens[at + 1]!),
  )
  if (old === 0 || (old > 0 && /^(?:an?|my|the|his|her|for|is|your)$/.test(tokens[old - 1]!)))
    return { year: 1900 + Number(tokens[old]), words: tokens[old]! }
  return yearAmong(true) ?? yearAmong(false)

  /** A year of the car first; else one that stands right beside its name, so that it is never jumped over. */
  function yearAmong(isOwn: boolean): { year: number; words: string } | undefined {
    for (const [at, token] of tokens.entries()) {
      if (!isYearLike(token) || UNIT.test(tokens.slice(at + 1, at + 3).join(' '))) continue
      const year = fullYear(Number(token))
      if (isOwn !== covers(year)) continue
      if (
        !isOwn &&
        (OCTANES.has(Number(token)) ||
          !(
            (tokens[at + 1] && isCarWord(tokens[at + 1]!)) ||
            (tokens[at - 1] && isCarWord(tokens[at - 1]!) && tokens[at + 1] === undefined) ||
            /^e36$/.test(tokens[at - 2] ?? '')
          ))
      )
        continue
      const isCar = (step: number) => tokens[at + step] !== undefined && isCarWord(tokens[at + step]!)
      const isBefore = isCar(1) || (!OCTANES.has(Number(token)) && (isCar(2) || isCar(3)))
      const isAfter = isCar(-1) || isCar(-2) || /^(?:an?|my|the|is|its|of|year)$/.test(tokens[at - 1] ?? '')
      const isOctane = OCTANES.has(Number(token)) && !isBefore && octanes < 2
      const isForCar =
        (tokens[at - 1] === 'for' && (isCar(1) || isCar(2))) ||
        (tokens[at - 1] === 'on' && isCar(1) && !OCTANES.has(Number(token)))
      if (isOctane || (NO_YEAR_AFTER.test(tokens[at - 1] ?? '') && !isForCar)) continue
      if (isBefore || isAfter || at === 0) return { year, words: token! }
    }
    return undefined
  }
}
