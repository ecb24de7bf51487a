import { useState } from 'react'
import { PARTS_ONLY, packageMerchandiseId } from '../../contract/cart-lines.ts'
import type { PackageDetail } from '../../contract/packages.ts'
import { signed } from '../build-sheet/figures-in-words.ts'
import { type Service, ServiceChoice } from '../cart/service-choice.tsx'
import { addToCart } from '../cart/use-cart.ts'
import { FitsMyCar } from '../garage/fits-my-car.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { count, price as priceWords } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { badgeOf } from './stages.ts'

/** Specification: every package carries one year of warranty. */
const WARRANTY = '1 YR'

/** Top of a package's page: picture, name, the four figures, and the way to buy it. */
export function PackageSummary({ item }: { item: PackageDetail }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <PackagePicture item={item} />
      <div>
        <h1 className="headline text-[clamp(1.6rem,8.6vw,3.5rem)]">{item.name}</h1>
        {item.years ? (
          <p className="figures mt-3 text-redline">
            {item.years} {item.brandName} {item.modelName}
          </p>
        ) : null}
        {item.subtitle ? <p className="mt-3 text-lg text-silver">{item.subtitle}</p> : null}
        <p className="mt-6 text-silver">{item.detailedDescription}</p>
        <PackageFacts item={item} />
        <div className="mt-5">
          <FitsMyCar vehicleId={item.vehicleId} modelId={item.modelId} />
        </div>
        <Purchase item={item} />
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <Button kind="quiet" size="small" onClick={() => window.print()}>
            <Icon name="printer" className="size-4" />
            Print
          </Button>
          {item.isSample ? null : (
            <ButtonLink kind="quiet" size="small" to={`/models/${item.modelId}`}>
              All about the {item.modelName}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

function PackagePicture({ item }: { item: PackageDetail }) {
  const badge = badgeOf(item)
  return (
    <div className="light-edge relative overflow-hidden rounded-sm bg-ink">
      <Picture
        src={item.imageUrl}
        alt={`Predicted dyno curves of ${item.name}`}
        width={900}
        height={600}
        isFirst
        sizes="(width >= 1024px) 44rem, 100vw"
        className="aspect-[3/2] w-full object-cover"
      />
      <div className="absolute top-4 left-4 flex gap-2">
        {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
        {item.isSample ? <Badge>Example</Badge> : null}
      </div>
    </div>
  )
}

function PackageFacts({ item }: { item: PackageDetail }) {
  const facts = [
    {
      name: 'HP gain',
      value: `${signed(item.minHpGain)} to ${count(item.maxHpGain)}`,
      note: 'whp over your own baseline',
      icon: 'bolt',
    },
    { name: 'Install', value: item.installTime, note: 'in our shop', icon: 'clock' },
    { name: 'Starting at', value: priceWords(item.basePrice), note: 'parts and labor', icon: 'wrench' },
    { name: 'Warranty', value: WARRANTY, note: 'parts and labor', icon: 'shield' },
  ] as const
  return (
    <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-hairline/70 bg-hairline/50">
      {facts.map((fact) => (
        <div key={fact.name} className="bg-panel p-4 sm:p-5">
          <dt className="telemetry flex items-center gap-2 text-steel">
            <Icon name={fact.icon} className="size-4 text-redline" />
            {fact.name}
          </dt>
          <dd className="figures mt-2 text-lg font-bold sm:text-xl">{fact.value}</dd>
          <dd className="text-xs text-steel">{fact.note}</dd>
        </div>
      ))}
    </dl>
  )
}

const addPackage = (item: PackageDetail, service: Service, price: number) =>
  addToCart({
    merchandiseId: packageMerchandiseId(item.slug),
    id: item.id,
    name: item.name,
    price,
    ...(service === 'parts only' ? { attributes: [PARTS_ONLY] } : {}),
    imageUrl: item.imageUrl,
    category: 'performance_package',
    note: [item.years, item.brandName, item.modelName].filter(Boolean).join(' '),
    shopifyVariantId: packageMerchandiseId(item.slug),
  })

/** With or without installation, into the cart or to the booking. */
function Purchase({ item }: { item: PackageDetail }) {
  const [service, setService] = useState<Service>('installed')
  const partsUsd = item.basePrice - item.laborCost
  const price = service === 'installed' ? item.basePrice : partsUsd
  return (
    <>
      {item.laborCost > 0 ? (
        <div className="mt-5">
          <ServiceChoice service={service} installedUsd={item.basePrice} partsUsd={partsUsd} onChange={setService} />
        </div>
      ) : null}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:gap-4 print:hidden">
        <Button
          size="large"
          onClick={() => addPackage(item, service, price)}
          disabled={item.isSample === true}
          className="sm:flex-1"
        >
          Add to Cart - {priceWords(price)}
        </Button>
        <ButtonLink size="large" kind="outline" to={`/book?package=${item.slug}`} className="sm:flex-1">
          Book Install
        </ButtonLink>
      </div>
    </>
  )
}
