import { type SizeChart, TOPS, WORK_GLOVES } from './size-charts.ts'

export interface Merchandise {
  /** Also its slug and the name of its picture: `merchandise/{id}`. */
  id: string
  name: string
  category: 'apparel' | 'accessories' | 'decals'
  description: string
  priceCents: number
  sizes?: readonly string[]
  /** The first one is the one on its picture; each other has a picture of its own. */
  colors?: readonly string[]
  isPopular: boolean
  sizeChart?: SizeChart
}

/** The picture of an article in a color that is not its first: `merchandise/redline-cap-redline`. */
export const gearPictureId = (id: string, color: string): string =>
  `merchandise/${id}-${color.toLowerCase().replaceAll(' ', '-')}`

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const

/** The shop's own gear. Prices from $8.99 to $54.99. */
export const MERCHANDISE: readonly Merchandise[] = [
  {
    id: 'adrenaline-tee',
    name: 'Adrenaline Tee',
    category: 'apparel',
    description: 'Heavy cotton tee with the ridgeline of a full dyno pull across the chest.',
    priceCents: 2999,
    sizes: SIZES,
    sizeChart: TOPS,
    colors: ['Black', 'Graphite'],
    isPopular: true,
  },
  {
    id: 'wide-open-hoodie',
    name: 'Wide Open Hoodie',
    category: 'apparel',
    description: 'Brushed fleece hoodie, WIDE OPEN on the back in letters as wide as the shoulders.',
    priceCents: 5499,
    sizes: SIZES,
    sizeChart: TOPS,
    colors: ['Redline', 'Black'],
    isPopular: true,
  },
  {
    id: 'pit-crew-shirt',
    name: 'Pit Crew Work Shirt',
    category: 'apparel',
    description: 'Button work shirt in twill with a stitched name panel and room to move under a car.',
    priceCents: 4999,
    sizes: SIZES,
    sizeChart: TOPS,
    colors: ['Gunmetal', 'Black'],
    isPopular: false,
  },
  {
    id: 'stage-3-tee',
    name: 'Stage 3 Tee',
    category: 'apparel',
    description: 'Soft tee with twenty-four orange lines: one for each step of a Stage 3 curve.',
    priceCents: 2799,
    sizes: SIZES,
    sizeChart: TOPS,
    colors: ['White', 'Black'],
    isPopular: false,
  },
  {
    id: 'quarter-mile-long-sleeve',
    name: 'Quarter Mile Long Sleeve',
    category: 'apparel',
    description: 'Long sleeve with a time slip down the arm, left blank for your own best.',
    priceCents: 3499,
    sizes: SIZES,
    sizeChart: TOPS,
    colors: ['Black', 'Bone'],
    isPopular: false,
  },
  {
    id: 'redline-cap',
    name: 'Redline Cap',
    category: 'apparel',
    description: 'Structured cap with a tachometer sweep embroidered on the brim.',
    priceCents: 2499,
    colors: ['Black', 'Redline'],
    isPopular: true,
  },
  {
    id: 'cold-start-beanie',
    name: 'Cold Start Beanie',
    category: 'apparel',
    description: 'Ribbed beanie for the mornings when the idle hunts.',
    priceCents: 1999,
    colors: ['Black', 'Cold Blue'],
    isPopular: false,
  },
  {
    id: 'garage-mug',
    name: 'Garage Mug',
    category: 'accessories',
    description: 'Enamel mug, 12 oz, printed with the torque specs everybody forgets.',
    priceCents: 1499,
    colors: ['Black', 'White'],
    isPopular: true,
  },
  {
    id: 'throttle-keychain',
    name: 'Throttle Body Keychain',
    category: 'accessories',
    description: 'Turned aluminum keychain with a butterfly that really opens.',
    priceCents: 1299,
    colors: ['Silver', 'Black'],
    isPopular: false,
  },
  {
    id: 'mechanic-gloves',
    name: 'Mechanic Gloves',
    category: 'accessories',
    description: 'Thin palms, covered knuckles, fingertips that work a screen.',
    priceCents: 2499,
    sizes: ['S', 'M', 'L', 'XL'],
    sizeChart: WORK_GLOVES,
    isPopular: false,
  },
  {
    id: 'seat-cover-towel',
    name: 'Track Day Seat Towel',
    category: 'accessories',
    description: 'Fast-drying towel that slips over a bucket seat between sessions.',
    priceCents: 2699,
    colors: ['Black'],
    isPopular: false,
  },
  {
    id: 'insulated-bottle',
    name: 'Intercooled Bottle',
    category: 'accessories',
    description: 'Steel bottle, 24 oz. Keeps the charge cold for a day.',
    priceCents: 3299,
    colors: ['Black', 'Silver'],
    isPopular: false,
  },
  {
    id: 'tool-roll',
    name: 'Waxed Tool Roll',
    category: 'accessories',
    description: 'Waxed canvas roll with fourteen pockets for the tools that ride along.',
    priceCents: 4499,
    colors: ['Olive', 'Black'],
    isPopular: false,
  },
  {
    id: 'windshield-banner',
    name: 'Windshield Banner',
    category: 'decals',
    description: 'Cut vinyl banner, 40 inches, ADRENALINE in outline type. Comes off without residue.',
    priceCents: 1999,
    colors: ['White', 'Redline', 'Silver'],
    isPopular: true,
  },
  {
    id: 'sticker-pack',
    name: 'Sticker Pack',
    category: 'decals',
    description: 'Ten die-cut stickers for toolboxes, laptops and fuel doors.',
    priceCents: 899,
    isPopular: true,
  },
  {
    id: 'dyno-ridgeline-decal',
    name: 'Dyno Ridgeline Decal',
    category: 'decals',
    description: "Quarter-window decal of a power curve; tell us your car and it's yours.",
    priceCents: 1199,
    colors: ['White', 'Silver'],
    isPopular: false,
  },
]
