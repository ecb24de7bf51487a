import { DUAL_CLUTCH_LETTERS } from '../../engine/lexicon.ts'

const WISH = String.raw`(?:want\w*|wanna|needs?|needed|has to|have to|had to|must|gotta|got to|should|let(?:'s)?|make|makes|made|so|so that|as long as|long as|prefer\w*|rather|like|important(?: that)?|main thing is(?: that)?|care(?: is)?(?: that)?)`
const IT = String.raw`(?:(?:it|this|that|she|her|him|them|these|those|everything|(?:the|my|his|her|our|that|this|both|stock) (?:\w+ )?(?:engine|motor|car|truck|block|trans(?:mission)?|gear ?box|bottom end|turbos?|rods?|pistons?|clutch|diff|rear|internals|thing|build))\b ?)`
const LIVES =
  '(?:live|last|survive|hold together|hold up|stay alive|stay together|stay healthy|stay in one piece|be alive|alive|in one piece|be (?:there|running|dependable|trustworthy))'
/** What is not to be hurt: the car and what is in it, and no wallet. */
const HARMED = String.raw`(?:it|her|him|this|that|anything|nothing|something|(?:(?:the|my|his|her|our|that|this|stock|any|two|three|a)(?: \w+)? )?(?:engines?|motors?|cars?|trucks?|blocks?|trans(?:mission)?|trannys?|gear ?box|bottom end|turbos?|rods?|pistons?|clutch|diff(?:erential)?|rear end|internals|ring ?lands?|bearings?|valve ?train|drive ?line|drive ?train|axles?|${DUAL_CLUTCH_LETTERS}|zf|thing|stuff|parts))`
const HARM = String.raw`(?:blow(?:s|n|ing)?(?: (?:${HARMED}))?(?: up)?|blow(?:s|n|ing)? up|break(?:s|ing)?(?![ -]in\b)|hurt(?:s|ing)?|grenad(?:e|es|ing)|kill(?:s|ing)?|damag(?:e|es|ing)|ruin(?:s|ing)?|spoil(?:s|ing)?|wreck(?:s|ing)?|destroy(?:s|ing)?|scatter(?:s|ing)?|melt(?:s|ing)?|harm(?:s|ing)?|stress(?:es|ing)?|overstress)`
const NOT = "(?:not|don't|doesn't|won't|can't|cannot|never|without|no|nothing|isn't|shouldn't|mustn't|wouldn't)"

