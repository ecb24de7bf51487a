import { slotOf } from '../../engine/fitment/slots.ts'
import type { Slot } from '../../engine/model.ts'
import type { MustPass } from '../../engine/vocabulary.ts'

/** "CARB legal", "50-state legal", "California smog legal". */
const STANDARD = String.raw`(?:carb|c\.a\.r\.b\.?|california|cali|ca|50[- ]state|fifty[- ]state)`
const LEGAL = String.raw`(?:legal|compliant|approved|certified|exempt(?:ed)?|ok|okay|friendly)`
const PARTS = String.raw`(?:parts?|stuff|mods?|bolt-?ons?|pieces|upgrades?|things|components)`
/** Said as a term of what is bought. */
const TERM = [
  new RegExp(String.raw`\b${STANDARD}[- ](?:smog |emissions? |street )?${LEGAL}\b`),
  new RegExp(String.raw`\b${PARTS} with (?:an? |the )?(?:carb )?(?:eo|executive order|carb)\b`),
  new RegExp(
    String.raw`\b(?:only|just|all|every\w*) (?:${PARTS} )?(?:with )?(?:an? )?(?:eo|carb)[- ]?(?:numbers?|parts?)\b`,
  ),
  /\b(?:has|have|needs?|must|got) (?:to )?(?:all )?(?:have|carry|be) (?:an? )?(?:carb|eo|executive order)\b/,
] as const
/** "Only the legal ones", "show me just the smog legal version", "legal lang": of what was shown only what may be on the road there. */
const LEGAL_ONLY =
  /\b(?:only|just|keep|strictly|solo|nomas|show me)\b[^.;?!]{0,24}\b(?:legal(?:es)?\b(?! (?:limit|advice|age))|keep the cats stock, stock headers version)|\b(?:street|smog|carb|california|emissions?) legal (?:version|one|build|option|way)\b|\blegal (?:lang|ones?|parts?|stuff|version|build) ?(?:only|lang|please|pls|pl[sz])?\W*$|\blo legal\b/
/** Whether it is wished for, and not asked about. */
export const wantsLegalOnly = (asked: string): boolean =>
  LEGAL_ONLY.test(asked) && !/\b(?:is|are|was|does|do|would|will)\b[^.;?!]{0,30}\blegal\b/.test(asked)

/** "Is that intake CARB legal?" asks of a part. */
const ASKS =
  /(?:^|[.,;!?] ?)\W*(?:so |and |but |ok )*(?:is|are|will|would|does|do|which|what|whats|how)\b[^.;!?]*\b(?:carb|legal|compliant|approved|exempt)\b[^.;!]{0,20}(?:\?|$)|\bwhat (?:is|does)\b.{0,12}\bcarb\b/

/** Whether the build may hold only what California lets through. */
export function wantsCarbLegal(asked: string, text: string): boolean {
  const words = text.toLowerCase()
  return TERM.some((form) => form.test(asked) || form.test(words)) && !ASKS.test(words)
}

/** Where California's rules hold, by its name, its check or its board; a carburetor is another thing. */
const CALIFORNIA =
  /\bsmog\w*|\bcarb\b(?! ?(?:(?:\+|and|&|plus) (?:spray|nitrous)|stays?\b|no (?:sir|thanks|way)|is (?:off|gone)|off\b|uretor|ed|kit|engine|cleaner|swap|set-?up|set up|conversion|intake|spacer|bowl|jets?))|\bc\.a\.r\.b\b|\b(?:carb|eo) (?:number|state|sticker)s?\b/
/** Where the car is said to live; beside an octane it only tells which gas there is. */
const LIVES_THERE =
  /\bcalifornia\b|\b(?:in|from) ca\b(?!-)|, ca\b(?! (?:prend|fait|va|marche|donne|coute|me|te|vaut|passe|tient|sert|depend)\b)|\bcali\b(?! ?(?:per|ber|brat))/
const OF_GAS = /\b(?:8[79]|9[1-4]|octane|gas|pump|fuel)\b/
const INSPECTION =
  /\b(?:has|have|needs?|must|gotta|got|want|supposed|required?) (?:to )?(?:still )?pass\b(?! (?:him|her|them|cars|people|a|the \w+ car|\d|on the|in (?:traffic|my)))|\b(?:pass(?:es|ing)?|state|yearly|annual|safety|emissions?|obd) (?:\w+ )?(?:inspections?|emissions?|e-?check|sniffer|i\/?m)\b|\binspection (?:state|sticker|station|time)\b|\bemissions? (?:test\w*|check|station|state|county)\b|\bemissions? legal\b|\bstreet legal\b|\b(?:pasar|pasa|paso) (?:la |el )?(?:inspeccion|verificacion|smog|emisiones)\b|\bverificacion\b/
