import { type Bilingual, listed, whp } from '../advisor.ts'
import { torqueIn } from '../computed/unit-words.ts'
import type { OfCar } from '../frame/of-car.ts'
import type { Turn } from '../turn.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'
import { type Bearer, bearersOn, bearerWords } from './bearers.ts'
import { fuelAsked, fuelName } from './fuel-asked.ts'
import { loadBefore, loadSaid } from './load-said.ts'

const LAUNCHED = /\b(?:launch\w*|slicks?|drag radials?|dump\w*|60 foot|no prep|burnouts?|drift\w*|hard starts?)\b/
/** So many are ranked. */
const MOST_RANKED = 6

/** "What goes first": the stock parts in the order in which they give way, and what goes first inside the engine. */
export function firstTold(turn: Turn, car: OfCar, asked: string): Bilingual {
  const fuel = fuelAsked(turn, asked)
  const all = bearersOn(car, fuel)
  const said = loadSaid(turn, car, asked).wheelHp ?? loadBefore(turn, car).wheelHp
  const torque = torqueIn(asked)
  const words = (one: Bearer) => bearerWords(one, torque)
  const breaks = all.filter(({ isOut }) => !isOut)
  const outs = all.filter(({ isOut }) => isOut)
  const [first, ...next] = breaks
  const { failsFirst } = car.vehicle.family
  if (!first) return [`What lets go first: ${failsFirst}.`, `Lo primero que cede: ${tradeInSpanish(failsFirst)}.`]
  const isLaunched = LAUNCHED.test(asked)
  const isOver = said !== undefined && first.wheelHp < said
  const at: Bilingual =
    said === undefined
      ? ['', '']
      : isOver
        ? [` At ${whp(said)} that is past its limit.`, ` A ${whp(said)} ya pasó su límite.`]
        : [` At ${whp(said)} nothing on it is past its limit yet.`, ` A ${whp(said)} nada pasa de su límite.`]
  const ranked = next.slice(0, MOST_RANKED).map(words)
  const empty = outs.map(words)
  const lead: Bilingual = isLaunched
    ? [
        `Launched hard it goes by the shock, not the dyno: ${failsFirst}. By power alone the ${first.names[0]} first`,
        `En arrancones manda el golpe: ${tradeInSpanish(failsFirst)}. Por potencia, primero ${first.names[1]}`,
      ]
    : [`The ${first.names[0]} first`, `Primero ${first.names[1]}`]
  return [
    `${lead[0]} on the stock ${car.name}, at ${figureOf(words(first)[0], first.names[0])} on ${fuelName(fuel)}.${at[0]} Then, in this order: ${listed(ranked.map(([english]) => english))}.${empty.length > 0 ? ` Out before they break anything: ${listed(empty.map(([english]) => english))}.` : ''}${isLaunched ? '' : ` What lets go first inside the engine: ${failsFirst}.`}`,
    `${lead[1]} en el ${car.name} de fábrica, a ${figureOf(words(first)[1], first.names[1])} con ${fuelName(fuel)}.${at[1]} Luego, en orden: ${ranked.map(([, spanish]) => spanish).join(', ')}.${empty.length > 0 ? ` Se acaban antes sin romper nada: ${empty.map(([, spanish]) => spanish).join(', ')}.` : ''}${isLaunched ? '' : ` Dentro del motor: ${tradeInSpanish(failsFirst)}.`}`,
  ]
}

const figureOf = (words: string, name: string): string => words.slice(name.length + 1)
