import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Vehicle } from '../../engine/model.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { decodeVin } from './decode-vin.ts'

/** Written from knowledge of the makers' numbers by people who saw neither the decoder nor its data. */
interface Trial {
  vin: string
  make: string
  model: string
  year: number
  /** "5.0 V8". */
  engine: string | null
  /** Where the number tells it. */
  gearbox: 'manual' | 'automatic' | null
  /** Whether a performance shop would take the car at all; our catalog may still lack it. */
  covered: boolean
  /** The versions that the number's own codes allow, in the second set. */
  variants?: string[]
}
const SETS = [
  { file: 'vins.json', leastRight: 0.79 },
  { file: 'vins-b.json', leastRight: 0.9 },
] as const
const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')
/** The word that says which car it is: "S2000", "911", "Mustang". */
const nameplate = (model: string) =>
  plain(model)
    .split(' ')
    .find((word) => /\d/.test(word)) ?? plain(model).split(' ')[0]!

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\btype[ -]([rs])\b/g, 'type$1')
    .replaceAll(/([a-z0-9])[-/.]([a-z0-9])/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
/** What the engine tells apart is no part of the name here. */
const ENGINE_IN_NAME = /\b\d\.\dt?\b|\becoboost\b|\bv\d+\b| 392$|\bfox\b/gi
const NAMES: Readonly<Record<string, string[]>> = {
  'Mustang Fox 5.0': ['Mustang GT', 'Mustang LX'],
  'FR-S / 86': ['FR-S', '86'],
}
/** The catalog's models whose whole name the trial says, the longest only. */
function namedIn(versions: readonly Vehicle[], { make, model }: Trial): Vehicle[] {
  const said = new Set(wordsOf(`${make} ${model}`))
  const length = (vehicle: Vehicle) =>
    Math.max(
      ...(NAMES[vehicle.model] ?? [vehicle.model])
        .map((name) => wordsOf(name.replaceAll(ENGINE_IN_NAME, '')))
        .map((words) => (words.every((word) => said.has(word)) ? words.length : 0)),
    )
  const longest = Math.max(1, ...versions.map(length))
  return versions.filter((vehicle) => length(vehicle) === longest)
}

/** The versions that are right: those that the trial lists, else its model with its engine, driven wheels and gearbox. */
function rightOnes(trial: Trial): Vehicle[] {
  const ofMake = VEHICLES.filter(({ make }) => make === (trial.make === 'Scion' ? 'Toyota' : trial.make))
  const liters = Number(/\d\.\d/.exec(trial.engine ?? '')?.[0])
  const inYear = (all: Vehicle[]) =>
    all.filter(
      ({ yearFrom, yearTo, engine }) =>
        yearFrom <= trial.year && trial.year <= yearTo && Math.abs(engine.displacementL - liters) <= 0.15,
    )
  if (trial.variants) {
    const listed = trial.variants.map((text) => text.replace(/^\d{4}-\d{4} /, ''))
    const versions = inYear(ofMake).filter(({ variant }) => listed.includes(variant))
    return new Set(versions.map(({ modelId }) => modelId)).size > 1 ? namedIn(versions, trial) : versions
  }
  if (/mazdaspeed mx-5/i.test(trial.model)) return []
  const right = inYear(namedIn(ofMake, trial)).filter(
    ({ transmission }) => trial.gearbox === null || (trial.gearbox === 'manual') === (transmission.kind === 'manual'),
  )
  const isAllWheel = /awd|xdrive|4matic/i.test(trial.model)
  const sameWheels = right.filter(({ chassis }) => (chassis.drivetrain === 'awd') === isAllWheel)
  return sameWheels.length > 0 ? sameWheels : right
}

async function answerTo(trial: Trial) {
  const answer = await decodeVin(catalog, trial.vin)
  if (!answer.ok) return { isOurs: false, year: undefined, words: plain(answer.detail), versions: [] }
  const { description, models, year, isModelKnown, variants } = answer.reply
  const named = isModelKnown ? models.map(({ model }) => model).join(' ') : ''
  const versions = VEHICLES.filter(({ id }) => variants.some(({ vehicleId }) => vehicleId === id))
  return { isOurs: true, year, words: plain(`${description} ${named}`), versions }
}

/** All right, none missing that the trial lists, and at most one question left: manual or automatic. */
function isRight(trial: Trial, versions: readonly Vehicle[]): boolean {
  const right = rightOnes(trial)
  const gearboxes = new Set(versions.map(({ transmission }) => transmission.kind === 'manual'))
  return (
    versions.length > 0 &&
    versions.every((version) => right.includes(version)) &&
    (trial.variants === undefined || versions.length === right.length) &&
    gearboxes.size === versions.length
  )
}

describe.each(SETS)('unseen VINs of $file', async ({ file, leastRight }) => {
  const trials = JSON.parse(readFileSync(join(import.meta.dirname, '../../../tests/trials', file), 'utf8')) as Trial[]
  const answers = await Promise.all(trials.map(async (trial) => ({ trial, answer: await answerTo(trial) })))
  const covered = answers.filter(({ trial }) => trial.covered)
  const carIn = ({ trial }: { trial: Trial }) => `${trial.vin} ${trial.year} ${trial.make} ${trial.model}`

  test('name the model', () => {
    const misses = covered.filter(
      ({ trial, answer }) => !answer.words.replaceAll(' ', '').includes(nameplate(trial.model)),
    )
    expect(misses.length / covered.length, misses.map(carIn).join(', ')).toBeLessThanOrEqual(0.05)
    for (const { trial, answer } of covered.filter((one) => one.answer.isOurs))
      expect(answer.year, trial.vin).toBe(trial.year)
  })

  test('lead to the version, up to the gearbox', () => {
    const misses = covered.filter(({ trial, answer }) => !isRight(trial, answer.versions))
    expect(1 - misses.length / covered.length, misses.map(carIn).join('\n')).toBeGreaterThan(leastRight)
  })

  test('never choose another car', () => {
    const wrong = answers.filter(({ trial, answer }) => {
      const right = trial.covered ? rightOnes(trial) : []
      return answer.versions.length > 0 && !answer.versions.some((version) => right.includes(version))
    })
    expect(wrong.map(carIn)).toEqual([])
    expect(answers.filter(({ trial, answer }) => !trial.covered && answer.isOurs).map(carIn)).toEqual([])
  })
})
