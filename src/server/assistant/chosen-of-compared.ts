import { makeNamed, vehicleName, vehicleWords } from '../../catalog/vehicle-words.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import { type Body, DRIVETRAINS, type Vehicle } from '../../engine/model.ts'
import type { Meaning } from './meaning.ts'
import type { SaidCar } from './said-car.ts'

/** Decided for one: an order, a start, "it is", or what the wish is "on". */
const DECIDES =
  /\b(?:go(?:ing)?|went|roll\w*|stick\w*) with\b|\b(?:do|build|take|get|buy|want|pick|choose|plan|price|spec|show|give me|keep\w*|leaning|prefer|lets?|let us|like)\b|\bthen\b|\bit is\b|\bthe (?:winner|one|plain|regular|base|normal|standard)\b|\bone\b|\b(?:on|for|with|in|of) (?:the|an?|that|my)\b|^\W*(?:(?:ok(?:ay)?|so|and|well|yeah|yes|alright|fine|cool|hmm+|eh|nah|va|vale|bueno|pues|dale|y|then|now|definitely|probably|maybe|gotta be)[ ,.]+)*(?:the|el|la|on|al|a|con)\b/

const OF_ALL = /\b(?:both|each|either|all (?:three|of them)|neither|two of (?:them|those)|ambos|los dos|cada uno)\b/

/** Words that tell no car from another. */
const SAYS_NO_CAR: ReadonlySet<string> = new Set([
  ...['the', 'base', 'us', 'gen', 'manual', 'automatic', 'turbo', 'facelift', 'stock', 'rating', 'and', 'one', 'first'],
  ...DRIVETRAINS,
  ...['second', 'third', 'sedan', 'coupe', 'hatch', 'wagon', 'seats', 'doors', 'body', 'i', 'is'],
])

interface Side {
  said: SaidCar
  /** Its versions of the year that was said, the newest first. */
  vehicles: readonly Vehicle[]
  all: readonly Vehicle[]
}

const BODIES: readonly (readonly [RegExp, readonly Body[]])[] = [
  [/\b(?:sedan|saloon|four[- ]door|4[- ]door)\b/, ['sedan', 'sport_sedan']],
  [/\b(?:coupe|two[- ]door|2[- ]door)\b/, ['coupe', 'super_coupe', 'gt', 'fastback', 'muscle', 'retro_muscle']],
  [/\b(?:hatch|hatchback)\b/, ['hatch']],
  [/\b(?:truck|pick-?up|troca)\b/, ['pickup']],
  [/\b(?:convertible|roadster|drop[- ]top)\b/, ['roadster']],
  [/\b(?:mid[- ]engined?)\b/, ['mid_engine']],
]

const CYLINDERS: readonly (readonly [RegExp, number])[] = [
  [/\bv-?10\b/, 10],
  [/\b(?:v-?8|eight)\b/, 8],
  [/\b(?:v-?6|(?:straight|inline) six|i6|six(?: cylinder)?)\b/, 6],
  [/\b(?:five cylinder|5 cylinder|five banger)\b/, 5],
  [/\b(?:four cylinder|4 cylinder|4-?cyl|four banger|i4)\b/, 4],
]

const yearOf = ({ said, vehicles }: Side): number => said.year ?? vehicles[0]?.yearTo ?? 0

/** The one side that something holds of. */
const only = (sides: readonly Side[], holds: (side: Side) => boolean): Side | undefined => {
  const [one, ...others] = sides.filter(holds)
  return others.length === 0 ? one : undefined
}

const extreme = (sides: readonly Side[], of: (side: Side) => number): Side | undefined => {
  const most = Math.max(...sides.map(of))
  return only(sides, (side) => of(side) === most)
}

/** Every word by which a car may be called. */
function namesOf({ vehicles }: Side): ReadonlySet<string> {
  const words = vehicles.flatMap((vehicle) => {
    const { alternatives, inItsYears, codes, details } = vehicleName(vehicle)
    return [...alternatives.flat(), ...inItsYears.flat(), ...codes, ...details, ...vehicleWords(vehicle.model)]
  })
  return new Set(words.filter((word) => !SAYS_NO_CAR.has(word)))
}

/** "The GT", "the Z06": a word of the name of one, and of no other. */
function byName(sides: readonly Side[], asked: string): Side | undefined {
  const said = vehicleWords(asked)
  const names = sides.map(namesOf)
  const has = (at: number, word: string): boolean =>
    names[at]?.has(word) || (/^\d{3}$/.test(word) && [...(names[at] ?? [])].some((name) => name.startsWith(word)))
  const told = sides.filter((_, at) =>
    said.some((word) => has(at, word) && !sides.some((__, other) => other !== at && has(other, word))),
  )
  return told.length === 1 ? told[0] : undefined
}

const YEAR_AS_NAME =
  /(?:\b(?:the|with|an?|el|la|on|do|del)|^\W*) *'?((?:19|20)\d\d|\d\d)\b(?! ?(?:whp|hp|wheel|psi|mph|%|k\b|grand|octane|inch|lbs?|s\b|sec|miles|hours|parts|mods))/g

