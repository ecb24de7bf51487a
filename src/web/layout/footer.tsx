import { Link } from 'react-router'
import { useShop } from '../app/shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Lockup } from '../ui/mark.tsx'
import { LEGAL_LINKS, type NavLinkItem, QUICK_LINKS, SUPPORT_LINKS } from './links.ts'

const NETWORKS = [
  { name: 'Facebook', icon: 'facebook' },
  { name: 'Instagram', icon: 'instagram' },
  { name: 'TikTok', icon: 'tiktok' },
  { name: 'YouTube', icon: 'youtube' },
] as const

export function Footer() {
  const shop = useShop()
  return (
    <footer className="relative mt-24 border-t border-hairline/60 bg-panel print:hidden">
      <svg
        viewBox="0 0 1200 40"
        preserveAspectRatio="none"
        className="absolute -top-[21px] h-10 w-full text-redline"
        aria-hidden="true"
        fill="none"
      >
        <path className="chart-line" d="M60 20H160l18-16 22 32 12-16h80" stroke="currentColor" strokeWidth="2" />
      </svg>
      <div className="page-width grid grid-cols-2 gap-x-4 gap-y-10 py-12 sm:gap-12 sm:py-16 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div className="flex max-w-sm flex-col gap-5 max-sm:col-span-2">
          <Lockup />
          <p className="text-silver">
            Your ultimate destination for racing and performance upgrades. From bolt-ons to full race builds, with the
            math and the source behind every number.
          </p>
          <ul className="flex gap-2" aria-label="Social networks">
            {NETWORKS.map((network) => (
              <li key={network.name}>
                <Link
                  to="/#follow-the-adrenaline"
                  aria-label={network.name}
                  className="inline-flex size-11 items-center justify-center rounded-sm border border-hairline text-silver transition-colors hover:border-redline hover:text-redline"
                >
                  <Icon name={network.icon} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <FooterList title="Quick Links" links={QUICK_LINKS} />
        <FooterList title="Support" links={SUPPORT_LINKS} />
        <div className="max-sm:col-span-2">
          <h2 className="telemetry mb-4 text-steel">Contact</h2>
          <address className="flex flex-col gap-3 text-silver not-italic">
            <span className="flex gap-3">
              <Icon name="pin" className="mt-0.5 size-5 shrink-0 text-redline" />
              {shop.address}
            </span>
            <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} className="flex gap-3 hover:text-light">
              <Icon name="phone" className="mt-0.5 size-5 shrink-0 text-redline" />
              {shop.phone}
            </a>
            <a href={`mailto:${shop.email}`} className="flex gap-3 break-all hover:text-light">
              <Icon name="mail" className="mt-0.5 size-5 shrink-0 text-redline" />
              {shop.email}
            </a>
          </address>
        </div>
      </div>
      <div className="border-t border-hairline/50">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm text-steel">
          <p>© 2024 Adrenaline Performance. All rights reserved.</p>
          <ul className="flex flex-wrap gap-x-6 whitespace-nowrap">
            {LEGAL_LINKS.map((item) => (
              <li key={item.to}>
                <Link to={item.to} className="inline-flex min-h-8 items-center hover:text-light">
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterList({ title, links }: { title: string; links: readonly NavLinkItem[] }) {
  return (
    <div>
      <h2 className="telemetry mb-4 text-steel">{title}</h2>
      <ul className="flex flex-col gap-1">
        {links.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className="inline-flex min-h-9 items-center text-silver hover:text-light">
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
