import { emissionsOf } from '../../catalog/emissions.ts'
import { buildPower } from '../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  capital,
  dollars,
  inLanguage,
  suggestions,
  text,
} from './advisor.ts'
import { chosenCar } from './chosen-car.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import type { ChosenCar } from './request-of.ts'

const HOLDS_BOTH =
  /\bdifferences?\b|\bvs\b|\bversus\b|\bor\b|\bbetter\b|\bbest\b|\bpay more\b|\bcompare\w*\b|\bwhich\b|\bworth\b|\bover the\b|\bbetween\b/
/** So little power is none that decides. */
const FELT_WHP = 3
const DEAREST_FEW_PERCENT = 0.02

/** `isSurely`: it is known that two parts are held against each other. "Difference between the Borla and the Corsa cat-back, why pay more": each maker's cheapest that fits, and what differs. */
export function twoMakers(
  advisor: Advisor,
  draft: Draft,
  reading: MessageReading,
  isSurely = false,
): Answer | undefined {
  const { asked, meaning } = reading
  if (!HOLDS_BOTH.test(asked) || (meaning.goal !== undefined && !isSurely) || meaning.intent === 'cart')
    return undefined
  const { against } = meaning
  if (meaning.cars || (against?.car && meaning.car && against.car !== meaning.car)) return undefined
  const named = kindsIn(asked)
  const kinds = named.length > 0 ? named : (draft.talk?.of?.kinds ?? [])
  const kind = [...kinds, ...(isSurely && named.length === 0 ? allKinds(advisor) : [])].find(
    (one) => makersIn(advisor, one, asked).length === 2,
  )
  if (!kind) return undefined
  const ofOther = against?.car ? { car: against.car, ...(against.year ? { year: against.year } : {}) } : {}
  const car = chosenCar(advisor, { ...draft, ...ofOther }, { ...reading, meaning: { ...meaning, ...ofOther } })
  if (!('vehicle' in car)) return car.answer
  const sides = makersIn(advisor, kind, asked).map((maker) => ({ maker, part: cheapestBy(advisor, car, kind, maker) }))
  const words = wordsOf(advisor, car, kind, sides)
  const parts = sides.flatMap(({ part }) => part ?? [])
  return [
    text(inLanguage(draft.language, words), car.assumed),
    ...(parts.length > 0 ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: parts.map(offered) }] : []),
    suggestions('Add it to my cart', 'How long does it take?', 'What about another maker?'),
  ]
}

const allKinds = ({ catalog }: Advisor): readonly PartKind[] => [...new Set(catalog.parts.map(({ kind }) => kind))]

/** The makers of a kind that a message names, in its order. */
function makersIn({ catalog }: Advisor, kind: PartKind, asked: string): readonly string[] {
  const ofKinds = catalog.parts.filter((part) => part.kind === kind)
  const makers = [...new Set(ofKinds.flatMap(({ manufacturer }) => manufacturer.split(' / ')))]
  const carMakes: ReadonlySet<string> = new Set(catalog.vehicles.map(({ make }) => make))
  const words = ` ${asked.replaceAll(/[^a-z\d&+'-]+/g, ' ')} `
  return makers
    .filter((maker) => !carMakes.has(maker))
    .map((maker) => ({ maker, at: placeOf(words, maker) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ maker }) => maker)
}

