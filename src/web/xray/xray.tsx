import { type CSSProperties, type PointerEvent, useId, useMemo, useState } from 'react'
import type { XrayBuild } from '../../xray/build-state.ts'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import { LABEL_WIDTH, type LabelPlace, labelPlaces, pinPlaces } from '../../xray/label-places.ts'
import { drawingInWords, labelsOf, type XrayLabel } from '../../xray/labels.ts'
import type { SystemId } from '../../xray/systems.ts'
import { viewOf } from '../../xray/view.ts'
import { xrayDrawing } from '../../xray/xray-drawing.ts'
import { classes } from '../ui/classes.ts'
import { Drawing } from './drawing.tsx'
import { useLinkedParts } from './use-linked-parts.ts'

interface XrayProps {
  car: DrawnCar
  build: XrayBuild
  /** `list` keeps the labels below the picture however wide it is; `none` leaves them to the parts beside it. */
  labels?: 'leaders' | 'list' | 'none'
  /** Color of the body. */
  paint?: string
  className?: string
}

/** Side margins and rows of labels around the drawing, in hundredths of the stage's width. */
const SIDE = 5
const ROW = 7.4
const MARGIN = 1.6

/** The build drawn inside the car. Labels stand around it where there is room, else in a numbered list below. */
export function Xray({ car, build, labels: style = 'leaders', paint, className }: XrayProps) {
  const id = useId()
  const { systems, built } = useMemo(() => xrayDrawing(car, build), [car, build])
  const labels = useMemo(() => labelsOf(systems, built, build, car.layout), [systems, built, build, car])
  const [pointed, setPointed] = useState<SystemId>()
  const [held, setHeld] = useState<SystemId>()
  const lit = pointed ?? held
  const ids = useMemo(() => labels.find((label) => label.id === lit)?.partIds ?? [], [labels, lit])
  useLinkedParts(labels, ids, setPointed)

  const view = viewOf(car.frame)
  const unit = (100 - 2 * SIDE) / view.width
  const height = view.height * unit
  const places = labelPlaces(labels, (x) => SIDE + (x - view.x) * unit)
  const rows = (side: LabelPlace['side']) =>
    Math.max(0, ...[...places.values()].map((place) => (place.side === side ? place.tier + 1 : 0)))
  const [above, below] = [rows('above') * ROW + MARGIN, rows('below') * ROW + MARGIN]
  const end = ({ side, tier, left }: LabelPlace): [number, number] => {
    const off = (MARGIN + tier * ROW) / unit
    return [view.x + (left - SIDE) / unit, side === 'above' ? view.y - off : view.y + view.height + off]
  }
  const onSystem = (event: PointerEvent) => {
    const system = (event.target as Element).closest('[data-system]')?.getAttribute('data-system')
    setPointed((system as SystemId | null) ?? undefined)
    return system as SystemId | null
  }
  return (
    <figure
      className={classes('xray', `xray-${style}`, paint && 'xray-painted', className)}
      style={
        { '--side': SIDE, '--above': above, '--below': below, '--tall': height, '--paint': paint } as CSSProperties
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the labels are the way for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className="xray-stage"
        onPointerOver={(event) => event.pointerType === 'mouse' && onSystem(event)}
        onPointerLeave={() => setPointed(undefined)}
        onClick={(event) => setHeld(onSystem(event as unknown as PointerEvent) ?? undefined)}
      >
        <Drawing
          id={id}
          car={car}
          view={view}
          systems={systems}
          lit={lit}
          title={drawingInWords(car.name, labels)}
          leaders={labels.map((label) => ({ label, to: end(places.get(label.id)!) }))}
          pins={pinPlaces(labels, view.width * 0.062)}
        />
      </div>
      {style === 'none' || labels.length === 0 ? null : (
        <ol className="xray-labels">
          {labels.map((label) => (
            <LabelLine
              key={label.id}
              label={label}
              isLit={lit === label.id}
              place={places.get(label.id)!}
              above={above}
              height={height}
              onPoint={setPointed}
              onHold={() => setHeld(held === label.id ? undefined : label.id)}
            />
          ))}
        </ol>
      )}
    </figure>
  )
}

interface LabelLineProps {
  label: XrayLabel
  isLit: boolean
  place: LabelPlace
  above: number
  height: number
  onPoint: (id: SystemId | undefined) => void
  onHold: () => void
}

function LabelLine({ label, isLit, place, above, height, onPoint, onHold }: LabelLineProps) {
  const { id, state, number, title, gain, price, limit, icon } = label
  const off = MARGIN + place.tier * ROW
  const top = place.side === 'above' ? above - off : above + height + off
  return (
    <li
      className="xray-label"
      data-state={state}
      data-lit={isLit || undefined}
      data-side={place.side}
      style={{ '--x': place.left, '--y': top, '--w': LABEL_WIDTH } as CSSProperties}
    >
      <button
        type="button"
        aria-pressed={isLit}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(id)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(undefined)}
        onClick={onHold}
      >
        <span className="xray-number" aria-hidden="true">
          {number}
        </span>
        <span className="xray-title">{title}</span>
        <span className="xray-figures">
          {[gain, price].filter(Boolean).join('  ')}
          {limit ? (
            <span className="xray-limit">
              <span aria-hidden="true">{state === 'first' ? '▲ ' : state === 'near' ? '△ ' : ''}</span>
              {limit}
            </span>
          ) : null}
          {icon ? <span className="sr-only">, {icon}</span> : null}
        </span>
      </button>
    </li>
  )
}
