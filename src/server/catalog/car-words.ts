import { readEngineWords, readTransmissionWords, withoutBoostParts } from '../../catalog/engine-words.ts'
import { generationYears } from '../../catalog/generations.ts'
import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import { oncePer } from '../../catalog/once-per.ts'
import { strangerIn } from '../../catalog/other-cars.ts'
import { spelled } from '../../catalog/spelling.ts'
import { better, type Candidate, candidates, catalogNames, isOtherCar } from '../../catalog/vehicle-candidates.ts'
import { isMakeWord, isOptionalWord, makeOfWords, vehicleWords } from '../../catalog/vehicle-words.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Make, Vehicle } from '../../engine/model.ts'
import type { CarReading, NamedCar } from './car-reading.ts'
import { halfNames } from './half-names.ts'
import { type Nickname, nicknameIn } from './nickname-in.ts'
import { onlyOfYear } from './only-of-year.ts'
import { otherVersionIn } from './other-versions.ts'
import { ofPackage } from './package-of-car.ts'
import { EVERYDAY, PLAIN_ENGLISH } from './plain-english.ts'
import { plateNotBuilt } from './plate-not-built.ts'
import { byEngineSaid } from './said-engine.ts'
import { yearBeside, yearIn, yearOfName } from './year-words.ts'

export type { CarReading, NamedCar } from './car-reading.ts'
export { yearIn } from './year-words.ts'

/** They name a car only beside their make or their nameplate. */
const WEAK: ReadonlyMap<string, RegExp> = new Map([
  [
    'gt',
    /mustang|ford|stang|legacy|amg|gt\b.{0,8}\b(?:a10|coyote|6r80|6mt|ecoboost|350|500)|\b(?:20)?(?:0[5-9]|1\d|2[0-5]) gt\b|coyote|s550|s197|s650|5\.0/,
  ],
  ['si', /civic|honda|\bfa5|fg2|em1|10th|11th|9th|\b\d\d(?:\d\d)? si\b/],
  [
    'turbo',
    /(?:porsche|911|99[1267](?:\.\d)?|964|993|supra|300zx|z32|mazda ?3|2\.5|camaro(?: 2\.0)?) (?:twin )?turbo|turbo (?:supra|911)/,
  ],
  ['1', /bmw|series|coupe|\bm ?1\b|\b1 ?m\b/],
  ['1500', /silverado|chev|gmc|sierra|truck/],
  ['2500', /silverado|chev|gmc|sierra|truck|\bram\b|dodge|\bhd\b|duramax|cummins|diesel/],
  ['lx', /mustang|ford|fox|5\.0|notch/],
  ['r', /raptor|golf|\bvw|mk ?\d|volks|\br\b.{0,6}20[12]\d/],
  ['z', /nissan|\b(?:20)?2[3-5] z\b|\brz34|new z\b|z.{0,4}nismo/],
  ['s', /6[35] s|porsche|911|cayman|boxster|carrera|991|997|992|c63|e63|gt s|981|718|987|rsx|type/],
  ['ss', /camaro|chev|cobalt|\bss\b/],
  ['ls', /camaro|chev/],
  ['lt', /camaro|chev/],
  ['m', /x5|x3|bmw|1 ?series|1 m\b/],
  ['z06', /./],
  ['ray', /\be[ -]?ray|corvette|vette|c8/],
  ['trd', /camry|ta?co|tacoma|tocoma|tundra|tundar|crewmax|4runner/],
  ['magnum', /dodge|r\/?t|200[5-8]|0[5-8]/],
  ['terminator', /./],
  ['competition', /bmw|m\d|x\dm?|f9\d|g8\d/],
  ['sport', /civic|q[56]0|honda|accord|\bred\b|\brs\b|infiniti/],
  ['performance', /r8|audi/],
  ['types', /type s|acura|rsx|integra/],
  ['series', /bmw|1 ?series/],
  // Words of Spanish as well: "le va a poner", "cuánto cobra", "una carrera".
  ['va', /wrx|\bsti\b|subaru|subie|impreza|\brex\b|\bva (?:chassis|platform|gen\w*)\b/],
  ['cobra', /^(?![\s\S]*\b(?:cu[aá]nto|se|me|nos|te|les?|quien|lo que) cobra\b)/],
  ['carrera', /porsche|911|99[1267]|carrera (?:s|4s?|t|gts|gt)\b|\b(?:19|20)\d\d carrera/],
  ['serie', /bmw|serie ?1/],
])

