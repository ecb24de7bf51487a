import { useMemo } from 'react'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import { seconds, signed } from '../build-sheet/figures-in-words.ts'
import { inWords } from '../build-sheet/words.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { centsAsDollars, count } from '../ui/money.ts'
import type { BuildView } from './build-view.ts'
import { choosePart, missingNeeds } from './part-choice.ts'

interface AlternativesProps {
  vehicle: Vehicle
  /** Everything for one place on the car. */
  inSlot: readonly Part[]
  chosen: readonly Part[]
  /** Why the rulebook keeps parts out on this fuel, by part id. */
  refusals: ReadonlyMap<string, string>
  viewOf: (chosen: readonly Part[]) => BuildView
  onChoose: (part: Part) => void
}

interface Row {
  part: Part
  isChosen: boolean
  view: BuildView
  /** What it needs and pushes out, and why it can't be had. */
  notes: string[]
  isRefused: boolean
}

function rowsOf({ vehicle, inSlot, chosen, refusals, viewOf }: Omit<AlternativesProps, 'onChoose'>): Row[] {
  return inSlot.map((part) => {
    const isChosen = chosen.some(({ id }) => id === part.id)
    const tried = isChosen ? { chosen, dropped: [] } : choosePart(vehicle, chosen, part)
    const refusal = refusals.get(part.id)
    const needs = missingNeeds(vehicle, tried.chosen).filter((need) => need.part.id === part.id)
    const notes = [
      ...(refusal ? [`Not on this fuel: ${refusal}`] : []),
      ...needs.map(({ slot }) => `Needs ${inWords(slot)}.`),
      ...tried.dropped.map(({ name }) => `Takes out ${name}.`),
    ]
    return { part, isChosen, view: viewOf(tried.chosen), notes, isRefused: refusal !== undefined }
  })
}

/** Every part for one place on the car, side by side: what the whole build makes, runs and costs with it. */
export default function Alternatives(props: AlternativesProps) {
  const { vehicle, inSlot, chosen, refusals, viewOf, onChoose } = props
  const rows = useMemo(
    () => rowsOf({ vehicle, inSlot, chosen, refusals, viewOf }),
    [vehicle, inSlot, chosen, refusals, viewOf],
  )
  const now = viewOf(chosen)
  const place = inWords(slotOf((inSlot[0] as Part).kind))
  return (
    <section aria-label={`Compare: ${place}`} className="mt-3">
      <ul className="divide-y divide-hairline/60 border-t border-hairline/60 text-sm">
        {rows.map((row) => (
          <AlternativeRow key={row.part.id} row={row} now={now} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  )
}

/** Two decimals and a sign: "-0.12 s". */
const quicker = (by: number): string => `${by > 0 ? '+' : '-'}${seconds(Math.abs(by))} s`

function AlternativeRow({ row, now, onChoose }: { row: Row; now: BuildView; onChoose: (part: Part) => void }) {
  const { part, isChosen, view, notes, isRefused } = row
  const hp = Math.round(view.totals.wheelHp - now.totals.wheelHp)
  const byS = Number((view.run.timeSlip.quarterMileS - now.run.timeSlip.quarterMileS).toFixed(2))
  return (
    <li className={classes('px-2 py-3', isChosen && 'bg-raised/60', isRefused && 'text-steel')}>
      <div className="flex items-start justify-between gap-4">
        <p>
          <span className="block text-xs text-steel">{part.manufacturer}</span>
          {part.name}
        </p>
        {isChosen ? (
          <span className="shrink-0 text-xs text-steel">chosen</span>
        ) : (
          <Button kind="outline" size="small" className="shrink-0" disabled={isRefused} onClick={() => onChoose(part)}>
            Choose<span className="sr-only"> {part.name}</span>
          </Button>
        )}
      </div>
      <p className="figures mt-1 flex flex-wrap gap-x-5 text-silver">
        <span className="font-bold text-light">{part.installed ? 'on your car' : centsAsDollars(part.priceCents)}</span>
        <span>
          {count(view.totals.wheelHp)} whp <By isBetter={hp > 0} words={hp === 0 ? '' : signed(hp)} />
        </span>
        <span>
          {seconds(view.run.timeSlip.quarterMileS)} s <By isBetter={byS < 0} words={byS === 0 ? '' : quicker(byS)} />
        </span>
        <span>{centsAsDollars(view.totals.totalCents)} in all</span>
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-0.5 text-xs text-caution">
          {note}
        </p>
      ))}
    </li>
  )
}

/** What it changes of the build as it is. */
function By({ isBetter, words }: { isBetter: boolean; words: string }) {
  return words ? <span className={classes('text-xs', isBetter ? 'text-go' : 'text-caution')}>{words}</span> : null
}
