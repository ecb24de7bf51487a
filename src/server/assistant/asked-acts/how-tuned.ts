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
  const lead: Bilingual =
    year < OBD2_FROM
      ? [
          `The ${year} has no OBD2 port, so no handheld flashes it: it's tuned with a chip in the factory computer, or with a standalone in its place, on a wideband and on the dyno.`,
          `El ${year} no tiene OBD2: se afina con un chip en la computadora de fábrica o con una standalone, en el dyno.`,
        ]
      : [
          `Through the OBD2 port: the factory computer of the ${name} is flashed with a file for your parts and fuel, then logged and revised.`,
          `Por el puerto OBD2: se programa la computadora de fábrica con un archivo para tus piezas y gasolina.`,
        ]
  const inBuild: Bilingual = own
    ? [
        ` In this build that's the ${own.manufacturer} ${own.name}, ${dollars(own.pricing.totalCost)}.`,
        ` En este build: ${own.manufacturer} ${own.name}, ${dollars(own.pricing.totalCost)}.`,
      ]
    : [` Ours for it: ${listed(each)}.`, ` Tenemos: ${each.join('; ')}.`]
  return [`${lead[0]}${inBuild[0]}`, `${lead[1]}${inBuild[1]}`]
}
