import type { Part, PartKind } from '../../engine/model.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import type { Asked } from './asked-here.ts'
import { asksWhatFirst, saysTuned } from './how-asked.ts'
import { offered } from './offered-part.ts'
import { kindWords } from './parts-answer.ts'
import { cheapestOf } from './price-of-told.ts'

/** What keeps a tuned turbo car alive, in the order in which it is bought. */
const KEEPS_ALIVE: readonly PartKind[] = [
  ...([
    'reliability_fix',
    'charge_pipes',
    'spark_plugs',
    'intercooler',
    'heat_exchanger',
    'transmission_cooler',
  ] as const),
]

/** "What would you put on it first", of a car that is said to be tuned already: no second tune. */
export function onTuned(one: Asked): Answer | undefined {
  const { advisor, draft, messages, car, words } = one
  const budgetUsd = draft.budgetUsd
  const earlier = messages
    .filter(({ from }) => from === 'visitor')
    .slice(0, -1)
    .map(({ text: said }) => said.toLowerCase())
  if (!car || budgetUsd === undefined || !asksWhatFirst(words) || !earlier.some(saysTuned)) return undefined
  const bought: Part[] = []
  for (const kind of KEEPS_ALIVE) {
    const part = cheapestOf(advisor, car, kind)
    const usd = [...bought, ...(part ? [part] : [])].reduce((sum, item) => sum + installedUsdOf(item), 0)
    if (part?.kind === kind && usd <= budgetUsd) bought.push(part)
  }
  if (bought.length === 0) return undefined
  const usd = bought.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const next = KEEPS_ALIVE.map((kind) => cheapestOf(advisor, car, kind)).find((part) => part && !bought.includes(part))
  const line = (part: Part) =>
    `${kindWords(part.kind)} (${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))} installed)`
  return [
    text(
      inLanguage(draft.language, [
        `What keeps it alive first, since the tune is on it: ${bought.map(line).join('; ')}. Together ${dollars(usd)} installed, inside your ${dollars(budgetUsd)}. ${next ? `After that, when there is money again: ${line(next)}. ` : ''}No second tune: what you have gets checked on those parts in a log.`,
        `Como ya tiene tune, primero lo que lo cuida: ${bought.map(line).join('; ')}. Son ${dollars(usd)} instalado, dentro de tus ${dollars(budgetUsd)}.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: bought.map(offered) },
    suggestions('Add it to my cart', 'What breaks first?'),
  ]
}
