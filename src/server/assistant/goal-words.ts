import type { Goal } from './meaning.ts'
import type { Sentence } from './sentence.ts'

const LIMIT_WORDS =
  '(?:under|below|less than|max(?:imum)?(?: spend)?|up to|at most|no more than|not more than|within|budget(?: is| of| around| about| to|:)?|spend(?:ing)?|keep it under|keep it below|around|about|for|cap(?:ped)? at)'
const THOUSANDS = String.raw`\s?(?:k(?!\s?miles|m\b)|grand|thousand)\b`
const CURRENCY = '(?:dollars?|bucks|usd)'
const MONEY: readonly RegExp[] = [
  new RegExp(
    String.raw`\bbetween \$?\s?\d[\d.]{0,9}\s?k?\s?(?:and|-|to)\s?\$?\s?(\d[\d.]{0,9})(${THOUSANDS})?(?:\s?${CURRENCY})?`,
  ),
  new RegExp(String.raw`(?:${LIMIT_WORDS}\s)?\$\s?(\d[\d.]{0,9})(${THOUSANDS})?(?:\s?${CURRENCY})?`),
  new RegExp(String.raw`(?:${LIMIT_WORDS}\s)?\b(\d[\d.]{0,9})(${THOUSANDS})(?:\s?${CURRENCY})?`),
  new RegExp(String.raw`(?:${LIMIT_WORDS}\s)?\b(\d[\d.]{0,9})()\s?${CURRENCY}`),
  new RegExp(
    String.raw`\b${LIMIT_WORDS} (?:is |of |to |around |about )?(?!(?:19[89]|20[0-3])\d\b)(\d{4,6})()\b(?!\s?(?:w?hp|rpm|horse|wheel))`,
  ),
  /\b(\d{4,6})() to spend\b/,
]

/** A budget in US dollars, parts and labor; of a range the upper end. Worked: "under 10k" = 10000. */
export function readBudget(sentence: Sentence): number | undefined {
  for (const form of MONEY) {
    const found = sentence.take(form)
    const amount = Number(found?.[1])
    if (found && amount > 0) return Math.round(amount * (found[2] ? 1000 : 1))
  }
  return undefined
}

const HORSES = String.raw`(?:hp|horse\s?power|horses|ponies|ps|horse)`
const WHEEL = String.raw`(?:(?:rw|aw|fw|w)hp|(?:to the |at the )?wheels?(?:\s?(?:${HORSES}|power))?|${HORSES} (?:at|to|on) (?:the|all) (?:rear |four )?wheels?|(?:at|to) the wheels?)`
const CRANK = String.raw`(?:bhp|chp|(?:crank|flywheel|engine|brake)[\s-]?(?:${HORSES}|power)?|${HORSES} (?:at|on) the (?:crank|flywheel|engine))`
const MORE = String.raw`(?:add|adding|gain|gaining|pick up|find|extra|another|additional|plus|\+)(?: me| it| of| an?| about| around| extra| another){0,3}`
const NO_GOALS: ReadonlySet<number> = new Set([911, 718, 392, 302, 350, 370, 1500, 996, 997, 991, 992])

/** Power to reach. A figure without "crank" is meant at the wheels; "50 more whp" and "+80 hp" are gains. */
export function readPowerGoal(sentence: Sentence): Goal | undefined {
  const gain =
    sentence.take(new RegExp(String.raw`(?:\b|(?=\+))${MORE}\s?(\d{2,4})\s?(?:${WHEEL}|${HORSES})`)) ??
    sentence.take(new RegExp(String.raw`\b(\d{2,4}) (?:more|extra|additional) ?(?:${WHEEL}|${HORSES})`)) ??
    sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?(?:${WHEEL}|${HORSES}) (?:more|extra)\b`))
  if (gain) return { gainHp: Number(gain[1]) }
  const crank = sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?${CRANK}(?![a-z])`))
  if (crank) return { crankHp: Number(crank[1]) }
  const wheel =
    sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?\+?-?\s?${WHEEL}(?![a-z])`)) ??
    sentence.take(new RegExp(String.raw`\b(\d{2,4})\s?\+?-?\s?${HORSES}(?![a-z])`))
  if (wheel) return { wheelHp: Number(wheel[1]) }
  const most = sentence.take(
    /\b(?:as much(?: power| horsepower)? as (?:possible|i can(?: get)?|you can)|(?:the )?most (?:power |horsepower |hp |whp )?(?:possible|for|(?:a|an|my|it|the|i|you)\b)|squeeze out|max(?:imum)? (?:power|hp|horsepower|whp|effort))\b/,
  )
  if (most) return { most: true }
  return undefined
}

/** A number alone: an answer, or a changed goal. A year stays a year. */
export function readBareNumber(sentence: Sentence): Goal | undefined {
  const alone =
    /^[\s,.?!]*(?:(?:what about|how about|make it|let's say|lets say|say|maybe|about|around|more like|go for|instead) )*(\d{3,4})(?: instead| please| then)?[\s,.?!]*$/.exec(
      sentence.rest,
    ) ??
    /\b(?:want|make|makes|making|get|need|hit|reach|build|put down|putting down) (?:about |around |like |me |it |to ){0,2}(\d{3,4})\b(?!\s?(?:lb|rpm|cc|miles))/.exec(
      sentence.rest,
    )
  const figure = Number(alone?.[1])
  if (!alone || (figure >= 1980 && figure <= 2035) || figure < 100 || figure > 3000) return undefined
  if (NO_GOALS.has(figure) && alone[0].trim() !== alone[1]) return undefined
  sentence.take(new RegExp(String.raw`\b${alone[1]}\b`))
  return { wheelHp: figure }
}
