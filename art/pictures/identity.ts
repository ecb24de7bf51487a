import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { lockup, mark, squareMark } from '../../src/xray/mark.ts'
import { palette } from '../../src/xray/palette.ts'
import { linear, raster, svgDocument } from '../drawing/svg.ts'
import { type PictureRecord, writeBytes, writeDrawing } from '../write-picture.ts'

/** Square with the mark; `margin` is the share of the side that stays free around it. */
const square = (size: number, margin: number, corner: number): string => {
  const inner = size * (1 - margin * 2)
  return svgDocument(
    size,
    size,
    `<defs>${linear(
      'bg',
      [
        [0, palette.raised],
        [1, palette.ink],
      ],
      [0, 0, 0, size],
    )}</defs><rect width="${size}" height="${size}" rx="${corner}" fill="url(#bg)"/><g transform="translate(${size * margin} ${size * margin}) scale(${inner / 120})">${squareMark()}</g>`,
  )
}

/** Three PNG sizes in one .ico, for clients that ask for /favicon.ico without reading the page. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map((p) => p.png)])
}

const pngOf = async (document: string, size: number): Promise<Buffer> =>
  sharp(await raster(document, Math.max(1, size / 512)))
    .resize(size, size, { kernel: 'lanczos3' })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Favicons, app icons, the mark and the lockup. Icons stand beside the pages, not below /pictures. */
export async function makeIdentity(): Promise<PictureRecord[]> {
  const tab = square(512, 0.07, 96)
  const touch = square(512, 0.16, 0)
  const maskable = square(512, 0.24, 0)
  await writeBytes('favicon.svg', tab)
  await writeBytes(
    'favicon.ico',
    icoOf([
      { size: 16, png: await pngOf(tab, 16) },
      { size: 32, png: await pngOf(tab, 32) },
      { size: 48, png: await pngOf(tab, 48) },
    ]),
  )
  await writeBytes('icons/favicon-32.png', await pngOf(tab, 32))
  await writeBytes('icons/apple-touch-180.png', await pngOf(touch, 180))
  await writeBytes('icons/icon-192.png', await pngOf(tab, 192))
  await writeBytes('icons/icon-512.png', await pngOf(tab, 512))
  await writeBytes('icons/maskable-192.png', await pngOf(maskable, 192))
  await writeBytes('icons/maskable-512.png', await pngOf(maskable, 512))
  const brand = { category: 'identity', maxBytes: 12_000 }
  return [
    await writeDrawing({
      ...brand,
      id: 'identity/lockup',
      alt: 'Adrenaline Performance',
      width: 960,
      height: 160,
      source: svgDocument(960, 160, `<g transform="translate(6 20)">${lockup()}</g>`),
    }),
    await writeDrawing({
      ...brand,
      id: 'identity/mark',
      alt: 'Adrenaline Performance mark: a pulse line whose spike is the letter A',
      width: 208,
      height: 156,
      source: svgDocument(208, 156, `<g transform="translate(4 18)">${mark()}</g>`),
    }),
  ]
}
