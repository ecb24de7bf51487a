import type { GenerateRequest } from '../../contract/configurator.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'

/** What an address says of the car that a plan starts from. */
export interface StartingSetup {
  setup?: CurrentSetup
  /** A setup is known, and the plan starts from stock all the same. */
  isFromStock?: true
}

/**
 * What a plan starts from: what the address says; for a car that stands in the garage and of which it says nothing, what
 * is on that car. An address that is a finished plan stays as it was shared.
 */
export function startingSetup<Chosen extends StartingSetup>(
  chosen: Chosen,
  inGarage: CurrentSetup | undefined,
  isPlanned: boolean,
): Chosen {
  if (chosen.setup || chosen.isFromStock || isPlanned || !inGarage) return chosen
  return { ...chosen, setup: inGarage }
}

/** The setup as a request carries it. */
export function requestedSetup({ setup }: StartingSetup): Pick<GenerateRequest, 'currentSetup'> {
  if (!setup) return {}
  const { installed, ...rest } = setup
  return { currentSetup: { ...rest, ...(installed ? { installed: [...installed] } : {}) } }
}
