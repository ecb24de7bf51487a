import type { Part, PartKind } from '../model.ts'
import type { SharedJob } from './search-rules.ts'

/** Jobs that open the same thing: done together, the shared hours are paid once. */
const SHARED_JOBS: Readonly<Partial<Record<PartKind, SharedJob>>> = {
  clutch: { job: 'gearbox out', hours: 5 },
  flywheel: { job: 'gearbox out', hours: 5 },
  built_transmission: { job: 'gearbox out', hours: 5 },
  torque_converter: { job: 'gearbox out', hours: 5 },
  camshafts: { job: 'heads off', hours: 8 },
  ported_heads: { job: 'heads off', hours: 8 },
  valve_springs: { job: 'heads off', hours: 3 },
  head_studs: { job: 'heads off', hours: 13 },
  built_bottom_end: { job: 'heads off', hours: 13 },
  stroker: { job: 'heads off', hours: 13 },
  oil_pump_gears: { job: 'front cover off', hours: 8 },
  turbo_upgrade: { job: 'turbo out', hours: 2 },
  downpipe: { job: 'turbo out', hours: 2 },
}

/** The job that a part's installation shares with others, on any car; undefined = none. */
export function sharedJobOf(part: Part): SharedJob | undefined {
  const shared = SHARED_JOBS[part.kind]
  return shared && { ...shared, hours: Math.min(shared.hours, part.laborHours) }
}
