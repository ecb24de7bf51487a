/** The categories that a photo gallery may be asked for, and the title that it carries. */
export const PHOTO_CATEGORIES: readonly { category: string; title: string }[] = [
  { category: 'turbo', title: 'Performance Parts Gallery' },
  { category: 'supercharger', title: 'Superchargers' },
  { category: 'engine', title: 'Engine Builds' },
  { category: 'exhaust', title: 'Exhaust' },
  { category: 'suspension', title: 'Suspension' },
  { category: 'brakes', title: 'Brakes' },
  { category: 'wheels', title: 'Wheels and Tires' },
  { category: 'dyno', title: 'On the Dyno' },
  { category: 'builds', title: 'Customer Builds' },
  { category: 'garage', title: 'The Garage' },
]
