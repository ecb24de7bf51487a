import { useId, useMemo, useState } from 'react'
import { LIMIT_NAMES } from '../../engine/display-words.ts'
import { fillsSlot, slotOf } from '../../engine/fitment/slots.ts'
import type { Part, Slot } from '../../engine/model.ts'
import type { PlanLine } from '../../engine/optimizer/planned-build.ts'
import { hours, signed } from '../build-sheet/figures-in-words.ts'
import { inWords } from '../build-sheet/words.ts'
import { latePart } from '../late-code/late-part.tsx'
import { classes } from '../ui/classes.ts'
import { Select } from '../ui/field.tsx'
import { centsAsDollars, count } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { type BuildView, broughtBy } from './build-view.ts'
import { inTheWayOf, obstacles } from './part-choice.ts'
import type { PartPickerProps } from './picker-props.ts'

const Alternatives = latePart(() => import('./alternatives.tsx'))

interface SlotRowProps extends Omit<PartPickerProps, 'category' | 'parts' | 'leftOut'> {
  slot: Slot
  /** Everything for this place on the car. */
  inSlot: readonly Part[]
}

const LINK = 'min-h-8 underline underline-offset-4 hover:text-light'

/** One place on the car: what stands there, with its picture, gain and price, and what else could. */
export function SlotRow(props: SlotRowProps) {
  const { slot, inSlot, vehicle, view, chosen, lines, lockedIds, refusals, pictures, viewOf, actions } = props
  const [isComparing, setIsComparing] = useState(false)
  const inPlace = chosen.find((one) => slotOf(one.kind) === slot)
  const part = inPlace && inSlot.includes(inPlace) ? inPlace : undefined
  const line = part && lines.find((one) => one.part.id === part.id)
  // Nothing chosen: what would go here, dimmed.
  const picture = pictures.get((part ?? inSlot[0])?.id ?? '')
  return (
    <div data-part={inPlace?.id} className="-mx-3 px-3 py-4 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
        <div className="mt-7 aspect-square overflow-hidden rounded-xs border border-hairline/60 bg-ink">
          {picture ? (
            <Picture
              src={picture}
              alt=""
              width={600}
              height={640}
              sizes="72px"
              className={classes('size-full object-contain', part ? '' : 'opacity-30 grayscale')}
            />
          ) : null}
        </div>
        <div className="min-w-0">
          <SlotSelect {...props} inPlace={inPlace} />
          {part && line ? <ChosenPart {...{ view, viewOf, line }} refusal={refusals.get(part.id)} /> : null}
          <p className="mt-1 flex flex-wrap gap-x-5 text-sm print:hidden">
            {part ? <ChosenActions part={part} isLocked={lockedIds.has(part.id)} actions={actions} /> : null}
            {inSlot.length > 1 ? (
              <button
                type="button"
                aria-expanded={isComparing}
                className={classes(LINK, 'text-cold')}
                onClick={() => setIsComparing(!isComparing)}
              >
                {isComparing ? 'Close the comparison' : `Compare ${inSlot.length}`}
                <span className="sr-only">: {inWords(slot)}</span>
              </button>
            ) : null}
          </p>
        </div>
      </div>
      {isComparing ? (
        <Alternatives
          fallback={<p className="mt-3 text-sm text-steel">Running each one</p>}
          {...{ vehicle, inSlot, chosen, refusals, viewOf }}
          onChoose={actions.choose}
        />
      ) : null}
    </div>
  )
}

