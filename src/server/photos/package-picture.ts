import { drawnCar } from '../../catalog/drawn-car.ts'
import type { Stage } from '../../engine/vocabulary.ts'
import { carPicture } from '../../xray/car-picture.ts'
import { PAINTS, type PaintId } from '../../xray/paints.ts'
import { type StoredReply, storedReply } from '../http/reply-cache.ts'
import type { Services } from '../services.ts'
import { FRONT, ridgelineSvg } from './ridgeline.ts'

/** In the hue of the stage's dyno lines, so that the stages of a car are told apart at a glance. */
const STAGE_PAINTS: Readonly<Record<Stage, PaintId>> = {
  stage1: 'blue',
  stage2: 'yellow',
  stage3: 'orange',
  wide_open: 'red',
}

/**
 * The picture of a package: its car before its own dyno curve as ridgelines. Drawn when first asked for and kept with
 * the replies that depend on the catalog. Undefined: there is no such package, or it has no curve to draw.
 */
export async function packagePicture(services: Services, slug: string): Promise<StoredReply | undefined> {
  const detail = services.catalog.packages.find((item) => item.slug === slug)
  if (!detail || detail.curve.length < 2 || detail.stockCurve.length < 2) return undefined
  return services.replies.getOrMake(`picture of package ${slug}`, async () => {
    const { curve, stockCurve, stage } = detail
    const vehicle = services.catalog.vehicle(detail.vehicleId)
    const front = vehicle
      ? carPicture(drawnCar(vehicle), { id: 'c', paint: PAINTS[STAGE_PAINTS[stage]].color, box: FRONT })
      : ''
    const body = ridgelineSvg({ curve, stockCurve, stage, front })
    return { reply: await storedReply({ status: 200, contentType: 'image/svg+xml', body }), keep: true }
  })
}
