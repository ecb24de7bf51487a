import { profiles } from '../../src/catalog/bodies/profiles.ts'
import { lettering, letteringWidth } from '../../src/xray/lettering.ts'
import { palette } from '../../src/xray/palette.ts'
import { outlineOf, type Profile } from '../../src/xray/profile.ts'
import { type BrandCard, brandCards } from '../brands.ts'
import { placedLightLine } from '../cars/light-line.ts'
import { linear, radial, svgDocument } from '../drawing/svg.ts'
import { type PictureRecord, writePicture } from '../write-picture.ts'

/** Capitals in outline, as wide as the given width where a modest stretch allows it; the height has two limits. */
function outlineName(
  name: string,
  x: number,
  y: number,
  width: number,
  heights: readonly [low: number, high: number],
): string {
  const fitting = (width / letteringWidth(name, { size: 1000 })) * 1000
  const size = Math.max(heights[0], Math.min(heights[1], fitting))
  const fit = Math.min(width, letteringWidth(name, { size }) * 1.15)
  const letters = lettering(name, { size, x, y: y + size * 0.69, fit }, 'fill="none" stroke="url(#type)"')
  return letters.replaceAll('<path ', '<path vector-effect="non-scaling-stroke" stroke-width="4" ')
}

const backdrop = (width: number, height: number, centre: number) =>
  `<defs>${radial(
    'room',
    [
      [0, '#1a1f27'],
      [0.55, palette.panel],
      [1, palette.ink],
    ],
    centre,
    0.78,
    0.75,
  )}${linear(
    'type',
    [
      [0, '#4a5462'],
      [0.45, '#8d97a5'],
      [1, '#3b4451'],
    ],
    [0, 0, width, 0],
  )}${radial(
    'floor',
    [
      [0, '#b9c6d6', 0.16],
      [0.5, '#8fa0b4', 0.05],
      [1, '#8fa0b4', 0],
    ],
    0.5,
    0.5,
    0.5,
  )}</defs><rect width="${width}" height="${height}" fill="url(#room)"/>`

/** Largest width at which a body keeps its proportion to the others: pickups are long, roadsters short. */
const lengthShare = (profile: Profile) => {
  const { minX, maxX } = outlineOf(profile)
  return Math.min(1.06, Math.max(0.9, 0.86 + ((maxX - minX) / 4600 - 0.86) * 0.55))
}

function card({ name, slug, body, key }: BrandCard): string {
  const [width, height] = [900, 600]
  const profile = profiles[body]
  const long = 760 * lengthShare(profile)
  return svgDocument(
    width,
    height,
    backdrop(width, height, 0.5) +
      outlineName(name, 46, 70, width - 92, [150, 215]) +
      `<ellipse cx="450" cy="496" rx="430" ry="60" fill="url(#floor)"/>` +
      placedLightLine(
        profile,
        { id: slug, key, glow: true, fill: '#0b0d11' },
        { left: 450 - long / 2, right: 450 + long / 2, ground: 496 },
      ),
  )
}

/** Brand cards (900 x 600). */
export async function makeBrands(): Promise<PictureRecord[]> {
  const records: PictureRecord[] = []
  for (const brand of brandCards) {
    const { label } = profiles[brand.body]
    const alt = `${brand.name} in outline letters behind a ${label} drawn in light`
    const shared = { formats: ['avif', 'webp'] as const, alt, quality: 62 }
    records.push(
      await writePicture({
        ...shared,
        id: `brands/${brand.slug}`,
        category: 'brands',
        width: 900,
        height: 600,
        source: card(brand),
        maxBytes: 30_000,
      }),
    )
  }
  return records
}
