import { carWords, stockFigures } from '../planning/car-facts.ts'
import type { Advisor, Bilingual } from './advisor.ts'
import { listed } from './advisor.ts'
import type { Side } from './built-sides.ts'
import { torqueIn } from './computed/unit-words.ts'
import type { ChosenCar } from './request-of.ts'

const TORQUE = /\b(?:w?tq|torque|lb-?ft|ft-?lbs?|nm|par)\b/
/** "What's actually in them": the parts of each are asked for, and not only what they make. */
const CONTENTS =
  /\bwhat(?:'?s| is| are| all is| do(?:es)?)?\b[^.?!]{0,20}\b(?:in (?:them|each|both|it|there|those|either)|includ\w+|come with)\b|\b(?:contents?|parts? lists?|which parts|what parts|included|que (?:trae|lleva|incluye)n?)\b/
const BREAKS = /\b(?:what|which|que)\b[^.?!]{0,20}\b(?:breaks?|fails?|goes|lets? go|weak\w*|pops?|falla|rompe)\b/

/** Torque at the wheels, where the message asks what each makes of it. */
function torqueOf(advisor: Advisor, { car, reply }: Side, asked: string): Bilingual {
  if (!TORQUE.test(asked)) return ['', '']
  const lbft = reply?.power.wheelTorqueLbft ?? stockFigures(advisor.catalog, car.vehicle).wheelTorqueLbft
  const said = torqueIn(asked)(lbft)
  return [` Torque: ${said} at the wheels.`, ` Par: ${said} a las ruedas.`]
}

/** The parts of a build, without the years that they fit. */
function partsOf({ reply }: Side, asked: string): Bilingual {
  if (!reply || !CONTENTS.test(asked)) return ['', '']
  const names = reply.recommendedParts.map(
    ({ manufacturer, name }) => `${manufacturer} ${name.replace(/,? (?:19|20)\d\d[-+].*$/, '')}`,
  )
  return [` In it: ${listed(names)}.`, ` Lleva: ${listed(names, 'y')}.`]
}

/** Figures of a side that are told where they are asked for. */
export function columnsAsked(advisor: Advisor, side: Side, asked: string): Bilingual {
  const [torque, parts] = [torqueOf(advisor, side, asked), partsOf(side, asked)]
  return [`${torque[0]}${parts[0]}`, `${torque[1]}${parts[1]}`]
}

/** What lets go first in each car, and what is known weak in it, where that is asked beside the comparison. */
export function breaksOfEach(cars: readonly ChosenCar[], asked: string): readonly string[] {
  if (!BREAKS.test(asked)) return []
  return cars.map(({ vehicle, year }) => {
    const { failsFirst, weakPoints } = vehicle.family
    const weak = weakPoints.map(({ what }) => what).join(', ')
    return `What breaks on the ${carWords(vehicle, year)}: ${weak ? `${weak}; pushed hard, ` : ''}${failsFirst}.`
  })
}

/** The same of cars as they come, and the torque of each. */
export function linesAsked(
  rows: readonly { car: ChosenCar; stock: { wheelTorqueLbft: number }; reply?: Side['reply'] | undefined }[],
  asked: string,
): readonly string[] {
  const torque = TORQUE.test(asked)
    ? rows.map(
        ({ car: { vehicle, year }, stock, reply }) =>
          `Torque of the ${carWords(vehicle, year)}: ${torqueIn(asked)(reply?.power.wheelTorqueLbft ?? stock.wheelTorqueLbft)} at the wheels.`,
      )
    : []
  return [
    ...torque,
    ...breaksOfEach(
      rows.map(({ car }) => car),
      asked,
    ),
  ]
}
