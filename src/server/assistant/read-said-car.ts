import { type CarReading, readCar, yearIn } from '../catalog/car-words.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { nicknameIn } from '../catalog/nickname-in.ts'
import { bareNameplate } from './bare-plate.ts'

type Names = Pick<CatalogSnapshot, 'vehicles'>

const SIZE = /(?<![\d.])(?!5\.0)\d\.\d(?!\d)/
const wordsOf = (names: string): string[] =>
  names
    .toLowerCase()
    .split(/[^a-z\d/]+/)
    .filter((word) => /[a-z]{2}|[a-z]\d|[a-z]\/[a-z]/.test(word))

/** A displacement that is in the model's own name names it beside a word of that name only; "A90" is a name of its own. */
function isSizeAlone(vehicles: Names['vehicles'], text: string, car: string | undefined): boolean {
  const one = vehicles.find(({ modelId }) => modelId === car)
  const size = one?.model.split(' ').find((word) => SIZE.test(word))
  if (!one || !size || !text.includes(size) || nicknameIn(text)) return false
  const said = new Set(text.toLowerCase().split(/[^a-z\d]+/))
  return !wordsOf(`${one.make} ${one.model}`).some((name) => name.length > 2 && said.has(name))
}

/** "One 17 5.3 and one 22 6.2": a year makes a car of it. */
const WITH_YEAR = /\b(?:19[89]|20[0-2])\d\b|(?<![\d.])'?\d\d \d\.\d/

/** "5.7, 5 spd", "a 2.3 stroker": an engine's size with no word of any name of the car tells of no second car. */
export function isDisplacement(vehicles: Names['vehicles'], text: string, car: string): boolean {
  if (!SIZE.test(text) || nicknameIn(text) || WITH_YEAR.test(text)) return false
  const said = new Set(wordsOf(text))
  return !vehicles.some(
    ({ modelId, make, model, variant, family, engine }) =>
      modelId === car &&
      wordsOf(`${make} ${model} ${variant} ${family.name} ${engine.code}`).some((word) => said.has(word)),
  )
}

/** "Got a Hellcat coming in": a Challenger, a Charger or a Durango, where neither year nor gearbox is told. */
const isBareHellcat = (text: string, { named }: CarReading): boolean =>
  named !== undefined &&
  named.year === undefined &&
  /\bhell ?cat\b/.test(text) &&
  !/\b(?:challenger|charger|durango|chally|redeye|red eye|manual|stick|[68]-speed|jailbreak)\b/.test(text)

/** So many years beside ours a car is told of ours, elsewhere. */
const NEAR = 1
/** "93 Civic": no car of that plate was built then. */
const isOfNoYear = (vehicles: Names['vehicles'], plate: string, year: number): boolean =>
  year >= 1950 &&
  !vehicles.some(
    ({ model, yearFrom, yearTo }) =>
      model.toLowerCase().split(' ')[0] === plate && yearFrom - NEAR <= year && year <= yearTo + NEAR,
  )

/** "A 2010 Evo": of the cars of a short name the one that was built in the year. */
function builtIn(
  vehicles: Names['vehicles'],
  year: number,
  text: string,
  mayMean: CarReading['mayMean'],
): CarReading['mayMean'] {
  if (mayMean.length < 2) return []
  const said = text.split(/[^a-z\d]+/).filter((word) => word.length > 2)
  const named = ({ label }: { label: string }) =>
    label
      .toLowerCase()
      .split(' ')
      .some((word) => said.some((one) => word !== one && word.startsWith(one)))
  const short = mayMean.filter(named)
  return short.filter(({ car }) =>
    vehicles.some(({ modelId, yearFrom, yearTo }) => modelId === car && yearFrom <= year && year <= yearTo),
  )
}

/** Trims of a nameplate of which we build others. */
const PLAIN_TRIM = /\b(civic|accord) (ex|lx|dx|hf|vp|gx|ex-?l|se)\b(?! (?:to|into|swap))(?!.*\b(?:si|type r|2\.0t?)\b)/

/** The car of a message; a displacement alone names none, and a nameplate of a year before ours is a stranger. */
export function readSaidCar(
  { vehicles }: Names,
  said: string,
  isCorrection = false,
): CarReading & { year?: number | undefined } {
  // "The customer's C63" is no C63 S.
  const text = said.replaceAll(/'s(?= )/g, '  ')
  const plain = PLAIN_TRIM.exec(text)
  if (plain && !nicknameIn(text))
    return { mayMean: [], stranger: `Honda ${plain[1] === 'civic' ? 'Civic' : 'Accord'} ${plain[2]?.toUpperCase()}` }
  const whole = readCar(vehicles, text)
  const cats = isBareHellcat(text, whole) ? vehicles.filter(({ model }) => /Hellcat$/.test(model)) : []
  if (cats.length > 0)
    return {
      mayMean: [
        ...new Map(cats.map((one) => [one.modelId, { car: one.modelId, label: `${one.make} ${one.model}` }])).values(),
      ],
    }
  const open = whole.named && !isCorrection && !nicknameIn(text) ? bareNameplate(vehicles, text, whole.named) : []
  if (open.length > 0) return { mayMean: open, year: whole.named?.year }
  const read = whole
  if (isSizeAlone(vehicles, text, read.named?.car)) return { mayMean: [] }
  const year = read.named || read.stranger ? undefined : yearIn(text)
  const [ofYear, ...others] = year === undefined ? [] : builtIn(vehicles, year, text, read.mayMean)
  if (ofYear && others.length === 0 && year !== undefined) return { named: { car: ofYear.car, year }, mayMean: [] }
  const [half] = read.named || read.stranger ? [] : read.mayMean
  const plate = half?.label.split(' ')[1]?.toLowerCase()
  const short = plate
    ? new RegExp(String.raw`\b(?:19)?(\d\d) ${plate.replaceAll(/[^a-z\d]/g, '.')}\b`).exec(text)?.[1]
    : undefined
  return half && plate && short && isOfNoYear(vehicles, plate, 1900 + Number(short))
    ? { mayMean: [], stranger: `19${short} ${half.label.split(' ').slice(0, 2).join(' ')}` }
    : read
}
