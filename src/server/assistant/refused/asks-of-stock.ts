/** The thing is told to be the factory's: "the stock turbo", "clutch is stock too". */
const STOCK_BEFORE = /\b(?:stock|stocker|factory|oem|oe|original)(?: [a-z\d]+)? $/
const STOCK_AFTER = /^s? (?:is |are )?(?:still |also |all |bone )*(?:stock|factory|original)\b/
/** "On the stock turbo": a term of what is built, whatever is asked of it. */
const IS_TERM =
  /\b(?:stay\w* (?:on|with)|if i (?:keep|leave))\b[^,;]{0,40} (?:stock|factory|oem|original) $|\b(?:on|off|using|use|run|running|keep\w*|retain\w*|leav\w+|only|just|same|limit of|edge of)(?: (?:the|my|his|her|a|those|these|its))* (?:stock|stocker|factory|oem|oe|original)(?: [a-z\d]+)? $/

const ASKS_BEFORE =
  /(?:\b(?:how (?:much|far|long|many|high|hard)|what|where|when|at (?:what|which)|which|who|whether)\b|(?:^\W*|[,;:] ?|\b(?:and|or|but|so|then|also|ok|if) )(?:will|would|can|could|does|is|are|should|gonna)\b|\b(?:will|would|can|could|does|do|is|are|should) (?:the|my|a|it|these|those|that|stock)\b(?! (?:whole|same|full|works)))[^,;@]{0,60}(?:@+[^,;@]{0,24})*$/
const BEARS = String.raw`(?:hold|handle|take|live|last|survive|bear|stand|give|run out|chok\w*|start\w*|die\w*|break\w*|blow\w*|let go|fail\w*|go(?:es)?|slip\w*|grenad\w*|explod\w*|hang|cope|keep up|support|flow|enough|notice|good|max\w*|capable|cut it|do|make|stay|become|tap out|quit\w*|fall\w*|drop\w*|feel)`
const BEARS_AFTER = new RegExp(String.raw`^s?(?! if\b)(?: (?!if\b)[\w@']+){0,3}? ${BEARS}s?\b`)
/** "The factory pumps, how far do those go", "clutch is stock too, dies where". */
const ASKED_AFTER =
  /^s?(?: is| are)?(?: still| also| all)*(?: stock| factory)?(?: too)?,? (?:(?:and )?(?:how (?:far|much|long|many)|where|when|at what|what (?:can|will|does|do|is it good)(?! (?:you|u|yall|i|we)\b))\b(?! (?:do|can|should|am|would|is|are) (?:i|we|my)\b)|(?:dies?|breaks?|goes|slips?|quits?|fails?|lets go|runs out) (?:where|when|at (?:what|which)|how))|\bor (?:am|will|do|would|is|are|should) (?:i|it|they|that|we)\b/
/** "And the stock turbos?" after a question of another part. */
const BARE_BEFORE =
  /^\W*(?:ok |so )?(?:and|what about|how about|same for|or) (?:the |my |its |those )?(?:stock|factory|oem|original)(?: [a-z\d]+)? $/
const LEFT_IN = /\b(?:what is|how much is) (?:still )?left (?:in|of|on) (?:the |my )?(?:stock|factory|oem) $/

/** Whether what is said of a stock thing only asks what it bears: nothing is kept by it. `isAsked`: a question mark follows its clause. */
export function asksOfStock(clause: string, from: number, to: number, isAsked: boolean): boolean {
  const [before, after] = [clause.slice(0, from), clause.slice(to)]
  if (!STOCK_BEFORE.test(before) && !STOCK_AFTER.test(after)) return false
  if (LEFT_IN.test(before)) return true
  if (IS_TERM.test(before)) return false
  const isBare = /^s?[\s,]*$/.test(after) && (isAsked || after.includes(','))
  if (isBare && BARE_BEFORE.test(before)) return true
  return ASKED_AFTER.test(after) || (ASKS_BEFORE.test(before) && BEARS_AFTER.test(after))
}

const WORN = String.raw`(?:dead|toast(?:ed)?|shot|fried|cooked|burn(?:t|ed)(?: (?:up|out))?|slip(?:s|ping|ped|pin)?|worn(?: out)?|wore out|blown|broken?|broke|blew(?: up)?|blown up|failed|failing|died|dying|leak(?:s|ing)|tired|shredded|junk|finished|grenaded|gone|going out|on (?:its|it's|it is|their) (?:last legs?|way out)|giv(?:ing|en) (?:up|out)|gave (?:up|out)|let go|past it|smoked|done for|bad)`
const OUTGROWN = String.raw`(?:is|are|was|has been|have been|got) (?:all )?(?:maxed|tapped|at (?:its|it is|the|their) limit|out of (?:breath|steam|puff)|run out|too small|not enough|the (?:limit|bottleneck|weak link|choke point))`
const IS_GONE = new RegExp(
  String.raw`^s?(?: kit)? (?:(?:is|are|was|has|have|been|already|just|pretty much|about|half|basically|starting|starts|started|to|now|kinda|totally|all|my|i think) )*${WORN}\b|^s? ${OUTGROWN}\b|^s?,? (?:is |are |was |has to |have to |needs to |must |will )?(?:go(?:es)? )?(?:out|off|gone)(?=\s*(?:[,.]|$))`,
)
const OUTGROWN_BEFORE =
  /\b(?:past|beyond|over|above|more(?: [a-z]+)? than|exceed\w*|outgr\w+|better than|bigger than|instead of|replac\w+|swap(?:ping)?(?: out)?|upgrad\w+(?: from)?|ditch\w*|toss\w*|binning|bin)(?: (?:what|where|the|my|his|its|that|a))* (?:stock|stocker|factory|oem|oe|original)(?: [a-z\d]+)? $/
const FOR_NOW =
  /^s?(?: (?:right|for|as of))? (?:now|currently|atm|today|at the moment|still)\b(?=.*\b(?:ready|ready for|thinking|looking|want|wants|going|next|upgrad\w+|shopping|considering|time for)\b)/

/** Whether a stock thing is told to be used up or outgrown: another one is wanted, and nothing is kept. */
export function isOutgrown(clause: string, from: number, to: number): boolean {
  const [before, after] = [clause.slice(0, from), clause.slice(to)]
  if (OUTGROWN_BEFORE.test(before)) return true
  return STOCK_BEFORE.test(before) && (IS_GONE.test(after) || FOR_NOW.test(after))
}

/** "Winter tires and a stock tune": how it stands; "keep the stock tune" is a term. */
export const isTuneOfCar = (before: string): boolean =>
  /\b(?:and|has|have|had|with|is|it's|mine is|still|currently|right now|also) (?:(?:a|on|on the|on a|the) )?stock $/.test(
    before,
  ) && !/\b(?:keep\w*|leav\w+|stay\w*|retain\w*|only|just)\b[^,.;]{0,24}$/.test(before)
