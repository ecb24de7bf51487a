// cspell:ignore bgsr
import { ROOTS_NAMES } from '../../engine/calibration/mod-words.ts'

/** A letter or a trim that stands for a whole car where a year, a code or a sibling beside it makes that plain. */
interface ShortTrim {
  said: RegExp
  /** Beside these words it is of another car. */
  never: RegExp
  full: string
}

const EVO_TEN_YEAR = String.raw`(?:20(?:0[89]|1[0-5])|'?(?:0[89]|1[0-5]))`
const OTHER_X = /\bevo|lancer|mitsu|integra|\bteg\b|civic|acura|honda|eclipse|galant|\bbmw\b|tesla|model x|hyundai/i
const OTHER_R =
  /golf|\bgti\b|\btype\b|raptor|civic|porsche|\b911\b|jetta|\baudi\b|\bgt-?r\b|nissan|\br[3-8]\d?\b|\bamg\b|jaguar|volvo|kawasaki|yamaha|veloster|genesis|elantra|dodge|charger|challenger|\br32\b/i
const OTHER_RS_ST =
  /fiesta|explorer|\baudi\b|\brs ?[3-7]\b|camaro|chevy|porsche|\b911\b|\bgt[234]\b|impreza|subaru|megane|clio|\bq[56]0\b|red sport|cayman|edge/i
const OTHER_ST = /focus|fiesta|explorer|\bedge\b|street|\bave\b|\bst[. ](?:louis|george|paul|pete|cloud|charles|john)/i
const OTHER_302 =
  /\bboss\b|mustang|stang|\bfox|coyote|camaro|f-?150|bronco|maverick|\bswap|chevy|chevrolet|\b302 ?(?:w?hp|rwhp|whp|lbs?|lb-ft|miles|dollars|bucks)|\b19[67]\d\b|explorer/i

const TRIMS: readonly ShortTrim[] = [
  // "2014 X GSR", "the X, 2011 GSR", "13 GSR": of these years the Evo X alone.
  {
    said: new RegExp(
      String.raw`\b${EVO_TEN_YEAR} x,? (?:gsr|mr|sst)\b|(?<![\d] ?)\bx,? (?:${EVO_TEN_YEAR},? )?(?:gsr|mr)\b|\b${EVO_TEN_YEAR},? gsr\b|\bgsr,? ${EVO_TEN_YEAR}(?![\d.])`,
      'i',
    ),
    never: OTHER_X,
    full: 'evo x',
  },
  {
    said: /\b(?:my|the|an?|his|her|on|in) (?:stock )?x\b(?!-?[ -]?(?:pipe|drive|type|\d))(?=.{0,60}\b(?:4b11t?|cz4a)\b)/i,
    never: OTHER_X,
    full: 'evo x',
  },
  // "My 2017 R, 6MT", "an 18 R on stage 2": a bare letter behind a year of the Golf R.
  {
    said: /\b(?:20(?:1[235-9]|2[2-5])|(?:my|the|an?|his|her) '?(?:1[235-9]|2[2-5])|'?(?:1[235-9]|2[2-5])(?= r,? (?:manual|dsg|6mt|6-speed|haldex|is38)\b)) r\b(?![/-]|\.\w| ?(?:t\b|spec\b|line\b|s\b|&|rated\b))/i,
    never: OTHER_R,
    full: 'golf r',
  },
  // "How much does a stock 302 block take": the small block of the Fox body, the only one of ours.
  {
    said: /\b(?:19)?(?:8[7-9]|9[0-3]) (?:lx |gt |notch |hatch(?:back)? |coupe )?302\b|\b302(?:ci)?\b(?=.{0,24}\b(?:block|bottom end|short ?block|rods?|crank|windsor|sbf|roller|heads|t5|aod)\b)|\b(?:stock|oem|factory|roller)(?: ford)?(?: short)?(?: block| bottom end)? 302\b|\bblock 302\b/i,
    never: OTHER_302,
    full: 'fox mustang 5.0',
  },
]

/** "RS or ST": said beside each other both are of the Focus. */
const RS_BESIDE_ST =
  /\brs\b.{0,30}\b(?:or|vs\.?|versus|and|o|y)\b.{0,12}\bst\b|\bst\b.{0,30}\b(?:or|vs\.?|versus|and|o|y)\b.{0,12}\brs\b/i
/** A year in which one of the STs alone was sold. */
const ST_OF_YEAR: readonly (readonly [RegExp, string])[] = [
  [/\b(?:2013|(?:my|the|an?) '?13) st\b|\bst\b.{0,8}\b2013\b/i, 'focus st'],
  [/\b(?:2019|(?:my|the|an?) '?19) st\b|\bst\b.{0,8}\b2019\b/i, 'fiesta st'],
  [/\b(?:202[0-5]|(?:my|the|an?) '?2[0-5]) st\b|\bst\b.{0,8}\b202[0-5]\b/i, 'explorer st'],
]

const BLOWER = String.raw`(?:whipple|kenne ?bell|kb|maggie|${ROOTS_NAMES}|lysholm|twin[ -]screw|blower|supercharger|edelbrock|vmp|rou?sh (?:blower|supercharger|tvs)|odin|gen ?[345] whipple|heartbeat)`
const BLOWER_SIZE = String.raw`(?:1\.[6-9]\d?|2\.[1-9]\d?|3\.[0-8]|4\.0|4\.5)`
/** "Mustang 2.3 supercharger": the engine of that car, to be blown. */
const PLATE_BEFORE = '(?:mustang|stang|supra|ecoboost|focus|ranger|bronco|camaro|miata|wrx|f-?150) '
const SIZE_BEFORE = new RegExp(
  String.raw`(?<![\d.]|${PLATE_BEFORE})${BLOWER_SIZE} ?(?:l|liters?)? ?(?=${BLOWER}\b)`,
  'gi',
)
const SIZE_BEHIND = new RegExp(String.raw`(?<=\b${BLOWER} )${BLOWER_SIZE}(?: ?(?:l|liters?))?(?![\d.])`, 'gi')

/** "Whipple 2.3": so much the blower displaces, and no engine. */
const withoutBlowerSize = (text: string): string => text.replaceAll(SIZE_BEFORE, '').replaceAll(SIZE_BEHIND, '')

const withTrim = (text: string, { said, never, full }: ShortTrim): string => {
  const found = never.test(text) ? null : said.exec(text)
  if (!found) return text
  const [words] = found
  // What else stands in the words (year, grade) stays, the letter becomes the name.
  const left = words.replace(/\b(?:x|r|302(?:ci)?)\b/i, full)
  const named = left === words ? `${full} ${words}` : left
  return `${text.slice(0, found.index)}${named}${text.slice(found.index + words.length)}`
}

/** A text with the letters and trims that stand for one car spelled out. Worked: "my 2017 R, 6MT" = "my 2017 golf r, 6MT". */
export function withShortTrims(said: string): string {
  let text = withoutBlowerSize(said).replaceAll(/\brap tou?rs?\b/gi, 'raptor')
  for (const trim of TRIMS) text = withTrim(text, trim)
  if (RS_BESIDE_ST.test(text) && !OTHER_RS_ST.test(text)) return text.replaceAll(/(?<!focus )\b(rs|st)\b/gi, 'focus $1')
  if (OTHER_ST.test(text)) return text
  const own = ST_OF_YEAR.find(([year]) => year.test(text))
  return own ? text.replace(/\bst\b/i, own[1]) : text
}
