import type { GenerateReply } from '../../contract/configurator.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { answerPlan } from './plan-answer.ts'
import type { ChosenCar } from './request-of.ts'
import { plainWords } from './sentence.ts'

const WORK = '(?:labou?r|work|wrench\\w*|install\\w*|turning|spannering)'
const HELPER = '(?:buddy|friend|cousin|dad|father|uncle|brother|son|boy|neighbor|husband|primo|tio|hermano)'
/** Who does the work himself: his money is for parts. */
const OWN_LABOR = new RegExp(
  [
    String.raw`\b(?:i|we|he|she)(?:'ll|'m| will| can| am| do| are|'re)? (?:\w+ ){0,2}?(?:do|doing|handle|handling|supply|provide)(?: all| most)?(?: of)? (?:the|my own|our own|own|his own|it all)? ?${WORK}\b`,
    String.raw`\b(?:my|our|his|her|own) own ${WORK}\b|\b(?:do|doing|turn|turning) (?:my |our |his )?own (?:${WORK}|wrenches)\b`,
    String.raw`\b(?:do|doing|install\w*|fit\w*|wrench\w*|bolt\w*|put\w*)(?: (?:it|this|that|them|everything|all|on|in|up|the \w+))*(?: all)? (?:my ?self|ourselves|himself|herself)\b`,
    String.raw`\b(?:labou?r|install\w*) (?:is|are|would be) (?:mine|free|ours|on (?:me|us)|covered|his|my (?:own|job))\b`,
    String.raw`\bmy ${HELPER} (?:does|is doing|will do|can do|do|has a shop|wrench\w*|install\w*)\b`,
    String.raw`\bparts[- ]only\b|\b(?:just|only)(?: for)? (?:the )?parts\b|\b(?:in|en) parts\b|\b(?:without|no|minus|before|not counting|excluding) (?:the )?(?:labou?r|install\w*)\b|\bdiy\b`,
    String.raw`\b(?:yo )?(?:la|lo|le) (?:instalo|pongo|monto|meto) yo\b|\byo (?:lo |la |le |los )?(?:instalo|pongo|hago|monto)\b|\b(?:mano de obra|labou?r) (?:es (?:mia|mio|nuestra)|is mine|la (?:pongo|hago)|va por mi)\b|\byo (?:lo |la |le |los |the )*(?:instalo|pongo|hago|monto)\b|\bsin (?:mano de obra|instalacion)\b|\bsolo (?:las )?(?:piezas|partes)\b|\ben piezas\b`,
  ].join('|'),
)
/** A question about it decides nothing. */
const ASKS_IT =
  /\b(?:can|could|should|is it (?:easy|hard|possible)|how hard|would) [^.?!]{0,40}\b(?:my ?self|ourselves|diy)\b[^.?!]*\?/

const doesTheWork = (asked: string, { turns = [] }: Draft): boolean =>
  [asked, ...turns.map(plainWords)].some((said) => OWN_LABOR.test(said) && !ASKS_IT.test(said))

/** What goes in beside the power parts is not on the frontier: room is left for it. */
const SHARES = [1, 0.85, 0.7]
const CLOSE = 0.99

const buildOf = (answer: Answer) => answer.findLast((event) => event.type === 'build')

/** A plan; where the customer does the work, his money is held against the parts alone. */
export function planOfMoney(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  car: ChosenCar,
  { asked, meaning: { change } }: MessageReading,
  askGoal: () => Answer,
): Answer {
  const planned = answerPlan(advisor, before, draft, car, change, askGoal)
  const { budgetUsd, goal } = draft
  const wanted = goal && 'wheelHp' in goal ? goal.wheelHp : undefined
  const isOfPower = goal === undefined || wanted !== undefined || 'most' in goal
  const first = buildOf(planned)
  if (budgetUsd === undefined || change !== undefined || !isOfPower || !doesTheWork(asked, draft)) return planned
  // With the labor in it, the money may have bought nothing.
  const had = first?.reply.power.wheelHp ?? 0
  if (wanted !== undefined && had >= CLOSE * wanted) return planned
  const { budgetUsd: _, ...open } = draft
  const frontier = (first ?? buildOf(answerPlan(advisor, before, open, car, undefined, askGoal)))?.reply.frontier ?? []
  for (const share of SHARES) {
    const within = frontier.filter(
      (point) => point.wheelHp > had && partsUsd(advisor, point.partIds) <= share * budgetUsd,
    )
    const best = within.find(({ wheelHp }) => wanted !== undefined && wheelHp >= wanted) ?? within.at(-1)
    if (!best) break
    const told = answerPlan(
      advisor,
      before,
      { ...open, goal: { wheelHp: Math.floor(best.wheelHp) } },
      car,
      change,
      askGoal,
    )
    const reply = buildOf(told)?.reply
    if (reply && reply.partsCost <= budgetUsd && reply.power.wheelHp > had)
      return [text(`${inLanguage(draft.language, lead(budgetUsd, wanted, reply))} `), ...told]
  }
  return planned
}

const partsUsd = ({ catalog }: Advisor, partIds: readonly string[]): number =>
  partIds.reduce((sum, id) => {
    const part = catalog.part(id)
    return sum + (part ? dollarsOf(part.priceCents) : 0)
  }, 0)

/** What the money is held against, and what of it the build takes. */
function lead(
  budgetUsd: number,
  wanted: number | undefined,
  { power, partsCost, laborHours }: GenerateReply,
): Bilingual {
  const { wheelHp } = power
  const isShort = wanted !== undefined && wheelHp < CLOSE * wanted
  const [short, corto] = isShort
    ? [`, and that buys ${whp(wheelHp)}, not ${whp(wanted)}`, `, y alcanzan para ${whp(wheelHp)}, no ${whp(wanted)}`]
    : ['', '']
  return [
    `You're doing the work, so ${dollars(budgetUsd)} is all parts${short}: ${dollars(partsCost)} for the parts alone, and the ${laborHours} hours in the price below are yours.`,
    `Con la mano de obra tuya, ${dollars(budgetUsd)} son solo piezas${corto}: ${dollars(partsCost)} en piezas, y las ${laborHours} horas de abajo las pones tú.`,
  ]
}
