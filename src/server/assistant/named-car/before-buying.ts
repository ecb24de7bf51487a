import { firstToGo } from '../../../engine/limits/limit-words.ts'
import type { Vehicle } from '../../../engine/model.ts'
import { carWords, partsLike } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { type Platform, platformsNamed, platformsOfCar } from '../knowledge/car-lore.ts'
import { type RankedLore, rankedLore } from '../knowledge/ranked-lore.ts'
import { withoutCars } from '../knowledge/subject-of-question.ts'
import { enginesTold, platformsOfVehicle } from '../lore-of-car.ts'
import type { Turn } from '../turn.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'

const BUYS =
  /\b(?:buy|buying|purchas\w*|looking at|lookin at|thinking (?:about|of|bout) (?:a|an|the|getting|copping|buying|picking)|copping|cop|shopping for|pre-?purchase|cpo|certified|test drive|asking \$?\d+|hand (?:him|her|them)|comprar\w*|usad[oa]|used)\b/
const TROUBLES =
  /\b(?:weak (?:points?|spots?|links?)|weakness\w*|(?:what is|anything|something|whats) (?:usually )?wrong|goes wrong|problems?|problemas?|issues?|faults?|fallas?|flaws?|look (?:for|at|out|before|over)|watch (?:out )?for|check|reviso|revisar|everything that breaks|what breaks|red flags?|known for|run or buy|buy or run|should i buy (?:it|this|that|one|an?|the)\b|worth (?:buying|it)|good buy|pass\W*$|avoid|reliab\w*|is (?:that|it) (?:true|real)|how scared|walk away)\b/
/** Parts are bought, another car is held against it, or a teenager is to drive it. */
const ELSE =
  /\bhow (?:do|can|would) (?:i|you|we) (?:check|tell|know|verify|see)\b|\bbuy first\b|\b(?:parts?|kit|clutch|turbo|tires|wheels|exhaust|intake|headers|coilovers|brakes|pads)\b[^.?!]{0,16}\b(?:used|buy)\b|\b(?:used|buy|buying) (?:a |an |the |some )?(?:turbo|clutch|tires|wheels|exhaust|intake|headers|coilovers|brakes|pads|parts?|kit|tune)\b|\b(?:son|daughter|teen\w*|first car|drive home)\b/
/** What a platform is known to be looked over for. */
const USED = 'what should I check before buying a used one, common problems, what goes wrong'
/** So likely right the trade's word is of what was asked; what is checked on a used one is asked outright. */
const RIGHT = { asked: 0.3, used: 0.35 }
const MOST_LORE = 2

/** `isSurely`: it is known that a car to buy is asked about. "Looking at a 2008 Z06, what should I know": what this very engine is known for, what it costs, and what to look at. */
export function beforeBuying(turn: Turn, isSurely = false): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  const isAsked = BUYS.test(asked) && TROUBLES.test(asked)
  if (!(isSurely || isAsked) || ELSE.test(asked) || isOther(turn)) return undefined
  // Power is wanted of it: that is planned, not looked over.
  if (isSurely && !isAsked && meaning.goal !== undefined && !('most' in meaning.goal)) return undefined
  const chosen = ofCar(advisor, draft, reading)
  const car = chosen && ofItsEngine(turn, chosen)
  if (!car) return undefined
  const other = otherEngine(turn, car)
  const platforms = other ?? platformsOfVehicle(car.vehicle, car.year)
  const lore = loreBeside(turn, platforms)
  if (other && lore.length === 0) return undefined
  const { language } = draft
  const lead = other ? notOurs(car, other, meaning.year) : knownOf(car)
  const told = lore.map(({ lore: { says } }) => inLanguage(language, says))
  return [
    text(inLanguage(language, lead), ...told, inLanguage(language, looksOf(car)), other ? '' : car.assumed),
    suggestions('What does an inspection cost?', 'What breaks first?', 'How quick is it stock?'),
  ]
}

const isOther = ({ draft, reading: { meaning } }: Turn): boolean =>
  meaning.stranger !== undefined ||
  meaning.against?.car !== undefined ||
  meaning.cars !== undefined ||
  meaning.intent === 'cart' ||
  draft.shown !== undefined

/** "The N54 135i", "08 135i": of our cars of that name the one with the engine that is told. */
function ofItsEngine({ words, reading: { meaning } }: Turn, car: OfCar): OfCar {
  const { advisor, vehicle, year } = car
  const named = platformsNamed(words)
  const isOwn = (one: Vehicle, of: number) => platformsOfVehicle(one, of).some((platform) => named.includes(platform))
  if (meaning.year !== undefined || named.length === 0 || isOwn(vehicle, year)) return car
  const own = advisor.catalog.variantsOf(vehicle.modelId).find((one) => isOwn(one, one.yearTo))
  return own ? { ...car, vehicle: own, year: own.yearTo, name: carWords(own, own.yearTo), assumed: '' } : car
}

