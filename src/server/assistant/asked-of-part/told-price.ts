import { dollarsOf } from '../../pricing/money.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { placedOf } from '../cart-talk/cart-told.ts'
import { countAround } from '../cart-talk/order-words.ts'
import { kindName } from '../knowledge/part-answer.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import { kitMakes } from './kit-needs.ts'
import { type OfPart, partOf } from './of-part.ts'
import { nameOf, priceOf, shelfPrice, theName } from './part-words-told.ts'

/** "Ok i want 6, how much", "price on 8 of them". */
const COUNT = /\b(?:want|need|get|take|on|for|x) (\d{1,2})\b(?! ?(?:\d|hp|psi|st|nd|rd|th|inch|in\b|years?))/

/** The price of the part that is meant, with what so many come to; of several the cheapest and the dearest. */
export function priceTold(one: OfPart): Bilingual | undefined {
  const { meant, name, words } = one
  const part = partOf(one)
  if (!part) return undefined
  // Each of several kinds has a price of its own.
  if (meant.missing !== undefined || meant.kinds.length > 1 || meant.beside.length > 0) return undefined
  const [english, spanish] = priceOf(part)
  const estimate: Bilingual =
    part.priceConfidence === 'estimated'
      ? [' Our estimate until we quote it.', ' Precio estimado hasta cotizarlo.']
      : ['', '']
  const [dearest] = meant.parts.slice(-1)
  const others: Bilingual =
    meant.part === undefined && dearest && dearest !== part
      ? [
          ` That's the cheapest of ${meant.parts.length}; the dearest is ${theName(dearest)}, ${dollars(dollarsOf(dearest.priceCents))}.`,
          ` Es la más barata de ${meant.parts.length}; la más cara: ${shelfPrice(dearest)}.`,
        ]
      : ['', '']
  const said = Number(COUNT.exec(words)?.[1] ?? 0)
  const count = said > 1 ? placedOf(part, { count: said, isPieces: true }) : undefined
  const asked = count ?? (countAround(words, '') ? placedOf(part, countAround(words, '')) : undefined)
  const total = asked && asked.count > 1 ? dollars(dollarsOf(part.priceCents) * asked.count) : undefined
  const inSet = asked?.pieces
    ? ` ${asked.pieces} pieces are ${asked.count === 1 ? '1 set' : `${asked.count} sets`}.`
    : ''
  const makes = said > 1 ? (['', ''] as const) : kitMakes(one)
  const isExplained = /\bwhat(?:'?s| is| are)? (?:an? |that|the )|\bque es\b/.test(words)
  const does: Bilingual = isExplained
    ? [`${PART_FACTS[part.kind].does} `, `${PART_FACTS[part.kind].spanish} `]
    : ['', '']
  return [
    `${does[0]}${kindName(part.kind)} for the ${name}: ${nameOf(part)}, ${english}.${inSet}${total ? ` ${asked?.count} come to ${total} for the parts.` : ''}${makes[0]}${others[0]}${estimate[0]}`,
    `${does[1]}${nameOf(part)} para el ${name}: ${spanish}.${total ? ` ${asked?.count} son ${total} en piezas.` : ''}${makes[1]}${others[1]}${estimate[1]}`,
  ]
}
