import { useId } from 'react'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part, PartCategory, Slot, Vehicle } from '../../engine/model.ts'
import type { PlanLine } from '../../engine/optimizer/planned-build.ts'
import { hours, signed } from '../build-sheet/figures-in-words.ts'
import { categoryName, inWords } from '../build-sheet/words.ts'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Select } from '../ui/field.tsx'
import { centsAsDollars } from '../ui/money.ts'
import { obstacles } from './part-choice.ts'
import { problemInWords } from './problem-words.ts'

export interface PickerActions {
  choose: (part: Part) => void
  remove: (partId: string) => void
  toggleLock: (partId: string) => void
  exclude: (partId: string) => void
}

interface PartPickerProps {
  vehicle: Vehicle
  category: PartCategory
  parts: readonly Part[]
  chosen: readonly Part[]
  lines: readonly PlanLine[]
  lockedIds: ReadonlySet<string>
  /** Why the rulebook keeps parts out on this fuel, by part id. */
  refusals: ReadonlyMap<string, string>
  actions: PickerActions
  /** Why nothing of this category was preselected. */
  leftOut?: string | undefined
}

function bySlot(parts: readonly Part[]): Map<Slot, Part[]> {
  const groups = new Map<Slot, Part[]>()
  for (const part of parts) {
    const slot = slotOf(part.kind)
    groups.set(slot, [...(groups.get(slot) ?? []), part])
  }
  return groups
}

/** One category: a choice for each of its places on the car, with what the chosen part adds and costs. */
export function PartPicker(props: PartPickerProps) {
  const { category, parts, chosen, lines, leftOut } = props
  const chosenHere = chosen.filter((part) => part.category === category)
  const cents = lines
    .filter((line) => line.part.category === category)
    .reduce((sum, line) => sum + line.priceCents + line.laborCents, 0)
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="headline text-xl">{categoryName(category)}</h3>
        <p className="figures text-sm text-steel">
          {chosenHere.length > 0 ? `${centsAsDollars(cents)} installed` : 'nothing chosen'}
        </p>
      </div>
      {leftOut && chosenHere.length === 0 ? <p className="mt-2 text-sm text-caution">{leftOut}</p> : null}
      <div className="mt-4 grid gap-5">
        {[...bySlot(parts)].map(([slot, inSlot]) => (
          <SlotChoice key={slot} slot={slot} inSlot={inSlot} {...props} />
        ))}
      </div>
    </Card>
  )
}

function SlotChoice({
  slot,
  inSlot,
  vehicle,
  chosen,
  lines,
  lockedIds,
  refusals,
  actions,
}: PartPickerProps & { slot: Slot; inSlot: readonly Part[] }) {
  const id = useId()
  const part = chosen.find((one) => slotOf(one.kind) === slot)
  const others = chosen.filter((one) => one !== part)
  const line = part && lines.find((one) => one.part.id === part.id)
  const isLocked = part !== undefined && lockedIds.has(part.id)
  const problemOf = (option: Part) => obstacles(vehicle, others, option)[0]
  return (
    <div data-part={part?.id}>
      <Select
        id={id}
        label={inWords(slot)}
        value={part && inSlot.includes(part) ? part.id : ''}
        disabled={isLocked}
        onChange={(event) => {
          const next = inSlot.find((one) => one.id === event.target.value)
          if (next) actions.choose(next)
          else if (part) actions.remove(part.id)
        }}
      >
        <option value="">{part && !inSlot.includes(part) ? `${part.name} takes this place` : 'None'}</option>
        {inSlot.map((option) => (
          <option key={option.id} value={option.id} disabled={option !== part && refusals.has(option.id)}>
            {option.installed
              ? `On your car: ${option.name}`
              : `${option.manufacturer} ${option.name}, ${centsAsDollars(option.priceCents)}`}
            {refusals.has(option.id)
              ? ` (not on this fuel: ${refusals.get(option.id)})`
              : option !== part && problemOf(option)
                ? ' (replaces another part)'
                : ''}
          </option>
        ))}
      </Select>
      {part && line && inSlot.includes(part) ? (
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
          <p className="max-w-xl text-silver">{part.description}</p>
          {refusals.has(part.id) ? (
            <p className="w-full text-caution">Not sold on this fuel. {refusals.get(part.id)}</p>
          ) : null}
          <p className="figures flex flex-wrap gap-x-4 text-silver">
            <span className={classes(Math.round(line.gainWheelHp) > 0 && 'font-bold text-ember')}>
              {Math.round(line.gainWheelHp) === 0 ? 'supporting mod' : `${signed(line.gainWheelHp)} whp`}
            </span>
            {part.installed ? (
              <span className="text-steel">on your car</span>
            ) : (
              <>
                <span>{centsAsDollars(line.priceCents)}</span>
                <span className="text-steel">{hours(line.laborHours)} labor</span>
              </>
            )}
          </p>
          <p className="flex w-full gap-5">
            <button
              type="button"
              aria-pressed={isLocked}
              className="min-h-8 text-cold underline underline-offset-4 hover:text-light"
              onClick={() => actions.toggleLock(part.id)}
            >
              {isLocked ? 'Unlock' : 'Keep this part'}
              <span className="sr-only">: {part.name}</span>
            </button>
            {part.installed ? null : (
              <button
                type="button"
                className="min-h-8 text-steel underline underline-offset-4 hover:text-light"
                onClick={() => actions.exclude(part.id)}
              >
                Skip this part<span className="sr-only">: {part.name}</span>
              </button>
            )}
          </p>
        </div>
      ) : null}
    </div>
  )
}

/** What the last choice pushed out, and what the parts still ask for. */
export function ChoiceNotes({
  vehicle,
  dropped,
  because,
  needs,
  all,
  onAdd,
}: {
  vehicle: Vehicle
  dropped: readonly Part[]
  because: Part | undefined
  needs: readonly { part: Part; slot: Slot }[]
  all: readonly Part[]
  onAdd: (part: Part) => void
}) {
  if (dropped.length === 0 && needs.length === 0) return null
  return (
    <div role="status" className="grid gap-2 rounded-sm border border-caution/50 p-4 text-sm">
      {dropped.map((part) => {
        const problem = because && obstacles(vehicle, [because], part)[0]
        return (
          <p key={part.id} className="text-caution">
            {part.manufacturer} {part.name} was taken out.{' '}
            {problem ? problemInWords(problem, all) : 'It has nothing to act on any more.'}
          </p>
        )
      })}
      {needs.map(({ part, slot }) => {
        const cheapest = all.filter((one) => slotOf(one.kind) === slot).sort((a, b) => a.priceCents - b.priceCents)[0]
        return (
          <p key={`${part.id} ${slot}`} className="text-silver">
            {part.manufacturer} {part.name} needs {inWords(slot)}.{' '}
            {cheapest ? (
              <button
                type="button"
                className="font-semibold text-cold underline underline-offset-4 hover:text-light"
                onClick={() => onAdd(cheapest)}
              >
                Add {cheapest.manufacturer} {cheapest.name}, {centsAsDollars(cheapest.priceCents)}
              </button>
            ) : null}
          </p>
        )
      })}
    </div>
  )
}
