import type { Ask } from './asks/asks-in.ts'
import { limitsNoise } from './computed/noise-answer.ts'
import { heatSaid } from './heat-said.ts'
import { partOnOldMap } from './how-asked.ts'
import { MAKES_POWER } from './makes-power.ts'
import type { Meaning } from './meaning.ts'
import { asksWheelForTire } from './measured-figures.ts'
import { kindsIn } from './part-words.ts'
import { isOnTop } from './shot-said.ts'

/** Questions whose own figures answer them, however like an order for a build their words are. */
const ANSWERED_ELSEWHERE: readonly RegExp[] = [
  /\b(?:pull|tow)s? (?:it )?better\b|\bwhat can (?:it|she|he|the truck) (?:tow|pull|haul)\b/,
  /\b(?:will|would|does|can) (?:it|that|this) (?:break|hurt|kill|damage|blow up) (?:my|the|an?)\b/,
  /\b(?:injectors?|pumps?|\d{3,4} ?cc|id\d{3,4}\w?|walbro \d+)\b[^.?!]{0,40}\b(?:enough|too (?:small|big)|big enough|keep up)\b/,
  /\bgap\b[^.?!]{0,16}\bplugs?\b|\bplugs?\b[^.?!]{0,10}\bgap\b/,
  /(?<![\d.])(?:[3-9]\d|1\d\d)\s?(?:-|to)\s?(?:1\d\d|2\d\d)\b(?!\s?(?:psi|w?hp|whp|miles|k\b|dollars|bucks|degrees|lb))(?=[^.?!]*\?|\s?(?:mph|time))/,
  /\bor (?:should (?:i|we) |do i |just )?(?:keep|leave) (?:it|her|mine|the car) stock\b/,
  /\b(?:went|ran|runs?) \d{1,2}\.\d+ (?:at|@) ?\d{2,3}\b[^.?!]{0,60}\b(?:making|power is that|hp is that)\b/,
  /\b(?:hp|power|whp|horsepower|bang) (?:per|for the|for my|for your|to the) (?:dollar|buck|money)\b/,
  /\bwhat (?:does|do|would|is)\b[^.?!]{0,24}\bstage ?(?:[123]|one|two|three)\b[^.?!]{0,16}\bmeans?\b/,
  /\bwithout (?:it |her |the car )?(?:getting|being|making it|becoming) (?:any )?louder\b/,
  /\b(?:what|which)\b[^.?!,]{0,24}\b(?:fails?|breaks?|goes|go|dies?|pops?|gives?|lets? go|blows?|is)\b[^.?!,]{0,8}\bfirst\b[^.?!,]{0,20}\b(?:past|after|above|over|beyond|at|on|with) (?:an? |the )?(?:stage|stg)\b/,
]
const SHOT = /\b(?:shot|spray\w*|nitrous|bottle|juice)\b/
const MAY_IT = /^\W*(?:(?:so|and|but|hey|yo|ok) )*(?:can|could|will|would|is it (?:safe|ok)|should)\b/

/** "Best clutch for 450 whp": one part that bears a power, and no build that makes it. */
const PICKS_FOR_POWER =
  /\b(?:best|which|what|good|right)\b[^.?!]{0,40}\b(?:for|at|to (?:hold|handle|take)|holds?|handles?|takes?) (?:about |around |like )?\d{3,4}(?:\b|(?=w?hp))/
function picksPart(asked: string): boolean {
  const [kind, ...more] = PICKS_FOR_POWER.test(asked) ? kindsIn(asked) : []
  return kind !== undefined && more.length === 0 && !MAKES_POWER.test(kind)
}

/** "Stage 1 or stage 2 cam": cams have stages of their own. */
const STAGED_CAMS = /\bstage [123] (?:or|vs\.?) (?:an? )?(?:stage )?[123] cams?\b/
/** "What do you sell that fixes it": a cure for what was told, and no power. */
const CURES = /\b(?:fix(?:es|ing)?|cures?|curing|solves?|gets? rid of) (?:it|this|that|them|the)\b/

/** A figure or a kind of boost that is wished for; a use or a fuel is none. */
const hasWish = ({ goal, induction, boostKinds }: Meaning): boolean =>
  (goal !== undefined && !('most' in goal) && !('stage' in goal)) ||
  (boostKinds?.length ?? 0) > 0 ||
  (induction !== undefined && induction !== 'auto' && induction !== 'naturally_aspirated')

/** Whether a message that is likely an order for a build asks for something that is reckoned or cured by itself. */
export function asksOtherThanBuild(asked: string, request: Meaning, ask: Ask): boolean {
  if (ANSWERED_ELSEWHERE.some((form) => form.test(asked))) return true
  if (ask.kind === 'build.stage' && SHOT.test(asked) && MAY_IT.test(asked)) return true
  // "Is a 75 shot ok on a stage 1 WRX" judges the shot.
  if (request.goal !== undefined && isOnTop(request.goal, asked)) return true
  if (ask.kind.startsWith('build.stage') && STAGED_CAMS.test(asked)) return true
  if (picksPart(asked)) return true
  if (hasWish(request)) return false
  // "Leave it on the stage 1 map": that map is on the car, and none is ordered; a wheel for a tire is no build.
  if (partOnOldMap(asked) !== undefined || asksWheelForTire(asked)) return true
  return CURES.test(asked) || limitsNoise(asked) || heatSaid(asked)?.isTrouble === true
}
