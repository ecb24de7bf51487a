import { listed, spoken } from '../../engine/display-words.ts'
import { APPROACHED } from '../../engine/limits/limit-use.ts'
import type { PartKind } from '../../engine/model.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { ChosenBuild } from './choose-build.ts'

/** What of the bill is for parts that add no power: which of them the customer may strike, and which the gearbox needs. */
export function supportWords({ supports, planned, bare }: ChosenBuild): string[] {
  if (supports.length === 0) return []
  const names = supports.map(({ part }) => spoken(part.kind))
  const price = wholeDollars(planned.costCents - bare.costCents)
  const said = `${price} of the total is for supporting parts: ${listed(names)}.`
  const gearbox = planned.limits.find(({ component, slot }) => component === 'transmission' || slot === 'transmission')
  const kept =
    gearbox && gearbox.share >= APPROACHED
      ? supports.filter(({ part }) => FOR_THE_GEARBOX.has(part.kind)).map(({ part }) => spoken(part.kind))
      : []
  if (!gearbox || kept.length === 0) return [`${said} Leave out any you don't want.`]
  const near = `the gearbox is at ${Math.round(gearbox.share * 100)}% of its limit with ${kept.length === 1 ? 'it' : 'them'}`
  const others = kept.length < names.length ? "Leave out any you don't want, but keep" : 'Keep'
  return [`${said} ${others} the ${listed(kept)}: ${near}.`]
}

/** What an automatic or dual clutch near its limit lives on. */
const FOR_THE_GEARBOX: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['transmission_tune', 'transmission_cooler', 'torque_converter'] as const),
])
