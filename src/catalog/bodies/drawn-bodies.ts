import type { BodySketch } from './body-sketch.ts'
import { CAMAROS, CORVETTES, SILVERADOS } from './chevrolet.ts'
import { DODGES } from './dodge.ts'
import { FORD_PICKUPS } from './ford-pickups.ts'
import { HONDAS } from './honda.ts'
import { MUSTANGS } from './mustang.ts'
import { MITSUBISHIS, SUBARUS } from './subaru-mitsubishi.ts'

/** Every generation that is drawn by hand. */
export const BODIES_DRAWN: readonly BodySketch[] = [...MUSTANGS, ...FORD_PICKUPS, ...CAMAROS, ...CORVETTES, ...SILVERADOS, ...DODGES, ...SUBARUS, ...MITSUBISHIS, ...HONDAS]
