import type { GenerateReply } from '../../../contract/configurator.ts'
import type { TracePoint } from '../../../engine/dragstrip/time-slip.ts'
import { METERS_PER_MILE } from '../../../engine/units.ts'
import { runOfBuild } from '../../planning/time-slip.ts'
import type { Bilingual } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import type { Subject } from '../strength-answers.ts'
import { bare } from './parts-said.ts'
import { compoundsIn, onTires } from './time-told.ts'

const KM_PER_MILE = METERS_PER_MILE / 1000
const IN_KM =
  /\bkm ?\/? ?h?\b|\bkph\b|\bkmh\b|\b0 ?(?:-|to|a|auf|bis) ?(?:100|200)\b|\b(?:100|hundred) ?(?:-|to|a|auf|bis|and) ?(?:200|two hundred)\b/
const FROM_TO = /\b(\d{1,3}) ?(?:-|–|to|a|bis|auf|till) ?(\d{2,3})\b(?! ?(?:whp|hp|psi|\$|k\b|ft|degrees))/
const HUNDRED = /\bhundred (?:to|and) (?:two ?hundred|200)\b/
const QUARTER = /\b(?:quarter|1\/4|trap\w*|et\b|strip|drag|slip|400 ?m|cuarto)\b/
const EIGHTH = /\b(?:eighth|1\/8|8th)\b/
const SIXTY_FOOT = /\b60 ?(?:ft|foot|foots|')/

/** Seconds to a speed on the run, between its points; undefined where the quarter mile ends before. */
function secondsTo(trace: readonly TracePoint[], mph: number): number | undefined {
  const at = trace.findIndex(({ speedMph }) => speedMph >= mph)
  const [one, next] = [trace[at - 1], trace[at]]
  if (!next) return undefined
  if (!one) return next.timeS
  const share = (mph - one.speedMph) / Math.max(0.01, next.speedMph - one.speedMph)
  return one.timeS + share * (next.timeS - one.timeS)
}

interface Span {
  from: number
  to: number
  unit: 'mph' | 'km/h'
}

/** The speeds between which the time is asked for. */
function spanIn(asked: string): Span | undefined {
  const said = FROM_TO.exec(asked)
  const [from, to] = said ? [Number(said[1]), Number(said[2])] : HUNDRED.test(asked) ? [100, 200] : [0, 0]
  const isKm = IN_KM.test(asked) || (from === 100 && to === 200)
  if (to <= from || (said && from !== 0 && from < 20)) return isKm ? { from: 0, to: 100, unit: 'km/h' } : undefined
  return { from, to, unit: isKm ? 'km/h' : 'mph' }
}

function spanTold({ advisor, vehicle }: Subject, reply: GenerateReply, span: Span): Bilingual {
  const parts = reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const { trace = [] } = runOfBuild({ vehicle, parts, curve: reply.power.curve }, {}, true)
  const mph = (speed: number) => (span.unit === 'km/h' ? speed / KM_PER_MILE : speed)
  const [first, last] = [span.from === 0 ? 0 : secondsTo(trace, mph(span.from)), secondsTo(trace, mph(span.to))]
  const [sixty, name] = [secondsTo(trace, 60), `${span.from}-${span.to} ${span.unit}`]
  const { zeroToSixtyS, trapMph } = reply.timeSlip
  if (first === undefined || last === undefined) {
    const end = span.unit === 'km/h' ? `${Math.round(trapMph * KM_PER_MILE)} km/h` : `${Math.round(trapMph)} mph`
    return [
      `${name} is past what our run covers: it ends with the quarter mile, at ${end}, so I won't guess that one.`,
      `${name} queda fuera: nuestra corrida termina con el cuarto de milla, a ${end}.`,
    ]
  }
  const seconds = span.from === 0 && sixty !== undefined ? zeroToSixtyS + last - sixty : last - first
  return [
    `About ${seconds.toFixed(1)} s ${name}, by our model.`,
    `Unos ${seconds.toFixed(1)} s de ${name}, según nuestro modelo.`,
  ]
}

/** "What would it trap", "and 60-130", "what does the 0-100 km/h become": the figure that was asked for, the run beside it, and its tires. */
export const runTold: OfBuild = (subject, reply) => {
  const { asked } = subject
  if (compoundsIn(asked).length > 0) return onTires(subject, reply)
  const { zeroToSixtyS, quarterMileS, trapMph, sixtyFootS, eighthMileS, eighthMileMph } = reply.timeSlip
  const stock = reply.stockTimeSlip
  const own = reply.recommendedParts.find(({ slot }) => slot === 'tires')
  const [on, con] = own ? [`the ${bare(own)}`, bare(own)] : ['its stock tires', 'sus llantas de fábrica']
  const span = spanIn(asked)
  const isMile = span?.unit === 'mph' && span.from === 0 && span.to === 60
  const spanned = span && !isMile ? spanTold(subject, reply, span) : undefined
  const eighth = EIGHTH.test(asked)
    ? `${eighthMileS.toFixed(2)} s at ${Math.round(eighthMileMph)} mph in the eighth. `
    : ''
  const quarter = `${quarterMileS.toFixed(2)} s at ${Math.round(trapMph)} mph in the quarter mile`
  const sixty = `0-60 in ${zeroToSixtyS.toFixed(1)} s`
  const launch = SIXTY_FOOT.test(asked) ? `, 60 ft in ${sixtyFootS.toFixed(2)} s` : ''
  const both = QUARTER.test(asked) || !isMile ? `${quarter}, ${sixty}` : `${sixty}, ${quarter}`
  const was = `Stock it's ${stock.zeroToSixtyS.toFixed(1)} s to 60 and ${stock.quarterMileS.toFixed(2)} at ${Math.round(stock.trapMph)}.`
  return [
    `${spanned ? `${spanned[0]} ` : ''}${eighth}Predicted on ${on}: ${both}${launch}. ${was}`,
    `${spanned ? `${spanned[1]} ` : ''}Predicción con ${con}: cuarto de milla en ${quarterMileS.toFixed(2)} s a ${Math.round(trapMph)} mph, 0-60 en ${zeroToSixtyS.toFixed(1)} s; de fábrica ${stock.quarterMileS.toFixed(2)} y ${stock.zeroToSixtyS.toFixed(1)}.`,
  ]
}
