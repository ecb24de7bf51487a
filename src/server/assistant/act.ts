import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Meaning } from './meaning.ts'
import { isSafetyAsked } from './safety-asked.ts'

/** What a visitor wants done, read before any topic. Undefined where the words leave it to the topic. */
export type Act = 'build' | 'stages' | 'compare' | 'parts' | 'inspect' | 'limits' | 'answer'

/** What is known of a message when its act is read. */
export interface Seen {
  asked: string
  /** Cars that are named in it. */
  cars: number
  /** A car is named that we build. */
  hasCar: boolean
  /** A part is named that is no kind of boost. */
  hasPart: boolean
  meaning: Pick<Meaning, 'goal' | 'budgetUsd'>
}

const PLEASE = String.raw`(?:please |just |then |now |ok(?:ay)? |so |and |well |alright |cool |great |hey |hi |can you |could you |would you |will you |go ahead and |let us |lets |let's )*`
/** "Put together something", "build me one": an order, at the beginning of a sentence. */
const ORDERS = new RegExp(
  String.raw`(?:^|[.!?;,] ?)\W*${PLEASE}(?:build|plan|design|spec|put together|draw up|come up with|work up|price out|quote|set (?:me |it )?up|lay out|make|give|show|find|get)(?: out| up)? (?:me |us |it |that |my \w+ )?(?:an? |the |one\b|some|any|something|what|whatever|that)(?:[a-z-]+ ){0,3}?(?:build|setup|set-up|plan|package|combo|list|quote|something|one|it)?\b`,
)
const BUILD_NOUN = /\b(?:build|set-?up|package|combo|parts list|something|one)\b/
/** "Staged path", "step by step", "1, 2 and 3". */
const STAGED =
  /\bstaged\b|\b(?:in|by) (?:stages|phases|steps)\b|\bstages\W*$|^\W*(?:in |the )?stages(?=\W*(?:$|[.,]| i mean))|\bstages (?:i mean|please|for)\b|\bstage plan\b|\b(?:show|list|give|see|lay out)\b.{0,20}\bstages\b|\b(?:whole|full|entire) path\b|\bstages? (?:1|one)\b.{0,5}\b(?:2|two)\b.{0,8}\b(?:3|three)\b|\b(?:step|stage|phase)[ -]by[ -](?:step|stage|phase)\b|\bphase (?:1|one)\b.{0,30}\bphase (?:2|two)\b|\b(?:upgrade|mod|build|power) (?:path|road ?map|progression|ladder)\b|\b(?:one|each) step at a time\b/
/** Words that hold one car against another. */
const HOLDS_AGAINST =
  /\bvs?\b\.?|\bversus\b|\bcompar\w+|\bor\b(?! (?:will|would|is|are|does|do|can|could|should|not|so|less|more|maybe|something|anything)\b)|\bthan\b|\bbetween\b|\bwhich\b|\btorn\b|\bagainst\b|\beither\b/
export const RIVAL =
  /\b(?:faster|quicker) than\b|\bas (?:fast|quick|strong) as\b|\b(?:beat|outrun|gap|smoke|keep up with|(?:run|hang|stay) (?:even )?with)s?\b/
/** A car that is not bought yet, and what is to be known of it first. */
const BUYS_CAR =
  /\b(?:before|b4|if) i (?:buy|pull the trigger|sign|commit)\b|\b(?:looking|lookin|thinking|considering|shopping)\b.{0,12}\b(?:at|about|of)?\b.{0,24}\b(?:buying|getting|picking up|an? (?:used |\d{2,4}))|\b(?:considering|test driv\w+|going to look at|about to buy|want to buy|pre-?purchase|ppi)\b/
export const ASKS_CONDITION =
  /\bwhat (?:should|would|do|must|can) (?:i|we|you) (?:warn|caution|tell) (?:him|her|them|people|(?:the|my|our) customers?|customers?) (?:about|of|to)\b|\bwhat (?:should|do|must|would) (?:i|we|you) (?:check|look (?:for|at|out)|inspect|know|watch|ask|worry about)\b|\bwhat to (?:check|look for|look at|watch|know|inspect)\b|\banything (?:i|we) (?:should|need to|have to|must) (?:worry about|check|fix|know|watch|look)\b|\bwatch out for\b|\bred flags?\b|\b(?:known|common|typical|mechanical) (?:\w+ )?(?:weak\w*|problems?|issues?|faults?|failures?)\b|\bweakness(?:es)?\b|\bworth buying\b|\bgood (?:buy|deal|car)\b|\bmoney pit\b/
/** "I need pads and a fluid", "got any coilovers", "what tires should I get". */
const SHOPS =
  /(?:^|[.!?;] ?|, ?)\W*(?:so |and |ok |also |now )*(?:i |we |he |she )?(?:also |just |really )?(?:need|want|am after|am looking for|looking for|could use|have to buy|must have|would like)(?: to (?:buy|get|order))? (?:an? |some |new |better |good |the |a set of |fresh )*[a-z-]+|\b(?:what|which) (?:[a-z-]+ ){1,3}(?:should|do|would|could|can) (?:i|we|you) (?:get|buy|run|use|put|recommend|suggest|order|go with|want)\b|\b(?:what is|whats|which is) the (?:best|right|cheapest) [a-z -]{3,30}\b(?:for|on)\b|\brecommend (?:me )?(?:an? |some )/

