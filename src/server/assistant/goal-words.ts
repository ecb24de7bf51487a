import { HP_PER_KW, HP_PER_PS, NM_PER_LBFT } from '../../engine/units.ts'
import { withoutOthersMoney, withoutOthersPower } from './figures-of-others.ts'
import type { Goal } from './meaning.ts'
import { withoutAges, withoutLoads } from './measured-figures.ts'
import type { Sentence } from './sentence.ts'

const LIMIT_WORDS =
  "(?:(?:can't|don't|not|won't|never|nothing|not a (?:penny|dime|cent|dollar))(?: (?:go|spend|do|be|want|pay|get|to|going|spending|paying|putting))* (?:over|above|past|beyond|more than|higher than)|under|below|less than|max(?:imum)?(?: spend)?|up to|at most|no more than|not more than|within|budget(?: is| of| around| about| like| roughly| to|:)?|spend(?:ing)?|keep it under|keep it below|around|about|for|cap(?:ped)?(?: (?:is|me|us|him|her))?(?: at)?|ceiling(?: is| of)?|exactly)"
const THOUSANDS = String.raw`\s?(?:k(?!\s?miles|\s?(?:in|on) (?:\d(?:st|nd|rd|th)|top gear|every gear)\b|m\b|w\b|\s?(?:lbs?|pounds?|travel|trailer|camper|boat|toy|gvwr?|rpm|tow\w*|rv|redline|stall|converter)\b)|grand(?! (?:sport|am|prix|national|cherokee|marquis|touring|coupe))|thousand(?! (?:lbs?|pounds?|miles|rpm|feet)\b))\b`
const CURRENCY = '(?:doll?[ao]rs?|dolares|bucks|usd|quid|smackers?)'
/** What else is said with two figures: "between 5 and 25 horsepower". */
const NO_MONEY = String.raw`(?:[wb]?hp|horse|ponies|ps|kw|nm|lb|pound|psi|bar|mph|miles|rpm|%|percent|degrees|years|sec|hours|wheel|whp|at the)`
const MONEY: readonly RegExp[] = [
  new RegExp(
    String.raw`\bbetween \$?\s?\d[\d.]{0,9}\s?k?\s?(?:and|-|to)\s?\$?\s?(\d[\d.]{0,9})(?![\d.])(${THOUSANDS})?(?:\s?${CURRENCY})?(?!\s?${NO_MONEY})`,
  ),
  new RegExp(String.raw`(?:${LIMIT_WORDS}\s)?\$\s?(\d[\d.]{0,9})(${THOUSANDS})?(?:\s?${CURRENCY})?`),
  new RegExp(
    String.raw`(?:${LIMIT_WORDS}\s)?\b(\d[\d.]{0,9})(${THOUSANDS})(?! (?:miles|on it|rpm|mile)|\s?mi\b)(?:\s?${CURRENCY})?`,
  ),
  new RegExp(String.raw`(?:${LIMIT_WORDS}\s)?\b(\d[\d.]{0,9})()\s?(?:${CURRENCY}|\$(?! ?\d))`),
  new RegExp(
    String.raw`\b${LIMIT_WORDS} (?:is |of |to |around |about |like |maybe |roughly |some )*(?!(?:19[89]|20[0-3])\d\b)(\d{4,6})()\b(?!\s?(?:w?hp|rpm|horse|wheel|lbs?\b|pound|miles|cc))`,
  ),
  /\b(?:bonus|inheritance|stimulus|tax money|tax (?:return|refund)|savings|sav(?:e|ed|ing)(?: up)?|set aside|put away|play money|fund|paycheck|commission)(?: (?:is|was|of|check|came|back|,|at|about|around|to|til|till|until|for|up)){0,3},? (?!(?:19[89]|20[0-3])\d\b)(\d{3,6})()\b(?!\s?(?:w?hp|rpm|miles))/,
  /\bwhat(?:'s| is| are)? worth (?:spending |about |around |my )*(\d{3,5})()\b(?!\s?(?:w?hp|rpm|horse|wheel|lbs?\b|pound|miles|cc))/,
  /\b(?:do|get|does|buys?)\b.{0,20}\b(?:with|w\/?) (?!(?:19[89]|20[0-3])\d\b)(\d{4,5})()(?=\W*$|[,.?!]| (?:for|on|in|to|and|all)\b)/,
  /\b(\d{4,6})() (?:to spend|max|total|budget|right now|all in|otd|out the door|tops|left(?: over)?(?= for| to|[,.]|\W*$)|(?:in|for|of) (?:parts|mods|upgrades))\b/,
  /\b(?!(?:19[89]|20[0-3])\d\b)(\d{3,6})() (?:is|was|would be) (?:all|the most|as much as|as high as|the max\w*|the limit|the cap|my (?:max\w*|limit|budget|cap|ceiling|hard (?:stop|limit|cap)|absolute \w+)|what) ?(?:i|we|he|she|that|of|is|\W|$)/,
  /\b(?!(?:19[89]|20[0-3])\d\b)(\d{4,5})() (?=for (?:more|some|whatever|everything|all of it|the whole|parts|mods)\b)/,
  /\b(?:pay|have|got|only got|afford|spend|wife says|husband says|she says|boss says) (?:only |just |about |around |can pay |up to ){0,2}(?!(?:19[89]|20[0-3])\d\b)(\d{4,5})()\b(?!\s?(?:w?hp|rpm|horse|wheel|lbs?\b|pound|miles|cc))/,
  /(?<=[,.;] )(?!(?:19[89]|20[0-3])\d\b)(\d{4}|[1-3]\d{4})()(?=[.!](?: |$)| ?$)/,
]

/** "2011 GTI, 96k, original tensioner": so much, and no word of money, is a mileage. */
const LEAST_MILES = 40_000
const IS_BARE = /^\d[\d.]* ?k$/

/** "Got like 7 maybe 7.5 if it's worth it": so many thousands, with no word for them. */
const FEW_THOUSAND =
  /\b(?:got|have|spend|budget(?: is| of)?) (?:like |about |around |maybe |only |just )*\d{1,2}(?:\.\d)?,? (?:maybe|or|to|possibly|-) (?:maybe |like )?(\d{1,2}(?:\.\d)?)(?= (?:if|tops|max|at (?:the )?most|total|all in|to (?:spend|work with|play with)|for (?:it|this|everything|parts|mods|the (?:build|car)))\b)/

/** A budget in US dollars, parts and labor; of a range the upper end. Worked: "under 10k" = 10000. */
export function readBudget(sentence: Sentence): number | undefined {
  sentence.rest = withoutOthersMoney(withoutAges(withoutLoads(sentence.rest)))
  const thousands = sentence.take(FEW_THOUSAND)?.[1]
  if (thousands) return Math.round(Number(thousands) * 1000)
  for (const form of MONEY) {
    const found = sentence.take(form)
    const amount = Number(found?.[1])
    const sum = Math.round(amount * (found?.[2] ? 1000 : 1))
    if (found && amount > 0 && !(sum >= LEAST_MILES && IS_BARE.test(found[0]))) return sum
  }
  return undefined
}

const HORSES = String.raw`(?:hp|horse\s?power|horses|ponies|bhp|horse)`
const AT_WHEEL = `(?: (?:at|to|on) (?:the|all) (?:rear |four |drive )?wheels?)`
const WHEEL = String.raw`(?:(?:rw|aw|fw|w)hp|(?:${HORSES} )?on (?:a|the) dyno(?:jet)?|(?:(?:to|at|on) the )?wheels?(?:\s?(?:${HORSES}|power))?|(?:${HORSES}|ps)${AT_WHEEL})`
const AT_CRANK = `(?:(?:at|on|to) (?:the )?(?:crank(?:shaft)?|flywheel|motor|engine))`
const CRANK = String.raw`(?:chp|(?:crank(?:shaft)?|flywheel|engine|brake)[\s-]?(?:${HORSES}|power)?|${HORSES}(?: \w+)? ${AT_CRANK}|${HORSES} \(?(?:crank|flywheel|engine|motor)\b\)?|${AT_CRANK}|bhp)`
const MORE = String.raw`(?:add|adding|gain|gaining|pick up|find|extra|another|additional|plus|\+)(?: me| it| of| an?| about| around| extra| another){0,3}`
const GAINED = `(?:${WHEEL}|${HORSES})`
const NO_GOALS: ReadonlySet<number> = new Set([911, 718, 392, 302, 350, 370, 1500, 996, 997, 991, 992])
/** "I want 350" is no 350Z. */
const NAMES_OF_Z: ReadonlySet<number> = new Set([350, 370])
const WISHED_FIGURE =
  /\b(?:wants?|wanted|makes?|needs?|hit|reach|goal|target|see|get|with)(?: (?:about|around|like|to|at|of|me))* \d{3}\W*$/
/** Less is told of a part, not aimed at: "claims between 5 and 25 horsepower". */
const LEAST_GOAL_HP = 60

/** "Goal 380-400": the upper end is what is planned. */
const RANGE =
  /(?<=\b(?:add|adds|gain|another|extra|plus|goal|target|want|wants|between|around|about|looking for|aiming for|shooting for|for|hit|make|makes|need|to|get)(?: (?:is|of|like|somewhere|maybe|about|around|at|it|between))*:? )[1-9]\d\d ?(?:-|to|and|or) ?([1-9]\d\d)\b(?! ?(?:psi|rpm|miles|k\b|lbs?|\$|dollars|bucks|cc))/g

/** Power to reach. A figure without "crank" is meant at the wheels; "50 more whp" and "+80 hp" are gains. */
export function readPowerGoal(sentence: Sentence): Goal | undefined {
  sentence.rest = withoutOthersPower(sentence.rest).replaceAll(RANGE, '$1 ')
  sentence.take(
    /\b(?!(?:19|20)\d\d stock)\d{3,4} (?:crank )?(?:hp |horsepower )?(?:crank )?(?:stock|from the factory)(?! (?:block|internals|motor|engine|turbos?|bottom|long|short))\b/,
  )
  return readGain(sentence) ?? readFigure(sentence) ?? readMost(sentence)
}

/** "20% more power". */
const SHARE_MORE =
  /\b(\d{2}) ?(?:%|percent) (?:(?:more|extra|increase|bump|over)(?: (?:power|hp|whp|horsepower|in power|stock))?)(?= |,|\.|$)/

const METRIC_GAIN = String.raw`(\d{2,3}) ?(kw|ps)`
const METRIC_GAINS: readonly RegExp[] = [
  new RegExp(String.raw`(?:\b|(?=\+))${MORE}\s?${METRIC_GAIN}\b`),
  new RegExp(
    String.raw`\b${METRIC_GAIN} (?:more|extra|additional|added|on top|over stock|above stock|bump|gain|increase|jump)\b`,
  ),
  /\b(\d{2,3}) (?:more|extra|additional|added) (kw|ps)\b/,
]

/** "100 kW more": what is rated so is rated at the crank. */
function readMetricGain(sentence: Sentence): Goal | undefined {
  for (const form of METRIC_GAINS) {
    const [, figure, unit] = sentence.take(form) ?? []
    if (figure) return { gainHp: Math.round(Number(figure) * (unit === 'kw' ? HP_PER_KW : HP_PER_PS)), isCrank: true }
  }
  return undefined
}

function readGain(sentence: Sentence): Goal | undefined {
  const metric = readMetricGain(sentence)
  if (metric) return metric
  const gain =
    sentence.take(new RegExp(String.raw`(?:\b|(?=\+))${MORE}\s?(\d{2,4})\s?${GAINED}`)) ??
    sentence.take(new RegExp(String.raw`\b(\d{2,4}) (?:more|extra|additional|added) ?${GAINED}`)) ??
    sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?${GAINED} (?:more|extra|over stock|on top)\b`)) ??
    sentence.take(
      new RegExp(String.raw`\b(\d{2,3})\s?${GAINED}? (?:bump|gain|increase|jump|over stock|above stock)\b`),
    ) ??
    sentence.take(
      new RegExp(
        String.raw`(?<!\b(?:ends?|ended|ending|winds?|wound|winding) )\b(?:bump|increase|raise|up|lift|boost)(?:ed|ing|s|d)?(?: (?:it|that|the power|power|output|me|mine))?(?: (?:up|by|of|about|around|another|like|an extra)){0,3} (\d{2,3})\s?${GAINED}`,
      ),
    ) ??
    sentence.take(
      /\b(?:up|raise|increase|bump|lift) (?:the |my |its )?(?:power|output|hp|horsepower) (?:up )?by (?:about |around |like )?(\d{2,3})\b(?! ?%)/,
    ) ??
    sentence.take(/(?<=\s)\+ ?(?!(?:8[79]|9[1-4])\b)(\d{2,3})(?= |,|\.)(?: (?:whp|at the wheels))?/) ??
    // "Could I add about 150?": no dollars, and no parts of that number.
    sentence.take(
      /(?<![$])\b(?:add|gain|pick up)(?: (?:me|about|around|like|another|maybe|roughly))+ (\d{2,3})(?= ?(?:[,.?!]|$| (?:to that|on top|with|or so)))/,
    )
  if (gain) return { gainHp: Number(gain[1]) }
  const share = sentence.take(SHARE_MORE)?.[1]
  if (
    sentence.take(
      /\b(?:double|twice|2x)(?: of)?(?: the| my| its)? (?:(?:stock|factory|rated) )*(?:crank|flywheel) (?:power|hp|horsepower)\b/,
    )
  )
    return { timesStock: 2, isCrank: true }
  if (share) return { timesStock: 1 + Number(share) / 100 }
  if (
    sentence.take(
      /\b(?:double|twice|2x)(?: of)?(?: the| my| its)? (?:stock |factory )?(?:power|hp|horsepower|whp)\b|\b(?:double|twice) what it (?:makes|has)\b/,
    )
  )
    return { timesStock: 2 }
  return undefined
}

/** "Five hundred as the manufacturer states it, not at the wheels": the basis stands apart from the figure. */
const AS_RATED =
  /\b(?:not|never)\b(?: (?:as|what|it|the|that|number|hp|power|horsepower|reaches|gets|arrives|measured|put|down|at|to|on)){1,8} (?:rear )?wheels?\b|\b(?:as|like|the way|how) (?:the )?(?:manufacturers?|factory|makers?|brochures?|window sticker|\w+ motors?|chevy|chevrolet|ford|dodge) (?:states?|rates?|quotes?|says?|advertis\w+|measures?|lists?)\b|\b(?:advertised|brochure|factory[- ]rated|sae net|sticker) (?:hp|horse ?power|power|figure|number|rating)\b/

/** "A clutch that holds 550 tq": what the part that is shopped for has to bear is no goal of the car. */
const RATED =
  /(?<=\b(?:clutch|converter|flywheel|half ?shafts?|axles?|drive ?shaft|diff)\b[^.?!]{0,24}?\b(?:holds?|holding|rated|good|handles?|bears?|takes?)(?: (?:up|to|for|at|about|around|least))* )\d{3,4} ?(?:lb[- ]?ft|ft[- ]?lbs?|tq|torque|nm)\b/

function readFigure(sentence: Sentence): Goal | undefined {
  sentence.take(RATED)
  const torque = sentence.take(
    /\b(\d{2,4}) ?(?:lb[- ]?ft|ft[- ]?lbs?|pound[- ]feet|foot[- ]pounds|lbs?[- ]of torque|tq\b|wtq\b|torque)(?: of torque)?(?: (at|to|on) the (wheels?|crank))?/,
  )
  if (torque) return { torqueLbft: Number(torque[1]), ...(torque[3] === 'crank' ? { isCrank: true } : {}) }
  const hasPower = /\b\d{2,4} ?(?:ps|kw|w?hp|bhp)\b/.test(sentence.rest)
  const newtons = hasPower
    ? undefined
    : sentence.take(/\b(\d{3,4}) ?(?:nm|newton[- ]?met\w+)\b(?:( at the crank)|( at the wheels?))?/)
  if (newtons)
    return { torqueLbft: Math.round(Number(newtons[1]) / NM_PER_LBFT), ...(newtons[3] ? {} : { isCrank: true }) }
  const wheelPs = sentence.take(new RegExp(String.raw`\b(\d{2,4}) ?(?:ps|pferde|kw)${AT_WHEEL}`))
  if (wheelPs) return { wheelHp: Math.round(Number(wheelPs[1]) * (wheelPs[0].includes('kw') ? HP_PER_KW : HP_PER_PS)) }
  const metric = sentence.takeLast(/\b(\d{2,4}) ?(ps|kw)\b/)
  if (metric) return { crankHp: Math.round(Number(metric[1]) * (metric[2] === 'kw' ? HP_PER_KW : HP_PER_PS)) }
  const asRated = AS_RATED.test(sentence.rest)
    ? sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?${HORSES}(?![a-z])`))
    : undefined
  if (asRated && Number(asRated[1]) >= LEAST_GOAL_HP) return { crankHp: Number(asRated[1]) }
  const crank = sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?${CRANK}(?![a-z])`))
  if (crank) return { crankHp: Number(crank[1]) }
  const wheel =
    sentence.takeLast(new RegExp(String.raw`\b(\d{2,4})\s?\+?-?\s?${WHEEL}(?![a-z])`)) ??
    sentence.takeLast(new RegExp(String.raw`\b(\d{2,4})\s?\+?-?\s?${HORSES}(?![a-z])`)) ??
    sentence.take(/\b(?:wheel|whp)(?: (?:of|is|like|about))? ([1-9]\d{2,3})\b(?! ?(?:tires?|drive|lug|spac))/)
  if (wheel && Number(wheel[1]) >= LEAST_GOAL_HP) return { wheelHp: Number(wheel[1]) }
  return undefined
}

const MOST =
  /\b(?:as much(?: power| horsepower| hp)? as (?:possible|i can(?: get)?|you can|it (?:can|will))|(?:the )?most (?:power|horsepower|hp|whp)(?= (?:without|with|while|using|that|out)\b)|(?:the )?(?:realistic )?most (?:power |horsepower |hp |whp |sensible )?(?:possible|for|i can|you (?:can|would)|on\b|(?:a|an|my|it|the|i|you)\b)|squeeze out|max(?:imum)? (?:power|hp|horsepower|whp|effort|i can|you can|on\b|for\b)|max(?:imum)?(?= naturally)|max(?:imum)? (?=e85|stock|it)|(?:what is|whats|what's) (?:the )?(?:realistic )?(?:max(?:imum)?|most(?! (?:expensive|costly|common|likely|important|popular|reliable|recent|annoying)))|max out|(?<!\bnot )full send|whatever (?:it gives|is sane|it takes|you can)|how much can i run|everything it has|(?:the )?best (?:i|you) can (?:do|get|make)|what can (?:you|i) (?:do(?! (?:to|about)\b)|get)|whatever is sane|the max\b|max$|best bolt[- ]?ons|how (?:far|high|hard|much further) (?:can|could|will|would|does|do|should) (?:i|you|we|it|she|he|this|that|they|(?:the|my|this|that) (?:\w+ ){0,2}?\w+) (?:safely |reliably |really |realistically )?(?:go|be pushed|be taken|push|take|get|turn|run|lean)(?!.{0,20}\b(?:before|until|till)\b)|whatever is safe|as much as (?:the|my|it|this|that)(?: \w+){0,3} (?:takes?|will take|can take|handles?|can handle|holds?|will hold)|as far as (?:it|she|he|that|the \w+) (?:goes|will go|can go|can be pushed)|all out|(?:wring|squeeze|get|pull)\w* (?:everything|every (?:last )?(?:pony|horse|bit|drop|ounce|hp))|every (?:last )?(?:pony|horse)|(?:what is|whats) the ceiling|how much (?:is|power is|more is)(?: there)? (?:left|in it|on the table|hiding)|how much (?:power |more |hp )?(?:can|could) (?:i|you|we) (?:safely |reliably |realistically |really |actually )?(?:find|get|make|pull|squeeze)(?: out of| from)?|most (?:she|it|he|that|the \w+)(?: will|'ll| can| would) (?:do|make|take|give)|send it to the limit|the limit of (?:the )?(?:stock|factory))\b/
/** The most, as it is ordered without the word. */
const WHATEVER_IT_MAKES = new RegExp(
  [
    String.raw`\bmuch as (?:she|he|it|that|the \w+)(?:'ll| will| can| could| would|'d)? (?:safely |really )?(?:gives?|takes?|makes?|do|handles?|holds?)\b`,
    String.raw`\bwhatever (?:it|she|he|(?:the|that|this|my) (?:\w+ ){0,3}?\w+) (?:can|will|could|'ll) (?:safely |really |still )?(?:do|give|take|make|hold|handle|push|flow|feed|support)\b`,
    String.raw`\bwhatever (?:the )?(?:most|max(?:imum)?) (?:is|it is|you can)\b`,
    String.raw`\b(?:craziest|wildest|nastiest|meanest|strongest|fastest|quickest) (?:that )?(?:i|you|u|we|it|she|he) (?:can|could) (?:get (?:out|outta|from|it to (?:go|run|be)|(?:my|this|that|the) (?:car|truck))|make|go|build|turn (?:it|this|my))\b(?! (?:it here|it out|to me))`,
    String.raw`\bsee how far(?= (?:[\w']+ ){1,4}?(?:takes?|gets?|goes|will go|can go|will take|can take)\b)(?![^.?!]{0,40}\b(?:before|until|till)\b)`,
    String.raw`\beverything (?:that )?(?:(?:it|she|he|that|this|the \w+)(?:'s| has)? (?:has|got|can give|will give|can do|can make)|the (?:class|rules?|rule ?book)(?: book)? allows?)\b`,
    String.raw`\bmost power (?:that is )?(?:attainable|available|achievable|obtainable|there is|reachable)\b`,
    String.raw`\bwhat(?: is|'s|s) (?:in|within) reach\b`,
  ].join('|'),
)
/** How far a component goes is asked of it, and no build. */
const OF_COMPONENT =
  /\bhow (?:far|high|hard) (?:can|could|do|does|will|would) (?:the|my|these|those|this|that|stock) (?:\w+ ){0,3}?(?:injectors?|pumps?|clutch\w*|axles?|half ?shafts?|diff\w*|rods?|rail|maf|map sensor|head ?studs?)\b/
