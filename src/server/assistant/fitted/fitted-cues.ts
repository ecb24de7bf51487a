/** Who tells of the car: "it has", "my client has", "one of them got". "You have" is the shop's shelf. */
const HOLDER = String.raw`(?:it|car|truck|she|he|mine|that|which|one|client|customer|guy|owner|son|daughter|wife|husband|dad|cousin|(?:the|my|his|her|our|this) (?!shop|store|site|catalog|kit|package|box|list|build|plan|cart)[a-z\d-]+(?: [a-z\d-]+)?)`
const OWNER_BEFORE = String.raw`(?:previous|last|prior|former|first|old|earlier|original) (?:owner|guy)|(?:guy|dude|owner|kid) before me|dealer(?:ship)?|(?:my|the|other|local|last|old) (?:\w+ )?(?:shop|tuner|mechanic)|(?<=^\W*|[,.] )shop|husband|brother|nephew|son|dad|uncle|seller`
const DID = String.raw`(?:put|puts|did|installed|threw|slapped|bolted|fitted|mounted|swapped|welded|built|had|added)`
/** "Should I have", "do I have to": supposed or asked, and not there. */
const SUPPOSED = String.raw`(?<!\b(?:do|did|does|should|would|could|can|will|if|when|once|until|unless|before|might|shall|wish|have|maybe) )(?<!\b(?:if|when|once|until|unless|before|should) \w+ )`

/** "Has changed", "got 60 horse", "has to", "have a question": no part follows. */
const NO_PART = String.raw`(?! (?:to|been|it|in mind|no|not|never|a (?:problem|noise|question|leak)|until|till|time|issues?|done|gone|seen|said|(?:like |about |only |another )?\$?\d+ ?(?:w?hp|horse\w*|k|grand|dollars|bucks|miles|usd|wheel|more)|(?!ported|forged|upgraded|cammed|sleeved|catted|welded|modded|polished|tuned|stroked|lowered|lifted|gutted)\w+ed)\b)`

/** What says that what follows is on the car, as far as the list goes. */
export const ON_IT = new RegExp(
  [
    String.raw`\balready(?: (?:has|have|had|got|did|done|bought|runs?|running|installed|fitted|with|own|owns|put|on|at|including|includes))*:?`,
    String.raw`${SUPPOSED}\b(?:${HOLDER}|i|we|they)(?: (?:is|also|currently|just|still|only|do|does|now|actually|recently|am|are|both))* (?:has|have|had|got|runs|ran|running|run|owns?|came with|comes with|wears|wearing|has got|have got)${NO_PART}`,
    String.raw`(?<!\b(?:if|should|would|will|could|can) (?:my |the )?(?:\w+ )?)\b(?:${OWNER_BEFORE})(?: (?:who|had|has|have|already|just|recently|even|also))* ${DID}(?: (?:on|in))?(?! (?:it|that) )`,
    String.raw`${SUPPOSED}\b(?:i|we|he|she|they)(?: (?:had|have|has|already|just|recently|also|then|finally))* (?:installed|bolted on|did|fitted|mounted|swapped in|threw on|threw in|slapped on|welded in|added|put on|put in|bolted up|put(?= (?:an? |the |my |some |new )*@))`,
    String.raw`\b(?:has|have|had|got)(?= (?:an? |the |my |his |some |big |built |new )*@[^.;?!]{0,40}(?:\b(?:already|on it|in it|installed|on there|sitting|laying|lying)\b))`,
    String.raw`^\W*(?:and |also |now |ok |so )*(?:has|got|have|had|running|runs|wears)(?! (?:to|you|me|any)\b)`,
    String.raw`(?<=[,.(] ?)(?:has|got|have|running|runs|currently|has got)(?! (?:to|you|me|any|it|in mind|until)\b)`,
    String.raw`\b(?:currently|right now|so far|as it sits|at the moment|presently|to date)(?: (?:has|have|running|on|is|with|it has))?:?`,
    String.raw`\b(?:current |my |the |list of |bolt[- ]?on )?mods?(?: (?:are|is|so far|list|done|now|to date|include|includes|on it|i have|it has))*(?::| (?=(?:an? |the )?@)|,)`,
    String.raw`\b(?:current )?(?:setup|set-up|spec|specs|parts|hardware|supporting mods|upgrades)(?: (?:so far|is|are|now|on it|done|right now))*:`,
    String.raw`\b(?:ad|advert|listing|seller|craigslist|marketplace|carfax) (?:says|said|claims|lists|listed|states|reads)?:? ?["']?`,
    String.raw`\b(?:ad|listing):`,
    String.raw`(?<!\b(?:keep|keeping|leave|leaving|stay|stays|staying|remain)\b[^.,;]{0,24})\b(?:stock|standard|factory|original|unmodified|untouched|nothing(?: (?:done|on it|else))?)\b(?:[^.;?!@]|\.\d){0,24}\b(?:besides?|except(?: for)?|other than|apart from|aside from|but(?: for)?|save for|outside of)\b`,
    String.raw`\b(?:i'm|im|i am|we're|he's|she's|they're)(?: (?:already|currently|now|still))? (?:running|rocking)(?! (?:it|to|out|low|late|into|hot)\b)`,
    String.raw`\b(?:i|it|we) (?:only|already|still|just) (?:have|has|got|run)\b(?! to\b)`,
    String.raw`(?<!\bque )\b(?:tiene|trae|lleva|tengo|traigo|tem|tenho|hat)(?: (?:ya|ja|schon))?(?= (?:an? |una? |la |el |the )?@)|\b(?:ya|ja) (?:con|com)\b`,
    String.raw`\bcame (?:to me )?with\b|\bbought it with\b|\bsold (?:it )?with\b`,
    String.raw`\b(?:runs?|ran|running|sits|sitting|rolling|riding|leveled|lifted|lowered|she is|it is|he is|car is|truck is|i am|is|went|cut|trapped|been|currently|still)(?: (?:\d{1,2}\.\d+|now|right now|today|already|\d+ flat))* on(?= (?:an? |the |my |some )?(?:@|\d\d))`,
    String.raw`\b(?:fbo|fully bolted|full bolt[- ]?ons?|bolt[- ]?ons?)(?: (?:basically|already|kit|car|with|now|is|are))*,? ?[(:]`,
    String.raw`\b(?:done|installed|upgraded|swapped|bolted on|on it|on the car)(?: (?:so far|already|is|are))*:`,
  ].join('|'),
  'g',
)

