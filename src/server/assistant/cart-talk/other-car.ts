import type { PartKind } from '../../../engine/model.ts'
import { type Answer, type Bilingual, listed } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { kindWords } from '../parts-answer.ts'
import type { ChosenCar } from '../request-of.ts'
import { missingTold, outcomeTold, type Placed } from './cart-told.ts'
import { chosenOf, type OrderContext, ofKinds } from './pick-part.ts'
import { carOfOrder, contextOf, draftOfCar, nameOfCar, type Spoken } from './spoken-order.ts'

const WRONG_CAR =
  /\bwrong (?:car|truck|one|year|vehicle|model|ride)\b|\binstead\b|\b(?:it is|that is|they are|its|was|is|goes|go) (?:for|on|in) (?:the|my|a|an|his|her)\b|\b(?:meant|mean) (?:for |it for )?(?:the|my|a|an|his|her|\d)\b|\bactually (?:it is |its |that is )?(?:for|have|got|a|an|the)\b|\b(?:switch|change|move) (?:it|them|that|those)(?: over)? (?:to|for)\b/

const SAME_FOR = /\b(?:same|another|again|1 more|one more)\b.{0,24}\bfor\b/

/** "Same thing for my buddy's 2017 370Z": what went in last, once more, or what takes its place on that car. */
function alsoFor(spoken: Spoken, draft: Draft, car: ChosenCar): Answer {
  const { advisor, so } = spoken
  const fitting = new Set(advisor.catalog.partsFor(car.vehicle))
  const context = contextOf(spoken, draft, car)
  const name = nameOfCar(car)
  const wished = so.last.flatMap(({ part, count }) => (part ? [{ of: part, count }] : []))
  const found = wished.map(({ of, count }) => ({
    ...{ of, count },
    part: fitting.has(of) ? of : inItsPlace(context, of.kind, of.manufacturer),
  }))
  const added = found.flatMap(({ part, count }): Placed[] => (part ? [{ part, count }] : []))
  const notDone: Bilingual[] = [
    ...found.flatMap(({ of, part }): Bilingual[] => (part ? [] : [missingTold(kindWords(of.kind), [], name, false)])),
    [`That's for the ${name}.`, `Eso es para el ${name}.`],
  ]
  return outcomeTold(draft, { vehicleId: car.vehicle.id, added, set: [], removed: [], notDone, lines: so.lines })
}

/** "Wrong truck, it's for the 2016 Silverado": what went in for the one comes out, and the same kind for the other goes in. */
export function forOtherCar(spoken: Spoken): Answer | undefined {
  const { advisor, so, heard, named, order } = spoken
  const isNamed = (named.car ?? named.year ?? named.maybeYear) !== undefined && named.goal === undefined
  const isSame = SAME_FOR.test(heard)
  if (!isNamed || so.lines.every(({ part }) => !part) || heard.includes('?')) return undefined
  if (!isSame && !WRONG_CAR.test(heard)) return undefined
  if (order.items.some(({ thing, makers }) => thing || makers.length > 0)) return undefined
  const draft = draftOfCar(spoken)
  const car = carOfOrder(spoken, draft)
  if (!('vehicle' in car)) return car.answer
  if (isSame) return alsoFor(spoken, draft, car)
  const fitting = new Set(advisor.catalog.partsFor(car.vehicle))
  const wrong = so.lines.filter(({ part }) => part && !fitting.has(part))
  const stays = so.lines.filter(({ part }) => part && fitting.has(part)).map(({ name }) => name)
  const context = contextOf(spoken, draft, car)
  const swapped = wrong.map(({ part, count }) => ({
    of: part,
    count,
    part: part && inItsPlace(context, part.kind, part.manufacturer),
  }))
  const name = nameOfCar(car)
  const notDone: Bilingual[] = [
    ...swapped.flatMap(({ of, part }): Bilingual[] =>
      part || !of ? [] : [missingTold(kindWords(of.kind), [], name, false)],
    ),
    ...(stays.length > 0
      ? [
          [
            `By our list the ${listed(stays)} fits the ${name} too, so it stays.`,
            `Según nuestra lista también le queda al ${name}, así que se queda: ${stays.join(', ')}.`,
          ] as const,
        ]
      : []),
    ...(wrong.length > 0 ? [[`All for the ${name} now.`, `Ahora todo es para el ${name}.`] as const] : []),
  ]
  const added = swapped.flatMap(({ part, count }): Placed[] => (part ? [{ part, count }] : []))
  return outcomeTold(draft, { vehicleId: car.vehicle.id, added, set: [], removed: wrong, notDone, lines: so.lines })
}

/** The part of a kind for another car: the same maker's where it makes one, else the cheapest. */
function inItsPlace(context: OrderContext, kind: PartKind, maker: string) {
  const all = ofKinds(context, [kind], '')
  const own = all.filter(({ manufacturer }) => manufacturer === maker)
  return chosenOf(own.length > 0 ? own : all, '')
}
