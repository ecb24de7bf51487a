import { useId, useState } from 'react'
import { Link } from 'react-router'
import { partIdOf } from '../../contract/cart-lines.ts'
import { centsAsPrice } from '../ui/money.ts'
import { type CartGroup, configuratorOf } from './cart-groups.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { type CartViewLine, centsIn } from './cart-lines.ts'
import { ChangedBuild } from './changed-build.tsx'
import { PartChangeDrawer } from './part-change-drawer.tsx'

const LINK = 'inline-flex min-h-8 items-center text-sm text-silver underline underline-offset-4 hover:text-light'

/** The lines of one build, one car, or everything else. */
export function CartGroupSection({ group }: { group: CartGroup }) {
  const heading = useId()
  const [changing, setChanging] = useState<CartViewLine | null>(null)
  const address = configuratorOf(group)
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline/60 pb-3">
        <div>
          <h2 id={heading} className="text-lg font-bold">
            {group.title ?? 'Everything else'}
          </h2>
          {group.build && group.vehicle ? <p className="text-sm text-steel">{group.vehicle.name}</p> : null}
        </div>
        <p className="figures text-silver">{centsAsPrice(centsIn(group.lines))}</p>
        {address ? (
          <p className="flex w-full flex-wrap gap-x-5">
            {group.build ? (
              <Link to={`/plans/${group.build.code}`} className={LINK}>
                Build sheet
              </Link>
            ) : null}
            <Link to={address} className={LINK}>
              Open in the configurator
            </Link>
          </p>
        ) : null}
      </div>
      {group.build ? <ChangedBuild build={group.build} /> : null}
      <ul>
        {group.lines.map((line) => (
          <CartLineRow
            key={line.key}
            line={line}
            onChange={group.vehicle && partIdOf(line) && line.lineId ? () => setChanging(line) : undefined}
          />
        ))}
      </ul>
      {changing ? <PartChangeDrawer group={group} line={changing} onClose={() => setChanging(null)} /> : null}
    </section>
  )
}
