/** What the visitor says of a thing: wanted, refused, to stay as the factory made it, on the car already, allowed. */
export type Attitude = 'want' | 'refuse' | 'keep' | 'have' | 'allow' | 'neutral'

/** Words that may stand between a cue and what it is about: "no [kind of bigger] turbo". */
const FILLERS: ReadonlySet<string> = new Set(
  `a an any the my its our new another bigger larger aftermarket more kind sort even also really of to on for in it that
  those these this engine have having want need use get big catless or nor and both all either one parts brand cheap must
  own such some extra type fill filling refill refilling squirt too loud louder noisy obnoxious crazy scary fancy silly on-the-market different other else its his her their touching changing replacing from straight pure plain normal regular full actual`
    .trim()
    .split(/\s+/),
)

const CHANGE = String.raw`(?:touch|chang|replac|upgrad|open|rebuil|swap|mess(?:ing)? with|cut|remov|pull|tak(?:e|ing) (?:out|off|apart)|disturb|alter|crack(?:ing)? open|go(?:ing)? (?:in|into))\w*`
const NOT = `(?:don't|not|never|nobody|no one|none|can't|without|no|nor|rather not|would not|wouldn't|shouldn't|ain't|isn't|refus(?:e|es|ed|ing) to|avoid|declin(?:e|es|ed|ing) to|hate to|hesitant to|(?:no|zero) (?:plans?|intention|interest|desire|reason|need|budget|money|time)(?: of| to| in| for)?)`

