import { leastTorqueRpm } from '../engine/limits/limit-lifts.ts'
import { BODIES, PART_CATEGORIES, PART_KINDS, type Part, type Vehicle } from '../engine/model.ts'

/**
 * What must hold of one car or part of the catalog, whoever wrote it: the files that seed the shop (`check.ts`) and what
 * is edited in the back office are held to these.
 */

const HP_RPM_PER_LBFT = 33_000 / (2 * Math.PI)

/** The cars that a part is judged beside. */
export interface KnownVehicles {
  vehicleById: (id: string) => Vehicle | undefined
  /** Gearboxes that go by a name of their own, such as 8L90; "6MT" only says what kind it is. */
  namedGearboxes: ReadonlySet<string>
}

/** The names that gearboxes of these cars have of their own. */
export const namedGearboxesOf = (vehicles: readonly Vehicle[]): ReadonlySet<string> =>
  new Set(vehicles.map(({ transmission }) => transmission.code).filter((code) => !/^\d+(MT|AT|DCT)$/.test(code)))

export function vehicleProblems(vehicle: Vehicle): string[] {
  const { engine, transmission, chassis, limits } = vehicle
  const problems: string[] = []
  const hold = (holds: boolean, what: string) => {
    if (!holds) problems.push(what)
  }
  hold(/^[a-z0-9-]+$/.test(vehicle.id), 'the id is no slug')
  hold(vehicle.id.startsWith(vehicle.modelId), `the id does not begin with its model's (${vehicle.modelId})`)
  hold(vehicle.yearFrom <= vehicle.yearTo && vehicle.yearFrom >= 1980 && vehicle.yearTo <= 2026, 'years out of order')
  // Rated power and torque must be able to belong to one curve: at the power peak torque is at most the rated torque.
  const torqueAtPowerPeak = (engine.crankHp * HP_RPM_PER_LBFT) / engine.crankHpRpm
  hold(torqueAtPowerPeak <= 1.01 * engine.crankTorqueLbft, 'rated power needs more torque than is rated')
  const powerAtTorquePeak = (engine.crankTorqueLbft * engine.crankTorqueRpm) / HP_RPM_PER_LBFT
  hold(powerAtTorquePeak <= 1.01 * engine.crankHp, 'rated torque makes more power than is rated')
  hold(engine.crankTorqueRpm <= engine.crankHpRpm, 'torque peaks after power')
  hold(engine.redlineRpm >= leastTorqueRpm(engine), 'the redline is below the power peak')
  hold((engine.aspiration === 'na') === (engine.boostGaugePsi === 0), 'boost and aspiration disagree')
  hold(
    (engine.aspiration === 'na') === (limits.boostSourceCrankHp === undefined),
    'boost limit and aspiration disagree',
  )
  hold(engine.ratingRatio >= 0.9 && engine.ratingRatio <= 1.25, `rating ratio ${engine.ratingRatio}`)
  hold(transmission.gearRatios.length >= 4, `${transmission.gearRatios.length} gears`)
  hold(
    transmission.gearRatios.every((ratio, gear) => gear === 0 || ratio < (transmission.gearRatios[gear - 1] ?? 0)),
    'gear ratios do not fall',
  )
  hold(transmission.finalDrive > 2 && transmission.finalDrive < 6.5, `final drive ${transmission.finalDrive}`)
  hold(chassis.curbWeightLb > 1800 && chassis.curbWeightLb < 7000, `curb weight ${chassis.curbWeightLb} lb`)
  hold(BODIES.includes(chassis.body), `body ${chassis.body}`)
  hold(limits.internalsCrankHp >= engine.crankHp, 'internals stand less than stock power')
  hold(limits.builtEngineCrankHp > limits.internalsCrankHp, 'a built engine stands no more than the stock one')
  hold(limits.transmissionTorqueLbft >= 0.95 * engine.crankTorqueLbft, 'the gearbox stands less than stock torque')
  hold(limits.clutchTorqueLbft >= 0.95 * engine.crankTorqueLbft, 'the clutch stands less than stock torque')
  hold(limits.fuelSystemCrankHp >= engine.crankHp, 'the fuel system feeds less than stock power')
  for (const [path, { source, confidence }] of Object.entries(vehicle.sources)) {
    hold(confidence !== 'estimated' || source.startsWith('http') || source.startsWith('estimate'), `${path}: ${source}`)
  }
  return problems
}

/** The cars that a part made for one gearbox names although they have another. */
function gearboxProblems({ name, fitment }: Part, { vehicleById, namedGearboxes }: KnownVehicles): string[] {
  const madeFor = name.split(' ').filter((word) => namedGearboxes.has(word))
  if (madeFor.length === 0 || !('vehicleIds' in fitment)) return []
  return fitment.vehicleIds.flatMap((id) => {
    const code = vehicleById(id)?.transmission.code
    return code === undefined || madeFor.includes(code) ? [] : [`is made for the ${madeFor}, and ${id} has a ${code}`]
  })
}

export function partProblems(part: Part, known: KnownVehicles): string[] {
  const problems: string[] = []
  if (!Number.isInteger(part.priceCents) || part.priceCents <= 0) problems.push(`price ${part.priceCents} cents`)
  if (!(part.laborHours >= 0 && part.laborHours <= 80)) problems.push(`${part.laborHours} labor hours`)
  if (!PART_KINDS.includes(part.kind)) problems.push(`kind ${part.kind}`)
  if (!PART_CATEGORIES.includes(part.category)) problems.push(`category ${part.category}`)
  if ('vehicleIds' in part.fitment) {
    if (part.fitment.vehicleIds.length === 0) problems.push('fits no car')
    for (const id of part.fitment.vehicleIds)
      if (!known.vehicleById(id)) problems.push(`fits ${id}, which is no car of ours`)
  }
  if (part.partNumber !== undefined && !part.source.startsWith('http')) problems.push('a part number without a page')
  const own = part.source === 'our own price list'
  if (part.confidence === 'published' && !own && !part.source.startsWith('http')) {
    problems.push(`published, and nobody can open "${part.source}"`)
  }
  problems.push(...gearboxProblems(part, known))
  if (part.needs.some((slot) => part.ratings.includes?.includes(slot))) problems.push('needs what it includes')
  return problems
}