const SAFE = /\b(?:safe(?:ly)?|reliabl\w+|sane|sensible|won't blow|don't blow|not blow|daily max)\b/

function readMost(sentence: Sentence): Goal | undefined {
  if (
    sentence.take(
      /\b(?:safe|reliable|sane) (?:daily )?max(?:imum)?\b|\bmax(?:imum)? safe\b|\b(?:safe|reliable) (?:daily |street )?(?:power|hp|build|setup)\b(?! (?:on|for|of) (?:the|a) stock)(?=[^?]*$)/,
    )
  )
    return { most: true, isSafe: true }
  if (OF_COMPONENT.test(sentence.rest)) return undefined
  const most = sentence.take(MOST) ?? sentence.take(WHATEVER_IT_MAKES)
  if (!most) return undefined
  return SAFE.test(`${most[0]} ${sentence.rest}`) ? { most: true, isSafe: true } : { most: true }
}

/** A figure that a gauge shows: "oil temp says 275", "water at 230 by lap four". */
const isReading = (text: string, { index, 0: said }: RegExpExecArray): boolean =>
  /\b(?:temps?|temperature|gauge|degrees|oil|water|coolant|psi|pressure|treadwear|tw)\b[^.;]{0,24}$/.test(
    text.slice(0, index + said.search(/\d{3}/)),
  ) || /^\W*(?:degrees|deg|f\b|psi|treadwear|tw\b|lap)/.test(text.slice(index + said.length))

