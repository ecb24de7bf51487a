import { slotOf } from '../../engine/fitment/slots.ts'
import { buildPower } from '../../engine/index.ts'
import { kindWords, limitName } from '../../engine/limits/limit-words.ts'
import { type PartKind, SAE_J1349_WEATHER, type Slot } from '../../engine/model.ts'
import type { Rule, RuledBuild } from '../../engine/rulebook/rule.ts'
import { RULEBOOK } from '../../engine/rulebook/rulebook.ts'
import { ruledCarOf } from '../../engine/rulebook/ruled-request.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'

export interface Why {
  ruleId: string | null
  sentence: string
}
export interface PartOnCar {
  /** Slots that have to be filled beside it, with the rule that says so. */
  needs: { slot: Slot; why: Why }[]
  /** Kinds that a good build has beside it. */
  supporting: { kind: PartKind; name: string; why: Why }[]
  excludes: { kind: PartKind; why: Why }[]
  /** Rules by which it is not sold for this car, and what to know about it. */
  warnings: Why[]
}

export const slotName = (slot: Slot): string => limitName({ component: 'hardware', slot })

const whyOf = ({ id, sentence, reason }: Rule): Why => ({ ruleId: id, sentence: `${sentence} ${reason}` })

const once = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed()

/** What the rulebook says of one part on one car, with nothing else changed. For an engine thread. */
export function partOnCar(
  catalog: CatalogSnapshot,
  { partId, vehicleId }: { partId: string; vehicleId: string },
): PartOnCar | null {
  const part = catalog.part(partId)
  const vehicle = catalog.vehicle(vehicleId)
  if (!part || !vehicle || !catalog.fits(part, vehicle)) return null
  const fuel = part.kind === 'e85_tune' ? 'e85' : vehicle.engine.ratedFuel
  const car = ruledCarOf({ vehicle, fuel, parts: catalog.parts, factors: catalog.factors })
  const power = buildPower({ vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const build: RuledBuild = { ...car, ...power, parts: [part] }
  const own = slotOf(part.kind)
  const brought = new Set(part.ratings.includes ?? [])
  const needs = RULEBOOK.flatMap((rule) =>
    (rule.needs?.(part, car) ?? [])
      .filter((slot) => slot !== own && !brought.has(slot) && !part.needs.includes(slot))
      .map((slot) => ({ slot, why: whyOf(rule) })),
  )
  const supporting = RULEBOOK.flatMap((rule) =>
    (rule.recommends?.(build) ?? [])
      .filter((kind) => kind !== part.kind && !brought.has(slotOf(kind)))
      .map((kind) => ({ kind, name: kindWords(kind), why: whyOf(rule) })),
  )
  const excludes = RULEBOOK.flatMap((rule) =>
    (rule.excludes?.(part, car) ?? []).map((kind) => ({ kind, why: whyOf(rule) })),
  )
  const warnings = RULEBOOK.filter((rule) => rule.refuses?.(part, car) || rule.warns?.(build)).map(whyOf)
  return {
    needs: once(needs, ({ slot }) => slot),
    supporting: once(supporting, ({ kind }) => kind).filter(({ kind }) =>
      needs.every(({ slot }) => slot !== slotOf(kind)),
    ),
    excludes: once(excludes, ({ kind }) => kind),
    warnings,
  }
}
