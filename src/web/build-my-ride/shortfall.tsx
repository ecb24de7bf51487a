import type { GenerateReply } from '../../contract/configurator.ts'
import { Icon } from '../ui/icon.tsx'
import { whole } from '../ui/money.ts'

/** Said plainly when the goal cannot be reached: how near one comes, what stands in the way, what would move it. */
export function Shortfall({ shortfall }: { shortfall: NonNullable<GenerateReply['shortfall']> }) {
  const missing = Math.round(shortfall.goalWheelHp - shortfall.bestWheelHp)
  return (
    <section aria-label="Goal out of reach" className="rounded-sm border border-caution/60 bg-caution/5 p-5 sm:p-6">
      <h3 className="flex items-center gap-3 text-lg font-bold text-caution">
        <Icon name="warning" className="size-5 shrink-0" />
        This build tops out at {whole(shortfall.bestWheelHp)} whp
      </h3>
      <p className="mt-3 text-silver">
        {missing} whp short of your goal. {shortfall.reason}
      </p>
      <p className="mt-2 text-light">{shortfall.remedy}</p>
    </section>
  )
}
