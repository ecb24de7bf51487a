// @module-tag sweep
import { describe, expect, test } from 'vitest'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { type GenerateReply, generateRequest } from '../../contract/configurator.ts'
import type { StagePackageReply } from '../../contract/planner.ts'
import { checkBuild } from '../../engine/fitment/check-build.ts'
import { fits, frontRimInchesOf } from '../../engine/fitment/fits.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { GOAL_AT_ALL_FROM } from '../../engine/optimizer/goal-answer.ts'
import { PLANNER_INJECTORS } from '../../engine/planner/planner-constants.ts'
import { type StagePackage, stagePackages } from '../../engine/planner/stage-packages.ts'
import { sharedJobsOf } from '../../engine/rulebook/shared-jobs.ts'
import { STAGES } from '../../engine/vocabulary.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { modelNamed } from '../catalog/model-named.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { stageReply } from '../planning/stage-reply.ts'
import { generate } from './generate.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })
const SOLD = new Map([...PARTS, ...PLANNER_INJECTORS].map((part) => [part.id, part]))

function sold(partId: string): Part {
  const part = SOLD.get(partId)
  if (!part) throw new Error(`the catalog has no ${partId}`)
  return part
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const cents = (usd: number) => Math.round(usd * 100)
/** What the parts cost and what installing them costs at so many cents an hour; a job that several share is paid once. */
function billOf(parts: readonly Part[], centsPerHour: number) {
  const cents = (hours: number) => Math.round(hours * centsPerHour)
  const jobs = Map.groupBy(
    parts.flatMap((part) => {
      let left = part.laborHours
      return sharedJobsOf(part).map(({ job, hours }) => {
        const own = Math.min(left, hours)
        left -= own
        return { job, hours: own }
      })
    }),
    ({ job }) => job,
  )
  const again = [...jobs.values()].flatMap((job) =>
    job
      .map(({ hours }) => hours)
      .sort((a, b) => b - a)
      .slice(1),
  )
  return {
    parts: sum(parts.map((part) => part.priceCents)),
    labor: sum(parts.map((part) => cents(part.laborHours))) - sum(again.map(cents)),
    hours: sum(parts.map((part) => part.laborHours)) - sum(again),
  }
}

/** What a kind of part asks of the car that carries it, as a workshop would say it. */
const ASKS: Partial<Record<PartKind, (vehicle: Vehicle) => boolean>> = {
  clutch: ({ transmission }) => transmission.kind !== 'automatic',
  flywheel: ({ transmission }) => transmission.kind === 'manual',
  torque_converter: ({ transmission }) => transmission.kind === 'automatic',
  transmission_tune: ({ transmission }) => transmission.kind !== 'manual',
  transmission_cooler: ({ transmission }) => transmission.kind !== 'manual',
  tires: ({ chassis }) => chassis.body !== 'pickup' || /\/[34]\dR/.test(chassis.tire),
  driveshaft: ({ modelId, yearFrom }) =>
    !/corvette|amg-gt$|nissan-gt-r/.test(modelId) && !(/gt500/.test(modelId) && yearFrom > 2019),
  turbo_upgrade: ({ engine }) => engine.aspiration === 'turbo' || engine.aspiration === 'twin_turbo',
}

/** Whether the part is for the car: read from the part's own fitment here, without asking the engine. */
function isFor({ kind, fitment }: Part, vehicle: Vehicle): boolean {
  if (ASKS[kind]?.(vehicle) === false) return false
  if ('vehicleIds' in fitment) return fitment.vehicleIds.some((id) => id === vehicle.id)
  if ('families' in fitment) {
    const { families, modelIds = [], yearFrom = 0, yearTo = 9999, transmissionCodes = [] } = fitment
    const { drivetrains = [vehicle.chassis.drivetrain], transmissions = [vehicle.transmission.kind] } = fitment
    return (
      families.some((id) => id === vehicle.family.id) &&
      (modelIds.length === 0 || modelIds.some((id) => id === vehicle.modelId)) &&
      vehicle.yearFrom <= yearTo &&
      vehicle.yearTo >= yearFrom &&
      drivetrains.some((one) => one === vehicle.chassis.drivetrain) &&
      transmissions.some((one) => one === vehicle.transmission.kind) &&
      (transmissionCodes.length === 0 || transmissionCodes.some((code) => code === vehicle.transmission.code))
    )
  }
  const { aspiration, cylinders } = vehicle.engine
  const { aspirations = [aspiration], cylinders: counts = [cylinders], rimInches = { from: 0, to: 99 } } = fitment
  const rim = Number(vehicle.chassis.tire.split('R')[1])
  if (rim < rimInches.from || rim > rimInches.to) return false
  const { from, to } = rimInches.front ?? { from: 0, to: 99 }
  if (frontRimInchesOf(vehicle) < from || frontRimInchesOf(vehicle) > to) return false
  return aspirations.some((one) => one === aspiration) && counts.some((one) => one === cylinders)
}

/** The parts that were offered for the car and are not for it; there must be none. */
function strangers(vehicle: Vehicle, partIds: readonly string[]): string[] {
  return [...new Set(partIds)].filter((id) => !fits(sold(id), vehicle) || !isFor(sold(id), vehicle))
}

const stagesOf = remembered((vehicle) => {
  const parts = catalog.partsFor(vehicle)
  const result = stagePackages({ vehicle, parts, fuel: '93', weather: SAE_J1349_WEATHER, factors: catalog.factors })
  if (!result.ok) throw new Error(`${vehicle.id}: ${result.reason}`)
  return result
})

/** Asked twice of one car, it works once. */
function remembered<T>(work: (vehicle: Vehicle) => T): (vehicle: Vehicle) => T {
  const known = new Map<Vehicle, T>()
  return (vehicle) => {
    const found = known.get(vehicle) ?? work(vehicle)
    known.set(vehicle, found)
    return found
  }
}

/** Build My Ride's answer to a modest request: a seventh more power than stock, or all that a car gives which gives less. */
function modestBuild(vehicle: Vehicle): GenerateReply {
  const { id, modelId, yearTo } = vehicle
  const targetHorsepower = Math.ceil((catalog.stockPower(vehicle).stockWheelHp * 8) / 7)
  const buildRequest = { modelId, vehicleId: id, year: yearTo, targetHorsepower }
  const answer = generate(catalog, generateRequest.parse(buildRequest))
  if (!answer.ok) throw new Error(`${id}: ${answer.detail}`)
  const { shortfall, power } = answer.reply
  if (shortfall) expect(shortfall.bestWheelHp, id).toBeCloseTo(power.wheelHp, 0)
  else expect(power.wheelHp, id).toBeGreaterThanOrEqual(targetHorsepower * GOAL_AT_ALL_FROM)
  return answer.reply
}

function expectSoundStage(stage: StagePackage, reply: StagePackageReply, about: string) {
  const parts = reply.allParts.map(({ partId }) => sold(partId))
  const bill = billOf(parts, 18_500)
  expect(checkBuild(stage.planned.build.vehicle, parts), about).toEqual([])
  expect(cents(reply.partsCost) + cents(reply.tuning.cost), about).toBe(bill.parts)
  expect(cents(reply.laborCost), about).toBe(bill.labor)
  expect(cents(reply.totalCost), about).toBe(bill.parts + bill.labor)
  expect(reply.laborHours, about).toBeCloseTo(bill.hours, 2)
  const gains = reply.allParts.map((part) => part.powerGain)
  expect(stage.stockWheelHp + sum(gains), about).toBeCloseTo(stage.targetWheelHp, 9)
  expect(reply.stockHp + reply.gainHp, about).toBe(reply.targetHp)
  expect(reply.targetHp, about).toBe(Math.round(stage.targetWheelHp))
  expect(Math.max(...stage.planned.power.curve.map((point) => point.wheelHp)), about).toBeCloseTo(
    stage.targetWheelHp,
    1,
  )
}

function expectSoundBuild(vehicle: Vehicle, reply: GenerateReply) {
  const parts = reply.recommendedParts.map(({ partId }) => sold(partId))
  const bill = billOf(parts, 15_000)
  expect(checkBuild(vehicle, parts), vehicle.id).toEqual([])
  expect(cents(reply.partsCost), vehicle.id).toBe(bill.parts)
  expect(cents(reply.laborCost), vehicle.id).toBe(bill.labor)
  expect(cents(reply.estimatedCost), vehicle.id).toBe(bill.parts + bill.labor)
  expect(reply.laborHours, vehicle.id).toBeCloseTo(bill.hours, 2)
  const { power, recommendedParts, performanceGains } = reply
  expect(
    recommendedParts.reduce((total, part) => total + part.performance.hpGain, power.stockWheelHp),
    vehicle.id,
  ).toBe(power.wheelHp)
  expect(Math.round(power.stockWheelHp) + performanceGains.horsepower, vehicle.id).toBe(reply.estimatedHorsepower)
  const gauges = reply.limits.map(({ value, limit }) => `${Math.round(value)} of ${Math.round(limit)} `)
  for (const [said] of reply.safetyNotes.flatMap((note) => [...note.matchAll(/\d+ of \d+ /g)])) {
    expect(gauges, vehicle.id).toContain(said)
  }
  for (const { partId, pricing, why } of recommendedParts) {
    expect(cents(pricing.partCost), `${vehicle.id} ${partId}`).toBe(sold(partId).priceCents)
    expect(pricing.laborHours, `${vehicle.id} ${partId}`).toBeLessThanOrEqual(sold(partId).laborHours)
    expect(why.length, `${vehicle.id} ${partId} says why`).toBeGreaterThan(0)
  }
  for (const line of reply.availableParts) {
    const one = billOf([sold(line.partId)], 15_000)
    expect(cents(line.pricing.partCost), `${vehicle.id} ${line.partId}`).toBe(one.parts)
    expect(cents(line.totalCost), `${vehicle.id} ${line.partId}`).toBe(one.parts + one.labor)
  }
  for (const { costUsd, partIds } of reply.frontier) {
    const one = billOf(partIds.map(sold), 15_000)
    expect(cents(costUsd), vehicle.id).toBe(one.parts + one.labor)
  }
}

describe('on every car of the catalog', () => {
  test('the parts on offer are those whose own fitment says so, all of them and no other', () => {
    for (const vehicle of VEHICLES) {
      const own = PARTS.filter((part) => isFor(part, vehicle)).map((part) => part.id)
      const offered = catalog.partsFor(vehicle).map((part) => part.id)
      expect(offered, vehicle.id).toEqual(own)
    }
  })

  lawOf(
    'each of the four stages is planned or says why not; a later one makes more power and costs more',
    3,
    VEHICLES,
    (some) => {
      for (const vehicle of some) {
        const { packages, missing, stockWheelHp } = stagesOf(vehicle)
        const answered = [...packages, ...missing].map(({ stage }) => stage)
        expect(
          STAGES.filter((stage) => answered.includes(stage)),
          vehicle.id,
        ).toEqual(STAGES)
        expect(answered, vehicle.id).toHaveLength(STAGES.length)
        for (const { text } of missing) expect(text, vehicle.id).toMatch(/^\w.+\.$/)
        let before = { targetWheelHp: stockWheelHp, totalCents: 0 }
        for (const stage of packages) {
          expect(stage.targetWheelHp, `${vehicle.id} ${stage.stage}`).toBeGreaterThan(before.targetWheelHp)
          expect(stage.totalCents, `${vehicle.id} ${stage.stage}`).toBeGreaterThan(before.totalCents)
          before = stage
        }
      }
    },
  )

  test('is found by make and model in lower case with hyphens, by its brand, and by its id', () => {
    for (const { make, model, modelId } of VEHICLES) {
      const words = `${make} ${model}`.toLowerCase()
      for (const name of [modelId, words, words.replaceAll(' ', '-'), words.replaceAll(/[ /]+/g, '-')]) {
        expect(modelNamed(catalog, name)[0]?.modelId, name).toBe(modelId)
      }
    }
  })

  lawOf('the stages offer only parts for it, and no total disagrees with its parts', 3, VEHICLES, (some) => {
    for (const vehicle of some) {
      for (const stage of stagesOf(vehicle).packages) {
        const reply = stageReply(stage, catalog.stockPower(vehicle))
        const about = `${vehicle.id} ${stage.stage}`
        const advised = reply.supportingMods.flatMap(({ items }) => items)
        const offered = [...reply.parts, ...reply.allParts, ...advised].map(({ partId }) => partId)
        expect(strangers(vehicle, offered), about).toEqual([])
        expectSoundStage(stage, reply, about)
        const { stockWheelHp } = vehicleReply(vehicle, catalog.stockPower(vehicle))
        const shown = Math.round(stockWheelHp)
        const gains = sum(reply.parts.map((part) => part.powerGain)) + reply.tuning.powerGain
        expect(stockWheelHp + gains, about).toBeCloseTo(stage.targetWheelHp, 9)
        expect([reply.stockHp, reply.gainHp], about).toEqual([shown, reply.targetHp - shown])
      }
    }
  })

  lawOf('Build My Ride offers only parts for it, and no total disagrees with its parts', 3, VEHICLES, (some) => {
    for (const vehicle of some) {
      const reply = modestBuild(vehicle)
      const { recommendedParts, availableParts, complementary, frontier } = reply
      const lines = [...recommendedParts, ...availableParts, ...complementary.flatMap(({ parts }) => parts)]
      const offered = [...lines.map(({ partId }) => partId), ...frontier.flatMap(({ partIds }) => partIds)]
      expect(strangers(vehicle, offered), vehicle.id).toEqual([])
      expectSoundBuild(vehicle, reply)
    }
  })
})
