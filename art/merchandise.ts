/** The gear that has a picture, by category. The picture stands at /pictures/merchandise/{slug}. */
export const merchandiseSlugs = {
  apparel: [
    'pulse-tee',
    'ridgeline-tee',
    'wide-open-hoodie',
    'night-shift-long-sleeve',
    'pit-crew-shirt',
    'redline-cap',
  ],
  accessories: ['pulse-mug', 'turbo-keychain', 'pit-lane-lanyard', 'steel-bottle', 'garage-banner', 'ridgeline-poster'],
  decals: ['pulse-decal', 'windshield-banner', 'stage-badges', 'sticker-pack'],
} as const
export type MerchandiseCategory = keyof typeof merchandiseSlugs
export type MerchandiseSlug = (typeof merchandiseSlugs)[MerchandiseCategory][number]
