import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import { PICTURES } from '../pictures/picture-index.ts'
import type { Services } from '../services.ts'
import { galleryPhotos } from './gallery.ts'
import { unsplashPhotos } from './unsplash.ts'

/** Photos of a category: Unsplash where the shop has a key and it answers, else our own gallery, in one shape. */
export function registerPhotos(app: FastifyInstance, services: Services): void {
  const { config, clock, log } = services
  const unsplash =
    config.unsplashAccessKey === null
      ? undefined
      : unsplashPhotos({
          accessKey: config.unsplashAccessKey,
          clock,
          onError: (error) => log.warn({ err: error }, 'Unsplash did not answer: our own gallery is shown'),
        })
  route(app, 'GET /api/unsplash/category/:category', async ({ params }) => {
    const photos = (await unsplash?.(params.category)) ?? galleryPhotos(PICTURES, params.category)
    return { photos }
  })
}
