import type { OptimizationStatus } from '../../contract/optimization.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'

type Action = OptimizationStatus['recentActions'][number]
const TONE: Readonly<Record<Action['result'], BadgeTone>> = { success: 'go', failed: 'redline', other: 'steel' }
/** A test of less than the target is a test as any other; a refit that is not kept is one that was checked. */
const RESULT_WORDS: Readonly<Record<Action['result'], string>> = {
  success: 'success',
  failed: 'failed',
  other: 'checked',
}

/** What the engine did lately, newest first as the server sends it. */
export function ActionsTab({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) {
    return (
      <p className="text-silver">
        No recent actions recorded. Activity will appear here as the optimization engine runs.
      </p>
    )
  }
  return (
    <ol className="grid gap-3">
      {actions.map((action) => (
        <li key={`${action.timestamp} ${action.action} ${action.vehicleModel}`}>
          <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 p-5">
            <div className="min-w-0">
              <p className="font-semibold">{action.action}</p>
              <p className="text-sm text-steel">{action.vehicleName}</p>
            </div>
            <div className="flex items-center gap-4">
              <time dateTime={action.timestamp} className="figures text-sm text-silver">
                {action.timestamp.slice(0, 19).replace('T', ' ')}
              </time>
              <Badge tone={TONE[action.result]}>{RESULT_WORDS[action.result]}</Badge>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  )
}
