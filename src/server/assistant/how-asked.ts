import type { PartKind } from '../../engine/model.ts'
import type { HowAsked } from './knowledge/how-asked-words.ts'
import { kindsIn } from './part-words.ts'

/** One thing that is asked: a question of that form, about that matter. */
interface Row {
  id: HowAsked
  asks: RegExp
  about: RegExp
  /** Words with which something else is asked. */
  unless?: RegExp
  /** The matter may stand in what was said before. */
  isOfTalk?: true
  /** What has to have been said besides, of all and of what came before. */
  given?: (all: string, earlier: string) => boolean
}

const ORDER = /\b(?:first|before|after|then|or)\b/
const MILES = /\b(?:[12]\d0|[2-9]\d0)[ ,]?(?:k|000)\b|\b1[0-9]{2}k\b/
const BOOSTS =
  /\b(?:put|add|throw|slap|bolt|run|running|install|strap)\b[^.?!]{0,24}\b(?:turbo|blower|supercharger|boost)\b|\bturbo(?:charge|ing)?\b|\bboost(?:ing)? (?:it|a|an|my)\b|\bfor (?:an? )?(?:blower|supercharger|boost)\b/

const ROWS: readonly Row[] = [
  {
    id: 'check_tuned',
    asks: /\b(?:how|any way|is there a way|can (?:i|you|a shop))\b[^.?!]{0,40}\b(?:check|tell|know|verify|confirm|prove|find out|see|make sure)\b/,
    about:
      /\b(?:seller|owner|dealer|says|said|claims?|already|really|actually|is|been|was|has|got|had)\b[^?!]{0,40}\b(?:stage ?[123]|tuned?|flashed|chipped|mapped|piggyback)\b/,
    unless: /\b(?:need|needs|works?|working|safe|good|worth|enough|hold|shift\w*|stock tune)\b/,
  },
  {
    id: 'which_pulley',
    asks: /\b(?:first|or|which|better)\b/,
    about: /^(?=.*\b(?:upper|top)\b)(?=.*\b(?:lower|crank|balancer)\b)(?=.*\bpull(?:ey|ies|y)\b)/,
  },
  {
    id: 'cooling_first',
    asks: /\b(?:first|before|after)\b/,
    about: /^(?=.*\bpull(?:ey|ies|y)\b)(?=.*\b(?:heat exchangers?|hx|intercooler pump|coolant pump|ic pump)\b)/,
    unless: /\b(?:how much|price|cost)\b|\$/,
  },
  {
    id: 'pump_first',
    asks: ORDER,
    about:
      /\b(?:hpfp|high[- ]pressure (?:fuel )?pump)\b(?=.*\b(?:tun(?:e|ed|ing)|stage ?[123]|flash)\b)|\b(?:tun(?:e|ed|ing)|stage ?[123]|flash)\b(?=.*\b(?:hpfp|high[- ]pressure (?:fuel )?pump)\b)/,
    unless: /\b(?:how much|price|cost)\b|\$/,
  },
  {
    id: 'boost_high_miles',
    asks: /\b(?:too many|too much|too old|worth|safe|ok(?:ay)?|can i|should i|good idea|bad idea|crazy|dumb|is it)\b/,
    about: new RegExp(`(?=.*(?:${MILES.source}))(?=.*(?:${BOOSTS.source}))`),
    unless: /\b(?:how much|price|cost|whp|stock turbo|rebuil\w+|replac\w+)\b|\$/,
  },
  {
    id: 'low_boost',
    asks: /\b(?:just|only|low|small|mild|little)\b[^.?!]{0,24}\b(?:\d|boost)/,
    about: /\b(?:[3-7] ?(?:psi|lbs?|pounds)|low boost)\b/,
    isOfTalk: true,
    given: (all, earlier) => BOOSTS.test(all) && MILES.test(earlier),
  },
  {
    id: 'cvt_torque',
    asks: /\b(?:how much|what|where|max|limit|most)\b[^.?!]{0,40}\b(?:torque|tq|lb-?ft|stop|hold|handle|take|limit)\b/,
    about: /\bcvt\b/,
    isOfTalk: true,
  },
  {
    id: 'cvt_safe',
    asks: /\b(?:safe|risky?|ok(?:ay)?|hurt|kill|break|blow|hold up|survive|live|last|reliable|bad idea|worry|worried)\b/,
    about: /\bcvt\b/,
    isOfTalk: true,
    unless: /\b(?:fluid|turbo kit|ktuner or|hondata or)\b/,
  },
  {
    id: 'coilovers_at_home',
    asks: /\b(?:can|could|should|how hard|possible|worth|do)\b/,
    about:
      /\b(?:coil ?overs?|springs|shocks|struts)\b(?=.*\b(?:myself|my ?self|driveway|lot|garage|at home|diy|street|parking)\b)|\b(?:myself|driveway|garage|at home|diy)\b(?=.*\b(?:coil ?overs?|springs|shocks|struts)\b)/,
    unless: /\b(?:how much (?:do|would|is|for)|price)\b|\$|\bstreet (?:car|use|driving)\b/,
  },
  {
    id: 'mpg_of_tune',
    asks: /\b(?:what|how|does|do|will|would|hurt|affect|lose|change)\b/,
    about: /\b(?:mpg|gas mileage|fuel economy|gas milage)\b/,
    unless:
      /\b(?:tires?|3[3-7]s|lift\w*|gears?|axle|e85|e30|ethanol|tow\w*|intake|exhaust|headers|cam|turbo|blower|supercharger|87|91|93|which|better|get|gets)\b/,
  },
  {
    id: 'bolts_4g63',
    asks: /\b(?:tell|difference|differ|know|which|what|how|or|vs|versus|better)\b/,
    about: /\b(?:6|six)[- ]?bolts?\b.*\b(?:7|seven)[- ]?bolts?\b|\b(?:7|seven)[- ]?bolts?\b.*\b(?:6|six)[- ]?bolts?\b/,
    unless: /\b(?:whp|hp|lug|wheels?|pattern|rear|diff)\b|\$/,
  },
  {
    id: 'not_ours_to_write',
    asks: /\b(?:write|do|finish|solve|help)\b/,
    about:
      /\b(?:homework|essay|lab report|term paper|book report|assignment|thesis|poem|cover letter|physics|algebra|math|chemistry)\b/,
    unless: /\b(?:dyno|tune|oil|blackstone)\b/,
  },
]

