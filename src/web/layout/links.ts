export interface NavLinkItem {
  to: string
  label: string
}

export const NAV_LINKS: readonly NavLinkItem[] = [
  { to: '/', label: 'Home' },
  { to: '/build-my-ride', label: 'Build' },
  { to: '/performance-packages', label: 'Packages' },
  { to: '/parts', label: 'Parts' },
  { to: '/brands', label: 'Brands' },
  { to: '/builds', label: 'Builds' },
  { to: '/merchandise', label: 'Gear' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
]

export const QUICK_LINKS: readonly NavLinkItem[] = [
  { to: '/packages', label: 'Performance Packages' },
  { to: '/builds', label: 'Customer Builds' },
  { to: '/merchandise', label: 'Merchandise' },
  { to: '/build-my-ride', label: 'Build My Ride' },
  { to: '/configurator', label: 'Build Configurator' },
  { to: '/race', label: 'The Race' },
  { to: '/accuracy', label: 'Prediction Accuracy' },
]

export const SUPPORT_LINKS: readonly NavLinkItem[] = [
  { to: '/book', label: 'Book Appointment' },
  { to: '/orders', label: 'Find Your Order' },
  { to: '/faq', label: 'FAQs' },
  { to: '/financing', label: 'Financing Options' },
  { to: '/warranty', label: 'Warranty Information' },
  { to: '/contact', label: 'Contact Us' },
]

export const LEGAL_LINKS: readonly NavLinkItem[] = [
  { to: '/policies/shipping', label: 'Shipping' },
  { to: '/policies/returns', label: 'Returns' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms & Conditions' },
]