const nameWords = oncePer((vehicles: readonly Vehicle[]): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const { name } of catalogNames(vehicles)) {
    for (const alternative of name.alternatives) for (const one of alternative) words.add(one)
    for (const detail of name.details) words.add(detail)
  }
  return words
})

/** Where somebody corrects himself: what was said before counts only for what is not said again. */
const CORRECTION =
  /\b(?:no,? forget that|forget (?:that|it)|scratch that|strike that|never ?mind(?: that)?|n\/m|n\/c|i mean|i meant|no,? wait|wait,? no|wait,? (?=it|they|i )|no,? sorry|sorry,|oops|correction)\b|\.\.\. ?(?:no|wait|sorry|actually)\b|\bno, (?=20\d\d|19\d\d|it is|mine|the )/g

/** The car that the words name, in any spelling the catalog understands; or those that they may mean. */
export const readCar = (vehicles: readonly Vehicle[], said: string): CarReading =>
  read(vehicles, said, () => readSaid(vehicles, said))

/** One message is read for its car by many. */
const read = keptByCatalog<CarReading>(500)

function readSaid(vehicles: readonly Vehicle[], said: string): CarReading {
  const text = called(vehicles, said)
  const cut = [...text.toLowerCase().matchAll(CORRECTION)].at(-1)
  if (cut) {
    const after = readOnce(vehicles, text.slice(cut.index + cut[0].length))
    if (after.named) return { ...after, named: ofYearBefore(vehicles, after.named, text.slice(0, cut.index)) }
  }
  return readOnce(vehicles, text)
}

/** "It's a 2020 Charger, no wait, he has the Challenger": the year was not wrong. */
function ofYearBefore(vehicles: readonly Vehicle[], named: NamedCar, before: string): NamedCar {
  const year = named.year === undefined ? yearIn(before) : undefined
  const isBuilt =
    year !== undefined &&
    vehicles.some((one) => one.modelId === named.car && one.yearFrom <= year && year <= one.yearTo)
  return isBuilt ? { ...named, year } : named
}

/** Half names written out, and cars left out that are named only to say that they are not meant. */
function called(vehicles: readonly Vehicle[], said: string): string {
  const text = halfNames(said)
  const without = text.replaceAll(/,? ?\bnot (?:the |an? |my )?[a-z\d]+(?: (?:gt|ss|si|st|s|one))?\b/gi, ' ')
  return without !== text && readOnce(vehicles, without).named ? without : text
}

function readOnce(vehicles: readonly Vehicle[], text: string): CarReading {
  const lower = text.toLowerCase()
  const known = nameWords(vehicles)
  const nickname = nicknameIn(lower)
  const beside = nickname ? lower.replace(nickname.words, (words) => ' '.repeat(words.length)) : lower
  const stranger = otherVersionIn(beside) ?? strangerIn(beside, (word) => known.has(word))
  if (!stranger) return readOurs(vehicles, text)
  const rest = `${text.slice(0, stranger.from)} , ${text.slice(stranger.to)}`
  const found = readOurs(vehicles, rest)
  const isOfOurs = found.named !== undefined && found.named.year === undefined && isEverydayWithYear(stranger.name)
  const ours = isOfOurs ? readOurs(vehicles, text) : found
  const isBeside = /(?:than|as|like|vs|versus|neighbor|friend|beat|against|not)\b[^,.]{0,24}$/.test(
    lower.slice(0, stranger.from),
  )
  const isSame = /^[^;]{0,30}\bsame (?:\w+ )?(?:motor|engine|platform|car|thing|chassis) as\b/.test(
    lower.slice(stranger.to),
  )
  const isDonor =
    /\b(?:turbo|swap\w*|engine|motor|parts?|brakes|box|transmission)\b[^.;]{0,16}\b(?:from|off|out of) (?:an?|the) /.test(
      lower,
    )
  if (
    ours.named &&
    !isSame &&
    !isDonor &&
    (isBeside || nickname?.car === ours.named.car || saysPlate(vehicles, ours.named.car, rest))
  )
    return ours
  return { mayMean: [], stranger: stranger.name }
}

/** "What pads fit 2016 Mustang GT": the year is of the car behind it, and "fit" no Honda. */
function isEverydayWithYear(name: string): boolean {
  const [word = '', year = ''] = name.toLowerCase().split(' ')
  return EVERYDAY.has(word) && /^(?:19|20)\d\d$/.test(year)
}

const saysPlate = (vehicles: readonly Vehicle[], car: string, text: string): boolean => {
  const said = new Set(vehicleWords(text))
  const one = catalogNames(vehicles).find(({ vehicle }) => vehicle.modelId === car)
  return one?.name.nameplate.length !== undefined && one.name.nameplate.length > 2 && said.has(one.name.nameplate)
}

