import { FUEL_NAMES } from '../../engine/display-words.ts'
import type { Fuel, PartKind } from '../../engine/model.ts'
import type { Stage } from '../../engine/vocabulary.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { plannedSide } from './built-sides.ts'
import { dangerTold } from './danger-told.ts'
import { type OfCar, ofCar, powerWith } from './frame/of-car.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { offered } from './offered-part.ts'
import { allKindsIn, BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'
import type { Turn } from './turn.ts'

/** A verdict is asked: whether something pays on this car. */
const WORTH =
  /\bworth (?:it|tuning|modding|chipping|doing|the (?:money|cash|cost|effort|trouble)|an?|super\w*|turbo\w*)\b|\bworth\W*$|\bvale la pena\b|\bwaste of (?:money|time)\b|\b(?:any |no |a )?point (?:in|of) (?:tuning|a tune|getting|doing)\b/
/** A car that is bought, a whole build, a part's wear: other questions. */
const OTHER =
  /\b(?:buy(?:ing)? (?:the|a|one|it)|sell|trade|used|over stage|vs|versus|or (?!just noise|not\b|nah\b|no\b)\w+|tow\w*|trailer|camper|haul\w*|smarter|better|instead|after|before|without|first|fix|repair|rebuild|how much is (?:it|my car) worth|insur\w+|warranty)\b/
const TUNES = /\b(?:tun(?:e|ed|ing)|chip(?:ped|ping)?|remap|flash|software|modding|it to tune)\b/
const BLOWN = /\b(?:supercharg\w+|blower)\b/
const TURBOED = /\bturbo(?:ing|charging| kit| it)\b/
const STAGE = /\b(?:stage|stg) ?([123])\b/

/** Dollars for each whp up to which power is cheap, and up to which it is fair. */
const CHEAP = 40
const FAIR = 80
/** So little nobody feels. */
const FELT_WHP = 5

/** What they are worth shows on the third hot pull, and not on the first. */
const BY_HEAT: ReadonlySet<PartKind> = new Set<PartKind>(['intercooler', 'heat_exchanger'])
const NO_POWER: ReadonlySet<PartKind> = new Set<PartKind>(['radiator', 'oil_cooler'])

interface Sum {
  what: Bilingual
  gain: number
  usd: number
  stock: number
  also?: string
  isByHeat?: boolean
  cards: Answer
}

/** What is asked about, in power and money on this car. */
function sumOf(turn: Turn, car: OfCar, fuel: Fuel, asked: string): Sum | undefined {
  const { advisor } = turn
  const stock = powerWith(car, [], fuel).wheelHp
  const stage = STAGE.exec(asked)?.[1]
  if (stage !== undefined) {
    const built = advisor.stageBuild({ vehicleId: car.vehicle.id, fuel, stage: `stage${stage}` as Stage })
    return (
      built && {
        what: [`Stage ${stage}`, `El stage ${stage}`],
        gain: built.reply.power.wheelHp - stock,
        usd: built.reply.estimatedCost,
        stock,
        cards: [],
      }
    )
  }
  const boost = BLOWN.test(asked) ? BLOWER_KINDS : TURBOED.test(asked) ? TURBO_KINDS : undefined
  if (boost) {
    const wished = { car: car.vehicle.modelId, year: car.year, boostKinds: boost, fuel }
    const reply = plannedSide(advisor, wished, car)
    const what: Bilingual = BLOWN.test(asked)
      ? ['A supercharger with what it needs', 'Un supercharger con lo que pide']
      : ['A turbo kit with what it needs', 'Un kit turbo con lo que pide']
    return reply && { what, gain: reply.power.wheelHp - stock, usd: reply.estimatedCost, stock, cards: [] }
  }
  const [named, ...more] = allKindsIn(asked)
  const kind: PartKind | undefined = TUNES.test(asked) ? 'tune' : more.length === 0 ? named : undefined
  const part = kind && cheapest(car, kind)
  if (!kind || !part || NO_POWER.has(kind)) return undefined
  const gain = powerWith(car, [part], fuel).wheelHp - stock
  const names: Bilingual = [`The ${part.manufacturer} ${part.name}`, `${part.manufacturer} ${part.name}`]
  return {
    what: kind === 'tune' ? ['A tune alone', 'El puro tune'] : names,
    gain,
    usd: installedUsdOf(part),
    stock,
    isByHeat: BY_HEAT.has(kind),
    also: kind === 'tune' ? '' : PART_FACTS[kind].worth,
    cards: [{ type: 'parts', vehicleId: car.vehicle.id, parts: [offered(part)] }],
  }
}

const cheapest = ({ advisor, vehicle }: OfCar, kind: PartKind) =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind && !(kind === 'tune' && /stage [23]|e85|flex/i.test(part.name)))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]

