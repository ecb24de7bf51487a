import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Plan } from '../../contract/plans.ts'
import { FUEL_LABELS } from '../../engine/display-words.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { seconds, signed } from '../build-sheet/figures-in-words.ts'
import { goalWords } from '../build-sheet/goal-line.ts'
import { limitLabel } from '../figures/limit-label.ts'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { count, dollars, fixed, whole } from '../ui/money.ts'
import { COMPARE_COLORS } from './compare-curves.tsx'

interface Row {
  name: string
  show: (plan: Plan) => ReactNode
  /** The figure that is compared; the best of the row is marked. */
  figure?: (plan: Plan) => number
  best?: 'least' | 'most'
}

const perDollar = (plan: Plan) =>
  plan.now.performanceGains.horsepower > 0 ? plan.now.estimatedCost / plan.now.performanceGains.horsepower : Number.NaN
const tightest = (plan: Plan) => breakable(plan.now.limits)[0]

const ROWS: readonly Row[] = [
  {
    name: 'Car',
    show: ({ request, now: { enhancedData } }) =>
      `${request.year} ${enhancedData.vehicle.make} ${enhancedData.vehicle.model}`,
  },
  { name: 'Starts from', show: ({ now }) => now.currentSetup?.summary ?? 'Stock' },
  { name: 'Goal', show: ({ request }) => goalWords(request) },
  { name: 'Fuel', show: ({ now }) => FUEL_LABELS[now.enhancedData.preferences.fuel_type] },
  {
    name: 'Wheel power',
    show: ({ now }) => `${now.estimatedHorsepower} whp`,
    figure: ({ now }) => now.estimatedHorsepower,
    best: 'most',
  },
  {
    name: '90% range',
    show: ({ now }) => `${count(now.power.wheelHpRange90.low)}-${count(now.power.wheelHpRange90.high)} whp`,
  },
  { name: 'Gain', show: ({ now }) => `${signed(now.performanceGains.horsepower)} whp` },
  {
    name: 'Wheel torque',
    show: ({ now }) => `${now.estimatedTorque} lb-ft`,
    figure: ({ now }) => now.estimatedTorque,
    best: 'most',
  },
  {
    name: '0-60 mph',
    show: ({ now }) => `${fixed(now.timeSlip.zeroToSixtyS, 1)} s`,
    figure: ({ now }) => now.timeSlip.zeroToSixtyS,
    best: 'least',
  },
  {
    name: 'Quarter mile',
    show: ({ now }) => `${seconds(now.timeSlip.quarterMileS)} s at ${fixed(now.timeSlip.trapMph, 0)} mph`,
    figure: ({ now }) => now.timeSlip.quarterMileS,
    best: 'least',
  },
  {
    name: 'Total cost',
    show: ({ now }) => dollars(now.estimatedCost),
    figure: ({ now }) => now.estimatedCost,
    best: 'least',
  },
  {
    name: 'Dollars per whp gained',
    show: (plan) => (Number.isFinite(perDollar(plan)) ? dollars(perDollar(plan)) : '-'),
    figure: perDollar,
    best: 'least',
  },
  { name: 'Labor', show: ({ now }) => `${Number(fixed(now.laborHours, 1))} h` },
  {
    name: 'Breaks first',
    show: (plan) => {
      const limit = tightest(plan)
      return limit ? `${limitLabel(limit)} at ${whole(limit.share * 100)}%` : '-'
    },
  },
  {
    name: 'Parts',
    show: ({ now }) => (
      <ul className="grid gap-1 font-sans text-sm">
        {now.recommendedParts.map((part) => (
          <li key={part.partId}>
            {part.manufacturer} {part.name}
          </li>
        ))}
      </ul>
    ),
  },
]

/** Stays in sight while the builds pass beneath it. */
const FIRST_COLUMN = 'sticky left-0 z-10 w-28 bg-panel p-4 max-sm:w-24 max-sm:p-3'

/** The builds column by column; the best figure of a row is marked in words and color. */
export function CompareTable({ plans }: { plans: readonly Plan[] }) {
  return (
    <div>
      {plans.length > 1 ? (
        <p className="mb-3 flex items-center gap-2 text-sm text-silver md:hidden">
          Swipe the table to see all {plans.length} builds
          <Icon name="arrow" className="size-4" />
        </p>
      ) : null}
      <Card className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Builds compared">
        <table className="w-full min-w-160 text-left">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className={FIRST_COLUMN}>
                <span className="sr-only">Figure</span>
              </th>
              {plans.map((plan, index) => (
                <th key={plan.code} scope="col" className="p-4">
                  <span className="mb-2 block h-1 w-10" style={{ background: COMPARE_COLORS[index] }} />
                  <Link to={`/plans/${plan.code}`} className="font-semibold hover:text-ember">
                    {plan.title}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => {
              const best = bestOf(row, plans)
              return (
                <tr key={row.name} className="border-t border-hairline/60 align-top">
                  <th scope="row" className={`${FIRST_COLUMN} text-sm font-medium text-steel`}>
                    {row.name}
                  </th>
                  {plans.map((plan) => (
                    <td key={plan.code} className={`figures p-4 ${best === plan ? 'font-bold text-go' : 'text-light'}`}>
                      {row.show(plan)}
                      {best === plan ? <span className="sr-only"> (best)</span> : null}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
    </div>
  )
}

/** The one build that is best in a row; none where there is nothing to compare or two read the same. */
function bestOf(row: Row, plans: readonly Plan[]): Plan | undefined {
  const { figure, best } = row
  if (!figure || !best || plans.length < 2) return undefined
  const ordered = [...plans]
    .filter((plan) => Number.isFinite(figure(plan)))
    .sort((a, b) => (best === 'least' ? figure(a) - figure(b) : figure(b) - figure(a)))
  const [first, second] = ordered
  return first && (!second || row.show(first) !== row.show(second)) ? first : undefined
}
