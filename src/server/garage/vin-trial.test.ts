import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { decodeVin } from './decode-vin.ts'

/** Written from knowledge of the makers' numbers by somebody who saw neither the decoder nor its data. */
interface Trial {
  vin: string
  make: string
  model: string
  year: number
  /** Whether a performance shop would take the car at all; our catalog may still lack it. */
  covered: boolean
}
const FILE = join(import.meta.dirname, '../../../tests/trials/vins.json')
const trials = JSON.parse(readFileSync(FILE, 'utf8')) as Trial[]
const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')
/** The word that says which car it is: "S2000", "911", "Mustang". */
const nameplate = (model: string) =>
  plain(model)
    .split(' ')
    .find((word) => /\d/.test(word)) ?? plain(model).split(' ')[0]!

async function answerTo({ vin }: Trial) {
  const answer = await decodeVin(catalog, vin)
  if (!answer.ok) return { isOurs: false, year: undefined, words: plain(answer.detail), versions: 0 }
  const { description, models, year, isModelKnown, variants } = answer.reply
  const named = isModelKnown ? models.map(({ model }) => model).join(' ') : ''
  return { isOurs: true, year, words: plain(`${description} ${named}`), versions: variants.length }
}

test('175 unseen VINs: the model is named, the version narrowed down, and no other car passes for one of ours', async () => {
  const answers = await Promise.all(trials.map(async (trial) => ({ trial, answer: await answerTo(trial) })))
  const covered = answers.filter(({ trial }) => trial.covered)
  const misses = covered
    .filter(({ trial, answer }) => !answer.words.replaceAll(' ', '').includes(nameplate(trial.model)))
    .map(({ trial }) => `${trial.year} ${trial.make} ${trial.model}`)
  expect(misses.length / covered.length, misses.join(', ')).toBeLessThanOrEqual(0.05)
  const ours = covered.filter(({ answer }) => answer.isOurs)
  expect(ours.filter(({ answer }) => answer.versions > 0).length / ours.length).toBeGreaterThan(0.85)
  for (const { trial, answer } of ours) expect(answer.year, trial.vin).toBe(trial.year)
  expect(answers.filter(({ trial, answer }) => !trial.covered && answer.isOurs)).toEqual([])
})
