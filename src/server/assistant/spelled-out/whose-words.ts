/** Whoever else may have a car, in the languages that we read. */
const ENGLISH = String.raw`(?:(?:step|half)?(?:brother|sister|son|daughter|father|mother|dad|mom|bro|sis)(?:[- ]in[- ]law)?s?|bros?|neighbou?rs?|boy ?friend|girl ?friend|bf|gf|fianc[eé]e?|wife|wifey|husband|hubby|spouse|partner|ex|uncle|aunt|nephew|niece|cousin|cuz|grand(?:son|daughter|pa|ma|dad|kid)|gramps|kids?|boys?|girls?|guys?|dudes?|fella|homies?|homeboy|budd(?:y|ies?)|friends?|pals?|mates?|room ?mate|team ?mate|classmate|co-?worker|colleague|boss|supervisor|manager|sergeant|sarge|foreman|instructor|teacher|student|mechanic|tech|tuner|codriver|co-driver|president|landlord|old man|old lady|in-?laws?|folks|someone|somebody|everyone|everybody|people|customers?|clients?)`
const OTHERS_OWN = String.raw`(?:primos?|hermanos?|hermana|amigos?|vecinos?|cuñado|novi[oa]|espos[oa]|jefe|pap[aá]|mam[aá]|hij[oa]|t[ií]o|compa|compadre|carnal|vato|bruder|schwester|kumpel|nachbar|freund(?:in)?|schwager|vater|sohn|chef|pote|voisin|fr[eè]re|beau-fr[eè]re|copain|fils)`
const OWNER = String.raw`(?:${ENGLISH}|${OTHERS_OWN})`
const A = String.raw`(?:an?|the|this|that|another|some|un|una|el|la|einen?|une|den)`
const LOOKS = String.raw`(?:new|old|stock|bone stock|tuned|built|modded|lil|little|stupid|damn|dang|fancy|nice|used|clean|white|black|red|blue|gr[ae]y|silver|turbo|supercharged|beat up|dirty|wrecked|crew cab|shiny|big)`
const HAS = String.raw`(?:has|have|had|got|drives?|driving|owns?|runs?|running|bought|picked up|races?|rocks?|showed up in|shows up in|is in|was in|with|in|just (?:bought|got)|tiene|trae|anda en|se compr[oó]|compr[oó]|maneja|f[aä]hrt|hat|roule en|a)`

const at = (form: string): RegExp => new RegExp(form)

