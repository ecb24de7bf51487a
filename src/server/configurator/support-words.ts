import { listed } from '../../engine/display-words.ts'
import { isPlural, kindName, limitName } from '../../engine/limits/limit-words.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { ChosenBuild } from './choose-build.ts'
import { staysFor } from './with-supports.ts'

/** What of the bill is for parts that add no power: which of them the customer may strike, and which the build needs. */
export function supportWords({ supports, planned, bare }: ChosenBuild): string[] {
  if (supports.length === 0) return []
  const { family } = planned.build.vehicle
  const names = supports.map(({ part }) => kindName(part.kind, family))
  const price = wholeDollars(planned.costCents - bare.costCents)
  const said = `${price} of the total is for supporting parts: ${listed(names)}.`
  const kept = supports.flatMap((item) => {
    const use = staysFor(planned, item)
    return use ? [{ name: kindName(item.part.kind, family), use }] : []
  })
  if (kept.length === 0) return [`${said} Leave out any you don't want.`]
  const others = kept.length < names.length ? "Leave out any you don't want, but keep" : 'Keep'
  const near = kept.map(({ use }, at) => {
    const are = at > 0 ? '' : isPlural(use, family) ? 'are ' : 'is '
    return `the ${limitName(use, family).replace(/^transmission.*/, 'gearbox')} ${are}at ${Math.round(use.share * 100)}%`
  })
  const their = kept.length > 1 ? 'their limits with them' : 'its limit with it'
  return [`${said} ${others} the ${listed(kept.map(({ name }) => name))}: ${listed([...new Set(near)])} of ${their}.`]
}
