import { ALL_WHEEL_NAMES } from '../../../engine/lexicon.ts'
import type { Part } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Bilingual, listed } from '../advisor.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { type ChosenCar, carOf } from '../request-of.ts'
import type { OfPart } from './of-part.ts'
import { nameOf, shelfPrice, theName } from './part-words-told.ts'

const MARKET =
  /\b(uk|euro(?:pean|pe)?|eu|jdm|rhd|usdm|lhd|canad\w+|aus(?:sie|tralian?)|import(?:ed)?|german|japan\w*|right hand)\b/
const BODY = new RegExp(
  String.raw`\b(sedan|coupe|convertible|hatch(?:back)?|wagon|(?:4|four)[ -]?doors?|(?:2|two)[ -]?doors?|fastback|roadster|cabrio\w*|crew ?cab|awd|rwd|${ALL_WHEEL_NAMES}|xi|2wd)\b`,
)
/** Where bodies of one model differ. */
const OF_BODY =
  /exhaust|midpipe|downpipe|headers|half_shafts|differential|coilovers|springs|sway_bar|driveshaft|suspension/
const MOST_TOLD = 3

/** Whether the part fits the year, the car, the body or the market that is asked about. */
export function fitTold(one: OfPart): Bilingual | undefined {
  const { meant, words } = one
  if (meant.missing !== undefined) return undefined
  const parts = meant.part ? [meant.part] : meant.parts.slice(0, MOST_TOLD)
  if (parts.length === 0) return undefined
  const target = targetOf(one)
  if (target === 'none') return undefined
  const market = MARKET.exec(words)?.[0]
  if (market) return ofMarket(one, parts, market)
  const body = BODY.exec(words)?.[0]
  if (body && target === undefined) return ofBody(one, parts, body)
  return ofCar(one, parts, target ?? one.car)
}

/** The car that the question is of, where it is not the one of the talk. */
function targetOf({ spoken, car, typed }: OfPart): ChosenCar | 'none' | undefined {
  const { advisor, draft } = spoken
  const own = readMessageOnce(advisor.catalog, typed).meaning
  const named = own.car !== undefined || (own.year ?? own.maybeYear) !== undefined ? own : spoken.named
  const year = named.year ?? named.maybeYear
  if (named.car === undefined && year === undefined) return undefined
  const { shown: _, gearbox: __, ...rest } = draft
  const found = carOf(
    advisor,
    {
      ...rest,
      car: named.car ?? car.vehicle.modelId,
      ...(year ? { year } : {}),
      ...(named.gearbox ? { gearbox: named.gearbox } : {}),
    },
    true,
  )
  return typeof found === 'string' ? 'none' : found
}

/** "2015-23": for which years of a model a part is listed. */
function yearsOf({ spoken: { advisor } }: OfPart, part: Part, modelId: string): string | undefined {
  const variants = advisor.catalog
    .variantsOf(modelId)
    .filter((vehicle) => advisor.catalog.partsFor(vehicle).includes(part))
  if (variants.length === 0) return undefined
  const from = Math.min(...variants.map(({ yearFrom }) => yearFrom))
  const to = Math.max(...variants.map(({ yearTo }) => yearTo))
  return from === to ? `${from}` : `${from}-${String(to).slice(2)}`
}

const modelName = ({ make, model }: ChosenCar['vehicle']): string => `${make} ${model}`

function ofCar(one: OfPart, parts: readonly Part[], target: ChosenCar): Bilingual {
  const { advisor } = one.spoken
  const fitting = advisor.catalog.partsFor(target.vehicle)
  const name = carWords(target.vehicle, target.year)
  const fits = parts.filter((part) => fitting.includes(part))
  const not = parts.filter((part) => !fitting.includes(part))
  const instead = fitting
    .filter(({ kind }) => not.some((part) => part.kind === kind) && !fits.some((part) => part.kind === kind))
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .slice(0, MOST_TOLD)
  const [first] = fits
  const years = first && yearsOf(one, first, target.vehicle.modelId)
  const yes: Bilingual =
    fits.length > 0
      ? [
          `Yes: the ${listed(fits.map(shelfPrice))} ${fits.length === 1 ? 'is' : 'are'} listed for the ${name}${years ? ` (${years} ${target.vehicle.model})` : ''}.`,
          `Sí: según nuestra lista le queda al ${name}: ${fits.map(shelfPrice).join('; ')}.`,
        ]
      : ['', '']
  const no: Bilingual =
    not.length > 0
      ? [
          `No, the ${listed(not.map(nameOf))} ${not.length === 1 ? "isn't" : "aren't"} listed for the ${name}.${instead.length > 0 ? ` What fits it: ${instead.map(shelfPrice).join('; ')}.` : ''}`,
          `No: según nuestra lista al ${name} no le queda ${not.map(nameOf).join(', ')}.${instead.length > 0 ? ` Le queda: ${instead.map(shelfPrice).join('; ')}.` : ''}`,
        ]
      : ['', '']
  const check: Bilingual =
    fits.length > 0
      ? [
          " If it doesn't fit the car it's listed for, we make it right.",
          ' Si no le queda al carro de la lista, lo arreglamos nosotros.',
        ]
      : ['', '']
  return [[yes[0], no[0]].filter(Boolean).join(' ') + check[0], [yes[1], no[1]].filter(Boolean).join(' ') + check[1]]
}

function ofMarket(one: OfPart, parts: readonly Part[], market: string): Bilingual {
  const [first] = parts as [Part]
  const part = parts.find(({ fitment, fabricated }) => !('universal' in fitment) && !fabricated) ?? first
  const years = yearsOf(one, part, one.car.vehicle.modelId)
  const model = modelName(one.car.vehicle)
  return [
    `I can't promise it for ${/import/.test(market) ? 'an imported car' : `a ${market.toUpperCase()} car`}: our fitment is for US-market cars. The ${shelfPrice(part)}, is listed for the ${years ? `${years} ` : ''}${model} sold here. Before you order, hold the part number and the mounting points against yours, or send the VIN and a photo to /contact; unused parts come back within 30 days.`,
    `No te lo puedo asegurar para un carro de otro mercado: nuestra lista es de carros de Estados Unidos. ${shelfPrice(part)} está listado para ${years ? `${years} ` : ''}${model} de aquí. Compara el número de pieza o manda el VIN a /contact antes de pedir.`,
  ]
}

function ofBody(one: OfPart, parts: readonly Part[], body: string): Bilingual {
  const [part] = parts as [Part]
  const isOfBody = OF_BODY.test(part.kind)
  const years = yearsOf(one, part, one.car.vehicle.modelId)
  const model = modelName(one.car.vehicle)
  return isOfBody
    ? [
        `I can't promise it for the ${body}: ${theName(part)} is listed for the ${years ? `${years} ` : ''}${model} by year and engine, and our list doesn't split the bodies. On this kind of part they can differ, so have /contact check it by your VIN before you order.`,
        `No te lo aseguro para esa carrocería: ${nameOf(part)} está listado para ${years ? `${years} ` : ''}${model} por año y motor. En este tipo de pieza puede cambiar; confirma en /contact con tu VIN.`,
      ]
    : [
        `Yes by our list: ${theName(part)} goes by year and engine, and the ${body} has the same ones (${years ? `${years} ` : ''}${model}).`,
        `Sí según nuestra lista: ${nameOf(part)} va por año y motor (${years ? `${years} ` : ''}${model}), y es el mismo.`,
      ]
}