/** What stands before a car that is somebody's: the words of its clause, up to its name. */
export const BEFORE = {
  /** "My husband's", "the boy's", "his", "vs my boys": named as theirs. */
  theirs: at(
    String.raw`\b(?:${OWNER}(?:'s|s'|s)?|his|her|their|sein(?:en|em)?) (?:${LOOKS} )*$|\b(?:su|de su) $|\b(?:he|she|they|him|dude|guy)(?: is|'s| has| have|'ve|s)?(?: got| drives?| owns?| runs?| bought| has| in| driving| rolling in)*(?: in)? ${A} (?:${LOOKS} )*$`,
  ),
  /** "A guy at work has a", "theres a kid in my class with a": the subject of the clause has it. */
  theyHave: at(
    String.raw`\b${OWNER}(?:'s|s)?\b(?:(?!\b(?:i|i'm|i've|mine|me)\b)[^.!?;])*\b${HAS} (?:${A} |his |her |their )?(?:${LOOKS} )*$`,
  ),
  /** "It's for my daughter's", "what would my son's": what is asked is of theirs. */
  forThem: at(
    String.raw`\b(?:for|would|does|should|can|could|will|on|to|building|build|what about|helping) (?:my |our |the |a )?(?:\w+ )?${OWNER}(?:'s|s'|s) (?:${LOOKS} )*$`,
  ),
  /** "Sold the", "came from an", "my last car was a": no longer there, or never bought. */
  gone: at(
    String.raw`\b(?:sold|selling|sell|(?<!\ban? )trad(?:e|ed|ing)(?: in)?|(?:got|get|getting) rid of|lets?|letting|dump(?:ed|ing)?|ditch(?:ed|ing)?|replac(?:ed?|ing)|totall?ed|wrecked|crashed|used to (?:own|have|drive|race)|(?:came|come|coming|went|moved|moving|switched|switching|upgraded|upgrading|stepp(?:ed|ing)|jumped|downsized)(?: (?:up|down|on|over))? (?:from|out of)|gave up|giving up|miss(?:ed|ing)?|(?:i|i've|we|also) (?:\w+ )?had|swap(?:ped|ping)?(?= my )|was (?:going|gonna)(?: to)? (?:buy|get)|(?:almost|nearly) bought|(?:my|our|the) (?:last|old|previous|former|first) (?:car|truck|one|ride|daily|project|build) (?:was|is)|vend[ií]|verkauft|vendu)(?: (?:off|in|on|my|our|his|her|old|last|trusty|beloved|poor|[a-z]+'s|own|both|two|${A}))* $|\b(?:my|our) (?:old|last|previous|former|first|ex|late) (?:${LOOKS} )*$`,
  ),
  /** "Turbo off an", "heads from a": it gives a part. */
  donor: at(
    String.raw`\b(?:turbos?|engine|motor|heads?|cams?|camshafts?|injectors?|pumps?|brakes?|calipers?|rotors?|manifold|intake|throttle body|blower|supercharger|trans(?:mission)?|gearbox|diff(?:erential)?|rear end|axles?|wheels?|rims|seats?|springs|shocks|struts|sway ?bars?|clutch|flywheel|exhaust|headers?|radiator|intercooler|cooler|swap|vr\d\d\w*|k2\d\w*|[lj]s\d|lt\d|[12]jz\w*|b58|coyote|hemi|4g63|ej\d+|ecu|harness|subframe|driveshaft|hood|wing|spoiler|parts?|kit|block|crank|rods|pistons|vf\d+|td0\w+|is38|gt40\w*)\b[^.,;!?]{0,20}\b(?:off|out|from)(?: of| from)? (?:${A} |his |my (?:old|other|parts|wrecked) )?(?:${LOOKS} |donor |parted out |junkyard )*$`,
  ),
  /** "Like a", "faster than a": held up as an example. */
  like: at(
    String.raw`\b(?:like|than|as|beats?|beat on|against|catch|outrun|gap|smoke|match|killer|chasing|about|compared to|versus|vs\.?)(?: with| up to)?(?: ${A}| those| these)? (?:${LOOKS} )*$`,
  ),
  /** "My", "mine is a", "now in a", "picked up a". */
  mine: at(
    String.raw`\b(?:my(?: own)?|our|mi|mein(?:en|em|er)?|ma|mon) (?:${LOOKS} |\w+ing )*$|\bmine(?:'s| is| its)?(?: just)? ?(?:${A} )?(?:${LOOKS} )*$|\b(?:i|i've|we|ich|yo|j'ai|j')(?: \w+)? ?(?:have|got|own|drive|run|race|bought|am in|picked up|found|landed on|ended up with|went with|kept|keep|daily|habe|fahre|tengo|traigo|manejo|une?) (?:${A} )?(?:${LOOKS} )*$|\b(?:i'm (?:in|running|driving|rocking)|now (?:in|have|own|got|its|it's|it is|driving)|picked up|ended up with|bought|to get|get|getting|into|buy|buying|build|building|considering|ordered|want|looking (?:at|for)|tengo|el m[ií]o es) (?:${A} )?(?:${LOOKS} )*$`,
  ),
} as const

