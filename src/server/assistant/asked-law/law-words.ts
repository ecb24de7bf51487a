/** What a message asks of smog checks, orders and warranties, by its words as they were typed. */
export const OF_SMOG =
  /\bsmog\w*|\bcarb\b(?! ?(?:ed|uretor))|\b(?:eo|e\.o\.|executive order|exemption) ?(?:#|no\.?|numbers?|stickers?)?\b|\bexecutive orders?\b|\b(?:emissions?|state|obd|sniffer|tailpipe) (?:test\w*|inspections?|checks?)\b|\binspections?\b|\b49[- ]state\b|\b50[- ]state\b|\breferee\b/
export const IN_CALIFORNIA =
  /\bcalifornia\b|\bcali\b|\bsmog\w*|\bcarb\b|\b(?:los angeles|sacramento|san (?:diego|jose|francisco)|oakland|fresno|bakersfield|orange county|bay area|socal|norcal|placer county)\b|\bin ca\b/
export const OF_TUNE =
  /\b(?:tun(?:e|ed|es|ing)|flash(?:ed|es|ing)?|files?|maps?|stage ?[123](?:\+|\.5)?|accessport|cobb|ktuner|hondata|bootmod ?3|bm3|mhd|unitronic|apr|hp ?tuners|calibration|software)\b/
export const ASKS =
  /\?|\b(?:is|are|does|do|did|will|would|can|could|should|must|what|which|whats|how|if|tell me|wonder\w*|know whether|problem)\b/

/** The computer is read for what is on it. */
const SEES =
  /\b(?:sees?|detects?|knows?|tells?|finds?|finds? out|catch(?:es)?|reads?|checks?|shows?|picks? up|notice)\b|\bcvn\b|\bcal(?:ibration)? ?ids?\b/
const STATION = /\b(?:smog|station|inspect\w*|emissions?|test|referee|obd|tech|state|bar)\b/
export const asksIfSeen = (typed: string): boolean =>
  OF_TUNE.test(typed) &&
  SEES.test(typed) &&
  STATION.test(typed) &&
  /\b(?:smog|emissions?|inspect\w*|cvn|station|referee)\b/.test(typed)

const BACK = String.raw`(?:\b(?:flash(?:ed|ing)?|put|go(?:ing)?|load(?:ed)?|switch(?:ed)?|revert(?:ed)?|return(?:ed)?|chang(?:e|ed))\b[^.?!]{0,24}\bback\b|\bback to (?:stock|factory)\b|\b(?:remove|take off|uninstall|unmarry) (?:the |my )?(?:tune|map|flash|accessport)\b)`
const CHECKED = String.raw`\b(?:smog|emissions?|inspect\w*|test|check|station|referee|monitors?)\b`
const FLASHED_BACK = new RegExp(`${BACK}[^.?!]{0,60}${CHECKED}|${CHECKED}[^.?!]{0,60}${BACK}`)
export const asksOfFlashBack = (typed: string): boolean => FLASHED_BACK.test(typed) && ASKS.test(typed)

export const OF_MILES = /\b(?:how (?:many|long|far|soon)|miles|monitors?|ready|readiness|drive cycles?)\b/
export const OF_RIGHT = /\b(?:legal\w*|illegal|allowed|law|common)\b/

/** A year that an order's list of years leaves out. */
export const OF_YEARS =
  /\b(?:legal|eo|approved|certified|compliant|carb|exempt\w*)\b[^?!]{0,40}\b(?:19|20)\d\d ?(?:-|–|to|through|thru) ?'?(?:(?:19|20)?\d\d)\b/
