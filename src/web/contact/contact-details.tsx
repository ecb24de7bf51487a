import { Link } from 'react-router'
import { useShop } from '../app/shop.ts'
import { Icon } from '../ui/icon.tsx'

const LINKS = [
  { to: '/packages', label: 'Performance Packages' },
  { to: '/builds', label: 'Customer Builds' },
  { to: '/merchandise', label: 'Merchandise' },
]

/** Where and when the shop is reached. */
export function ContactDetails() {
  const shop = useShop()
  return (
    <aside className="flex flex-col gap-10">
      <address className="flex flex-col gap-5 not-italic">
        <a href={`mailto:${shop.email}`} className="flex gap-4 break-all hover:text-redline">
          <Icon name="mail" className="mt-0.5 size-6 shrink-0 text-redline" />
          {shop.email}
        </a>
        <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} className="flex gap-4 hover:text-redline">
          <Icon name="phone" className="mt-0.5 size-6 shrink-0 text-redline" />
          {shop.phone}
        </a>
        <span className="flex gap-4">
          <Icon name="pin" className="mt-0.5 size-6 shrink-0 text-redline" />
          {shop.address}
        </span>
      </address>
      <div>
        <h2 className="telemetry mb-4 text-steel">Business hours</h2>
        <dl className="figures grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
          <dt>Mon-Fri</dt>
          <dd className="text-silver">10am-7pm</dd>
          <dt>Sat</dt>
          <dd className="text-silver">Closed</dd>
          <dt>Sun</dt>
          <dd className="text-silver">Closed</dd>
        </dl>
      </div>
      <div>
        <h2 className="telemetry mb-3 text-steel">Quick links</h2>
        <ul className="flex flex-col gap-1">
          {LINKS.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className="inline-flex min-h-9 items-center gap-2 text-silver hover:text-light">
                <Icon name="arrow" className="size-4 text-redline" />
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
