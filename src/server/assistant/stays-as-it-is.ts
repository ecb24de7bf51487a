import { GEARBOX_CODES, SPOKEN_GEARBOXES } from '../../engine/lexicon.ts'
import type { Slot } from '../../engine/model.ts'

const ENGINE = String.raw`(?:(?:the|my|his|her|its|that|a|stock|factory|original) )*(?:motor|engine|mill)`
/** The trade's names of engines: "leave the LS6 alone". */
const CODED_ENGINE = String.raw`(?:ls[ahx\d]\w?|lt[\da]|coyote|hemi|voodoo|predator|2jz\w*|rb2\d\w*|vq\d\d\w*|vr\d\d\w*|ej\d\d\w*|fa\d\d|b58|s58|s55|s65|n5[45]|k2[04]\w*|4g63\w?)`
const MUST = String.raw`(?:(?:must|has to|have to|needs to|gotta|should|is to|will|would) )?`
const APART = '(?:open(?:ed)?|apart|torn (?:down|apart|into)|pulled apart|taken apart|cracked(?: open)?|split)'
const END = String.raw`(?=\s*(?:[,.;:!?)]|$)| (?:and|but|so|what|whats|please|inside|go|i|im|i'm|it|just|on|for|with|that|because|cuz|how|under|as it is|as is|alone)\b)`

