import { memo } from 'react'
import type { Part, PartCategory, Vehicle } from '../../engine/model.ts'
import type { BuildView } from './build-view.ts'
import { byCategory, type Preselection } from './part-choice.ts'
import { PartPicker } from './part-picker.tsx'
import type { PickerActions } from './picker-props.ts'
import { problemInWords } from './problem-words.ts'

/** What makes power comes before what carries it. */
const SHOWN_ORDER: readonly PartCategory[] = [
  'forced_induction',
  'turbo',
  'tuning',
  'intake',
  'exhaust',
  'fuel_system',
  'engine_internals',
  'cooling',
  'transmission',
  'drivetrain',
  'suspension',
  'braking',
]
interface PartPickersProps {
  vehicle: Vehicle
  /** What may be chosen from. */
  offered: readonly Part[]
  view: BuildView
  lockedIds: ReadonlySet<string>
  leftOut: Preselection['leftOut']
  /** Why the rulebook keeps parts out on this fuel, by part id. */
  refusals: ReadonlyMap<string, string>
  /** The address of each part's picture, by part id. */
  pictures: ReadonlyMap<string, string>
  viewOf: (chosen: readonly Part[]) => BuildView
  actions: PickerActions
}

/** Every category with its choices; drawn again only when something in it changed. */
export const PartPickers = memo(function PartPickers({
  vehicle,
  offered,
  view,
  lockedIds,
  leftOut,
  refusals,
  pictures,
  viewOf,
  actions,
}: PartPickersProps) {
  const groups = [...byCategory(offered)]
  groups.sort(([a], [b]) => SHOWN_ORDER.indexOf(a) - SHOWN_ORDER.indexOf(b))
  return groups.map(([category, parts]) => {
    const reason = leftOut.find((one) => one.category === category)
    return (
      <PartPicker
        key={category}
        vehicle={vehicle}
        category={category}
        parts={parts}
        view={view}
        chosen={view.run.build.parts}
        lines={view.run.lines}
        lockedIds={lockedIds}
        refusals={refusals}
        pictures={pictures}
        viewOf={viewOf}
        actions={actions}
        leftOut={reason && problemInWords(reason.problem, offered)}
      />
    )
  })
})
