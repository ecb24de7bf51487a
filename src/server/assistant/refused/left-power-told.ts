import { partName } from '../../../engine/display-words.ts'
import type { PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { ofCar } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { allKindsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { chassisKinds, chassisOrder } from './chassis-order.ts'
import { isPowerLeft, leavesPower, namesChassis } from './power-left.ts'
import { refusedIn } from './refused-kinds.ts'

/** What is to be bought, or what that comes to. */
const BUYS =
  /\b(?:buy|spend|spent|spending|money|cost|costs|how much|order|list|plan|first|recommend|what (?:would|should|do|can|all|else)|which|prep\w*|set ?up|get it|ready|parts|mods?|only|just|que (?:compro|pongo|le))\b|\$ ?\d|\b\d+(?:\.\d)? ?(?:k|grand)\b/
const AGAIN =
  /\b(?:re-?do|redone|list|without (?:those|them|that)|what else|what(?:'s| is)? next|(?:which|what) order|what about the rest|sorted|total)\b/
const HAS =
  /\b(?:sorted|done|handled|covered|taken care of|already (?:have|on|in|got|did|done|run|bought)|(?:i|we)(?: already)? (?:have|got|run|did|bought)|(?:are|is) (?:new|fresh|on it|on there)|without (?:those|them)|ya (?:tengo|tiene))\b/
const RACES =
  /\b(?:quick|quicker|quickest|faster|fastest)\b[^.?!]{0,40}\b(?:session|laps?|track|day|stint|course)\b|\b(?:session|laps?|stint)\b[^.?!]{0,30}\b(?:quicker|faster)\b/
const DOUBTS_COOLER =
  /\b(?:oil cool\w*|cooler)\b[^.?!]{0,60}\b(?:need\w*|necessary|worth|overkill|cargo cult|hype|myth|waste|matter|required|really)\b|\b(?:need|really|necessary|worth)\b[^.?!]{0,30}\b(?:oil cool\w*|cooler)\b/

const said = ({ messages }: Turn): readonly string[] =>
  messages.flatMap(({ from, text: words }) => (from === 'visitor' ? [plainWords(words)] : []))

/** What is on the car or done, clause by clause. */
export const sortedKinds = (all: readonly string[]): readonly PartKind[] =>
  all.flatMap((words) => words.split(/[.;?!]+(?= |$)/).flatMap((clause) => (HAS.test(clause) ? allOf(clause) : [])))
/** What is on the car names no area to spend on. */
const withoutSorted = (words: string): string =>
  words
    .split(/(?<=[.;?!])(?= |$)/)
    .filter((clause) => !HAS.test(clause))
    .join(' ')
const allOf = (clause: string): readonly PartKind[] => [
  ...allKindsIn(clause),
  ...(/\bpads?\b/.test(clause) ? (['brake_pads'] as const) : []),
  ...(/\bfluid\b/.test(clause) ? (['brake_fluid'] as const) : []),
]

/** "Leave the power stock": brakes, cooling, grip and alignment in the order they are bought; no build, no tune. */
export function leftPowerTold(turn: Turn): Answer | undefined {
  const { meaning } = turn.reading
  const all = said(turn)
  const now = all.at(-1) ?? ''
  const isNow = leavesPower(now) && BUYS.test(now) && namesChassis(all.join(' '))
  const isAgain = !isNow && AGAIN.test(now) && isPowerLeft(all) && namesChassis(all.join(' '))
  if (!isNow && !isAgain) return undefined
  const isWish = (meaning.goal ?? meaning.induction ?? meaning.boostKinds?.[0]) !== undefined
  if (isWish || meaning.intent === 'cart' || meaning.stranger || meaning.cars || isBesideDanger(turn)) return undefined
  const ofPlan = isNow ? now : (all.slice(0, -1).findLast(leavesPower) ?? now)
  return chassisPlan(turn, ofPlan, now)
}

/** What a car gets whose power stays, of the areas that these words name. */
export function chassisPlan(turn: Turn, words: string, now: string): Answer | undefined {
  const { advisor, draft, reading } = turn
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const all = said(turn)
  const talk = all.join(' ')
  const out = new Set<PartKind>([...sortedKinds(all), ...(draft.installed ?? []), ...refusedIn(all)])
  const isTrack = /\b(?:track\w*|hpdes?|laps?|lapping|road course|sessions?|auto-?(?:cross|x)\w*|pista)\b/.test(talk)
  const kinds = chassisKinds(withoutSorted(words)).filter((kind) => !out.has(kind))
  const budgetUsd = reading.meaning.budgetUsd ?? draft.budgetUsd
  const { parts, later, totalUsd } = chassisOrder(car, kinds, { ...(budgetUsd ? { budgetUsd } : {}), isTrack })
  if (parts.length === 0) return undefined
  const line = (part: (typeof parts)[number], at: number) =>
    `${at + 1}. ${partName(part)}, ${dollars(installedUsdOf(part))}`
  const more = later.slice(0, 2).map((part) => `${kindWords(part.kind)} (${dollars(installedUsdOf(part))})`)
  const ofMoney = budgetUsd ? ` of your ${dollars(budgetUsd)}` : ''
  return [
    text(
      RACES.test(now) ? QUICKER : undefined,
      inLanguage(draft.language, [
        `No power parts: the ${car.name} stays as it is. In this order, installed: ${parts.map(line).join('; ')}. ${dollars(totalUsd)} together${ofMoney}.${more.length > 0 ? ` Next, when there is money again: ${listed(more)}.` : ''}${parts.some(({ kind }) => kind === 'suspension_other') ? OF_CAMBER : ''}${parts.some(({ kind }) => kind === 'brake_pads') ? OF_LINES : ''}`,
        `Sin piezas de potencia: el ${car.name} se queda como está. En este orden, instalado: ${parts.map(line).join('; ')}. ${dollars(totalUsd)} en total.`,
      ]),
      DOUBTS_COOLER.test(now) ? OF_OIL : undefined,
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('Add it to my cart', 'How long does it take?'),
  ]
}

const QUICKER =
  'Over a full session in the heat I expect the stock-power car with brakes and cooling to be quicker: it runs the same lap at minute 20 as at minute 3, while more power on stock brakes and coolers backs off once oil, charge air or pads are hot. For one cold lap more power wins the straights.'
const OF_CAMBER = ' All the front camber that it allows goes into that alignment.'
const OF_LINES = ' Braided lines we quote at /contact: they firm the pedal and stop nothing shorter.'
const OF_OIL =
  'Oil cooling at stock power is no cargo cult: laps make the heat, not the tune. Log it before you buy: oil steady under 250°F through a session can wait; past 260°F, or still climbing at the flag, it needs the cooler.'
