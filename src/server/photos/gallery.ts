import type { Photo } from '../../contract/photos.ts'
import { type Picture, pictureUrl } from '../pictures.ts'

/** How many photos a category shows at most. */
export const MAX_PHOTOS = 12

/**
 * Our own pictures of a category in the stock-photo shape. `full` and `raw` are the same address: it takes `w` (width)
 * and `q` (quality) as the stock-photo hosts do. An unknown category has no photos.
 */
export function galleryPhotos(pictures: readonly Picture[], category: string): Photo[] {
  const wanted = category.trim().toLowerCase()
  return pictures
    .filter((picture) => picture.category.toLowerCase() === wanted && isStill(picture))
    .slice(0, MAX_PHOTOS)
    .map((picture) => {
      const url = pictureUrl(picture)
      return {
        id: picture.id,
        alt_description: picture.alt,
        width: picture.width,
        height: picture.height,
        urls: { raw: url, full: url },
        links: { html: url },
        user: { name: picture.credit },
      }
    })
}

const isStill = ({ formats }: Picture): boolean =>
  formats.some((format) => ['svg', 'avif', 'webp', 'jpg', 'png'].includes(format))