/** A cue at the end of what stands before a thing; the first that holds decides. */
const BEFORE: readonly (readonly [Attitude, RegExp])[] = [
  // "Don't get crazy on the cam": a mild one.
  [
    'neutral',
    /\b(?:don't|do not|not|never|no need to|without) (?:want )?(?:get|go|be|going|getting)(?: (?:too|so|all|that))? (?:crazy|nuts|wild|overboard|big|huge|silly|stupid|insane|aggressive|radical|extreme|cheap|fancy|much)(?: or \w+)? (?:on|with|about|in)$/,
  ],
  [
    'keep',
    new RegExp(
      String.raw`(?<!\b(?:has|have|had) )\b${NOT} (?!(?:has|have|had)\b)(?:(?!(?:and|but|so|can|could|u|you)\b)[a-z'@]+ ){0,6}${CHANGE}$|\bno (?:changes?|mods?|modifications|upgrades?) (?:at|to|on|of|for)$|\bno new$|\bwithout (?:a |any )?new$|\bhands off$|\b(?:just|recently) (?:replaced|rebuilt|redid|refreshed|renewed|overhauled)$`,
    ),
  ],
  [
    'want',
    /\b(?:drop|take|leave|keep|get rid of|lose) (?:it|them|that|those) (?:out )?(?:and|for)$|\binstead, ?$|\bnot (?:just|only)$|\bcan't (?:do|live) without$/,
  ],
  [
    'refuse',
    /\b(?:negative on|not with|(?:not|no|never|nary) (?:a |another |one )?(?:word|peep|mention) (?:about|of)|(?:hard |a )?(?:pass|veto|no[- ]?go|thumbs down|hell no|big no|firm no) on|no|without|not|never|skip|skipping|drop|dropping|delete|ditch|lose|remove|minus|sans|neither|nor|except|avoid|avoiding|hate|forget|zero|minus|nix|exclude|excluding|scrap|cancel|omit|omits|omitting|lack|lacks|lacking|decline|declines|declining|refuse|refuses|refusing|forgo|forego|forgoing|waive|pass on|passing on|veto|nixing|spare me|hold off on|swap out|nope on|nah on|no to|cross off|eighty[- ]six|forbids?|bans?|prohibits?|disallows?|veto(?:es|ing)?|give up|do without|go without|going without|live without|deleting|ditching|losing|scrapping|excluded)$/,
  ],
  [
    'refuse',
    /(?:^\s*|[,.;:] ?|\b(?:please|and|but|so|ok|then|just|now|can you|could you|actually|alright) )(?:hold|cut|kill|strike|scratch|eliminate|bypass)$/,
  ],
  [
    'refuse',
    /\b(?:don't|can't|not|never|won't|nobody|no one|none|wouldn't|refuses?(?: to)?|declines?(?: to)?|nor) (?:even |really |wanna |will |want |would |about to |be |ever )*(?:want|need|like|have|exists?|find|use|add|include|say|suggest|recommend|mention|push|offer|pitch|tell|show|bring up|talk about|start with|sell(?:s)?|put|putting|give|get|getting|buy|buying|do|doing|go|run|running|adding|using|installing|fitting|chasing|paying for|pay for|spring for|mess with|messing with|going|be|trust|believe in|care for|interested in|looking for|looking at|mean|involve|require|planning on|in the market for|keen on|sold on|into)(?: me| us| near me| to| with| for| have| a fan of| into)*$/,
  ],
  [
    'refuse',
    /\b(?:don't|not|never|no|rather not|without|hate)\b[^,.;]{0,36}\b(?:rel(?:y|ies|ying)|depend\w*|count\w*|bank\w*|mess\w*|bother\w*|deal\w*|screw\w* around|play\w*) (?:on|with)$|\b(?:don't|not|never)(?: \w+){0,2} (?:like|love|trust|care for|fond of|into|sold on|comfortable with|want to hear about) (?:the )?(?:idea|thought|sound|look|feel|concept|notion|whine) of$|\bnothing (?:on|to|with|in|done (?:to|on)|touching)$|\bno way (?:am i|are we|would i|i am|i'm)(?: (?:doing|using|running|putting))?$/,
  ],
  [
    'refuse',
    /\b(?:anything but|anything other than|other than|rather than|instead of|leave out|leaving out|take out|taking out|get rid of|rule out|(?:no|zero|little|not much|without any|lost all) (?:interest|desire|use|love|appetite|room|money|budget|patience|faith|wish) (?:in|for|of)|(?:stay|steer|keep)(?:s|ing)? (?:away|clear|far)(?: away)? (?:from|of)|sick of|against|rather not have|before i put|stay away from|stay off|not a fan of|no more|kick out|throw out|do(?:es)? away with|free of|everything but|all but|no need for|allergic to|swear off|count out)$/,
  ],
  [
    'keep',
    /\b(?:stock|stocker|factory|oem|oe|original|existing|unopened|untouched|factory[- ](?:assembled|built|sealed)|never[- ]opened|virgin|same|keep|keeping|keeps|leave|leaving|stay(?:ing)? (?:on|with)|preserve|retain)$/,
  ],
  [
    'have',
    /\balready(?: (?:has|have|had|got|did|done|bought|runs?|running|installed|with|own|put|sorted|good|set|covered|handled)(?: on| for| with)?)?$|\b(?:it|car|she|truck|mine|which|that)(?: is(?= got)| also)? (?:has|have|had|got|runs|came with|comes with|wears)$|\b(?:previous|last|prior|former) owner(?: (?:had|already|has|did|put|installed|left|fitted))*$|\bcame with$|\bdone:$|(?<!\b(?:if|when|once|before|should|unless) )\bi (?:own|bought|have|installed|put)(?: already)?$|\b(?:mods?|bolt-ons|fbo|currently|so far):?$|\bmods (?:are|is|so far)(?: an?)?$/,
  ],
  // "Ok sc. What power": an opening word allows nothing.
  [
    'allow',
    /(?<=[a-z\d@].*)\b(?:ok|okay|fine)$|\b(?:ok|okay|fine):$|\bcan (?:use|have|put)$|\bok with$|\bopen to$|\bcool with$/,
  ],
  [
    'want',
    /\b(?:want|wants|wanted|add|adding|with|use|using|put|throw in|include|including|includes|plus|install|need|needs|give me|swap to|swap in|go with|going with|going for|go for|run|running|make it|how about|what about|via|then|just|only|like|love|prefer|get|getting|fit|order|buy|do|\+|then it's|go|(?:looking|trying|hoping|planning|thinking|thinkin) (?:to|of|about|on))$/,
  ],
]

/** "In it" tells what is on the car, unless somebody wants it there. */
const WEAK_HAVE = /^(?:[\s,/+]|@|and\b|or\b)*(?:is |are )?(?:on it|in it|in there|on there|in(?=\s*[,.]|\s*$))(?! too)/
const WISH =
  /\b(?:want|wants|wanted|need|needs|put(?:ting)?|add(?:ing)?|like|get|throw(?:ing)?|give|include|prefer|mandatory|stuff(?:ing)?|stick(?:ing)?|drop(?:ping)?|shov(?:e|ing)|slap(?:ping)?|fine with|ok with|cool with|let)\b/

const LEFT_TO_US = String.raw`(?:(?:i |he |she |we )?(?:really )?(?:don't|do not|couldn't) (?:care|mind|matter)\b|idc\b|(?:you|u) (?:tell me|pick|choose|decide)\b|your (?:call|pick|choice)\b|up to you\b|whichever\b|either\b)`
/** Nothing more is said of the thing: "the turbo I don't want, 93"; "turbo, and I don't want to pull the head" goes on. */
const ENDS = String.raw`(?=\s*(?:[,.;?!)]|$)| (?:but|and|for|on|in|at|now|yet|right|this)\b)`
const LIST = String.raw`(?:[\s,/+:=(]|@|and\b|or\b|nor\b|an?\b|the\b|my\b|one\b|kit\b|stock\b|i mean\b|then\b)*`
/** A cue that follows a thing: "trans untouched", "E85 nowhere near me", "the exhaust no". */
const AFTER: readonly (readonly [Attitude, RegExp, before?: RegExp])[] = [
  // "I can't be doing clutches every 6 months" wants one that lasts, and rules out none.
  [
    'neutral',
    new RegExp(
      String.raw`^${LIST}(?:jobs? )?(?:(?:every|each) (?:\d+|few|couple|other|six|three|two|season|summer|winter|spring|month|year|week\w*|oil change)|(?:once|twice|(?:two|three|2|3) times) (?:a|every) |all the time\b|left and right\b)`,
    ),
  ],
  // "Single or twins, I don't care", "sc or not, you tell me": left to us.
  ['neutral', new RegExp(String.raw`^s? (?:or (?:an? |the )?@+ ?,? ?${LEFT_TO_US}|or not\b)`)],
  ['neutral', new RegExp(String.raw`^ ?,? ?${LEFT_TO_US}`), /\bor (?:an? |the )?$/],
  // "With the heads off", "while the trans is out": how the car stands, and nothing that is left out.
  [
    'neutral',
    /^s? (?:is |are )?(?:already )?(?:off|out|apart|down|open|on the (?:bench|stand))\b(?=.*\b(?:what|which|tell me|everything|anything|should|might as well|while)\b)/,
    /\b(?:with|while|when|since|as long as|once)(?: (?:the|my|his|her|both))* $/,
  ],
  // "He has an intercooler, so don't bill me for that."
  [
    'have',
    new RegExp(
      String.raw`^${LIST}(?:already)?[^@,.;]{0,16}?[,.]?(?: (?:so|and|then|please))* (?:don't|do not|no need to|never) (?:bill|sell|charge|quote|price|include|add|count|list)(?: (?:me|us|him|her))?(?: (?:for|with|on|in))?(?: (?:that|it|one|them|those|this|another))\b`,
    ),
    /\b(?:has|have|had|got|owns?|bought|with|already|there is|comes with)(?: (?:an?|the|my|his|her|their|own|big|nice|good|already))* $/,
  ],
  // "Turbo isn't coming off", "those headers are not going on": it is not worked on.
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:is not|are not|isn't|aren't|not|never|don't|won't)(?: (?:going|coming|comes?|go|get|getting|gets|to|be|being|ever))+ (?:off|out|anywhere|changed|swapped|touched|replaced|opened|apart|cut|upgraded|built|removed|pulled)\b`,
    ),
  ],
  // "Delete the exhaust, he has one."
  [
    'have',
    /^,?(?: (?:because|cause|cuz|since|as))? (?:he|she|i|we|they|it|(?:the |my )?(?:customer|client|owner|guy))(?: (?:already|just|do|does|did))* (?:has|have|had|got|own|owns|bought)(?: (?:got|already))? (?:one|that|those|it|them|(?:his|her|my|its|their) own|a set)\b(?! (?:in|on) (?:mind|my list))/,
  ],
  // "Clutch is an OS Giken twin already".
  ['have', /^ (?:is|are) (?:an? |the |my |his )?(?!to\b|not\b|gone\b|bad\b|done\b)(?:[\w@-]+ ){1,4}already\b/],
  // "Leave the trans and the converter alone"; "what does the tune alone give" keeps nothing.
  ['keep', new RegExp(String.raw`^${LIST}alone\b`), /\b(?:leav\w*|let)\b[^.;!?]*$/],
  // "The bottom end the way Chevrolet assembled it", "the trans as it left the factory".
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:(?:is|are|stays?|remains?|to be|left|kept|exactly|just) )*(?:the way|as|how|like) (?:the )?(?:[a-z]+ ){1,2}(?:assembled|built|made|shipped|delivered|sold|designed|intended|left|came|bolted|screwed|put)(?: (?:it|them|that))?(?: (?:together|the (?:factory|plant|line|showroom)|from (?:the factory|[a-z]+)|out of the (?:factory|box)))?(?=\s*(?:[,.;?!]|$|and\b|on\b|at\b|with\b|but\b))`,
    ),
  ],
  [
    'have',
    new RegExp(
      String.raw`^${LIST}(?:is |are |was |were |has been |have been |got )?(?:(?:both |all )?(?:already|done|installed|fitted|mounted|bolted (?:on|in|up)|sitting (?:in|on)|in place)\b|(?:the )?only (?:things?|mods?|parts?|stuff)?(?: that is| that are)? ?(?:on|in|done)\b|in the car\b|on (?:the )?car\b|in tank\b|on already\b|on(?=\s*[,.;]|\s*$)|swapped in\b|(?:in |on )?last (?:winter|summer|year|month|week)\b|under recall\b)`,
    ),
  ],
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:(?:has|have|had|must|should|needs?|can|will|is|are|gotta|got|want)(?: to)?(?: be)? )?(?:(?:still|all|also|completely|totally|fully|bone|100%|remain|remains|currently) )*(?:stays?|staying|remains?|remaining|untouched|left alone|as is\b|(?:stock|factory|original)(?! ?@)|kept|live)\b`,
    ),
  ],
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:(?:is|are|was|be|being|must|should|has|have|can|will|please|i want it|gets?) (?:to )?(?:be )?)*(?:left|kept|spared|undisturbed|unopened|unmodified|untouched|as (?:it|they) (?:is|are|was|were|left|came)|out of (?:it|this)|(?:not|never) (?:to )?(?:be |being )?(?:open(?:ed)?|touched|changed|modified|altered|replaced|removed|upgraded|disturbed|cut|swapped))(?! (?:on|with|over)\b)`,
    ),
  ],
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:(?:is|are) (?:an? |the )?[a-z0-9-]+[,;:]? )?(?:please )?(?:(?:leave|leaving|keep) (?:it|that|them|her) (?:[a-z]+ )?(?:alone|as (?:it|they) (?:is|are)|be\b|stock|original|factory|untouched)|(?:don't|do not|never) (?:touch|open|change|mess with|go into) (?:it|that|them)\b|hands off)`,
    ),
  ],
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:that|which) (?:it brings|came with it|is in it|it came with)\b|^${LIST}(?:that |which )?(?:it|she|he|the car|the truck) (?:already )?(?:has|came with|comes with)(?=\s*(?:[,.;?!]|$)| (?:and|on|but|in)\b)|^${LIST}original\b`,
    ),
  ],
  [
    'keep',
    new RegExp(
      String.raw`^${LIST}(?:(?:(?:was|were|is|are|got|has been|have been|had been) )(?:(?:just|recently|only|both|all|freshly|also) )*|(?:just|recently|freshly) (?:got )?)(?:rebuilt|redone|replaced|refreshed|renewed|overhauled|brand new(?= ?[,.;]|\s*$))\b(?! (?:with|by)\b)`,
    ),
  ],
  [
    'refuse',
    /^(?: is| are|'s)? (?:(?:hell|heck|absolutely|definitely|hard|a hard|a big|big) (?:no|nah|not|pass)\b|for (?:kids|cheaters|girls|sissies|losers|wimps|suckers|children|amateurs|people who)|cheating|a crutch|scares? me|scare me|(?:is |are )?not my (?:thing|style|cup)|makes? me nervous|kills? (?:motors|engines))/,
  ],
  [
    'refuse',
    new RegExp(
      String.raw`^${LIST}(?:no(?=\s*(?:[,.]|$))|no thanks|no way|(?:i |we |he |she )?(?:don't|do not) want(?: (?:it|that|them|one|any|those|either))?${ENDS}|is out\b|are out\b|out(?=\s*(?:[,.]|$))|(?:is |are |stays? |remains? )?off\b|(?:is |are |would be )?(?:off[- ]limits|out of the question|not needed|not wanted|unwanted|unnecessary|a no|a no[- ]?go|no bueno|a hard (?:no|pass)|a deal ?breaker|banned|forbidden|prohibited|illegal in (?:my|our|the) class|against the rules)|\? (?:no|nah|nope|pass|hard pass|never|not for me)\b|nah\b|nope\b|(?:i|we|he|she) (?:can't|don't|couldn't|won't) (?:get|find|have|buy|run|use|reach|do|need)(?: (?:it|that|them|one|any|those|either|here|where|near|around|anywhere))?${ENDS}|(?:i|we|he|she) (?:can|could|will) (?:live|do|go) without\b|(?:i am|i'm|we are|we're|he is|he's|she is|she's|am) not (?:doing|buying|paying for|getting|putting in|installing)(?: (?:it|that|them|one|any|those|either))?${ENDS}|not for me|is not (?:it|for me|an option|available|near|sold|happening)|nowhere|none\b|has to go|have to go|not available|not an option|not allowed|is forbidden|can go\b(?! (?:to|until|till|up|as|how|over|past|about|for|on|with|before|\d))|goes\b|gone\b|(?<!\bor )not\s*(?:[,.]|$)|don't (?:exist|come)|take (?:it|that|them) out|a bigger one i don't|(?:and |but )?(?:the |my |our )?answer is (?:still |always )?(?:a |hell )?no\b|over my dead body|(?:and |but )?(?:i|we) (?:said|say|keep saying) no\b|not (?:happening|in this house))`,
    ),
  ],
  // "Take the headers back off, I found some."
  [
    'refuse',
    /^s?(?: back)? (?:off|out)(?: (?:again|of (?:it|there|this|that|the (?:list|build|plan|cart))))?(?=\s*(?:[,.;!?]|$)| (?:then|please|i|he|she|they|we|it|for now|till|until|and (?:what|show|tell|give|re\w+))\b)/,
    /\b(?:(?:take|taking|leave|leaving|keep|keeping|kick|strike|cross|knock)|(?:pull|yank|rip)(?= .* (?:back|out of)))(?: (?:the|those|that|my|his|both|all))* $/,
  ],
  [
    'allow',
    new RegExp(String.raw`^${LIST}(?:is |are |would be )?(?:ok|okay|fine|allowed|cool|after all|possible|welcome)\b`),
  ],
]

