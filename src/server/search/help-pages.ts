/** Pages that answer a question, with the words that customers ask it in. */
export interface HelpPage {
  path: string
  title: string
  detail: string
  words: string
}

export const HELP_PAGES: readonly HelpPage[] = [
  {
    path: '/warranty',
    title: 'Warranty',
    detail: 'What we stand behind, and for how long',
    words: 'warranty guarantee defect returns return refund',
  },
  {
    path: '/financing',
    title: 'Financing',
    detail: 'Ways to pay for a build',
    words: 'financing finance loan monthly payment credit pay affirm',
  },
  {
    path: '/faq',
    title: 'FAQ',
    detail: 'Questions we hear every day',
    words: 'faq question help shipping delivery install return tuning emissions legal smog',
  },
  {
    path: '/book',
    title: 'Book an install',
    detail: 'Pick a date with the shop',
    words: 'book appointment install installation schedule labor shop dyno day',
  },
  {
    path: '/contact',
    title: 'Contact',
    detail: 'Phone, email, address and hours',
    words: 'contact phone email address hour open location call support',
  },
  {
    path: '/orders',
    title: 'Your order',
    detail: 'Find it by number and email',
    words: 'order status track tracking package invoice where',
  },
  { path: '/about', title: 'About us', detail: 'Who we are', words: 'about shop team dyno who' },
  {
    path: '/accuracy',
    title: 'Prediction accuracy',
    detail: 'Every published result against our prediction',
    words: 'accuracy prediction dyno proof result evidence',
  },
  {
    path: '/build-my-ride',
    title: 'Build My Ride',
    detail: 'A power goal in, a parts list out',
    words: 'build my ride goal horsepower plan',
  },
  {
    path: '/configurator',
    title: 'Build Configurator',
    detail: 'Pick parts and watch the dyno curve',
    words: 'configurator build part picker dyno curve',
  },
  {
    path: '/performance-packages',
    title: 'Performance packages',
    detail: 'Stage 1 to Wide Open for your car',
    words: 'package packages stage planner',
  },
  {
    path: '/intelligent-assistant',
    title: 'Ask the assistant',
    detail: 'Say what you want in your own words',
    words: 'assistant chat ai ask advice',
  },
  {
    path: '/brands',
    title: 'Brands and makers',
    detail: 'Every make we build and every maker we sell',
    words: 'brand maker manufacturer',
  },
  {
    path: '/policies/shipping',
    title: 'Shipping',
    detail: 'Where we ship, what it costs',
    words: 'shipping ship delivery freight track tracking',
  },
  {
    path: '/policies/returns',
    title: 'Returns',
    detail: 'What you can send back',
    words: 'return returns refund exchange',
  },
  { path: '/privacy', title: 'Privacy', detail: 'What we keep and why', words: 'privacy data cookie' },
  { path: '/terms', title: 'Terms', detail: 'Terms & conditions', words: 'term condition legal cancel cancellation' },
]
