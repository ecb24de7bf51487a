import { carWords, variantsFor } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, text } from './advisor.ts'
import { chosenCar } from './chosen-car.ts'
import type { Draft } from './draft.ts'
import { gearboxNames, spokenGearbox } from './gearbox-said.ts'
import type { MessageReading } from './meaning-of.ts'
import type { ChosenCar } from './request-of.ts'

const CVT = /\bcvt\b/

/**
 * A car that we have with another gearbox than the one that was said: the variant whose engine parts are the same, what was
 * said of its gearbox taken out, and the words that tell so. Undefined where more than one may be meant, or nothing was asked
 * for yet.
 */
export function withGearboxOfOurs(
  advisor: Advisor,
  draft: Draft,
  reading: MessageReading,
): { draft: Draft; car: ChosenCar; told: Answer } | undefined {
  const { gearbox: said, ...open } = draft
  if (
    !said ||
    draft.car === undefined ||
    (draft.goal ?? draft.budgetUsd ?? draft.wants ?? draft.induction) === undefined
  )
    return undefined
  const built = variantsFor(advisor.catalog, { car: draft.car, year: draft.year })
  const names = gearboxNames(built)
  const [name] = names
  if (!name || names.length > 1) return undefined
  // "SMG to manual swap": the box that is in it now is ours.
  if (draft.standing?.gearbox !== undefined) {
    const swapped = chosenCar(advisor, open, reading)
    return 'vehicle' in swapped ? { draft: open, car: swapped, told: [] } : undefined
  }
  const isForManual = built.every(({ transmission }) => transmission.kind === 'manual')
  // A clutch is of no use to an automatic, and a converter of none to a manual.
  const others = isForManual ? (['clutch', 'flywheel'] as const) : (['torque_converter'] as const)
  const ofOurs: Draft = { ...open, keepsStock: [...new Set([...(open.keepsStock ?? []), ...others])].sort() }
  const car = chosenCar(advisor, ofOurs, reading)
  if (!('vehicle' in car)) return undefined
  const spoken = CVT.test(`${(draft.turns ?? []).join(' ').toLowerCase()} ${reading.asked}`)
    ? 'CVT'
    : spokenGearbox(said)
  return {
    draft: ofOurs,
    car: { ...car, assumed: '' },
    told: [text(inLanguage(draft.language, wordsOf(car, spoken, name)))],
  }
}

function wordsOf({ vehicle, year }: ChosenCar, spoken: string, ours: string): readonly [string, string] {
  const box =
    spoken === 'CVT'
      ? 'A CVT slips its belt not far past stock torque, so on yours this power is not one that I would run, and there is no stronger one to quote: a mild tune is its end.'
      : 'On yours the gearbox has to hold this power as well: a stronger converter or clutch pack, its tune and its cooler are quoted at /contact.'
  return [
    `We don't have the ${carWords(vehicle, year)} with the ${spoken}, only with the ${ours}. The engine parts are the same, so this is the build on our ${ours} car, without a part for its gearbox; times differ. ${box} `,
    `No tenemos el ${carWords(vehicle, year)} con ${spoken}, solo con ${ours}. Las piezas del motor son las mismas: este build va con la nuestra, sin piezas de transmisión. La tuya también tiene que aguantar: se cotiza en /contact. `,
  ]
}
