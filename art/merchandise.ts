import type { Printed } from './goods/cloth.ts'

/** The gear that has a picture, by category. The picture stands at /pictures/merchandise/{slug}. */
export const merchandiseSlugs = {
  apparel: [
    'adrenaline-tee',
    'wide-open-hoodie',
    'pit-crew-shirt',
    'stage-3-tee',
    'quarter-mile-long-sleeve',
    'redline-cap',
    'cold-start-beanie',
  ],
  accessories: [
    'garage-mug',
    'throttle-keychain',
    'mechanic-gloves',
    'seat-cover-towel',
    'insulated-bottle',
    'tool-roll',
  ],
  decals: ['windshield-banner', 'sticker-pack', 'dyno-ridgeline-decal'],
} as const
export type MerchandiseCategory = keyof typeof merchandiseSlugs
export type MerchandiseSlug = (typeof merchandiseSlugs)[MerchandiseCategory][number]
/** What is drawn in other colors, by their hex; or all of it darker. */
export type Dye = Readonly<Record<string, string>> | 'darker'
/** Draws an article, as an SVG document or as printed cloth, and says in words what is seen; then its other colors. */
export type Drawing = readonly [
  draw: () => string | Printed | Promise<Buffer>,
  alt: string,
  colors?: Readonly<Record<string, readonly [dye: Dye, alt: string]>>,
]
