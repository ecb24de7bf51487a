import type { LimitUse } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { dollars } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import { bare } from './parts-said.ts'
import { compoundsIn, onTires } from './time-told.ts'

const NEEDED =
  /\b(?:need|want|require|run on (?:it|that)|should|would (?:you|i|u)|recommend|best|better|suggest|hook|traction|grip|spin|go with|autox|autocross|track|daily|necesit\w+|recomiend\w+|brauche?)\b/
/** Of a time that was told, and of what it counts on. */
const OF_THE_TIME =
  /\b(?:is (?:that|it|this)|was (?:that|it)|that'?s? on|figured?|assum\w+|count\w*|based on|calculated)\b/
const STRIP = /\b(?:drag|strip|launch\w*|dig|prep\w*|quarter)\b/
/** First gear makes so much more than the tires hold, a street tire will not fix it. */
const A_LOT = 1.6

/** "What tires would I need", "what tire was that time on": what hooks it, with a set that fits, or the run on others. */
export const tiresTold: OfBuild = (subject, reply) => {
  const { advisor, vehicle, asked } = subject
  if (compoundsIn(asked).length > 0 || !NEEDED.test(asked) || OF_THE_TIME.test(asked)) return onTires(subject, reply)
  const grip = (reply.limits as readonly LimitUse[]).find(({ component }) => component === 'grip')
  const own = reply.recommendedParts.find(({ slot }) => slot === 'tires')
  const fit = partsLike(advisor.catalog, vehicle, { kind: 'tires' })
  const summer = fit.find(({ kind }) => kind === 'tires')
  const radial = fit.find(({ kind }) => kind === 'drag_tires')
  const set = (part: (typeof fit)[number] | undefined) =>
    part && `${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))} mounted`
  const isStrip = STRIP.test(asked) || (grip?.share ?? 0) > A_LOT
  const [best, other] = isStrip ? [radial ?? summer, summer] : [summer ?? radial, radial]
  const times = grip && grip.share > 1 ? grip.share.toFixed(1) : undefined
  const lead = times
    ? `It'll spin the stock tires: first gear has ${times} times the torque they hold.`
    : 'The stock tires hold what first gear makes, so nothing has to change for the power.'
  const has = own ? ` The build has the ${bare(own)} for that.` : ''
  const take =
    !own && best
      ? ` I'd put on the ${set(best)}${other && other !== best ? `; ${best === radial ? 'for rain and every day' : 'for the strip'} the ${set(other)}` : ''}.`
      : ''
  const pata = times
    ? `Va a patinar: la primera tiene ${times} veces el torque que agarran.`
    : 'Las de fábrica agarran bien.'
  return [
    `${lead}${has}${take}${own || best ? '' : ' We have none in stock sizes for this car: a 200-treadwear summer tire in the stock size is what I would look for.'}`,
    `${pata}${own ? ` El build ya lleva ${bare(own)}.` : best ? ` Yo le pondría ${set(best)?.replace(' mounted', ' montadas')}.` : ''}`,
  ]
}
