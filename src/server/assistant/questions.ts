import { GEARBOX_FORMS } from '../../engine/lexicon.ts'
import type { Act } from './act.ts'
import { questionIn } from './knowledge/question-shape.ts'
import type { Intent, Meaning } from './meaning.ts'
import { asksBeforePower, asksToFixFirst, namedTrouble } from './named-trouble.ts'
import { withoutPower } from './no-power.ts'
import { kindsIn, partsIn } from './part-words.ts'
import { COSTS_TO, isPartFor, isRated, isThere, RATED_PART, SHOW_PARTS, WHAT_YOU_SELL } from './parts-sought.ts'
import type { Sentence } from './sentence.ts'
import { shopFactIn } from './shop-answers.ts'
import { strengthAsked } from './strength-asked.ts'
import { type Topic, topicIn } from './topics.ts'

const CART =
  /\b(?:cart|basket|checkout|check out|purchase)\b|\b(?:let us|lets|let's|want|i will|i'll|ready to|go ahead and|would like to|i'd like to) (?:buy|order|purchase|take|grab) (?:it|this|that|them|these|those|everything|all)\b|^\W*(?:ok |great |perfect )*sold\b(?! (?:out|my|the|it to|separately))|\bi'?(?:ll| will) take (?:it|this|that|them|everything|all)\b|^\s*(?:please )?(?:buy|order)\b(?! (?:status|number|of (?:the )?\w+\W*$))|^\W*(?:(?:ok|yes|yeah|alright),? )?(?:please )?(?:add|take|order|buy|get)(?: (?:it|that|this|them|one|everything|all of it))?(?: please)?\W*$|^\W*(?:(?:ok|yes|yeah|alright|just|then),? )*(?:please )?(?:add|order|buy) (?:just )?the (?:first|second|third|last|cheap\w+|1st|2nd)(?: one)?(?: please)?\W*$|^\W*1x\b/
const CART_SHOW =
  /\b(?:show|see|view|what(?: is| do i have| i have)?)\b.{0,24}\b(?:cart|basket)\b|^\W*(?:(?:so|and|never ?mind|ok|wait|actually|alright),? )*(?:show me )?what is (?:all )?in there\b|\bwhat i have in the cart\b|\bin (?:the|my) cart\?/
const CART_OUT =
  /\b(?:remove|delete|kick|clear|empty)\b.{0,40}\b(?:out|off|from|cart)\b|\b(?:take|get|pull|drop|throw)\b.{0,40}\b(?:out|off|from)\b|\btake the \w+ out\b|\bremove\b.{0,30}\bcart\b/
export const COMPARE =
  /\bcompar\w+|\bstacks? up (?:against|to)\b|\bcross[- ]?shop\w*|\bhead to head\b|\bside by side\b|\bput .{2,40} next to\b|\bversus\b|\bvs\b\.?|\sv\s|\bdifference between (?:an? |the )?\d|\bwhich (?:one |of (?:the|these) \w+ )?(?:is|are|would be|costs|gets|gives|makes|responds|has|takes) (?:me |to |the |an? )?(?:\w+ )?(?:quicker|faster|better|stronger|cheaper|less|more|\d)|\bwhich (?:one )?(?:is(?! (?:the )?(?:same|equal|equivalent|fine|great|why|what|my|our|a|an|about|like|good|ok|all|only|sold|available|called|in)\b)|responds|gets|costs|gives|wins)\b|\bwhich (?:\w+ ){0,2}should i (?:get|buy|build)\b|\bshould i (?:get|buy|build)\b(?=.*\bor\b)|\b(?:is|are) (?:the|an?) .{2,60} or (?:the|an?) .{2,60}\b(?:cheaper|better|faster|quicker)\b|\bbetter for\b|\bcheapest and\b|\bwins\. which\b|\bwhich (?:one |car |of (?:them|the (?:\w+ )?\w+) )?(?:ends up|comes out|turns out|winds up|would be|will be|is|gets me|runs) (?:the )?(?:quickest|fastest|cheapest|strongest|best|slowest)\b|\bcheaper (?:\+|and\b|truck\b|car\b|one\b)/
const LIMITS =
  /\bwhat (?:breaks|fails|gives|goes|blows|will break|would break|will break)\b|\bweak(?:est)? (?:links?|points?|spots?|parts?)\b|(?:^|[.,;!] ?|\b(?:and|but|so|ok|what|how|or) ?)\W*(?:will|would|can(?!')|could|does|do|is|are)\b[^.;!]*\b(?:hold(?: up)?|handle|survive|take|safe|blow|last)\b|\bholds? \d{3}\b.{0,24}\?|\bhow much (?:power |torque )?(?:can|could|will|does)\b.*\b(?:hold|handle|take|survive)\b|\b(?:breaks?|blows?(?: up)?|lets? go|pops?|dies) (?:over|past|above|after) \d{3}\b(?! (?:miles|passes|rpm))|\blimits?\b(?! slip| is \$?\d)/
/** "5k is my limit": money has limits as well. */
const OF_MONEY =
  /\blimits?\b(?: is| of|:)? \$?\d|\d\S{0,6}(?: \w+)? (?:is |as |being )?(?:my |the |our |a )?(?:\w+ )?limit\b/
/** Beside money: "what do you have that makes it faster". */
const WANTS_MORE = /\b(?:faster|quicker|more power)\b(?! than)/
const FITS =
  /\b(?:what|which) (?:[a-z-]+ ){1,3}(?:goes|works?|suits?) (?:with|on|in|for) (?:an?|my|the)\b|\bfits?\b(?! (?:a|the) bill)|\bfitting\b|\bcompatible\b|\bbolts? (?:on|up) to\b|\b(?:what|which)\b.*\b(?:do you have|you have|are there|can i get|available|you would put|have you)\b|(?:^|[.?!,;] ?)\s*(?:is|are) there (?:an?|any|some)?\b|\bclears?\b(?=.{0,24}\b(?:fenders?|calipers?|brakes|rolling))|\b(?:do you|have you|you|u) (?:have|got|sell|carry|stock)\b(?! to\b)|\b(?:have|got|carry) you\b|^\s*got (?:an?|any)\b(?! '?\d\d)|\b(?:looking|searching|shopping|search|look) (?:for|a)\b(?! (?:\d|more|power|about \d|around \d))|(?<!the )\blist\b,|\byou have\?|\bcheapest you got\b/
/** Only with the name of a part. */
const FITS_PART =
  /^\W*(?:i )?(?:need|show me|find me|want|list)\b.{0,40}\bfor\b|\b(?:and|plus) (?:the )?\w+ for\b|\bfor (?:a |an |my |the )?(?:\d|my)/
const SLIP =
  /\bcompar\w+ .*\bstock[\s?.!]*$|\bhow (?:quick|fast)\b|\btime ?slip\b|\btrap(?: speed)?\b|\bet\b|\bwhat (?:will|does|would|do|did|can|should|is) (?!you run\b|yall run\b).{0,40}(?<!\b(?:need|have|take|takes|safe|ok) to )\b(?:run(?! (?:me|us|him|her|you)\b)|trap|do in|et)\b|\bquarter(?:[\s-]mile)?\b|\b1\/4(?:[\s-]mile)?\b|\b0 ?(?:-|to) ?60\b|\b60 ?(?:ft|foot)\b|\b(?:on|with) (?:drag radials|slicks)\?|^\W*and on (?:drag radials|slicks)/
const PRICE =
  /\bhow much (?:to|would it be to|extra|more (?:is|for))\b|\bhow much (?:does|do|is|are|would|will|for|all|in total|cost)\b(?! (?:it|that|this|she|the car|they|those|the \w+) (?:make|making|put|gain|give|add)\b)|^\W*(?:and |so )?how much(?: now| is it| is that| total| then)?\W*$|\bprice\b|\bwhat (?:does|would|will|is) (?:it|that|this|the whole \w+|all of it|everything) (?:cost|come to|run me)\b|\btotal\b|\bcosts?\b|\b(?:what|how much) is the (?:damage|bill|bottom line)\b|\bout the door\b|\ball in\W*$|\bhow much (?:money|all (?:in|together))\b|\$ ?for\b|\bcome to\b|\$ (?:each|total)/
const WHY =
  /^\s*(?:but |ok )?why\b|\bneed all (?:of )?(?:that|this|those|these|it|them)\b|\bexplain\b|\breasons?\b|\bhow come\b|\bwhy (?:does|do|is|are|exactly|stands)\b/
const STOCK_POWER =
  /\bhow (?:much|many) (?:power|horsepower|hp|whp|torque|horses)\b|\bstock (?:whp|hp|power|horsepower|torque|figures?)\b|\bwhat (?:power|horsepower) (?:does|do)\b/
export const CHEAPER =
  /\bcheaper\b(?! (?:one|to|truck|car|\+|way|and))|\bcheaper\b(?=\W*$)|\bless (?:money|expensive|cost)\b|(?<!\b(?:nothing|not|isn't|ain't|anything) )\btoo (?:expensive|much|pricey|costly)\b|\b(?:more )?affordable\b|\blower (?:the )?(?:cost|price|budget)\b|\bsave (?:some )?money\b|\bfor less\b|\bmore cheap\b|\bvery expensive\b|\bthe cheapest one\b|\bhalf (?:of )?(?:that|the) (?:money|price|cost)\b|\bway too much\b|\b(?:too rich|over (?:my|our|his|the) (?:budget|limit|price range)|out of (?:my|our|his) (?:budget|price range|reach)|more than i (?:want|wanted|can|could|planned)(?: to)? (?:spend|pay|afford)|steep)\b|\b(?:trim|cut|knock|lower|reduce|drop|shave|slash|bring|get|take)\b.{0,16}\b(?:price|cost|bill|total|number|tab)\b.{0,8}(?:\bdown\b|\W*$)|\bbring (?:it|that|this|the \w+) down\b|\b(?:do |get )?(?:any )?better (?:on (?:the )?)?(?:price|deal)\b|\b(?:is|are) too little for the money\b|\bcan't afford\b(?! to (?!pay|spend|buy|do))/
/** Half the money of what was planned; half the price of another thing is none of it. */
export const HALF_MONEY =
  /\b(?:take|cut|knock|chop|slash|drop)\b[^.?!]{0,16}\bhalf (?:of )?(?:the |my |that |our )?(?:money|budget|cash|price|cost|bill|total)\b(?! of an? )|\b(?:cut|chop|slash|split|bring|get)\b (?:it|that|this|the (?:whole )?(?:money|budget|cash|price|cost|bill|total|number)) (?:down )?(?:in|by|to) half\b|^\W*(?:(?:ok|okay|now|and|so|but|no|please|lol|do it|make it|for|at|only|just) )*half (?:of )?(?:the |that |my )(?:money|budget|cash|price|cost|bill|total)\b(?! of an? )/
const STAGES =
  /\b(?:the|all|your|show me) stages\b|\b(?:what|which) (?:kind of |different )?stages\b(?!.{0,24}\bmean)|\bstages (?:do|did|have|can|could|would|you|it|are there|exist|for)\b|\b(?:have|got|offer|sell|are there|do|any) (?:any |the )?stages\b|\bstages (?:for|on) (?:a|an|my|the|\d)|\b(?:stages?|packages?) ?[12]\b.{0,14}(?:vs\.?|versus|or|and|to|compared).{0,10}(?:(?:stage|package) ?)?[23]\b|\bstages? ?1\b.{0,12}(?:\/|,|and| |-).{0,8}(?:stage )?2\b.{0,12}(?:\/|,|and| |-|or).{0,8}(?:stage )?3\b|\bstage[- ]by[- ]stage\b|\bstages? 1\/2\/3\b|\b(?:each|every|all(?: of)?(?: the| 3)?|both) stages?\b(?! ?\d)|\b(?:stages? )?[12] ?(?:thru|through|to|-) ?(?:stage )?3\b(?= ?(?:$|[,.?!]|with|and|on|for|please|in|pric\w*|costs?|options?|plan|laid|side))|^\W*stages\W|\bstages? (?:options|breakdown|menu|levels|with (?:prices|pricing|costs?)|pricing|pricelist)\b|\b(?:upgrade |mod |build )?road ?map for\b|\b(?:and|also|plus) (?:stages? )?2 (?:and|,|or) (?:stage )?3\b|\bstages?\b.{0,24}\b(?:laid|lay\w*|spell\w*|break\w*|map\w*|line\w*) .{0,12}\b(?:out|down|up)\b|\b(?:lay|spell|break|map|line) .{0,16}\bstages? .{0,8}\b(?:out|down|up)\b|\bstage 1 stage 2\b|\b(?:path|plan|steps?|road ?map)\b.{0,20}\bstages?\b|\bin stages\b/
const CHAT =
  /\b(?:poem|haiku|rap|song|(?<!is a )joke|story|essay|homework|screenplay|lyrics|horoscope|diss ?track|roast|bitcoin|crypto|lottery|translate|capital of|netflix|limerick|brisket|recipe|goku|vegeta|weather|president|football)\b|\b(?:ignore|forget|disregard) (?:all |your |ur |prior |previous |the |any )*(?:rules|instr\w*|prompts?)\b|\bsys(?:tem)? prompt\b|\b(?:(?:stupid|dumb)(?! (?:questions?|q|idea|to|if|it|enough|luck|fast|quick|amount|power|money|cheap|loud|strong)\b)|suck|sucks|trash|clowns?|idiots?|useless|mid|garbage|(?<!\b(?:know|is|are|be|won't|don't|not)\b.{0,16})scam\w*|thieves|moron|lame|worthless|bullshit|robbery|rip-?off)\b|\b\d+% off\b|\bfuck\w*|\bshit(?:ty)? bot\b|\byou bots?\b/

/** "Put the cheapest cat-back for a 2016 Golf R in my cart". */
const INTO_CART =
  /\b(?:put|add|throw|place|stick|drop|toss|chuck|pop|load|get|stuff)\b(?! back)(?!.{0,60}\b(?:except|out of)\b).{2,80}\b(?:in|into|to) (?:my |the )?(?:cart|basket)\b|^\W*(?:please |ok |so |just )*(?:cart|order) (?:me |us |up )?(?:an?|the|that|those|one|two|some) |\bi(?:'ll| will) (?:take|order|buy|get) (?:an?|the|that|those) (?!look|guess|picture|chance|break|while|bit|step|pass|dyno|stab)|\badd (?:it|that|them|those) (?:to|in) (?:my |the )?(?:cart|basket)|\b(?:need|want|like) to order\b.{0,60}\badd (?:it|them|one)\b|\border\b.{0,60}, ?(?:please )?add (?:it|them|one)\b/

/** What is asked of a poet, whatever it is to be about. */
const VERSE =
  /\b(?:poem|haiku|limerick|joke|bedtime story)\b|\bwrite\b.{0,30}\b(?:essay|homework|report|paper|song|rap)\b/

/** A price below the one that is asked. */
const DISCOUNT =
  /\b(?:discounts?|coupons?|promo(?:tion)?s?(?: ?codes?)?|price[- ]match\w*|match (?:the |their |other )?prices?|(?:cheaper|for less|less|lower)\b.{0,30}\b(?:elsewhere|somewhere else|another (?:site|store|shop)|other (?:site|store|shop)s?|online)\b|(?:any|got|have) (?:good )?(?:deals|sales|specials)|group buys?|(?:repeat|loyal|returning) customers?|wholesale|bulk (?:price|pricing|rate|deal|buy|order)\w*|haggle|(?:a|some|few|\d+) ?(?:percent|bucks|dollars) off|(?:military|student|first responder|veteran) (?:deal|price|rate))\b/

const STREET_RACE =
  /\bstreet rac\w+|\b(?:beat|race|smoke|gap)\b.{0,30}\b(?:on (?:the )?(?:i-?\d{1,3}|highway|freeway|interstate)|tonight)\b|\b(?:run|outrun|lose|ditch|evade)\w*\b.{0,12}\b(?:cops?|police)\b/

const YIELD =
  /\bwhat (?:does|do|will|would|is|can|should) (?:that|it|this|those|both|they|all (?:of )?(?:that|this|it))(?: all| both)? (?:get|net|make|give|bring|yield|add up to|put)(?: me| us| it| out| down| to| at| whp)*\W*(?:$|on |with |and )/
/** "Smaller pulley and a tune, what does that get me": parts together, and what the car makes with them. */
const YIELDS_HOW_MUCH =
  /\b(?:what|how much|how many) (?:whp|hp|power|wheel)\b(?= (?:on|at|with|does|would|is|will|can i)\b|\W*$)/
export const isYield = (asked: string): boolean =>
  (YIELD.test(asked) || YIELDS_HOW_MUCH.test(asked)) && kindsIn(asked).length > 1

const isStrip = (meaning: Meaning): boolean =>
  meaning.goal !== undefined &&
  ('quarterMileS' in meaning.goal ||
    'zeroToSixtyS' in meaning.goal ||
    'trapMph' in meaning.goal ||
    'fasterThan' in meaning.goal)

const OF_FUEL = /\b(?:9[13]|octane|premium|e85|e30)\b(?! ?(?:whp|hp))/

/** "How much does E85 add", "what do I lose on 91": the power that a fuel is worth. */
const FUEL_GAIN =
  /^(?!.*\b(?:mpg|miles?|mileage|gallons?)\b).*(?:\b(?:how (?:much|many)|what)\b.{0,40}\b(?:e85|e30|ethanol|9[13])\b.{0,24}\b(?:add|gain|worth|give|lose|cost|make)s?\b|\b(?:how (?:much|many)|what)\b.{0,40}\b(?:lose|loss|gain|give up)\b.{0,30}\b(?:e85|e30|ethanol|9[13])\b|\b9[13]\b.{0,40}\bhow (?:much|many)\b.{0,30}\b(?:lose|loss|gain|give up)\b)/

/** What a message asks; `intent` undefined for a build to plan, or for nothing that is known. */
export function questionOf(
  asked: string,
  sentence: Sentence,
  meaning: Meaning,
  { isCompare, hasCar, act }: { isCompare: boolean; hasCar: boolean; act: Act | undefined },
): { intent?: Intent; topic?: string; cart?: NonNullable<Meaning['cart']> } {
  const { goal, budgetUsd } = meaning
  if (/\bback to (?:the|my)\b|\bgo back\b/.test(asked)) return {}
  const fact = goal || hasCar ? undefined : shopFactIn(asked)
  if (fact) return { intent: 'topic', topic: `shop_${fact}` }
  if (DISCOUNT.test(asked) && !goal) return { intent: 'topic', topic: 'discounts' }
  if (STREET_RACE.test(asked)) return { intent: 'topic', topic: 'street_racing' }
  if (/^\W*(?:ok |and |so )*(?:what|how) (?:about|if)\b.{0,16}\b(?:without|no|skip\w*|drop\w*|leave out)\b/.test(asked))
    return {}
  const trouble =
    namedTrouble(asked) ??
    (asksToFixFirst(asked) ? 'fix_before_power' : undefined) ??
    (asksBeforePower(asked) && hasCar ? 'weak_points' : undefined)
  if (trouble) return { intent: 'topic', topic: trouble }
  if (!goal && withoutPower(asked, budgetUsd !== undefined)) return { intent: 'fits' }
  if (INTO_CART.test(asked)) return { intent: 'cart', cart: 'add' }
  if (RATED_PART.test(asked) && partsIn(asked)[0]?.word.induction === undefined && partsIn(asked).length > 0)
    return { intent: 'fits' }
  if (
    WHAT_YOU_SELL.test(asked) &&
    !goal &&
    partsIn(asked)[0]?.word.induction === undefined &&
    partsIn(asked).length > 0
  )
    return { intent: 'fits' }
  const isTerm = goal !== undefined && hasCar && MUST_LIVE.test(asked) && !asked.includes('?')
  const strength = isTerm || (goal && 'most' in goal) ? undefined : strengthAsked(asked)
  if (strength) return { intent: 'topic', topic: strength }
  const acted = act && OF_ACT[act]
  if (acted) return acted
  if (isPartFor(asked) || isRated(asked, hasCar) || isThere(asked)) return { intent: 'fits' }
  if (SHOW_PARTS.test(asked) && partsIn(asked).length > 0 && !goal) return { intent: 'fits' }
  if (hasCar && COSTS_TO.test(asked) && !goal && kindsIn(asked).length === 1) return { intent: 'fits' }
  if (hasCar && isYield(asked)) return {}
  const isShopping =
    /^\W*(?:i )?(?:need|want|looking for|after) (?:an?|some|new) .{2,40}\bfor\b/.test(asked) &&
    partsIn(asked).length > 0 &&
    !goal
  const isTold = hasCar && !/\?/.test(asked) && questionIn(asked.replaceAll(LAST_TIME, ' ')) === undefined
  const found = isShopping ? undefined : topicIn(asked)
  const isAsked = found !== 'first_mod' || (!goal && budgetUsd === undefined && meaning.fuel === undefined)
  const isNamed = isTold && (found === 'gears' || (PART_TOPICS.has(found ?? '') && partsIn(asked).length > 0))
  const isWanted = found === 'safe_limit' && isTold && goal !== undefined && 'most' in goal
  const isStagePriced = found === 'stage_meaning' && hasCar && STAGE_PRICED.test(asked)
  const topic = isNamed || isWanted || !isAsked || isStagePriced ? undefined : found
  if (
    CHAT.test(asked) &&
    !goal &&
    !meaning.budgetUsd &&
    (partsIn(asked).length === 0 || VERSE.test(asked)) &&
    !/\b(?:cart|order)\b/.test(asked)
  )
    return { intent: 'chat' }
  const isOfStages = hasCar && STAGES.test(asked)
  if (topic && SHOP_TOPICS.has(topic) && !isOfStages && !(goal && !('most' in goal) && hasCar))
    return { intent: 'topic', topic }
  if (CART_OUT.test(asked) && /\b(?:cart|basket|can't afford|wife|bottle out)\b/.test(asked))
    return { intent: 'cart', cart: 'remove' }
  if (CART_SHOW.test(asked)) return { intent: 'cart', cart: 'show' }
  if (STAGES.test(asked)) return { intent: 'stages' }
  const isPlain =
    !(goal && hasCar) ||
    /\?|\bsafe\b|\bworri\w+|\bconcerned\b|\bdo i need\b|\bor just\b|\bor (?:am|do|should|will|is|are) (?:i|we|it)\b|\b(?:it|she|he|that) (?:supports?|holds?)\b|\b(?:fine|ok|okay|good|safe) (?:right|yeah|yea|huh)\b|^\W*(?:is|are|do|does|will|can|what|why|how)\b/.test(
      asked,
    )
  if (
    /^\W*(?:a )?(?:turbo|supercharger|procharger|blower)s? or (?:an? )?(?:turbo|supercharger|procharger|blower)s?\W*$/.test(
      asked,
    )
  )
    return { intent: 'compare' }
  if (topic && TRADE_TOPICS.has(topic) && isPlain && !(topic === 'turbo_or_blower' && goal))
    return { intent: 'topic', topic }
  if (
    isCompare ||
    /\b(?:turbo|supercharger|procharger|blower)s? or (?:an? )?(?:single |twin )?(?:turbo|supercharger|procharger|blower)s?\W*$/.test(
      asked,
    )
  )
    return { intent: 'compare' }
  if (topic && isPlain) return { intent: 'topic', topic }
  if (WHY.test(asked) && OF_FUEL.test(asked) && kindsIn(asked).length === 0)
    return { intent: 'topic', topic: /\be(?:85|30)\b|ethanol/.test(asked) ? 'e85_why' : 'octane_91_93' }
  if (WHY.test(asked)) return { intent: 'why' }
  if (!goal && BOX_LIMIT.test(asked)) return { intent: 'topic', topic: 'transmission' }
  if (
    LIMITS.test(asked) &&
    !(budgetUsd !== undefined && (OF_MONEY.test(asked) || WANTS_MORE.test(asked))) &&
    !/\bhow long\b/.test(asked) &&
    !/\bit takes? (?:to|for)\b|\bwould it take\b/.test(asked) &&
    !(goal && 'most' in goal) &&
    !(goal && hasCar && !/\?|^\W*(?:so |and |hey )?(?:can|will|would|does|is|could)\b(?! (?:you|u|we|i)\b)/.test(asked))
  )
    return { intent: 'limits' }
  if (CHEAPER.test(asked) && !hasCar) return {}
  if (
    !isStrip(meaning) &&
    !goal &&
    !(budgetUsd !== undefined && hasCar && WANTS_MORE.test(asked)) &&
    (FITS.test(asked) ||
      (FITS_PART.test(asked) &&
        budgetUsd === undefined &&
        !meaning.fuel &&
        partsIn(asked).length > 0 &&
        !/\b(?:build|plan|blower|turbo|supercharger)\b/.test(asked)))
  )
    return { intent: 'fits' }
  if (CART.test(asked) && budgetUsd === undefined && !goal) return { intent: 'cart', cart: 'add' }
  const isForStrip = /\bfor the (?:quarter|strip|1\/4)/.test(asked) || (hasCar && budgetUsd !== undefined)
  if (!isStrip(meaning) && !isForStrip && SLIP.test(asked) && SLIP.test(sentence.rest)) return { intent: 'slip' }
  if (!goal && FUEL_GAIN.test(asked) && budgetUsd === undefined) return { intent: 'topic', topic: 'fuel_gain' }
  if (!goal && STOCK_POWER.test(asked) && budgetUsd === undefined) return { intent: 'stock' }
  if (!goal && PRICE.test(asked) && !CHEAPER.test(asked) && budgetUsd === undefined) return { intent: 'price' }
  return act === 'answer' ? { intent: 'topic', topic: 'safe_limit' } : {}
}

/** "What's stage 1 gonna run me on my S4": a package is wanted, not its meaning. */
const STAGE_PRICED = /\b(?:run|cost|set) (?:me|us|him|her)\b|\bhow much\b|\b(?:price|cost)s?\b|\$/

/** "400 whp, the factory clutch has to live": a term of the build. */
const MUST_LIVE = /\b(?:has to|have to|must|needs? to|gotta|should) (?:live|survive|stay|hold(?: up)?|last|take it)\b/

/** "Replaced last winter": when, not how long it lasts. */
const LAST_TIME = /\blast (?:winter|summer|spring|fall|year|month|week|time|season|owner)\b/g

/** What each act asks for, whatever topic the words speak of. */
const OF_ACT: Readonly<Partial<Record<Act, { intent?: Intent; topic?: string }>>> = {
  compare: { intent: 'compare' },
  inspect: { intent: 'topic', topic: 'weak_points' },
  limits: { intent: 'limits' },
  stages: { intent: 'stages' },
  parts: { intent: 'fits' },
  build: {},
}

const BOX_CODE = String.raw`(?:dl ?\d{3}|dq ?\d{3}|zf ?8(?:hp)?|8hp\d*|10r\d{2}|6r\d{2}|4l\d\de?|[68]l\d{2}e?|10l\d{2}|t-?56|tr-?6060|tr-?3160|tr-?3650|mt-?82|getrag|tremec|gr6|cd009|t-?5|trans(?:mission)?|gearbox|tranny|${GEARBOX_FORMS})`
/** A gearbox and its limit: "DL501 limit?", "how much will a 10R80 take". */
const BOX_LIMIT = new RegExp(
  String.raw`\bwhat limits (?:the |an? |my )?${BOX_CODE}\b|\b${BOX_CODE}(?: \w+){0,2} (?:limits?|rating|rated|max|good (?:for|to)|capacity)\b|\b(?:limits?|rating|max \w+) (?:of|on|for) (?:the |an? |my )?(?:stock |factory )?${BOX_CODE}\b|\bhow much (?:\w+ )?(?:can|will|does) (?:the |an? |my |that )?(?:stock |factory )?${BOX_CODE}\b`,
)

/** Topics of one part: said beside a car without a question they are looked for, "billet OPG, 15 GT". */
const PART_TOPICS: ReadonlySet<string> = new Set(['oil_pump', 'tires', 'clutch', 'differential'])

const SHOP_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['order_change', 'order_status', 'returns', 'payment', 'financing', 'services', 'install'] as const),
  ...(['shipping', 'warranty', 'california', 'emissions', 'accuracy'] as const),
])
const TRADE_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['stage_meaning', 'units', 'wheel_vs_crank', 'intake_tune', 'e85_hardware', 'dyno_types'] as const),
  ...(['downpipe_without_tune', 'hp_for_et', 'daily_use', 'towing', 'turbo_or_blower', 'octane'] as const),
  ...(['tune_platform', 'slip_power', 'et_math', 'gears', 'nitrous_size'] as const),
])
