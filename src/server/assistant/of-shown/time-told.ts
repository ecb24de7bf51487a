import type { GenerateReply } from '../../../contract/configurator.ts'
import type { TimeSlipReply } from '../../../contract/figures.ts'
import { UNSEEN_ERRORS } from '../../../engine/dragstrip/fitted-strip-accuracy.ts'
import type { FittedTires, TireCompound } from '../../../engine/dragstrip/tire.ts'
import { timeSlipOfBuild } from '../../planning/time-slip.ts'
import { type Bilingual, whp } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import type { Subject } from '../strength-answers.ts'

const COMPOUNDS: readonly (readonly [TireCompound, RegExp, Bilingual])[] = [
  ['slick', /\bslicks?\b|\bhoosiers?\b/, ['slicks', 'slicks']],
  [
    'drag_radial',
    /\b(?:drag (?:radials?|tires?|pack)|drs?|mickeys?|mt'?s?|mickey thompsons?|et street\w*|street r|nittos?|nt555r|radials)\b/,
    ['drag radials', 'drag radials'],
  ],
  ['extreme_summer', /\b(?:r888r?s?|toyos?|200[- ]?tw|re71\w*)\b/, ['200-treadwear tires', 'llantas de 200 treadwear']],
  [
    'summer',
    /\b(?:street|summer|ps4s?|pilot sports?|normal|regular|stock) ?(?:tires?|rubber)?\b/,
    ['summer street tires', 'llantas de calle'],
  ],
  ['all_season', /\ball[- ]?seasons?\b/, ['all-season tires', 'llantas all-season']],
]

const run = ({ zeroToSixtyS, quarterMileS, trapMph, sixtyFootS }: TimeSlipReply): string =>
  `the quarter mile in ${quarterMileS.toFixed(2)} s at ${Math.round(trapMph)} mph, 0-60 in ${zeroToSixtyS.toFixed(1)} s (60 ft ${sixtyFootS.toFixed(2)} s)`
const corrida = ({ zeroToSixtyS, quarterMileS, trapMph }: TimeSlipReply): string =>
  `el cuarto de milla en ${quarterMileS.toFixed(2)} s a ${Math.round(trapMph)} mph, 0-60 en ${zeroToSixtyS.toFixed(1)} s`

/** The run of the build on other tires than those it has. */
function runOn({ advisor, vehicle }: Subject, reply: GenerateReply, tires: FittedTires): TimeSlipReply {
  const parts = reply.recommendedParts
    .filter(({ slot }) => slot !== 'tires')
    .flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  return timeSlipOfBuild(vehicle, parts, reply.power.curve, { tires })
}

/** Tires of the same class as its own run the same. */
const SAME_S = 0.02
/** "What would it run on drag radials", "is that on street tires": the run on the tires of the build, and on those that are asked for. */
export const onTires: OfBuild = (subject, reply) => {
  const own = reply.recommendedParts.find(({ slot }) => slot === 'tires')
  const on: Bilingual = own ? [`the ${named(own)} in it`, named(own)] : ['its stock tires', 'sus llantas de fábrica']
  const counted: Bilingual = [
    `That time is on ${on[0]}: ${run(reply.timeSlip)}.`,
    `Ese tiempo es con ${on[1]}: ${corrida(reply.timeSlip)}.`,
  ]
  const asked = COMPOUNDS.filter(([compound, form]) => form.test(subject.asked) && !isHad(compound, own?.kind)).filter(
    ([compound], _, all) => compound !== 'summer' || all.length === 1 || own !== undefined,
  )
  const others = asked
    .map(([compound, , name]) => ({ name, slip: runOn(subject, reply, { compound }) }))
    .filter(({ slip }) => Math.abs(slip.quarterMileS - reply.timeSlip.quarterMileS) > SAME_S)
  if (others.length === 0) return counted
  const bears = others.some(({ name }) => name[0] === 'slicks' || name[0] === 'drag radials')
    ? ' More grip is more shock: it finds the weak axle first.'
    : ''
  return [
    `${others.map(({ name, slip }) => `On ${name[0]}: ${run(slip)}.`).join(' ')} ${counted[0]}${bears} By our model.`,
    `${others.map(({ name, slip }) => `Con ${name[1]}: ${corrida(slip)}.`).join(' ')} ${counted[1]}`,
  ]
}

/** The kinds of tires that are named. */
export const compoundsIn = (asked: string): readonly TireCompound[] =>
  COMPOUNDS.flatMap(([compound, form]) => (form.test(asked) ? [compound] : []))

/** Drag radials that the build has already. */
const isHad = (compound: TireCompound, kind: string | undefined): boolean =>
  kind === 'drag_tires' && compound === 'drag_radial'

/** How much lower a load-bearing dyno usually reads. */
const MUSTANG = { low: 0.88, high: 0.95 }

/** "Plus or minus what, and on whose dyno". */
export const band: OfBuild = ({ asked }, { power: { wheelHp, wheelHpRange90: range }, timeSlip }) => {
  const [low, high] = [Math.round(range.low), Math.round(range.high)]
  const lead = /\bguarant/.test(asked) ? "No, nobody honest guarantees a number; it's a prediction. " : ''
  const isOfTime = /\b(?:tenths?|seconds?|et|times?|quarter|trap)\b/.test(asked)
  const { quarterMileS } = UNSEEN_ERRORS.platform
  const time = isOfTime
    ? ` The ${timeSlip.quarterMileS.toFixed(2)} s quarter: our model is off by ${quarterMileS.toFixed(2)} s on average on cars it hadn't seen.`
    : ''
  const mustang = `a Mustang dyno reads 5 to 12% lower, so about ${Math.round(wheelHp * MUSTANG.low)} to ${Math.round(wheelHp * MUSTANG.high)} there`
  const air = /\b(?:altitude|denver|elevation|feet|ft|up here|corrected|sea level|hot|heat|summer)\b/.test(asked)
    ? ' It is corrected to sea level and 77°F: up high an engine without boost loses about 3% per 1,000 ft, a turbo makes most of it up, a belt-driven blower does not.'
    : ''
  return [
    `${lead}${whp(wheelHp)}, and most cars land between ${low} and ${high} whp: minus ${Math.round(wheelHp - low)}, plus ${Math.round(high - wheelHp)}. It's Dynojet, SAE; ${mustang}.${air}${time} Every prediction against a published dyno result, misses included: /accuracy.`,
    `${whp(wheelHp)}, y la mayoría quedan entre ${low} y ${high} whp. Es Dynojet, SAE; un Mustang lee 5 a 12% menos. Aciertos y fallos: /accuracy.`,
  ]
}
