import type { Photo } from '../../contract/photos.ts'
import { type Picture, pictureUrl } from '../pictures/picture-index.ts'

/** How many photos a category shows at most. */
export const MAX_PHOTOS = 12

/**
 * Our own pictures of a category in the stock-photo shape; a category without pictures of its own shows those whose
 * name has the word, such as the parts of "turbo". `full` and `raw` are the same address: it takes `w` (width) and `q`
 * (quality) as the stock-photo hosts do. An unknown category has no photos.
 */
export function galleryPhotos(pictures: readonly Picture[], category: string): Photo[] {
  const wanted = category.trim().toLowerCase()
  const stills = pictures.filter(isStill)
  const own = stills.filter((picture) => picture.category.toLowerCase() === wanted)
  const named = () => stills.filter((picture) => wordsOf(picture.id).includes(wanted))
  return (own.length > 0 ? own : named()).slice(0, MAX_PHOTOS).map((picture) => {
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

const wordsOf = (id: string): string[] => id.toLowerCase().split(/[^a-z0-9]+/)

const isStill = ({ formats }: Picture): boolean =>
  formats.some((format) => ['svg', 'avif', 'webp', 'jpg', 'png'].includes(format))
