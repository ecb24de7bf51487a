import { Link } from 'react-router'
import type { Model } from '../../contract/brands.ts'
import { carImage } from '../../xray/car-image.ts'
import { count } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'

/** The years without those in which there was none: "2003-2004, 2021-2023". */
export function yearRange(years: readonly number[]): string {
  const spans: { first: number; last: number }[] = []
  for (const year of years.toSorted((a, b) => a - b)) {
    const span = spans.at(-1)
    if (span && year <= span.last + 1) span.last = year
    else spans.push({ first: year, last: year })
  }
  return spans.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(', ')
}

export function ModelCard({ model }: { model: Model }) {
  return (
    <article className="light-edge group relative flex h-full flex-col rounded-sm p-4 sm:p-6 transition-colors hover:border-steel">
      <Picture
        src={carImage(model.id)}
        alt=""
        width={640}
        height={220}
        className="mb-4 aspect-[32/11] h-auto w-full object-contain object-bottom"
      />
      <p className="figures text-sm text-redline">{yearRange(model.years)}</p>
      <h3 className="headline mt-2 text-base sm:text-2xl">{model.name}</h3>
      <p className="mt-1 text-sm text-silver sm:text-base">{model.engineType}</p>
      <dl className="mt-5 grid grid-cols-2 gap-2 sm:gap-4 border-t border-hairline/50 pt-5">
        <div>
          <dt className="telemetry text-steel">HP, crank</dt>
          <dd className="figures mt-1 text-lg sm:text-2xl font-bold">{count(model.baseHorsepower)}</dd>
        </div>
        <div>
          <dt className="telemetry text-steel">LB-FT</dt>
          <dd className="figures mt-1 text-lg sm:text-2xl font-bold">{count(model.baseTorque)}</dd>
        </div>
      </dl>
      {model.generations.length > 1 ? (
        <ul aria-label={`Years of the ${model.name}`} className="relative z-10 mt-5 flex flex-wrap gap-1.5">
          {model.generations.map((one) => (
            <li key={one.years}>
              <Link
                to={`/models/${model.slug}/${one.years}`}
                aria-label={one.name}
                className="figures grid min-h-8 place-items-center gap-1 rounded-xs border border-hairline px-1.5 py-1.5 text-xs text-silver transition-colors hover:border-light hover:text-light"
              >
                <Picture
                  src={carImage(model.id, { year: one.yearFrom })}
                  alt=""
                  width={96}
                  height={33}
                  className="aspect-[32/11] h-auto w-16 object-contain sm:w-20"
                />
                {one.years}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        to={`/models/${model.slug}`}
        className="mt-auto pt-5 text-xs font-bold tracking-[0.06em] uppercase group-hover:text-redline after:absolute after:inset-0 sm:text-sm"
      >
        View Performance Packages<span className="sr-only"> for the {model.name}</span>
      </Link>
    </article>
  )
}
