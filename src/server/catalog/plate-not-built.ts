import { readEngineWords } from '../../catalog/engine-words.ts'
import { catalogNames } from '../../catalog/vehicle-candidates.ts'
import { vehicleWords } from '../../catalog/vehicle-words.ts'
import type { Vehicle } from '../../engine/model.ts'

/** Trims of the everyday car behind a nameplate that we build in one version only. */
const EVERYDAY_TRIM = /^(?:se|le|xle|xse|lx|ex|exl|ex-l|sel|hybrid|ce|sv|sxt)$/
const NEAR_LITERS = 0.07
/** Shorter nameplates are words of other things as well. */
const LEAST_LETTERS = 4

/** "06 corolla": a year of two digits before the nameplate. */
function shortYear(text: string, plate: string): number | undefined {
  const short = new RegExp(String.raw`(?:^|[^\d.])'?(\d\d) (?:[a-z]+ )?${plate.replaceAll(/\W/g, '.')}\b`, 'i').exec(
    text,
  )?.[1]
  return short === undefined ? undefined : Number(short) + (Number(short) > 50 ? 1900 : 2000)
}

/**
 * "2021 Camry SE", "2018 Corolla": a nameplate that we build in one version alone, where the year, the trim or the
 * engine that was said is none of it. Worked: of the Camry we build the TRD of 2020 on, so a 2019 XSE is not ours.
 */
export function plateNotBuilt(
  vehicles: readonly Vehicle[],
  text: string,
  saidYear: number | undefined,
): { mayMean: []; stranger: string } | undefined {
  const words = vehicleWords(text)
  const said = new Set(words)
  const ofPlate = catalogNames(vehicles).filter(
    ({ name }) => name.nameplate.length >= LEAST_LETTERS && said.has(name.nameplate),
  )
  const [first] = ofPlate
  if (!first || ofPlate.some(({ vehicle }) => vehicle.modelId !== first.vehicle.modelId)) return undefined
  const plate = first.name.nameplate
  const year = saidYear ?? shortYear(text, plate)
  const isItsVersion = ofPlate.some(({ name }) =>
    name.alternatives.some((own) => own.every((word) => word === plate || said.has(word))),
  )
  if (isItsVersion) return undefined
  const isOtherYear =
    year !== undefined && !ofPlate.some(({ vehicle }) => vehicle.yearFrom <= year && year <= vehicle.yearTo)
  const trim = words.find((word) => EVERYDAY_TRIM.test(word))
  const { displacementL } = readEngineWords(text)
  const isOtherEngine =
    displacementL !== undefined &&
    !ofPlate.some(({ vehicle }) => Math.abs(vehicle.engine.displacementL - displacementL) < NEAR_LITERS)
  if (!isOtherYear && trim === undefined && !isOtherEngine) return undefined
  const shown = plate.charAt(0).toUpperCase() + plate.slice(1)
  return { mayMean: [], stranger: [year, first.vehicle.make, shown, trim?.toUpperCase()].filter(Boolean).join(' ') }
}