/** "Without opening the motor", "engine stays closed", "leave the motor alone": neither rods nor a cam goes in. */
const ENGINE_SHUT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:without|no|not|never|nobody|no one|don't|won't|w\/o|can't|rather not|keep(?:ing)? from)\b(?: (?:want|wanna|wants|going|trying|looking|plan\w*|have|having|need|to|like|ever|really|even|be|me|i|you|into))* (?:open(?:ing|ed|s)?|crack(?:ing|s)?|split(?:ting|s)?|wrench(?:ing|es)? (?:in|inside|on)|go(?:ing|es)? (?:in|into|inside)|get(?:ting)? (?:in|into|inside)|tear(?:ing)? (?:into|down|apart)|pull(?:ing)? apart|tak(?:e|ing) apart)(?: up)? ${ENGINE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:motor|engine|mill) ${MUST}(?:stays?|remains?|kept|left|be kept|be left|to stay|staying)(?: (?:all|completely|totally|bone|fully|100%))* (?:sealed|shut|closed|unopened|untouched|alone|together|in one piece|buttoned up|bolted (?:up|shut|together)|zipped up|stock|original|factory|oem|as (?:it )?is)\b`,
  ),
  // "Nothing that needs the engine opened up", "without having the motor apart", "engine isn't coming apart".
  new RegExp(
    String.raw`\b(?:nothing|no|not|without|never|don't|rather not|avoid\w*|hate)\b(?: (?!but\b|and\b|just\b)[a-z']+){0,5} ${ENGINE}(?: (?:being|to|be|have|having|gets?|getting|has|comes?|coming|is|ever))* ${APART}(?: up)?(?![ -](?:bay|cover|lid|hood))`,
  ),
  new RegExp(
    String.raw`\b(?:motor|engine|mill) (?:is not|isn't|never|won't|not|don't|can't|must not|shouldn't)(?: (?:be|get|gets|getting|come|comes|coming|going|gonna|will|to|have|ever|being))* (?:${APART}|touched)\b`,
  ),
  // "Don't want it opened up", "without cracking it open": nothing else of a car is opened for power.
  /\b(?:don't|not|never|rather not|without|no)(?: (?:want|like|wanting|having|need|needing|to|have))* (?:it|her|that thing|this thing) (?:opened|cracked|torn|taken|pulled) (?:up|open|down|apart)\b/,
  /\b(?:internals|inside parts|rotating assembly) (?:(?:must|have to|should|gotta|will|to|are|being|be|left|stay|stays|get|getting) )*(?:untouched|alone|not (?:to be )?touched|never touched|off[- ]limits)\b|\b(?:no|zero|don't|not|never|without)(?: (?:touch(?:ing)?|mess(?:ing)? with|open(?:ing)?|go(?:ing)? into))(?: (?:the|my|any|stock))* internals\b|\bno internals (?:touched|opened|changed|messed with|work)\b|\bleav\w+ (?:the |my )?internals alone\b/,
  /\bnothing internal\b(?! (?:scares|bothers|is off|matters|to))|\bno internal (?:work|mods?|parts?|stuff|changes?|upgrades?)\b|\b(?:external|outside|bolt[- ]on) (?:parts|mods|stuff|pieces) only\b|\bonly external (?:parts|mods|stuff)\b/,
  /\bvalve ?covers? (?:stays?|must stay|has to stay|have to stay) (?:on|put|shut|where)\b|\bwithout (?:pulling|taking off|lifting|removing) (?:the |a |my )?valve ?covers?\b/,
  /\b(?:sealed|unopened) (?:motor|engine)\b(?! with| and \d)/,
  new RegExp(
    String.raw`\b(?:motor|engine) (?:untouched|unopened|never opened|not (?:to be )?(?:opened|touched))${END}`,
  ),
  new RegExp(
    String.raw`\b(?:leav(?:e|es|ing|in)|keep(?:s|ing)?) (?:(?:the|my|his|her|that|stock) )*(?:motor|engine|mill|${CODED_ENGINE}) (?:alone|shut|closed|sealed|unopened|untouched|together|in one piece|stock|original|as (?:it )?is)\b`,
  ),
  new RegExp(
    String.raw`\b(?:without|no|not) (?:touch|touching|open|opening) ${ENGINE} (?:on the inside|inside|internally|internals?|por dentro)\b`,
  ),
  /\b(?:no|without|zero|skip) (?:any )?(?:internal )?(?:engine|motor) (?:work|surgery|internals?|opening|teardown|tear down)\b/,
  new RegExp(
    String.raw`\bbefore (?:the )?internals\b|\bbefore (?:(?:i|we|you|somebody|someone|anybody|it|they) )?(?:(?:has|have|had|need|needs|gotta|got|is|to) )*(?:open(?:ing|ed|s)?|go(?:ing)? (?:in|into|inside)) ${ENGINE}\b`,
  ),
  /\b(?:bone )?stock (?:everything |all )?(?:on the )?inside\b(?! (?:the )?(?:car|cab|interior))|\bnothing inside (?:the )?(?:motor|engine)\b/,
]
/** Rods and pistons stay where they are; a cam may still go in. */
const BOTTOM_STAYS: readonly RegExp[] = [
  /\b(?:stock|factory|oem|standard|original) bottom\b(?! (?:hose|plate|line|of|mount|bracket))/,
  /\bstock ports?\b(?! (?:inj\w*|fuel|heads?|pattern))/,
  /\b(?:stock|factory|oem) (?:rods|pistons|crankshaft)\b(?! (?:bearings?|bolts?|hold|take|live|last|die|go|let|hang|survive|handle|give|are (?:good|weak|glass|trash)|gonna|will|enough|ok\b))/,
  /\b(?:not|don't|never|without|rather not|can't|won't)(?: \w+){0,3} build(?:ing)? (?:(?:the|my|a|an|his|her|up|this|that) )?(?:motor|engine|bottom(?: end)?|block|short ?block)\b|\b(?:motor|engine|block|bottom end) (?:is not|isn't|not|never|won't|don't)(?: (?:get|gets|getting|be|being|going|to|will))* built\b/,
  /\bstandard (?:rods|pistons|internals|block|crank|motor|engine)\b/,
  /\bno (?:(?:engine|motor) (?:rebuild|build|swap|pull|out|removal)|(?:rods|pistons|internals|bottom end)|rebuild(?:ing)? (?:the )?(?:motor|engine))\b/,
  /\b(?:don't|not|never|without|rather not)\b(?: \w+){0,3} (?:tak(?:e|ing)|pull(?:ing)?|yank(?:ing)?) (?:the |my )?(?:motor|engine) out\b/,
  new RegExp(String.raw`\b(?:rods|pistons|internals) (?:(?:must|have to|should|gotta|will) )?(?:stay|remain)${END}`),
]

const NAMED_BOX = [...GEARBOX_CODES, ...SPOKEN_GEARBOXES].map(([, forms]) => forms).join('|')
const BOX = String.raw`(?:(?:(?:four|five|six|seven|eight|ten|[4-9]|10)[- ]?(?:speed|spd|sp)|${NAMED_BOX}|[56] ?mt|t-?5|tremec|v160|zf|4r70w|4r100|aode?|e4od|a10)(?: (?:${NAMED_BOX}|v?\d{3}))?(?: (?:trans(?:mission)?|gear ?box|box))?|trans(?:mission)?|tranny|gear ?box)`
/** "Auto stays", "keep the five speed", "the ZF stays unopened": no built one, and no other. */
const GEARBOX_STAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${BOX},? ${MUST}(?:stays?|remains?|(?:be )?(?:left|kept))(?: (?:all|put|in(?: it| there)?|stock|untouched|unopened|sealed|as (?:it )?is|alone|factory|original))*${END}`,
  ),
  new RegExp(String.raw`\b${BOX} (?:is )?(?:untouched|unopened|not (?:to be )?(?:touched|opened))${END}`),
  new RegExp(
    String.raw`(?<!\b(?:will|would|can|could|does|is|how|what|built|bulletproof|stronger) (?:the |my |a )?)\b${BOX} (?:all |bone |completely )?stock(?=\s*(?:[,.;!)]|$)| (?:and|but|please)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:on|with|keep\w*|,) (?:the )?(?:stock|factory|oem|original) ${BOX}(?: (?:gears|gearset|internals|guts))?(?=\s*(?:[,.;!)]|$))`,
  ),
  new RegExp(String.raw`\b(?:stock|factory|oem|original) ${BOX} (?:gears|gearset|guts)(?=\s*(?:[,.;!)]|$))`),
  new RegExp(
    String.raw`\b${BOX} (?:must|can|should|may|shall)(?: not|not|n't) (?:be )?(?:open(?:ed)?|touched|changed|swapped)\b`,
  ),
  new RegExp(
    String.raw`\b(?:keep|keeping|keeps|retain|leave|leaving) (?:(?:the|my|his|her|its|that|a|stock|factory|oem|original) )*${BOX}(?! (?:alive|cool|cold|happy|healthy|temps?|safe|out|off|tune|cooler|fluid|lines?|car|swap|in (?:sport|manual|drive|gear|one)|from|under|mode|pedal)\b)${END}`,
  ),
]

