import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BODIES_DRAWN, sketchOf } from '../../../src/catalog/bodies/drawn-bodies.ts'
import { drawnCar } from '../../../src/catalog/drawn-car.ts'
import { VEHICLES } from '../../../src/catalog/vehicles.ts'
import { carPicture } from '../../../src/xray/car-picture.ts'
import { ALSO, FAMILIES } from './families.ts'

/** node make-set.ts FOLDER: pictures by number without names, and the eight choices of each; answers.json beside this. */
const folder = process.argv[2]
if (!folder) throw new Error('Give the folder of the pictures')
mkdirSync(folder, { recursive: true })

let state = 20261122
const chance = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const shuffled = <T>(list: readonly T[]) =>
  list
    .map((item) => [chance(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

/** Wrong answers: other model lines of the class, so that no answer is right but for its years. */
function choicesFor(family: string, kind: string): string[] {
  const line = (name: string) =>
    name.startsWith('BMW') && !name.includes('Z4') ? 'BMW' : name.split(' ').slice(0, 2).join(' ')
  const others = new Map<string, string>()
  for (const name of shuffled([
    ...FAMILIES.filter((one) => one[2] === kind).map((one) => one[1]),
    ...(ALSO[kind] ?? []),
  ])) {
    if (line(name) !== line(family)) others.set(line(name), name)
  }
  return shuffled([family, ...[...others.values()].slice(0, 7)])
}

const ids = shuffled(FAMILIES.map((_, i) => String(101 + i)))
const choices: Record<string, string[]> = {}
const answers: Record<string, string> = {}
for (const [i, [name, family, kind]] of FAMILIES.entries()) {
  const sketch = BODIES_DRAWN.find((one) => one.name === name)
  const vehicle = VEHICLES.find((one) => sketchOf(one) === sketch)
  if (!vehicle) throw new Error(`No car of the catalog is drawn as ${name}`)
  const id = ids[i]!
  choices[id] = choicesFor(family, kind)
  answers[id] = family
  const svg = carPicture(drawnCar(vehicle), { id: 'c', paint: '#3f5872', box: { width: 1200, height: 400 } })
  const ground = { create: { width: 1240, height: 440, channels: 3, background: '#07080a' } } as const
  await sharp(ground)
    .composite([{ input: Buffer.from(svg), left: 20, top: 20 }])
    .png()
    .toFile(join(folder, `${id}.png`))
}
const sorted = (record: Record<string, unknown>) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b))), undefined, 1)}\n`
writeFileSync(join(folder, 'choices.json'), sorted(choices))
writeFileSync(join(import.meta.dirname, 'answers.json'), sorted(answers))
