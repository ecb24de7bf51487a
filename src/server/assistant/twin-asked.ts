import { carWords } from '../planning/car-facts.ts'
import { type Answer, inLanguage, text } from './advisor.ts'
import { carAnswer } from './car-answers.ts'
import { carOf } from './request-of.ts'
import { ownVehicleOf } from './shared-engine.ts'
import type { Turn } from './turn.ts'

const SAME = /\bsame\b|\bidentical\b|\btwins?\b|\bshares?\b|\bigual(?:es)?\b|\bmism[oa]s?\b/
const SIERRA = /\bsierra\b/
const PARTS_GO_ON =
  /\bbolts? (?:right )?(?:on|up|in)\b|\bfits?\b|\bswaps? (?:over|right)\b|\binterchange\w*\b|\bwork on (?:it|mine)\b/

/** A truck that is ours under another badge, and a car that only shares an engine with one of ours. */
export const twinAsked = (turn: Turn): Answer | undefined =>
  SAME.test(turn.reading.asked) && turn.reading.meaning.goal === undefined
    ? (gmcTwin(turn) ?? partsOfTwin(turn))
    : undefined

/** "The Sierra is the same, right?": the Silverado by GMC, with its engine and its limit. */
function gmcTwin({ advisor, draft, reading: { asked } }: Turn): Answer | undefined {
  const car = SIERRA.test(asked) ? carOf(advisor, draft, true) : 'none'
  if (typeof car === 'string' || !car.vehicle.model.startsWith('Silverado')) return undefined
  const { vehicle, year } = car
  const name = carWords(vehicle, year)
  const [english, spanish] = carAnswer('safe_limit', { advisor, vehicle, name, asked: '' }) ?? ['', '']
  const { code, displacementL } = vehicle.engine
  return [
    text(
      inLanguage(draft.language, [
        `Yes: a ${year} GMC Sierra 1500 with the ${displacementL.toFixed(1)} is the ${name} under another badge, with the same engine (${code}) and gearbox, so its limits and our parts are the same. ${english}`,
        `Sí: la GMC Sierra 1500 ${year} con el ${displacementL.toFixed(1)} es la ${name} con otro emblema: mismo motor (${code}) y caja, así que los límites y nuestras piezas son los mismos. ${spanish}`,
      ]),
    ),
  ]
}

/** "Same 6.2 as the Durango Hellcat, so its stuff bolts on": no part is promised to a car that we do not build. */
function partsOfTwin({ advisor, before, draft, reading: { asked, meaning } }: Turn): Answer | undefined {
  const stranger = meaning.stranger ?? before.talk?.stranger
  const named = advisor.catalog.vehicles.findLast(({ modelId }) => modelId === meaning.car)
  const vehicle = stranger && PARTS_GO_ON.test(asked) ? (named ?? ownVehicleOf(advisor, asked)) : undefined
  if (!stranger || !vehicle) return undefined
  const name = carWords(vehicle, vehicle.yearTo)
  return [
    text(
      inLanguage(draft.language, [
        `Don't count on it. The ${stranger} and the ${name} share the engine family, so internals and weak points carry over as a guide. Intake, exhaust, cooling, belt drive and gearbox are made for each car, and a tune file never carries over. Our parts are listed for the ${name}, and I won't sell one as fitting yours: send the part number and your VIN to /contact and a person checks it before you buy.`,
        `No cuentes con eso. El ${stranger} y el ${name} comparten familia de motor: lo interno y los puntos débiles sirven de guía. Admisión, escape, enfriamiento, bandas y caja son de cada carro, y un tune nunca se pasa. Nuestras piezas son para el ${name}; manda el número de parte y tu VIN a /contact y una persona lo revisa antes de que compres.`,
      ]),
    ),
  ]
}
