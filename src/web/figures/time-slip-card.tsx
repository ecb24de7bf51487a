import type { ReactNode } from 'react'
import type { TimeSlipReply } from '../../contract/figures.ts'
import { slipRanges } from '../../engine/dragstrip/time-slip-range.ts'
import { classes } from '../ui/classes.ts'
import { fixed } from '../ui/money.ts'

interface TimeSlipCardProps {
  slip: TimeSlipReply
  stockSlip?: TimeSlipReply | null | undefined
  className?: string
  title?: string
  /** Below the figures, such as the choice of tires. */
  children?: ReactNode
}

const ROWS = [
  { name: '60 ft', key: 'sixtyFootS', unit: 's', digits: 2 },
  { name: '0-60 mph', key: 'zeroToSixtyS', unit: 's', digits: 1 },
  { name: '1/8 mile', key: 'eighthMileS', unit: 's', digits: 2 },
  { name: '1/8 trap', key: 'eighthMileMph', unit: 'mph', digits: 1 },
  { name: '1/4 mile', key: 'quarterMileS', unit: 's', digits: 2 },
  { name: '1/4 trap', key: 'trapMph', unit: 'mph', digits: 1 },
] as const

/** The predicted slip from the strip, as the timing tower prints it. */
export function TimeSlipCard({
  slip,
  stockSlip,
  className,
  title = 'Predicted time slip',
  children,
}: TimeSlipCardProps) {
  const ranges = slipRanges(slip)
  return (
    <div className={classes('light-edge rounded-sm p-6', className)}>
      <h3 className="telemetry mb-4 text-silver">{title}</h3>
      <table className="figures w-full text-right text-sm">
        <thead>
          <tr className="text-steel">
            <th scope="col" className="pb-2 text-left font-medium">
              <span className="sr-only">Mark</span>
            </th>
            {stockSlip ? (
              <th scope="col" className="pb-2 font-medium">
                Stock
              </th>
            ) : null}
            <th scope="col" className="pb-2 font-medium">
              {stockSlip ? 'Tuned' : 'Predicted'}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row.key} className="border-t border-hairline/50">
              <th scope="row" className="py-2 text-left font-medium text-silver">
                {row.name}
              </th>
              {stockSlip ? <td className="py-2 text-steel">{fixed(stockSlip[row.key], row.digits)}</td> : null}
              <td className={classes('py-2 font-bold', row.key === 'quarterMileS' ? 'text-redline' : 'text-light')}>
                {fixed(slip[row.key], row.digits)} <span className="text-xs font-medium text-steel">{row.unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-silver">
        Most cars land between {fixed(ranges.quarterMileS.low, 1)} and {fixed(ranges.quarterMileS.high, 1)} s at{' '}
        {fixed(ranges.trapMph.low, 0)} to {fixed(ranges.trapMph.high, 0)} mph.
      </p>
      {children ? <div className="mt-4">{children}</div> : null}
    </div>
  )
}
