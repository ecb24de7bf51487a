import type { TracePoint } from '../../../engine/dragstrip/time-slip.ts'
import type { Part, PowerCurve } from '../../../engine/model.ts'
import { METERS_PER_MILE } from '../../../engine/units.ts'
import type { Vehicle } from '../../../engine/vehicle.ts'
import { runOfBuild } from '../../planning/time-slip.ts'
import type { Bilingual } from '../advisor.ts'

const KM_PER_MILE = METERS_PER_MILE / 1000
const IN_KM =
  /\bkm ?\/? ?h?\b|\bkph\b|\bkmh\b|\b0 ?(?:-|to|a|auf|bis) ?(?:100|200)\b|\b(?:100|hundred) ?(?:-|to|a|auf|bis|and) ?(?:200|two hundred)\b/
const FROM_TO = /\b(\d{1,3}) ?(?:-|–|to|a|bis|auf|till) ?(\d{2,3})\b(?! ?(?:whp|hp|psi|\$|k\b|ft|degrees))/
const HUNDRED = /\bhundred (?:to|and) (?:two ?hundred|200)\b/
/** Past it tires, gearing and air decide more than we know. */
const MOST_MPH = 160

/** Seconds to a speed on the run, between its points; undefined where it is never reached. */
function secondsTo(trace: readonly TracePoint[], mph: number): number | undefined {
  const at = trace.findIndex(({ speedMph }) => speedMph >= mph)
  const [one, next] = [trace[at - 1], trace[at]]
  if (!next) return undefined
  if (!one) return next.timeS
  const share = (mph - one.speedMph) / Math.max(0.01, next.speedMph - one.speedMph)
  return one.timeS + share * (next.timeS - one.timeS)
}

export interface Span {
  from: number
  to: number
  unit: 'mph' | 'km/h'
}

/** The speeds between which the time is asked for. */
export function spanIn(asked: string): Span | undefined {
  const said = FROM_TO.exec(asked)
  const [from, to] = said ? [Number(said[1]), Number(said[2])] : HUNDRED.test(asked) ? [100, 200] : [0, 0]
  const isKm = IN_KM.test(asked) || (from === 100 && to === 200)
  if (to <= from || (said && from !== 0 && from < 20)) return isKm ? { from: 0, to: 100, unit: 'km/h' } : undefined
  return { from, to, unit: isKm ? 'km/h' : 'mph' }
}

/** A car as it runs: its parts, its curve and what the quarter mile came to. */
interface Runner {
  vehicle: Vehicle
  parts: readonly Part[]
  curve: PowerCurve
  timeSlip: { zeroToSixtyS: number; trapMph: number }
}

/**
 * The seconds from one speed to another, from the run of a standing start that goes on behind the quarter mile where it
 * must: by then the boost is up, as it is in a roll. Worked: an M3 of 547 whp takes about 8.0 s from 60 to 130 mph.
 */
export function rollTold({ vehicle, parts, curve, timeSlip }: Runner, span: Span): Bilingual {
  const mph = (speed: number) => (span.unit === 'km/h' ? speed / KM_PER_MILE : speed)
  const run = { untilMph: Math.min(MOST_MPH, mph(span.to)) }
  const { trace = [] } = runOfBuild({ vehicle, parts, curve }, {}, run)
  const [first, last] = [span.from === 0 ? 0 : secondsTo(trace, mph(span.from)), secondsTo(trace, mph(span.to))]
  const [sixty, name] = [secondsTo(trace, 60), `${span.from}-${span.to} ${span.unit}`]
  const { zeroToSixtyS, trapMph } = timeSlip
  if (first === undefined || last === undefined)
    return [
      `${name} is past where our model is of any use, so I won't guess that one.`,
      `${name} queda fuera de lo que nuestro modelo alcanza, así que no lo adivino.`,
    ]
  const seconds = span.from === 0 && sixty !== undefined ? zeroToSixtyS + last - sixty : last - first
  const [caution, cautela] =
    span.from > 0 || mph(span.to) > trapMph
      ? [
          ' That is an estimate: the model is held against published quarter miles, not against rolls.',
          ' Es estimado: el modelo se compara con cuartos de milla publicados, no con roles.',
        ]
      : ['', '']
  return [
    `About ${seconds.toFixed(1)} s ${name}, by our model.${caution}`,
    `Unos ${seconds.toFixed(1)} s de ${name}, según nuestro modelo.${cautela}`,
  ]
}
