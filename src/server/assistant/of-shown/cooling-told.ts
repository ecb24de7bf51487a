import { dollars, listed } from '../advisor.ts'
import type { OfBuild } from '../of-build.ts'
import { instalado, installed } from './parts-said.ts'

const COOLS = /^(?:radiator|oil_cooler|heat_exchanger|intercooler|transmission_cooler|methanol)/

/** "Will it run hot with that": what of the build cools, and what would come next. */
export const cooling: OfBuild = (_, { recommendedParts, complementary, power }) => {
  const own = recommendedParts.filter(({ kind }) => COOLS.test(kind))
  const more = complementary.flatMap(({ reason, parts: [part] }) =>
    part && COOLS.test(part.kind) ? [{ reason, part }] : [],
  )
  const heat = Math.round(100 * (power.wheelHp / power.stockWheelHp - 1))
  const lead =
    own.length > 0
      ? `For heat it has the ${listed(own.map(installed))}.`
      : 'Nothing in this build is there for cooling alone; on the street the stock cooling keeps up if it is healthy.'
  const next = more.map(
    ({ part }) => `the ${part.manufacturer} ${part.name} (${dollars(part.pricing.totalCost)} installed)`,
  )
  return [
    `${lead} ${heat}% more power means ${heat}% more heat at full throttle, so long pulls, towing and laps find it first.${next.length > 0 ? ` What I'd add for that: ${listed(next)}.` : ''}`,
    `${own.length > 0 ? `Para el calor lleva ${own.map(instalado).join(', ')}.` : 'Nada de este build es solo para enfriar; en calle alcanza lo de fábrica si está sano.'} ${heat}% más potencia es ${heat}% más calor a fondo.`,
  ]
}
