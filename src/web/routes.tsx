import type { RouteObject } from 'react-router'
import { ErrorScreen } from './app/error-screen.tsx'
import { type LoadContext, pageRoute } from './app/page-route.ts'
import { Layout } from './layout/layout.tsx'

/** Every address of the shop, in one place. */
export function appRoutes(app: Pick<LoadContext, 'call' | 'queries'>): RouteObject[] {
  const page = (path: string, file: string) => pageRoute(app, path, file)
  return [
    {
      id: 'layout',
      path: '/',
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'screen',
          ErrorBoundary: ErrorScreen,
          children: [
            page('', '../home/home-page.tsx'),
            page('about', '../about/about-page.tsx'),
            page('contact', '../contact/contact-page.tsx'),
            page('book', '../contact/book-page.tsx'),
            page('brands/:slug', '../brands/brand-page.tsx'),
            page('models/:slug', '../models/model-page.tsx'),
            page('packages', '../packages/packages-page.tsx'),
            page('performance-packages', '../packages/packages-page.tsx'),
            page('packages/:slug', '../packages/package-page.tsx'),
            page('builds', '../builds/builds-page.tsx'),
            page('builds/:id', '../builds/build-page.tsx'),
            page('merchandise', '../merchandise/merchandise-page.tsx'),
            page('cart', '../cart/cart-page.tsx'),
            page('checkout/:cartId', '../checkout/checkout-page.tsx'),
            page('orders/:id', '../orders/order-page.tsx'),
            page('build-my-ride', '../build-my-ride/build-my-ride-page.tsx'),
            page('configurator', '../configurator/configurator-page.tsx'),
            page('build-configurator', '../configurator/configurator-page.tsx'),
            page('plans/:code', '../plans/plan-page.tsx'),
            page('compare', '../compare/compare-page.tsx'),
            page('intelligent-assistant', '../assistant/assistant-page.tsx'),
            page('optimization', '../optimization/optimization-page.tsx'),
            page('enhanced-packages', '../enhanced/enhanced-page.tsx'),
            page('accuracy', '../accuracy/accuracy-page.tsx'),
            page('faq', '../pages/faq-page.tsx'),
            page('warranty', '../pages/warranty-page.tsx'),
            page('financing', '../pages/financing-page.tsx'),
            page('privacy', '../pages/privacy-page.tsx'),
            page('terms', '../pages/terms-page.tsx'),
            page('*', '../pages/missing-page.tsx'),
          ],
        },
      ],
    },
  ]
}
