import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { Brand } from '../../contract/brands.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { useCart } from '../cart/use-cart.ts'
import { GarageDrawer } from '../garage/garage-drawer.tsx'
import { chosenCar } from '../garage/garage-storage.ts'
import { onGarageOpened } from '../garage/open-garage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { SearchButton } from '../search/search-button.tsx'
import { classes } from '../ui/classes.ts'
import { Drawer } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Lockup } from '../ui/mark.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { NAV_LINKS } from './links.ts'
import { useScrolledPast } from './use-scrolled.ts'

/** Past this much scroll the bar turns solid black. */
export const NAV_SCROLL_THRESHOLD_PX = 100

const ICON_BUTTON =
  'relative inline-flex h-11 w-9.5 items-center justify-center rounded-sm text-silver sm:w-11 transition-colors hover:bg-raised hover:text-light'

export function NavBar() {
  const isSolid = useScrolledPast(NAV_SCROLL_THRESHOLD_PX)
  const location = useLocation()
  const { data: brands } = useQuery(load(useCall(), 'GET /api/brands'))
  const [open, setOpen] = useState<'menu' | 'garage' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes what is open
  useEffect(() => setOpen(null), [location.pathname, location.search])
  useEffect(() => onGarageOpened(() => setOpen('garage')), [])
  return (
    <header
      className={classes(
        'fixed inset-x-0 top-0 z-40 transition-[background-color,border-color] duration-300 print:hidden',
        isSolid ? 'border-b border-hairline/60 bg-black' : 'border-b border-transparent bg-ink/70',
      )}
      data-solid={isSolid}
    >
      <nav aria-label="Main" className="page-width flex h-18 items-center justify-between gap-2 sm:gap-4">
        <Link to="/" className="relative rounded-sm py-2 max-sm:-mr-12 max-sm:origin-left max-sm:scale-[.78]">
          <Lockup />
          <span className="sr-only">, home</span>
        </Link>
        <ul className="hidden items-center xl:flex">
          {NAV_LINKS.map((item) => (
            <li key={item.to}>
              <NavLink
                to={item.to}
                end={item.to === '/'}
                className={({ isActive }) =>
                  classes(
                    'relative inline-flex min-h-11 items-center px-3 text-sm font-semibold tracking-[0.02em] transition-colors after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:bg-redline after:transition-transform after:duration-300',
                    isActive
                      ? 'text-light after:scale-x-100'
                      : 'text-silver after:scale-x-0 hover:text-light hover:after:scale-x-100',
                  )
                }
              >
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="flex items-center max-sm:-mr-2 sm:gap-1">
          <SearchButton />
          <GarageButton onOpen={() => setOpen('garage')} />
          <CartLink />
          <button
            type="button"
            className={classes(ICON_BUTTON, 'xl:hidden')}
            aria-label="Menu"
            aria-haspopup="dialog"
            onClick={() => setOpen('menu')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </nav>
      <Drawer isOpen={open === 'menu'} onClose={() => setOpen(null)} title="Menu">
        <MenuLinks brands={brands ?? []} onChoose={() => setOpen(null)} />
      </Drawer>
      <GarageDrawer isOpen={open === 'garage'} onClose={() => setOpen(null)} />
    </header>
  )
}

/** The visitor's car; its name stands beside the sign where the bar has room. */
function GarageButton({ onOpen }: { onOpen: () => void }) {
  const own = chosenCar(useGarage())
  const label = own?.label ?? 'Select vehicle'
  return (
    <Tooltip text="My Garage" side="bottom">
      <button
        type="button"
        className={classes(ICON_BUTTON, 'min-[90rem]:w-44 min-[90rem]:gap-2 min-[90rem]:px-3')}
        aria-label={`${label}, My Garage`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="user" />
        <span className="hidden truncate text-sm font-semibold min-[90rem]:inline">{label}</span>
      </button>
    </Tooltip>
  )
}

function CartLink() {
  const { count } = useCart()
  return (
    <Tooltip text="Cart" side="bottom">
      <Link
        to="/cart"
        className={ICON_BUTTON}
        aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      >
        <Icon name="cart" />
        {count > 0 ? (
          <span
            data-testid="cart-badge"
            className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-redline px-1 text-center text-[0.6875rem] leading-5 font-bold text-ink"
          >
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </Link>
    </Tooltip>
  )
}

function MenuLinks({ brands, onChoose }: { brands: readonly Brand[]; onChoose: () => void }) {
  return (
    <div className="flex flex-1 flex-col gap-8 overflow-y-auto px-5 pt-4 pb-8">
      <ul className="flex flex-col">
        {NAV_LINKS.map((item) => (
          <li key={item.to} className="border-b border-hairline/50">
            <NavLink
              to={item.to}
              end={item.to === '/'}
              onClick={onChoose}
              className={({ isActive }) =>
                classes('headline flex min-h-14 items-center text-2xl', isActive ? 'text-redline' : 'text-light')
              }
            >
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
      {brands.length > 0 ? (
        <div>
          <h3 className="telemetry mb-3 text-steel">Brands</h3>
          <ul className="flex flex-wrap gap-2">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link
                  to={`/brands/${brand.slug}`}
                  onClick={onChoose}
                  className="inline-flex min-h-10 items-center rounded-sm border border-hairline px-3 text-sm text-silver hover:border-light hover:text-light"
                >
                  {brand.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
