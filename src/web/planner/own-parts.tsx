import type { CarInBuild } from '../../contract/current-setup.ts'
import { rangesInWords } from '../../engine/current-setup/setup-words.ts'
import type { Range90 } from '../../engine/model.ts'

/** What becomes of the customer's own parts in a stage, and what their dyno sheet is worth. */
export function OwnParts({ kept, replaced, range90WithoutSheet, range90 }: CarInBuild & { range90: Range90 }) {
  if (kept.length + replaced.length === 0 && !range90WithoutSheet) return null
  return (
    <section>
      <h4 className="telemetry text-silver">On your car</h4>
      <ul className="mt-2 grid gap-1.5 text-sm text-silver">
        {kept.length > 0 ? (
          <li>
            <span className="text-light">Stays on:</span> {kept.map(({ name }) => name).join(', ')}
          </li>
        ) : null}
        {replaced.map(({ partId, reason }) => (
          <li key={partId}>{reason}</li>
        ))}
        {range90WithoutSheet ? (
          <li className="figures text-steel">{rangesInWords(range90, range90WithoutSheet)} whp</li>
        ) : null}
      </ul>
    </section>
  )
}
