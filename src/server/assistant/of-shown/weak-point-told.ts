import { partsLike } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { dollars, listed } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import { WEAK_POINTS } from './components.ts'
import { instalado, installed } from './parts-said.ts'

const MUST = /\b(?:have to|gotta|got to|must|need(?:ed|s)?|should i|necessary|worth|first)\b/
const NOT_YET =
  "Not for this build to run, but with miles on it I'd do it before adding power; at the least check it first. "

/** "Head bolts, is my year ok", "crank hub, should that be on there": by what is known of the engine and what is in the build. */
export const weakPoint: OfBuild = ({ advisor, vehicle, asked }, { recommendedParts }) => {
  const { family } = vehicle
  const said = WEAK_POINTS.exec(asked)?.[0] ?? ''
  const stem = said.split(' ').at(-1)?.replace(/s$/, '') ?? said
  const own = recommendedParts.filter(
    ({ kind, name }) =>
      name.toLowerCase().includes(said) || (kind === 'reliability_fix' && name.toLowerCase().includes(stem)),
  )
  const known = family.weakPoints.find(({ what }) => what.toLowerCase().includes(stem))
  const fixes = partsLike(advisor.catalog, vehicle, { kind: 'reliability_fix' }).filter(({ name }) =>
    name.toLowerCase().includes(stem),
  )
  const fix = fixes[0]
    ? ` We have the ${fixes[0].manufacturer} ${fixes[0].name} for it, ${dollars(dollarsOf(fixes[0].priceCents))}.`
    : ''
  const listedAs = known
    ? `It's a known weak point of the ${family.name}${known.first ? ', one to check or fix before any power' : ''}: ${known.what}.`
    : own.length > 0
      ? 'It is taken care of.'
      : `It's not on our list of weak points for the ${family.name}: ${listed(family.weakPoints.map(({ what }) => what)) || 'none known'}.`
  const must = !MUST.test(asked) || own.length > 0 || !known ? '' : known.first ? 'Yes, before any power. ' : NOT_YET
  const inIt = own.length > 0 ? ` In this build: ${listed(own.map(installed))}.` : ' Nothing in this build touches it.'
  return [
    `${must}${listedAs}${inIt}${own.length > 0 ? '' : fix}`,
    `${known ? `Es un punto débil conocido del ${family.name}: ${known.what}.` : `No está entre los puntos débiles del ${family.name}.`} ${own.length > 0 ? `El build lleva ${own.map(instalado).join(', ')}.` : 'Este build no lo toca.'}`,
  ]
}
