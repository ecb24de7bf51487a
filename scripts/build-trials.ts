/**
 * `npm run -s trials [-- --misses]`: holds the optimizer against build requests and stage packages that a tuner wrote
 * down without having seen the code (tests/trials). Prints how many pass and, with `--misses`, each miss and why.
 */

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findVehicleByText } from '../src/catalog/find-vehicle.ts'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import {
  FITTED_FACTORS,
  type Fuel,
  nearestBuild,
  type PartKind,
  type PlannedBuild,
  planBuild,
  SAE_J1349_WEATHER,
  slotOf,
  stagePackages,
  underRulebook,
} from '../src/engine/index.ts'
import { LABOR_CENTS_PER_HOUR } from '../src/engine/labor-rates.ts'
import type { InductionPreference, IntendedUse, Stage } from '../src/engine/vocabulary.ts'

interface Expected {
  answer?: 'build' | 'refuse' | 'either'
  mustHaveKinds?: readonly (readonly string[])[]
  mustNotKinds?: readonly string[]
  mustNotNameRegex?: readonly string[]
  minTotalDollars?: number
  maxTotalDollars?: number
}
interface BuildTrial {
  id: string
  vehicle: string
  fuel: Fuel
  goalWheelHp: number
  budgetDollars: number | null
  induction: InductionPreference
  use: IntendedUse
  expect: Expected & { notes?: string }
}
interface StageTrial {
  id: string
  vehicle: string
  fuel: Fuel
  stages: Record<Exclude<Stage, 'wide_open'> | 'wideOpen', Expected & { wheelHp?: [number, number] }>
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../tests/trials/${name}.json`, import.meta.url), 'utf8')) as T

/** The trials say "fuel_pump" of any pump, and "intercooler" of what cools the charge. */
const ALSO: Readonly<Record<string, readonly PartKind[]>> = {
  fuel_pump: ['high_pressure_fuel_pump', 'port_injection'],
  injectors: ['port_injection'],
}

function hasKind(planned: PlannedBuild, token: string): boolean {
  const kinds = token === 'tune|kit-tune' ? ['tune', 'e85_tune'] : [token, ...(ALSO[token] ?? [])]
  return kinds.some((kind) =>
    planned.build.parts.some(
      (part) => part.kind === kind || part.ratings.includes?.some((slot) => slot === slotOf(kind as PartKind)),
    ),
  )
}

function missesOf(planned: PlannedBuild, expected: Expected): string[] {
  const { lines, costCents } = planned
  const dollars = costCents / 100
  const misses: string[] = []
  for (const tokens of expected.mustHaveKinds ?? []) {
    if (!tokens.some((token) => hasKind(planned, token))) misses.push(`lacks ${tokens.join(' or ')}`)
  }
  for (const kind of expected.mustNotKinds ?? []) {
    const line = lines.find(({ part }) => part.kind === kind)
    if (line) misses.push(`has ${kind} (${line.part.manufacturer} ${line.part.name})`)
  }
  for (const pattern of expected.mustNotNameRegex ?? []) {
    const line = lines.find(({ part }) => new RegExp(pattern, 'i').test(`${part.manufacturer} ${part.name}`))
    if (line) misses.push(`names ${line.part.manufacturer} ${line.part.name} (/${pattern}/)`)
  }
  if (expected.minTotalDollars && dollars < expected.minTotalDollars) {
    misses.push(`$${Math.round(dollars)} < $${expected.minTotalDollars}`)
  }
  if (expected.maxTotalDollars && dollars > expected.maxTotalDollars) {
    misses.push(`$${Math.round(dollars)} > $${expected.maxTotalDollars}`)
  }
  return misses
}

const summary = ({ power, lines, costCents }: PlannedBuild): string =>
  `${Math.round(power.wheelHp)} whp $${Math.round(costCents / 100)}: ${lines.map(({ part }) => `${part.kind}=${part.manufacturer} ${part.name}`).join('; ')}`

function buildMisses(trial: BuildTrial): string[] {
  const { budgetDollars, goalWheelHp, fuel, induction, use, expect } = trial
  const found = findVehicleByText(VEHICLES, trial.vehicle)
  if (!('vehicle' in found)) return [`no such car: ${trial.vehicle}`]
  const result = planBuild(
    underRulebook({
      vehicle: found.vehicle,
      parts: PARTS,
      weather: SAE_J1349_WEATHER,
      factors: FITTED_FACTORS,
      laborRateCentsPerHour: LABOR_CENTS_PER_HOUR.planner,
      objective: {
        kind: 'cheapest',
        goalWheelHp,
        ...(budgetDollars === null ? {} : { budgetCents: budgetDollars * 100 }),
      },
      ...{ fuel, induction, use },
    }),
  )
  if (result.ok) {
    if (expect.answer === 'refuse') return [`sells it: ${summary(result.planned)}`]
    const misses = missesOf(result.planned, expect)
    return misses.length > 0 ? [...misses, `[${summary(result.planned)}]`] : []
  }
  if (expect.answer !== 'build') return []
  const nearest = nearestBuild(result)
  const best = nearest ? ` best [${summary(nearest)}]` : ''
  return [`refuses: ${result.reason}${best}`]
}

const STAGE_OF = { stage1: 'stage1', stage2: 'stage2', stage3: 'stage3', wideOpen: 'wide_open' } as const

function stageMisses(trial: StageTrial): string[][] {
  const found = findVehicleByText(VEHICLES, trial.vehicle)
  if (!('vehicle' in found)) return [[`no such car: ${trial.vehicle}`]]
  const result = stagePackages({
    vehicle: found.vehicle,
    parts: PARTS,
    fuel: trial.fuel,
    weather: SAE_J1349_WEATHER,
    factors: FITTED_FACTORS,
  })
  return Object.entries(trial.stages).map(([name, expected]) => {
    const stage = STAGE_OF[name as keyof typeof STAGE_OF]
    const found = result.ok ? result.packages.find((one) => one.stage === stage) : undefined
    if (!found) return expected.answer === 'either' ? [] : [`${name}: missing`]
    const misses = missesOf(found.planned, expected)
    const [low, high] = expected.wheelHp ?? [0, Number.POSITIVE_INFINITY]
    const wheelHp = Math.round(found.planned.power.wheelHp)
    if (wheelHp < low || wheelHp > high) misses.push(`${wheelHp} whp, not ${low}-${high}`)
    return misses.length > 0 ? [`${name}: ${misses.join('; ')} [${summary(found.planned)}]`] : []
  })
}

const { values } = parseArgs({ options: { misses: { type: 'boolean' } } })
const builds = read<BuildTrial[]>('builds').map((trial) => ({ id: trial.id, misses: buildMisses(trial) }))
const stages = read<StageTrial[]>('stages').flatMap((trial) =>
  stageMisses(trial).map((misses) => ({ id: trial.id, misses })),
)
for (const [name, list] of Object.entries({ builds, stages })) {
  const passed = list.filter(({ misses }) => misses.length === 0).length
  console.log(`${name}: ${passed} of ${list.length} pass (${((100 * passed) / list.length).toFixed(1)} %)`)
  if (values.misses) {
    for (const { id, misses } of list) if (misses.length > 0) console.log(`  ${id}: ${misses.join('; ')}`)
  }
}