/** What ends what is on the car: a wish, a question, a refusal, a price, what is to come. */
export const NOT_ON_IT = new RegExp(
  [
    String.raw`\b(?:want|wants|wanted|wanna|need|needs|needed|goal|target|looking|tryna|trying|hoping|hope|plan|plans|planning|planned|thinking|thinkin|considering|wondering|debating|aiming|shooting|chasing)\b`,
    String.raw`\b(?:buy|buying|get|getting|add|adding|adds|order|ordered|ordering|go|going|throw|build|quote|price|cost|costs|charge|bill|sell|include|recommend|suggest|send|ship|shipping|shipped|waiting|coming|arrives?|arrived|backordered|eta)\b`,
    String.raw`\b(?:no|not|nor|without|don't|never|minus|instead|rather|skip|can't|won't|cannot|nothing|none|isn't|wasn't|neither|lacks?)\b`,
    String.raw`\b(?:if|whether|how|what|which|who|where|when|why|should|would|could|can|will|might|may|does|do i|is (?:it|the|my|that|this|an?)|are (?:they|the|my|these|those)|until|till|before|after|later|next|someday|eventually)\b`,
    String.raw`\b(?:vs|versus|than|like|to|for|or|because|cause|cuz|so|question|questions|use|hold|holds|handle|bigger one|asks?|asked|offered)\b`,
    String.raw`\b(?:quier\w*|busc\w*|para|sin|sem|necesit\w*|meter\w*|poner\w*|pongo|quanto|cuanto|cual|will|mochte|brauche|ohne|fur|veut|veux|sans|pour|combien)\b`,
    String.raw`[?]`,
  ].join('|'),
  'g',
)

