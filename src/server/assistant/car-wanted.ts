import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Make, Vehicle } from '../../engine/model.ts'
import type { Body, Drivetrain } from '../../engine/vehicle.ts'
import { type Advisor, type Answer, dollars, inLanguage, type Said, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { topicOf } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindWords } from './parts-answer.ts'
import { planOf } from './plan-answer.ts'
import { readMessageOnce } from './read-message-once.ts'
import { carOf, requestFor } from './request-of.ts'
import { Sentence } from './sentence.ts'
import { wheelHpOf } from './subject-of-answer.ts'

const SEEKS =
  /\b(?:want|need|buy|get|looking for|shopping for|searching for|what is|what are|what|which|recommend|suggest)(?: (?:to (?:buy|get|find)|me|an?|some|good|best|the best|fast|quick|cheap|used|decent|reliable|fun|awd|rwd|manual|automatic|japanese|american|german|is|are|project|daily))* (?:cars?|sedans?|(?:4|four)[- ]?(?:doors?|dr)|coupes?|hatch(?:es|back)?s?|platforms?|sleepers?)\b(?! (?:you|yall|y'all|is (?:it|this|that|mine|yours)|do you (?:build|work|service|support|do)|we|beats?|will|would (?:beat|win|be faster)))/
const TO_BUY =
  /\b(?:buy|get|getting|look(?:ing)? (?:at|for|to)|shop(?:ping)?|recommend|suggest|ideas?|options?|pick up|want|need|good|best|should i)\b/
const OWN =
  /\b(?:my|mine|our|his|her|this|i (?:have|own|drive|got)) (?:\w+ ){0,2}(?:car|sedan|coupe|hatch\w*|truck)\b|\bfirst car\b|\b(?:drift|rental|loaner)\b/

const ORIGINS: readonly (readonly [RegExp, readonly Make[]])[] = [
  [/german|euro(?:pean|s)?/, ['Audi', 'BMW', 'Mercedes-Benz', 'Porsche', 'Volkswagen']],
  [/japanese|jdm|asian/, ['Acura', 'Honda', 'Infiniti', 'Mazda', 'Mitsubishi', 'Nissan', 'Subaru', 'Toyota']],
  [/american|domestics?/, ['Chevrolet', 'Dodge', 'Ford']],
]
const REFUSED = String.raw`\b(?:no|not|never|nothing|hate|skip|without|don't (?:want|like)|anything but|except)\b(?: (?:an?|any|want|like|of|the|those|more))*,? (?:`
const ONLY = String.raw`(?<!\b(?:no|not|nothing|any|but|want|like|more) )\b(?:`

const BODIES: readonly (readonly [RegExp, (body: Body) => boolean, string])[] = [
  [/\b(?:sedans?|(?:4|four)[- ]?(?:doors?|dr))\b/, (body) => body === 'sedan' || body === 'sport_sedan', '4-doors'],
  [/\bhatch\w*/, (body) => body === 'hatch', 'Hatches'],
  [/\bcoupes?\b/, (body) => !/sedan|hatch|pickup/.test(body), 'Coupes'],
]

/** Kept between a goal and what the stock bottom end takes. */
const HEADROOM = 1.05
const MOST_CARS = 4
/** A car of a budget below this is some years old. */
const USED_USD = 35_000
const USED_FROM = 2016
/** One that makes nearly the power stock costs more than such a budget. */
const NEARLY = 0.85
/** A dyno does not tell less apart. */
const NEAR = 0.99
const FEW_WORDS = 9

const isWish = (asked: string): boolean => SEEKS.test(asked) && TO_BUY.test(asked) && !OWN.test(asked)
const spoken = (messages: readonly Said[]): string[] =>
  messages.filter(({ from }) => from === 'visitor').map((message) => new Sentence(message.text).rest)

/** A wish for any car: which of ours bear the power on the stock bottom end; what is refused after it narrows them. */
export function carWanted(
  advisor: Advisor,
  draft: Draft,
  { asked, meaning, mayMean }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const isCarSaid = (meaning.car ?? draft.car ?? meaning.stranger) !== undefined || meaning.against?.car !== undefined
  if (isCarSaid || meaning.cars || meaning.intent === 'cart' || draft.shown) return undefined
  const said = spoken(messages)
  const at = said.findLastIndex(isWish)
  if (at < 0) return undefined
  const isNow = at === said.length - 1
  const all = said.slice(at).join('. ')
  const goal = meaning.goal ?? draft.goal ?? readMessageOnce(advisor.catalog, said[at] ?? '').meaning.goal
  const wanted: Wanted = {
    makes: makesOf(advisor.catalog.vehicles, all),
    ...{ body: BODIES.find(([form]) => form.test(all)), driven: drivetrainIn(all) },
    ...{ isUsed: draft.budgetUsd !== undefined && draft.budgetUsd < USED_USD, goal },
  }
  const { vehicles } = advisor.catalog
  const isRefusal = refusedIn(vehicles, asked).size > 0
  if (!isNow && !isRefusal && mayMean.length > 1 && goal)
    return versionsOf(
      advisor,
      { ...draft, goal },
      mayMean.map(({ car }) => car),
    )
  if ((mayMean.length > 0 && !isRefusal) || (!isNow && !narrows(vehicles, asked))) return undefined
  return goal ? forPower(advisor, draft, wanted) : ofBudget(draft, wanted)
}

interface Wanted {
  makes: readonly Make[]
  body: (typeof BODIES)[number] | undefined
  driven: Drivetrain | undefined
  isUsed: boolean
  goal: Draft['goal']
}

const makesIn = (vehicles: readonly Vehicle[]): Make[] => [...new Set(vehicles.map(({ make }) => make))]

/** The makes that are named behind such a lead, by themselves or by where they are from. */
const namedBehind = (vehicles: readonly Vehicle[], said: string, lead: string): Make[] =>
  [...ORIGINS, ...makesIn(vehicles).map((make) => [new RegExp(make.toLowerCase()), [make]] as const)].flatMap(
    ([form, makes]) => (new RegExp(`${lead}${form.source})\\b`).test(said) ? makes : []),
  )
const refusedIn = (vehicles: readonly Vehicle[], said: string): ReadonlySet<Make> =>
  new Set(namedBehind(vehicles, said, REFUSED))

/** The makes that are left of what was refused, or the only ones that are wanted. */
function makesOf(vehicles: readonly Vehicle[], said: string): readonly Make[] {
  const refused = refusedIn(vehicles, said)
  const only = namedBehind(vehicles, said, ONLY).filter((make) => !refused.has(make))
  return (only.length > 0 ? only : makesIn(vehicles)).filter((make) => !refused.has(make))
}

const narrows = (vehicles: readonly Vehicle[], asked: string): boolean =>
  asked.trim().split(/\s+/).length <= FEW_WORDS &&
  (BODIES.some(([form]) => form.test(asked)) ||
    drivetrainIn(asked) !== undefined ||
    makesOf(vehicles, asked).length < makesIn(vehicles).length)

const NOT_SOLD = "We don't sell cars and have no used-car prices, so those are yours to check."
const BUY_WELL = 'Buy the best-kept stock one with records, have it inspected, and hold back about 20% for maintenance.'

function ofBudget(draft: Draft, { makes }: Wanted): Answer | undefined {
  const told = topicOf('car_budget')?.answer
  return told && makes.length > MOST_CARS
    ? [text(inLanguage(draft.language, [`${NOT_SOLD} ${told[0]}`, told[1]])), suggestions('4 doors', 'No German cars')]
    : undefined
}

/** Of each make the mildest car that stage 3 takes there below the limit of its stock bottom end, the cheapest build first. */
function forPower(advisor: Advisor, draft: Draft, wanted: Wanted): Answer | undefined {
  const fitting = advisor.catalog.vehicles.filter(({ chassis, make, yearFrom }) => {
    const isShape = wanted.body ? wanted.body[1](chassis.body) : chassis.body !== 'pickup'
    const isDriven = wanted.driven === undefined || chassis.drivetrain === wanted.driven
    const isUsual =
      !wanted.isUsed || (yearFrom <= USED_FROM && !/mid_engine|rear_engine|super_coupe/.test(chassis.body))
    return isShape && isDriven && isUsual && wanted.makes.includes(make)
  })
  const goalOf = (vehicle: Vehicle) => wheelHpOf(advisor, vehicle, wanted.goal ? { goal: wanted.goal } : {}) ?? 0
  const stockOf = (vehicle: Vehicle) => advisor.catalog.stockPower(vehicle).stockWheelHp
  const bearing = fitting.filter((one) => {
    const { bottomEndLimitWheelHp: limit, stageWheelHp } = one.family
    const goal = goalOf(one)
    return (
      goal > 0 &&
      limit >= HEADROOM * goal &&
      (stageWheelHp.stage3 ?? 0) >= goal &&
      stockOf(one) < (wanted.isUsed ? NEARLY : 1) * goal
    )
  })
  const byMake = Map.groupBy(bearing, ({ make }) => make)
  const rows = [...byMake.values()]
    .flatMap((ones) => ones.toSorted((a, b) => stockOf(a) - stockOf(b))[0] ?? [])
    .flatMap((one) => builtFor(advisor, one, goalOf(one)) ?? [])
    .toSorted((a, b) => a.usd - b.usd)
    .slice(0, MOST_CARS)
  const [first] = rows
  if (!first)
    return wanted.goal && 'wheelHp' in wanted.goal ? noneBears(draft, goalOf(fitting[0] as Vehicle)) : undefined
  const shape = wanted.body?.[2] ?? 'Cars'
  const lines = rows.map(({ name, words }) => `${name}: ${words}`)
  const power = whp(first.goal)
  const onTop =
    draft.budgetUsd === undefined ? '' : ` The build comes on top of the ${dollars(draft.budgetUsd)} for the car.`
  return [
    text(
      inLanguage(draft.language, [
        `${NOT_SOLD} ${shape} we build that make ${power} on the stock bottom end, cheapest build first:\n${lines.join('\n')}\n${BUY_WELL}${onTop} Name one and a year and I'll plan it.`,
        `No vendemos carros ni tenemos precios de usados. De los que trabajamos, estos dan ${power} con el motor de fábrica, primero el build más barato:\n${lines.join('\n')}`,
      ]),
    ),
    suggestions(...rows.slice(0, 3).map(({ name }) => `${name}, ${power}`)),
  ]
}

const noneBears = (draft: Draft, goal: number): Answer => [
  text(
    inLanguage(draft.language, [
      `None of ours, on those terms: no car we build makes ${whp(goal)} on its stock bottom end with them. Drop one of them, or count on a built engine.`,
      `Ninguno de los nuestros da ${whp(goal)} con el motor de fábrica en esas condiciones.`,
    ]),
  ),
]

interface Built {
  name: string
  words: string
  usd: number
  goal: number
}

/** What a power takes on a car: computed, its boost named. */
function builtFor(advisor: Advisor, vehicle: Vehicle, goal: number): Built | undefined {
  const draft: Draft = {
    car: vehicle.modelId,
    year: vehicle.yearTo,
    goal: { wheelHp: goal },
    keepsStock: ['bottom_end'],
  }
  const car = carOf(advisor, draft, true)
  if (typeof car === 'string') return undefined
  const planned = planOf(advisor, requestFor(advisor, draft, car, goal))
  if (!planned.ok || planned.reply.shortfall || planned.reply.recommendedParts.length === 0) return undefined
  const { estimatedCost, recommendedParts } = planned.reply
  const boost = recommendedParts.filter(({ slot }) => slot === 'boost_source')
  const [kind] = boost.flatMap(({ partId }) => advisor.catalog.part(partId)?.kind ?? [])
  const stock = advisor.catalog.stockPower(vehicle).stockWheelHp
  return {
    ...{ name: nameOf(advisor, vehicle), usd: estimatedCost, goal },
    words: `about ${whp(stock)} stock, bottom end good for about ${whp(vehicle.family.bottomEndLimitWheelHp)}; ${whp(goal)} takes about ${dollars(estimatedCost)} installed${kind ? `, ${kindWords(kind)} included` : ''}.`,
  }
}

/** "2012-2014 Dodge Charger SRT8 392": all years of the engine in that model. */
function nameOf({ catalog }: Advisor, { modelId, make, model, family }: Vehicle): string {
  const same = catalog.vehicles.filter((one) => one.modelId === modelId && one.family.name === family.name)
  const [from, to] = [Math.min(...same.map((one) => one.yearFrom)), Math.max(...same.map((one) => one.yearTo))]
  return `${from === to ? from : `${from}-${to}`} ${make} ${model}`
}

/** "OK, a Charger, which years": each version of the name, whether its stock bottom end bears the power, and what it takes. */
function versionsOf(advisor: Advisor, draft: Draft, modelIds: readonly string[]): Answer | undefined {
  const versions = advisor.catalog.vehicles.filter(({ modelId }) => modelIds.includes(modelId))
  const each = [...new Map(versions.map((one) => [`${one.modelId} ${one.family.name}`, one])).values()]
  const [any] = each
  const goal = any && draft.goal ? wheelHpOf(advisor, any, { goal: draft.goal }) : undefined
  if (!goal) return undefined
  const lines = each.map((one) => {
    const limit = one.family.bottomEndLimitWheelHp
    const stock = advisor.catalog.stockPower(one).stockWheelHp
    if (stock >= NEAR * goal) return `${nameOf(advisor, one)}: about ${whp(stock)} stock, so there already.`
    if (limit < HEADROOM * goal)
      return `${nameOf(advisor, one)}: no, its stock bottom end is good for about ${whp(limit)}.`
    const built = builtFor(advisor, one, goal)
    return `${nameOf(advisor, one)}: ${built?.words ?? `we have no build that gets it to ${whp(goal)}.`}`
  })
  return [
    text(
      inLanguage(draft.language, [
        `For ${whp(goal)} on the stock bottom end:\n${lines.join('\n')}\nKeep boost low and the tune safe: past the limit the pistons go. ${NOT_SOLD} Name the version and the year and I'll plan it.`,
        `Para ${whp(goal)} con el motor de fábrica:\n${lines.join('\n')}`,
      ]),
    ),
    suggestions(...each.slice(0, 3).map((one) => `${one.yearTo} ${one.make} ${one.model}`)),
  ]
}
