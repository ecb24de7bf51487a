import { type CarReading, type NamedCar, readCar, yearIn } from '../catalog/car-words.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { withShortTrims } from '../catalog/short-trims.ts'
import { type GearboxSaid, gearboxSaid } from './gearbox-said.ts'
import { kindsToChoose } from './kinds-to-choose.ts'
import type { Goal } from './meaning.ts'
import { isDisplacement } from './read-said-car.ts'
import type { SaidCar } from './said-car.ts'
import type { Sentence } from './sentence.ts'
import { sharedYear, yearTold } from './year-after-car.ts'

type Names = Pick<CatalogSnapshot, 'vehicles'>

export interface CarsSaid {
  named?: NamedCar
  against?: NamedCar
  mayMean: CarReading['mayMean']
}

const FASTER_THAN =
  /\b(?:(?:faster|quicker) than|(?:same|as) (?:fast|quick|strong) (?:like|as)|(?:fast|quick) like|same (?:0-60|quarter(?: mile)?|et|time|speed|pace) as|as (?:fast|quick|strong) as|as much (?:power |hp )?as(?! possible)|keep up with|(?:run|hang|stay|level|even) with|beats?|outrun|smoke|(?<!plugs? )gap(?! (?:for|on|size|is|should|to)\b)|walk(?: on)?|embarrass|match|pass(?= \d{3}s?\b)|take(?![^.,;?!]{3,30} (?:in)?to )(?=[^.,;?!]{3,36} (?:from (?:an? )?(?:\d|roll|dig|stop)|off (?:the|a) (?:line|light)|on the (?:highway|freeway|interstate)|in (?:the quarter|the 1\/4|an? race|a pull|a roll)))|(?:accelerate|go|move|pull|perform|run|launch|0-60) like) (?:an? |the |my buddy'?s |my (?:neighbou?r|friend|brother|dad|cousin|co-?worker|boss|buddie|boy|girl)'?s |my (?:host )?(?:father|mother|mom|wife|husband|uncle|nephew|son|daughter|friend|brother|boss)'?s |any |some |one of (?:the|those) |those |these |stock )*(?!(?:him|her|them|it|that|this)\b)(.+?)(?=(?: with (?:my|an?|the)| from (?:an? )?(?:\d|roll|dig)| in (?:my|an?) | off the line| if (?:i|we)\b| of the same year| on the (?:highway|street|strip|straights?)| using | under | for (?:under|less)|[,;?!]|\. |$))/

const AS_FAST_AS_HIS =
  /\b(?:(?:faster|quicker) than|as (?:fast|quick|strong) as|keep up with|(?:hang|run|stay|level|even) with|catch(?: up (?:to|with))?|beats?|outrun|smoke|dust|spank|pull (?:on|away from)|stay ahead of|(?<!plugs? )gap(?! (?:for|on|size|is|should|to)\b)|walk|embarrass|match|take|(?:accelerate|go|move|pull|run) like) (?:he|she|him|her|they|them|his|hers|theirs|(?:that|this|the other)(?: (?:thing|car|one|truck))?|it)(?: (?:is|has|does|can|goes|are))?\b/
const OWNER = String.raw`(?:brother|sister|neighbou?r|boyfriend|girlfriend|bf|gf|dude|bro|homie|room ?mate|fella|teammate|classmate|sergeant|sarge|platoon|squad|supervisor|manager|ex|fianc[eé]e?|partner|sis|grandpa|gramps|buddy|friend|cousin|co-?worker|colleague|boss|uncle|aunt|dad|father|mom|wife|husband|son|daughter|guy|kid|nephew|boy|homeboy|he|she|law)`
const HIS_CAR = new RegExp(
  String.raw`\b${OWNER}(?: (?:just|now|next door|across the street|at work|always|recently|(?:in|at|from|on) (?:my|the|our) \w+|(?!has|have|had|drives|owns|bought|got|runs|is|will|can|wants?|needs?)[a-z]+))* (?:has|have|drives|owns|bought|got|runs|races|brags about|showed up in) (?:an?|the|his|her|this) (.{2,50}?)(?=[.,;!]| (?:and|but|who|which|that)\b|$)`,
)

/** "My buddy's M2 Comp ran an 11.2": the rival by its owner. */
const OWNERS_CAR = new RegExp(
  String.raw`\b${OWNER}'?s (.{2,40}?) (?:just |only )?(?:ran|runs?|did|does|went|goes|trapped|traps|makes|made|beat|smoked|is|walked|gapped)\b(?:(?!\b(?:i (?:got|have|drive|own|run|am in)|mine|my)\b)[^.!;]|\.(?=\d)){0,60}`,
)

const OF_OTHERS = new RegExp(
  String.raw`(?:^|[,.;!?]|\b(?:and|but)\b)\s*(?:so |and |but |well )?(?:my |our |the )?(?:\w+ ){0,2}?${OWNER}(?:'?s)?\b[^,.;!?]*`,
  'g',
)
const IS_OWN = /\bmine\b|\bi (?:have|drive|own|got|run|am in)\b|\bmy (?:own )?\d/

/** "My buddy's STI makes 400, mine is a 2015 WRX": what is told of another's car is no request. */
export function withoutOthers({ vehicles }: Names, text: string): string {
  if (!IS_OWN.test(text)) return text
  return text.replaceAll(OF_OTHERS, (clause, at: number) => {
    if (IS_OWN.test(clause) || !readCar(vehicles, clause).named) return clause
    const others = `${text.slice(0, at)} ${text.slice(at + clause.length)}`
    return readCar(vehicles, others).named ? ' , ' : clause
  })
}

/** "My neighbor has a Z06. What makes mine as quick as his?": the rival, named in a sentence of its own. */
function readHisCar(vehicles: Names['vehicles'], sentence: Sentence): Goal | undefined {
  if (!AS_FAST_AS_HIS.test(sentence.rest)) return undefined
  const form = HIS_CAR.test(sentence.rest) ? HIS_CAR : OWNERS_CAR
  const { named } = readCar(vehicles, form.exec(sentence.rest)?.[1] ?? '')
  if (!named) return undefined
  const told = Number(
    /\b(?:ran|runs?|did|does|went|goes)(?: (?:an?|about|like))? (\d{1,2}\.\d{1,2})\b/.exec(
      form.exec(sentence.rest)?.[0] ?? '',
    )?.[1],
  )
  sentence.take(form)
  sentence.take(AS_FAST_AS_HIS)
  return told > 7 ? { quarterMileS: Number((told - 0.01).toFixed(2)) } : { fasterThan: named }
}

const ITS_SPEED =
  /\bwants? (?:an? |the )?([a-z\d][a-z\d /-]{1,24}?)(?:'s)? (?:speed|power numbers|performance|quickness|acceleration|pace|numbers|times)\b/

/** "faster than a Hellcat": that car's stock time slip is the goal. */
export function readRival({ vehicles }: Names, sentence: Sentence): Goal | undefined {
  const form = FASTER_THAN.test(sentence.rest) ? FASTER_THAN : ITS_SPEED
  const match = form.exec(sentence.rest)
  const { named } = match?.[1] ? readCar(vehicles, match[1].replace(/(?<=\w\d{1,3})s\b/, '')) : {}
  const whole =
    named ??
    (match?.[1] && /\bgt\b/.test(match[1]) && /mustang|stang/.test(sentence.rest)
      ? readCar(vehicles, `mustang ${match[1]}`).named
      : /^scat ?packs?$/.test(match?.[1] ?? '')
        ? readCar(vehicles, 'challenger r/t scat pack').named
        : /^si\b/.test(match?.[1] ?? '')
          ? readCar(vehicles, `civic ${match?.[1]}`).named
          : undefined)
  if (!match || !whole) return readHisCar(vehicles, sentence)
  sentence.take(form)
  return { fasterThan: whole }
}

const BETWEEN =
  /\bvs\b\.?|\sv\s|\bversus\b|\bcompare[ds]?\b(?: it| this| that)? (?:to|with|against)|\bagainst\b|\bnext to\b|\band\b|\bor\b|\bbut\b|\bthan\b|\bwhile\b|(?<!\b(?:f-?150|mustang|camaro|charger|challenger|silverado|golf|civic|ram) )\bwith\b|\bwith\b(?! (?:the |an? )?\d\.\d\b)|\bto\b|,|:|\bbetween\b|\b[oy]\b(?= (?:el|la|un|una|19\d\d|20\d\d)\b)|[.;?](?= (?:the |my )?[a-z\d/ -]{2,20} (?:is|was|would be) (?:an? |the )?'?(?:19|20)?\d\d\b)/g

const gearboxIn = (piece: string): { gearbox?: GearboxSaid } => {
  const gearbox = gearboxSaid(piece)
  return gearbox ? { gearbox } : {}
}

/** So many places are tried for where another car begins: a comparison has few such words. */
const PLACES_TRIED = 8
const MOST_CARS = 4

/**
 * The two cars of a comparison; one alone is compared with the car that is talked about, or is the one that two parts are to
 * be chosen for.
 */
export function readPair(catalog: Names, text: string, [named, against]: readonly NamedCar[]): CarsSaid {
  if (named && against) return { named, against, mayMean: [] }
  const { named: one, mayMean } = readCar(catalog.vehicles, text)
  if (one && kindsToChoose(text).length === 2) return { named: one, mayMean: [] }
  return one ? { against: one, mayMean: [] } : { mayMean }
}

/** Cars that are named once for two of their trims: "a Mustang EcoBoost or the GT". */
const NAMEPLATE =
  /\bf-?150\b|\bmustang\b|\bcamaro\b|\bcorvette\b|\bsupra\b|\bchallenger\b|\bcharger\b|\bcivic\b|\bgolf\b|\bsilverado\b|\bwrx\b/
const TRIM =
  /^\W*(?:an? |the |my )?(?:\d{4} )?(?:gt(?:350|500)?|ss|zl1|z06|zr1|v6|v8|ecoboost|r\/?t|scat ?pack|hellcat|srt\w*|sti|si|type r|gti|r|\d\.\d(?! ?(?:s|sec\w*|psi)\b))\b/

/** "The 3.5 or the 5.0, both 2021 F-150s": the nameplate is said once, behind the trims. */
const SHARED_PLATE =
  /\b(?:both|all)(?: are| of them)?(?: in)?(?: (?:an? |the )?(?:'?\d\d|\d{4}))? (f-?150|mustang|camaro|corvette|supra|challenger|charger|civic|golf|silverado|wrx)s?\b/

/** "Coyote guy here": a code without a figure tells no year beside one that is said. */
const withoutBareCode = (named: NamedCar | undefined, piece: string): NamedCar | undefined =>
  named?.isYearOfCode && !/\d/.test(piece) ? { car: named.car } : named

/** Every car that a comparison names, in its order; a piece that only tells the variant belongs to the car before. */
export function carsIn({ vehicles }: Names, said: string): readonly SaidCar[] {
  const text = withShortTrims(said)
  const bySize = ofTwoSizes(vehicles, text)
  if (bySize.length > 1) return sharingYear(vehicles, bySize, yearIn(text) ?? sharedYear(text))
  const cuts = [...text.matchAll(BETWEEN)].slice(0, PLACES_TRIED)
  const pieces = cuts.map((cut, at) =>
    text.slice(at === 0 ? 0 : (cuts[at - 1]?.index ?? 0) + (cuts[at - 1]?.[0].length ?? 0), cut.index),
  )
  const last = cuts.at(-1)
  pieces.push(text.slice(last ? last.index + last[0].length : 0))
  const found: SaidCar[] = []
  const shared = SHARED_PLATE.exec(text)?.[1]
  const yearsAlone: string[] = []
  let before = ''
  for (const [at, piece] of pieces.entries()) {
    const read = withoutBareCode(readCar(vehicles, piece).named, piece)
    const named = read && isDisplacement(vehicles, piece, read.car) ? undefined : read
    const nameplate = shared ?? (NAMEPLATE.exec(before) ?? NAMEPLATE.exec(found.at(-1)?.car ?? ''))?.[0]
    const isTrim = TRIM.test(piece)
    const other =
      (shared && isTrim ? readCar(vehicles, `${shared} ${piece}`).named : named) ??
      (nameplate && isTrim ? readCar(vehicles, `${nameplate} ${piece}`).named : undefined)
    before += piece
    const told = found.length < MOST_CARS ? yearTold(vehicles, found, piece) : undefined
    if (told) found[told.at] = told.one
    if (told) continue
    const alone = other ? undefined : YEAR_ALONE.exec(piece)?.[1]
    if (alone) yearsAlone.push(alone)
    if (other) found.push(...ofYearsAlone(vehicles, other, yearsAlone.splice(0)).slice(0, MOST_CARS - found.length))
    if (!other || found.length === MOST_CARS) continue
    const same = found.findIndex(
      ({ car, year }) => car === other.car && (year === other.year || other.year === undefined || year === undefined),
    )
    const isToldMore = isMoreOfIt(cuts[at - 1]?.[0], piece)
    const own = isToldMore ? found.findIndex(({ car }) => car === other.car) : same
    if (own >= 0) found[own] = { ...other, ...found[own] }
    else found.push({ ...other, ...gearboxIn(piece) })
  }
  return sharingYear(vehicles, withoutCodes(found), yearIn(text) ?? sharedYear(text))
}

/** "2010 Camaro SS automatic, L99", "a 2009 GT, a 4.6": behind a comma an engine without a plate or a year tells more of the car before. */
const isMoreOfIt = (cut: string | undefined, piece: string): boolean =>
  /^(?:,|:|with|\.)$/.test(cut ?? '') && !NAMEPLATE.test(piece) && !/\b(?:19|20)\d\d\b/.test(piece)

/** "Gen 2 or gen 3, looking at a 16 or a 19 GT": the years that are said tell which are meant. */
const withoutCodes = (found: readonly SaidCar[]): readonly SaidCar[] =>
  found.filter(
    ({ car, isYearOfCode }) =>
      !isYearOfCode || found.filter((one) => one.car === car && one.year && !one.isYearOfCode).length < 2,
  )

/** "A 16 or a 19 GT": years before the car that they are of. */
const YEAR_ALONE = /(?:^|\b(?:an?|the|at|between) )'?((?:19[89]|20[0-2])\d|[01]\d|2[0-6])\W*$/
function ofYearsAlone(vehicles: Names['vehicles'], { car }: NamedCar, years: readonly string[]): SaidCar[] {
  return years.flatMap((digits) => {
    const year = digits.length === 4 ? Number(digits) : 2000 + Number(digits)
    const isBuilt = vehicles.some((one) => one.modelId === car && one.yearFrom <= year && year <= one.yearTo)
    return isBuilt ? [{ car, year }] : []
  })
}

/** "An F-150 for towing, 2.7 or 3.5": one nameplate with either engine. */
function ofTwoSizes(vehicles: Names['vehicles'], text: string): SaidCar[] {
  const sizes = TWO_SIZES.test(text) ? [...text.matchAll(ENGINE_SIZE)].map(([size]) => size).slice(0, MOST_CARS) : []
  const plate = NAMEPLATE.exec(text)?.[0]
  if (!plate) return []
  return [...new Set(sizes)].flatMap((size) => readCar(vehicles, `${plate} ${size}`).named ?? [])
}
const ENGINE_SIZE = /(?<![\d.])[1-8]\.\d(?![\d.]| ?(?:s|sec\w*|k|grand)\b)/g
const TWO_SIZES = /\b(\d\.\d)\b[^?.;\d]{0,20}\b(?:or|vs\.?|versus)\b (?:the |a )?(\d\.\d)\b/

/** "2018 Mustang GT or Camaro SS": the only year that is said is that of every car that was built in it. */
function sharingYear(
  vehicles: Names['vehicles'],
  found: readonly SaidCar[],
  said: number | undefined,
): readonly SaidCar[] {
  const years = new Set(found.flatMap(({ year, isYearOfCode }) => (year && !isYearOfCode ? [year] : [])))
  const [year = said] = years
  if (year === undefined || years.size > 1) return found
  const covers = (car: string) =>
    vehicles.some((one) => one.modelId === car && one.yearFrom <= year && year <= one.yearTo)
  return found.map((one) => (one.year === undefined && covers(one.car) ? { ...one, year } : one))
}

/** The cars of a comparison that we do not build: "trackhawk vs Durango Hellcat". */
export function strangersIn({ vehicles }: Names, text: string): readonly string[] {
  return text
    .split(BETWEEN)
    .slice(0, PLACES_TRIED)
    .flatMap((piece) => readCar(vehicles, piece).stranger ?? [])
}
