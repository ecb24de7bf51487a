/** A trouble that owners know by its name, and the topic that tells of it. */
const TROUBLES: readonly (readonly [string, RegExp])[] = [
  ['crank_hub', /\bcrank hubs?\b/],
  ['ims_bearing', /\bims\b|\bintermediate shaft\b/],
  ['ringlands', /\bring ?-?lands?\b/],
  ['rod_bearings', /\brod bearings?\b/],
  ['timing_chain', /\btensioners?\b|\btiming chains?\b|\bchain (?:stretch|guides?)\b/],
  ['cam_phasers', /\b(?:cam )?phasers?\b/],
  ['lifters', /\blifters?\b(?! valley)/],
  ['haldex', /\bhaldex\b/],
  ['water_pump', /\bwater pumps?\b|\bthermostat housing\b/],
]
/** It is doubted, feared, or to be dealt with; nobody shops for it. */
const DOUBTED =
  /\b(?:real|really|legit|paranoi\w*|myths?|overblown|fear ?mongering|hype|hysteria|cooked|screwed|toast|worry|worried|scared|afraid|nervous|concern\w*|have to|need to|must|should|issues?|problems?|a thing|common|normal|known|fail\w*|weak|deal with|go(?:es|ing)? bad|going out|leak\w*|before|first|when|how often|interval|deal|swears?|says?|bs|true|reddit|forums?)\b|\?/
const SHOPS =
  /\b(?:show me|do you (?:have|sell|carry|stock)|you got|in stock|price|how much|cost|add|cart|kit for|looking for|i want|part number)\b|\bhow (?:much|long) (?:to|for|does)\b/

/** "S55 crank hub, is it really a thing at stage 2 power or forum paranoia": the topic of the trouble that is named. */
export const namedTrouble = (asked: string): string | undefined =>
  DOUBTED.test(asked) && !SHOPS.test(asked) ? troubleNamed(asked) : undefined

/** The topic of a trouble that is named, whatever is said of it. */
export const troubleNamed = (asked: string): string | undefined => TROUBLES.find(([, form]) => form.test(asked))?.[0]

const TROUBLE =
  /\b(?:rattl\w+|knock(?:s|ing)?|tick(?:s|ing)|overheat\w*|run(?:s|ning)? hot|misfir\w*|smok(?:es|ing)|leak(?:s|ing)?|slip(?:s|ping)?|burn(?:s|ing) oil|check engine|cel|low compression|codes?)\b/
const POWER_WORK = /\b(?:tun(?:e|es|ed|ing)|mods?|power|stage ?\d|turbo|supercharger|blower|build|upgrade[sd]?|boost)\b/
const REPAIR = /\b(?:fix(?:ed|ing)?|repair\w*|sort(?:ed)?(?: it| that)?|diagnos\w*|address\w*|take care of)\b/
const ORDER = /\b(?:first|before|or|anyway|wait|ignore|still)\b/
const SINCE = /\b(?:after|since) (?:the |a |my |i )?(?:tune[dr]?|install\w*|turbo|mods?)\b|\bhow much\b/

/** "It overheats, supercharger first or sort that first?": the order is asked, whatever the trouble and the part are. */
export const asksToFixFirst = (asked: string): boolean =>
  [TROUBLE, POWER_WORK, REPAIR, ORDER].every((form) => form.test(asked)) && !SINCE.test(asked)

/** "What tends to let go before I turn it up to 400": the car's weak points are asked for, whatever power is named. */
const BEFORE_POWER =
  /\b(?:what|anything|which \w+)\b.{0,40}\b(?:tends? to|lets? go|let go|goes (?:bad|wrong|out)|fails?|breaks?|replaced?|fix(?:ed)?|checked?|address(?:ed)?|sort(?:ed)?|done|do|refresh(?:ed)?)\b.{0,40}\b(?:before|prior to|ahead of)\b.{0,30}\b(?:turn(?:ing)? it up|power|boost|tun\w+|mod\w*|stage|push\w*|\d{3})\b|\bweak (?:spots?|points?|links?)\b.{0,30}\b(?:on|of|in|for)\b(?!.{0,30}\b\d{3} ?(?:w?hp|wheel))/
export const asksBeforePower = (asked: string): boolean => BEFORE_POWER.test(asked)
