import { readEngineWords, readTransmissionWords, readYears } from '../../catalog/engine-words.ts'
import { spelled } from '../../catalog/spelling.ts'
import { catalogNames } from '../../catalog/vehicle-candidates.ts'
import { isMakeWord, vehicleWords } from '../../catalog/vehicle-words.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Vehicle } from '../../engine/model.ts'
import { readCar } from '../catalog/car-words.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'

export type FitsRead = { ok: true; vehicles: readonly Vehicle[] } | { ok: false; why: string }

/** The word for a part that fits every car of the shop. */
export const ALL_CARS = 'all'
const YEARS = /(?:19|20)\d\d(?:\s?(?:[-/–]|to)\s?(?:(?:19|20)\d\d|\d\d)\b)?/g
/** A catalog file repeats the same cars on many lines. */
const MOST_KEPT = 20_000

/** Reads a "fits" cell: ids of our cars, or years and a model, separated by semicolons; or "all". */
export function fitsReader(vehicles: readonly Vehicle[]): (cell: string) => FitsRead {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const known = new Map<string, FitsRead>()
  const readOne = (words: string): FitsRead => {
    if (words.toLowerCase() === ALL_CARS) return { ok: true, vehicles }
    const named = byId.get(words.toLowerCase())
    return named ? { ok: true, vehicles: [named] } : carsNamed(vehicles, words)
  }
  const remembered = (words: string): FitsRead => {
    const read = known.get(words) ?? readOne(words)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(words, read)
    return read
  }
  return (cell) => {
    const all = cell.split(';').flatMap((words) => words.trim() || [])
    if (all.length === 0) return { ok: false, why: `name the cars it fits, or write ${ALL_CARS}` }
    const found = new Map<string, Vehicle>()
    for (const words of all) {
      const read = remembered(words)
      if (!read.ok) return read
      for (const vehicle of read.vehicles) found.set(vehicle.id, vehicle)
    }
    return { ok: true, vehicles: [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
  }
}

/** "2018-2023 Ford Mustang GT 6-speed manual": every variant of that model in those years, by the one resolver. */
function carsNamed(vehicles: readonly Vehicle[], words: string): FitsRead {
  const years = readYears(words)
  const { named, mayMean } = readCar(vehicles, words)
  if (!named) {
    const meant = mayMean.slice(0, 3).map(({ label }) => label)
    const hint = meant.length > 0 ? `; did you mean ${meant.join(', ')}?` : '; write it as 2018-2023 Ford Mustang GT'
    return { ok: false, why: `"${words}" is not a car we list${hint}` }
  }
  if (!years) return { ok: false, why: `"${words}" needs its years, as in 2018-2023 Ford Mustang GT` }
  const model = vehicles.filter(({ modelId }) => modelId === named.car)
  const said = variantsSaid(vehicles, model, words)
  if (!said.ok) return said
  const inYears = said.vehicles.filter(({ yearFrom, yearTo }) => yearFrom <= years.to && yearTo >= years.from)
  const partly = inYears.find(({ yearFrom, yearTo }) => yearFrom < years.from || yearTo > years.to)
  if (inYears.length === 0) return { ok: false, why: `"${words}": we list it as ${spans(said.vehicles)}` }
  if (partly) {
    const rest = `${partly.make} ${partly.model} (${partly.id})`
    return {
      ok: false,
      why: `"${words}" covers only part of our ${yearsText(partly)} ${rest}: write all of its years if the part fits them, or name other cars by their ids`,
    }
  }
  return { ok: true, vehicles: inYears }
}

/** The variants that have everything that the words say of gearbox, driven wheels, engine, chassis and trim. */
function variantsSaid(all: readonly Vehicle[], model: readonly Vehicle[], text: string): FitsRead {
  const words = text.replaceAll(YEARS, ' ')
  const [gearbox, drivetrain, engine] = [readTransmissionWords(words), drivetrainIn(words), readEngineWords(words)]
  const ids = new Set(model.map(({ id }) => id))
  const names = catalogNames(all).filter(({ vehicle }) => ids.has(vehicle.id))
  const ofModel = new Set(names.flatMap(({ name }) => [name.nameplate, ...name.alternatives.flat()]))
  const details: string[] = []
  for (const typed of vehicleWords(words)) {
    const word = isMakeWord(typed) || ofModel.has(typed) ? typed : spelled(all, typed)
    if (isMakeWord(word) || ofModel.has(word)) continue
    if (names.some(({ name }) => name.details.has(word))) details.push(word)
    else if (!saysGear(word)) return { ok: false, why: `"${text}": we don't know "${typed}" on this car` }
  }
  const vehicles = names.flatMap(({ vehicle, name }) => {
    const isSaid =
      details.every((word) => name.details.has(word)) &&
      (gearbox.kind === undefined || gearbox.kind === vehicle.transmission.kind) &&
      (gearbox.gears === undefined || gearbox.gears === vehicle.transmission.gearRatios.length) &&
      (drivetrain === undefined || drivetrain === vehicle.chassis.drivetrain) &&
      (engine.cylinders === undefined || engine.cylinders === vehicle.engine.cylinders) &&
      (engine.displacementL === undefined || Math.abs(engine.displacementL - vehicle.engine.displacementL) < 0.11)
    return isSaid ? [vehicle] : []
  })
  return vehicles.length > 0 ? { ok: true, vehicles } : { ok: false, why: `"${text}": we list no such variant` }
}

/** Words that the readers of engine, gearbox and driven wheels have read, or that say nothing. */
function saysGear(word: string): boolean {
  if (/^(?:\d{1,2}|speed|liter|engine|to|and|all|models?)$/.test(word) || drivetrainIn(word)) return true
  return Object.keys({ ...readTransmissionWords(word), ...readEngineWords(word) }).length > 0
}

const spans = (vehicles: readonly Vehicle[]): string =>
  [...new Set(vehicles.toSorted((a, b) => a.yearFrom - b.yearFrom).map(yearsText))].join(', ')
