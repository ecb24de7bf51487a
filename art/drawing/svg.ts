import { Buffer } from 'node:buffer'
import sharp from 'sharp'

/** Wraps drawing code into a whole SVG document of the given size in pixels. */
export const svgDocument = (width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`

type Stop = readonly [offset: number, colour: string, opacity?: number]
const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A linear gradient; in user space when `from` and `to` are given, else along the object's box, left to right. */
export const linear = (
  id: string,
  list: readonly Stop[],
  line?: readonly [x1: number, y1: number, x2: number, y2: number],
): string =>
  line
    ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${line[0]}" y1="${line[1]}" x2="${line[2]}" y2="${line[3]}">${stops(list)}</linearGradient>`
    : `<linearGradient id="${id}">${stops(list)}</linearGradient>`

/** A radial gradient over the object's box. */
export const radial = (id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.7): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`

/** A blur filter with room around the object. */
export const blur = (id: string, deviation: number, room = 40): string =>
  `<filter id="${id}" x="-${room}%" y="-${room * 3}%" width="${100 + room * 2}%" height="${100 + room * 6}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Rasterises an SVG document at its own size times `scale`, drawn at twice the size and reduced for clean edges. */
export async function raster(document: string, scale = 1): Promise<Buffer> {
  const source = Buffer.from(document)
  const { width } = await sharp(source, { unlimited: true }).metadata()
  if (!width) throw new Error('raster: the drawing has no width')
  const large = sharp(source, { density: 72 * 2 * scale, unlimited: true })
  return large
    .resize({ width: Math.round(width * scale), kernel: 'lanczos3' })
    .png()
    .toBuffer()
}
