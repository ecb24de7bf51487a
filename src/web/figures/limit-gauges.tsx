import type { LimitUseReply } from '../../contract/figures.ts'
import { breakable, isGrip } from '../../engine/limits/is-strength.ts'
import { kindWords } from '../../engine/limits/limit-words.ts'
import type { PartKind } from '../../engine/model.ts'
import { classes } from '../ui/classes.ts'
import { count, whole } from '../ui/money.ts'
import { limitLabel } from './limit-label.ts'

/** Below 85 % of a limit is calm, to 100 % is near, above is over. */
function toneOf(share: number): { bar: string; text: string; word: string } {
  if (Math.round(share * 100) > 100) return { bar: 'bg-redline', text: 'text-redline', word: 'over the limit' }
  if (share > 0.85) return { bar: 'bg-caution', text: 'text-caution', word: 'near the limit' }
  return { bar: 'bg-go', text: 'text-go', word: 'within the limit' }
}

/** One limit: how much of it is used. Full width is 125 % of the limit; the tick stands at 100 %. */
function LimitGauge({ limit }: { limit: LimitUseReply }) {
  const tone = toneOf(limit.share)
  const name = limitLabel(limit)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-semibold text-light">{name}</span>
        <span className={classes('figures text-sm font-bold', tone.text)}>{whole(limit.share * 100)}%</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be drawn with a tick at the limit */}
      <div
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={125}
        aria-valuenow={Math.min(125, Math.round(limit.share * 100))}
        aria-valuetext={`${whole(limit.share * 100)} percent, ${tone.word}`}
        className="relative mt-2 h-2"
      >
        <div className="h-full overflow-hidden rounded-full bg-raised">
          <div
            className={classes('h-full rounded-full', tone.bar)}
            style={{ transform: `translateX(${Math.min(0, (limit.share / 1.25 - 1) * 100)}%)` }}
          />
        </div>
        <span className="absolute -top-1 -bottom-1 left-[80%] w-px bg-light/70" />
      </div>
      <p className="figures mt-1.5 text-xs text-steel">
        {count(limit.value)} of {count(limit.limit)} {limit.unit}
        {limit.liftedByKind ? `; next step: ${kindWords(limit.liftedByKind as PartKind)}` : ''}
      </p>
    </div>
  )
}

/** Of two limits of one piece of hardware the stricter counts. */
const onceEach = (limits: readonly LimitUseReply[]): LimitUseReply[] =>
  [...new Map(limits.toReversed().map((limit) => [limitLabel(limit), limit])).values()].toReversed()

/** What breaks first, the most used limit on top, grip last: tires spin. Then what breaks nothing and makes no more. */
export function LimitGauges({ limits, className }: { limits: readonly LimitUseReply[]; className?: string }) {
  const breaks = breakable(limits)
  const grip = limits.filter(isGrip)
  const others = limits.filter((limit) => !breaks.includes(limit) && !grip.includes(limit))
  const groups = [
    { title: 'What breaks first', limits: onceEach([...breaks, ...grip]) },
    { title: 'Where the power runs out', limits: onceEach(others.toSorted((a, b) => b.share - a.share)) },
  ].filter((group) => group.limits.length > 0)
  if (groups.length === 0) return null
  return (
    <div className={classes('light-edge flex flex-col gap-8 rounded-sm p-6', className)}>
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className="telemetry mb-5 text-silver">{group.title}</h3>
          <div className="flex flex-col gap-5">
            {group.limits.map((limit) => (
              <LimitGauge key={`${limit.component} ${limit.slot ?? ''}`} limit={limit} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
