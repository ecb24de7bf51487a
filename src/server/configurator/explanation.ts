import { bindsFirst } from '../../engine/limits/limit-use.ts'
import type { LimitUse } from '../../engine/model.ts'
import type { BuildReply } from '../build-reply.ts'
import { fuelName } from '../fuel-name.ts'
import { dollarsOf } from '../money.ts'
import type { ChosenBuild, Remedy } from './choose-build.ts'
import type { Wish } from './wish.ts'

/** The engine's own words. Every figure in them is a figure of the reply. */

const COMPONENT_WORDS: Readonly<Record<LimitUse['component'], string>> = {
  internals: 'engine internals',
  transmission: 'transmission',
  clutch: 'clutch',
  fuel_system: 'fuel system',
  boost_source: 'boost source',
  grip: 'grip at launch',
  hardware: 'stock hardware',
}

const dollars = (usd: number): string =>
  usd.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const hp = (value: number): string => `${Math.round(value)} whp`
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`
const words = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function explanation(wish: Wish, chosen: ChosenBuild, core: BuildReply): string {
  const { vehicle, year } = wish
  const { proof, planned, short } = chosen
  const { power } = planned
  const { parts } = planned.build
  const { low, high } = power.wheelHpRange90
  const car = `${year} ${vehicle.make} ${vehicle.model} (${vehicle.variant})`
  const said: string[] = []
  if (parts.length === 0) {
    said.push(
      `The ${car} makes ${hp(power.stockWheelHp)} as it left the factory, on ${fuelName(wish.fuel)}: it needs nothing for ${hp(wish.goalWheelHp)}.`,
    )
  } else {
    said.push(
      `${count(parts.length, 'part')} ${parts.length === 1 ? 'takes' : 'take'} the ${car} from ${hp(power.stockWheelHp)} to ${hp(power.wheelHp)} on ${fuelName(wish.fuel)} ` +
        `(nine cars in ten: ${Math.round(low)} to ${Math.round(high)}), for ${dollars(core.estimatedCost)} with ${count(core.laborHours, 'hour')} of labor.`,
    )
  }
  if (parts.length > 0 || short) {
    said.push(
      !short
        ? `No allowed build reaches ${hp(wish.goalWheelHp)} for less${reserveWords(chosen.reserve)}. ${searchWords(proof)}`
        : shortfallReason(wish, chosen),
    )
  }
  if (chosen.reserveGivenUp) said.push('This goal leaves no reserve on the limits.')
  const near = nearMiss(wish, chosen)
  if (near) said.push(`${hp(near.wheelHp)} would do with ${dollars(dollarsOf(near.costCents))}.`)
  const first = bindsFirst(core.limits as readonly LimitUse[])
  if (first) {
    said.push(
      `What gives way first: the ${COMPONENT_WORDS[first.component]}, at ${Math.round(first.share * 100)} % of its limit.`,
    )
  }
  const { quarterMileS, trapMph, zeroToSixtyS } = core.timeSlip
  said.push(
    `Predicted: 0-60 in ${zeroToSixtyS.toFixed(1)} s, the quarter mile in ${quarterMileS.toFixed(1)} s at ${Math.round(trapMph)} mph.`,
  )
  return said.join(' ')
}

const reserveWords = (reserve: number): string =>
  reserve > 0 ? ` with ${Math.round(reserve * 100)} % of every limit in reserve` : ''

/** A build at most 3 % short of the goal for at least 15 % less money, if there is one. */
function nearMiss(wish: Wish, { planned, frontier, short }: ChosenBuild) {
  if (short) return undefined
  return frontier.find(
    (point) => point.wheelHp >= wish.goalWheelHp * 0.97 && point.costCents <= planned.costCents * 0.85,
  )
}

function searchWords({ scenarios, scenariosSearched }: ChosenBuild['proof']): string {
  const all = `${count(scenarios, 'combination')} of boost source, pulley, tune and fuel kit`
  const rest = scenarios - scenariosSearched
  return `${all}: ${scenariosSearched} searched to the end${rest > 0 ? `, ${rest} ruled out by their bounds` : ''}.`
}

/** Why the strongest allowed build is no stronger. */
export function shortfallReason(wish: Wish, { planned, short }: ChosenBuild): string {
  const { power, costCents } = planned
  const best = `${hp(power.wheelHp)} is the most that any allowed build makes`
  if (short?.reason === 'budget_too_small') {
    const goal = dollars(dollarsOf(short.cheapestBuild.costCents))
    return `${best} for ${dollars(dollarsOf(short.budgetCents))} or less (this one costs ${dollars(dollarsOf(costCents))}). The goal costs ${goal}.`
  }
  if (planned.heldBy && planned.heldBy !== 'request') {
    const verb = planned.heldBy === 'internals' ? 'stand' : 'stands'
    return `${best}: the ${COMPONENT_WORDS[planned.heldBy]} ${verb} no more, and no allowed part lifts it further.`
  }
  const capped: Partial<Record<string, string>> = {
    injectors: 'the injectors deliver no more fuel',
    fuel_pump: 'the fuel pump delivers no more fuel',
    fuel_system: 'the fuel system delivers no more',
    boost_source: 'the boost source flows no more air',
  }
  const cap = power.cappedBy ? capped[power.cappedBy] : undefined
  return `${best} on ${fuelName(wish.fuel)} with the parts of our catalog that fit this car${cap ? `: ${cap}` : ''}.`
}

/** What would bring the goal nearer. */
export function shortfallRemedy(wish: Wish, found: readonly Remedy[]): string {
  const [first] = found
  if (!first) return 'Nothing in our catalog takes this car further. Ask us for a one-off build.'
  const reaches = first.wheelHp >= wish.goalWheelHp
  return `${words(first.words)} it ${reaches ? 'reaches' : 'comes to'} ${hp(first.wheelHp)}, for ${dollars(dollarsOf(first.costCents))}.`
}
