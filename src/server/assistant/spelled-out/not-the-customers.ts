import { readCar } from '../../catalog/car-words.ts'
import type { Names } from '../catalog-names.ts'

const ONE = String.raw`(?:my|our|the|his|her|an?) (?:old |other |last )?`
const GONE = new RegExp(
  String.raw`\b(?:i |we |i've |just )*(?:sold|selling(?! (?:my|our|the|his|her) (?:old |other |last )?(?:fp |is\d|vf\d|turbos?\b|blower|kit\b|injectors|wheels|headers|exhaust|clutch|parts|stock|\w+ (?:turbos?|kit|injectors|wheels|clutch)\b))|dumping|ditching|traded(?: in)?|got rid of|totaled|wrecked|used to (?:own|have|drive)|came (?:from|out of)|coming (?:from|out of)|had|(?:if|when|once|after) (?:i|we) (?:trade(?: in)?|sell|dump|get rid of)|(?:thinking (?:about|of)|might be|may be) (?:selling|trading(?: in)?|dumping|getting rid of)) ${ONE}[^,.;!?]{2,40}?(?=[,.;!?]|\b(?:and|so|(?:bc|because|since|cause|it)\b|for an?|to get|then|but|before|last|when)\b)`,
  'g',
)
const OWNER = String.raw`(?:brother|sister|neighbou?r|boyfriend|girlfriend|dude|bro|homie|room ?mate|supervisor|ex|partner|sis|grandpa|buddy|friend|cousin|co-?worker|boss|uncle|aunt|dad|father|mom|wife|husband|son|daughter|kid|nephew)`
/** "The Z06 is my neighbor's", "the 370 belongs to my brother". */
const OF_ANOTHER = new RegExp(
  String.raw`(?:^|[,.;!?(]|\b(?:and|but|cause|because)\b)\s*(?:the|that|an?)? ?[a-z\d][^,.;!?]{0,30}?(?: (?:is|was)|'s| belongs to| is for) (?:my|his|her) (?:\w+ )?${OWNER}'?s?(?=\W*(?:$|[,.;!?)]))`,
  'g',
)
/** "My buddy's 2021 M340i vs me": his car alone is known. */
const AGAINST_ME = /\s+(?:vs\.?|versus|against) (?:me|mine|us|my car|my truck)\b/

/** "2016 raptor wait no 2017 raptor": the year that was taken back, with the name that is said again. */
const TAKEN_BACK =
  /\b(?:(?:19[89]|20[0-2])\d) ?([a-z\d -]{0,24}?)[\s,.!-]*\b(?:wait(?:,? no)?|no(?:,? wait)?|scratch that|i mean|sorry|actually|oops)[\s,.!]+(?:(?:it's|its|an?|the|no|i mean|sorry|that's)\s+)*((?:19[89]|20[0-2])\d)\b/
const withoutYearTakenBack = (words: string): string =>
  words.replace(TAKEN_BACK, (_, plate: string, year: string) =>
    words.split(plate.trim()).length > 2 ? year : `${year} ${plate.trim()}`,
  )

/** "Silverado guy next door keeps running his mouth, what do I do to my F-150": the rival of what is asked. */
const NEXT_DOOR =
  /^\W*(?:the |this |that |my )?([a-z\d](?:[^,.;!?]|\.\d){2,30}?) (?:guy|dude|owner|kid) (?:next door|across the street|at work|down the street)[^,.;!?]*[,.;!?]\s*(.+?)[\s.?!]*$/

const namesCar = ({ vehicles }: Names, words: string): boolean => {
  const { named, mayMean } = readCar(vehicles, words)
  return named !== undefined || mayMean.length > 0
}

/** A car that was sold, or belongs to somebody else, is not the customer's where the rest tells of another; words in lower case. */
export function withoutOthersCars(catalog: Names, words: string, isCarKnown: boolean): string {
  const [, rival, wish] = NEXT_DOOR.exec(words) ?? []
  const said = withoutYearTakenBack(rival && wish && namesCar(catalog, rival) ? `${wish}, to beat a ${rival}` : words)
  const rest = said
    .replaceAll(GONE, ' ')
    .replaceAll(OF_ANOTHER, ' ')
    .replace(/^[\s,.;]+/, '')
  const tellsMore = namesCar(catalog, rest) || (isCarKnown && /\b(?:19|20)\d\d\b/.test(rest))
  const own = rest !== said && tellsMore ? rest : said
  const alone = isCarKnown ? own : own.replace(AGAINST_ME, '')
  return alone !== own && namesCar(catalog, alone) ? alone : own
}
