import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part, Slot, Vehicle } from '../../engine/model.ts'
import { categoryName, inWords } from '../build-sheet/words.ts'
import { Card } from '../ui/card.tsx'
import { centsAsDollars } from '../ui/money.ts'
import { obstacles } from './part-choice.ts'
import type { PartPickerProps } from './picker-props.ts'
import { problemInWords } from './problem-words.ts'
import { SlotRow } from './slot-row.tsx'

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
      <div className="mt-4 grid divide-y divide-hairline/50">
        {[...bySlot(parts)].map(([slot, inSlot]) => (
          <SlotRow key={slot} slot={slot} inSlot={inSlot} {...props} />
        ))}
      </div>
    </Card>
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
            {problem ? problemInWords(problem, all) : 'It no longer does anything on this build.'}
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
