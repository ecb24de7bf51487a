import { Buffer } from 'node:buffer'
import type { XrayBuild } from '../../xray/build-state.ts'
import type { DrawnCar } from '../../xray/drawn-car.ts'
import { sharePictureSvg } from '../../xray/share-picture.ts'
import type { StoredReply } from '../http/reply-cache.ts'
import { loadSharp } from './load-sharp.ts'

/** What sites that link to a build show: the build inside its car, as a JPEG of 1200 x 630. */
export async function sharePicture(
  car: DrawnCar,
  build: XrayBuild,
  words: { title: string; figures: string },
): Promise<StoredReply> {
  const sharp = await loadSharp()
  const body = await sharp(Buffer.from(sharePictureSvg(car, build, words)))
    .jpeg({ quality: 82 })
    .toBuffer()
  return {
    status: 200,
    contentType: 'image/jpeg',
    etag: `"${body.length.toString(36)}-${body.subarray(-24).toString('base64url')}"`,
    headers: {},
    bodies: { isCompressed: false, identity: body, br: body, gzip: body },
    bytes: body.length + 500,
  }
}
