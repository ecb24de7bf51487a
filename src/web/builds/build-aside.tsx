import { nearestTarget } from '../../contract/bounds.ts'
import type { BuildDetail } from '../../contract/builds.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import { isProCharger, isSupercharger } from '../../engine/fitment/induction.ts'
import { MAKES } from '../../engine/model.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { dollars, whole } from '../ui/money.ts'

type Similar = Pick<BuildDetail, 'year' | 'model' | 'vehicleId' | 'finalHorsepower' | 'forSale'>

/** As Build My Ride calls what makes the build's boost; a build without one of its own is left to whatever pays best. */
function inductionOf({ forSale }: Similar): InductionChoice {
  const source = forSale?.parts.find(({ slot }) => slot === 'boost_source')
  if (!source) return 'auto'
  if (isProCharger(source)) return 'procharger'
  if (isSupercharger(source)) return 'supercharger'
  return source.kind === 'turbo_kit_twin' ? 'twin_turbo' : 'turbo'
}

/** Where "Build Something Similar" leads: Build My Ride with the build of this car, goal, induction and fuel on show. */
export function similarAddress(build: Similar): string {
  const goal = nearestTarget(build.finalHorsepower)
  const search = new URLSearchParams({
    year: String(build.year),
    make: MAKES.find((make) => make.startsWith(build.model.brand.name)) ?? build.model.brand.name,
    model: build.model.id,
    ...(build.vehicleId ? { variant: build.vehicleId } : {}),
    hp: String(goal),
    induction: inductionOf(build),
    ...(build.forSale ? { fuel: build.forSale.fuel } : {}),
    build: '1',
  })
  return `/build-my-ride?${search}`
}

export function BuildAside({ build }: { build: BuildDetail }) {
  const stats = [
    { name: 'Vehicle', value: `${whole(build.year)} ${build.model.brand.name} ${build.model.name}` },
    { name: 'Performance', value: build.description },
    { name: 'Status', value: (build.isSample ? 'Planned' : (build.status ?? 'COMPLETED')).toUpperCase() },
  ]
  return (
    <aside className="flex flex-col gap-5 self-start lg:sticky lg:top-28">
      <section aria-labelledby="investment" className="light-edge rounded-sm p-6">
        <h2 id="investment" className="telemetry text-silver">
          Build Investment
        </h2>
        <p className="figures mt-3 text-4xl font-bold">{dollars(build.forSale?.costUsd ?? build.totalCost)}</p>
        <p className="mt-1 text-sm text-steel">total cost, parts and labor</p>
        <div className="mt-6 flex flex-col gap-3 print:hidden">
          {build.forSale ? <BuyBuild build={build} forSale={build.forSale} /> : null}
          <ButtonLink to={similarAddress(build)} {...(build.forSale ? { kind: 'outline' } : {})}>
            Build Something Similar
          </ButtonLink>
          {build.dynoSheetUrl ? (
            <a className={buttonClass('outline')} href={build.dynoSheetUrl}>
              Dyno Sheet
            </a>
          ) : null}
          {build.videoUrl ? (
            <a className={buttonClass('outline')} href={build.videoUrl} rel="noopener">
              Video
            </a>
          ) : null}
        </div>
      </section>
      <section aria-labelledby="stats" className="light-edge rounded-sm p-6">
        <h2 id="stats" className="telemetry text-silver">
          Quick Stats
        </h2>
        <dl className="mt-4 flex flex-col gap-4">
          {stats.map((stat) => (
            <div key={stat.name}>
              <dt className="text-sm text-steel">{stat.name}</dt>
              <dd className="font-semibold">{stat.value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  )
}

/** Every part of the build for the cart, installed or shipped. */
function BuyBuild({ build, forSale }: { build: BuildDetail; forSale: NonNullable<BuildDetail['forSale']> }) {
  const { year, model, vehicleId } = build
  return (
    <AddBuildToCart
      name={`${build.title}, ${whole(year)} ${model.brand.name} ${model.name}`}
      vehicleId={vehicleId}
      total={forSale.costUsd}
      parts={forSale.parts.map((part) => ({ ...part, price: part.pricing.partCost, ...part.pricing }))}
      plan={{
        request: {
          ...{ modelId: model.id, vehicleId, year, targetHorsepower: forSale.goalWheelHp },
          preferences: { fuel_type: forSale.fuel, budget_priority: 'balanced' },
        },
      }}
    />
  )
}
