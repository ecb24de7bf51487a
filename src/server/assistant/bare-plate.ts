import { readEngineWords } from '../../catalog/engine-words.ts'
import { generationYears } from '../../catalog/generations.ts'
import { catalogNames } from '../../catalog/vehicle-candidates.ts'
import { vehicleWords } from '../../catalog/vehicle-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CarReading, NamedCar } from '../catalog/car-words.ts'

/** So many models of a plate are offered. */
const MOST_OFFERED = 6
const TELLS_ENGINE =
  /\b(?:\d\.\dl?|v[68]|[468][ -]?(?:cyl\w*|bangers?)|eco ?boost|turbo|hemi|coyote|diesel|\d{2,3} ?(?:w?hp|horse\w*) (?:stock|from the factory))\b/

/** A cab tells no engine. */
const OF_BODY = /^(?:super)?(?:crew|cab)$|^(?:regular|4x4|4wd|2wd)$/

/**
 * The models that a bare nameplate may mean, where they have different engines: "a 2015 Mustang" is a GT, an EcoBoost or a V6.
 * Empty where the words tell which, or where there is one.
 */
export function bareNameplate(
  vehicles: readonly Vehicle[],
  text: string,
  { car, year, isYearOfCode }: NamedCar,
): CarReading['mayMean'] {
  const all = catalogNames(vehicles)
  const own = all.find(({ vehicle }) => vehicle.modelId === car)
  if (!own || isYearOfCode || generationYears(text)) return []
  const plate = own.name.nameplate
  const [ownWords = []] = own.name.alternatives
  // "Supra" is the 3.0 to everybody.
  const isByItself = own.name.alternatives.some((words) => words.length === 1 && words[0] === plate)
  if (isByItself && ownWords[0] !== plate) return []
  const said = new Set(vehicleWords(text))
  if (!said.has(plate) || ownWords.length < 2 || ownWords.filter((word) => word !== plate).some((one) => said.has(one)))
    return []
  const siblings = all.filter(
    ({ vehicle, name }) =>
      name.nameplate === plate &&
      vehicle.make === own.vehicle.make &&
      (year === undefined || (vehicle.yearFrom <= year && year <= vehicle.yearTo)),
  )
  const engines = new Set(siblings.map(({ vehicle }) => vehicle.engine.code))
  if (engines.size < 2 || new Set(siblings.map(({ vehicle }) => vehicle.modelId)).size < 2) return []
  if (TELLS_ENGINE.test(text) || readEngineWords(text).displacementL !== undefined) return []
  const codes = siblings.map(({ vehicle }) => vehicle.engine.code.toLowerCase())
  const isTold = [...said].some((word) => {
    if (word === plate || OF_BODY.test(word)) return false
    if (word.length > 2 && /[a-z].*\d|\d.*[a-z]/.test(word) && codes.some((code) => code.includes(word))) return true
    const having = siblings.filter(
      ({ name }) => name.alternatives.some((one) => one.includes(word)) || name.details.has(word),
    )
    return having.length > 0 && having.length < siblings.length
  })
  if (isTold) return []
  const labels = new Map(siblings.map(({ vehicle }) => [vehicle.modelId, `${vehicle.make} ${vehicle.model}`]))
  return [...labels].slice(0, MOST_OFFERED).map(([modelId, label]) => ({ car: modelId, label }))
}
