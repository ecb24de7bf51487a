import { generationYears } from '../../catalog/generations.ts'
import { spelledOut } from './short-names.ts'
import { withShortTrims } from './short-trims.ts'
import { yearIn } from './year-words.ts'

/** The 86 has been the GR86 since then. */
const FIRST_GR86 = 2022

const SHOCKS =
  /\b(?:shocks?|coil-?overs?|struts?|dampers?|suspension|lift(?:ed)?|leveling|bilsteins?|king|icon|ohlins|koni|fallout|rancho|reservoirs?|by-?pass|bump stops)\b/i
/** "My fox", "an 89 fox": owned or dated, it is the car. */
const FOX_OWNED = /\b(?:my|his|her|our|(?:19)?(?:79|8\d|9[0-3])) fox\b(?! (?:shocks?|coil-?overs?|struts?|\d))/i
/** Beside shocks "Fox" is who makes them: "Fox or Bilstein", "Fox 2.0s". */
const isShockMaker = (text: string): boolean =>
  (SHOCKS.test(text) && !FOX_OWNED.test(text)) ||
  /\bfox (?:2[.]\d|3[.]0|racing|factory|performance series)|\bfox\b.{0,24}\b(?:on|for) (?:it|this|that|mine)\b/i.test(
    text,
  )

/** The sedan of that name made 415 hp, the Camaro never. */
const SS_SEDAN = /(?<!camaro )\bss\b.{0,90}\b415\b|\b415\b.{0,90}(?<!camaro )\bss\b/i

/** A make of dyno; "my Mustang dynos 400" tells of a car. */
const MUSTANG_DYNO =
  /(?<!\b(?:my|his|her|our|'?\d\d|(?:19|20)\d\d|ford|svt|fox) )\bmustang(?= (?:dyno|dynamometer|chassis dyno)s?\b(?! (?:at|\d)))/gi

/** "Put a Coyote in it", "the Coyote is from a wrecked truck": an engine that goes into another car. */
const COYOTE_GOES_IN =
  /\b(?:put|putting|drop|dropping|stuff|throw|stick|shove|bolt|fit|mount)\w* (?:an?|the|that) (?:\w+ ){0,2}coyote\b|\bcoyote (?:motor |engine )?(?:in|into) (?:it|the|my|an?|his|her|that)\b|\bcoyote (?:motor |engine )?(?:is |comes |came )?(?:from|out of|pulled)\b/i

/** Half names that mean one car to everybody. */
export function halfNames(said: string): string {
  let text = withShortTrims(spelledOut(said.replaceAll(MUSTANG_DYNO, ' ')))
  if (/\b1le\b/i.test(text) && !/zl1|camaro|turbo 1le/i.test(text)) text = text.replace(/\b1le\b/i, 'camaro ss 1le')
  if (
    /(?:^|[\s,])ss\b/i.test(text) &&
    !SS_SEDAN.test(text) &&
    !/camaro|chev|cobalt|balt|ss.?tc|sedan|silverado|monte|impala|nova\b|malibu|hhr|caprice|el camino|trail ?blazer|s-?10\b|tahoe/i.test(
      text,
    )
  )
    text = text.replaceAll(/\bss\b/gi, 'camaro ss')
  if (/\bfox\b/i.test(text) && !/mustang|stang|fox ?body/i.test(text))
    text = text.replace(/\bfox\b/i, isShockMaker(text) ? ' ' : 'fox mustang')
  if (
    /\b(?:\d\d|')?\d\d gt\b(?!-?r\b| ?63)/i.test(text) &&
    !/mustang|stang|ford|porsche|amg|legacy|mercedes|golf|elantra|stinger|bmw/i.test(text)
  )
    text = text.replace(/\bgt\b/i, 'mustang gt')
  if (/\braptor\b/i.test(text) && !/f-? ?150|bronco|ranger/i.test(text))
    text = text.replace(/\braptor\b/i, 'f-150 raptor')
  if (/\bcoyote\b/i.test(text) && !/mustang|stang|f-?150|gt\b|swap/i.test(text) && !COYOTE_GOES_IN.test(text))
    text = text.replace(/\bcoyote\b/i, 'mustang gt coyote')
  if (/\bhellcat\b/i.test(text) && !/charger|challenger|chall\b|chally|dura?n(?:a?go)|trackhawk/i.test(text))
    text = text.replace(/\bhellcat\b/i, 'challenger hellcat')
  const of86 = /\b(?<!gr ?)86\b/i.test(text) ? (generationYears(text)?.from ?? yearIn(text) ?? 0) : 0
  if (of86 >= FIRST_GR86) text = text.replace(/\b(?:toyota )?86\b/i, 'toyota gr86')
  return text
}
