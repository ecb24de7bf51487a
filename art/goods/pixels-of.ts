import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { raster } from '../drawing/svg.ts'
import type { Drawing, Dye } from '../merchandise.ts'
import { printedCloth } from './cloth.ts'
import { side } from './print.ts'

const dyed = (text: string, dye: Dye): string =>
  dye === 'darker' ? text : text.replace(/#[0-9a-f]{3,6}\b/gi, (hex) => dye[hex.toLowerCase()] ?? hex)

/** A drawing as pixels, `scale` times its own size. */
export async function pixelsOf(draw: Drawing[0], dye: Dye = {}, scale = 1): Promise<Buffer> {
  const drawn = await draw()
  if (Buffer.isBuffer(drawn)) return drawn
  if (typeof drawn === 'string') {
    const pixels = await raster(dyed(drawn, dye), scale)
    return dye === 'darker' ? sharp(pixels).linear(0.55, 0).png().toBuffer() : pixels
  }
  const { cloth, print, trim } = drawn
  const hex = dyed(cloth.hex, dye)
  return printedCloth({ ...cloth, hex }, side * scale, dyed(print, dye), trim && dyed(trim, dye))
}
