import type { Aspiration, Drivetrain, TransmissionKind } from './model.ts'

/**
 * How people call gearboxes, driven wheels and a factory engine's induction: each value with the alternatives of a
 * regular expression over lower-case text. Whoever reads such words (names of cars, published results, chat) reads them here.
 */
type Lexicon<T> = readonly (readonly [value: T, forms: string])[]

/** Dual-clutch gearboxes by the letters that every maker's buyers know. */
export const DUAL_CLUTCH_LETTERS = 'dct|dsg|pdk'
/** All driven wheels by the names that are of no other. */
export const ALL_WHEEL_NAMES = '4wd|4x4|xdrive'

/** The order counts: a dual-clutch gearbox is often called an automatic as well. */
const TRANSMISSIONS: Lexicon<TransmissionKind> = [
  ['dual_clutch', String.raw`\d{0,2}(?:${DUAL_CLUTCH_LETTERS}|smg|dkg|(?:tc-)?sst|dual[\s_-]?clutch|s[\s-]?tronic)\d?`],
  ['manual', String.raw`\d{1,2} ?mt|^\s*m(?:t|an)\s*$|manual(?:ly)?|stick(?: shift)?`],
  [
    'automatic',
    String.raw`(?:[3-9]|10) ?at(?! (?:the|my|our|an?|all|least|most|\d))|^\s*at\s*$|\d{1,2}r\d{2,3}|4l\d\de|8hp\d*|auto(?:matic)?|cvt|tiptronic|steptronic|torque(?:flite|[\s_-]?converter)`,
  ],
]

/** Every word for a gearbox, as alternatives. */
export const GEARBOX_FORMS = TRANSMISSIONS.map(([, forms]) => forms).join('|')

const DRIVETRAINS: Lexicon<Drivetrain> = [
  ['awd', String.raw`(?:sh-)?awd|${ALL_WHEEL_NAMES}|quattro|4matic|4motion|all[\s_-]wheel[\s_-]drive`],
  ['rwd', String.raw`rwd|sdrive|2wd|^\s*rear\s*$|rear[\s_-]wheel[\s_-]drive`],
  ['fwd', String.raw`fwd|^\s*front\s*$|front[\s_-]wheel[\s_-]drive`],
]

const INDUCTIONS: Lexicon<Exclude<Aspiration, 'na'>> = [
  ['supercharged', String.raw`super\s?charg|\d\s?sc\b|\bkompressor|\bblown\b`],
  ['twin_turbo', String.raw`\b(?:twin|quad|bi)[\s-]?turbo|\d\s?(?:tt|bt)\b|(?<=[ivlh]\d)tt\b`],
  ['turbo', String.raw`turbo|\d(?:\.\d)?\s?t\b|(?<=[ivlh]\d)t\b|\bt ?[ivhf]\d|ecoboost|tfsi|tsi\b|g?dit\b|det+\b`],
]

const compiled = <T>(lexicon: Lexicon<T>, around: (forms: string) => string) =>
  lexicon.map(([value, forms]) => [value, new RegExp(around(forms), 'i')] as const)
const asWord = (forms: string) => `(?<![a-z])(?:${forms})(?![a-z])`

const TRANSMISSION_WORDS = compiled(TRANSMISSIONS, asWord)
const DRIVETRAIN_WORDS = compiled(DRIVETRAINS, asWord)
const INDUCTION_WORDS = compiled(INDUCTIONS, (forms) => forms)

const firstIn = <T>(words: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  words.find(([, form]) => form.test(text))?.[0]

/** The kind of gearbox that a text names: "10AT", "6-speed manual", "DSG". */
export const transmissionIn = (text: string): TransmissionKind | undefined => firstIn(TRANSMISSION_WORDS, text)

/** The driven wheels that a text names: "AWD", "xDrive", "rear-wheel drive". */
export const drivetrainIn = (text: string): Drivetrain | undefined => firstIn(DRIVETRAIN_WORDS, text)

/** A factory engine's induction, where a text about the engine names it: "2.0T", "3.8TT", "supercharged V8". */
export const inductionIn = (text: string): Exclude<Aspiration, 'na'> | undefined => firstIn(INDUCTION_WORDS, text)

/**
 * How people call the gearbox of their own car in a sentence, where a word of it may as well mean something else: "stick
 * with 93" is no manual, an "auto shop" no automatic.
 */
export const SPOKEN_GEARBOXES: Lexicon<TransmissionKind> = [
  ['dual_clutch', String.raw`[78]?(?:dct|dkg)|dsg|pdk|smg|(?:tc-)?sst|(?:dual|twin|double)[ -]?clutch|s[ -]?tronic`],
  [
    'manual',
    String.raw`manual(?! (?:boost|brakes?|steering|rack|override|of\b))(?:ly)?|stick(?: ?shift(?:ed|er)?)?(?! (?:with|to|it|at|on|around|out|in|the|them|under|tires?|and ball)\b)|(?:three|3) pedals?|row(?:ing)? (?:my|your|its|his|her|their|the) own(?: gears)?|h[- ]pattern|standard (?:trans(?:mission)?|gearbox|shift)|clutch pedal|m/t`,
  ],
  [
    'automatic',
    String.raw`auto(?! (?:parts?|shop|zone|insurance|loan|body|repair|glass|cross|start|industry|rev)\b)(?:matic)?s?|slush ?box|tiptronic|steptronic|torque converter (?:car|trans)\w*|(?:two|2) pedals?|cvt|paddles?(?: shift(?:ers?|ed)?)?`,
  ],
]

/** Gearboxes by the codes of the trade. */
export const GEARBOX_CODES: Lexicon<TransmissionKind> = [
  ['dual_clutch', String.raw`d[ql][ -]?\d{3}|gr6|tr-?90[78]0|w6dga`],
  ['manual', String.raw`mt-?82(?:-?d4)?|tr-?(?:3160|3650|6060|6070)|t-?56|cd00?9|getrag|ty-?[78]5|w5m51`],
  ['automatic', String.raw`10r80|6r80|8hp\d{0,2}|6hp\d{0,2}|zf ?8(?:hp)?|4l\d{2}e?|6l\d{2}e?|8l\d{2}e?|10l\d{2}|nag1`],
]
