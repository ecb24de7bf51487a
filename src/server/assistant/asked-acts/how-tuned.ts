import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

const HOW =
  /\btun(?:e|ed|ing) (?:it|that|this|her|the car) how\b|\bhow (?:do|does|would|will|can|is|are|you|u)\b[^.?!]{0,16}\btune[ds]?\b(?! (?:cost|affect|work|change|help|make))|\bhow (?:is|does) (?:it|that|this) (?:get )?tuned\b|\bcomo (?:se|lo|la) (?:tunea|afina|programa)\w*/
const OBD1 = /\bobd ?-?(?:1|i|one)\b|\bno obd ?-?2?\b|\beec-?iv\b/
/** From this year every car sold in the US has the OBD2 port. */
const OBD2_FROM = 1996
/**
 * Cars with the port whose computer takes no flash through it, and the last year of which that holds: it reads codes there
 * and no more. Their later years, and the Nissans, Subarus and Evos of that time, are flashed.
 */
const NOT_FLASHED: Readonly<Record<string, number>> = {
  'acura-integra-type-r': 2001,
  'acura-nsx': 2005,
  'acura-rsx-type-s': 2006,
  'honda-civic-si': 2000,
  'honda-s2000': 2005,
  'mazda-mx-5-miata': 2005,
  'mitsubishi-eclipse-gsx': 1999,
  'nissan-300zx-turbo': 1996,
  'toyota-supra-turbo': 1998,
}
const MOST = 2

/** "Tune it how, it's OBD1": by what this car's computer is tuned, with our tunes for it. */
export function howTuned(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked } = reading
  const isAsked = HOW.test(asked) || (OBD1.test(asked) && /\btun/.test(asked))
  if (!isAsked || !asksNothingSurely(turn, ['advice', 'shop', 'of_build', 'parts'])) return undefined
  const car = ofCar(advisor, draft, reading)
  const told = car && wordsOf(turn, car)
  return (
    told && [text(inLanguage(draft.language, told), car.assumed), suggestions('What does it cost?', 'Book the shop')]
  )
}

function wordsOf({ advisor, before }: Turn, { vehicle, year, name }: OfCar): Bilingual | undefined {
  const tunes = advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kind === 'tune')
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const built = before.shown?.vehicleId === vehicle.id ? shownBuild(advisor, before, before.shown) : undefined
  const own = built?.ok
    ? built.reply.recommendedParts.find(({ kind }) => kind === 'tune' || kind === 'e85_tune')
    : undefined
  const [first] = tunes
  if (!first) return undefined
  const each = tunes
    .slice(0, MOST)
    .map(
      (part) =>
        `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))} (${dollars(installedUsdOf(part))} installed)`,
    )
  const isLocked = advisor.catalog.partsFor(vehicle).some(({ kind }) => kind === 'ecu_unlock')
  const lead = byWhat({ vehicle, year, name }, isLocked)
  const inBuild: Bilingual = own
    ? [
        ` In this build that's the ${own.manufacturer} ${own.name}, ${dollars(own.pricing.totalCost)}.`,
        ` En este build: ${own.manufacturer} ${own.name}, ${dollars(own.pricing.totalCost)}.`,
      ]
    : [` Ours for it: ${listed(each)}.`, ` Tenemos: ${each.join('; ')}.`]
  return [`${lead[0]}${inBuild[0]}`, `${lead[1]}${inBuild[1]}`]
}

/** What the tune goes into, by what the computer of that year takes. */
function byWhat({ vehicle, year, name }: Pick<OfCar, 'vehicle' | 'year' | 'name'>, isLocked: boolean): Bilingual {
  if (year < OBD2_FROM)
    return [
      `The ${year} has no OBD2 port, so no handheld flashes it: it's tuned with a chip in the factory computer, or with a standalone in its place, on a wideband and on the dyno.`,
      `El ${year} no tiene OBD2: se afina con un chip en la computadora de fábrica o con una standalone, en el dyno.`,
    ]
  if (year <= (NOT_FLASHED[vehicle.modelId] ?? 0))
    return [
      "The factory computer can't be flashed through the port. It's tuned with a piggyback, a modified ECU or a standalone, on a wideband and the dyno.",
      'La computadora de fábrica no se programa por el puerto. Se afina con un piggyback, una ECU modificada o una standalone, con wideband y en el dyno.',
    ]
  const [unlocked, abierta] = isLocked ? [' once the computer is unlocked', ', ya desbloqueada,'] : ['', '']
  return [
    `Through the OBD2 port: the factory computer of the ${name} is flashed with a file for your parts and fuel${unlocked}, then logged and revised.`,
    `Por el puerto OBD2: se programa la computadora de fábrica${abierta} con un archivo para tus piezas y gasolina.`,
  ]
}