/** A number alone: an answer, or a changed goal. A year stays a year. */
export function readBareNumber(sentence: Sentence): Goal | undefined {
  const alone =
    /^[\s,.?!]*(?:(?:what about|how about|make it|make that|let's say|lets say|let us say|let's go|lets go|let's do|lets do|actually|(?:i )?changed my mind,?|on second thought,?|no,?|nah,?|wait,?|ok(?:ay)?,?|so|now|then|try|do|for|to|or|i want|i just want|just|want|and if|if|i|wanted|up to|screw it,?|f it,?|scratch that,?|never ?mind,?|sorry,?|say|maybe|about|around|more like|go for|instead|and|but|again|this time|with) )*(\d{3,4})(?: instead| please| then)?[\s,.?!]*$/.exec(
      sentence.rest,
    ) ??
    /\b(?:wants?|make|makes|making|gets?|needs?|tryna (?:see|hit|get)|chasing|but|again,?|hit|reach|build|put down|putting down|target|see|do|for|(?:would|'d) (?:like|love)|hoping for|saying|says|say|dreams? of|after|(?:goal|target|aim|plan) is|goal|target|(?:how|what) about|(?:dream |magic |target |my )number(?: is)?|(?:shooting|looking|aiming|going|pushing|close|up|next) (?:for|at|to|is)|crack|break|clear|next|close to|near):? (?:about |around |like |me |it |to |a |at |of ){0,3}(?!(?:19[89]|20[0-3])\d\b)(\d{3,4})\b(?!\s?(?:lbs?|pound|rpm|cc|miles|i\b|is\b|shot|stall|z\b))/.exec(
      sentence.rest,
    ) ??
    /(?:^\s*|[,.;]\s*)(\d{3,4})(?= (?:on|with) ,)/.exec(sentence.rest) ??
    // "E50 with 350": the fuel is blanked.
    /,, with (\d{3,4})(?= ?[,.;!?]|\s*$)/.exec(sentence.rest) ??
    /\b(\d{3,4})(?= (?:is|would be) (?:the|my|his|our|her) (?:dream|goal|target|number|aim|plan)\b)/.exec(
      sentence.rest,
    ) ??
    /\b(?:would|is|are|could|can) (?:like |about |around )?(\d{3,4})(?= (?:be |on (?:, ?|\w+ )|even |really |at all ){0,2}(?:doable|possible|realistic|reachable|feasible|attainable|too much|crazy)\b)/.exec(
      sentence.rest,
    ) ??
    /\b(\d{3,4})(?= (?:next|or bust)\b\W*(?:$|[,.]))/.exec(sentence.rest) ??
    // "The same 450 build for both", "raise it to 450", "more. 420.", "to 400 of those".
    /\b(?:same|an?|that|this|the|my) ([2-9]\d\d|1[0-4]\d\d)(?= (?:build|setup|goal|plan|target)\b)/.exec(
      sentence.rest,
    ) ??
    /\b(?:up|raise|bump|bring|take|get|push) (?:it|that|this|her|the \w+)(?: up)? to (\d{3,4})\b(?! ?(?:lbs?|psi|rpm|miles|degrees|k\b))/.exec(
      sentence.rest,
    ) ??
    /^\W*(?:more|higher|less|lower|no|nah|ok|yes|too much)[.,!;] ?(\d{3,4})(?= ?[.,!;?]|\s*$)/.exec(sentence.rest) ??
    /\b(?:to|at|make|makes|making|over) (\d{3,4})(?= of (?:those|these|them)\b)/.exec(sentence.rest)
  if (alone && isReading(sentence.rest, alone)) return undefined
  const figure = Number(alone?.[1])
  if (!alone || (figure >= 1980 && figure <= 2035) || figure < 100 || figure > 3000) return undefined
  const isWished = NAMES_OF_Z.has(figure) && WISHED_FIGURE.test(alone[0])
  if (NO_GOALS.has(figure) && alone[0].trim() !== alone[1] && !isWished) return undefined
  sentence.take(new RegExp(String.raw`\b${alone[1]}\b`))
  return { wheelHp: figure }
}

/** "Stage 2": a package of the trade, as a goal. */
export function readStageGoal(sentence: Sentence): Goal | undefined {
  if (/\bstage ?\d (?:[a-z-]+ )?(?:clutch|cams?\b|camshafts?|heads|pump|injectors|ported)/.test(sentence.rest))
    return undefined
  const stage = sentence.take(/\bstage ?([1-3]|one|two|three)\b/)?.[1]
  return stage ? { stage: Number({ one: 1, two: 2, three: 3 }[stage] ?? stage) as 1 | 2 | 3 } : undefined
}
