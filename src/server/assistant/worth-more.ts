import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, suggestions, text, whp } from './advisor.ts'
import { chosenOfCompared } from './chosen-of-compared.ts'
import { gearboxSaid, withGearbox } from './gearbox-said.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import type { Turn } from './turn.ts'

/** "Would you pay 2k more for the manual", "is the SS worth the extra five grand": of two cars that were compared. */
const MORE =
  /\b(?:pay|spend|worth|justify|give)\b[^.?!]{0,24}?(?:an? |the )?(?:extra|additional|another|premium of)? ?\$? ?(\d[\d.]*) ?(k|grand|thousand|dollars|bucks)?\b ?(?:more|extra|over|premium|difference|on top)?(?! ?(?:w?hp|miles|rpm|wheel))/
const IS_MORE = /\b(?:more|extra|additional|another|premium|difference|on top)\b/
const ASKS = /\b(?:would (?:you|u)|is|are|should i|do you|yes or no|worth)\b/

/** Dollars for each whp more up to which a car is worth its price, and up to which it is a matter of taste. */
const FAIR = 90
const DEAR = 180

interface Side {
  car: ChosenCar
  name: string
  wheelHp: number
  quarterMileS: number
}

const sideOf = (advisor: Advisor, one: Parameters<typeof carOf>[1]): Side[] => {
  const car = carOf(advisor, one, true)
  if (typeof car === 'string') return []
  const { wheelHp, timeSlip } = stockFigures(advisor.catalog, car.vehicle)
  return [{ car, name: carWords(car.vehicle, car.year), wheelHp, quarterMileS: timeSlip.quarterMileS }]
}

/** The one of two that is asked about: by its gearbox, its engine or its name. */
function meantOf(turn: Turn, sides: readonly Side[], asked: string): Side | undefined {
  const box = gearboxSaid(asked)
  const boxed = box ? sides.filter(({ car }) => withGearbox([car.vehicle], box).length > 0) : []
  if (boxed.length === 1) return boxed[0]
  const words = new Set(asked.split(/[^a-z\d]+/))
  const coded = sides.filter(({ car }) => words.has(car.vehicle.engine.code.toLowerCase().split(/[^a-z\d]/)[0] ?? ''))
  if (coded.length === 1) return coded[0]
  const named = sides.filter(({ car }) => car.vehicle.modelId === turn.reading.meaning.car)
  if (named.length === 1) return named[0]
  const chosen = chosenOfCompared(turn.advisor.catalog.vehicles, turn.before.compared?.cars ?? [], {
    asked: `go with ${asked.trim()}`,
    meaning: { intent: 'plan' },
  })
  return sides.find(({ car }) => car.vehicle.modelId === chosen?.car && (chosen.year ?? car.year) === car.year)
}

const weakOf = ({ car }: Side): string[] => car.vehicle.family.weakPoints.map(({ what }) => what)

export function worthMore(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading } = turn
  const { asked } = reading
  const [, figure = '', unit] = MORE.exec(asked) ?? []
  if (!figure || !IS_MORE.test(asked) || !ASKS.test(asked) || before.compared?.cars.length !== 2) return undefined
  const usd = Number(figure) * (unit === 'k' || unit === 'grand' || unit === 'thousand' ? 1000 : 1)
  const sides = before.compared.cars.flatMap((one) => sideOf(advisor, one))
  const meant = sides.length === 2 ? meantOf(turn, sides, asked) : undefined
  const other = sides.find((one) => one !== meant)
  if (!meant || !other || usd < 100) return undefined
  const gain = Math.round(meant.wheelHp - other.wheelHp)
  const each = usd / Math.max(gain, 1)
  const spared = weakOf(other).filter((one) => !weakOf(meant).includes(one))
  const own = weakOf(meant)
  const isClear = gain > 0 && (each <= FAIR || (each <= 120 && spared.length > own.length))
  const isTaste = !isClear && gain > 0 && each <= DEAR
  const verdict = isClear ? 'Yes' : isTaste ? 'Close: only if you want that one anyway' : 'No, not for the numbers'
  const veredicto = isClear ? 'Sí' : isTaste ? 'Ahí anda: solo si de todos modos quieres ese' : 'No por los números'
  const quicker = other.quarterMileS - meant.quarterMileS
  const figures =
    gain > 0
      ? `${whp(gain)} more stock for ${dollars(usd)} is ${dollars(each)} a whp${quicker > 0.04 ? `, and it's ${quicker.toFixed(2)} s quicker in the quarter` : ''}`
      : `the ${meant.name} makes ${gain === 0 ? 'the same power' : `${whp(-gain)} less`} stock`
  const avoids = spared.length > 0 ? ` What you leave behind with the ${other.name}: ${listed(spared)}.` : ''
  const takes = own.length > 0 ? ` What to look at on the ${meant.name}: ${listed(own)}.` : ''
  return [
    text(
      inLanguage(draft.language, [
        `${verdict}: on the ${meant.name} ${figures}.${avoids}${takes} Spend the difference on the one with the better service record before anything else.`,
        `${veredicto}: en el ${meant.name}, ${gain > 0 ? `${whp(gain)} más por ${dollars(usd)} son ${dollars(each)} por whp` : 'no hay más potencia de fábrica'}. Antes que nada, el que tenga mejor historial de servicio.`,
      ]),
    ),
    suggestions('What breaks first?', 'Which one would you pick?'),
  ]
}
