import { memo } from 'react'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import type { XrayLabel } from '../../xray/labels.ts'
import type { SystemId } from '../../xray/systems.ts'
import { rims, type View } from '../../xray/view.ts'
import type { DrawnSystem } from '../../xray/xray-drawing.ts'

interface DrawingProps {
  id: string
  car: DrawnCar
  view: View
  systems: readonly DrawnSystem[]
  lit: SystemId | undefined
  /** The drawing in words. */
  title: string
  leaders: readonly { label: XrayLabel; to: [x: number, y: number] }[]
  pins: readonly (readonly [x: number, z: number])[]
}

/** The car in lines of light with its systems inside, in millimeters. */
export function Drawing({ id, car, view, systems, lit, title, leaders, pins }: DrawingProps) {
  return (
    <svg
      className="xray-drawing"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={title}
    >
      <Body id={id} car={car} />
      {systems.map((system) => (
        <System key={system.id} system={system} isLit={lit === system.id} />
      ))}
      {leaders.map(({ label, to }, i) => (
        <Marker key={label.id} label={label} to={to} pin={pins[i]!} size={view.width} isLit={lit === label.id} />
      ))}
    </svg>
  )
}

const Body = memo(function Body({ id, car: { frame, body } }: { id: string; car: DrawnCar }) {
  const light = `${id}light`
  return (
    <g className="xray-body">
      <defs>
        <linearGradient id={light} gradientUnits="userSpaceOnUse" x1={frame.nose} y1="0" x2={frame.tail} y2="0">
          <stop offset="0" className="xray-steel" stopOpacity=".6" />
          <stop offset=".42" className="xray-light" />
          <stop offset=".78" className="xray-light" stopOpacity=".8" />
          <stop offset="1" className="xray-red" />
        </linearGradient>
      </defs>
      <path className="xray-rims" d={rims(frame)} />
      {body.map(({ role, d }) => (
        <path
          key={d}
          className={`xray-${role}`}
          d={d}
          fill={role === 'outline' || role === 'crease' ? `url(#${light})` : undefined}
        />
      ))}
    </g>
  )
})

const System = memo(function System({ system, isLit }: { system: DrawnSystem; isLit: boolean }) {
  const { id, state, solid, detail, flow } = system
  return (
    <g className="xray-system" data-system={id} data-state={state} data-lit={isLit || undefined}>
      {detail ? <path className="xray-detail" d={detail} /> : null}
      {solid ? <path className="xray-solid" d={solid} /> : null}
      {flow ? <path className="xray-flow" d={flow} /> : null}
    </g>
  )
})

interface MarkerProps {
  label: XrayLabel
  to: [x: number, y: number]
  pin: readonly [x: number, z: number]
  size: number
  isLit: boolean
}

/** A leader to the label where labels stand around the car; a numbered pin where they stand in a list. */
function Marker({ label, to, pin, size, isLit }: MarkerProps) {
  const [x, z] = label.anchor
  const shelf = to[0] + size * 0.05
  return (
    <g data-system={label.id} data-state={label.state} data-lit={isLit || undefined} className="xray-marker">
      <g className="xray-leader">
        <path
          d={`M${Math.round(x)} ${Math.round(-z)}L${Math.round(to[0])} ${Math.round(to[1])}H${Math.round(shelf)}`}
        />
        <circle cx={Math.round(x)} cy={Math.round(-z)} r={Math.round(size * 0.0035)} />
      </g>
      <g className="xray-pin">
        <path d={`M${Math.round(x)} ${Math.round(-z)}L${Math.round(pin[0])} ${Math.round(-pin[1])}`} />
        <g>
          <circle cx={Math.round(pin[0])} cy={Math.round(-pin[1])} r={Math.round(size * 0.027)} />
          <text
            x={Math.round(pin[0])}
            y={Math.round(-pin[1] + size * 0.0125)}
            fontSize={Math.round(size * 0.036)}
            textAnchor="middle"
          >
            {label.number}
          </text>
        </g>
      </g>
    </g>
  )
}
