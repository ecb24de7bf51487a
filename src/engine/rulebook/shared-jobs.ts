import type { Part, PartKind } from '../model.ts'
import { BOOST_SOURCE_KINDS, brings, isUniversal } from './rule.ts'
import type { SharedJob } from './search-rules.ts'

/** What of a part's labor goes to a job that others share: so many hours, or a share of its own. */
type Share = SharedJob | { job: string; ofOwn: number }

const GEARBOX_OUT: Share = { job: 'gearbox out', hours: 5 }
const INTAKE_OFF: Share = { job: 'intake off', hours: 2 }
const FRONT_OPEN: Share = { job: 'front open', hours: 1.5 }
const headsOff = (hours: number): Share => ({ job: 'heads off', hours })
const frontCoverOff = (hours: number): Share => ({ job: 'front cover off', hours })
/** Turbo, downpipe and headers hang on one another: what one job takes off, the next one finds off. */
const EXHAUST_OFF = 'exhaust off the engine'

/** The engine on the stand: gearbox, heads, front cover, turbo or headers and intake are off already. */
const ENGINE_OUT = [headsOff(13), GEARBOX_OUT, frontCoverOff(4), { job: EXHAUST_OFF, hours: 8 }, INTAKE_OFF]

/** Jobs that open the same thing: done together, the shared hours are paid once. */
const SHARED_JOBS: Readonly<Partial<Record<PartKind, readonly Share[]>>> = {
  clutch: [GEARBOX_OUT],
  flywheel: [GEARBOX_OUT],
  built_transmission: [GEARBOX_OUT],
  torque_converter: [GEARBOX_OUT],
  built_bottom_end: ENGINE_OUT,
  stroker: ENGINE_OUT,
  camshafts: [headsOff(8)],
  ported_heads: [headsOff(8), INTAKE_OFF],
  valve_springs: [headsOff(3)],
  head_studs: [headsOff(13), INTAKE_OFF],
  spark_plugs: [{ job: 'heads off', ofOwn: 0.75 }],
  oil_pump_gears: [frontCoverOff(4)],
  turbo_upgrade: [{ job: EXHAUST_OFF, ofOwn: 0.5 }],
  downpipe: [{ job: EXHAUST_OFF, ofOwn: 0.75 }],
  headers_long_tube: [{ job: EXHAUST_OFF, ofOwn: 0.5 }],
  headers_shorty: [{ job: EXHAUST_OFF, ofOwn: 0.5 }],
  intake_manifold: [INTAKE_OFF],
  injectors: [{ job: 'intake off', ofOwn: 0.5 }],
  supercharger_roots: [INTAKE_OFF],
  supercharger_twin_screw: [INTAKE_OFF],
  intercooler: [FRONT_OPEN],
  heat_exchanger: [FRONT_OPEN],
  radiator: [FRONT_OPEN],
  oil_cooler: [FRONT_OPEN],
  transmission_cooler: [FRONT_OPEN],
}
/** Behind a Porsche flat engine the muffler comes off before cats and turbos, and the plugs sit behind those. */
const BEHIND: Readonly<Partial<Record<PartKind, readonly Share[]>>> = {
  catback_exhaust: [{ job: EXHAUST_OFF, ofOwn: 0.75 }],
  spark_plugs: [{ job: EXHAUST_OFF, ofOwn: 0.75 }],
}
const PORSCHE = /^(por|porsche)-/

/** Cars whose turbos come off with the engine out: the gearbox is off, and the nose open. */
const ENGINE_OUT_FOR_TURBOS = /^(vag-27t|nis-vg30dett|por-m97-tt|porsche-911-turbo-2007)/
const AT_HAND_BESIDE_TURBOS: readonly Share[] = [GEARBOX_OUT, FRONT_OPEN]

const NONE: readonly Share[] = []

/** Families and cars with the engine behind the seats: what cools a kit's charge sits beside it, the radiator in the nose. */
const ENGINE_BEHIND =
  /^(por|porsche|acu-(c30a|jnc1)|acura-nsx|audi-(42fsi|52fsi|r8)|gm-lt[267]\b|ford-gt-2|chevrolet-corvette-[\w-]*8dct)/

const isMadeFor = ({ fitment }: Part, cars: RegExp): boolean =>
  !('universal' in fitment) &&
  ('families' in fitment ? fitment.families : fitment.vehicleIds).some((id) => cars.test(id))

/** A kit that brings its charge cooling hangs it in the nose, before the radiator. */
const opensTheFront = (part: Part): boolean =>
  BOOST_SOURCE_KINDS.has(part.kind) &&
  brings(part, 'intercooler') &&
  !isUniversal(part) &&
  !isMadeFor(part, ENGINE_BEHIND)

/** The jobs that a part's installation shares with others, on any car; together no longer than its labor. */
export function sharedJobsOf(part: Part): readonly SharedJob[] {
  const isOffTheNose = /top.mount|remote/i.test(part.name) && SHARED_JOBS[part.kind]?.includes(FRONT_OPEN)
  const behind = isMadeFor(part, PORSCHE) ? BEHIND[part.kind] : undefined
  const shares = (!isOffTheNose && (behind ?? SHARED_JOBS[part.kind])) || NONE
  const withEngineOut = part.kind === 'turbo_upgrade' && isMadeFor(part, ENGINE_OUT_FOR_TURBOS)
  const ofCar = withEngineOut ? AT_HAND_BESIDE_TURBOS : opensTheFront(part) ? [FRONT_OPEN] : NONE
  const jobs = ofCar.length > 0 ? [...ofCar, ...shares] : shares
  return jobs.map((share) =>
    'hours' in share ? share : { job: share.job, hours: halfHours(share.ofOwn * part.laborHours) },
  )
}

/** Bills are written in half hours. */
const halfHours = (hours: number): number => Math.floor(hours * 2) / 2
