import { partsLike } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Advisor, type Answer, dollars, suggestions, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { kindsIn } from '../part-words.ts'
import { answerFits } from '../parts-answer.ts'
import type { ChosenCar } from '../request-of.ts'
import { purposeSaid } from './purpose-said.ts'

const TRACK_ONLY = /\bdtc\b|\bdtc-|\btrack\b|\brace\b/i
/** Compounds that bite cold and live through a session. */
const FOR_BOTH = /\bds ?2500\b|\bhp ?(?:plus|\+)|\brs ?29\b|\bxp ?8\b|\byellowstuff\b/i
const STREET = /\b(?:daily|street|work|commut\w+|drive (?:it )?(?:to|every))\b/

/** "Pads for autocross and a track day, still driven to work": which of those that fit, and which not. */
export function padsAnswer(advisor: Advisor, draft: Draft, car: ChosenCar, asked: string): Answer | undefined {
  const [kind, ...more] = kindsIn(asked)
  const use = purposeSaid(asked)
  if (kind !== 'brake_pads' || more.some((one) => one !== 'brake_fluid') || !use || use === 'tow') return undefined
  const pads = partsLike(advisor.catalog, car.vehicle, { kind }).filter((part) => part.kind === kind)
  const isStreet = STREET.test(asked) || use === 'daily'
  const hybrids = pads.filter(({ name }) => FOR_BOTH.test(name))
  const isOnTrack = /\btrack\b|\bhpde\b/.test(asked)
  const best = isStreet
    ? isOnTrack
      ? hybrids.at(-1)
      : hybrids[0]
    : isOnTrack
      ? pads.find(({ name }) => TRACK_ONLY.test(name))
      : hybrids[0]
  if (!best) return undefined
  const nameOf = ({ manufacturer, name }: (typeof pads)[number]) => `${manufacturer} ${name}`
  const skipped =
    isStreet && pads.some(({ name }) => TRACK_ONLY.test(name))
      ? ' Leave the pads that say track: cold they barely bite, they squeal and eat rotors on the way to work.'
      : ''
  const [fluid] = /\bfluid\b/.test(asked) ? partsLike(advisor.catalog, car.vehicle, { kind: 'brake_fluid' }) : []
  const withFluid = fluid
    ? ` Fluid: ${nameOf(fluid)} (${dollars(dollarsOf(fluid.priceCents))}), a DOT 4 for over 500°F: flush it once a year and bleed before each event; never DOT 5 silicone.`
    : ''
  return [
    text(
      `Take the ${nameOf(best)}: ${isStreet ? 'they bite cold on the street and still hold up hot' : 'made for the heat'}.${skipped}${withFluid} `,
    ),
    ...answerFits(advisor, draft, car, { intent: 'fits', part: { kind } }),
  ]
}

const OF_NOISE = /\b(?:squeal\w*|squeak\w*|nois\w+|quiet\w*|loud\w*)\b/
const PICKS = /\b(?:which|ones?|less|least|quieter|quietest)\b/
const GOLD = /\b(?:gold|golden|ceramic|ccb?|pccb)\b/

/** "Which ones don't squeal" after pads were shown: the one that was picked stands unless it is a track pad. */
export function quieterPads(advisor: Advisor, car: ChosenCar, asked: string): Answer | undefined {
  if (!OF_NOISE.test(asked) || !PICKS.test(asked)) return undefined
  const pads = partsLike(advisor.catalog, car.vehicle, { kind: 'brake_pads' })
  const hybrids = pads.filter(({ kind, name }) => kind === 'brake_pads' && FOR_BOTH.test(name))
  const best = hybrids.at(-1)
  if (!best) return undefined
  const rotors = GOLD.test(asked)
    ? ' Carbon-ceramic brakes take pads made for them, and these are for iron rotors: ask at /contact.'
    : ' They are for iron rotors; carbon-ceramic brakes take pads of their own.'
  return [
    text(
      `Of these the ${best.manufacturer} ${best.name}, ${dollars(dollarsOf(best.priceCents))}: a street and track compound squeals far less than the track pads, which squeal cold every day. Some noise and dust is the price of any pad that lives on track. Fresh shims, grease and a proper bed-in do the rest.${rotors}`,
    ),
    suggestions('Add it to my cart', 'Which brake fluid?'),
  ]
}
