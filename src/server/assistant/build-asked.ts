import type { PartKind } from '../../engine/model.ts'
import { isChange } from './knowledge/question-shape.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn, partsIn } from './part-words.ts'
import { isSafetyAsked } from './safety-asked.ts'
import type { Before } from './said-before.ts'
import { strengthAsked } from './strength-asked.ts'

/** What of a shown build is asked for; `build-answers.ts` has the words of each. */
export type BuildTopic = (typeof ASPECTS)[number][0]

const OF_PART = String.raw`\b(?:leak|gauge|controller|cut|creep|solenoid|tap|reference|additive|booster)\b`
const TIME =
  /\bhow (?:long|many (?:days|hours|weeks)|soon|quick(?:ly)?)\b.{0,50}\b(?:take|takes|need|have|keep|hold|got|shop|labor|install\w*|hours?|turnaround|do (?:it|that|this|all)|be (?:there|down|gone|without|in)|of that|is that|without|get it (?:done|back)|turn)\b|\bhow many (?:days|hours|weeks)\b|\bturn ?around\b|\bsame[- ]day\b|\bget (?:it|her|my \w+|the \w+) back\b|\bin (?:one|a|1|two|2) (?:day|weekend|afternoon)\b|\bhow long\b.{0,16}\b(?:shop|install|job|this|that|it|all)\b\W*(?:$|\?)|\b(?:ready|done|finished) (?:by|before|in)\b|\bdays? in the shop\b|\btime (?:in|at) the shop\b|\b(?:shop|labor) time\b|\b(?:hours?|time)[- ]wise\b|\bhow many hours\b|\blooking at (?:for|in|on) (?:hours|time|labor)\b/

