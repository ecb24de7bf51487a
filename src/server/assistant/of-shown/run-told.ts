import type { OfBuild } from '../of-build.ts'
import { bare } from './parts-said.ts'
import { rollTold, spanIn } from './roll-told.ts'
import { compoundsIn, onTires } from './time-told.ts'

const QUARTER = /\b(?:quarter|1\/4|trap\w*|et\b|strip|drag|slip|400 ?m|cuarto)\b/
const EIGHTH = /\b(?:eighth|1\/8|8th)\b/
const SIXTY_FOOT = /\b60 ?(?:ft|foot|foots|')/

/** "What would it trap", "and 60-130", "what does the 0-100 km/h become": the figure that was asked for, the run beside it, and its tires. */
export const runTold: OfBuild = (subject, reply) => {
  const { asked, vehicle, advisor } = subject
  if (compoundsIn(asked).length > 0) return onTires(subject, reply)
  const { zeroToSixtyS, quarterMileS, trapMph, sixtyFootS, eighthMileS, eighthMileMph } = reply.timeSlip
  const stock = reply.stockTimeSlip
  const own = reply.recommendedParts.find(({ slot }) => slot === 'tires')
  const [on, con] = own ? [`the ${bare(own)}`, bare(own)] : ['its stock tires', 'sus llantas de fábrica']
  const span = spanIn(asked)
  const isMile = span?.unit === 'mph' && span.from === 0 && span.to === 60
  const parts = reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const runner = { vehicle, parts, curve: reply.power.curve, timeSlip: reply.timeSlip }
  const spanned = span && !isMile ? rollTold(runner, span) : undefined
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
