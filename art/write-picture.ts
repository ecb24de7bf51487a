import { Buffer } from 'node:buffer'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { raster } from './drawing/svg.ts'

export type RasterFormat = 'avif' | 'webp' | 'jpg' | 'png'
/** One picture of the shop. Its files stand at /pictures/{id}.{format}, the first format first. */
export interface PictureRecord {
  id: string
  category: string
  width: number
  height: number
  alt: string
  formats: (RasterFormat | 'svg' | 'webm' | 'mp4')[]
  credit: string
}
export interface PictureRequest {
  id: string
  category: string
  alt: string
  width: number
  height: number
  /** An SVG document, or an encoded raster picture. */
  source: string | Buffer
  formats: readonly RasterFormat[]
  /** Ceiling for the AVIF (and any other format's) file: quality steps down until it fits. WebP may take 40 % more. */
  maxBytes: number
  /** AVIF quality to start from; WebP and JPEG start 12 above. */
  quality?: number
}

const credit = 'Adrenaline Performance'
const lowestQuality = 30
export const publicFolder = join(import.meta.dirname, '../public')

/**
 * Encodes one picture in all its formats, writes it below public/pictures, and answers its record for the index.
 * Throws when a file does not fit into `maxBytes` at the lowest quality that is fit to be seen.
 */
export async function writePicture(request: PictureRequest): Promise<PictureRecord> {
  const { id, category, alt, width, height } = request
  const pixels = typeof request.source === 'string' ? await raster(request.source) : request.source
  const sized = await sharp(pixels).resize(width, height, { fit: 'cover' }).removeAlpha().png().toBuffer()
  for (const format of request.formats)
    await writeBytes(`pictures/${id}.${format}`, await encode(sized, format, request))
  return { id, category, width, height, alt, formats: [...request.formats], credit }
}

/** Writes an SVG that is served as it is; `raster` formats of the same drawing may go with it. */
export async function writeDrawing(
  request: Omit<PictureRequest, 'source' | 'formats'> & { source: string; formats?: readonly RasterFormat[] },
): Promise<PictureRecord> {
  const bytes = Buffer.from(request.source)
  if (bytes.length > request.maxBytes)
    throw new Error(`${request.id}.svg is ${bytes.length} bytes, over ${request.maxBytes}`)
  await writeBytes(`pictures/${request.id}.svg`, bytes)
  const record = await writePicture({ ...request, formats: request.formats ?? [] })
  return { ...record, formats: ['svg', ...record.formats] }
}

/** Writes a file below public/. */
export async function writeBytes(path: string, bytes: Buffer | string): Promise<void> {
  const file = join(publicFolder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

async function encode(pixels: Buffer, format: RasterFormat, request: PictureRequest): Promise<Buffer> {
  const { id, quality = 60 } = request
  const maxBytes = format === 'webp' ? request.maxBytes * 1.4 : request.maxBytes
  if (format === 'png') {
    const bytes = await sharp(pixels).png({ palette: true, quality: 95, effort: 8 }).toBuffer()
    if (bytes.length > maxBytes) throw new Error(`${id}.png is ${bytes.length} bytes, over ${maxBytes}`)
    return bytes
  }
  const start = format === 'avif' ? quality : Math.min(92, quality + 12)
  for (let q = start; q >= lowestQuality; q -= 4) {
    const picture = sharp(pixels)
    const bytes =
      format === 'avif'
        ? await picture.avif({ quality: q, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
        : format === 'webp'
          ? await picture.webp({ quality: q, effort: 5, smartSubsample: true }).toBuffer()
          : await picture.jpeg({ quality: q, mozjpeg: true }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`${id}.${format} does not fit into ${maxBytes} bytes at quality ${lowestQuality}`)
}
