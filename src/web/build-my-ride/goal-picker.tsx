import { useId } from 'react'
import { TARGET_HP, TIME_GOALS } from '../../contract/bounds.ts'
import { MEASURE_NAMES } from '../../engine/display-words.ts'
import { TIME_MEASURES, type TimeMeasure } from '../../engine/vocabulary.ts'
import { seconds } from '../build-sheet/figures-in-words.ts'
import { classes } from '../ui/classes.ts'
import { Slider } from '../ui/slider.tsx'
import type { Change, Selection } from './selection.ts'

interface GoalPickerProps {
  goal: Pick<Selection, 'targetHorsepower' | 'timeGoal'>
  disabled: boolean
  onChange: (change: Change) => void
}

const MEASURES: readonly { value: TimeMeasure | undefined; label: string }[] = [
  { value: undefined, label: 'Horsepower' },
  ...TIME_MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] })),
]

/** What the build is for: a power at the wheels, or a time at the strip, and how much of it. */
export function GoalPicker({ goal: { targetHorsepower, timeGoal }, disabled, onChange }: GoalPickerProps) {
  const bounds = timeGoal && TIME_GOALS[timeGoal.measure]
  return (
    <div className="grid gap-4">
      <MeasureSwitch measure={timeGoal?.measure} onChange={onChange} />
      {timeGoal && bounds ? (
        <Slider
          label={`Target ${MEASURE_NAMES[timeGoal.measure]}`}
          value={timeGoal.seconds}
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          disabled={disabled}
          format={(time) => `${seconds(time)} s`}
          onValue={(value) => onChange({ field: 'seconds', value })}
        />
      ) : (
        <Slider
          label="Target horsepower"
          value={targetHorsepower}
          min={TARGET_HP.min}
          max={TARGET_HP.max}
          step={TARGET_HP.step}
          disabled={disabled}
          format={(hp) => `${hp} whp`}
          onValue={(value) => onChange({ field: 'targetHorsepower', value })}
        />
      )}
    </div>
  )
}

function MeasureSwitch({
  measure,
  onChange,
}: {
  measure: TimeMeasure | undefined
  onChange: (change: Change) => void
}) {
  const group = useId()
  return (
    <fieldset>
      <legend className="telemetry mb-2 text-silver">Goal</legend>
      <div className="grid grid-cols-3 rounded-xs border border-hairline">
        {MEASURES.map(({ value, label }) => (
          <label
            key={label}
            className={classes(
              'relative flex min-h-11 cursor-pointer items-center justify-center px-2 text-center text-sm font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cold',
              value === measure ? 'bg-light text-ink' : 'text-silver hover:text-light',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={value === measure}
              onChange={() => onChange({ field: 'measure', value })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
