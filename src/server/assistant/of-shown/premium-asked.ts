import { GRADE_WORDS } from '../../planning/preference-words.ts'

const MUST =
  '(?:do|does|will|would|did) (?:i|it|he|she|we|that|this|they)|have to|has to|need to|needs?|must|gotta|tengo que|necesita|hay que'
const CHEAP = 'regular|8[79]|mid ?grade|cheap gas'
/** Whether regular does, or what it does to the engine. */
const ASKS_REGULAR: readonly RegExp[] = [
  // "Would that still be all right on regular", "is it safe on 87", "will it live on cheap gas".
  new RegExp(
    String.raw`\b(?:is|are|would|will|can|could|does|do|should|am) (?:i|it|that|this|he|she|we|they|the|my|all)\b[^.?!]{0,40}\b(?:ok|okay|fine|safe|all ?right|good|run|live|survive|work|drive|fill|put|use|usar|echar|poner|hurt|happy|hold|pass)\b[^.?!]{0,20}\b(?:${CHEAP})\b`,
  ),
  new RegExp(
    String.raw`\b(?:breaks?|hurts?|damages?|kills?|ruins?|knocks?|pings?) (?:if|when)\b[^.?!]{0,30}\b(?:${CHEAP})\b`,
  ),
  new RegExp(
    String.raw`\bwhat (?:happens|breaks|would happen|if) [^.?!]{0,40}\b(?:put|fill\w*|pump\w*|ran|run|use)\b[^.?!]{0,16}\b(?:${CHEAP})\b`,
  ),
]
/** "Do I have to run premium then": which fuel the build that is shown asks for. */
const ASKS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${MUST})\b[^.?!]{0,40}\b(?:super|9[13]|${GRADE_WORDS}|expensive gas|good gas)\b`),
  new RegExp(String.raw`\b(?:9[13]|${GRADE_WORDS})(?: gas| fuel)? (?:required|needed|only|necessary|mandatory|now)\b`),
  /\b(?:what|which|que) (?:(?:kind|type|grade) of )?(?:gas|fuel|gasolina)\b[^.?!]{0,24}\b(?:does|do|should|needs?|takes?|run|have to|put|pump|lleva|usa)\b/,
  new RegExp(String.raw`\bstill (?:use|run|put|fill)\b[^.?!]{0,16}\b(?:${CHEAP})\b`),
  new RegExp(String.raw`\b(?:${CHEAP})\b[^.?!]{0,16}\b(?:ok|okay|fine|still|safe|all ?right|work|hurt)\b`),
  // "87 when towing, 93 otherwise": two grades on one tune.
  new RegExp(
    String.raw`\b(?:${CHEAP})\b[^.?!]{0,12}\b(?:when|while|for) (?:i |he |she |we )?(?:tow\w*|haul\w*|commut\w*|trips?)\b`,
  ),
]
/** A tank of it that went in, or may. */
const ONE_TANK =
  /\b(?:accident\w*|by mistake|one tank|a tank|once|in a pinch|emergency|stuck|only (?:have|has|had|got)|runs? out|middle of nowhere|(?:un|a) dia)\b/
export const isOneTank = (asked: string): boolean => ONE_TANK.test(asked)
const OTHER =
  /\b(?:how much|gain|lose|more power|e ?\d{2}|race|instead|what if (?!i (?:accidentally |ever )?(?:put|fill|pump|ran|run|use))|switch|redo|make it|mpg|cost)\b/

/** Whether a message asks which grade of gasoline the build wants, and changes nothing. */
export const asksPremium = (asked: string): boolean =>
  (ASKS.some((form) => form.test(asked)) || ASKS_REGULAR.some((form) => form.test(asked))) && !OTHER.test(asked)
/** Whether it asks of regular only: no wish to run it. */
export const asksRegular = (asked: string): boolean =>
  ASKS_REGULAR.some((form) => form.test(asked)) && !OTHER.test(asked)
