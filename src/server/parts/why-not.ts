import { GEARBOXES_IN_TEXT } from '../../engine/display-words.ts'
import { frontRimInchesOf, isInSizes, isOnTruckTires, rimInchesOf } from '../../engine/fitment/fits.ts'
import type { Part, RimInches, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import { fitsWhat } from '../listing/part-rows.ts'

/** Why a part does not go on this car, as a counter guy says it. */
export function whyNot(
  catalog: CatalogSnapshot,
  part: Part | undefined,
  vehicleIds: readonly string[],
  vehicle: Vehicle,
): string {
  const { make, model, modelId, transmission, engine } = vehicle
  const yours = `${yearsText(vehicle)} ${make} ${model}`
  const fitting = vehicleIds.flatMap((id) => catalog.vehicle(id) ?? [])
  const sameModel = fitting.filter((one) => one.modelId === modelId)
  const sameYears = sameModel.filter((one) => one.yearFrom <= vehicle.yearTo && vehicle.yearFrom <= one.yearTo)
  const gearboxes = [...new Set((sameYears.length > 0 ? sameYears : fitting).map((one) => one.transmission.kind))]
  if (sameYears.length > 0 && !gearboxes.includes(transmission.kind)) {
    return `It's for the car with ${gearboxes.map((kind) => GEARBOXES_IN_TEXT[kind]).join(' or ')}. Yours has ${GEARBOXES_IN_TEXT[transmission.kind]}.`
  }
  if (part?.kind === 'tires' && isOnTruckTires(vehicle)) return "It isn't made in your truck's size."
  if (part && 'universal' in part.fitment) {
    const { aspirations, cylinders, rimInches } = part.fitment
    if (rimInches && !isInSizes(rimInches, vehicle)) return `${madeForRims(rimInches)} ${rimsOf(vehicle)}`
    if (cylinders && !cylinders.includes(engine.cylinders)) {
      return `It's made for engines with ${cylinders.join(' or ')} cylinders. Yours has ${engine.cylinders}.`
    }
    if (aspirations && !aspirations.includes(engine.aspiration)) {
      return engine.aspiration === 'na'
        ? "It needs a boosted engine. Yours isn't from the factory."
        : "It doesn't go with your engine's kind of boost."
    }
    return `It's for cars with ${gearboxes.map((kind) => GEARBOXES_IN_TEXT[kind]).join(' or ')}.`
  }
  if (sameModel.length > 0) {
    const years = [...new Set(sameModel.map(yearsText))].join(', ')
    return `It's made for the ${years} ${model}. Yours is the ${yours}, ${engine.code}.`
  }
  return `It's made for the ${fitsWhat(catalog, vehicleIds)}. Yours is the ${yours}.`
}

const madeForRims = ({ from, to, front }: RimInches): string =>
  front && front.to < from
    ? `It's for ${front.to} in wheels in front and ${from} in in the rear.`
    : `It's for ${from} to ${to} in wheels.`

function rimsOf(vehicle: Vehicle): string {
  const [front, rear] = [frontRimInchesOf(vehicle), rimInchesOf(vehicle)]
  return front === rear
    ? `Yours are ${rear} in from the factory.`
    : `Yours are ${front} in in front and ${rear} in in the rear from the factory.`
}