/** "08 135i": the year is of another engine than the one that we build. */
function otherEngine({ words }: Turn, { vehicle, year }: OfCar): readonly Platform[] | undefined {
  const named = platformsNamed(words)
  const own = platformsOfVehicle(vehicle, year)
  const ofModel = platformsOfCar({ ...vehicle, yearFrom: 1900, yearTo: 2100 })
  const isOfOther =
    named.length > 0 && named.every((one) => ofModel.includes(one) && !own.includes(one)) && enginesTold(named)
  return isOfOther ? named : undefined
}

function loreBeside({ advisor, reading, toldBefore, words }: Turn, platforms: readonly Platform[]): RankedLore[] {
  if (platforms.length === 0) return []
  const bare = withoutCars(advisor.catalog.vehicles, reading.asked)
  const [asked] = rankedLore(platforms, words, bare)
  const [used] = rankedLore(platforms, USED, USED)
  const found = [
    ...(asked && asked.right >= RIGHT.asked ? [asked] : []),
    ...(used && used.right >= RIGHT.used && IS_OF_USED.test(used.lore.asks.join(' ')) ? [used] : []),
  ]
  return found
    .filter(({ lore }, at) => found.findIndex((one) => one.lore === lore) === at)
    .filter(({ lore }) => !toldBefore.some((earlier) => lore.says.some((one) => earlier.includes(one))))
    .slice(0, MOST_LORE)
}
const IS_OF_USED = /\b(?:used|buy\w*|check|look (?:for|at)|inspect\w*|problems?|issues?)\b/

const notOurs = ({ vehicle, year }: OfCar, [platform]: readonly Platform[], said: number | undefined): Bilingual => [
  `${said ? `A ${said} ${vehicle.model}` : `That ${vehicle.model}`} is ${platform?.title ?? 'another engine'}, not the ${vehicle.family.name} of the ${year} that we build, so no figures of ours. What the trade says of it:`,
  `Ese ${vehicle.model} es ${(platform?.title ?? '').replace(/^the /, '')}, no el ${vehicle.family.name} del ${year} que trabajamos. Lo que se sabe en los talleres:`,
]

/** What the engine is known for, what lets go when it is pushed, and what the cure costs. */
function knownOf({ advisor, vehicle, year }: OfCar): Bilingual {
  const { family } = vehicle
  const first = family.weakPoints.filter((one) => one.first).map(({ what }) => what)
  const rest = family.weakPoints.filter((one) => !one.first).map(({ what }) => what)
  const fixes = partsLike(advisor.catalog, vehicle, { kind: 'reliability_fix' })
    .filter(({ kind }) => kind === 'reliability_fix')
    .slice(0, 2)
    .map(
      (one) =>
        `${one.manufacturer} ${one.name}, ${dollars(dollarsOf(one.priceCents))} (${dollars(installedUsdOf(one))} installed)`,
    )
  const all = [...first, ...rest]
  const name = carWords(vehicle, year)
  const real = first.length > 0 ? ` Real, and to be checked before you pay: ${listed(first)}.` : ''
  const known =
    all.length > 0
      ? `The ${name} (${family.name}) is known for ${listed(all)}.${real}`
      : `The ${name} (${family.name}) has no typical weak point that we know of.`
  const conocido =
    all.length > 0
      ? `El ${name} (${family.name}) es conocido por: ${tradeInSpanish(all.join(', '))}.`
      : `El ${name} (${family.name}) no tiene un punto débil típico que conozcamos.`
  const goes = firstToGo(vehicle)
  const pushed = goes ? ` Pushed, what lets go first: ${goes}.` : ''
  const cure = fixes.length > 0 ? ` The cure that we sell: ${listed(fixes)}.` : ''
  return [
    `${known}${pushed}${cure}`,
    `${conocido}${goes ? ` Si lo aprietas, lo primero que cede: ${tradeInSpanish(goes)}.` : ''}`,
  ]
}

/** What to look at on any of them, by what it has. */
function looksOf({ vehicle }: OfCar): Bilingual {
  const { transmission, engine, make } = vehicle
  const box =
    transmission.kind === 'manual'
      ? 'a pull in a high gear that shows a slipping clutch, and second and third gear cold'
      : transmission.kind === 'dual_clutch'
        ? 'clutch and gearbox codes and its fluid records'
        : 'shifts cold and hot, and its fluid records'
  const boosted = engine.aspiration === 'na' ? '' : ', boost leaks and whether it was tuned'
  const overRevs = make === 'Porsche' ? ', an over-rev report from the engine computer' : ''
  return [
    `Before you pay: service records, a cold start, a code scan with the monitors ready, compression and leak-down${boosted}${overRevs}, ${box}. No records, or a seller who won't allow an inspection, means walk away.`,
    `Antes de pagar: historial de servicio, arranque en frío, escaneo con monitores listos, compresión y fugas, y prueba de la caja. Sin historial o sin inspección, no lo compres.`,
  ]
}