/** What stands right behind a car that lends its name to a part: "sti injectors", "a zl1 blower". */
export const LENDS_PART =
  /^(?:'s)? (?:oem |stock |style |front |rear |sport |factory |brembo )*(?:injectors?|turbos?|heads?|cams?|intake|manifold|throttle body|blower|supercharger|brakes?|calipers?|rotors?|pumps?|fuel pumps?|wheels?|rims|seats?|springs|shocks|sway ?bars?|clutch|trans(?:mission)?|diff|gearbox|motor|engine|swap|block|crank|rods|wing|hood|exhaust|headers?|mufflers?|axles?|rear end|radiator|intercooler|cooler|parts|ones?(?= (?:fit|work|bolt|go)))\b/
export const BELONGS_AFTER = new RegExp(
  String.raw`^ (?:de|del|von|du|of) (?:mi |su |un |meinem |my |mon |a )?${OWNER}\b`,
)

/** "After my Civic got stolen", "the GT is gone". */
export const GONE_AFTER =
  /^,? (?:(?:just|finally) )?(?:(?:got|was|is|been|has been|had been|is getting|gets) )?(?:stolen|totall?ed|gone|sold|wrecked|died|dead|traded(?: in)?|repossessed|blew up)\b/
/** "My wife's Fiesta ST needs brakes": what is wanted is for it. */
export const WANTS_AFTER = /^ (?:needs?(?! to (?:lose|be|go))|could use|is getting|gets (?:a|new)|wants)\b/

/** The one who is told of wants something for his own car. */
export const HE_WANTS =
  /\b(?:(?:he|she|they) (?:wants?|needs?|would like|'d like|is looking|asked|is after|is hoping)|and (?:wants?|needs?|is looking for|is after)|(?:what|how) (?:\w+ )?(?:would|should|does|do|can|could|will) (?:he|she|they) (?:need|do|get|buy|add|start|go|make))\b(?! (?:to )?(?:race|run me|beat|line up|smoke|gap|a rematch|me\b))/

/** The other car is to be caught. */
export const RACES =
  /\b(?:beat|gap|smoke|catch|outrun|embarrass|dust|spank|walk|take|match|hang (?:with|w)|keep up (?:with|w)|run (?:with|w)|stay (?:with|w|ahead of)|pull (?:on|away from)|get (?:past|ahead of|around|to where))(?: up (?:to|with)| on)? (?:him|her|them|it|that|his|hers|theirs|he|she)\b|\b(?:quick|fast|strong) as (?:my|his|hers?|him)\b|\b(?:faster|quicker) than (?:him|her|his|hers|that|my)\b|\b(?:keeps?|always) (?:getting|beating|gapping|smoking|walking|pulling on|passing|embarrassing) me\b|\b(?:beats?|gaps|gapped|walks|walked|smokes|smoked|pulls on|dusts) (?:me|mine|my)\b|\bpull (?:on|away)\b|\bdejarlo\b|\bganarle\b|\b(?:close|return) the gap\b/
/** A power or a time of its own that is wanted. */
export const OWN_GOAL =
  /\b(?:[2-9]\d\d|1[0-3]\d\d) ?(?:w?hp|rwhp|awhp|wheel|at the (?:wheels?|tires?)|to the|horse\w*|horses)\b|\b(?:into|in|run|get|do|hit|to|a) (?:the )?(?:low |high |mid )?(?:9|1[0-5])(?:\.\d\d?|s\b)|\b(?:want|need|to|looking for|after|get) (?:about |around )?[2-9]\d\d\b(?! ?(?:\$|dollars|miles|lb|cc))/
/** Held against each other as such. */
export const COMPARES =
  /\bvs\b|\bversus\b|\bcompar\w+|\bdifference\b|\bwhich (?:one|of|is|car|holds|takes|has|would|should|do|to|first)\b|\beither an?\b|\bmake (?:it|his|hers) (?:faster|quicker) than my\b|\bwho (?:wins|would win|is|takes)\b|\b(?:better|faster) (?:buy|car|platform|choice)\b|\bshould i (?:get|buy|trade|keep)\b/
export const NEEDS =
  /\b(?:need|needs|needed|take to|would it take|does it take|how (?:do|can|would) i|gotta|have to do|whats it take|what does it take|can (?:i|mine|you) (?:get|beat|make)|could (?:i|mine))\b/
