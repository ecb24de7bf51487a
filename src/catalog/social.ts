export interface SocialPost {
  id: string
  network: 'facebook' | 'instagram' | 'tiktok' | 'youtube'
  author: string
  text: string
  /** The customer build whose picture goes with it. */
  buildId: string
  /** Written for the shop's first day: shown as a sample. */
  isSample: true
}

/** Six posts for the feed until the shop's own come in. */
export const SOCIAL_POSTS: readonly SocialPost[] = [
  {
    id: 'post-hellcat-pulley',
    network: 'instagram',
    author: 'Adrenaline Performance',
    text: 'Pulley day on the Charger. Heat exchanger first, boost second.',
    buildId: 'night-shift-charger',
    isSample: true,
  },
  {
    id: 'post-mustang-first-start',
    network: 'youtube',
    author: 'Adrenaline Performance',
    text: 'First start after the blower went on. Listen for the bypass valve.',
    buildId: 'boulevard-mustang',
    isSample: true,
  },
  {
    id: 'post-sti-short-block',
    network: 'instagram',
    author: 'Adrenaline Performance',
    text: 'Closed deck, forged everything, fresh bearings. This STI gets its second life.',
    buildId: 'second-life-sti',
    isSample: true,
  },
  {
    id: 'post-supra-flex',
    network: 'tiktok',
    author: 'Adrenaline Performance',
    text: 'Same car, same day, two fuels. Guess which pull is ethanol.',
    buildId: 'corn-fed-supra',
    isSample: true,
  },
  {
    id: 'post-m3-baseline',
    network: 'facebook',
    author: 'Adrenaline Performance',
    text: 'Baseline before anything else. This is why we trust a rating only after three pulls.',
    buildId: 'quiet-riot-m3',
    isSample: true,
  },
  {
    id: 'post-miata-boost',
    network: 'instagram',
    author: 'Adrenaline Performance',
    text: 'Seven pounds of boost and 2,400 pounds of car. Nobody at the cone course was ready.',
    buildId: 'seven-pound-miata',
    isSample: true,
  },
]
