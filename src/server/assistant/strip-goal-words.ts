import type { Goal } from './meaning.ts'
import type { Sentence } from './sentence.ts'

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const SPELLED = WORDS.join('|')
const figureOf = (said: string): number => (WORDS.includes(said) ? WORDS.indexOf(said) + 1 : Number(said))

const QUARTER = String.raw`(?:(?:the |a |an )?(?:quarter(?:[\s-]mile)?|1/4(?:[\s-]mile)?|qtr|1320|et|time ?slip|slip)\b)`
const SIXTY = String.raw`\b(?:0|zero)\s?(?:-|to)\s?(?:60|sixty)(?:\s?mph)?`
const SECONDS = String.raw`[\s-]?s(?:ec(?:ond)?s?)?\b`
/** A bound: what is said is the time itself, not the whole second that begins there. */
const BELOW = `(?:sub|under|below|less than|quicker than|faster than|better than|beat|break(?: the)?)`
const LINKS = `(?: (?:time|in|of|at|to|within|is|a|an|it|the|${BELOW}))*`
/** What makes a figure with a point something else: boost, displacement, compression, sizes, money. */
const NO_UNIT = String.raw`(?!\d|[.:]\d|[%"]|\s?(?:psi|lbs?|bar|l\b|liters?|litres?|k\b|grand|mph|inch|in\.|mm|to 1\b|x\d|compression|rear|diff|axle|afr|wide))`
const STRIP_TALK =
  /\b(?:quarter|qtr|1320|et|ran|pass|passes|index|class|bracket|strip|slip|drag|run|runs|running|dip|click|goal|target|plan|go|hit|do|does|get)\b|1\/4|@/

/** From one speed to another while it rolls: "what about 100-200", "60-130 time". */
export const ROLLED =
  /(?<!\b(?:add|adding|another|extra|gain\w*|more|plus|between|around|goal|of) )\b(?:(?:60 ?(?:-|to) ?130|100 ?(?:-|to) ?200)\b(?! ?(?:w?hp|horse|wheel|more|ps|k\b|\$|miles|dollars|bucks|lb|tq|nm))|[3-9]0 ?(?:-|to) ?1[0-6]0\b(?= ?(?:mph|time|run|roll))|(?:[3-9]0|1[0-5]0) ?(?:-|to) ?(?:1|2)\d0 ?(?:mph|km ?\/? ?h|kmh|kph)\b)(?! (?:in|under|of|below|within|sub)\b)/