function readOurs(vehicles: readonly Vehicle[], text: string): CarReading {
  const nickname = nicknameIn(text)
  const plain = bestOf(vehicles, text, yearIn(text))
  const called = nickname && nicknamed(vehicles, text, nickname, plain.best)
  const first = called ? { best: called, mayMean: [] } : plain
  if (!first.best?.named)
    return plateNotBuilt(vehicles, text, yearIn(text)) ?? onlyOfYear(vehicles, first.mayMean, yearIn(text))
  const { modelId } = first.best.vehicle
  const ofModel = vehicles.filter((one) => one.modelId === modelId || one.modelId.startsWith(modelId))
  const covers = (year: number) => ofModel.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
  const beside = yearIn(text) === undefined ? yearBeside(text, carWord(first.best), covers) : undefined
  const generation = generationYears(text)
  const isGone =
    generation !== undefined && !ofModel.some((one) => one.yearFrom <= generation.to && one.yearTo >= generation.from)
  const year =
    yearOfName(text, nameWord(first.best)) ?? yearIn(text) ?? beside?.year ?? (isGone ? generation.from : undefined)
  const coded = year === undefined ? yearOfCode(ofModel, first.best, text) : undefined
  const best = beside && !called ? (bestOf(vehicles, text, year).best ?? first.best) : first.best
  const named = { car: ofPackage(vehicles, best.vehicle.modelId, text, year), ...(year === undefined ? {} : { year }) }
  const checked = called ? named : byEngineSaid(vehicles, text, named)
  if ('stranger' in checked) return { mayMean: [], stranger: checked.stranger }
  return {
    named: {
      car: checked.car,
      ...(year === undefined ? {} : { year }),
      ...(coded === undefined ? {} : { year: coded, isYearOfCode: true }),
    },
    mayMean: [],
    ...(beside ? { yearWords: beside.words } : {}),
  }
}

/** The car of a nickname, but where another one is named whole before it. */
function nicknamed(
  vehicles: readonly Vehicle[],
  text: string,
  { car, from, words }: Nickname,
  plain: Candidate | undefined,
): Candidate | undefined {
  if (plain?.named && plain.vehicle.modelId === car) return plain
  const own = catalogNames(vehicles).find(({ vehicle }) => vehicle.modelId === car)
  if (!own) return undefined
  const plate = plain?.named ? plain.name.nameplate : ''
  const isOther = plate.length > 3 && plate !== own.name.nameplate && !words.includes(plate)
  if (isOther && text.toLowerCase().slice(0, from).includes(plate)) return undefined
  const name = { ...own.name, codes: new Set([...own.name.codes, ...vehicleWords(words)]) }
  const apart = { yearsApart: 0, codesApart: 0, codesLacking: 0, engineApart: false, unanswered: 0 }
  return { vehicle: own.vehicle, name, nameScore: 1, named: true, detailScore: 0, ...apart }
}

/** "FL5", "E92", "gen 3 Coyote": a chassis code or a generation that only some years of the car have; the newest of those. */
function yearOfCode(ofModel: readonly Vehicle[], { name }: Candidate, text: string): number | undefined {
  const years = generationYears(text)
  const ofGeneration = ofModel.filter((one) => years && one.yearFrom <= years.to && one.yearTo >= years.from)
  const pool = ofGeneration.length > 0 ? ofGeneration : ofModel
  const said = vehicleWords(text).filter((word) => name.codes.has(word))
  const ofCode = pool.filter(({ variant }) => {
    const words = new Set(vehicleWords(variant))
    return said.some((code) => words.has(code))
  })
  const own = withEngineCode(ofCode.length > 0 ? ofCode : pool, text)
  if (own.length === ofModel.length) return undefined
  const last = Math.min(years?.to ?? Number.POSITIVE_INFINITY, Math.max(...own.map(({ yearTo }) => yearTo)))
  const others = ofModel.filter((one) => !own.includes(one))
  const isTheirs = (year: number) => others.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
  const first = Math.min(...own.map(({ yearFrom }) => yearFrom))
  const free = Array.from({ length: last - first + 1 }, (_, back) => last - back).find((year) => !isTheirs(year))
  return free ?? last
}