/** "Leave the trans alone", "DQ500 untouched", "no work on the gearbox": its tune, its cooler and its converter stay out as well. */
const GEARBOX_ALONE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:leav\w+|let|keep)\b(?: (?:the|my|his|her|its|that|a|stock|factory))* ${BOX}(?: (?:totally|completely|please))? (?:alone|untouched)\b`,
  ),
  new RegExp(
    String.raw`\b(?:don't|do not|not|never|without|nobody)(?: \w+){0,2} (?:touch\w*|mess\w*|work)(?: (?:with|on|in|at|the|my|his|its|that|stock)){0,3} ${BOX}\b`,
  ),
  new RegExp(
    String.raw`\bno (?:work|changes?|surgery|mods?|meddling) (?:to|on|in|at|with|inside)(?: (?:the|my|its))? ${BOX}\b`,
  ),
  new RegExp(String.raw`\bno ${BOX} (?:work|parts?|stuff|mods?|upgrades?|anything)\b`),
  new RegExp(
    String.raw`\b${BOX} (?:is |gets )?(?:stays? |left |is staying |remains? )?(?:alone|untouched|not (?:to be )?touched)${END}`,
  ),
]
export const GEARBOX_SLOTS: readonly Slot[] = [
  'transmission',
  'torque_converter',
  'transmission_tune',
  'transmission_cooler',
]
export const leavesGearbox = (text: string): boolean => has(GEARBOX_ALONE, text)

