import type { RecommendedPart } from '../../contract/configurator.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import type { Reason } from '../../engine/rulebook/reasons.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { dollarsOf } from '../pricing/money.ts'

export interface PartFigures {
  /** At the wheels. */
  hpGain: number
  torqueGain: number
  /** Why the part is here: at least one reason. */
  why: readonly Reason[]
}

export interface PartBill {
  part: Part
  priceCents: number
  laborHours: number
  laborCents: number
}

/** What one part costs, installed at the given rate. */
export const partBill = (part: Part, laborRateCentsPerHour: number): PartBill => ({
  part,
  priceCents: part.priceCents,
  laborHours: part.laborHours,
  laborCents: laborCents(part, laborRateCentsPerHour),
})

/** A part as the configurators show it. Money is dollars; total = part + labor. */
export function partReply(bill: PartBill, figures: PartFigures): RecommendedPart {
  const { part, laborHours } = bill
  const totalCost = dollarsOf(bill.priceCents + bill.laborCents)
  const price = dollarsOf(bill.priceCents)
  return {
    partId: part.id,
    name: part.name,
    manufacturer: part.manufacturer,
    category: part.category,
    kind: part.kind,
    slot: slotOf(part.kind),
    description: part.description,
    partNumber: part.partNumber ?? null,
    imageUrl: partImageUrl(part),
    totalCost,
    estimatedPrice: price,
    priceIsEstimate: part.priceConfidence === 'estimated',
    horsepower: figures.hpGain,
    pricing: { partCost: price, laborHours, totalCost },
    performance: { hpGain: figures.hpGain, torqueGain: figures.torqueGain },
    reason: reasonWords(figures.why),
    why: whyReply(figures.why),
    source: part.source,
  }
}

/** Reasons as the wire carries them. */
export const whyReply = (why: readonly Reason[]): RecommendedPart['why'] =>
  why.map(({ ruleId = null, sentence }) => ({ ruleId, sentence }))

/** Reasons in running text. */
export const reasonWords = (why: readonly Reason[]): string => why.map(({ sentence }) => sentence).join(' ')