const FORMS = [
  String.raw`\b${WISH} (?:\w+ )?${IT}?(?:to )?(?:just )?${LIVES}\b(?! (?:with|in (?!one)|at|on|off|here|there|next|year|week|night|month|time|long enough for))`,
  String.raw`\b${IT}(?:has|needs|got|must|is supposed|should)(?: (?:got|gotta))?(?: to)? ${LIVES}\b(?! (?:with|in (?!one)|at|off|here|there|next))`,
  String.raw`\b(?:keep|keeps|keeping|leave) (?:it|her|him|them|everything|(?:the|my|his|stock) (?:\w+ )?\w+) (?:alive|in one piece|together|healthy|happy)\b`,
  String.raw`\b(?:want|like|need)\w* (?:it|her|him|this|(?:the|my) \w+) (?:still )?(?:alive|healthy|running)\b`,
  // What is asked for with harm ruled out: "that won't break it", "without blowing it up", "break nothing".
  String.raw`\b${NOT} (?:to |going to |gonna |afford to |want to |wanna |want it to |want her to |supposed to |gotta )?${HARM}(?: ${HARMED})?(?: up)?(?=\W*$|[^\w]*[.,;!?]|(?: (?:or|and|on|at|in|by|while|when|but|so|all|next|again|before|after|either|then|pls|please|plz|lol|because|bc|cuz|cause|from|under|it is|since|this is)\b))`,
  String.raw`\b${NOT}(?: (?:want|like|need))?(?: to)?(?: (?:get|have|see))? (?:${HARMED}) (?:to )?(?:blow(?:n|ing)? up|break(?:ing)?|broken|broke|blown|hurt|damaged|go boom)\b`,
  String.raw`\bbreak(?:s|ing)? nothing\b|\bno (?:zoom zoom )?boom\b`,
  String.raw`\b(?:not|without|don't|doesn't|won't|can't|never)(?: (?:be|being|get|getting|to be|want to be|leave|leaving|strand(?:ing)?|end up|me|him|her|us|my \w+)){0,3} (?:strand(?:ed|s|ing)?|stuck on the side|on a tow truck|tirado)\b`,
  String.raw`\b(?:start|starts|crank|cranks)(?: up)? every (?:time|morning|day|single)\b`,
  String.raw`\b(?:that|which|one that|something that|and) (?:will |'ll |actually )?(?:lasts?|lives|holds up|survives)\b(?! (?:to|on|at|in|next|here|there|\d))`,
  String.raw`\b(?:conservative(?:ly)?|kid[- ]?proof|idiot[- ]?proof|dependable|dependably|longevity|durability|stout and simple)\b`,
  String.raw`\b(?:easy|gentle) on (?:it|her|him|parts|(?:the|my|his|stock) (?:\w+ )?(?:engine|motor|car|truck|trans(?:mission)?|gear ?box|${DUAL_CLUTCH_LETTERS}|turbos?|internals|bottom end|clutch|driveline))\b`,
  String.raw`\b(?:with|leave|leaving|want|need|keep|some|plenty of|lots of|good|big|fat|real|decent|healthy) (?:a |an |some |me |it |in )*(?:\w+ )?(?:margin|headroom|safety factor|room to spare)\b`,
  String.raw`\b(?:has to|needs to|must|should|gotta|want it to|so it can|got to) (?:do|go|last|see|make|run|get|give)(?: me)? (?:another |at least )?\d[\d,.]*k? ?(?:thousand |grand )?(?:more )?(?:miles|mi|km|years|seasons)\b`,
  // Spanish and French that no word list turns into English.
  String.raw`\bque (?:me |te |le |nos )?(?:dure|aguante(?! (?:los |unos |como |mas de )?\d)|sea fiable)\b|\b(?:que|sin que) (?:no )?(?:se |me |la |lo |le |te )*(?:llegue a |vaya a |va a )?(?:romp\w+|truen\w+|tron\w+|quiebr\w+|reviente\w*|da[nñ]e\w*|falle|deje tirad\w+)\b|\bsin (?:romper|tronar|da[nñ]ar|reventar)\w*|\b(?:confiable|duradero|fiable)s?\b`,
].map((form) => new RegExp(form))

/** What asks whether it lasts, or of what breaks, wishes for nothing; "the parts that won't break the bank" are cheap. */
const ASKS =
  /^\W*(?:(?:so|and|but|ok|okay|then|also|will|would|does|do|is|are|can|could|how|what|which|why|when)\b ?){1,3}(?:\w+ ){0,8}(?:live|last|survive|hold up|hold together|break|blow|hurt|headroom|margin)\w*(?: (?:it|up|on|at|in|the|this|that|with|for|there|left|\w+)){0,4}\W*$|\bhow (?:much|many|long)\b[^.,;!?]{0,40}\b(?:headroom|margin|last|live|survive)\b|\b(?:can't|doesn't|wouldn't|couldn't|won't|not) hurt(?! (?:it|her|the|my|anything(?! to)|nothing(?! to))\b)|\b(?:so|why|what) (?:does|did)(?:n't)? it (?:not )?(?:last|live)\b/

/** Whether what is built is to live first, in whatever words: less of every limit is used then. */
export const isToLast = (asked: string): boolean =>
  asked.split(/(?<=[.;!?])\s+|\n+/).some((clause) => FORMS.some((form) => form.test(clause)) && !ASKS.test(clause))
