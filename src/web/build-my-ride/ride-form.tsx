import { type FormEvent, type ReactNode, useId } from 'react'
import { type BudgetPriority, PRIORITY_NAMES } from '../../contract/budget-priority.ts'
import {
  FUEL_LABELS,
  INDUCTION_NAMES,
  type InductionChoice,
  MUST_PASS_NAMES,
  USE_NAMES,
} from '../../engine/display-words.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import type { IntendedUse, MustPass } from '../../engine/vocabulary.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { chosenVariant, modelNamed, type VehicleChoice } from '../vehicles/choices.ts'
import { VehiclePicker, VersionPicker } from '../vehicles/vehicle-picker.tsx'
import { type BuildIntent, buildIntent } from './build-intent.ts'
import { GoalPicker } from './goal-picker.tsx'
import { inductionOptions } from './induction-options.ts'
import { type Change, MOST_BUDGET_USD, type Selection } from './selection.ts'
import { WantedParts } from './wanted-parts.tsx'

interface RideFormProps {
  vehicles: readonly VehicleChoice[]
  selection: Selection
  isPending: boolean
  isReady: boolean
  onChange: (change: Change) => void
  onGenerate: () => void
  /** What stands below the car: what it starts from. */
  children?: ReactNode
}

/** The options of the car, and the chosen one where the shop proposed another. */
function offered(make: string, model: string, chosen: InductionChoice | undefined): readonly InductionChoice[] {
  const options = inductionOptions(make, model)
  return chosen === undefined || options.includes(chosen) ? options : [...options, chosen]
}

/** Whole dollars from what was typed, "$12,500" as well; undefined for nothing, and for nothing sensible. */
function budgetFrom(text: string): number | undefined {
  const usd = Number(text.replace(/[^0-9]/g, ''))
  return usd > 0 ? Math.min(usd, MOST_BUDGET_USD) : undefined
}

/** Year, make, model, target and forced induction, each opened by the one before it. */
export function RideForm({ vehicles, selection, isPending, isReady, onChange, onGenerate, children }: RideFormProps) {
  const headingId = useId()
  const { make, modelId, targetHorsepower } = selection
  const model = modelId === undefined ? undefined : modelNamed(vehicles, modelId)
  const vehicle = chosenVariant(vehicles, selection)
  const intent = model && buildIntent(model.model)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onGenerate()
  }
  return (
    <Card className="p-5 sm:p-7">
      <h2 id={headingId} className="headline text-2xl">
        Your car, your goal
      </h2>
      <form onSubmit={submit} aria-labelledby={headingId} className="mt-6 grid gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3 lg:grid-cols-1">
          <VehiclePicker vehicles={vehicles} picked={selection} order="yearFirst" onChange={onChange} />
        </div>
        <VersionPicker vehicles={vehicles} picked={selection} onChange={onChange} />
        {children}
        <GoalPicker goal={selection} disabled={modelId === undefined} onChange={onChange} />
        {intent && !selection.timeGoal && intent.usualHorsepower !== targetHorsepower ? (
          <UsualPower hp={intent.usualHorsepower} onChange={onChange} />
        ) : null}
        {make !== undefined && model !== undefined ? (
          <Select
            label="Forced induction"
            placeholder="Select forced induction"
            value={selection.induction ?? ''}
            onChange={(event) =>
              onChange({ field: 'induction', value: (event.target.value || undefined) as InductionChoice | undefined })
            }
          >
            {offered(make, model.model, selection.induction).map((option) => (
              <option key={option} value={option}>
                {INDUCTION_NAMES[option]}
              </option>
            ))}
          </Select>
        ) : null}
        <FuelAndBudget selection={selection} onChange={onChange} />
        {intent ? <HowItIsDriven intent={intent} selection={selection} onChange={onChange} /> : null}
        {vehicle ? <WantedParts vehicle={vehicle} selection={selection} onChange={onChange} /> : null}
        <Button type="submit" size="large" disabled={isPending || !isReady} aria-busy={isPending}>
          {isPending ? 'Generating...' : 'Generate Build'}
        </Button>
        {model && !isReady && selection.induction === undefined ? (
          <p className="-mt-2 text-sm text-caution">Pick forced induction first.</p>
        ) : null}
        <p className="text-sm text-steel">
          {selection.timeGoal
            ? 'Times are from a standing start with a 1-foot rollout. We pick power and tires together.'
            : 'Power is wheel horsepower (whp): what a chassis dyno reads, after the gearbox and axles take their cut.'}
        </p>
      </form>
    </Card>
  )
}

type Changing = Pick<RideFormProps, 'onChange'>

/** Where to start for whoever has no figure in mind, one click away. */
function UsualPower({ hp, onChange }: Changing & { hp: number }) {
  return (
    <p className="-mt-2 text-sm text-steel">
      Not sure? {hp} whp is a good place to start on this car.{' '}
      <button
        type="button"
        className="font-semibold text-cold underline underline-offset-4 hover:text-light"
        onClick={() => onChange({ field: 'targetHorsepower', value: hp })}
      >
        Use {hp} whp
      </button>
    </p>
  )
}

function FuelAndBudget({ selection, onChange }: Changing & Pick<RideFormProps, 'selection'>) {
  return (
    <details open={selection.fuel !== undefined || selection.budgetUsd !== undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-cold underline underline-offset-4">
        Fuel and budget
      </summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <Select
          label="Fuel"
          value={selection.fuel ?? selection.setup?.fuel ?? '93'}
          onChange={(event) =>
            onChange({
              field: 'fuel',
              value: event.target.value === (selection.setup?.fuel ?? '93') ? undefined : (event.target.value as Fuel),
            })
          }
        >
          {FUELS.map((fuel) => (
            <option key={fuel} value={fuel}>
              {FUEL_LABELS[fuel]}
            </option>
          ))}
        </Select>
        <Field
          label="Budget"
          isOptional
          inputMode="numeric"
          placeholder="No limit"
          hint="US dollars, parts and labor together"
          value={selection.budgetUsd ?? ''}
          onChange={(event) => onChange({ field: 'budgetUsd', value: budgetFrom(event.target.value) })}
        />
      </div>
    </details>
  )
}

/** What the car is for, what matters most and what it has to pass. */
function HowItIsDriven({
  intent,
  selection,
  onChange,
}: Changing & Pick<RideFormProps, 'selection'> & { intent: BuildIntent }) {
  const { use, priority, mustPass } = selection
  const usual = intent.budgetRange === 'high' ? 'reliability' : 'balanced'
  return (
    <details open={use !== undefined || priority !== undefined || mustPass !== undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-cold underline underline-offset-4">
        How you drive it
      </summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <Select
          label="Use"
          value={use ?? intent.intendedUse}
          onChange={(event) => onChange({ field: 'use', value: event.target.value as IntendedUse })}
        >
          <Choices of={USE_NAMES} />
        </Select>
        <Select
          label="Priority"
          value={priority ?? usual}
          onChange={(event) => onChange({ field: 'priority', value: event.target.value as BudgetPriority })}
        >
          <Choices of={PRIORITY_NAMES} />
        </Select>
        <Select
          label="Emissions"
          value={mustPass ?? ''}
          onChange={(event) =>
            onChange({ field: 'mustPass', value: (event.target.value || undefined) as MustPass | undefined })
          }
        >
          <option value="">No test where you live</option>
          <Choices of={MUST_PASS_NAMES} />
        </Select>
      </div>
    </details>
  )
}

const Choices = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
