/** Figures that a gauge, a tire, an axle, a trailer or a time slip shows: none of them is a power, a time or money that is wanted. */

const ABOUT = '(?:(?:about|around|like|almost|over|up to|near|as high as|a) )*'
const FLUID = `(?:trans(?:mission)?|tranny|gearbox|oil|water|coolant|fluid|intake(?: air)?|iats?|egts?|diff|charge air|temps?|temperatures?|gauge)`
const CLIMBS = String.raw`(?:hits?|hit(?:s|ting)|gets?(?: up)? to|getting(?: up)? to|got(?: up)? to|goes(?: up)? to|went(?: up)? to|going(?: up)? to|climb(?:s|ed|ing)?(?: up)?(?: to| past)?|reads?|reading|shows?|showing|says?|saying|at|is|are|sits? at|runs?(?: at)?|running(?: at)?|peak(?:s|ed)?(?: at)?|reach(?:es|ed|ing)?|touch(?:es|ed|ing)?|see(?:s|ing)?|creeps?(?: up)? to|spik\w+ to|up to|past|over)`
const NO_STRENGTH = String.raw`(?![^.,;?!]{0,30}\b(?:hold|handle|good for|safe|rated|take|limits?|survive)\b)`
const NO_OTHER_UNIT = String.raw`(?!\s?(?:w?hp|wheel|horse|hp|psi|lb|rpm|k\b|miles|cc|\$|dollars|ft\b|feet)|\d|\.\d)`
/** Fahrenheit, from a warm engine to the end of the scale. */
const DEGREES = String.raw`(1[5-9]\d|2\d\d|3[0-3]\d)`

const TEMPERATURES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${FLUID}\b${NO_STRENGTH}(?: \w+){0,4}? ${CLIMBS} ${ABOUT}${DEGREES}(?: ?(?:°|deg\w*|f\b))*${NO_OTHER_UNIT}`,
    'g',
  ),
  new RegExp(String.raw`\b${FLUID}(?: temps?)? ${ABOUT}${DEGREES}\b${NO_OTHER_UNIT}`, 'g'),
  new RegExp(String.raw`\b${DEGREES}[ -]?(?:(?:°|deg(?:rees?)?\b) ?f?\b|f\b)`, 'g'),
  new RegExp(String.raw`\b${DEGREES} (?:on|at) (?:the )?(?:trans|oil|water|coolant|temp\w*) ?(?:temp\w*|gauge)?`, 'g'),
]

const TOWED = `(?:camper|trailer|boat|rv|toy ?hauler|fifth wheel|5th wheel|car hauler|horse trailer|load|payload|tongue|pounds|lbs?)`
const NO_MONEY = String.raw`(?!\s?(?:\d|bucks|dollars|budget|max\b|total|all in|to spend|w?hp|whp|horse|wheel|rpm|miles|mi\b|psi))`
/** What is towed and what it weighs: said before any money is read, "my boat (5k)". */
const LOADS: readonly RegExp[] = [
  /(?<![$\d.])\b\d[\d.]*\s?(?:k|thousand|grand)?[\s-]?(?:lbs?|pounds?|#)?[\s-]?(?=(?:\w+ )?(?:camper|trailer|boat|rv\b|toy ?hauler|fifth wheel|5th wheel|car hauler|load\b|payload))/g,
  new RegExp(
    String.raw`(?<=\b(?:${TOWED}|tow(?:s|ing)?|pull(?:s|ing)?|haul(?:s|ing)?)(?: (?:a|an|my|our|the|about|around|like|up to|is|it|at|that|which|weighs?|weighing|of))*[ (]{1,3})(?!\$)\b(?:\d{4,5}|\d[\d.]*\s?(?:k|thousand|grand))\b\s?(?:lbs?\b|pounds?\b|#)?\)?${NO_MONEY}`,
    'g',
  ),
]

