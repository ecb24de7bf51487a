import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import { dangerOf } from '../dangers.ts'
import { ofCar } from '../frame/of-car.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { type RepairJob, repairAsked, repairWords } from './repair-jobs.ts'

/** "What do you charge for the gallery gasket": a repair by its hours, or by what we sell for it; a danger that stands leads. */
export function repairTold(turn: Turn): Answer | undefined {
  const { draft, reading, toldBefore, words } = turn
  if (reading.meaning.goal !== undefined || reading.meaning.intent === 'cart') return undefined
  const asked = repairAsked(plainWords(words), toldBefore.at(-1)?.toLowerCase() ?? '')
  if (!asked) return undefined
  const danger = dangerTold(reading.asked, words) ?? dangerOf(draft.talk?.danger)
  const stop = danger ? `${inLanguage(draft.language, danger.stop)} ` : ''
  const told = inLanguage(draft.language, repairWords(asked, oursFor(turn, asked.job)))
  return [text(`${stop}${told}${farFrom(turn)}`), suggestions('Book the shop', 'What does an inspection cost?')]
}

/** What we sell for the car that cures it. */
function oursFor({ advisor, draft, reading }: Turn, { said }: RepairJob): string | undefined {
  const car = ofCar(advisor, draft, reading)
  const part = car?.advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ kind, name }) => kind === 'reliability_fix' && said.test(name.toLowerCase()))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]
  return (
    part &&
    `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsdOf(part))} installed (${part.laborHours} hours)`
  )
}

const FROM_AFAR = /\b(?:im|i'm|i am|we're|we are|live|located|based) (?:out |down |up |over )?(?:in|near|from)\b/
/** Who says where he is wants to know whether that is near. */
function farFrom({ advisor: { shop }, draft, words }: Turn): string {
  if (!FROM_AFAR.test(words.toLowerCase())) return ''
  return inLanguage(draft.language, [
    ` Our shop is at ${shop.address}; if that is too far, a local shop does the job with parts that we ship.`,
    ` El taller está en ${shop.address}; si queda lejos, un taller de tu zona lo hace con piezas que te mandamos.`,
  ])
}
