import type { Intent, Meaning } from './meaning.ts'

/** Figures of a message that are no wish: what another shop asks, what a car costs, what somebody claims, what was lost. */

const MONEY_SAID = String.raw`(?:about |around |like |over |almost )?\$? ?\d[\d.,]{0,9} ?(?:k\b|grand\b|thousand\b)?(?: ?(?:dollars?|bucks|usd)\b)?(?![\d.,]*\d| ?(?:w?hp|rwhp|awhp|wheel|horse|ponies|ps|nm|whp|at the|to the|psi|miles|lbs?|is\b))`
const ANOTHER =
  '(?:(?:an?|the|my|this|that|some|last|other|another|one|different|local|usual) )*(?:other |another |last |local |different )?(?:shops?|places?|tuners?|dealers?(?:hip)?|mechanics?|guys?|garage|competitor|quote)'
const QUOTES =
  '(?:want(?:s|ed)?|quot(?:e|es|ed|ing)|ask(?:s|ed|ing)?|charg(?:e|es|ed|ing)|say|says|said|told|hit|gave|offer(?:s|ed)?|is|was|came (?:in )?at|does it|did it|will do it|has it)'

/** What another shop asks for it is no budget, and neither is the price of a car or of a part that is laughed at. */
const OTHERS_MONEY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${ANOTHER}(?: \w+){0,3}? ${QUOTES}(?: (?:me|us|him|her|is|at|for|it|was|a|wants|of|that|with)){0,4} ${MONEY_SAID}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:quoted|quote (?:is|was))(?: (?:me|us|at|by|them|is|was|for)){0,3} ${MONEY_SAID}`, 'g'),
  // "A 1500 dollar intercooler", "those 3 grand exhausts": what a thing costs.
  /(?<=\b(?:an?|your|those|these|their|some|sells?|the) )\$? ?\d[\d.,]{0,6} ?(?:k|grand|dollar|buck|\$) (?=(?:[a-z]+ ){0,2}?(?:intercooler|intake|exhaust|turbo|blower|supercharger|cat-?back|downpipe|header|clutch|tune|kit|part|car|truck|quote|bill)s?\b)/g,
]
/** "For sale, 120k mi, 55k usd, buy?" */
const OF_SALE =
  /\b(?:for sale|asking price|sticker|listed (?:at|for)|(?:seller|dealer|guy|owner|he|she|they) (?:wants|is asking|asks)|should i (?:buy|get) (?:it|one|this|that)|worth buying|(?:good|fair) deal|buy\W*$|clean title)\b/
const CAR_MONEY = /(?<![\d.])\$? ?\d{1,3}(?:\.\d)? ?k(?: ?(?:usd|dollars|bucks|miles|mi)\b)?|\$ ?\d{4,6}\b/g
const IS_WISH = /\b(?:budget|spend|build|mods?|whp|hp|parts|upgrades?|power|turbo|tune|stage|make it|faster)\b/
/** A car's years with its owner beside a figure of thousands, and no word of money: its miles. */
const OWNED_FROM =
  /\b(?:since new|original owner|one owner|1 owner|bought (?:it )?new|garage[- ]kept|adult owned|had (?:her|it|him) (?:since|for))\b/
const BARE_MILES = /(?<![\d.$])\b\d{1,3} ?k\b(?! ?(?:budget|to spend|for (?:parts|mods)))/g

/** The sentence without money that is nobody's budget. */
export function withoutOthersMoney(text: string): string {
  const own = OTHERS_MONEY.reduce((rest, form) => rest.replaceAll(form, ' , '), text)
  const ofSale = OF_SALE.test(own) && !IS_WISH.test(own) ? own.replaceAll(CAR_MONEY, ' , ') : own
  return OWNED_FROM.test(ofSale) ? ofSale.replaceAll(BARE_MILES, ' , ') : ofSale
}

const POWER_SAID = String.raw`[1-9]\d{1,3} ?(?:w?hp|rwhp|awhp|horse(?:s|power)?|ponies|ps)\b`
const OTHERS_POWER: readonly RegExp[] = [
  // "Feels like it lost 100 horse".
  new RegExp(
    String.raw`\b(?:lost|loses?|losing|missing|(?:it|she|he|car|truck) is down|dropped)(?: (?:about|like|around|at least|maybe|a good|some))* ${POWER_SAID}`,
    'g',
  ),
  // "He says 300 hp is slow".
  new RegExp(
    String.raw`\b${POWER_SAID}(?: (?:at the wheels|to the wheels))? (?:is|isn't|isnt|is not|was) (?:slow|nothing|weak|boring|a joke|plenty|too (?:much|little|slow)|not (?:enough|much)|enough)\b`,
    'g',
  ),
  // "400 hp from the factory".
  new RegExp(String.raw`\b${POWER_SAID} (?:from|out of) (?:the )?factory\b`, 'g'),
  // "Only makes 300 versus the 400": why the one engine makes less is asked.
  /\bhow come\b[^.?!]{0,40}\b(?:only )?makes? \d{3}\b(?:[^.?!]{0,40}\b\d{3}\b)?/g,
]

/** The sentence without powers that are nobody's goal. */
export const withoutOthersPower = (text: string): string =>
  OTHERS_POWER.reduce((rest, form) => rest.replaceAll(form, ' , '), text)

/** "The best I can do under 2k", "quickest quarter for 2,500": beside money it is the most for it, and no figure of before. */
const MOST_FOR_MONEY =
  /\b(?:best(?! (?:intake|exhaust|turbo|clutch|brand|one|tune|tires?|pads?|way|price|deal))|most|quickest|fastest|strongest|as (?:fast|quick|strong) as)\b/

export const isMostForMoney = (
  { budgetUsd, goal, part, wants, noPower }: Meaning,
  question: Intent | undefined,
  asked: string,
): boolean =>
  (question === undefined || question === 'slip') &&
  budgetUsd !== undefined &&
  (goal ?? part ?? wants) === undefined &&
  !noPower &&
  MOST_FOR_MONEY.test(asked)
