import { BRANDS } from '../../catalog/brands.ts'
import { BUILDS, type CustomerBuild } from '../../catalog/builds.ts'
import { PARTS, partById } from '../../catalog/parts.ts'
import { vehicleById } from '../../catalog/vehicles.ts'
import { fits } from '../../engine/fitment/fits.ts'
import type { CalibrationFactors, Vehicle } from '../../engine/model.ts'
import { carImage } from '../../xray/car-image.ts'
import type { StoredBuild } from '../database/schema/catalog.ts'
import { galleryBuild, galleryFigures } from '../planning/gallery-build.ts'

/** The customers' cars, their figures and costs worked out from their parts. */
export const buildRows = (factors: CalibrationFactors) =>
  BUILDS.map((build, position) => {
    const vehicle = vehicleById(build.vehicleId)
    const brand = BRANDS.find((one) => one.make === vehicle?.make)
    if (!vehicle || !brand) throw new Error(`build ${build.id}: there is no vehicle ${build.vehicleId}`)
    const data = storedBuild(build, vehicle, brand, factors)
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

function storedBuild(
  build: CustomerBuild,
  vehicle: Vehicle,
  brand: { name: string; slug: string },
  factors: CalibrationFactors,
): StoredBuild {
  const parts = build.partIds.map((id) => {
    const part = partById(id)
    if (!part) throw new Error(`build ${build.id}: there is no part ${id}`)
    return part
  })
  const { fuel, goalWheelHp } = build
  const catalog = { factors, partsFor: (car: Vehicle) => PARTS.filter((part) => fits(part, car)) }
  const figures = galleryFigures(galleryBuild(catalog, { vehicle, parts, fuel }, goalWheelHp))
  return {
    ...figures,
    goalWheelHp,
    id: build.id,
    title: build.title,
    description: build.description,
    year: build.year,
    imageUrls: [buildImageUrl(build)],
    ownerStory: null,
    dynoSheetUrl: null,
    videoUrl: null,
    model: {
      id: vehicle.modelId,
      name: vehicle.model,
      brand: { name: brand.name, slug: brand.slug },
      baseHorsepower: figures.baseHorsepower,
    },
    vehicleId: vehicle.id,
    isFeatured: build.isFeatured,
    status: build.status,
    isSample: build.isSample,
  }
}
