import { load as loadOf } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { SHOP_NAME } from '../head/head.ts'
import { organizationLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { Deferred, deferredPart } from '../late-code/late-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChatButton } from './chat-button.tsx'
import { FeaturedBuilds } from './featured-builds.tsx'
import { FindYourCar } from './find-your-car.tsx'
import { Hero } from './hero.tsx'
import { homeBrands, homeMerchandise, homePackages } from './home-loads.ts'
import { PackagesSection } from './packages-section.tsx'
import { Teaser } from './teaser.tsx'

const Gallery = deferredPart(() => import('./performance-gallery.tsx'))
const BrandSelector = deferredPart(() => import('./brand-selector.tsx'), 'brands')
const Gear = deferredPart(() => import('./gear-section.tsx'))
const Social = deferredPart(() => import('../social/social-section.tsx'))

export function load({ call, queries }: LoadContext): Promise<unknown> {
  return Promise.allSettled([
    queries.ensureQueryData(homePackages(call)),
    queries.ensureQueryData(loadOf(call, 'GET /api/builds/featured')),
    queries.ensureQueryData(homeBrands(call)),
    queries.ensureQueryData(homeMerchandise(call)),
    queries.ensureQueryData(loadOf(call, 'GET /api/social/posts')),
  ])
}

export function Component() {
  const shop = useShop()
  useHead({
    title: SHOP_NAME,
    description:
      'Ultimate destination for racing and performance upgrades across all platforms: staged packages, dyno predictions you can check, and a configurator that shows what breaks first.',
    canonicalPath: '/',
    jsonLd: [organizationLd(shop)],
  })
  return (
    <>
      <Hero />
      <FindYourCar />
      <Deferred part={Gallery} fallback={<Skeleton className="mx-auto h-[40rem] max-w-page" />} />
      <PackagesSection />
      <Teaser />
      <FeaturedBuilds />
      <Deferred
        part={BrandSelector}
        className="far [--tall:39rem] lg:[--tall:30rem]"
        fallback={<Skeleton className="mx-auto mt-24 h-80 max-w-page" />}
      />
      <Deferred
        part={Gear}
        className="far [--tall:87rem] sm:[--tall:97rem] lg:[--tall:109rem] xl:[--tall:55rem]"
        fallback={<Skeleton className="mx-auto mt-24 h-[36rem] max-w-page" />}
      />
      <Deferred
        part={Social}
        className="far [--tall:77rem] sm:[--tall:91rem] lg:[--tall:66rem]"
        fallback={<Skeleton className="mx-auto mt-24 h-[36rem] max-w-page" />}
      />
      <ChatButton />
    </>
  )
}
