import { type StoredReply, storedReply } from '../http/reply-cache.ts'
import type { Services } from '../services.ts'
import { ridgelineSvg } from './ridgeline.ts'

/**
 * The picture of a package: its own dyno curve as ridgelines. Drawn when first asked for and kept with the replies
 * that depend on the catalog. Undefined: there is no such package, or it has no curve to draw.
 */
export async function packagePicture(services: Services, slug: string): Promise<StoredReply | undefined> {
  const detail = services.catalog.packages.find((item) => item.slug === slug)
  if (!detail || detail.curve.length < 2 || detail.stockCurve.length < 2) return undefined
  return services.replies.getOrMake(`picture of package ${slug}`, async () => {
    const { curve, stockCurve, stage } = detail
    const body = ridgelineSvg({ curve, stockCurve, stage })
    return { reply: await storedReply({ status: 200, contentType: 'image/svg+xml', body }), keep: true }
  })
}
