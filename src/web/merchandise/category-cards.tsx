import type { MerchandiseItem } from '../../contract/merchandise.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

const CATEGORIES = [
  { category: 'apparel', title: 'Apparel', text: 'Heavyweight tees and hoodies.' },
  { category: 'accessories', title: 'Accessories', text: 'Caps, mugs and keychains.' },
  { category: 'decals', title: 'Decals', text: 'Decals for your glass and your toolbox.' },
] as const

interface CategoryCardsProps {
  items: readonly MerchandiseItem[]
  onChoose: (category: string) => void
}

/** Three cards that set the category filter and lead back up to the list. */
export function CategoryCards({ items, onChoose }: CategoryCardsProps) {
  const choose = (category: string) => {
    onChoose(category)
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby="categories" className="pt-20">
      <h2 id="categories" className="headline text-3xl sm:text-4xl">
        Shop by category
      </h2>
      <div className="mt-8 grid gap-5 md:grid-cols-3">
        {CATEGORIES.map(({ category, title, text }) => {
          const inCategory = items.filter((item) => item.category === category)
          return (
            <button
              key={category}
              type="button"
              onClick={() => choose(category)}
              className="light-edge group relative flex min-h-60 flex-col justify-end overflow-hidden rounded-sm p-6 text-left transition-colors hover:border-redline"
            >
              {inCategory[0] ? (
                <Picture
                  src={inCategory[0].imageUrl}
                  alt=""
                  width={900}
                  height={900}
                  sizes="(width >= 768px) 28rem, 100vw"
                  className="absolute inset-0 -z-10 size-full object-cover opacity-60 transition-transform duration-500 group-hover:scale-105"
                />
              ) : null}
              <span
                aria-hidden="true"
                className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/60 to-transparent"
              />
              <span className="headline text-2xl">{title}</span>
              <span className="mt-1 text-silver">{text}</span>
              <span className="figures mt-3 inline-flex items-center gap-2 text-sm text-steel group-hover:text-redline">
                {inCategory.length} {inCategory.length === 1 ? 'item' : 'items'}
                <Icon name="arrow" className="size-4" />
              </span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