/** Of a fuel it is also said that it is there or not: "there is no E85 here", "got E85 in town". */
const FUEL_AFTER_REFUSED =
  /^ ?(?:(?:is|are|here|near|by|bei|mir|me|us|uns|around|es|at|the|my|our|pump|pumps|station|in|town|this|state|area|where|i|live) ){0,6}(?:not|nowhere|no longer|unavailable|too far|far|closed|gone|scarce|rare|no get|hard to (?:find|get|come by)|tough to (?:find|get)|impossible to (?:find|get)|(?:(?:like|about|over|almost|at least|some) )?\d+ ?(?:minutes?|mins?|miles?|mi|hours?|hrs?|km)(?: (?:away|out|off|one way|each way|round trip|from here|drive)))(?=\s|[,.]|$)(?! a problem| better| more| less| cheaper| far| an issue| touch| (?:an? |the |on |straight |plain |regular |pure |just |full )*@)/

/** "Not messing with corn either", "ain't burning premium", "can't always find 93". */
const FUEL_BEFORE_REFUSED =
  /\b(?:don't|ain't|not|never|won't)(?: \w+){0,2} (?:burn\w*|feed\w*|fill\w*|fuel\w*)(?: it| her| him| up| with| on)* (?:any )?$|\b(?:can't|don't|not) (?:always|usually|ever|often|reliably|really) (?:find|get|have|buy|see) (?:any )?$|\b(?:screw|forget|never ?mind|to hell with|in place of|nothing about|done with)(?: the| that| this| all| any)* $|\b(?:don't|not|never|nobody|no|rather not)\b[^,.;@]{0,24}\b(?:mess\w*|bother\w*|deal\w*|fool\w*|play\w*)(?: around)? with (?:any )?$/

