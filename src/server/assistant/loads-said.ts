/** What is towed and hauled: a figure in thousands beside it is its weight. */
const TOWED = `(?:boats?|campers?|trailers?|rvs?|toy haulers?|fifth wheels?|5th wheels?|loads?|horses|skid ?steers?|jet ?skis?)`
const THOUSANDS = String.raw`(?:\d{1,2}(?:\.\d)?\s?k\b|\d{4,5} ?(?:lbs?|pounds?)\b(?!-))`
/** Money says so. */
const NO_MONEY = String.raw`(?!\s?(?:budget|to spend|max|total|all in|dollars|bucks|usd|miles))`
const WEIGHTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:tow|pull|haul|drag)(?:s|ing|ed)?(?: (?:about|around|like|up to|a|an))* ${THOUSANDS}${NO_MONEY}`,
    'g',
  ),
  new RegExp(
    String.raw`\b${TOWED}(?: (?:is|weighs|that is|that weighs|about|around|of|at))* \(?(?:about |around |~)?${THOUSANDS}\)?${NO_MONEY}`,
    'g',
  ),
]
/** What gets hot, and how hot. */
const TEMPERATURES =
  /\b(?:trans(?:mission)?|tranny|gearbox|diff(?:erential)?|oil|coolant|water|fluid|atf|iats?|ects?|cylinder heads?|temps?|temperatures?|gauge)(?: (?:temps?|temperatures?|fluid|gauge))?(?: (?:will|would|can|always|now|still|just|usually))* (?:gets?|got|getting|goes|going|went|climbs?|climbing|hits?|hitting|reach(?:es|ed)?|runs?|running|sits?|sitting|reads?|shows?|is|are|was|at|up)(?: (?:up|as high|to|at|around|about|like|near|over|past|into|in|the|as|high))* \d{3}s?\b(?! ?(?:w?hp|wheel|horse|psi|miles|lb-ft|rpm))/g

/** The figure goes, the towing stays. */
const withoutFigures = (words: string): string => words.replaceAll(/\d[\d.]*\s?k?/g, ' ')

/** A message without the weights and temperatures that it tells: they are no money and no power to reach. */
export const withoutLoads = (asked: string): string =>
  [...WEIGHTS, TEMPERATURES].reduce((words, form) => words.replaceAll(form, withoutFigures), asked)
