import { yearIn } from './year-words.ts'

/** The fifth Supra; a Volkswagen was of its fifth kind long before. */
const FIRST_MK5 = 2019
const MK5 = /\bmk ?(?:5|v)\b/i
const OTHER_MK5 = /supra|golf|gti|jetta|rabbit|\bvw\b|volks|r32/i
const TURBO_S = /(?<!\b(?:porsche|911|99\d(?:\.\d)?|cayenne|panamera|taycan|macan) )\bturbo s\b/i

/** "335xi", "M340ix": the car with driven front wheels. */
const DRIVEN = /\b(m?)(?=\d{3}(?:xi|ix)\b)(\d{3})(?:xi|ix)\b/gi
const NO_I = /\bm(235|240|340|440|550|850)(?: xdrive)?\b/gi
/** "991tts", "718gt4", "992c4s": the chassis and what it is of one word. */
const CHASSIS_GLUED = /\b(99[1267](?:\.[12])?|98[127]|718)(?=(?:gt[234]|tts?|c[24]s?|gts?|s)\b)/gi
/** The automatic of eight speeds by its letter, where no Audi is meant. */
const EIGHT_SPEED = /(?<=^(?!.*\b(?:audi|quattro|tdi)\b).*\w.* )a8\b(?= |$)(?=(?!.*\b(?:audi|quattro|tdi)\b))/gi

/** The automatic of a GM car by its letter: "C5 LS1 A4", "Camaro SS A6". */
const GM_AUTO =
  /(?<=^(?![\s\S]*\b(?:audi|quattro|tdi|tfsi|[23]\.0t)\b)[\s\S]*\b(?:ls\d|lt\d|lsa|l99|camaro(?: ss)?|corvette|vette|z06|zl1|firebird|trans am|gto|g8)\b,? )a([456])\b/gi

/** Short names that mean one car to everybody: "335is", "LGT", "turbo S", "2021 mk5". */
export function spelledOut(said: string): string {
  const text = said
    .replace(/\b(1|3)35is\b/i, '$135i')
    .replaceAll(DRIVEN, '$1$2i xdrive')
    .replaceAll(NO_I, 'm$1i')
    .replaceAll(/\b(m[345])(csl?)\b/gi, '$1 $2')
    .replaceAll(/\b(rs|sq|s|a|tt)-(rs|[3-8])\b/gi, '$1$2')
    .replaceAll(/\bgt-?([234])-?(rs|t)\b/gi, 'gt$1 $2')
    .replaceAll(/\bgt-([234])\b/gi, 'gt$1')
    .replaceAll(CHASSIS_GLUED, '$1 ')
    .replaceAll(/\bnon[ -](?:s|rs|comp(?:etition)?)\b/gi, 'base')
    .replaceAll(EIGHT_SPEED, '8-speed auto')
    .replaceAll(GM_AUTO, '$1-speed auto')
    .replaceAll(/\bscatt(?:y|ie)\b/gi, 'scat pack')
    .replace(TURBO_S, '911 turbo s')
    .replace(/\bmazda 3\b/i, 'mazda3')
    .replace(/\blgt\b/i, 'subaru legacy gt')
  const isSupra = MK5.test(text) && !OTHER_MK5.test(text) && (yearIn(text) ?? 0) >= FIRST_MK5
  return isSupra ? text.replace(MK5, 'supra 3.0') : text
}