/** The same, said of the check itself, of the law or of who looks. */
const CHECKED =
  /\b(?:deal(?:ing)?|mess(?:ing)?|trouble|problems?|issues?|hassles?|fight(?:ing)?) (?:with|w) (?:the )?(?:emissions?|inspections?|inspector)\b|\bemissions? (?:reasons?|issues?|trouble|problems?|hassles?|stickers?|lanes?|count(?:y|ies)|testing|years?)\b|\b(?:arizona|texas|illinois|ohio|georgia|colorado|utah|nevada|oregon|washington|wisconsin|pennsylvania|jersey|york|massachusetts|maryland|virginia|carolina|connecticut|delaware|island|hampshire|vermont|maine|tennessee|louisiana|missouri|indiana|[acmnptv][actvyzajhdx]) (?:state )?(?:emissions?|inspections?|e-?check)\b|\b(?:got|has|have|due for|comes? up for|plugs? in for|before|fails?|failing|base|his|her|yearly|annual) (?:the |its |my )?inspection\b(?! (?:on|with) you| (?:of|done|report))|\bgets? sniffed\b|\b(?:tail ?pipe|sniffer) (?:test|sniffer)\b|\ba referee\b|\bbefore the (?:emissions? )?test\b|\b(?:with|only|just|all) (?:all )?(?:the )?legal (?:stuff|parts|things|mods)\b|\b(?:keep|keeping|stays?|staying|must be|has to be|remains?) (?:it |her |everything |100% |fully |all )*(?:street )?legal\b(?! (?:for|in) (?:the |my )?(?:class|st|[a-h] ))|\balgo legal\b|\bpolice (?:checks?|controls?)\b/

/** "No smog here", "exempt", "not in California", "only raced". */
const NOT_HERE =
  /\b(?:no|not|never|isn't|don't|doesn't|without(?! (?:void|break|los|fail|hurt|violat|mess|affect|compromis|ruin|kill)\w*)|outside(?: of)?|left|moved (?:out of|from)|exempt from|exempt|free of|zero|skip)\b(?![^.,;?!]{0,24}\b(?:deal|mess|fail|fight|flunk|lose|risk|touch)\w*\b)[^.,;?!]{0,24}\b(?:california|cali|smog\w*|carb|inspections?|emissions?)\b(?! (?:reasons?|issues?|trouble|problems?|hassles?|fail\w*|headaches?|worries|sake))|\b(?:f|fuck|screw|forget|to hell with) (?:about )?(?:the )?(?:smog|emissions?|carb|inspection)\b|\b(?:smog|emissions?|inspection) (?:exempt|free|isn't|is not|doesn't)\b|\b(?:track|race|off[- ]?road) only\b/

/** Checks of other countries, whose rules we do not know. */
const OTHER_COUNTRY = /\bt(?:ü|u|ue)v\b|\bdekra\b|\bhauptuntersuchung\b|\bmot (?:test|inspection)\b/

/** Whether a message says that the car has to pass; false where it says that it has not. */
export function mustPassIn(asked: string, text: string): MustPass | false | undefined {
  const words = `${asked} ${text.toLowerCase()}`
  if (NOT_HERE.test(words)) return false
  if (OTHER_COUNTRY.test(words)) return undefined
  const said = text.toLowerCase()
  if (CALIFORNIA.test(words) || wantsCarbLegal(asked, text) || wantsLegalOnly(asked)) return 'carb'
  if (LIVES_THERE.test(words) && !OF_GAS.test(said)) return 'carb'
  return INSPECTION.test(words) || CHECKED.test(words) || LIVES_THERE.test(words) ? 'cats' : undefined
}

/** Of a factory cat: nobody is to take a label that says "off-road" for a way out. */
export const BARRED: readonly [string, string] = [
  'Federal law bars taking it off any car certified for the street, and "off-road only" is no way around it.',
  'Por ley federal no se le puede quitar a ningún carro certificado para la calle, y "solo off-road" no lo salva.',
]

/** What stays as the factory made it where a build has to pass. */
const STAYS_TO_PASS: readonly Slot[] = (['downpipe', 'headers_shorty', 'midpipe_catless'] as const).map(slotOf)

export function staysToPass(meaning: { keepsStock?: readonly Slot[] }, asked: string, text: string): void {
  if (mustPassIn(asked, text))
    meaning.keepsStock = [...new Set([...(meaning.keepsStock ?? []), ...STAYS_TO_PASS])].sort()
}
