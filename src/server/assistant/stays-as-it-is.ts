import { GEARBOX_CODES, SPOKEN_GEARBOXES } from '../../engine/lexicon.ts'
import type { Slot } from '../../engine/model.ts'

const ENGINE = String.raw`(?:(?:the|my|his|her|its|that|a|stock|factory|original) )*(?:motor|engine|mill)`
/** The trade's names of engines: "leave the LS6 alone". */
const CODED_ENGINE = String.raw`(?:ls[ahx\d]\w?|lt[\da]|coyote|hemi|voodoo|predator|2jz\w*|rb2\d\w*|vq\d\d\w*|vr\d\d\w*|ej\d\d\w*|fa\d\d|b58|s58|s55|s65|n5[45]|k2[04]\w*|4g63\w?)`
const MUST = String.raw`(?:(?:must|has to|have to|needs to|gotta|should|is to|will|would) )?`
const END = String.raw`(?=\s*(?:[,.;:!?)]|$)| (?:and|but|so|what|whats|please|inside|go|i|im|i'm|it|just|on|for|with|that|because|cuz|how|under|as it is|as is|alone)\b)`

/** "Without opening the motor", "engine stays closed", "leave the motor alone": neither rods nor a cam goes in. */
const ENGINE_SHUT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:without|no|not|never|don't|won't|w\/o|can't|rather not|keep(?:ing)? from)\b(?: (?:want|wanna|wants|going|trying|looking|plan\w*|have|having|need|to|like|ever|really|even|be|me|i|you|into))* (?:open(?:ing|ed)?|crack(?:ing)?|go(?:ing)? (?:in|into|inside)|get(?:ting)? (?:in|into|inside)|tear(?:ing)? (?:into|down|apart)|pull(?:ing)? apart|tak(?:e|ing) apart)(?: up)? ${ENGINE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:motor|engine|mill) ${MUST}(?:stays?|remains?|kept|left|be kept|be left|to stay|staying)(?: (?:all|completely|totally|bone|fully|100%))* (?:sealed|shut|closed|unopened|untouched|alone|together|in one piece|stock|original|factory|oem|as (?:it )?is)\b`,
  ),
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
    String.raw`\b${BOX} (?:must|can|should|may|shall)(?: not|not|n't) (?:be )?(?:open(?:ed)?|touched|changed|swapped)\b`,
  ),
  new RegExp(
    String.raw`\b(?:keep|keeping|keeps|retain|leave|leaving) (?:(?:the|my|his|her|its|that|a|stock|factory|oem|original) )*${BOX}(?! (?:alive|cool|cold|happy|healthy|temps?|safe|out|off|tune|cooler|fluid|lines?|car|swap|in (?:sport|manual|drive|gear|one)|from|under|mode|pedal)\b)${END}`,
  ),
]

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
  /\b(?:golf r|mk7(?:\.5)? r|s3)\b.*\b(?:on|with) (?:the |my |its |that |stock )*is38\b(?! swap)|\b(?:mazda ?speed ?[36]|speed ?[36]|ms[36]|lnf|cobalt|hhr|solstice|sky)\b.*\bon (?:the |my |its |that |stock )*k04\b/

const has = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text))

/** Of an engine that is not to be opened the cams and heads stay as well as the bottom end. */
export const slotsOfShutEngine = (text: string): readonly Slot[] =>
  has(ENGINE_SHUT, text) ? ['bottom_end', 'camshafts', 'heads'] : []

/** The places of the build that stay as they are by words that name no part of the shop's. */
export function slotsLeft(text: string): readonly Slot[] {
  return [
    ...slotsOfShutEngine(text),
    ...(has(BOTTOM_STAYS, text) ? (['bottom_end'] as const) : []),
    ...(has(GEARBOX_STAYS, text) ? (['transmission', 'torque_converter'] as const) : []),
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
