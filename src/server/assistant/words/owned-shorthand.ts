import type { PartKind } from '../../../engine/model.ts'
import { BOOST_KINDS, kindsIn } from '../part-words.ts'

/** What owners call the computer that holds their tune, in a list of what is on the car. */
const TUNERS =
  /\b(?:cobb ap|access ?port|k ?tuner|flash ?pro|jb4(?: piggyback)?|mhd|bm3|bootmod3|ecutek|mpvi3?|hp ?tuners?|diablo\w*|sct|ngauge)\b/g
/** "Turbo back" is the exhaust from the turbo to the bumper. */
const TURBO_BACK =
  /\b(?:an? |the |my |full )?(?:(?:invidia|cobb|grimm\w*|perrin|ets|tomei|catted|catless|3 inch|3in) )*(?:turbo ?-?back|tbe)(?: exhaust| system)?\b/g
const WISHED =
  /\b(?:want|wants|wanna|need|needs|ok|okay|fine|goal|looking|tryna|trying|no|not|stock|without|or|turbo|supercharger|blower|for|to|if|what|how|maybe)\b|\b\d{3} ?(?:w?hp|wheel|kw|ps)\b|\$/
const MOST_WORDS = 6

/** The parts at the start of the words, as far as the list goes, and what follows it. */
function listIn(words: string): { parts: string[]; fuel: string; rest: string } | undefined {
  const pieces = words.split(/(\s*(?:,|&|\+|\/|;|\band\b|\bplus\b|\bw\/|\bw\b(?= )|\bwith\b|[.!?]|$))/)
  const parts: string[] = []
  let at = 0
  let fuel = ''
  for (; at < pieces.length; at += 2) {
    const piece = (pieces[at] ?? '').trim().replace(/\bflex ?fuel$/, 'flex kit')
    if (piece === '' && parts.length > 0 && at < pieces.length - 1) continue
    const kinds = kindsIn(piece)
    const isFuel = /^e(?:85|30)$/.test(piece)
    const isPart = kinds.length > 0 && !WISHED.test(piece) && piece.split(' ').length <= MOST_WORDS
    if (!isPart && !isFuel) break
    if (isPart) parts.push(piece)
    else fuel = ` on ${piece} ,`
    if (/[.!?]/.test(pieces[at + 1] ?? '')) {
      at += 2
      break
    }
  }
  const left = pieces.slice(at).join('')
  return parts.length === 0 ? undefined : { parts, fuel, rest: left }
}

/** A cue before a list of parts that are on the car, and what it says besides. */
const BEFORE_LIST: readonly (readonly [RegExp, string, boolean])[] = [
  // "All stock besides a catback".
  [
    /(?<!\b(?:keep|keeping|leave|leaving|stay|stays|staying|remain)\b[^.,;]{0,24})\b(?:(?:all|bone|completely|totally|mostly|otherwise|pretty much|still|everything|100%|its|it's|it is) )*stock(?:,)? (?:besides?|except(?: for)?|excepting|other than|apart from|aside from|minus|but for|save for|outside of|with just|with only|but with) /,
    '',
    false,
  ],
  // "Already stage 2 with downpipe, intake and intercooler".
  [
    /\b(?:already (?:at |on |a )?(?:an? )?|currently |(?:it|car|truck|she) is )stage ?([123])\+?,? ?(?:w\/|w(?= )|with|:|\() ?/,
    'stage $1 done. ',
    false,
  ],
  [
    /\b(?:(?:it|car|truck|she|mine) is |already |currently |is |with |w\/ ?|and )*(?:fbo|full(?:y)? bolt(?:ed|[- ]?ons?)?(?: on)?) ?(?:already |too |now )?(?:w\/|w(?= )|with|and|plus|\+|,) ?/,
    'already fbo, ',
    false,
  ],
  // "2015 wrx with a turboback and intake, want 330".
  [/(?<=(?:\d{4}|\bmk ?\d|\bmy)(?: [a-z\d .-]{2,40})?) (?:with|w\/|w) (?:an? |the |full |my )?/, '', true],
  [
    /(?<=(?:\d{2,4}|\bmk ?\d|\bmy)(?: [a-z\d .-]{2,40})?) (?:has|have|got|running|runs) (?!to\b)(?:an? |the |full |my )?/,
    '',
    true,
  ],
]
const OF_ANOTHER = /\b(?:buddy|friend|brother|cousin|neighbou?r|guy|dad|son|co-?worker|room ?mate)(?:'s)?\b[^.;]*$/
const WISH_NEXT =
  /^\s*(?:[.,;!]|and|but|so|on it|on there|already|i |we )*\s*(?:i |we |im |i'm )?(?:want|wanna|need|looking|goal|tryna|trying|chasing|after|shooting|what'?s? next|what is next|next|what'?s (?:next|left|the cheapest)|what is (?:next|left|the cheapest)|what (?:do|does|will|would|should|can) [a-z ]{2,30} (?:add|give|gain|net|bring)|how much (?:do|does|will|would) [a-z ]{2,30} (?:add|give|gain|net|bring)|budget|[2-9]\d\d ?(?:w?hp|wheel|on|e85|e30|9[13])|1[0-5]\.\d)/

/** "G37 with full bolt-ons", "evo is FBO": told, and nothing asked of what it means. */
const IS_FBO =
  /(?<!\b(?:what|whats|what's|which) )(?<=[a-z\d] )(?:is |with |w\/ ?|running |on )(?:already |currently |basically )?(?:an? )?(?:fbo|full(?:y)? bolt(?:ed|[- ]?ons?)?(?: on)?)\b(?! (?:kit|package|build|cost|price|mean|worth|or|vs)|.{0,3}\?)/g

/**
 * What is on the car already, put so that it is read as that: "stock besides a catback", "already stage 2 w/ downpipe
 * and intake", "has a turboback and KTuner". Lower case.
 */
export function ownedSpelledOut(text: string): string {
  const own = text
    .replaceAll(IS_FBO, ', already fbo ')
    .replaceAll(/\bfull bolt ons? already\b|\bfull bolts already\b/g, 'already fbo')
  return BEFORE_LIST.reduce((words, [form, before, isOnlyWished]) => {
    const found = form.exec(words)
    if (!found) return words
    const after = words
      .slice(found.index + found[0].length)
      .replaceAll(TURBO_BACK, 'downpipe, catback')
      .replaceAll(TUNERS, 'tune')
    const list = listIn(after)
    if (!list) return words
    const kinds: PartKind[] = list.parts.flatMap(kindsIn)
    if (isOnlyWished && OF_ANOTHER.test(words.slice(0, found.index))) return words
    if (isOnlyWished && (kinds.some((kind) => BOOST_KINDS.includes(kind)) || !WISH_NEXT.test(list.rest))) return words
    const said = before.replace('$1', found[1] ?? '')
    return `${words.slice(0, found.index)} , ${said}already has ${list.parts.join(' and ')} .${list.fuel} ${list.rest}`
  }, withTurboBack(own))
}

/** "Already has a turboback": both halves of it, where it is told to be there. */
const withTurboBack = (text: string): string =>
  /\b(?:already|has|have|got|with|w\/|done|installed|on it|bought|came|mods|owner)\b/.test(text) &&
  !/\b(?:need|looking for|sell|price|how much|want) (?:an? |the )?(?:full )?(?:[a-z]+ )?(?:turbo ?-?back|tbe)\b/.test(
    text,
  )
    ? text.replaceAll(TURBO_BACK, 'downpipe and catback')
    : text
