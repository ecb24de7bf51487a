import { BRANDS } from '../../catalog/brands.ts'
import { BUILDS, type CustomerBuild } from '../../catalog/builds.ts'
import { partById } from '../../catalog/parts.ts'
import { vehicleById } from '../../catalog/vehicles.ts'
import type { BuildDetail } from '../../contract/builds.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type CalibrationFactors, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { carImage } from '../../xray/car-image.ts'
import { roundTo, thinCurve } from '../catalog/figures.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { dollarsOf } from '../pricing/money.ts'

/** The customers' cars, their figures and costs worked out from their parts. */
export const buildRows = (factors: CalibrationFactors) =>
  BUILDS.map((build, position) => {
    const vehicle = vehicleById(build.vehicleId)
    const brand = BRANDS.find((one) => one.make === vehicle?.make)
    if (!vehicle || !brand) throw new Error(`build ${build.id}: there is no vehicle ${build.vehicleId}`)
    const data = buildDetail(build, vehicle, brand, factors)
    return {
      id: build.id,
      position,
      vehicleId: vehicle.id,
      brandId: brand.slug,
      isFeatured: build.isFeatured,
      data,
      engineVersion: factors.version,
    }
  })

/** The picture of a build: its car in its paint. */
export const buildImageUrl = ({ vehicleId, paint }: CustomerBuild): string =>
  carImage(vehicleId, { paint, inRoom: true })

function buildDetail(
  build: CustomerBuild,
  vehicle: Vehicle,
  brand: { name: string; slug: string },
  factors: CalibrationFactors,
): BuildDetail {
  const parts = build.partIds.map((id) => {
    const part = partById(id)
    if (!part) throw new Error(`build ${build.id}: there is no part ${id}`)
    return part
  })
  const { fuel } = build
  const laborRateCentsPerHour = LABOR_CENTS_PER_HOUR.configurator
  const request = { vehicle, parts, fuel, weather: SAE_J1349_WEATHER, factors, laborRateCentsPerHour }
  const { power, costCents } = plannedBuild(request, parts)
  const baseHorsepower = Math.round(power.stockWheelHp)
  return {
    id: build.id,
    title: build.title,
    description: build.description,
    year: build.year,
    finalHorsepower: Math.round(power.wheelHp),
    baseHorsepower,
    finalTorque: Math.round(power.wheelTorqueLbft),
    totalCost: dollarsOf(costCents),
    imageUrls: [buildImageUrl(build)],
    modList: parts.map((part) => `${part.manufacturer} ${part.name}`),
    ownerStory: null,
    dynoSheetUrl: null,
    videoUrl: null,
    model: {
      id: vehicle.modelId,
      name: vehicle.model,
      brand: { name: brand.name, slug: brand.slug },
      baseHorsepower,
    },
    vehicleId: vehicle.id,
    isFeatured: build.isFeatured,
    status: build.status,
    isSample: build.isSample,
    curve: thinCurve(power.curve),
    stockCurve: thinCurve(power.stockCurve),
    wheelHpRange90: { low: roundTo(power.wheelHpRange90.low, 1), high: roundTo(power.wheelHpRange90.high, 1) },
    timeSlip: timeSlipOfBuild(vehicle, parts, power.curve),
  }
}