const FITMENT: readonly RegExp[] = [
  /\b\d{2}(?:\.\d)? ?x ?\d{1,2}(?:\.\d{1,2})?(?: ?(?:r|x) ?\d{2})?\b(?: ?(?:et ?)?[+-] ?\d{1,2}\b)?/g,
  /\bet ?[+-]?\d{2}\b|\boffset(?: of| is)? [+-]?\d{2}\b|(?:^|\s)[+-]\d{2} offset\b/g,
  /\b[1-4]\d{2} ?\/ ?\d{2}(?: ?[ /-]? ?z?r? ?\d{2}\b)?/g,
  /\b(?:1[6-9]5|2\d5|3[0-5]5)s\b/g,
  /(?<=\b(?:wheels?|rims?|wide)\b[^.?!]{0,16}\b(?:for|with|on|run|take|fit)\b (?:a |my )?)(?:1[6-9]5|2\d5|3[0-5]5)\b(?! ?(?:w?hp|wheel|horse|rw))/g,
  // "The 20s stay": wheels.
  /(?<!\b(?:runs?|running|ran|into|in the|low|mid|high|deep|does?|went|breaks?|in)(?: the| a)? )\b(?:1[7-9]|2[0-4])'?s\b/g,
  /\b(?:2[89]|3\d|4[0-4])(?:'?s\b|"|''| ?inch(?:es)?\b(?= (?:tires?|mud|all)))/g,
]
/** How old a part is, and the gears that a shift is between. */
const AGES: readonly RegExp[] = [
  /\b\d{1,3}(?:\.\d)?k (?:old|ago|on (?:it|them|the (?:clock|motor|engine|odo\w*))|miles|mi)\b/g,
  /\bbetween (?:1|2|3|4|5|6) and (?:2|3|4|5|6|7)\b(?! ?(?:k\b|grand|thousand|hundred))/g,
]
const RATIO = String.raw`[2-5]\.\d{2}`
const AXLES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:0|zero) ?(?:-|to) ?(?:60|sixty)[^.,;?!]{0,24})\b${RATIO}(?:'?s\b|:1| ?(?:gears?|rear|diff\w*|final|ring|ratio|axle)\b)`,
    'g',
  ),
]
const OTHER_UNITS: readonly RegExp[] = [
  // "Midrange 3500-5500", "power band from 4000 to 7000": rpm.
  /\b(?:mid ?-?range|power ?band|rev range|band|torque|pull)\b[^.?!,$]{0,14}?(?<![$\d,])[1-9]\d{3} ?(?:-|to) ?[1-9]\d{3}\b(?! ?(?:dollars|bucks|usd|budget))/g,
  // "Idle hangs at 900 then drops to 700": rpm.
  /(?<=\bidl(?:e|es|ed|ing)\b[^.?!;]{0,24}\b(?:at|to|between|from|around|hits?|and|then)\b[^.?!;]{0,24})\b(?:[4-9]\d\d|1\d{3})\b(?! ?(?:w?hp|wheel|horse))/g,
  /\b\d{1,2}(?:\.\d+)? ?(?:volts?|v\b)/g,
  /\b\d{2,4} ?(?:cfm|tooth|amps?|ohms?|microns?)\b/g,
  // What pumps and injectors flow.
  /\b\d{2,4} ?(?:lph|l\/h|cc)\b|\b\d{2,3} ?(?:lbs?|#)(?: ?\/ ?hr?)? (?=injectors?\b)/g,
  /\b[pbcu][0-3]\d{3}\b/g,
  /\b(?:holley|edelbrock|quick ?fuel|rochester|carter|carb(?:uretor)?s?)(?: \w+)? \d{3,4}\b/g,
  /\b\d{3,4} (?:holley|edelbrock|quick ?fuel|double pumper|dominator|carb(?:uretor)?s?)\b/g,
]
/** A pass that was made: "went 11.42 at 119". */
const PASS = String.raw`(?:went|ran|clicked(?: off)?|trapped|best(?: (?:pass|et|slip|time|run|is|was|of|so|far))*|slip (?:says|said|is|was|shows)|time ?slip(?: (?:says|said|is|was|shows))?|just (?:did|run))(?: (?:an?|it|to|my))*`
const RUN = new RegExp(
  String.raw`\b${PASS}:? \d{1,2}\.\d{1,3} ?(?:sec\w*|s)?,? ?(?:@|at) ?\d{2,3}(?:\.\d+)?(?: ?mph)?`,
  'g',
)

const ALL = [...TEMPERATURES, ...FITMENT, ...AXLES, ...OTHER_UNITS]

const without = (forms: readonly RegExp[], text: string): string =>
  forms.reduce((rest, form) => rest.replaceAll(form, ' , '), text)

/** The sentence without what is towed. */
export const withoutLoads = (text: string): string => without(LOADS, text)

/** The sentence without ages and gears: said before any money is read as well. */
export const withoutAges = (text: string): string => without(AGES, text)

/** The sentence without figures that only measure. */
export const withoutMeasured = (text: string): string => without(ALL, text).replaceAll(RUN, ' ran , ')

/** A power behind a pass that was made is asked for. */
const BEHIND =
  /\b(?:what|how much|how many)\b[^.?!]{0,30}\b(?:mak(?:e|es|ing)|power|w?hp|horse ?power|putting down|put down)\b/
const SLIP = /\b(\d{1,2}\.\d{1,3}) ?(?:sec\w*|s)?,? ?(?:@|at) ?(\d{2,3}(?:\.\d+)?)\b/
const TRAP = /\btrapp?ed (?:at )?(\d{2,3}(?:\.\d+)?)\b/
const WEIGHS =
  /\b(\d{4}) ?(?:lbs?|pounds?)?(?=\b[^.?!\d]{0,16}\b(?:with (?:me|driver|a driver|the driver|us)|race ?weight|raceweight|total|on the scales?|wet))|\b(?:weigh(?:s|ed|ing)?(?: in)?(?: at)?|race ?weight(?: is| of)?|scales?(?: at)?) (?:about |around )?(\d{4})\b|\b(\d{4}) ?(?:lbs?|pounds)\b/

/** The pass behind which a power is asked for, and the weight that made it. */
export function passMade(asked: string): { seconds?: number; mph: number; weightLb?: number } | undefined {
  const slip = SLIP.exec(asked)
  const mph = Number(slip?.[2] ?? TRAP.exec(asked)?.[1])
  if (!(mph > 0) || !BEHIND.test(asked)) return undefined
  const weight = WEIGHS.exec(asked)
  const weightLb = Number(weight?.[1] ?? weight?.[2] ?? weight?.[3])
  return { ...(slip ? { seconds: Number(slip[1]) } : {}), mph, ...(weightLb >= 1000 ? { weightLb } : {}) }
}

/** The hottest that a message tells of, °F. */
export const degreesTold = (asked: string): number | undefined => {
  const all = TEMPERATURES.flatMap((form) => [...asked.matchAll(form)].map(([, figure]) => Number(figure)))
  return all.length > 0 ? Math.max(...all) : undefined
}

/** Whether a message tells of something heavy that is pulled. */
export const tellsLoad = (asked: string): boolean => withoutLoads(asked) !== asked

/** A wheel is chosen or doubted for a tire, and no power is spoken of. */
const FITS_WHEEL =
  /^(?=.*\b(?:wheels?|rims?)\b)(?=.*\b(?:or|which|what|will|does|fits?|rub|clear|enough|too wide|ok)\b)(?!.*\b(?:w?hp|power|builds?|stage|fast\w*|quick\w*|torque)\b)/
/** "9.5 or 10 wide wheel for a 275": the wheel for a tire is asked. */
export const asksWheelForTire = (asked: string): boolean => FITS_WHEEL.test(asked) && without(FITMENT, asked) !== asked
