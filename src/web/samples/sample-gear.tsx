import { GearCard, type GearItem } from '../merchandise/gear-card.tsx'

const SIZES = ['S', 'M', 'L', 'XL', 'XXL']

/** Built-in samples of the specification, shown when the merchandise list answers nothing. */
export const SAMPLE_GEAR: readonly GearItem[] = [
  {
    id: 'sample-tee',
    name: 'Adrenaline Tee',
    category: 'apparel',
    description: 'The pulse on the chest, heavy cotton.',
    price: 29.99,
    sizes: SIZES,
  },
  {
    id: 'sample-cap',
    name: 'Pulse Cap',
    category: 'accessories',
    description: 'Low profile, stitched mark.',
    price: 24.99,
  },
  {
    id: 'sample-hoodie',
    name: 'Wide Open Hoodie',
    category: 'apparel',
    description: 'For cold mornings in the pit lane.',
    price: 54.99,
    sizes: SIZES,
  },
  {
    id: 'sample-decal',
    name: 'Pulse Decal Set',
    category: 'decals',
    description: 'Three sizes, outdoor vinyl.',
    price: 14.99,
  },
].map((item) => ({
  ...item,
  slug: item.id,
  category: item.category as GearItem['category'],
  imageUrl: '/images/merchandise/placeholder.webp',
  isPopular: false,
  shopifyProductId: item.id,
  isSample: true,
}))

export default function SampleGear() {
  return SAMPLE_GEAR.map((item) => <GearCard key={item.id} item={item} />)
}
