import type { Vehicle } from '../../engine/model.ts'
import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { draftOf } from './draft-of.ts'
import { answersAfter } from './knowledge/asked-next.ts'
import { secondTurns } from './knowledge/second-turns.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { topicTold } from './topic-goes-on.ts'

/** So well a second turn of the topic has to fit the words beside the car. */
const SURE = 2
const WEAK_POINTS = 2
/** Answers that the figures of an engine belong to. */
const OF_POWER = /\b(?:power|whp|hp|boost|tune|e85|ethanol|turbo|block)\b/i

/** An answer that was given again for the car that was named: it says which car it is of, and what that car itself bears. */
export function namingCar(
  advisor: Advisor,
  messages: readonly Said[],
  answer: Answer,
  asSaid: readonly Said[],
): Answer {
  const draft = draftOf(advisor.catalog, messages)
  const car = chosenOf(advisor, draft)
  const told = answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
  if (!car || told === '') return answer
  const former = chosenOf(advisor, draftOf(advisor.catalog, asSaid.slice(0, -1)))
  const before = asSaid.at(-2)?.text ?? ''
  const isOfFormer = former && former.vehicle.model !== car.vehicle.model
  if (told.includes(car.vehicle.model) && !told.includes(before.trim())) return answer
  const name = carWords(car.vehicle, car.year)
  const isSame = told.trim() === before.trim()
  const words: Bilingual = isSame
    ? againOf(advisor, car, isOfFormer ? former.vehicle : undefined, { name, before, said: asSaid.at(-1)?.text ?? '' })
    : [`For the ${name}: ${told}`, `Para el ${name}: ${told}`]
  return [text(inLanguage(draft.language, words)), ...answer.filter(({ type }) => type !== 'text')]
}

const chosenOf = (advisor: Advisor, draft: Draft): ChosenCar | undefined => {
  const car = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  return typeof car === 'string' ? undefined : car
}

interface Again {
  name: string
  before: string
  said: string
}

/** The answer was general: what was said beside the car is answered of its topic, else the car's own figures are added. */
function againOf(
  advisor: Advisor,
  car: ChosenCar,
  former: Vehicle | undefined,
  { name, before, said }: Again,
): Bilingual {
  const topic = topicTold(before)
  const [near] = topic ? answersAfter(topic, said, 1) : []
  const says =
    near && near.topic === topic && near.score >= SURE ? secondTurns()[near.topic]?.[near.turn ?? -1]?.says : undefined
  if (says) return [`On the ${name}: ${says[0]}`, `En el ${name}: ${says[1]}`]
  const [first = ''] = before.split(/(?<=[.?!]) (?=[A-Z¿\d])/)
  const own = OF_POWER.test(before) || former ? ownFigures(advisor, car, former) : (['', ''] as const)
  return [
    `That goes for the ${name} too: ${first} ${own[0]}`.trim(),
    `Vale también para el ${name}: ${first} ${own[1]}`.trim(),
  ]
}

function ownFigures({ catalog }: Advisor, { vehicle }: ChosenCar, former: Vehicle | undefined): Bilingual {
  const { family } = vehicle
  const stock = whp(stockFigures(catalog, vehicle).wheelHp)
  const formerStock = former && whp(stockFigures(catalog, former).wheelHp)
  const against: Bilingual = formerStock
    ? [`, against ${formerStock} of the ${former.model}`, `, contra ${formerStock} del ${former.model}`]
    : ['', '']
  const first = family.weakPoints.slice(0, WEAK_POINTS).map(({ what }) => what)
  const known = first.length > 0 ? ` Known weak points: ${first.join(', ')}.` : ''
  const { 93: pump, e85 } = family.fuelLimitWheelHp
  return [
    `It makes about ${stock} stock${against[0]}; the stock bottom end is good for about ${whp(family.bottomEndLimitWheelHp)}, the stock fuel system for about ${pump} on 93 and ${e85} on E85.${known}`,
    `Da unos ${stock} de fábrica${against[1]}; el motor aguanta unos ${whp(family.bottomEndLimitWheelHp)} y el combustible unos ${pump} con 93 y ${e85} con E85.`,
  ]
}