const placeOf = (words: string, maker: string): number => {
  const plain = maker.toLowerCase().replaceAll(/[^a-z\d&+'-]+/g, ' ')
  const at = words.indexOf(` ${plain} `)
  return at >= 0 ? at : words.indexOf(` ${plain.replace(/ (?:power|motorsports?|performance|tuning)$/, '')} `)
}

const cheapestBy = ({ catalog }: Advisor, { vehicle }: ChosenCar, kind: PartKind, maker: string): Part | undefined =>
  partsLike(catalog, vehicle, { kind })
    .filter((part) => part.kind === kind && part.manufacturer.split(' / ').includes(maker))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]

interface Side {
  maker: string
  part: Part | undefined
}

function wordsOf(advisor: Advisor, car: ChosenCar, kind: PartKind, sides: readonly Side[]): Bilingual {
  const name = carWords(car.vehicle, car.year)
  const found = sides.flatMap(({ part }) => part ?? [])
  const missing = sides.filter(({ part }) => part === undefined).map(({ maker }) => maker)
  const none: Bilingual =
    missing.length > 0
      ? [
          `We don't carry a ${missing.join(' or a ')} ${kindWords(kind)} for the ${name}.`,
          `No tenemos ${kindWords(kind)} de ${missing.join(' ni de ')} para el ${name}.`,
        ]
      : ['', '']
  const prices = found.map((part) => priceWords(part))
  const [cheap, dear] = found.toSorted((a, b) => a.priceCents - b.priceCents)
  if (!cheap)
    return [`${none[0]} Ask at /contact and we'll quote them.`, `${none[1]} Pregunta en /contact y te cotizamos.`]
  if (!dear)
    return [
      `${none[0]} What we have: ${prices.map(([english]) => english).join('; ')}. So there's no price of ours to hold it against; ask at /contact for a quote on the other.`,
      `${none[1]} Lo que hay: ${prices.map(([, spanish]) => spanish).join('; ')}. El otro te lo cotizamos en /contact.`,
    ]
  const more = dollars(dollarsOf(dear.priceCents - cheap.priceCents))
  const isSame = dear.priceCents - cheap.priceCents <= DEAREST_FEW_PERCENT * cheap.priceCents
  const differs = differences(advisor, car, cheap, dear)
  return [
    `${isSame ? 'They cost about the same' : `The ${dear.manufacturer} costs ${more} more`}: ${prices.map(([english]) => english).join('; ')}. ${differs[0]}`,
    `${isSame ? 'Cuestan casi lo mismo' : `${dear.manufacturer} cuesta ${more} más`}: ${prices.map(([, spanish]) => spanish).join('; ')}. ${differs[1]}`,
  ]
}

const priceWords = ({ manufacturer, name, priceCents, laborHours, priceConfidence }: Part): Bilingual => {
  const price = dollars(dollarsOf(priceCents))
  const installed = dollars(installedUsdOf({ priceCents, laborHours }))
  const isOurs = priceConfidence === 'estimated'
  return [
    `${manufacturer} ${name}, ${price}${isOurs ? ' (our estimate)' : ''}, ${installed} installed (${laborHours} hours of labor)`,
    `${manufacturer} ${name}, ${price}${isOurs ? ' (estimado)' : ''}, ${installed} instalado (${laborHours} horas)`,
  ]
}

const MADE_OF =
  /\b(?:304 )?stainless\b|\btitanium\b|\baluminized\b|\bcarbon(?: fiber)?\b|\bbar[- ]and[- ]plate\b|\btube[- ]and[- ]fin\b|\borganic\b|\bceramic\b|\bkevlar\b|\bforged\b|\bbillet\b|\b\d(?:\.\d+)? in\b/i

/** What the catalog knows of two parts that is not the same; what it does not know is said. */
function differences({ catalog }: Advisor, { vehicle }: ChosenCar, cheap: Part, dear: Part): Bilingual {
  const both = [cheap, dear]
  const stock = catalog.stockPower(vehicle).stockWheelHp
  const [less = 0, more = 0] = both.map((part) => {
    const setup = { vehicle, parts: [part], fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER }
    return Math.round(buildPower(setup, catalog.factors).wheelHp - stock)
  })
  const [first = '', second = ''] = both.map(
    ({ name, description }) => MADE_OF.exec(`${name} ${description}`)?.[0] ?? '',
  )
  const makers = both.map(({ manufacturer }) => manufacturer)
  const orders = both.map((part) => emissionsOf(part))
  const gain =
    Math.abs(more - less) >= FELT_WHP
      ? `By our model the ${makers[0]} is worth about ${less} whp by itself and the ${makers[1]} about ${more}.`
      : 'By our model they make the same power, so no horsepower pays for the difference.'
  const ratings = both.map(({ ratings: { supportsTorqueLbft: torque, supportsCrankHp: hp } }) =>
    torque ? `${torque} lb-ft` : hp ? `${hp} hp at the crank` : '',
  )
  const rated =
    ratings[0] !== ratings[1] && ratings.every(Boolean)
      ? `Rated: ${makers[0]} ${ratings[0]}, ${makers[1]} ${ratings[1]}.`
      : ''
  const made =
    first.toLowerCase() !== second.toLowerCase()
      ? `Made: ${makers[0]} ${first || 'not stated'}, ${makers[1]} ${second || 'not stated'}.`
      : 'Our catalog states no difference in material.'
  const legal =
    orders[0] === orders[1]
      ? ''
      : `Emissions: the ${makers[orders[0] === '50_state' ? 0 : 1]} is the one that is fine in all 50 states as far as it states.`
  const english = [
    gain,
    rated,
    made,
    legal,
    'Pay more only for a sound, fit or warranty you have checked with the maker.',
  ]
  const spanish = [
    Math.abs(more - less) >= FELT_WHP
      ? `Según nuestro modelo: ${makers[0]} unos ${less} whp, ${makers[1]} unos ${more}.`
      : 'Según nuestro modelo dan la misma potencia.',
    'Paga más solo por sonido, ajuste o garantía que hayas confirmado con el fabricante.',
  ]
  return [english.filter(Boolean).map(capital).join(' '), spanish.join(' ')]
}