/** What of the build the words ask for, the first row that holds; a part that is named is looked at after these. */
const ASPECTS = [
  [
    'build_boost',
    new RegExp(
      String.raw`^(?!.*${OF_PART}).*(?:\b(?:how much|what|how many|which|is|does|peak|target|max|whats|the)\b.{0,30}\b(?:boost|psi|bar)\b|\b(?:boost|psi)\b.{0,16}\?|^\W*(?:and |so )?(?:the |peak |max )?(?:boost|psi)\b(?! (?:it|up|more)\b))`,
    ),
  ],
  [
    'build_curve',
    /\b(?:at )?(?:what|which) rpms?\b|\bpower ?band\b|\bcurves?\b|\bwhere (?:does|do|is|will)\b.{0,24}\b(?:peak|power|torque|tq|hit|come on|come in|fall off)\b|\b(?:peak|max) (?:power|torque|tq|hp) (?:rpm|at)\b|\bhow (?:far|high) (?:does|do|will|can) (?:it|this|that|i) rev\b|\b(?:come|comes|kick|kicks|hit|hits) (?:in|on) (?:earlier|sooner|later|lower|at)\b|\bspool\w*\b|\blow[- ]end\b|\bdown low\b|\btop[- ]end\b|\blaggy\b/,
  ],
  [
    'build_torque',
    /^(?=.*(?:\?|\b(?:what|how|is|whats|figures?|numbers?)\b)|\W*(?:and |so |the )*(?:torque|tq)\b).*\b(?:torque|tq|lb-?ft|ft-?lbs?|nm|newton\w*)\b(?! (?:converter|tube|steer|specs?|wrench|limit|rating|arm))/,
  ],
  [
    'build_power',
    /\bhow (?:much|many)(?: (?:power|hp|whp|horses|horsepower|wheel))? (?:does|do|will|would|is|did) (?:it|that|this|she|the car|the build|they|i|those)(?: (?:really|actually|all))? (?:make|making|put down|have|gain|give|add|get)\b(?!.{0,16}\b(?:price|cost|labor|boost|torque|money)\b)|\bwhat (?:does|do|will|would) (?:it|she|that|the build|the car|i) (?:make|put down|gain)\b|^\W*(?:so |and )*(?:what|how much)(?: (?:is|are))? the (?:gain|whp|power|horsepower)\b/,
  ],
  ['build_mpg', /\b(?:mpg|gas mileage|mileage|miles (?:per|to the|a) (?:gallon|tank)|fuel economy)\b/],
  ['build_sound', /\b(?:loud\w*|noisy|noise|drone|quiet|whine|sound like|neighbors)\b/],
  ['build_hours', TIME],
  ['build_tires', /\b(?:need|want)\b.{0,20}\b(?:better |wider |new |stickier )?tires\b/],
  [
    'build_traction',
    /\b(?:hook(?:s|ed)?(?: up)?|break(?:s)? (?:loose|traction)|spin(?:s|ning)?|traction|put (?:it|the power|that|that power) down|roast (?:the )?tires)\b(?! (?:a |the )?bearing)/,
  ],
  [
    'build_deferred',
    /\b(?:which|what|anything|any|can any)\b.{0,40}\b(?:hold off|put off|wait|later|skip(?:ped)?|optional|leave out|left out|cut|do without|nice to have|not (?:strictly )?(?:needed|necessary|required))\b|\b(?:hold|put) (?:any of |some of )?(?:it|that|those|them|these)?\s?off\b.{0,12}\?|\b(?:only |just )?(?:do|buy) half\b|\bleave (?:off|any)\b|\b(?:in )?what order\b|\bwhat is (?:actually |really )?(?:needed|necessary|required|optional|mandatory)\b/,
  ],
  [
    'build_next',
    /\b(?:what|anything|something) else\b.{0,50}\b(?:do|add|recommend|suggest|need|get|change|replace|should|would|worth|put|upgrade|while)\b|\bwhat else\b\W*$|\bwhat (?:am|are|did) (?:i|we|you) (?:missing|miss|forget\w*|leav\w+ out)\b|\b(?:would|should) (?:you|i|we) (?:add|do|change|replace) (?:anything|something)\b|\banything (?:i|we|you) (?:should|need|would|might) (?:to )?(?:add|do|know|watch|worry)\b|\bwhile (?:it is|its|it's|you are|you're|the car is|we are|they are|in there|you have)\b.{0,20}\b(?:apart|in there|in the air|open|out|at it)\b|\bwhat (?:would|should) (?:you|i|we) (?:do|upgrade|change|buy|get) (?:next|after|afterwards|from here)\b|\bsupporting (?:mods?|parts|stuff|hardware)\b|\banything else\b\W*$/,
  ],
  [
    'build_fuel',
    /\b(?:what|which) (?:gas|fuel|octane|petrol|grade)\b|\bpremium (?:only|required)\b|\bneed (?:premium|9[13]|\w+ gas)\b.{0,10}\?|\b(?:is|was) (?:the tune|it|that|this|the build)\b.{0,20}\b(?:on|for) (?:93|91)\b/,
  ],
  [
    'build_regular',
    /\b(?:87|regular(?! (?:maintenance|oil|service|basis|driv\w+|part|tune))|mid ?grade|cheap gas|low octane)\b|\b(?:can|could|ok|okay|safe|fine)\b.{0,24}\b(?:run|use|put|fill)\w*\b.{0,16}\b91\b/,
  ],
  [
    'build_margin',
    /\b(?:margins?|headroom|head room|safety factor|room)\b.{0,40}\b(?:pumps?|fuel\w*|injectors?|turbos?|clutch|trans\w*|gearbox|rods?|bottom end|block|engine|intercooler|heat exchanger|axles?|diff\w*|driveshaft)\b|\b(?:how close|what (?:percent\w*|share)|how much (?:margin|headroom|room))\b.{0,40}\b(?:limits?|left|max|ceiling|pump|turbo|clutch|trans\w*|engine)\b|^\W*(?:and )?(?:what|how much)(?: is the|'s the)? (?:margin|headroom)\b.{0,30}$/,
  ],
  [
    'build_accuracy',
    /\b(?:how (?:sure|accurate|confident|real|realistic|close)|guarantee[ds]?|accura\w+|plus or minus|margin|give or take|worst case|really (?:make|hit|do|get)|how do you know|who (?:says|measured|tested)|made (?:it |that |this |them )?up|somebody measured|based on what|actually (?:make|hit|do|get|see)|believe|trust)\b(?!.{0,20}\b(?:mechanic|shop|dealer|clutch|trans\w*|part)\b)/,
  ],
  [
    'build_included',
    /\b(?:includ\w*|comes? with|part of (?:the|that) price|on top of (?:that|it)|extra for|all in\b(?! one)|out the door|turn ?key|parts and labor|just (?:the )?parts|hidden)\b.{0,40}(?:\?|\b(?:tune|install\w*|labor|dyno|tax|shipping|fluids?|gaskets?|everything)\b)|\b(?:does|is|are) (?:that|it|this|the price|price)\b.{0,20}\b(?:installed|with (?:the )?(?:install\w*|labor|tune|tax)|parts only)\b|\b(?:the |your )?total,? (?:installed|with (?:labor|install\w*))\b/,
  ],
  [
    'build_crank',
    /\b(?:is|are|was) (?:that|this|it|those|these)\b.{0,24}\b(?:crank|wheel|whp|wheels|flywheel)\b|\b(?:at|to) the (?:crank|flywheel|motor|engine)\b.{0,12}\?|\bcrank (?:hp|horsepower|number|figure|power)\b|\b(?:in|as|many|much) (?:kw|kilowatts?|ps|metric|bhp)\b/,
  ],
  [
    'build_lasts',
    /\b(?:how (?:long|many miles) (?:will|would|does|can|is|before)\b.{0,30}\b(?:last|live|hold up|survive|go|rebuild)|last (?:me )?(?:long|\d+)|reliab\w+|longevity|road ?trip|trust it|(?:going to|gonna|will it) blow|blow(?:s|ing)? up|grenade|live long|(?:hurt|damage|harm|kill|bad for|hard on)(?:s|ful)? (?:to |for )?(?:the|my|an?|it)\b(?: (?:motor|engine|car))?(?!.{0,16}\b(?:mileage|mpg|wallet|resale|gas)\b))/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

const ASKS =
  /\?|^\W*(?:(?:so|and|but|ok|okay|also|kindly|please|wait|hey|bro|lol|damn|wow|nice|cool|yeah|then|just|quick question|one (?:more )?(?:thing|question)|curious|dumb question) ?[,.:]? ?)*(?:what|how|why|when|where|which|who|is|are|am|do|does|did|can|could|will|would|should|any|anything|tell|explain|boost|psi|torque|tq|supporting|peak|the boost|same day|if)\b|\b(?:whats|what is|how much|how long|do i|do you|does it|will it|is it|is that|can i|should i|would you)\b/
const NEEDED =
  /\b(?:why|need|needs|needed|necessary|required?|have to|must|what for|for me|what (?:is|are|does|do)|point of|skip|without|leave|happens if|stock .{0,24}(?:instead|alone)|money grab|worth|really|reason|in (?:there|it|that|this build)|included|got)\b/
/** Which part of a kind the build has. */
const WHICH = /\b(?:what|which) (?:kind of |brand of |size )?$/
const CHANGE =
  /\b(?:add|swap|switch|change|make it|do it|redo|rather|instead|take (?:it|the|off|out)|drop|remove|cheaper|keep)\b/
const OPEN: ReadonlySet<Intent> = new Set([
  'topic',
  'unknown',
  'why',
  'stock',
  'plan',
  'fits',
  'price',
  'limits',
  'chat',
])
/** A shop's answer, a trouble or a law is none of the build's. */
const ELSEWHERE =
  /\b(?:warrant\w*|smog|legal|illegal|emissions?|inspection|insurance|ship\w*|return\w*|refund|order|financ\w*|pay(?:ment|ing|pal)?|deposit|appointment|loaner|rental|my own mechanic|price match|discount|e85|e30|ethanol|altitude|elevation|wait (?:while|there|for it)|carb|dealer|manual|automatic)\b/
const FEW_WORDS = 26

/** "Whats it making for boost?", "why the injectors?", "what else while it's apart?": what is asked of the build that is shown. */
export function askedOfBuild({ shown }: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  if (shown === undefined || meaning.car !== undefined || !OPEN.has(meaning.intent)) return undefined
  const isDoubt = meaning.goal !== undefined && DOUBTS_FIGURE.test(asked)
  if ((meaning.goal !== undefined && !isDoubt) || meaning.budgetUsd !== undefined || meaning.standing || meaning.year)
    return undefined
  if (!ASKS.test(asked) || asked.trim().split(/\s+/).length > FEW_WORDS || ELSEWHERE.test(asked)) return undefined
  const [kind] = kindsAsked(asked)
  if (kind && /tires$/.test(kind) && /\b(?:what|which) (?:\w+ ){0,2}(?:drag|tires?|rubber|radials?)\b/.test(asked))
    return { intent: 'fits', part: { kind } }
  const [topic] = clausesOf(asked).flatMap((clause) => {
    const aspect = aspectOf(clause, meaning)
    const isOfStrength = strengthAsked(clause) !== undefined || isSafetyAsked(clause)
    return aspect && (!isOfStrength || BESIDE_STRENGTH.has(aspect)) ? [aspect] : []
  })
  return topic && { intent: 'topic', topic }
}

/** Aspects whose words may sound like a doubt of the engine: "will it break loose", "does it hurt the motor". */
const BESIDE_STRENGTH: ReadonlySet<string> = new Set([
  'build_traction',
  'build_regular',
  'build_accuracy',
  'build_hours',
  'build_margin',
])

/** "How sure are you it makes 500": the figure is the build's own. */
const DOUBTS_FIGURE =
  /\bhow (?:sure|accurate|confident|close)\b|\bguarantee|\b(?:really|actually) (?:make|hit|get|see)\b/

/** The parts that are named; the license or unlock of a locked computer is one as well. */
export const kindsAsked = (asked: string): PartKind[] =>
  /\b(?:license|unlock\w*|ecu exchange|pcm exchange)\b/.test(asked) ? ['ecu_unlock'] : kindsIn(asked)

/** What each question of a message asks of the build: "how long will it take and do I need tires". */
export const aspectsOf = (asked: string): (BuildTopic | 'build_part')[] =>
  clausesOf(asked).flatMap((clause) => aspectOf(clause, { intent: 'topic' }) ?? [])
export const clausesOf = (asked: string): string[] =>
  asked
    .split(/[?;]|,? and (?=(?:is|are|do|does|will|can|what|how|why|which|should)\b)/)
    .filter((one) => one.trim() !== '')

function aspectOf(asked: string, meaning: Meaning): BuildTopic | 'build_part' | undefined {
  const kinds = kindsAsked(asked)
  const found = ASPECTS.find(([, form]) => form.test(asked))?.[0]
  const isWish = CHANGE.test(asked) || (isChange(asked) && meaning.intent === 'plan')
  if (meaning.change !== undefined) return found === 'build_deferred' ? found : undefined
  if (found && !(kinds.length > 0 && !WITH_PARTS.has(found)) && !(isWish && !WHATEVER.has(found))) return found
  if (kinds.length === 1 && !isWish && isOfPart(asked, kinds[0])) return 'build_part'
  return undefined
}

/** Aspects that a part may be named beside. */
const WITH_PARTS: ReadonlySet<BuildTopic> = new Set([
  'build_hours',
  'build_margin',
  'build_included',
  'build_next',
  'build_boost',
  'build_accuracy',
  'build_tires',
])
/** Aspects whose words stand in no change of a build. */
const WHATEVER: ReadonlySet<BuildTopic> = new Set(['build_next', 'build_deferred', 'build_hours', 'build_regular'])

/** The parts of which a build tells better than the trade in general. */
const isOfPart = (asked: string, kind: PartKind | undefined): boolean =>
  kind !== undefined &&
  !/tires$|^brake|^gauge/.test(kind) &&
  (NEEDED.test(asked) || WHICH.test(asked.slice(0, partsIn(asked)[0]?.from ?? 0))) &&
  !/\b(?:how much|price|cost|loud|hold|handle|last|how (?:long|often)|slip|drive|brand)\b/.test(asked)
