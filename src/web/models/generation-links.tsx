import { Link } from 'react-router'
import type { Generation, Model } from '../../contract/brands.ts'
import { carImage } from '../../xray/car-image.ts'
import { Picture } from '../ui/picture.tsx'

export const generationPath = (modelSlug: string, { years }: Pick<Generation, 'years'>): string =>
  `/models/${modelSlug}/${years}`

interface GenerationLinksProps {
  model: Pick<Model, 'slug' | 'name' | 'generations'>
  /** The one whose page this is. */
  current?: string
}

/** The pages of a model's generations. */
export function GenerationLinks({ model, current }: GenerationLinksProps) {
  if (model.generations.length === 0) return null
  return (
    <nav aria-label={`Years of the ${model.name}`} className="mt-10">
      <h2 className="telemetry text-steel">Pick your years</h2>
      <ul className="mt-3 grid max-w-4xl grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {model.generations.map((one) => (
          <li key={one.years}>
            <Link
              to={generationPath(model.slug, one)}
              aria-current={one.years === current ? 'page' : undefined}
              className="figures block h-full rounded-sm border border-hairline p-3 text-sm text-silver transition-colors hover:border-light hover:text-light aria-[current]:border-redline aria-[current]:text-light"
            >
              <Picture
                src={carImage(one.vehicleId)}
                alt=""
                width={320}
                height={110}
                className="mb-2 aspect-[32/11] h-auto w-full object-contain object-bottom"
              />
              {one.years}
              {one.platform ? <span className="text-steel"> {one.platform}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
