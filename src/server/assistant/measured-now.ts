import type { Vehicle } from '../../engine/model.ts'
import type { Meaning } from './meaning.ts'

const UNIT = String.raw`(?:(?:rw|aw|fw|w)hp|wheel(?: hp| horse ?power)?|hp|horse ?power|horses|(?:hp )?(?:at|to|on) the (?:rear )?wheels?)`
/** A power with its unit, or behind a word that says what the car does. */
const FIGURE = new RegExp(
  String.raw`(?<=\b(?:makes?|made|making|puts? down|putting down|laid down|dyno\w*|baseline|pull(?:ed)?|did|showed|from|sits? at|sitting at|is at)(?: (?:was|is|at|like|about|around|only|just))?:? |(?<![\d.$/-]))(?!(?:19[89]|20[0-3])\d\b(?! ?w?hp))([1-9]\d{2,3})(?!(?:x?i|xd|zx?|is|d)\b)(?: ?${UNIT}\b)?`,
  'g',
)
const HAS_UNIT = new RegExp(String.raw`^\d{3,4} ?${UNIT}`)
const SAYS_DOES =
  /\b(?:makes?|made|making|puts? down|putting down|laid down|dyno\w*|baseline|pull(?:ed)?|did|showed|from|sits? at|sitting at|is at)(?: (?:was|is|at|like|about|around|only|just))?:? $/
const WISHED_BEFORE =
  /\b(?:wants?|wanted|needs?|goal|target|like|looking (?:for|at|to)|(?:shooting|aiming|going|hoping|pushing) (?:for|to)|chasing|after|crack|break|hit|reach|see|get (?:it )?to|take it to|(?:build|bring|push) (?:it|her|mine|this) (?:up )?to|next(?: (?:stop|step|target|goal))?(?: (?:is|for))?)(?:[^.;\d]{0,24})$/
const WISHED_AFTER =
  /^[^.;,\d]{0,8}? ?(?:is|would be) (?:the|my|his|our|her) (?:dream|goal|target|number|plan)\b|^ ?(?:w?hp )?next\b/
const TO_ANOTHER = /\bfrom(?: \w+)? $/

/** "It has to hit at 2500" is an engine speed. */
const MOST_WITHOUT_UNIT = 1600

/**
 * What the car makes today, where two powers are said and only the other one is wished for: "full bolt-ons, 440 whp, looking
 * for 550"; "450 at the wheel. want 500". The words of it, and the figure.
 */
export function besideAGoal(text: string): { words: string; wheelHp: number } | undefined {
  const powers = [...text.matchAll(FIGURE)].filter(
    ([words, figure]) => HAS_UNIT.test(words) || Number(figure) <= MOST_WITHOUT_UNIT,
  )
  const figures = powers.map((match) => {
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + match[0].length)
    const isWished = WISHED_AFTER.test(after) || (WISHED_BEFORE.test(before) && !TO_ANOTHER.test(before))
    return {
      words: match[0],
      wheelHp: Number(match[1]),
      isWished,
      isOwn: HAS_UNIT.test(match[0]) || SAYS_DOES.test(before),
    }
  })
  const wished = figures.filter(({ isWished }) => isWished)
  const own = figures.filter(({ isWished, isOwn }) => !isWished && isOwn)
  const [goal] = wished
  const [now] = own
  if (wished.length !== 1 || own.length !== 1 || !goal || !now || now.wheelHp >= goal.wheelHp) return undefined
  return now
}

const WISHES =
  /\b(?:please|wants?|wanted|wanna|needs?|goal|target|would|like|looking|get|hit|reach|make it|how|what|shoot\w*|aim\w*|plan|build|next|trying|see)\b/

/** "Long tubes and a tune already on it, 385 at the wheels": no more than its engine made new is what the car makes, no goal. */
export function isWhatItMakes(
  vehicles: readonly Vehicle[],
  asked: string,
  { goal, car, year, installed, dynoSheet }: Meaning,
): boolean {
  if (!goal || !('wheelHp' in goal) || !installed || dynoSheet || WISHES.test(asked)) return false
  const own = vehicles.filter(
    (one) => one.modelId === car && (year === undefined || (one.yearFrom <= year && year <= one.yearTo)),
  )
  return (
    own.length > 0 && own.every(({ engine }) => goal.wheelHp <= engine.crankHp && goal.wheelHp > 0.6 * engine.crankHp)
  )
}