function SlotSelect({
  slot,
  inSlot,
  vehicle,
  chosen,
  lockedIds,
  refusals,
  actions,
  inPlace,
}: SlotRowProps & { inPlace: Part | undefined }) {
  const id = useId()
  const others = chosen.filter((one) => one !== inPlace)
  const isListed = inPlace !== undefined && inSlot.includes(inPlace)
  const noteOf = (option: Part): string => {
    if (refusals.has(option.id)) return ` (not on this fuel: ${refusals.get(option.id)})`
    if (option === inPlace) return ''
    const replaced = inTheWayOf(others, option)
    if (replaced.length > 0) return ` (takes out ${replaced.map(({ name }) => name).join(' and ')})`
    return obstacles(vehicle, others, option).some(({ reason }) => reason === 'no_boost_to_act_on')
      ? ' (needs a turbo or supercharger)'
      : ''
  }
  return (
    <Select
      id={id}
      label={inWords(slot)}
      value={isListed ? inPlace.id : ''}
      disabled={inPlace !== undefined && lockedIds.has(inPlace.id)}
      onChange={(event) => {
        const next = inSlot.find((one) => one.id === event.target.value)
        if (next) actions.choose(next)
        else if (inPlace) actions.remove(inPlace.id)
      }}
    >
      <option value="">{emptyWords(inPlace && !isListed ? inPlace : undefined, slot, chosen)}</option>
      {inSlot.map((option) => (
        <option key={option.id} value={option.id} disabled={option !== inPlace && refusals.has(option.id)}>
          {option.installed
            ? `On your car: ${option.name}`
            : `${option.manufacturer} ${option.name}, ${centsAsDollars(option.priceCents)}`}
          {noteOf(option)}
        </option>
      ))}
    </Select>
  )
}

/** What stands for nothing of this list: a part from elsewhere, what a chosen kit brings along, or nothing. */
function emptyWords(fromElsewhere: Part | undefined, slot: Slot, chosen: readonly Part[]): string {
  if (fromElsewhere) return `${fromElsewhere.name} takes this place`
  const kit = chosen.find((one) => slotOf(one.kind) !== slot && fillsSlot(one, slot))
  return kit ? `Comes with ${kit.name}` : 'None'
}

/** Why a part that makes power brings less of it here. */
function heldWords({ run, totals }: BuildView, gain: number): string {
  const adds = gain === 0 ? 'it adds nothing here' : 'it adds less here'
  const at = `${count(totals.wheelHp)} whp`
  if (run.limitedBy === undefined || run.limitedBy === 'request') return `This build is tuned to ${at}, so ${adds}.`
  return `This build is capped at ${at} by the ${LIMIT_NAMES[run.limitedBy]}, so ${adds}.`
}

type ChosenPartProps = Pick<SlotRowProps, 'view' | 'viewOf'> & { line: PlanLine; refusal: string | undefined }

function ChosenPart({ view, viewOf, line, refusal }: ChosenPartProps) {
  const { part } = line
  const brought = useMemo(() => broughtBy(view, line, viewOf), [view, line, viewOf])
  const gain = Math.round(brought)
  const isHeld = gain < Math.round(line.gainWheelHp)
  return (
    <div className="mt-2 text-sm">
      <p className="font-semibold">
        {part.manufacturer} {part.name}
      </p>
      <p className="figures mt-0.5 flex flex-wrap gap-x-4">
        <span className={gain > 0 ? 'font-bold text-ember' : 'text-silver'}>
          {gain === 0 ? (isHeld ? 'no added power' : 'supporting mod') : `${signed(brought)} whp`}
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
      {isHeld ? <p className="mt-1 text-caution">{heldWords(view, gain)}</p> : null}
      <p className="mt-1 text-silver">{part.description}</p>
      {refusal ? <p className="mt-1 text-caution">Not sold on this fuel. {refusal}</p> : null}
    </div>
  )
}

function ChosenActions({ part, isLocked, actions }: Pick<SlotRowProps, 'actions'> & { part: Part; isLocked: boolean }) {
  return (
    <>
      <button
        type="button"
        aria-pressed={isLocked}
        className={classes(LINK, 'text-cold')}
        onClick={() => actions.toggleLock(part.id)}
      >
        {isLocked ? 'Unlock' : 'Keep this part'}
        <span className="sr-only">: {part.name}</span>
      </button>
      {part.installed ? null : (
        <button type="button" className={classes(LINK, 'text-steel')} onClick={() => actions.exclude(part.id)}>
          Skip this part<span className="sr-only">: {part.name}</span>
        </button>
      )}
    </>
  )
}