/** "Heads stay on", "I don't want to pull the head". */
const HEADS_STAY: readonly RegExp[] = [
  /\b(?:not|don't|never|without|rather not|no|can't|won't)(?: (?:want|going|trying|plan\w*|have|having|need|to|me|i|be|like|feel))* (?:pull|lift|remov|yank|tak|com|rip|disturb|unbolt)\w*(?: (?:off|the|my|cylinder|both|either))* heads?(?: (?:off|apart))?\b(?! ?(?:unit|light|liner|er))/,
  /\bheads? (?:(?:must|has to|have to|should|gotta|will|to) )?(?:stays?|remains?|staying) (?:on|bolted|put|where)\b|\bheads? (?:is not|are not|not|never|don't|won't)(?: (?:going|coming|come|to|be|get|getting))* (?:off|pulled|touched|lifted)\b/,
  /\b(?:no|skip|without) (?:(?:cylinder )?head )?porting\b(?! inj)/,
]

/** "4.10s stay", "rear end stays", "no gear swap": the axle. */
const REAR = String.raw`(?:\d\.\d\d'?s?(?: gears?)?|(?:rear|axle|diff|final drive|ring)(?: (?:gears?|end))?|gears|rear ?end|ring and pinion)`
const GEARS_STAY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${REAR}(?:,? and (?:the )?[a-z\d-]+)? ${MUST}(?:stays?|remains?|left alone|(?:be )?kept)\b(?! (?:cool|in|on))`,
  ),
  /\b(?:no|without|skip|not doing|not paying for)(?: (?:a|the|any|rear|axle))* (?:gear|re-?gear)(?:ing)?(?: (?:swap|change|work|job))s?\b|\b(?:no|without|skip|forget|drop|scrap|not doing) (?:the |rear |axle |new |a )*(?:re-?gear(?:ing)?|gears)\b(?! (?:whine|noise|grind|in|oil))/,
  new RegExp(
    String.raw`\b(?:keep|keeping|leave|leaving|stock|factory) (?:(?:the|my|its|stock|factory) )*${REAR}(?: (?:in|alone|as is))?(?=\s*(?:[,.;!]|$))`,
  ),
]

/** "Stock exhaust manifolds", "manifolds stay"; of one manifold the intake's is meant as well. */
const MANIFOLD = String.raw`mani(?:fold)?`
const MANIFOLDS_STAY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:stock|factory|oem|original|keep(?:ing)?(?: the| my)?(?: stock)?|leav(?:e|ing)(?: the| my)?) (?:ex(?:h|haust) )${MANIFOLD}s?\b(?! (?:gasket|bolt|leak|hold|stud|crack|is (?:cracked|leaking)))`,
  ),
  new RegExp(String.raw`\b(?:stock|factory|oem|original) ${MANIFOLD}s\b(?! (?:gasket|bolt|leak|stud|crack))`),
  new RegExp(String.raw`\b(?:ex(?:h|haust) )?${MANIFOLD}s ${MUST}(?:stay|remain|(?:be )?(?:left|kept))\b`),
  new RegExp(String.raw`\bex(?:h|haust) ${MANIFOLD} ${MUST}(?:stays?|remains?|(?:be )?(?:left|kept))\b`),
]
const ONE_MANIFOLD = new RegExp(
  String.raw`(?<!\bex(?:h|haust) )\b${MANIFOLD} ${MUST}(?:stays?|remains?|(?:be )?(?:left|kept))\b|\b(?:stock|factory|oem|original|keep(?:ing)? the(?: stock)?) (?:int(?:ake)? )?${MANIFOLD}(?=\s*(?:[,.;!]|$)| (?:stays?|and)\b)`,
)

const TURBO = String.raw`(?:turbo(?:charger)?|twin|snail|blower|supercharger)s?`
const COMES_AFTER = String.raw`(?:swaps?|changes?|upgrades?|replacements?)\b`
/** "No bigger turbo", "no turbo swap": the one that is on it stays. */
const OWN_BOOST_STAYS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|not|without|nor|skip|don't want|never)(?: (?:an?|any|the|need|for|of|doing|getting))* (?:bigger|larger|hybrid|upgraded|other|another|different|new|aftermarket) (?:[a-z]+ )?${TURBO}(?! (?:inlet|lines?|gaskets?|blanket|pipe|manifold))`,
  ),
  new RegExp(String.raw`\b(?:no|not|without|skip)(?: (?:an?|any|the))* ${TURBO} ${COMES_AFTER}`),
  new RegExp(
    String.raw`\bno (?:changes?|mods?|modifications?|work|swaps?) (?:at|to|on|of|for|with)(?: (?:the|my|its))? ${TURBO}\b`,
  ),
  new RegExp(String.raw`\b(?:its|it is|the car's|her|his|it's) own ${TURBO}\b`),
  new RegExp(
    String.raw`\b(?:not|don't|never|rather not|without)(?: \w+){0,3} (?:pull|swap|chang|replac|touch|remov|tak)(?:e|ing|ping)?(?: (?:out|off))? (?:the |my |its |those |a )?${TURBO}(?: (?:off|out))?\b(?! (?:inlet|lines?|blanket|gaskets?|oil))`,
  ),
  new RegExp(
    String.raw`\b(?:with|on|from)(?: (?:the|those))? (?:same )?${TURBO} (?:that |which )?(?:it|she|he|the car|the truck) (?:already )?(?:has|came with|comes with)\b`,
  ),
]