/** A figure that surely is no time (`figures-said.ts`). */
const HIDDEN = '[\\ue000-\\ue03f]'
/** Times that we do not plan for, as they stand beside a car: a rolling start, the eighth mile. */
const OTHER_TIMES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b(?!0)\d{2,3}|${HIDDEN})\s?(?:-|to)\s?(?:\d{2,3}|${HIDDEN})(?:\s?(?:mph|kmh|km/h))?(?: (?:in|under|of|below|within|sub|less than|time))* \d{1,2}(?:\.\d+)?(?:${SECONDS})?`,
  ),
  new RegExp(String.raw`\b\d{1,2}(?:\.\d+)?(?:${SECONDS})? (?:in )?(?:the |an? )?(?:eighth|1/8th|1/8)(?:[\s-]mile)?`),
  new RegExp(
    String.raw`\b(?:eighth|1/8th|1/8)(?:[\s-]mile)?(?: (?:in|under|of|a|time))* \d{1,2}(?:\.\d+)?(?:${SECONDS})?`,
  ),
  ROLLED,
]

/** Whatever somebody types, no car does anything in less than a second. */
const LEAST_FIGURE = 1

/** A time or a speed to reach at the strip. "An 11 second car" runs elevens: 11.99 s; "sub 11" is 11.00. */
export function readStripGoal(sentence: Sentence): Goal | undefined {
  sentence.take(
    new RegExp(
      String.raw`\b(?:just|only|it is|for) (?:just |only |like |about |maybe )*(?:\d{1,3}|${SPELLED})(?:${SECONDS})(?=\W*(?:$|[,.?!]))|\b(?:for )?(?:\d{1,3}|${SPELLED})(?:${SECONDS}| minutes?) (?:at a time|long|each time|bursts?|straight)\b`,
    ),
  )
  for (const form of OTHER_TIMES) if (sentence.take(form)) return undefined
  const goal =
    readSixty(sentence) ?? (NAMES_QUARTER.test(sentence.rest) ? undefined : readTrap(sentence)) ?? readQuarter(sentence)
  return goal && Object.values(goal).every((figure) => figure >= LEAST_FIGURE) ? goal : undefined
}

/** A time beside a trap speed is the goal. */
const NAMES_QUARTER =
  /\btrap\b.*\bquarter(?:[ -]mile)? (?:of |in )?1?\d\.\d|\bquarter(?:[ -]mile)? (?:of |in )?1?\d\.\d.*\btrap\b/

const SIXTY_FORMS: readonly RegExp[] = [
  new RegExp(String.raw`${SIXTY}${LINKS} (\d(?:\.\d+)?(?![\d.]*\d)|(?:${SPELLED})\b)(?: flat)?(?:${SECONDS})?`),
  new RegExp(String.raw`(?<!- ?)\b(?:60|sixty)(?: mph)? in (?:under |about )?(\d\.\d+)(?:${SECONDS})?`),
  new RegExp(
    String.raw`\b(\d(?:\.\d+)?|${SPELLED})(?:${SECONDS}| flat)(?: (?:to|in the|car))? (?:${SIXTY}|(?:60|sixty)\b)`,
  ),
  new RegExp(String.raw`\b([2-9]\.\d+)(?: to)? (?:${SIXTY}|sixty\b)`),
  new RegExp(
    String.raw`\b(?:hit|hits|reach|see|do|to|get to) (?:60|sixty)(?:\s?mph)?${LINKS} (\d(?:\.\d+)?(?![\d.]*\d)|(?:${SPELLED})\b)(?:${SECONDS})?`,
  ),
]

function readSixty(sentence: Sentence): Goal | undefined {
  for (const form of SIXTY_FORMS) {
    const said = sentence.take(form)?.[1]
    if (said && figureOf(said) >= 1) return { zeroToSixtyS: figureOf(said) }
  }
  const flat = new RegExp(SIXTY).test(sentence.rest)
    ? sentence.take(new RegExp(String.raw`\b([2-7](?:\.\d)?|${SPELLED}) flat\b`))?.[1]
    : undefined
  if (flat) return { zeroToSixtyS: figureOf(flat) }
  const car = sentence.take(new RegExp(String.raw`(?<![\d.])([1-5])${SECONDS} car\b`))?.[1]
  return car ? { zeroToSixtyS: Number(car) + 0.99 } : undefined
}

function readTrap(sentence: Sentence): Goal | undefined {
  if (/\btrap\w* (?:at )?\d{2,3}\b.{0,12}\b(?:want|need|goal|to)\b.{0,8}\b\d{2,3}\b/.test(sentence.rest)) {
    sentence.take(/\btrap\w* (?:at )?\d{2,3}\b/)
    const wanted = sentence.take(/\b(?:want|need|goal|to)(?: (?:see|trap|hit|to|is|a))* (\d{2,3})\b/)?.[1]
    if (wanted) return { trapMph: Number(wanted) }
  }
  const trap = sentence.take(
    /\btrap(?:s|ping)?(?: speed)?(?: (?:at|of|around|over))? (\d{2,3})(?:\s?mph)?\b|\b(\d{2,3})\s?mph (?:trap\b|in the (?:quarter|1\/4)\b)/,
  )
  return trap && { trapMph: Number(trap[1] ?? trap[2]) }
}

/** What a part of a second is called: low tens are 10.30. */
const WITHIN: Readonly<Record<string, number>> = { low: 0.3, deep: 0.3, mid: 0.5, high: 0.9 }
const WHOLE = 0.99
const DECADES: Readonly<Record<string, number>> = {
  ...{ eights: 8, nines: 9, tens: 10, elevens: 11, twelves: 12, thirteens: 13, fourteens: 14 },
}
const DECADE = String.raw`(?:(${Object.keys(DECADES).join('|')})|([6-9]|1\d)'?s\b)`
const PART = String.raw`(low|mid|high|deep)(?: in(?:to)?)?(?: the)?[\s-]`
const ARRIVES = String.raw`\b(?:into|in|run|runs|running|hit|do|go|break|crack|see)`
const IN_QUARTER = `(?: in)?(?: ${QUARTER})?`

/** "mid 11", "low tens", "into the nines", "run 9s". */
function readDecade(sentence: Sentence): number | undefined {
  const [, part, word, figure] = sentence.take(new RegExp(String.raw`\b${PART}${DECADE}${IN_QUARTER}`)) ?? []
  if (part) return decadeOf(word, figure) + (WITHIN[part] ?? WHOLE)
  const alone = sentence.take(new RegExp(String.raw`\b${PART}([89]|1[0-5])\b${NO_UNIT}${IN_QUARTER}`))
  if (alone?.[1]) return Number(alone[2]) + (WITHIN[alone[1]] ?? WHOLE)
  const whole = sentence.take(new RegExp(`${ARRIVES}(?: (?:in|into))?(?: the)? ${DECADE}${IN_QUARTER}`))
  return whole && decadeOf(whole[1], whole[2]) + WHOLE
}
const decadeOf = (word: string | undefined, figure: string | undefined): number =>
  word ? (DECADES[word] ?? 0) : Number(figure)

/** Below any quarter mile, a whole second is meant as it is said: the shop answers how quick the car gets. */
const secondsOf = (said: string, isBound: boolean): number =>
  isBound || said.includes('.') || figureOf(said) < 6 ? figureOf(said) : figureOf(said) + WHOLE

/** Each with the bound, where one is said, and the figure. */
const QUARTER_FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(${BELOW}) )?(?:a |an )?(\d{1,2}(?:\.\d+)?)${SECONDS}(?: (?:in the |car|pass|et\b|${QUARTER}))?`,
  ),
  new RegExp(String.raw`(?:\b(${BELOW}) )(?:a |an )?(\d{1,2}(?:\.\d+)?)\b${NO_UNIT} (?:in )?${QUARTER}`),
  new RegExp(String.raw`()\b(\d{1,2}\.\d+) (?:in )?${QUARTER}`),
  new RegExp(
    String.raw`\b${QUARTER}(?:${LINKS}?)(?: (${BELOW}))?(?: (?:in|of|at|time|a|an))* (\d{1,2}(?:\.\d+)?)\b${NO_UNIT}`,
  ),
]
/** A time by its own look: two places, or one in talk of the strip. */
const BARE = [
  String.raw`(?<![\dx/.$])((?:[789]|1[0-7])\.\d{2})${NO_UNIT}`,
  String.raw`(?<![\dxb/.$])((?:[89]|1[0-7])\.\d)${NO_UNIT}`,
]
const ON_FUEL = /(?<![\d.])((?:[89]|1[0-5])\.\d) (?:on|with) (?:e85|e30|race|9\d|pump|the bottle)/

/** "Runs 12.1, want 10.9": what it runs today is no goal, where another time is said. */
const RUNS_NOW =
  /\b(?:runs?|ran|running|does|did|do|makes?|made|best(?: \w+)? is|went|goes|clicked off|currently|now|at|is at|from)(?: (?:an?|a best of|about|around|like|in|the|now))* (?:1\d|[89])\.\d{1,2}(?: ?@ ?\d{2,3}(?:\.\d+)?)?(?: (?:sec\w*|s))?(?: (?:now|today|right now|at the moment|stock|bone stock))?(?: (?:in|on|for) (?:the )?(?:quarter|1\/4|strip)(?:[ -]mile)?)?/
const TWO_TIMES =
  /(?<![\d.])(?:1\d|[89])\.\d{1,2}\b.{2,90}?(?<![\d.])(?:1\d|[789])\.\d{1,2}\b|(?<![\d.])(?:1\d|[89])\.\d{1,2}\b.{2,90}\b(?:into|in) the (?:[789]|1[0-3]|ten|nine|eleven|twelve)s\b/

/** "The 20s stay" are wheels: so long a time is one of the quarter mile only where that is named. */
const MOST_BARE_S = 18
/** The TT and TT RS of that code, and no second. */
const CHASSIS_8S = /(?<=\btt ?(?:rs|s)?\b[^.;!?]{0,14})\b8s\b|\b8s(?= tt)/

function readQuarter(sentence: Sentence): Goal | undefined {
  sentence.take(CHASSIS_8S)
  const isTalkOfStrip = STRIP_TALK.test(sentence.rest)
  if (/\b(?:want|target|wanna|looking for|need|goal)\b/.test(sentence.rest))
    sentence.take(/\b\d{1,2}\.\d{1,2} ?@ ?\d{2,3}(?:\.\d+)?(?: mph)?/)
  if (TWO_TIMES.test(sentence.rest)) sentence.take(RUNS_NOW)
  const decade = readDecade(sentence)
  if (decade !== undefined) return { quarterMileS: decade }
  const flat = sentence.take(new RegExp(String.raw`(?<![\d.])(\d{1,2}|${SPELLED}) flat\b${IN_QUARTER}`))?.[1]
  if (flat) return { quarterMileS: figureOf(flat) }
  const isQuarterNamed = sentence.has(new RegExp(String.raw`\b${QUARTER}`))
  const isStripTalk = isTalkOfStrip || STRIP_TALK.test(sentence.rest)
  for (const form of QUARTER_FORMS) {
    const found = sentence.take(form)
    if (!found?.[2]) continue
    const time = secondsOf(found[2], found[1] !== undefined && found[1] !== '')
    if (time < (isQuarterNamed ? 25 : MOST_BARE_S) && (time > 6 || isQuarterNamed)) return { quarterMileS: time }
  }
  const onFuel = ON_FUEL.exec(sentence.rest)?.[1]
  if (onFuel) sentence.take(new RegExp(String.raw`(?<![\d.])${onFuel.replace('.', '[.]')}`))
  if (onFuel) return { quarterMileS: Number(onFuel) }
  const [twoPlaces, onePlace] = BARE
  const bare = sentence.take(new RegExp(twoPlaces!)) ?? (isStripTalk ? sentence.take(new RegExp(onePlace!)) : undefined)
  return bare?.[1] ? { quarterMileS: Number(bare[1]) } : undefined
}
