import { fits } from '../../engine/fitment/fits.ts'
import type { Slot } from '../../engine/model.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { hasBigBrakes } from '../../engine/rulebook/factory-brakes.ts'
import { isUniversal } from '../../engine/rulebook/rule.ts'
import type { SearchRules } from '../../engine/rulebook/search-rules.ts'
import { BRAKES_ON_TRACK, brakesOnTrack } from '../../engine/rulebook/track-rules.ts'
import type { BuildRequest } from './build-request.ts'

type Wanting = Pick<BuildRequest, 'wantedSlots' | 'vehicle' | 'car'>

/** Whether the big brakes that are wanted are on the car: pads and fluid are what they need. */
const hasWantedBrakes = ({ wantedSlots, vehicle, car }: Wanting): boolean =>
  wantedSlots.includes('brakes') &&
  hasBigBrakes(vehicle) &&
  !car.parts.some((part) => part.kind === 'brake_kit' && !isUniversal(part) && fits(part, vehicle))

/** The places in which the build has a new part, as the customer wants it. */
export const wantedPlaces = (asked: Wanting): Slot[] =>
  asked.wantedSlots.flatMap((slot): readonly Slot[] =>
    slot === 'brakes' && hasWantedBrakes(asked) ? brakesOnTrack(asked.vehicle) : [slot],
  )

/** Whoever strikes track pads or fluid has them: the build is sold without, and says so. */
export function withoutStruckBrakes({
  rules,
  parts,
  excludedPartIds,
}: SearchRequest & { rules: SearchRules }): SearchRules {
  const struck = BRAKES_ON_TRACK.filter((kind) =>
    parts.some((part) => part.kind === kind && excludedPartIds?.includes(part.id)),
  )
  if (struck.length === 0) return rules
  const isLeft = (slot: Slot) => !struck.some((kind) => kind === slot)
  return { ...rules, scenarioNeeds: (chosen) => rules.scenarioNeeds(chosen).filter(isLeft) }
}
