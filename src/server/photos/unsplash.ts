import { z } from 'zod'
import type { Photo } from '../../contract/photos.ts'
import { MAX_PHOTOS } from './gallery.ts'

const CACHE_MS = 30 * 60 * 1000
const TIMEOUT_MS = 4_000
const MAX_CACHED = 100

const searchReply = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      alt_description: z.string().nullish(),
      description: z.string().nullish(),
      width: z.number().int(),
      height: z.number().int(),
      urls: z.object({ raw: z.string(), full: z.string() }),
      links: z.object({ html: z.string() }),
      user: z.object({ name: z.string() }),
    }),
  ),
})

/**
 * Photos of a category from Unsplash, kept 30 minutes (the gallery's cache time). Undefined when the service does not
 * answer in 4 s or answers something else: the caller shows our own gallery then, and nothing is kept.
 */
export function unsplashPhotos(needs: {
  accessKey: string
  clock: () => number
  /** The service's address; tests give a local one. */
  baseUrl?: string
  onError?: (error: unknown) => void
}): (category: string) => Promise<Photo[] | undefined> {
  const { accessKey, clock, baseUrl = 'https://api.unsplash.com', onError } = needs
  const kept = new Map<string, { photos: Photo[]; untilMs: number }>()

  return async (category) => {
    const known = kept.get(category)
    if (known && known.untilMs > clock()) return known.photos
    try {
      const address = new URL('/search/photos', baseUrl)
      address.searchParams.set('query', `car ${category}`)
      address.searchParams.set('per_page', String(MAX_PHOTOS))
      address.searchParams.set('content_filter', 'high')
      const reply = await fetch(address, {
        headers: { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!reply.ok) throw new Error(`Unsplash answered ${reply.status} for the category "${category}"`)
      const { results } = searchReply.parse(await reply.json())
      const photos = results.map(({ alt_description, description, ...photo }) => ({
        ...photo,
        alt_description: alt_description ?? description ?? category,
      }))
      const [oldest] = kept.keys()
      if (kept.size >= MAX_CACHED && oldest !== undefined) kept.delete(oldest)
      kept.set(category, { photos, untilMs: clock() + CACHE_MS })
      return photos
    } catch (error) {
      onError?.(error)
      return undefined
    }
  }
}
