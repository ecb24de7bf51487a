import { yearIn } from './year-words.ts'

/** The fifth Supra; a Volkswagen was of its fifth kind long before. */
const FIRST_MK5 = 2019
const MK5 = /\bmk ?(?:5|v)\b/i
const OTHER_MK5 = /supra|golf|gti|jetta|rabbit|\bvw\b|volks|r32/i
const TURBO_S = /(?<!\b(?:porsche|911|99\d(?:\.\d)?|cayenne|panamera|taycan|macan) )\bturbo s\b/i

/** Short names that mean one car to everybody: "335is", "LGT", "turbo S", "2021 mk5". */
export function spelledOut(said: string): string {
  const text = said
    .replace(/\b(1|3)35is\b/i, '$135i')
    .replace(TURBO_S, '911 turbo s')
    .replace(/\bmazda 3\b/i, 'mazda3')
    .replace(/\blgt\b/i, 'subaru legacy gt')
  const isSupra = MK5.test(text) && !OTHER_MK5.test(text) && (yearIn(text) ?? 0) >= FIRST_MK5
  return isSupra ? text.replace(MK5, 'supra 3.0') : text
}