/** "The 21": the year that was said of one of them, or in which only one of them was built. */
function byYear(sides: readonly Side[], asked: string): Side | undefined {
  const said = [...asked.matchAll(YEAR_AS_NAME)].map(([, digits = '']) => Number(digits))
  const isOf = ({ said: { year }, all }: Side, named: number): boolean =>
    year === undefined
      ? all.some(({ yearFrom, yearTo }) => yearFrom <= wholeYear(named) && wholeYear(named) <= yearTo)
      : year === wholeYear(named)
  return said.length === 0 ? undefined : only(sides, (side) => said.some((year) => isOf(side, year)))
}
const wholeYear = (digits: number): number => (digits > 99 ? digits : digits + (digits > 50 ? 1900 : 2000))

const OLDER = /\b(?:older|oldest|earlier|previous gen\w*|old) (?:one|car|truck|body|gen\w*)\b|\bthe (?:older|old one)\b/
const NEWER = /\b(?:newer|newest|later|latest|new) (?:one|car|truck|body|gen\w*)\b|\bthe (?:newer|new one)\b/
const STRONGER = /\b(?:stronger|more powerful|higher (?:hp|horsepower)|faster|quicker) (?:one|car|truck|of)\b/
const LIGHTER = /\blighter (?:one|car|truck)\b/

const PLAIN = /\b(?:plain|regular|base|normal|standard|non[- ]?s)\b/
/** "The plain Turbo" beside the Turbo S: the one whose name the others only add to. */
const plainOf = (sides: readonly Side[]): Side | undefined => {
  const nameOf = ({ vehicles: [one] }: Side) => `${one?.make} ${one?.model}`
  return sides.find((side) => sides.every((other) => nameOf(other).startsWith(nameOf(side))))
}

function byKind(sides: readonly Side[], asked: string): Side | undefined {
  const first = ({ vehicles }: Side) => vehicles[0]
  if (OLDER.test(asked)) return extreme(sides, (side) => -yearOf(side))
  if (NEWER.test(asked)) return extreme(sides, yearOf)
  if (STRONGER.test(asked)) return extreme(sides, (side) => first(side)?.engine.crankHp ?? 0)
  if (PLAIN.test(asked)) return plainOf(sides)
  if (LIGHTER.test(asked)) return extreme(sides, (side) => -(first(side)?.chassis.curbWeightLb ?? 0))
  const drivetrain = drivetrainIn(asked)
  if (drivetrain) return only(sides, (side) => first(side)?.chassis.drivetrain === drivetrain)
  const bodies = BODIES.find(([form]) => form.test(asked))?.[1]
  const byBody = bodies && only(sides, (side) => bodies.includes(first(side)?.chassis.body ?? 'gt'))
  if (byBody) return byBody
  const cylinders = CYLINDERS.find(([form]) => form.test(asked))?.[1]
  return cylinders === undefined ? undefined : only(sides, (side) => first(side)?.engine.cylinders === cylinders)
}

/** "The Porsche": of two makes the one that is said. */
function byMake(sides: readonly Side[], asked: string): Side | undefined {
  const make = makeNamed(asked)
  return make ? only(sides, ({ vehicles }) => vehicles[0]?.make === make) : undefined
}

/** A car that only a word of it named, such as "V8" or "C6": its make and nameplate were not said. */
const isBarely = (vehicles: readonly Vehicle[], car: string, asked: string): boolean => {
  const one = vehicles.find(({ modelId }) => modelId === car)
  const words = vehicleWords(asked)
  return one !== undefined && !words.includes(vehicleName(one).nameplate) && makeNamed(asked) !== one.make
}

/**
 * "Go with the 21 then", "do the Porsche at 30k", "the V8, stage 2": of the cars that were compared the one that is decided
 * for, by its name, make, year, age, body or engine. Undefined where the words fit none or several of them.
 */
export function chosenOfCompared(
  vehicles: readonly Vehicle[],
  cars: readonly SaidCar[],
  { asked, meaning }: { asked: string; meaning: Meaning },
): SaidCar | undefined {
  if (OF_ALL.test(asked) || meaning.intent === 'compare' || !DECIDES.test(asked)) return undefined
  if (meaning.car !== undefined && !isBarely(vehicles, meaning.car, asked)) return undefined
  const sides = cars.map((said) => {
    const known = vehicles.filter(({ modelId }) => modelId === said.car)
    const ofYear = known.filter(
      ({ yearFrom, yearTo }) => (said.year ?? yearTo) <= yearTo && yearFrom <= (said.year ?? yearTo),
    )
    return { said, all: known, vehicles: (ofYear.length > 0 ? ofYear : known).toSorted((a, b) => b.yearTo - a.yearTo) }
  })
  const chosen = byName(sides, asked) ?? byMake(sides, asked) ?? byYear(sides, asked) ?? byKind(sides, asked)
  return chosen?.said
}