/** Where the reach of a cue ends: the words before a thing, as far as they are only fillers or other things. */
function* placesBefore(clause: string, from: number): Generator<string> {
  let at = from
  for (let step = 0; step < 14; step += 1) {
    const left = clause.slice(Math.max(0, at - 48), at).trimEnd()
    yield left
    const word = /[^\s]+$/.exec(left)?.[0]
    if (word === undefined) return
    const bare = word.replace(/[,/+]$/, '')
    const isThing = /^[@/+,-]+$/.test(word)
    if (word.endsWith(',') && !isThing) return
    if (!isThing && !FILLERS.has(bare)) return
    if (word.endsWith(',') && !/^(?:[\s@,/+-]|the\b|my\b|an?\b|any\b)*(?:or|nor)\b/.test(clause.slice(at))) return
    at = Math.max(0, at - 48) + left.length - word.length
  }
}

/** "3 in downpipe on it too", with no word of wishing in the whole clause. */
const ALSO_ON_IT = /^(?:[\s,/+]|@)*(?:is |are )?on it (?:too|as well|also)\W*$/
const GOES_ON = /(?:^|,)\W*(?:and|plus|with|then)\b[^,]*$|\b(?:and|plus|with) (?:an?|the|some) (?:[a-z-]+ )?$/

