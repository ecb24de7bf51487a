import type { AssistantPart } from '../../contract/assistant.ts'
import type { Part } from '../../engine/model.ts'
import { dollarsOf } from '../pricing/money.ts'

/** A part as the assistant's cards show it. */
export const offered = (part: Part): AssistantPart => ({
  partId: part.id,
  name: part.name,
  manufacturer: part.manufacturer,
  kind: part.kind,
  price: dollarsOf(part.priceCents),
  priceIsEstimate: part.priceConfidence === 'estimated',
})