/** Yes or no by what a whp costs. */
function verdict({ gain, usd, isByHeat }: Sum, isNa: boolean): Bilingual {
  if (isByHeat)
    return [
      "Yes, once it's tuned or run hard in the heat; on a stock car, barely",
      'Sí, ya con tune o exigido en el calor; de fábrica, casi no',
    ]
  const each = usd / Math.max(1, gain)
  if (gain < FELT_WHP) return ['Not for power', 'Por potencia no']
  if (each <= CHEAP) return [`Yes: ${dollars(each)} a whp is cheap power`, `Sí: ${dollars(each)} por whp es barato`]
  if (each <= FAIR) return [`Yes, fair money at ${dollars(each)} a whp`, `Sí, precio justo: ${dollars(each)} por whp`]
  return isNa
    ? [`Not for power alone, at ${dollars(each)} a whp`, `Solo por potencia no: ${dollars(each)} por whp`]
    : [
        `Only if you want that power, at ${dollars(each)} a whp`,
        `Solo si quieres esa potencia: ${dollars(each)} por whp`,
      ]
}

/** What it is good for all the same, on an engine that breathes by itself. */
const NA_TUNE: Bilingual = [
  "You'll feel throttle and shifts more than power. It earns its money once headers, a cam or E85 go on; they need a tune anyway.",
  'Se siente en el acelerador y los cambios más que en potencia. Se paga cuando van headers, leva o E85, que de todos modos piden tune.',
]

/** "Is a 4.2 S5 worth tuning at all": yes or no from what it gives this car for its money. */
export function worthOfCar(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, words } = turn
  const { asked, meaning } = reading
  if (!WORTH.test(asked) || OTHER.test(asked) || dangerTold(asked, words) || draft.talk?.danger) return undefined
  if (meaning.goal !== undefined && !('stage' in meaning.goal)) return undefined
  if (meaning.against?.car !== undefined || meaning.stranger !== undefined || meaning.budgetUsd !== undefined)
    return undefined
  if (draft.shown !== undefined && meaning.car === undefined) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const said = meaning.fuel ?? draft.fuel
  const fuel: Fuel = said === undefined || said === '87' ? '93' : said
  const sum = sumOf(turn, car, fuel, asked)
  if (!sum) return undefined
  const isNa = car.vehicle.engine.aspiration === 'na'
  const says = verdict(sum, isNa)
  const isTune = sum.what[0] === 'A tune alone'
  const gain = Math.max(0, Math.round(sum.gain))
  const also: Bilingual = isTune && isNa ? NA_TUNE : [sum.also ?? '', '']
  return [
    text(
      inLanguage(draft.language, [
        `${says[0]}. ${sum.what[0]} gives the ${car.name} about +${gain} whp (${whp(sum.stock)} to ${whp(sum.stock + gain)} on ${FUEL_NAMES[fuel]}) for ${dollars(sum.usd)} installed. ${also[0]}`,
        `${says[1]}. ${sum.what[1]} le da al ${car.name} unos +${gain} whp (de ${whp(sum.stock)} a ${whp(sum.stock + gain)} con ${FUEL_NAMES[fuel]}) por ${dollars(sum.usd)} instalado. ${also[1]}`,
      ]).trim(),
      car.assumed,
    ),
    ...sum.cards,
    suggestions('What breaks first?', 'What gives the most for the money?'),
  ]
}
