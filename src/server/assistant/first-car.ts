import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { type ChosenCar, carOf } from './request-of.ts'

const TEEN =
  /\b(?:first car|new driver|learner|teen\w*|(?:1[5-8])[- ]?(?:yo\b|y\/o|year[- ]?olds?)|just got (?:his|her|my|their) licen[sc]e|(?:my|our) (?:son|daughter|kid)(?:'s)? first|primer (?:carro|coche|auto))\b/
/** Stock power at the wheels past which nobody should learn. */
const MUCH_WHP = 200
/** Powers this near decide nothing: what is known to break does. */
const CLOSE = 0.2

/** Which car for somebody who learns to drive: the one with less power and less that is known to break, and as it left the factory. */
export function firstCar(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  if (!TEEN.test(asked) || kindsIn(asked).length > 0 || meaning.goal || meaning.budgetUsd || meaning.change)
    return undefined
  const named = meaning.cars ?? [
    ...(meaning.car ? [{ car: meaning.car, ...(meaning.year ? { year: meaning.year } : {}) }] : []),
    ...(meaning.against?.car
      ? [{ car: meaning.against.car, ...(meaning.against.year ? { year: meaning.against.year } : {}) }]
      : []),
  ]
  const cars = (named.length > 0 ? named : draft.car ? [draft] : []).flatMap((one) => {
    const car = carOf(advisor, one, true)
    return typeof car === 'string' ? [] : [car]
  })
  const sides = cars
    .map((car) => ({
      car,
      name: carWords(car.vehicle, car.year),
      wheelHp: stockFigures(advisor.catalog, car.vehicle).wheelHp,
      troubles: troublesOf(car),
    }))
    .toSorted((a, b) => a.wheelHp - b.wheelHp)
  const [least] = sides
  if (!least) return undefined
  const near = sides.filter(({ wheelHp }) => wheelHp <= (1 + CLOSE) * least.wheelHp)
  const [mild = least] = near.toSorted((a, b) => a.troubles.length - b.troubles.length)
  const others = sides.filter((one) => one !== mild)
  const known = sides.map(({ name, troubles }) => `${name}: ${troubles.join(', ') || 'nothing typical'}`).join('; ')
  const figures = sides.map(({ name, wheelHp }) => `${name} ${whp(wheelHp)}`).join(', ')
  const isMuch = mild.wheelHp > MUCH_WHP
  const verdict =
    others.length > 0
      ? `The ${mild.name}${isMuch ? ', if it has to be one of these: all of them have more power than a new driver needs, and less of it is known to break' : mild === least ? ': it has the least power' : ': about the same power, and less of it is known to break'}.`
      : isMuch
        ? `I'd say no: the ${mild.name} makes ${whp(mild.wheelHp)} stock, and that is a lot to learn on.`
        : `Yes, left stock: the ${mild.name} makes ${whp(mild.wheelHp)}, which a new driver can live with.`
  return [
    text(
      inLanguage(draft.language, [
        `${verdict} Stock, ${figures} at the wheels. Known weak points, ${known}. Buy it stock with records, put the money into good tires, brakes and a driving course, and ask your insurer for a quote before you buy: it often decides. No power parts for the first years.`,
        `${others.length > 0 ? `El ${mild.name}, el de menos potencia.` : isMuch ? `Yo diría que no: el ${mild.name} da ${whp(mild.wheelHp)} de fábrica.` : `Sí, de fábrica: el ${mild.name} da ${whp(mild.wheelHp)}.`} Cómpralo original y con historial, gasta en llantas, frenos y un curso, y pide precio del seguro antes.`,
      ]),
    ),
    suggestions('What should I check before I buy it?', 'Which brakes fit?'),
  ]
}

const troublesOf = ({ vehicle }: ChosenCar): readonly string[] => vehicle.family.weakPoints.map(({ what }) => what)