/** "What clutch should I get for 600 whp": a part is picked, the power only says how strong. */
const WHICH =
  /\b(?:what|which) (?:[a-z-]+ ){1,3}(?:(?:should|do|would|could|can) (?:i|we|you) (?:get|buy|run|use|put|recommend|suggest|order|go with)|(?:will |can |that )?(?:holds?|handles?|supports?))\b|\b(?:what|which|best|right|good) (?:[a-z-]+ ){0,3}(?!(?:build|mods?|parts|setup|power|car|package|turbo|kit|plan)\b)[a-z-]+ (?:for|at|to (?:hold|handle|support)) (?:about |around |like )*\d{3,4} ?(?:w?hp|wheel|horse\w*|crank|lb)|\b(?:what|which) (?:[a-z-]+ ){1,3}(?:do|would|should) (?:i|we) need (?:for|at|to hold)\b/

/** Wanted beside something else, or asked about as well. */
const ASIDE = /\b(?:too|as well|cheaper)\b|, ?(?:and )?(?:can|is|are|does|do|will|would|should)\b/

/** "What does a downpipe do and do I need one": the part is explained before it is sold. */
export const EXPLAINS =
  /\bwhat (?:does|do|would) (?!(?:you|i|we|they)\b)[^.?!]{2,30}? (?:do|does)\b(?! (?:i|you|we)\b)|\bwhat (?:is|are) (?:an? |the )[\w -]{2,24} for(?=\W*(?:$|,|and\b))/

/** "What breaks first at 700 whp". */
const BREAKS_FIRST =
  /\bwhat(?: will| would|'ll| is going to)? (?:breaks?|fails?|goes|go|gives?|lets? go|blows?|dies?)(?: up| out)? first\b|\bweak(?:est)? (?:links?|points?|spots?)\b/

/** "What should be replaced before I turn it up": the weak points, whatever power is named. */
const DUE_BEFORE =
  /\bwhat\b.{0,30}\b(?:tends? to|should (?:i|be|get)|needs? to be|needs?|has to be|must be|usually|typically)\b.{0,40}\b(?:let go|replac\w+|fail|go out|go wrong|address\w*|fix\w*|refresh\w*|done|inspect\w*|check\w*)\b.{0,30}\bbefore\b/

/** "Is the crank hub really a thing at stage 2", "is my STI cooked if I go stage 2". */
const IS_DREADED =
  /\b(?:is|are|am|do|does|will|would)\b.{0,60}\b(?:(?:really )?a thing|cooked|toast|screwed|paranoia|fear ?monger\w*|(?:just )?(?:an? )?myth|over(?:blown|hyped)|time ?bombs?|grenade|really (?:that|as) bad|just (?:internet|forum|reddit) \w+)\b/

/** The grammar: the first row that holds is the act. */
const ACTS: readonly (readonly [Act, (seen: Seen) => boolean])[] = [
  ['compare', ({ asked, cars }) => cars > 1 && HOLDS_AGAINST.test(asked) && !RIVAL.test(asked)],
  [
    'inspect',
    ({ asked, hasCar, meaning }) =>
      ASKS_CONDITION.test(asked) && (BUYS_CAR.test(asked) || (hasCar && !meaning.goal)) && !tellsTrouble(asked),
  ],
  ['inspect', ({ asked, hasCar }) => hasCar && DUE_BEFORE.test(asked)],
  [
    'inspect',
    ({ asked, hasCar, meaning: { goal } }) => hasCar && goal !== undefined && 'stage' in goal && IS_DREADED.test(asked),
  ],
  ['limits', ({ asked, hasCar }) => hasCar && BREAKS_FIRST.test(asked)],
  ['stages', ({ asked }) => STAGED.test(asked) && !/(?<!\bi )\bmean\b|\b(?:difference|what is a)\b/.test(asked)],
  ['answer', ({ asked, meaning }) => meaning.goal !== undefined && isSafetyAsked(asked)],
  [
    'parts',
    ({ asked, hasPart, meaning }) =>
      hasPart && (meaning.goal ? WHICH.test(asked) : SHOPS.test(asked)) && !ASIDE.test(asked) && !EXPLAINS.test(asked),
  ],
  ['build', ({ asked, hasPart }) => !hasPart && ORDERS.test(asked) && BUILD_NOUN.test(asked)],
]

export const actOf = (seen: Seen): Act | undefined => ACTS.find(([, holds]) => holds(seen))?.[0]

/** "Something that stays well below that": an order without a figure is one for what is safe. */
export const isOrder = (asked: string): boolean => ORDERS.test(asked) && BUILD_NOUN.test(asked)
