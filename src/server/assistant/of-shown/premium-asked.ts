/** "Do I have to run premium then": which fuel the build that is shown asks for. */
const ASKS =
  /\b(?:(?:do|does|will|would|did) (?:i|it|he|she|we|that|this|they)|have to|has to|need to|needs?|must|gotta|tengo que|necesita|hay que)\b[^.?!]{0,40}\b(?:premium|super|9[13]|high(?:er)? octane|octane|expensive gas|good gas)\b|\b(?:premium|9[13])(?: octane| gas| fuel)? (?:required|needed|only|necessary|mandatory|now)\b|\b(?:what|which|que) (?:kind of |type of |grade of )?(?:gas|fuel|octane|gasolina)\b[^.?!]{0,24}\b(?:does|do|should|need|needs|take|takes|run|have to|put|pump|lleva|usa)\b|\bstill (?:use|run|put|fill)\b[^.?!]{0,16}\b(?:regular|87|89|mid ?grade|cheap gas)\b|\b(?:regular|87|89)\b[^.?!]{0,16}\b(?:ok|okay|fine|still)\b/
const OTHER = /\b(?:how much|gain|lose|more power|e ?\d{2}|ethanol|race|instead|what if|switch|redo|make it|mpg|cost)\b/

/** Whether a message asks which grade of gasoline the build wants, and changes nothing. */
export const asksPremium = (asked: string): boolean => ASKS.test(asked) && !OTHER.test(asked)
