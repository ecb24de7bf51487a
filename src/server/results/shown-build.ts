import { sql } from 'drizzle-orm'
import type { BuildDetail } from '../../contract/builds.ts'
import type { SentResult } from '../../contract/results.ts'
import { FUELS } from '../../engine/fuels.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type Part, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { carImage } from '../../xray/car-image.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo, thinCurve } from '../catalog/figures.ts'
import type { Transaction } from '../database/connection.ts'
import { builds } from '../database/schema/catalog.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { dollarsOf } from '../pricing/money.ts'

/**
 * A customer's car for the gallery: the parts of the order, the power that the sheet says, and a drawing of its body.
 * Nothing that the customer wrote stands in it, and no name. Undefined where the car, its brand or its parts are not in
 * the catalog.
 */
export function shownBuild(
  catalog: CatalogSnapshot,
  given: { id: string; result: SentResult; partIds: readonly string[] },
): BuildDetail | undefined {
  const { id, result, partIds } = given
  const vehicle = catalog.vehicle(result.vehicleId)
  const brand = catalog.brands.find(({ make }) => make === vehicle?.make)
  const parts = partIds.map((partId) => catalog.part(partId)).filter((part): part is Part => part !== undefined)
  if (!vehicle || !brand || parts.length === 0) return undefined
  const fuel = FUELS.find((one) => one === result.fuel) ?? vehicle.engine.ratedFuel
  const request = {
    ...{ vehicle, parts, fuel, weather: SAE_J1349_WEATHER, factors: catalog.factors },
    laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.configurator,
  }
  const { power, costCents } = plannedBuild(request, parts)
  const baseHorsepower = Math.round(result.baselineWheelHp ?? power.stockWheelHp)
  const measured = [
    ...(result.wheelHp === undefined ? [] : [`${Math.round(result.wheelHp)} whp on the dyno`]),
    ...(result.quarterMileS === undefined ? [] : [`a ${result.quarterMileS.toFixed(2)} quarter mile`]),
  ]
  return {
    id,
    title: `${result.year} ${vehicle.make} ${vehicle.model}`,
    description: `A customer's ${vehicle.variant} with our parts: ${measured.join(' and ')}.`,
    year: result.year,
    finalHorsepower: Math.round(result.wheelHp ?? power.wheelHp),
    baseHorsepower,
    finalTorque: result.wheelHp === undefined ? Math.round(power.wheelTorqueLbft) : null,
    totalCost: dollarsOf(costCents),
    imageUrls: [carImage(vehicle.id, { paint: 'silver', inRoom: true })],
    modList: parts.map((part) => `${part.manufacturer} ${part.name}`),
    ...{ ownerStory: null, dynoSheetUrl: null, videoUrl: null },
    model: {
      ...{ id: vehicle.modelId, name: vehicle.model },
      ...{ brand: { name: brand.name, slug: brand.slug }, baseHorsepower },
    },
    vehicleId: vehicle.id,
    isFeatured: false,
    status: 'completed',
    isSample: false,
    curve: thinCurve(power.curve),
    stockCurve: thinCurve(power.stockCurve),
    wheelHpRange90: { low: roundTo(power.wheelHpRange90.low, 1), high: roundTo(power.wheelHpRange90.high, 1) },
    timeSlip: timeSlipOfBuild(vehicle, parts, power.curve),
  }
}

/** Puts the build into the gallery, before all others; no seed takes it out again. */
export async function showBuild(tx: Transaction, catalog: CatalogSnapshot, data: BuildDetail): Promise<void> {
  const brand = catalog.brands.find(({ slug }) => slug === data.model.brand.slug)
  if (!brand) return
  await tx
    .insert(builds)
    .values({
      ...{ id: data.id, vehicleId: data.vehicleId, brandId: brand.id, data },
      position: sql`(select least(0, min(position)) - 1 from ${builds})`,
      ...{ engineVersion: catalog.factors.version, edited: true },
    })
    .onConflictDoNothing()
}
