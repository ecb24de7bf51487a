import { describe, expect, test, vi } from 'vitest'
import { PARTS } from '../src/catalog/parts.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import {
  buildFrontier,
  checkBuild,
  FITTED_FACTORS,
  GOAL_COUNTS_FROM,
  GOAL_RESERVE,
  limitedBuildPower,
  limitUse,
  partsThatFit,
  SAE_J1349_WEATHER,
  stagePackages,
} from '../src/engine/index.ts'
import { exitCodeOf } from './command-line/command.ts'
import { PLAN } from './plan.ts'

/** Exit code and words of a command line. */
async function run(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => {
      said[name] += `${text}\n`
    }),
  )
  try {
    return { status: await exitCodeOf(PLAN, args), stdout: said.log, stderr: said.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
/** What one prints that leaves with a code. */
const planWith = async (code: number, args: readonly string[]): Promise<string> => {
  const { status, stdout, stderr } = await run(...args)
  expect(status, stderr).toBe(code)
  return stdout
}
/** What a command that reaches its goal prints. */
const plan = (...args: string[]) => planWith(0, args)
/** What one prints whose goal is out of reach. */
const planShort = (...args: string[]) => planWith(1, args)

describe('npm run plan', () => {
  test('plans a 600 whp Mustang with a bill that adds up and a frontier that holds it', async () => {
    const answer = JSON.parse(
      await plan('--vehicle', '2018 Ford Mustang GT', '--goal', '600', '--fuel', '93', '--json'),
    )
    expect(answer.ok).toBe(true)
    const { build, frontier } = answer
    expect(build.wheelHp).toBeGreaterThanOrEqual(600 * GOAL_COUNTS_FROM)
    const sum = build.parts.reduce(
      (total: number, part: { priceUsd: number; laborUsd: number }) => total + part.priceUsd + part.laborUsd,
      0,
    )
    expect(sum).toBeCloseTo(build.totalUsd, 6)
    const first = frontier.find((point: { wheelHp: number }) => point.wheelHp >= 600 * GOAL_COUNTS_FROM)
    expect(answer.justShort).toBeNull()
    expect(first.costUsd).toBe(build.totalUsd)
    expect(first.partIds).toEqual(build.parts.map((part: { id: string }) => part.id))
  })

  test('delivers the goal where the tune can be set, and says what a blower makes', async () => {
    const turbo = await plan('--vehicle', '2016 Volkswagen GTI', '--goal', '280', '--fuel', '91', '--use', 'daily')
    const [, made] = /^([\d.]+) whp/m.exec(turbo) ?? []
    expect(Number(made)).toBeLessThanOrEqual(Math.round(280 * GOAL_RESERVE * 10) / 10)
    expect(turbo).toContain('The tune is set to 288 whp for your goal')
    const blower = await plan('--vehicle', '2012 Chevrolet Camaro SS', '--goal', '520', '--fuel', '93')
    expect(blower).toMatch(/As shipped this kit makes \d+ whp: the pulley sets its boost/)
  })

  test('plans a time: power and tires together, or the quickest build there is', async () => {
    const args = ['--vehicle', '2018 Ford Mustang GT', '--use', 'drag', '--fuel', '93']
    const made = JSON.parse(await plan(...args, '--quarter', '11.2', '--json'))
    expect(made.ok).toBe(true)
    expect(made.slip.quarterMileS).toBeLessThanOrEqual(11.2)
    expect(made.proof.tires).toBeGreaterThan(1)
    const short = await planShort(...args, '--zero-to-sixty', '1.5')
    expect(short).toContain('0-60 in 1.5 s is out of reach on 93 octane. The quickest build:')
    expect((await run(...args, '--goal', '500', '--quarter', '11')).status).toBe(2)
  })

  test('says why each part is there, what a kit brings, what is recommended besides, and what there is to ask', async () => {
    const args = ['--vehicle', '2018 Ford Mustang GT', '--goal', '600']
    const text = await plan(...args)
    expect(text).toMatch(/why each part\n {2}.+: \+\d+ whp on this build\..* Brings: .*tune/)
    expect(text).toContain('recommended, not in the price')
    const { build } = JSON.parse(await plan(...args, '--json'))
    for (const part of build.parts) expect(part.why.length, part.id).toBeGreaterThan(0)
    expect(build.recommended.length).toBeGreaterThan(0)
    expect(await plan('--help')).toContain('--quarter')
  })

  test('answers a budget that is too small, and an induction preference, in words', async () => {
    const text = await planShort(
      '--vehicle',
      '2018 Ford Mustang GT',
      '--goal',
      '600',
      '--fuel',
      '93',
      '--budget',
      '3000',
    )
    expect(text).toContain('$3,000.00 is not enough')
    expect(
      await planShort('--vehicle', '2015 Subaru WRX', '--goal', '300', '--induction', 'naturally_aspirated'),
    ).toContain('not possible on this car')
  })

  test('starts from the car as it stands: what is on it is free, the sheet narrows the range, and both ranges are said', async () => {
    const args = ['--vehicle', '2018 Ford Mustang GT', '--goal', '600', '--installed', 'cat-back, cold air intake']
    const sheet = ['--baseline', '398 whp Dynojet 93']
    const text = await plan(...args, ...sheet)
    expect(text).toContain('Starts from your car: Cat-back exhaust, cold-air intake, 398 whp measured')
    expect(text).toMatch(/\(90 %: \d+-\d+ with your dyno sheet, instead of \d+-\d+\)/)
    expect(text).toMatch(/Your cold-air intake comes off: it doesn't work with the .+/)
    const { build } = JSON.parse(await plan(...args, ...sheet, '--json'))
    const kept = build.parts.filter((part: { installed: boolean }) => part.installed)
    expect(kept.map(({ id, priceUsd, laborUsd }: Record<string, unknown>) => ({ id, priceUsd, laborUsd }))).toEqual([
      { id: 'installed:catback_exhaust', priceUsd: 0, laborUsd: 0 },
    ])
    const width = (range: { low: number; high: number }) => range.high - range.low
    expect(width(build.wheelHpRange90)).toBeLessThan(width(build.range90WithoutSheet))
  })

  test('questions a sheet that no such car makes, and refuses a part that it does not know', async () => {
    const wrx = ['--vehicle', '2015 Subaru WRX', '--goal', '350']
    const said = await plan(...wrx, '--baseline', '400 whp')
    expect(said).toMatch(/400 whp is \d+% more than this car usually makes .+ We planned from \d+ whp\./)
    const wrong = await run(...wrx, '--installed', 'flux capacitor')
    expect(wrong.status).toBe(2)
    expect(wrong.stderr).toContain('We don\'t know the part "flux capacitor"')
    expect((await run(...wrx, '--baseline', '350 crank hp')).status).toBe(2)
  })

  test('offers the nearest names for an unknown vehicle and leaves with 2', async () => {
    const unknown = await run('--vehicle', 'Trabant 601', '--goal', '100')
    expect(unknown.status).toBe(2)
    expect(unknown.stderr).toContain('Nearest:')
    const wrong = await run('--vehicle', '2015 WRX', '--goal', 'lots')
    expect(wrong.status).toBe(2)
  })
})

describe('the real catalog', () => {
  const some = VEHICLES.filter((_, index) => index % 16 === 0)

  test('gives every car a frontier of sound builds within their limits', () => {
    for (const vehicle of some) {
      const parts = partsThatFit(PARTS, vehicle)
      const conditions = { fuel: '93', weather: SAE_J1349_WEATHER } as const
      const request = { vehicle, parts, ...conditions, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { points } = buildFrontier(request)
      expect(points.length, vehicle.id).toBeGreaterThan(2)
      for (const point of points) {
        expect(checkBuild(vehicle, point.parts), vehicle.id).toEqual([])
        const build = { vehicle, parts: point.parts, ...conditions }
        const held = limitedBuildPower(build, FITTED_FACTORS)
        expect(held.power.wheelHp, vehicle.id).toBe(point.wheelHp)
        for (const use of limitUse(build, held, FITTED_FACTORS)) {
          if (use.component !== 'grip')
            expect(use.share, `${vehicle.id} ${use.component}`).toBeLessThanOrEqual(1 + 1e-9)
        }
      }
    }
  }, 60_000)

  test('gives every car its stages, rising in power, or says why one is missing', () => {
    let staged = 0
    for (const vehicle of some) {
      const weather = SAE_J1349_WEATHER
      const result = stagePackages({ vehicle, parts: PARTS, fuel: '93', weather, factors: FITTED_FACTORS })
      expect(result.ok).toBe(true)
      if (!result.ok) continue
      expect(result.packages.length + result.missing.length).toBe(4)
      if (result.packages.length > 0) staged++
      for (const { reason } of result.missing) expect(reason, vehicle.id).not.toBe('')
      const targets = result.packages.map((stage) => stage.targetWheelHp)
      expect(targets).toEqual([...targets].sort((a, b) => a - b))
    }
    // A car whose computer nobody can flash yet has none.
    expect(staged).toBeGreaterThan(0.9 * some.length)
  }, 60_000)
})
