import { weatherAtAltitude, weatherPowerRatio } from '../../engine/power/weather.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import type { Advisor, Answer, Bilingual } from './advisor.ts'
import type { Draft } from './draft.ts'
import { inductionIn } from './of-shown/altitude-told.ts'
import { Sentence } from './sentence.ts'
import { readStanding } from './standing-words.ts'

const LEAST_FEET = 2000

/** Who says how high he lives hears what that air leaves of the build, and a time that is missed up there is said. */
export function altitudeOfBuild(
  { catalog }: Pick<Advisor, 'catalog'>,
  { goal }: Draft,
  said: string,
  answer: Answer,
): Bilingual | undefined {
  const feet = readStanding(new Sentence(said))?.altitudeFt ?? 0
  const build = answer.findLast((event) => event.type === 'build')
  const words = answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
  const vehicle = build && catalog.vehicle(build.reply.enhancedData.vehicle.id)
  if (!build || !vehicle || feet < LEAST_FEET || /\d,\d{3} ft\b/.test(words)) return undefined
  const { reply } = build
  const parts = reply.recommendedParts.flatMap(({ partId }) => catalog.part(partId) ?? [])
  const left = weatherPowerRatio(weatherAtAltitude(feet), inductionIn({ vehicle }, reply))
  const up = timeSlipOfBuild(vehicle, parts, reply.power.curve, { altitudeFt: feet })
  const low = timeSlipOfBuild(vehicle, parts, reply.power.curve)
  const height = `${feet.toLocaleString('en-US')} ft`
  const [made, lost] = [Math.round(reply.power.wheelHp * left), Math.round(100 * (1 - left))]
  const wished = goal && 'quarterMileS' in goal ? goal.quarterMileS : undefined
  const isMissed = wished !== undefined && up.quarterMileS > wished
  const missed: Bilingual = isMissed
    ? [`Not ${wished.toFixed(2)} s up there with this: `, `Allá arriba no llega a ${wished.toFixed(2)} s: `]
    : ['', '']
  return [
    `${missed[0]}${isMissed ? 'at' : 'At'} ${height} the air takes ${lost}%: about ${made} whp, and ${up.quarterMileS.toFixed(1)} s in the quarter mile against ${low.quarterMileS.toFixed(1)} at sea level. Power figures below are corrected to sea level.`,
    `${missed[1]}a ${height} el aire quita ${lost}%: unos ${made} whp, y ${up.quarterMileS.toFixed(1)} s en el cuarto contra ${low.quarterMileS.toFixed(1)} a nivel del mar.`,
  ]
}
