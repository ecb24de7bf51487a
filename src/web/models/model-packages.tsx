import type { ModelPage } from '../../contract/brands.ts'
import { PackageCard } from '../packages/package-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'

/** The packages of a model, or the way to the planner where it has none. */
export function ModelPackages({ packages, planner }: { packages: ModelPage['packages']; planner: string }) {
  return (
    <section aria-labelledby="packages" className="mt-20">
      <h2 id="packages" className="headline text-3xl sm:text-4xl">
        Performance packages
      </h2>
      {packages.length > 0 ? (
        <div className="mt-8 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {packages.map((item) => (
            <PackageCard key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <div className="mt-8">
          <Empty title="Planned for your car" action={<ButtonLink to={planner}>Open the planner</ButtonLink>}>
            No ready-made package for this model yet. The planner lays out all four stages for it.
          </Empty>
        </div>
      )}
    </section>
  )
}
