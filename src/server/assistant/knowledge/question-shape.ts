/** What is asked of a thing, whatever the thing is. */
export type QuestionType =
  | 'legal'
  | 'versus'
  | 'sound'
  | 'duration'
  | 'cost'
  | 'need'
  | 'worth'
  | 'safe'
  | 'when'
  | 'why'
  | 'what'
  | 'other'

export interface Question {
  /** The part of the message that asks, without what only tells. */
  text: string
  type: QuestionType
}

/** Where a clause begins: after a stop, or after a word that joins. */
const START = String.raw`(?:^|[.,;:!?()] ?|\b(?:so|and|but|or|also|ok|okay|then|like|bro|man|dude|hey|yo|plus|honestly|wondering|know|asking|ask|question|curious|btw|well|actually|guys|hi|hello|because|cuz|cause|bc|please|thanks) )[\s,]*`
const WH = String.raw`(?:what|whats|how|hows|why|when|where|wheres|which|who|whos|whose)\b`
const AUX = String.raw`(?:is|are|am|do|does|did|can|could|will|would|should|shall|has|have|may|might|must|any|isn't|aren't|don't|doesn't|can't|won't|wouldn't|shouldn't)`
const SUBJECT = String.raw`(?:i|you|u|we|it|he|she|they|that|this|these|those|there|the|a|an|my|your|ur|our|yall|y'all|y all|one|somebody|someone|anyone|anybody|\w+)`
const ASKS: readonly RegExp[] = [
  new RegExp(`${START}(?:${WH}(?: |\\W*$))`),
  new RegExp(`${START}${AUX} ${SUBJECT}\\b`),
  /\b(?:explain|tell me (?:about|what|how|why|if|whether)|wondering|curious|i wonder|is it true|thoughts on|opinion on|do you know|any idea|what is the deal|talk to me about|help me understand|teach me|i don't (?:get|understand|know) (?:why|what|how|if|whether))\b/,
  /\b(?:what|how|why|which|where|who|when) (?:is|are|do|does|did|would|will|can|should|happens|about|much|many|long|often|big|bad|good|hard|loud|reliable|safe|to)\b/,
  /\b(?:should|do|can|would|will|could|must) (?:i|we|my|the|it)\b(?! (?:want|have to have))/,
  /\b(?:\w+ or (?:an? |the )?\w+)\b.{0,50}\b(?:first|better|worth|which|smarter|cheaper)\b/,
  /\b(?:difference between|worth it|necessary|true or false|yes or no|versus| vs\.?)\b/,
]
/** A trouble that is told asks what it is, with or without a question mark. */
const TROUBLE =
  /\b(?:stuck (?:to|on|down|in)|stays? (?:down|on the floor)|chunk(?:s|ed|ing)|sits? (?:crooked|uneven|lopsided|lower)|(?:rough|high|hanging|surging|hunting) idle|idl(?:es?|ing) (?:rough|high|too high|bad)|keeps? (?:(?!asking|begging|bugging|nagging|pushing|saying|talking|telling|wanting)\w+ing|on \w+ing)|(?:stumbl|stutter|sputter|bog|hesitat|misfir|overheat|vibrat|shudder|squeal|smok|leak|stall|surg|grind|knock|rattl|slip|boil|crack|fad|hop|shak)(?:s|es|ing|ping|ging)|cuts? (?:out|power|off)|cuts (?:at|in|under)|(?:boost|fuel) cuts?\b|dies (?:in|at|on|when)|breaks? up|gets? (?:too |very |really |super )?hot|runs? (?:too |very |really )?hot|hot in (?:the )?traffic|went to the floor|goes (?:into )?limp|limp mode|falls? off|(?:cel|check engine|engine light|light) (?:is )?(?:flash|blink)\w*|smells? (?:like|of) \w+|(?:smells?|smelled|stinks?)(?: \w+)? (?:burnt|burned|hot)|(?:burnt|burned|burning) (?:\w+ )?smell|(?:howl|humm?|whin|clunk|puls|buck|shimmi)(?:s|es|ing)|rub(?:s|bing)?\b|blow(?:s|ing)? (?:blue|black|white|gray) smoke|is (?:that|this|it) normal|mak(?:es?|ing) (?:an? )?(?:\w+ )?(?:noise|tick|tac|clack|knock|rattle|clunk|whine)\w*|(?:comes?|came|thrown?|throws) (?:its )?(?:off|belt))\b/
/** Two things held against each other without a verb. */
const CHOICE =
  /^\W*(?:an? |the )?[a-z-]+ or (?:an? |the )?[a-z-]+ (?!whp|hp)[a-z]+|\b(?:catted|catless|high[- ]flow) or (?:catted|catless|high[- ]flow|no cats?)\b|\byay or nay\b|\bor not\W*$|\byes or no\b|\bthoughts\W*$|\bworth it\W*$|\bgood idea\b|\bany good\b/
/** Where the asking begins inside a sentence that first tells. */
const BEGINS =
  /\b(?:what|whats|how|why|when do|when does|when should|where|which|who|should i|do i|can i|could i|will it|will my|would it|does it|does my|is it|is that|is there|is a|are there|can you|do you|does the|is the|are the|any)\b/

/** What asks for a build, though it is put as a question. */
const ASKS_FOR_BUILD =
  /\b(?:can|could|would|will) (?:you|u|we|y'all|yall) (?:guys |please |just |maybe )*(?:build|plan|make|put|spec|design|give|show|find|recommend|suggest|draw|set|price|quote|figure|work|get|help|come up|throw|map|lay)\b|\bwhat (?:would|does|do|will|all would|all do) (?:it|i|we|you) (?:all )?(?:take|need|cost|recommend|suggest|have to)\b.*\b(?:to|for)\b|\bhow (?:do|can|could|would|should) (?:i|we|you|one) (?:get|make|reach|hit|go|turn|build|add|pick)\b|\bhow to (?:get|make|reach|hit|build)\b|\bwhat (?:can|could|should|would|do|must|all) (?:i|you|u|we) (?:all )?(?:do|get|make|build|buy|put|add|bolt|need|have to|run|squeeze|expect|reach)\b|\bwhat (?:mods|parts|upgrades|build|setup|combo|package)\b|\bhow much (?:to|would it (?:cost|take|be) to|money to|does it (?:cost|take) to) (?:get|make|run|reach|build|go|hit)\b|\bwhat (?:gets?|will get|would get|brings) (?:me|it|us)\b|\bhow (?:much|fast|quick|far) (?:power |hp |whp |horsepower )?(?:can|could|would|will|do) (?:i|you|we|u|it|that)\b|\b(?:cheapest|best|easiest|simplest|quickest) (?:way|path|route|build|setup|combo)\b|\bwhat is the (?:cheapest|least|minimum)\b|\bis (?:it|that|this) (?:possible|doable|realistic) (?:to|on|for|with)\b|\b(?:possible|doable)\b/

/** "What about 91?", "and with a supercharger?": a change of what is talked about. */
const CHANGES =
  /(?:^|[.;!?] )\W*(?:ok(?:ay)?|and|so|but|hmm|then|well|actually|no)?[ ,]*(?:what (?:about|if)|how about|what would (?:it|that|this|the same|i|we)|and (?:if|on|with|without|for|e\d\d|9[13])|with|without|on)\b|^\W*(?:and |but |ok )?(?:this|that|it|the same)\b.{0,12}\b(?:without|with|on)\b|\binstead\b|\bchanged my mind\b|\b(?:can|could) (?:i|you|we) (?:do|make|get|have) (?:it|that|this|the same)\b|\bwhat is (?:the|an?) .{2,30} like\b|\bwhat (?:is|will|would|does) (?:it )?(?:become|when i|if i)\b|\bwhat does it become\b|\b(?:drop|lose|skip|ditch|remove|keep|swap) (?:the|my|out)\b|\b(?:do|make|build|plan|run|price|quote|redo|try) (?:it|that|this|the same|one)(?: (?:again|all|over))* (?:with|without|on|minus)\b|\b(?:suppose|say|assume|imagine|pretend) (?:i|we|you)\b/

const TYPES: readonly (readonly [QuestionType, RegExp])[] = [
  [
    'legal',
    /\b(?:legal\w*|illegal|law|smog|emissions?|inspection|carb|cops?|police|ticket|pass (?:state|the|an?|my))\b/,
  ],
  [
    'versus',
    /\b(?:versus|vs|compared (?:to|with)|difference|differ|better than|instead of|rather than)\b|\bthat an? \w+ (?:doesn't|don't|can't|won't)\b|\b\w+ or (?:an? |the |just |go )?\w+/,
  ],
  ['sound', /\b(?:loud|quiet|noise|noisy|sound\w*|drone|whine|whistle|rumble)\b/],
  ['duration', /\bhow (?:long|many hours|often|many miles|soon)\b|\b(?:hours|last|lifespan|interval|turnaround)\b/],
  [
    'cost',
    /\bhow much(?! (?:power|hp|whp|torque|boost|gain|horse|faster|quicker|does (?:it|a|an|the) \w+ (?:add|gain|make)))\b|\b(?:price|cost|costs|expensive|\$|cheap)\b/,
  ],
  [
    'need',
    /\b(?:need|needs|required?|requires|necessary|have to|must|gotta|should (?:i|we)|can i (?:skip|leave|get away|run|just|do|put|use)|without|mandatory|go with it|comes? with)\b/,
  ],
  [
    'worth',
    /\b(?:worth|point|waste|gains?|benefit|add|adds|do anything|make a difference|how much (?:power|hp|whp|faster)|noticeable|good)\b/,
  ],
  [
    'safe',
    /\b(?:safe|hurt|hurts|bad|damage|harm|ruin|risk\w*|kill|blow|hold|handle|survive|reliab\w*|break|dangerous|stress|wear|ok|okay|fine|issue|problem)\b/,
  ],
  ['when', /\bwhen\b|\bhow do i know\b|\bsymptoms?\b|\bsigns?\b/],
  ['why', /\bwhy\b|\bhow come\b|\breason\b/],
  ['what', /\bwhat\b|\bhow (?:do|does)\b|\bexplain\b|\bmean\b/],
]

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;\n])\s/).filter((one) => one.trim() !== '')

const typeOf = (text: string): QuestionType => TYPES.find(([, form]) => form.test(text))?.[0] ?? 'other'

/** What of a message asks; undefined where nothing does, or where it asks for a build or a change of one. */
export function questionIn(asked: string): Question | undefined {
  const sentences = sentencesOf(asked)
  const asking = sentences.filter((one) => one.includes('?') || ASKS.some((form) => form.test(one)))
  if (asking.length === 0) return undefined
  const text = asking.map((one) => one.slice(Math.max(0, one.search(BEGINS)))).join(' ')
  return { text, type: typeOf(text) }
}

/** Whether a message tells of a trouble. */
export const namesTrouble = (asked: string): boolean => TROUBLE.test(asked)

/** Whether a message tells of a trouble, or holds two things against each other, though it has no question's form. */
export const tellsTrouble = (asked: string): boolean => namesTrouble(asked) || CHOICE.test(asked)

/** All of a message as a question: what is asked back would be the wrong answer to it. */
export const wholeAsQuestion = (asked: string): Question => ({ text: asked, type: typeOf(asked) })

export const asksForBuild = (text: string): boolean => ASKS_FOR_BUILD.test(text)
export const isChange = (text: string): boolean => CHANGES.test(text)
