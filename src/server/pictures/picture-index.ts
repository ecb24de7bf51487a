import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Part } from '../../engine/model.ts'
import { ROOT } from '../places.ts'

const picture = z.object({
  id: z.string(),
  category: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  formats: z.array(z.string()),
  credit: z.string(),
})
/** One of our own pictures, as the list that the drawing program writes has it. */
export type Picture = z.infer<typeof picture>

const INDEX_FILE = join(ROOT, 'public/pictures/index.json')

/** All our pictures. A shop without its pictures still answers, with none. Throws when the list is damaged. */
export const PICTURES: readonly Picture[] = existsSync(INDEX_FILE)
  ? z.array(picture).parse(JSON.parse(readFileSync(INDEX_FILE, 'utf8')))
  : []

const BY_ID = new Map(PICTURES.map((one) => [one.id, one]))

/** Where a picture is served: drawings as they are, photographs in the format that the browser likes best. */
export const pictureUrl = ({ id, formats }: Pick<Picture, 'id' | 'formats'>): string =>
  `/images/${id}.${formats.includes('svg') ? 'svg' : (formats.find((format) => format === 'webp') ?? formats[0])}`

/** A picture of this name as a page shows it; undefined when there is none. */
export function pictureNamed(id: string): { imageUrl: string; alt: string } | undefined {
  const found = BY_ID.get(id)
  return found && { imageUrl: pictureUrl(found), alt: found.alt }
}

/** The address of the first of these pictures that exists; undefined when none does. */
export function firstPictureUrl(...ids: readonly string[]): string | undefined {
  const found = ids.map((id) => BY_ID.get(id)).find((one) => one !== undefined)
  return found && pictureUrl(found)
}

/** A part, and the picture of it that the shop took itself, if it did. */
export interface Pictured extends Pick<Part, 'kind' | 'category' | 'calibration'> {
  ownImageUrl?: string | undefined
}

/** Where the shop's own picture with these bytes is served. */
export const ownPictureUrl = (hash: string): string => `/images/own/${hash}.webp`
export const ownPictureHash = (url: string): string => url.replace(/^.*\/|\.webp$/g, '')

/** A tune that is a box in the engine bay, where others are a file and the handheld that flashes it. */
const isBox = ({ calibration }: Pictured): boolean => calibration === 'standalone' || calibration === 'piggyback'

/** The part's own picture, else that of its kind, else of its category. */
export const partImageUrl = (part: Pictured): string =>
  part.ownImageUrl ??
  firstPictureUrl(`parts/${isBox(part) ? 'ecu_unlock' : part.kind}`, `parts/${part.category}`, 'parts/placeholder') ??
  `/images/parts/${part.kind}.svg`
