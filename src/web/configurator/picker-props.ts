import type { Part, PartCategory, Vehicle } from '../../engine/model.ts'
import type { PlanLine } from '../../engine/optimizer/planned-build.ts'
import type { BuildView } from './build-view.ts'

/** What the picker can do to the build. */
export interface PickerActions {
  choose: (part: Part) => void
  remove: (partId: string) => void
  toggleLock: (partId: string) => void
  exclude: (partId: string) => void
}

/** One category with its choices. */
export interface PartPickerProps {
  vehicle: Vehicle
  category: PartCategory
  parts: readonly Part[]
  view: BuildView
  chosen: readonly Part[]
  lines: readonly PlanLine[]
  lockedIds: ReadonlySet<string>
  /** Why the rulebook keeps parts out on this fuel, by part id. */
  refusals: ReadonlyMap<string, string>
  /** The address of each part's picture, by part id. */
  pictures: ReadonlyMap<string, string>
  viewOf: (chosen: readonly Part[]) => BuildView
  actions: PickerActions
  /** Why nothing of this category was preselected. */
  leftOut?: string | undefined
}