const LINK = String.raw`(?:,|and\b|plus\b|with\b|w\b|\/|\+|&)`
const NO_LINK = String.raw`(?!(?:want|need|i|it|he|we|what|how|no|not|stock|without|but|for|to|is|are|the car)\b)`
const BETWEEN = String.raw`(?:[\s@)]|kit\b|setup\b|system\b|swap\b|too\b|stage ?\d\+?)*(?:${LINK}+\s*(?:${NO_LINK}[\w.'"-]+\s){0,3}@+(?:\s(?:kit|setup|system|swap|too|stage ?\d\+?))?\s*)*`
const STANDS = String.raw`(?:(?:is|are|was|were|has been|have been|got|both|all|just|also|that is|that are|which is|which are|it is|finally)\s+)*`
/** What behind a part, or behind the list that it stands in, says that it is on the car. */
export const ON_IT_AFTER = new RegExp(
  String.raw`^${BETWEEN}${STANDS}(?:(?:(?:because |cause |since |as )?(?:i|he|she|we|it|they|customer|client) )?already (?:has|have|got|own) (?:one|uno|una|it|that|them|those)\b|deja (?:fait|faite|fait\w*|mont\w*|install\w*)|ja (?:feit[oa]|instalad[oa]|montad[oa])|schon (?:drin|gemacht|verbaut|eingebaut|montiert)|already(?: (?:on|in|done|installed|there|fitted|bolted|built|sorted|taken care))?(?: (?:it|her|there|the car))?(?= ?[,.;!?)]|\s*$| and\b| so\b| but\b| i\b| what\b| on\b| by\b| it\b| \()|(?:on|in) (?:it|her|him|mine|the (?:car|truck|motor|engine|tank)|already)(?= ?[,.;!?)]|\s*$| and\b| so\b| but\b| i\b| what\b| already\b| right now\b| now\b| want\b| with\b| when\b)(?! too)|installed\b(?! price| cost| for \$)|fitted\b|bolted (?:on|in|up)\b|swapped in\b|i (?:already )?(?:got|have|own|run)(?= ?[,.;!]|\s*$)|(?:in|on) (?:the|my) (?:garage|shelf|bench|shop)\b|(?:sitting|laying|lying) (?:here|around|in|on|there)\b|done(?: (?:already|so far|by|at|last|with|myself|in))?(?= ?[,.;!)]|\s*$| and\b| so\b| by\b| at\b| last\b| already\b| \()|(?:put|added|installed) (?:on |in )?(?:by|last|myself|in 20)\b)`,
)
/** Behind a part: it is the factory's, or wished, or worn. */
export const NOT_ON_IT_AFTER =
  /^(?:\s|@|and\b)*(?:(?:is|are|still|both|all|stays?|remains?)\s+)*(?:(?:bone )?stock|factory|oem|original|stays?\b(?! (?:on|in) )|slip|slipping|leak\w*|broke\w*|blown|toast|cooked|shot\b|worn|bad\b|noise|noisy|smok\w*|started|starts?\b|squeal\w*|squeak\w*|grind\w*|rattl\w*|question|problem|issue|light\b|failed|failing|gave|went|fan\b|hose|bolt|gasket|sensor\b|fluid\b|fund|price|cost|worth|needed|wanted|ordered|on (?:the way|order|back ?order)|in the (?:mail|box|cart)|to (?:be|come)|later|next|someday|eventually)/
/** The words right before a part that make it the factory's, or none. */
export const FACTORY_BEFORE =
  /\b(?:stock|stocker|factory|oem|oe|original|standard|std|no|not|without|new|another|bigger|smaller|which|what|any|your|these|those|if|same|or|unopened|untouched|sealed|virgin)(?: (?:\d[\w.]*|an?|the|front|rear|twin|single|kind of|more|other))? $/
/** Who tells of somebody else's car. */
export const OF_OTHERS =
  /\b(?:(?:my|his|her|a|this|the) )?(?:boy|buddy|budd?ys|friend|homie|bro|co-?worker|neighbou?r|room ?mate|dude|fellow)s?(?:'s)? (?:\w+ ){0,3}?(?:made|makes|ran|runs|has|had|got|put|swears|says|said|beat|drives|did)\b/
/** The words of an ad, or of a car that is looked at: what stands in a row there is on it. */
export const IS_ADVERT =
  /\b(?:ad|listing|advert|seller|asking|walk away|overpay(?:ing)?|overpaid|fair price|good (?:deal|buy)|worth (?:it|the (?:money|price))|craigslist|marketplace|carfax|previous owner|one owner|test drive|ppi|looking at (?:an?|this|one)|found (?:an?|this|one)|going to look|believable|asks)\b/
/** A row of parts that ends so is all that was done. */
export const IS_ALL =
  /\b(?:nothing else|that is (?:it|all)|rest (?:is |of it is )?(?:bone )?stock|otherwise (?:bone |all )?stock|stock otherwise|else is stock|everything else (?:is )?(?:bone )?stock|all else stock)\b/
/** What tells a car as it stands, beside a row of its parts. */
export const IS_STATE =
  /\b(?:what else|what is (?:left|missing|next)|what am i missing|what (?:breaks|goes|lets go|gives|fails|do i need|does it need|should it|will it|would it|does it make)|ran (?:\d|low|high|mid)|runs (?:\d|low|high|mid)|made \d|makes \d|put down|puts down|dynoe?d|already|done|on it|\d+k? miles|as it sits|right now|psi|(?:stock|stk|std|oem) (?:block|bottom|motor|engine|trans\w*|clutch|long ?block|internals|heads|head|turbos?|gearbox|box|5-?speed|5spd|6-?speed|fuel)|went lean|lean|fuel press\w*|knock|misfire)\b/
export const IS_WISHED = /\b(?:want|wants|need|needs|goal|tryna|looking|chasing|trying|shooting for|get me|take it)\b/
