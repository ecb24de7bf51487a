import { GRADE_WORDS } from '../../planning/preference-words.ts'

const MUST =
  '(?:do|does|will|would|did) (?:i|it|he|she|we|that|this|they)|have to|has to|need to|needs?|must|gotta|tengo que|necesita|hay que'
const CHEAP = 'regular|8[79]|mid ?grade|cheap gas'
/** "Do I have to run premium then": which fuel the build that is shown asks for. */
const ASKS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${MUST})\b[^.?!]{0,40}\b(?:super|9[13]|${GRADE_WORDS}|expensive gas|good gas)\b`),
  new RegExp(String.raw`\b(?:9[13]|${GRADE_WORDS})(?: gas| fuel)? (?:required|needed|only|necessary|mandatory|now)\b`),
  /\b(?:what|which|que) (?:(?:kind|type|grade) of )?(?:gas|fuel|gasolina)\b[^.?!]{0,24}\b(?:does|do|should|needs?|takes?|run|have to|put|pump|lleva|usa)\b/,
  new RegExp(String.raw`\bstill (?:use|run|put|fill)\b[^.?!]{0,16}\b(?:${CHEAP})\b`),
  new RegExp(String.raw`\b(?:${CHEAP})\b[^.?!]{0,16}\b(?:ok|okay|fine|still)\b`),
]
const OTHER = /\b(?:how much|gain|lose|more power|e ?\d{2}|race|instead|what if|switch|redo|make it|mpg|cost)\b/

/** Whether a message asks which grade of gasoline the build wants, and changes nothing. */
export const asksPremium = (asked: string): boolean => ASKS.some((form) => form.test(asked)) && !OTHER.test(asked)
