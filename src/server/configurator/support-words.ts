import { listed } from '../../engine/display-words.ts'
import { isPlural, kindName, limitName } from '../../engine/limits/limit-words.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { ChosenBuild } from './choose-build.ts'
import { isStaying, staysFor } from './with-supports.ts'

/** What of the bill is for parts that add no power: which of them the customer may strike, and which the build needs. */
export function supportWords({ supports, planned, bare }: ChosenBuild): string[] {
  if (supports.length === 0) return []
  const { family } = planned.build.vehicle
  const names = supports.map(({ part }) => kindName(part.kind, family))
  const price = wholeDollars(planned.costCents - bare.costCents)
  const said = `${price} of the total is for supporting parts: ${listed(names)}.`
  const kept = supports.filter((item) => isStaying(planned, item))
  if (kept.length === 0) return [`${said} ${supports.length > 1 ? "Leave out any you don't want." : 'Your call.'}`]
  const others = kept.length < names.length ? "Leave out any you don't want, but keep" : 'Keep'
  const byLimit = [...Map.groupBy(kept, (item) => staysFor(planned, item))]
  const near = byLimit.flatMap(([use, items]) => {
    if (!use) return items.map(({ reason }) => reason.replace(/^T/, 't').replace(/\.$/, ''))
    const [are, their] = isPlural(use, family) ? ['are', 'their'] : ['is', 'its']
    const name = limitName(use, family).replace(/^transmission.*/, 'gearbox')
    const it = items.length > 1 ? 'them' : 'it'
    return [`the ${name} ${are} at ${Math.round(use.share * 100)}% of ${their} limit even with ${it}`]
  })
  return [`${said} ${others} the ${listed(kept.map(({ part }) => kindName(part.kind, family)))}: ${listed(near)}.`]
}
