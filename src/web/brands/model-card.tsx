import { Link } from 'react-router'
import type { Model } from '../../contract/brands.ts'
import { carImage } from '../../xray/car-image.ts'
import { count } from '../ui/money.ts'
import { Picture } from '../ui/picture.tsx'
import { YearText } from '../ui/year-text.tsx'

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

/** "Latest: 5.0L V8" where other years had another engine, or another rating of it. */
export const engineWords = ({ engineType, isOneEngine }: Pick<Model, 'engineType' | 'isOneEngine'>): string =>
  isOneEngine ? engineType : `Latest: ${engineType}`

export function ModelCard({ model }: { model: Model }) {
  return (
    <article className="light-edge group relative grid h-full grid-cols-[44%_1fr] content-start gap-x-4 rounded-sm p-4 sm:flex sm:flex-col sm:p-6 transition-colors hover:border-steel">
      <Picture
        src={carImage(model.id)}
        alt=""
        width={640}
        height={220}
        className="aspect-[32/11] h-auto w-full self-center object-contain object-bottom sm:mb-4"
      />
      <div>
        <p className="figures text-sm text-redline">
          <YearText>{yearRange(model.years)}</YearText>
        </p>
        <h3 className="headline mt-1 text-lg sm:mt-2 sm:text-2xl">{model.name}</h3>
        <p className="mt-1 text-sm text-silver sm:text-base">{engineWords(model)}</p>
      </div>
      <dl className="mt-3 grid grid-cols-[44%_1fr] gap-x-4 border-t border-hairline/50 pt-3 max-sm:col-span-2 sm:mt-5 sm:grid-cols-2 sm:pt-5">
        <div className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
          <dt className="telemetry text-steel">HP, crank</dt>
          <dd className="figures text-lg font-bold sm:mt-1 sm:text-2xl">{count(model.baseHorsepower)}</dd>
        </div>
        <div className="max-sm:flex max-sm:items-baseline max-sm:gap-2">
          <dt className="telemetry text-steel">LB-FT</dt>
          <dd className="figures text-lg font-bold sm:mt-1 sm:text-2xl">{count(model.baseTorque)}</dd>
        </div>
      </dl>
      {model.generations.length > 1 ? (
        <ul
          aria-label={`Years of the ${model.name}`}
          className="no-scrollbar relative z-10 mt-3 flex gap-1.5 overflow-x-auto max-sm:col-span-2 max-sm:-mx-4 max-sm:px-4 sm:mt-5 sm:flex-wrap"
        >
          {model.generations.map((one) => (
            <li key={one.years} className="shrink-0">
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
        className="mt-auto pt-4 text-xs max-sm:col-span-2 sm:pt-5 font-bold tracking-[0.06em] uppercase group-hover:text-redline after:absolute after:inset-0 sm:text-sm"
      >
        View Performance Packages<span className="sr-only"> for the {model.name}</span>
      </Link>
    </article>
  )
}
