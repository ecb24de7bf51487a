import { INDUCTION_CHOICES, INDUCTION_NAMES } from '../../engine/display-words.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import { type FrontierPoint, openSearch } from '../../engine/optimizer/search.ts'
import { strongestFor } from '../../engine/optimizer/single-answers.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { requestedInduction } from '../planning/preference-words.ts'
import type { BuildRequest } from './build-request.ts'
import { searchOf } from './choose-build.ts'

/** The strongest build of a changed request. */
const strongest = (catalog: CatalogSnapshot, buildRequest: BuildRequest): FrontierPoint | undefined =>
  strongestFor(openSearch(searchOf(catalog, buildRequest, 0)), buildRequest.budgetCents).point

/** The induction words that leave this car at least one build. */
export function possibleInductions(catalog: CatalogSnapshot, buildRequest: BuildRequest): string[] {
  return INDUCTION_CHOICES.filter((choice) => {
    const induction = requestedInduction(choice, buildRequest.vehicle.engine.aspiration)
    return strongest(catalog, { ...buildRequest, induction, lockedPartIds: [] }) !== undefined
  }).map((choice) => INDUCTION_NAMES[choice])
}

/** The fuels on which we build this car. */
export function possibleFuels(catalog: CatalogSnapshot, buildRequest: BuildRequest): Fuel[] {
  return FUELS.filter((fuel) => !searchOf(catalog, { ...buildRequest, fuel }, 0).rules?.fuelRefusal)
}
