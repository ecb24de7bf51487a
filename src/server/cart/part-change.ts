import type { z } from 'zod'
import type { PartChange, partChangeQuestion } from '../../contract/cart.ts'
import { partName } from '../../engine/display-words.ts'
import { clash } from '../../engine/fitment/clash.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Fuel, Part, Vehicle } from '../../engine/model.ts'
import { ANY_POWER } from '../../engine/optimizer/planned-for-goal.ts'
import { partsTogether } from '../../engine/rulebook/parts-together.ts'
import { CENTS_PER_DOLLAR } from '../../engine/units.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { cappedBuild } from '../planning/capped-build.ts'
import { conflictWords } from './conflicts.ts'

type Question = Omit<z.output<typeof partChangeQuestion>, 'build'> & { fuel?: Fuel | undefined }

/** So many other parts are worked out for one that leaves. */
const SWAPS = 8

/** What a build is with and without a part, and with others in its place. For an engine thread. */
export function partChange(
  catalog: CatalogSnapshot,
  { vehicleId, partIds, partId, fuel }: Question,
): { ok: true; reply: PartChange } | Refused {
  const vehicle = catalog.vehicle(vehicleId)
  const part = catalog.part(partId)
  if (!vehicle) return { ok: false, code: 'not_found', detail: `There is no vehicle "${vehicleId}".` }
  if (!part) return { ok: false, code: 'unknown_part', detail: `There is no part "${partId}".` }
  const others = [...new Set(partIds)].flatMap((id) => (id === partId ? [] : (catalog.part(id) ?? [])))
  const car = carOf(catalog, vehicle, fuel ?? fuelOf([part, ...others]))
  const now = car([...others, part])
  const after = (next?: Part) => {
    const then = car(next ? [...others, next] : others)
    return {
      wheelHp: then.wheelHp,
      wheelHpChange: then.wheelHp - now.wheelHp,
      priceChange: ((next?.priceCents ?? 0) - part.priceCents) / CENTS_PER_DOLLAR,
      warnings: then.warnings.filter((words) => !now.warnings.includes(words)),
    }
  }
  const swaps = catalog
    .partsFor(vehicle)
    .filter((next) => next !== part && slotOf(next.kind) === slotOf(part.kind))
    .filter((next) => !others.some((other) => clash(other, next)))
    .toSorted((a, b) => Math.abs(a.priceCents - part.priceCents) - Math.abs(b.priceCents - part.priceCents))
    .slice(0, SWAPS)
    .toSorted((a, b) => a.priceCents - b.priceCents)
  return {
    ok: true,
    reply: {
      ...{ partId, name: partName(part), wheelHp: now.wheelHp },
      takeOut: after(),
      swaps: swaps.map((next) => ({
        ...{ partId: next.id, name: partName(next), imageUrl: partImageUrl(next), category: next.category },
        ...{ price: next.priceCents / CENTS_PER_DOLLAR, laborHours: next.laborHours, ...after(next) },
      })),
    },
  }
}

/** Parts say what the car runs on when nobody else does. */
const fuelOf = (parts: readonly Part[]): Fuel => (parts.some(({ kind }) => kind === 'e85_tune') ? 'e85' : '93')

const carOf = (catalog: CatalogSnapshot, vehicle: Vehicle, fuel: Fuel) => (parts: readonly Part[]) => {
  const { power } = cappedBuild(
    catalog,
    { vehicle, parts, fuel },
    { use: 'street', priority: 'balanced', ...ANY_POWER },
  )
  const { conflicts } = partsTogether({ vehicle, parts, sold: catalog.parts, factors: catalog.factors })
  return {
    wheelHp: Math.round(power.wheelHp),
    warnings: conflicts.map((conflict) => conflictWords(conflict, parts)),
  }
}
