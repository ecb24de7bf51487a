import { listed, spoken } from '../../engine/display-words.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { ChosenBuild } from './choose-build.ts'
import { staysIn } from './with-supports.ts'

/** What of the bill is for parts that add no power: which of them the customer may strike, and which the gearbox needs. */
export function supportWords({ supports, planned, bare }: ChosenBuild): string[] {
  if (supports.length === 0) return []
  const names = supports.map(({ part }) => spoken(part.kind))
  const price = wholeDollars(planned.costCents - bare.costCents)
  const said = `${price} of the total is for supporting parts: ${listed(names)}.`
  const kept = supports.filter((item) => staysIn(planned, item)).map(({ part }) => spoken(part.kind))
  if (kept.length === 0) return [`${said} Leave out any you don't want.`]
  const gearbox = planned.limits.find(({ component, slot }) => (slot ?? component) === 'transmission')
  const others = kept.length < names.length ? "Leave out any you don't want, but keep" : 'Keep'
  const near = `the gearbox is at ${Math.round((gearbox?.share ?? 1) * 100)}% of its limit with it`
  return [`${said} ${others} the ${listed(kept)}: ${near}.`]
}
