import { useLocation } from 'react-router'
import type { AskedCar } from '../../contract/shop-parts.ts'
import { PART_CATEGORY_NAMES } from '../../engine/display-words.ts'
import type { PartCategory } from '../../engine/model.ts'
import { useShop } from '../app/shop.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { breadcrumbLd } from '../head/json-ld.ts'
import { useHead } from '../head/use-head.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { YearText } from '../ui/year-text.tsx'
import { CarStrip, PartList } from './part-list.tsx'
import { shelfPath } from './part-words.ts'

/** A shelf: of every car, or of one. */
export function CategoryList({ category, car }: { category: PartCategory; car?: AskedCar }) {
  const { origin } = useShop()
  const { search } = useLocation()
  const own = chosenCar(useGarage())
  const name = PART_CATEGORY_NAMES[category]
  const carName = car ? `${car.years} ${car.label}` : undefined
  const path = shelfPath(category, car?.vehicleId)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Parts', path: '/parts' },
    ...(car ? [{ name: carName!, path: `/parts/for/${encodeURIComponent(car.vehicleId)}` }] : []),
    { name, path },
  ]
  useHead({
    title: carName ? `${name} parts for the ${carName}` : `${name} parts`,
    description: carName
      ? `${name} parts that fit the ${carName}, with price, gain at the wheels and what each one needs.`
      : `${name} parts by maker, price and car, each with what it fits and what it adds.`,
    // Narrowed and turned pages are the same shelf to a search engine.
    canonicalPath: path,
    ...(search ? { isPrivate: true } : {}),
    jsonLd: [breadcrumbLd(origin, crumbs)],
  })
  const of = car
    ? { category, vehicleId: car.vehicleId }
    : { category, ...(own ? { vehicleId: own.vehicleId, isAll: true } : {}) }
  return (
    <div className="page-width pt-32 sm:pt-36">
      <Crumbs crumbs={crumbs} />
      <h1 className="headline headline-page">{name}</h1>
      {carName ? (
        <p className="mt-3 text-lg text-silver">
          For the <YearText>{carName}</YearText>
        </p>
      ) : null}
      <div className="min-h-6">
        <CarStrip of={of} label={carName ?? own?.label ?? ''} />
      </div>
      <PartList of={of} />
    </div>
  )
}
