import type { GearItem } from '../merchandise/gear.ts'
import { GearCard } from '../merchandise/gear-card.tsx'

const SIZES = ['S', 'M', 'L', 'XL', 'XXL']

/** Built-in samples of the specification, shown when the merchandise list answers nothing. */
export const SAMPLE_GEAR: readonly GearItem[] = (
  [
    ['adrenaline-tee', 'Adrenaline Tee', 'apparel', 'The pulse on the chest, heavy cotton.', 29.99, SIZES],
    ['redline-cap', 'Redline Cap', 'accessories', 'Low profile, stitched mark.', 24.99, undefined],
    ['wide-open-hoodie', 'Wide Open Hoodie', 'apparel', 'For cold mornings in the pit lane.', 54.99, SIZES],
    ['garage-mug', 'Garage Mug', 'accessories', 'Holds what keeps you awake.', 14.99, undefined],
  ] as const
).map(([id, name, category, description, price, sizes]) => ({
  id,
  slug: id,
  name,
  category,
  description,
  price,
  ...(sizes ? { sizes: [...sizes] } : {}),
  imageUrl: `/images/merchandise/${id}.webp`,
  isPopular: false,
  shopifyProductId: id,
  isSample: true,
}))

export default function SampleGear() {
  return SAMPLE_GEAR.map((item) => <GearCard key={item.id} item={item} />)
}
