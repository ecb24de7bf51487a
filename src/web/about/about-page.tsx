import { useShop } from '../app/shop.ts'
import { organizationLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

const STRENGTHS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'wrench',
    title: 'Expert Knowledge',
    text: 'We know your platform: what fits, what it needs with it, and what breaks first.',
  },
  {
    icon: 'shield',
    title: 'Quality Parts',
    text: 'Name-brand parts with part numbers and prices, checked for fit on your exact car.',
  },
  {
    icon: 'user',
    title: 'Community',
    text: 'Builds with every part and every number out in the open, so yours starts ahead.',
  },
  {
    icon: 'gauge',
    title: 'Proven Results',
    text: 'We check every prediction against published dyno results and show the misses too.',
  },
]
const OFFERS: readonly { icon: IconName; title: string; text: string; to: string; label: string }[] = [
  {
    icon: 'bolt',
    title: 'Performance Packages',
    text: 'Stage 1 bolt-ons to full race builds, each with its parts, labor, dyno curve and limits.',
    to: '/performance-packages',
    label: 'See packages',
  },
  {
    icon: 'gauge',
    title: 'AI-Powered Configuration',
    text: 'Pick your car and your goal. We find the lowest-cost build that gets you there and show the math.',
    to: '/build-my-ride',
    label: 'Build my ride',
  },
  {
    icon: 'chat',
    title: 'Expert Support',
    text: 'Ask us before, during or after the build. You hear back within 24 hours.',
    to: '/contact',
    label: 'Ask us',
  },
]

export function Component() {
  const shop = useShop()
  useHead({
    title: 'About',
    description: 'Who we are and what we stand for: expert knowledge, quality parts, community and proven results.',
    canonicalPath: '/about',
    jsonLd: [organizationLd(shop)],
  })
  return (
    <>
      <Opening />
      <Mission />
      <Strengths />
      <Offers />
      <Ready />
    </>
  )
}

function Opening() {
  return (
    <section className="relative isolate flex min-h-[30rem] flex-col justify-end overflow-hidden sm:min-h-[38rem] lg:min-h-[44rem]">
      <Picture
        src="/images/hero/about-poster.webp"
        alt=""
        width={1920}
        height={1080}
        isFirst
        quality={60}
        sizes="(width < 40rem) 150vw, 100vw"
        className="absolute inset-x-0 top-0 -z-20 h-[64%] w-full object-cover object-[62%_50%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-ink from-36% via-ink/30 via-56% to-ink/30"
      />
      <div className="page-width pt-32 pb-14">
        <p className="telemetry mb-4 text-redline">Who we are</p>
        <h1 className="headline headline-page">About Adrenaline Performance</h1>
        <p className="mt-4 text-lg text-silver sm:text-xl">Power you can believe in.</p>
      </div>
    </section>
  )
}

function Mission() {
  return (
    <section aria-labelledby="mission" className="page-width grid gap-10 pt-16 lg:grid-cols-[1fr_1.4fr]">
      <h2 id="mission" className="headline text-3xl sm:text-5xl">
        Our mission
      </h2>
      <div>
        <p className="text-lg text-silver">
          You have a car, a power goal and a budget. You deserve a straight answer: which parts, in what order, what it
          makes on the dyno, how quick it is, what it costs, how long it takes, and whether your engine, gearbox and
          fuel system will live. We give you that answer, tell you how sure we are, and then we build it.
        </p>
        <ButtonLink to="/build-my-ride" size="large" className="mt-8">
          Start Your Build
          <Icon name="arrow" />
        </ButtonLink>
      </div>
    </section>
  )
}

function Strengths() {
  return (
    <section aria-label="Our strengths" className="page-width pt-16">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {STRENGTHS.map((item) => (
          <div key={item.title} className="light-edge rounded-sm p-6">
            <Icon name={item.icon} className="size-8 text-redline" />
            <h3 className="headline mt-5 text-xl">{item.title}</h3>
            <p className="mt-3 text-silver">{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function Offers() {
  return (
    <section aria-labelledby="offer" className="page-width pt-24">
      <h2 id="offer" className="headline text-3xl sm:text-5xl">
        What We Offer
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-3">
        {OFFERS.map((item) => (
          <div key={item.title} className="flex flex-col border-t-2 border-redline pt-6">
            <h3 className="text-xl font-bold">{item.title}</h3>
            <p className="mt-3 mb-6 text-silver">{item.text}</p>
            <ButtonLink to={item.to} kind="outline" size="small" className="mt-auto self-start">
              {item.label}
            </ButtonLink>
          </div>
        ))}
      </div>
    </section>
  )
}

function Ready() {
  return (
    <section aria-labelledby="ready" className="page-width pt-24">
      <div className="light-edge flex flex-col items-start gap-6 rounded-sm p-8 sm:p-12 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="ready" className="headline text-3xl sm:text-4xl">
            Ready to feel it?
          </h2>
          <p className="mt-3 text-lg text-silver">Tell us about your car, or see the packages we have for it.</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/contact">Contact Us</ButtonLink>
          <ButtonLink to="/performance-packages" kind="outline">
            Browse Packages
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
