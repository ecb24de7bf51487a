import type { PartKind } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text } from '../advisor.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { CODE_TOPICS } from '../knowledge/code-topics.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

const CODE = /\b(?:p[0-3][0-9a-f]{3}|[2-6][0-9a-f]{3})\b/gi
const WHAT_FIRST =
  /\b(?:what|which|where|whats)\b[^.?!]{0,40}\b(?:look|check|start|first|replace|bad|wrong|parts?)\b|\bcheapest first\b|\bfix(?:es|ed)? (?:it|that|this)\b/

/** The topic of a trouble code that the words name. */
const topicOfCode = (words: string) => {
  const codes = new Set((words.match(CODE) ?? []).map((code) => code.toLowerCase()))
  return CODE_TOPICS.find(({ asked: known }) => known.split(/\s+/).some((word) => codes.has(word)))
}

/** "What parts do I look at first" after a code, or whether a stage cures it: what the code means, cheapest check first. */
export function ofCode(turn: Turn): Answer | undefined {
  const { before, draft, reading, toldBefore } = turn
  const { asked } = reading
  if (!WHAT_FIRST.test(asked) || before.shown !== undefined) return undefined
  if (!asksNothingSurely(turn, ['trouble', 'advice', 'parts', 'of_build'])) return undefined
  const topic = topicOfCode(asked) ?? topicOfCode((before.turns ?? []).slice(-2).join(' '))
  const told = topic && inLanguage(draft.language, topic.answer)
  if (!topic || !told) return undefined
  const isAgain = toldBefore.some((earlier) => earlier.includes(told))
  const words = isAgain ? inLanguage(draft.language, cheapestFirst(turn, topic.id)) : told
  return [text(words), suggestions('What does an inspection cost?', 'Book the shop')]
}

/** What makes up for lost boost when it is bad, in the order of what it costs. */
const OF_BOOST: readonly PartKind[] = ['charge_pipes', 'intercooler', 'turbo_upgrade']

/** What is bought once the check has found it, the cheapest first, with our prices where the car is known. */
function cheapestFirst({ advisor, draft, reading }: Turn, topic: string): Bilingual {
  if (topic !== 'code_underboost')
    return [
      'In the order above: the checks cost little, so do them before you buy anything. Guess at parts and you pay twice.',
      'En el orden de arriba: primero revisa, que cuesta poco, y luego compra. Si adivinas piezas, pagas dos veces.',
    ]
  const car = ofCar(advisor, draft, reading)
  const ours = car ? OF_BOOST.flatMap((kind) => cheapestOf(car, kind)) : []
  const prices =
    ours.length > 0 ? ` Ours for the ${car?.name}: ${ours.join('; ')}.` : " Tell me the car and I'll price them."
  return [
    `Smoke test first, then cheapest first: clamps, couplers and O-rings; vacuum lines; the boost solenoid; the diverter or blow-off valve; the plastic charge pipe; the intercooler; the wastegate actuator; the turbo last. Don't buy down the list: the smoke test and a boost log say which it is, and no stage cures a leak.${prices}`,
    `Primero prueba de humo, luego de barato a caro: abrazaderas y mangueras, líneas de vacío, solenoide de boost, válvula diverter, tubo de carga, intercooler, wastegate y al final el turbo. Ninguna etapa arregla una fuga.`,
  ]
}

function cheapestOf({ advisor, vehicle }: OfCar, kind: PartKind): string[] {
  const [part] = advisor.catalog
    .partsFor(vehicle)
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => a.priceCents - b.priceCents)
  return part ? [`${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))}`] : []
}
