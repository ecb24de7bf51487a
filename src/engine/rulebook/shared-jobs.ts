import type { Part, PartKind } from '../model.ts'
import { BOOST_SOURCE_KINDS, brings } from './rule.ts'
import type { SharedJob } from './search-rules.ts'

const GEARBOX_OUT: SharedJob = { job: 'gearbox out', hours: 5 }
const TURBO_OUT: SharedJob = { job: 'turbo out', hours: 2 }
const INTAKE_OFF: SharedJob = { job: 'intake off', hours: 1 }
const FRONT_OPEN: SharedJob = { job: 'front open', hours: 1.5 }
const headsOff = (hours: number): SharedJob => ({ job: 'heads off', hours })
const frontCoverOff = (hours: number): SharedJob => ({ job: 'front cover off', hours })

/** The engine on the stand: gearbox, heads, front cover and turbo are off already. */
const ENGINE_OUT = [headsOff(13), GEARBOX_OUT, frontCoverOff(4), TURBO_OUT]

/** Jobs that open the same thing: done together, the shared hours are paid once. */
const SHARED_JOBS: Readonly<Partial<Record<PartKind, readonly SharedJob[]>>> = {
  clutch: [GEARBOX_OUT],
  flywheel: [GEARBOX_OUT],
  built_transmission: [GEARBOX_OUT],
  torque_converter: [GEARBOX_OUT],
  built_bottom_end: ENGINE_OUT,
  stroker: ENGINE_OUT,
  camshafts: [headsOff(8)],
  ported_heads: [headsOff(8)],
  valve_springs: [headsOff(3)],
  head_studs: [headsOff(13)],
  oil_pump_gears: [frontCoverOff(4)],
  turbo_upgrade: [TURBO_OUT],
  downpipe: [TURBO_OUT],
  intake_manifold: [INTAKE_OFF],
  injectors: [INTAKE_OFF],
  supercharger_roots: [INTAKE_OFF],
  supercharger_twin_screw: [INTAKE_OFF],
  intercooler: [FRONT_OPEN],
  heat_exchanger: [FRONT_OPEN],
  radiator: [FRONT_OPEN],
  oil_cooler: [FRONT_OPEN],
  transmission_cooler: [FRONT_OPEN],
}

const NONE: readonly SharedJob[] = []

/** Families and cars with the engine behind the seats: what cools a kit's charge sits beside it, the radiator in the nose. */
const ENGINE_BEHIND =
  /^(por|porsche|acu-(c30a|jnc1)|acura-nsx|audi-(42fsi|52fsi|r8)|gm-lt[267]\b|ford-gt-2|chevrolet-corvette-[\w-]*8dct)/

const isMadeForEnginesBehind = ({ fitment }: Part): boolean => {
  if ('universal' in fitment) return true
  return ('families' in fitment ? fitment.families : fitment.vehicleIds).some((id) => ENGINE_BEHIND.test(id))
}

/** A kit that brings its charge cooling hangs it in the nose, before the radiator. */
const opensTheFront = (part: Part): boolean =>
  BOOST_SOURCE_KINDS.has(part.kind) && brings(part, 'intercooler') && !isMadeForEnginesBehind(part)

/** The jobs that a part's installation shares with others, on any car; together no longer than its labor. */
export function sharedJobsOf(part: Part): readonly SharedJob[] {
  const isTopMount = part.kind === 'intercooler' && /top.mount/i.test(part.name)
  const jobs = (!isTopMount && SHARED_JOBS[part.kind]) || NONE
  return opensTheFront(part) ? [...jobs, FRONT_OPEN] : jobs
}