/** "No downpipe or intake on it": what is not there is not there, though "on it" follows. */
const NONE_BEFORE =
  /\b(?:no|without|not|never|don't have|minus)(?: (?:an?|the|any|yet))? (?:@+[\s,/&]*(?:and |or |nor |an? )*)*$/

const SWAPS = String.raw`\b(?:swap|trade|replace|exchange|switch|ditch|drop|lose)(?:ped|d|ping|ing)?(?: out)?(?: (?:the|my|that|this|its|his|stock))*`
/** "Swap the blower for a turbo": the first goes, the second comes. */
const SWAPPED_OUT = new RegExp(`${SWAPS} $`)
const FOR_ANOTHER = /^(?: out)? (?:for|with|to) (?:an? |the |some |one of those |that )?@/
const SWAPPED_IN = new RegExp(`${SWAPS} @+(?: out)? (?:for|with|to)(?: (?:an?|the|some|that))? $`)

/** "Relax the tire constraint", "lift the no nitrous rule". */
const RELAXES =
  /\b(?:relax|lift|ease|loosen|waive|drop|remove|forget|scrap|ditch|lose|take back)(?: up)?(?: (?:the|that|my|our))*(?: (?:no|stock|street))* $/
const IS_TERM = /^s? (?:constraint|restriction|limit(?:ation)?|rule|requirement|condition)s?\b/

/** "I don't want the heads touched"; "with the turbos changed" keeps none. */
const CHANGED = new RegExp(
  String.raw`^${LIST}(?:opened|touched|changed|modified|altered|replaced|removed|disturbed|cut|swapped)\b(?= ?(?:[,.]|$))`,
)
const NEGATED = /\b(?:no|not|nor|none|never|nothing|without|don't|won't|can't|hate|rather not|refuse|avoid)\b/

/** "With a tune, stock exhaust stays": it is the other one that stays. */
const STOCK_OF_OTHER = /^[^@]*,\s*(?:and )?(?:the |my )?stock @/
const REFUSED = /\b(?:no|without|minus|sans|skip|never)(?: (?:an?|any|the|more))* $/

/** "Keep the trans alive", "keep the turbo cool": it is to live, and may be another for that. */
const IN_HEALTH =
  /^ ?(?:alive|cool|cold|happy|healthy|from (?:blow|break|fail|burn|over|slip)\w*|temps?|safe|in one piece|under (?:control|\d))/

/** What is said of the thing that stands from `from` to `to` in a clause whose things are all written as "@@@". */
export function attitudeOf(clause: string, from: number, to: number, isFuel = false): Attitude {
  const after = clause.slice(to, to + 80)
  const before = clause.slice(Math.max(0, from - 80), from)
  if (SWAPPED_OUT.test(before) && FOR_ANOTHER.test(after)) return 'refuse'
  if (SWAPPED_IN.test(before)) return 'want'
  if (RELAXES.test(before) && IS_TERM.test(after)) return 'allow'
  const isNone = NONE_BEFORE.test(before)
  if (!isFuel && !isNone && ALSO_ON_IT.test(after) && !WISH.test(clause) && !GOES_ON.test(before)) return 'have'
  for (const [attitude, form, behind] of AFTER) {
    const found = behind && !behind.test(before) ? null : form.exec(after)
    // "No turbo and the trans stays stock", "no corn, stock bottom": what stays is the other.
    const isOfOther =
      (attitude === 'keep' && found?.[0].includes('@') && (REFUSED.test(before) || STOCK_OF_OTHER.test(found[0]))) ||
      (isNone && (attitude === 'have' || attitude === 'allow' || (isFuel && attitude === 'keep')))
    if (found && !isOfOther) return attitude
  }
  if (
    !isFuel &&
    !isNone &&
    WEAK_HAVE.test(after) &&
    !WISH.test(clause.slice(clause.lastIndexOf(',', from) + 1, from)) &&
    !/\?\s*$/.test(clause)
  )
    return 'have'
  if (CHANGED.test(after) && NEGATED.test(before)) return 'keep'
  if (isFuel && (FUEL_AFTER_REFUSED.test(after) || FUEL_BEFORE_REFUSED.test(before))) return 'refuse'
  for (const left of placesBefore(clause, from)) {
    for (const [attitude, form] of BEFORE)
      if (form.test(left)) return attitude === 'keep' && IN_HEALTH.test(after) ? 'neutral' : attitude
  }
  return 'neutral'
}

/** The clauses of a text, each with its place: a cue reaches no further than its clause. */
export function clausesOf(text: string): { text: string; from: number }[] {
  const clauses: { text: string; from: number }[] = []
  let from = 0
  for (const match of text.matchAll(
    /[;!\n]+|\?+(?! (?:no|nah|nope|pass|hard pass|never|not for me)(?: thanks| thank you| way| sir| please)?\s*(?:[.,!]|$))|\.(?=\s|$)|\.{2,}|(?<!anything |everything |all |nothing )\bbut\b|\b(?:though|however|because|so that|otherwise)\b|\s-+\s|\bso (?=the |they |it )/g,
  )) {
    clauses.push({ text: text.slice(from, match.index), from })
    from = match.index + match[0].length
  }
  clauses.push({ text: text.slice(from), from })
  return clauses.filter((clause) => clause.text.trim() !== '')
}
