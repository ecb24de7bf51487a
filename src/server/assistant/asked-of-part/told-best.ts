import type { Part } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { bestPart, isShort } from './best-part.ts'
import type { OfPart } from './of-part.ts'
import { detailsOf, nameOf, priceOf, shelfPrice, theName } from './part-words-told.ts'

const MOST_OTHERS = 2

/** One pick, with what speaks for it by its figures, and what else there is. */
export function bestTold({ spoken, car, name, meant, words }: OfPart): { told: Bilingual; part: Part } | undefined {
  const { advisor, reading } = spoken
  const [first] = meant.parts
  if (!first || meant.missing !== undefined) return undefined
  const ofKind = meant.parts.filter(({ kind }) => kind === first.kind)
  const budgetUsd = reading.meaning.budgetUsd
  const payable = budgetUsd ? ofKind.filter(({ priceCents }) => dollarsOf(priceCents) <= budgetUsd) : ofKind
  const best = bestPart(advisor, car, payable.length > 0 ? payable : ofKind, words)
  if (!best) return undefined
  const { part, why } = best
  const [details] = [detailsOf(part).join(', ')]
  const others = meant.parts.filter((one) => one !== part && one.kind === part.kind)
  const also = others.slice(0, MOST_OTHERS).map(shelfPrice).join('; ')
  const over =
    budgetUsd && payable.length === 0
      ? ([`Nothing under ${dollars(budgetUsd)}. `, `Nada por menos de ${dollars(budgetUsd)}. `] as const)
      : (['', ''] as const)
  const short = isShort(advisor, car, ofKind, words)
    ? ([
        ' None of ours is rated for what you said, so ask at /contact before you buy for it.',
        ' Ninguna alcanza para eso: pregunta en /contact antes de comprar.',
      ] as const)
    : (['', ''] as const)
  const told: Bilingual = [
    `${over[0]}I'd run ${theName(part)} on the ${name}: ${priceOf(part)[0]}. Why: ${why[0]}${details ? ` (${details})` : ''}.${short[0]}${also ? ` Else: ${also}.` : ''}`,
    `${over[1]}Yo pondría: ${nameOf(part)} en el ${name}: ${priceOf(part)[1]}. Por qué: ${why[1]}.${short[1]}${also ? ` También: ${also}.` : ''}`,
  ]
  return { told, part }
}
