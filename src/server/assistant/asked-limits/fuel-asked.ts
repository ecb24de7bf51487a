import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel } from '../../../engine/model.ts'
import { fuelsNamed } from '../fuel-words.ts'
import type { Turn } from '../turn.ts'

/** The fuel that a question is about: said in it, before it, else 93. */
export function fuelAsked({ draft, reading }: Turn, asked: string): Fuel {
  const named = /\bcorn\b/.test(asked) ? 'e85' : fuelsNamed(asked).at(-1)
  // Race gas that was only spoken of is not what is in the tank.
  const before = draft.fuel === 'race' ? undefined : draft.fuel
  const fuel = named ?? reading.meaning.fuel ?? before ?? '93'
  return fuel === '87' ? '91' : fuel
}

export const fuelName = (fuel: Fuel): string => FUEL_NAMES[fuel].replace(' octane', '')
