import type { RecommendedPart } from '../contract/configurator.ts'
import { slotOf } from '../engine/fitment/slots.ts'
import type { Part } from '../engine/model.ts'
import { laborCents } from '../engine/optimizer/allowed-parts.ts'
import { dollarsOf } from './money.ts'
import { partImageUrl } from './pictures.ts'

export interface PartFigures {
  /** At the wheels. */
  hpGain: number
  torqueGain: number
  reason: string
}

/** A part as the configurators show it. Money is dollars; total = part + labor at the given rate. */
export function partReply(part: Part, laborRateCentsPerHour: number, figures: PartFigures): RecommendedPart {
  const totalCost = dollarsOf(part.priceCents + laborCents(part, laborRateCentsPerHour))
  const price = dollarsOf(part.priceCents)
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
    pricing: { partCost: price, laborHours: part.laborHours, totalCost },
    performance: { hpGain: figures.hpGain, torqueGain: figures.torqueGain },
    reason: figures.reason,
    source: part.source,
  }
}