/** What a message asks of these; `earlier`: what the visitor said before. */
export function howAsked(words: string, earlier: string): HowAsked | undefined {
  return ROWS.find(
    ({ asks, about, unless, isOfTalk, given }) =>
      asks.test(words) &&
      (about.test(words) || (isOfTalk && about.test(earlier) && words.split(/\s+/).length <= SHORT)) &&
      !unless?.test(words) &&
      (given?.(`${earlier} ${words}`, earlier) ?? true),
  )?.id
}
const SHORT = 12

/** Parts that the engine's map has to know of. */
const NEEDS_MAP: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['downpipe', 'headers_long_tube', 'pulley_smaller', 'injectors', 'camshafts', 'turbo_upgrade'] as const),
  ...(['intake_manifold', 'high_pressure_fuel_pump'] as const),
])
const KEEPS =
  /\b(?:leav\w+|keep\w*|stay\w*|run(?:ning)?|stick\w*|still|use|using|on|with)\b[^.?!]{0,24}\b(?:stage ?[123]|same|stock|old|current|factory|ots|existing|original)\b (?:map|tune|file|calibration|flash)\b|\bwait\w* (?:on|with|for|to get) (?:the |a |its )?tune\b|\bleave the (?:tune|map)\b|\b(?:don't|not) (?:touch|change|redo) the (?:tune|map)\b/
const ASKS_MAY = /\b(?:can|could|may|ok(?:ay)?|safe|should|do i need|will it|is it|fine)\b/

/** "Bolt on the downpipe and leave it on the stage 1 map": the part that the map does not know. */
export function partOnOldMap(words: string): PartKind | undefined {
  if (!KEEPS.test(words) || !ASKS_MAY.test(words)) return undefined
  return kindsIn(words).find((kind) => NEEDS_MAP.has(kind))
}

const WITH_IT =
  /\bwhat (?:else|all|other parts|supporting \w+)\b[^.?!]{0,40}\b(?:go(?:es)?|need\w*|with|has|have|get|do|require\w*|upgrade\w*)\b|\bwhat (?:goes|needs to go|has to go|should go) with\b|\b(?:anything|something) else (?:i |it |that )?(?:need\w*|has to|should)\b/

/** "What else has to go with it": the part that something goes with. */
export const partWithMore = (words: string): PartKind | undefined =>
  WITH_IT.test(words) ? kindsIn(words).find((kind) => kind !== 'tune') : undefined

const GAIN_OF_TOLD =
  /\bwhat (?:does|do|would|will|should|did|is) (?:that|it|this|those|they|he|she|we|i|all that|the car)\b[^.?!]{0,24}\b(?:put (?:me|it|him|us|her|you|down)|gains?|make|makes|dyno|net|pick up|end up)\b|\bwhat (?:does|do|would|will) (?:that|it|those|they)\b[^.?!]{0,20}\bdyno\b|\bwhat\b[^.?!]{0,24}\b(?:that|it|those)\b[^.?!]{0,20}\b(?:at the wheels?|whp)\b|\bhow (?:much|many)\b[^.?!]{0,12}\b(?:power|w?hp|horses)\b[^.?!]{0,30}\b(?:from|out of|with) (?:that|it|those|them|all that)\b/

/** What the parts that were told make is asked. */
export const asksGainOfTold = (words: string): boolean => GAIN_OF_TOLD.test(words)

const LABOR_OF_TOLD =
  /\b(?:how much|what)\b[^.?!]{0,30}\b(?:charge|labor|cost|run)\b[^.?!]{0,24}\b(?:put|install|fit|do|throw|bolt|mount|swap)\b (?:it|that|this|them|em|those|these|'em)\b/

/** "How much to put them in": the labor of what was told. */
export const asksLaborOfTold = (words: string): boolean => LABOR_OF_TOLD.test(words)

const FELT = /\b(?:feel|felt|notice\w*|faster|quicker|tell (?:a|the|any) difference|seat of the pants)\b/
export const asksIfFelt = (words: string): boolean => FELT.test(words)

/** "What known stuff do I warn him about": the weak points of the car. */
export const asksWhatIsKnown = (words: string): boolean =>
  /\bknown\b[^.?!]{0,24}\b(?:stuff|things?|issues?|problems?|failures?)\b|\bwarn (?:him|her|them|the customer|my customer|me)\b|\bwhat (?:usually )?goes wrong\b/.test(
    words,
  )

/** From one speed to another while it rolls: 60-130, 100-200. */
export const ROLL = /\b(?:60|30|40|50|100)\s?(?:-|to)\s?(?:130|100|120|150|200)\b(?! ?(?:k|miles|bucks|hp|whp))/

/** "Student discount or payment plans". */
export const asksBothOfMoney = (words: string): boolean =>
  /\bdiscounts?\b/.test(words) &&
  /\b(?:payment plans?|klarna|affirm|financ\w+|installments|monthly|pay later)\b/.test(words)

/** "It's already got a stage 1": the car is tuned, or is said to be. */
export const saysTuned = (words: string): boolean =>
  /\balready\b[^.?!]{0,24}\b(?:stage ?[123]|tuned?|flashed)\b|\b(?:has|got|with|comes with|on) (?:a |an )?(?:stage ?[123]|tune)\b/.test(
    words,
  ) && !/\b(?:want|need|get|add) (?:a |an )?(?:stage|tune)\b/.test(words)

/** What to buy first of it. */
export const asksWhatFirst = (words: string): boolean =>
  /\bwhat (?:would|should|do|else|to)\b[^.?!]{0,40}\b(?:first|next)\b|\b(?:first|next) (?:mod|thing|part|upgrade)\b/.test(
    words,
  )

/** "How much with your shop putting it in": who says so wants the price, whoever else would do it at home. */
const PAYS_SHOP =
  /\b(?:your|ur|the) (?:shop|guys|techs|mechanics)\b[^.?!]{0,24}\b(?:put\w*|install\w*|do(?:es|ing)?|mount\w*)\b|\b(?:sooner|rather|prefer to) pay\b|\b(?:you|yall|you guys) (?:put|install|mount) (?:it|them|that)\b/
/** "Can I do it in my driveway": the work at home. */
export const asksAtHome = (words: string): boolean =>
  !PAYS_SHOP.test(words) &&
  /\b(?:can|could|should|is it|how hard|hard to|do you think)\b[^?!]{0,60}\b(?:myself|in (?:my|the|a) (?:driveway|garage|parking lot|apartment lot)|at home|diy)\b/.test(
    words,
  )

/** "How do I know if the turbo is bad". */
export const asksForSigns = (words: string): boolean =>
  /\b(?:how|any way)\b[^.?!]{0,24}\b(?:know|tell|check|see|find out)\b[^.?!]{0,40}\b(?:bad|worn|shot|slipp?\w*|going|gone|dead|dying|failing|failed|blown|toast|maxed|weak)\b|\bsigns? of\b/.test(
    words,
  )

export const asksWhichOil = (words: string): boolean =>
  /\b(?:which|what)(?: \w+)? oil\b(?! (?:temp|press|cool|pump))/.test(words)