/** "E92 335i N54": of the cars with that chassis those with the engine that is said as well. */
function withEngineCode(vehicles: readonly Vehicle[], text: string): readonly Vehicle[] {
  const words = new Set(text.toLowerCase().split(/[^a-z\d]+/))
  const own = vehicles.filter(({ engine }) => words.has(/^[a-z]\d{2}/.exec(engine.code.toLowerCase())?.[0] ?? '-'))
  if (own.length > 0) return own
  // "The new WRX, the 2.4 one": the years with that engine.
  const { displacementL } = readEngineWords(withoutBoostParts(text))
  const ofSize = vehicles.filter(({ engine }) => engine.displacementL === displacementL)
  return ofSize.length > 0 ? ofSize : vehicles
}

/** Whether a word is of the car's own name, whatever chassis it may have. */
const nameWord = ({ name }: Candidate): ((token: string) => boolean) => {
  const words = new Set([...name.alternatives.flat(), name.nameplate])
  return (token) => vehicleWords(token).some((word) => word.length > 1 && words.has(word))
}

/** Tells the words of a text that name a car. */
function carWord({ name, vehicle }: Candidate): (token: string) => boolean {
  const words = new Set([...name.alternatives.flat(), ...name.codes, name.nameplate, vehicle.make.toLowerCase()])
  const chassis =
    /^(?:mk\d(?:\.5)?|[a-z]{1,2}\d{1,3}[a-z]?|\d[a-z]{2}|tt|fd|ek|eg|gd|va|vb|nb|nc|nd\d?|fox|gsr|stick|auto)$/
  return (token) =>
    chassis.test(token) || vehicleWords(token).some((word) => words.has(word) && word.length > 1) || isMakeWord(token)
}

/** Names of letters that are said of a car: "raptor" is no F-150 5.0, though that was built in the year. */
function saidWhole(sorted: readonly Candidate[], said: ReadonlySet<string>, ofYear: Candidate): Candidate | undefined {
  const own = ({ name }: Candidate) => {
    const words = new Set(name.alternatives.flat())
    return [...said].filter((word) => /^[a-z]{4,}$/.test(word) && words.has(word)).length
  }
  const least = own(ofYear)
  return sorted.find((one) => one.named && one.nameScore > 0 && own(one) > least)
}

function bestOf(
  vehicles: readonly Vehicle[],
  text: string,
  year: number | undefined,
): { best?: Candidate; mayMean: CarReading['mayMean'] } {
  const known = nameWords(vehicles)
  const said0 = vehicleWords(text)
  const lower = `${text.toLowerCase()} ${said0.join(' ')}`
  const words = [...new Set(said0)]
    .filter((word) => !PLAIN_ENGLISH.has(word) && (WEAK.get(word)?.test(lower) ?? true))
    .map((word) => (isMakeWord(word) || known.has(word) ? word : spelled(vehicles, word)))
    .filter((word) => WEAK.get(word)?.test(`${lower} ${word}`) ?? true)
  const make: Make | undefined = words.map((word) => (isMakeWord(word) ? makeOfWords([word]) : undefined)).find(Boolean)
  const said = new Set(words.filter((word) => known.has(word) && (!isMakeWord(word) || isOptionalWord(word) || !make)))
  // "Add 1", "10.4x": how many, and no 1 Series or Evo.
  const isCount = [...said].every((word) => /^[\dx]$/.test(word)) && !/\b(?:series|er)\b/.test(lower)
  if (isCount && !make) return { mayMean: [] }
  const wanted = {
    make,
    words: said,
    years: year === undefined ? generationYears(text) : { from: year, to: year },
    engine: readEngineWords(withoutBoostParts(text)),
    transmission: readTransmissionWords(text),
    drivetrain: drivetrainIn(text),
    crankHp: undefined,
  }
  const sorted = candidates(vehicles, wanted).sort(better)
  const [first] = sorted
  const ofYear = sorted.find((one) => one.named && (one.nameScore > 0 || one.byCode) && one.yearsApart === 0)
  const best = (ofYear && !ofYear.byCode && saidWhole(sorted, said, ofYear)) || ofYear || first
  if (best && isOtherCar(vehicles, best, new Set(words.filter((word) => !EVERYDAY.has(word))))) return { mayMean: [] }
  if (best?.named && (best.nameScore > 0 || best.byCode)) return { best, mayMean: [] }
  const mayMean = new Map<string, string>()
  for (const { vehicle, name, nameScore } of sorted) {
    const namesIt = make === vehicle.make || name.alternatives[0]?.some((word) => said.has(word))
    if (namesIt && nameScore > -6) mayMean.set(vehicle.modelId, `${vehicle.make} ${vehicle.model}`)
    if (mayMean.size === 6) break
  }
  return { mayMean: [...mayMean].map(([car, label]) => ({ car, label })) }
}
