import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { openGarage } from '../garage/open-garage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { homeBrands } from './home-loads.ts'

/** Right below the hero: your car, or its brand. */
export function FindYourCar() {
  const brands = useQuery(homeBrands(useCall())).data ?? []
  const own = chosenCar(useGarage())
  return (
    <section aria-labelledby="find-your-car" className="border-y border-hairline/60 bg-panel">
      <div className="page-width grid gap-5 py-6 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:justify-start">
          <h2 id="find-your-car" className="headline text-lg">
            Start with your car
          </h2>
          <Button size="small" aria-haspopup="dialog" onClick={openGarage}>
            {own ? `Your ${own.label}` : 'Select vehicle'}
            <Icon name="arrow" className="size-4" />
          </Button>
        </div>
        <ul aria-label="Makes we build" className="grid grid-cols-3 gap-1.5 sm:flex sm:flex-wrap lg:justify-end">
          {brands.map((brand) => (
            <li key={brand.id}>
              <Link
                to={`/brands/${brand.slug}`}
                className="inline-flex min-h-10 w-full items-center justify-center rounded-sm border border-hairline px-2.5 text-sm text-silver transition-colors hover:border-light hover:text-light"
              >
                {brand.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