/** A blower or turbo by the name that the factory's has: "keep the Eaton". */
const FACTORY_UNIT = String.raw`(?:eaton(?: m\d+)?|m112|m122|m90|k03s?|k16s?|is20|td04\w*|td025\w*|vtgs?|ihi)`
const UNIT_STAYS = new RegExp(
  String.raw`\b(?:keep|keeping|keeps|leave|leaving|retain|conservar|preserve|stick with|stay(?:ing)? (?:on|with)|stock|factory|oem) (?:(?:the|my|his|her|its|el|stock|factory|oem|original) )*${FACTORY_UNIT}(?! (?:out|off|swap))\b|\b${FACTORY_UNIT} ${MUST}(?:stays?|remains?)${END}`,
)
/** Cars that left the factory with the turbo that is a bigger one on their neighbors. */
const IS_OWN_UNIT =
  /\b(?:golf r|mk7(?:\.5)? r|s3)\b.*\b(?:on|with) (?:the |my |its |that |stock )*is38\b(?! swap)|\b(?:mazda ?speed ?[36]|speed ?[36]|ms[36]|lnf|cobalt|hhr|solstice|sky)\b.*\bon (?:the |my |its |that |stock )*k04\b|\b(?:wrx sti|sti)\b.*\bvf ?(?:39|43|48)\b(?! (?:swap|upgrade|off|out))/

const has = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text))

/** Of an engine that is not to be opened the cams and heads stay as well as the bottom end. */
export const slotsOfShutEngine = (text: string): readonly Slot[] =>
  has(ENGINE_SHUT, text) ? ['bottom_end', 'camshafts', 'heads'] : []

/** The places of the build that stay as they are by words that name no part of the shop's. */
export function slotsLeft(text: string): readonly Slot[] {
  return [
    ...slotsOfShutEngine(text),
    ...(has(BOTTOM_STAYS, text) ? (['bottom_end'] as const) : []),
    ...(has(HEADS_STAY, text) ? (['heads'] as const) : []),
    ...(has(GEARBOX_STAYS, text) ? (['transmission', 'torque_converter'] as const) : []),
    ...(has(GEARS_STAY, text) ? (['differential'] as const) : []),
    ...(has(MANIFOLDS_STAY, text) ? (['headers'] as const) : []),
    ...(ONE_MANIFOLD.test(text) ? (['intake_manifold'] as const) : []),
    ...(has(OWN_BOOST_STAYS, text) || UNIT_STAYS.test(text) || IS_OWN_UNIT.test(text)
      ? (['boost_source'] as const)
      : []),
  ]
}

const BOOST_WORD = String.raw`(turbo|blower|supercharger|procharger|boost|nitrous|spray)s?`
/** "I said no turbos but the hell with it", "scratch what I said about no blower": it is wanted after all. */
const TAKEN_BACK: readonly RegExp[] = [
  new RegExp(
    String.raw`\bi (?:know i |had )?said no ${BOOST_WORD}\b[^.;!?]{0,20}\b(?:but|and|well|yet)\b[^.;!?]{0,12}?\b(?:the hell with|to hell with|hell with|screw|forget|scratch|ignore|never ?mind|i take|changed my mind|i lied)(?: it| that| that back)?`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:scratch|forget|ignore|never ?mind|disregard|take back|drop)(?: (?:about|what (?:i|we|he|she) said(?: (?:before|earlier))?(?: about)?|the|that|my|whole|thing about|part about|rule of))+ no ${BOOST_WORD}(?: (?:thing|rule|part|stuff|business))?\b`,
    'g',
  ),
]
/** The words without a refusal that they take back. */
export const withoutTakenBack = (text: string): string =>
  TAKEN_BACK.reduce((words, form) => words.replaceAll(form, 'i want a $1'), text)
