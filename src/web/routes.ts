export interface PageRoute {
  path: string
  file: string
  /** The search parameters that this page reads. It never sees another: each makes one more page to render and keep. */
  search?: readonly string[]
}

const PLANNER = [
  'brand',
  'filter',
  'goal',
  'hp',
  'induction',
  'mode',
  'model',
  'photo',
  'preference',
  'seconds',
  'stage',
  'variant',
  'year',
]
const PART_LIST = ['confidence', 'emissions', 'fuel', 'gain', 'maker', 'page', 'price', 'sort', 'stock']
const CONFIGURATOR = [
  ...['fuel', 'goal', 'hp', 'induction', 'make', 'model', 'offer', 'parts'],
  ...['priority', 'seconds', 'tune', 'use', 'variant', 'year'],
]

/** Every address of the shop, in one place: the path, the file of the page that it shows, and what the page reads. */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', file: '../home/home-page.tsx', search: ['slide'] },
  { path: '/about', file: '../about/about-page.tsx' },
  { path: '/contact', file: '../contact/contact-page.tsx', search: ['subject'] },
  { path: '/book', file: '../booking/book-page.tsx', search: ['order', 'package', 'plan'] },
  { path: '/results/:id', file: '../results/result-page.tsx' },
  { path: '/bookings/:id', file: '../booking/booking-page.tsx' },
  { path: '/search', file: '../search/search-page.tsx', search: ['q'] },
  { path: '/parts', file: '../parts/parts-page.tsx' },
  { path: '/parts/:slug', file: '../parts/part-or-shelf-page.tsx', search: PART_LIST },
  { path: '/parts/for/:vehicle', file: '../parts/parts-page.tsx' },
  { path: '/parts/for/:vehicle/:category', file: '../parts/category-for-car-page.tsx', search: PART_LIST },
  { path: '/makers/:slug', file: '../makers/maker-page.tsx', search: ['page'] },
  { path: '/brands', file: '../makers/brands-page.tsx' },
  { path: '/brands/:slug', file: '../brands/brand-page.tsx' },
  { path: '/models/:slug', file: '../models/model-page.tsx', search: ['variant'] },
  { path: '/models/:slug/:years', file: '../models/generation-page.tsx', search: ['variant'] },
  { path: '/packages', file: '../packages/packages-page.tsx', search: PLANNER },
  { path: '/performance-packages', file: '../packages/packages-page.tsx', search: PLANNER },
  { path: '/packages/:slug', file: '../packages/package-page.tsx', search: ['tab'] },
  { path: '/builds', file: '../builds/builds-page.tsx', search: ['brand', 'q', 'stage'] },
  { path: '/builds/:id', file: '../builds/build-page.tsx' },
  { path: '/merchandise', file: '../merchandise/merchandise-page.tsx', search: ['category', 'q', 'sort'] },
  { path: '/merchandise/:slug', file: '../merchandise/gear-page.tsx', search: ['color'] },
  { path: '/cart', file: '../cart/cart-page.tsx' },
  { path: '/checkout/:cartId', file: '../checkout/checkout-page.tsx' },
  { path: '/quotes/:id', file: '../quotes/quote-page.tsx' },
  { path: '/orders', file: '../orders/lookup-page.tsx' },
  { path: '/orders/:id', file: '../orders/order-page.tsx', search: ['payment'] },
  { path: '/orders/:id/invoice', file: '../orders/invoice-page.tsx' },
  {
    path: '/build-my-ride',
    file: '../build-my-ride/build-my-ride-page.tsx',
    search: [
      'budget',
      'build',
      'fuel',
      'goal',
      'hp',
      'induction',
      'make',
      'model',
      'offer',
      'seconds',
      'variant',
      'with',
      'year',
    ],
  },
  { path: '/configurator', file: '../configurator/configurator-page.tsx', search: CONFIGURATOR },
  { path: '/build-configurator', file: '../configurator/configurator-page.tsx', search: CONFIGURATOR },
  { path: '/plans/:code', file: '../plans/plan-page.tsx' },
  { path: '/compare', file: '../compare/compare-page.tsx', search: ['plans'] },
  { path: '/intelligent-assistant', file: '../assistant/assistant-page.tsx' },
  { path: '/optimization', file: '../optimization/optimization-page.tsx', search: ['tab'] },
  { path: '/enhanced-packages', file: '../enhanced/enhanced-page.tsx', search: ['tab'] },
  { path: '/accuracy', file: '../accuracy/accuracy-page.tsx' },
  { path: '/faq', file: '../pages/faq-page.tsx' },
  { path: '/warranty', file: '../pages/warranty-page.tsx' },
  { path: '/financing', file: '../pages/financing-page.tsx' },
  { path: '/privacy', file: '../pages/privacy-page.tsx' },
  { path: '/terms', file: '../pages/terms-page.tsx' },
  { path: '*', file: '../pages/missing-page.tsx' },
]
