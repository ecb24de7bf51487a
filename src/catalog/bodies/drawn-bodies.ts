import { BMWS } from './bmw.ts'
import type { BodySketch } from './body-sketch.ts'
import { CAMAROS, CORVETTES, SILVERADOS } from './chevrolet.ts'
import { DODGES } from './dodge.ts'
import { FORD_PICKUPS } from './ford-pickups.ts'
import { HONDAS } from './honda.ts'
import { JAPANESE_SPORTS } from './japanese-sports.ts'
import { MUSTANGS } from './mustang.ts'
import { PORSCHES } from './porsche.ts'
import { MITSUBISHIS, SUBARUS } from './subaru-mitsubishi.ts'
import { GERMANS } from './volkswagen-audi.ts'

/** Every generation that is drawn by hand. */
export const BODIES_DRAWN: readonly BodySketch[] = [
  ...MUSTANGS,
  ...FORD_PICKUPS,
  ...CAMAROS,
  ...CORVETTES,
  ...SILVERADOS,
  ...DODGES,
  ...SUBARUS,
  ...MITSUBISHIS,
  ...HONDAS,
  ...BMWS,
  ...GERMANS,
  ...PORSCHES,
  ...JAPANESE_SPORTS,
]

interface Wearer {
  modelId: string
  yearFrom: number
  yearTo: number
}

/** The drawing of a car's generation: the longest beginning of its model's id whose years hold the middle of its own. */
export function sketchOf({ modelId, yearFrom, yearTo }: Wearer): BodySketch | undefined {
  const year = (yearFrom + yearTo) / 2
  let best: { sketch: BodySketch; length: number } | undefined
  for (const sketch of BODIES_DRAWN) {
    for (const car of sketch.cars) {
      const [, start, from, to] = /^(\S+) (\d{4})-(\d{4})$/.exec(car) ?? []
      if (!start || Number(from) > year || year > Number(to)) continue
      const isIt = modelId === start || modelId.startsWith(`${start}-`)
      if (isIt && start.length > (best?.length ?? 0)) best = { sketch, length: start.length }
    }
  }
  return best?.sketch
}
