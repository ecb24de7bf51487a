import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { BrandPicture } from '../brands/brand-picture.tsx'
import { type LoopTrack, loopTrack } from '../carousel/loop-track.ts'
import { PauseButton } from '../carousel/pause-button.tsx'
import { useAutoplay } from '../carousel/use-autoplay.ts'
import { Icon } from '../ui/icon.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { homeBrands } from './home-loads.ts'

/** Specification: a step every 2.5 seconds, six slides at most. */
const BRAND_AUTOPLAY_MS = 2500
const MOST_SLIDES = 6

/** The fifteen brands of the carousel, for when the brand list does not answer. */
const FALLBACK_NAMES = [
  'Ford',
  'Dodge',
  'Chevrolet',
  'Toyota',
  'Nissan',
  'BMW',
  'Infiniti',
  'Honda',
  'Acura',
  'Mazda',
  'Mercedes',
  'Audi',
  'Volkswagen',
  'Subaru',
  'Mitsubishi',
]
const FALLBACK_BRANDS = FALLBACK_NAMES.map((name) => ({
  id: name,
  name,
  imageUrl: `/images/brands/${name.toLowerCase()}.webp`,
}))

const addressOf = (name: string) => `/packages?brand=${encodeURIComponent(name.toLowerCase())}`

export default function BrandSelector() {
  const { data, isPending } = useQuery(homeBrands(useCall()))
  const brands = data?.length ? data : FALLBACK_BRANDS
  const frame = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const track = useRef<LoopTrack | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!strip.current || isPending) return
    const made = loopTrack(strip.current, brands.length)
    track.current = made
    return () => made.stop()
  }, [brands.length, isPending])
  const { isPlaying, toggle } = useAutoplay(frame, BRAND_AUTOPLAY_MS, () => track.current?.step(1))
  const chooseWithSpace = (event: KeyboardEvent, name: string) => {
    if (event.key !== ' ') return
    event.preventDefault()
    void navigate(addressOf(name))
  }
  return (
    <section ref={frame} aria-labelledby="home-brands" className="pt-24 sm:pt-32">
      <div className="page-width">
        <SectionHeading
          id="home-brands"
          label="Pick your make"
          title="CHOOSE YOUR PLATFORM"
          subtitle="Select your vehicle brand to explore performance packages"
          aside={<PauseButton what="brand carousel" isPlaying={isPlaying} onToggle={toggle} />}
        />
      </div>
      <div className="relative mx-auto mt-10 max-w-[112rem] px-3 sm:px-16">
        {isPending ? (
          <Skeleton className="mx-5 h-44" />
        ) : (
          <ul ref={strip} className="slides-strip no-scrollbar" aria-label="Brands">
            {brands.map((brand) => (
              <li key={brand.id} className="p-2">
                <Link
                  to={addressOf(brand.name)}
                  onKeyDown={(event) => chooseWithSpace(event, brand.name)}
                  className="light-edge group/card relative block overflow-hidden rounded-sm transition-colors hover:border-redline focus-visible:outline-offset-[-4px]"
                >
                  <BrandPicture src={brand.imageUrl} name={brand.name} className="aspect-[3/2]" sizes="18rem" />
                  <span className="flex min-h-12 items-center justify-between gap-2 border-t border-hairline/60 px-4 text-sm font-bold tracking-[0.04em]">
                    {brand.name}
                    <Icon name="arrow" className="size-4 text-steel transition-colors group-hover/card:text-redline" />
                  </span>
                </Link>
              </li>
            ))}
            {brands.slice(0, MOST_SLIDES).map((brand) => (
              <li key={`copy-${brand.id}`} className="p-2" aria-hidden="true" inert>
                <div className="light-edge relative block overflow-hidden rounded-sm">
                  <BrandPicture src={brand.imageUrl} name={brand.name} className="aspect-[3/2]" sizes="18rem" />
                  <span className="flex min-h-12 items-center justify-between gap-2 border-t border-hairline/60 px-4 text-sm font-bold tracking-[0.04em]">
                    {brand.name}
                    <Icon name="arrow" className="size-4 text-steel" />
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          aria-label="Previous brands"
          onClick={() => track.current?.step(-1)}
          className="absolute left-0 flex w-11 items-center justify-center text-silver transition-colors hover:text-light max-sm:left-7 max-sm:bottom-18 max-sm:h-11 max-sm:rounded-full max-sm:border max-sm:border-hairline max-sm:bg-ink/70 sm:inset-y-2 sm:w-16 sm:hover:bg-linear-to-r sm:hover:from-raised sm:hover:to-ink"
        >
          <Icon name="left" className="size-7" />
        </button>
        <button
          type="button"
          aria-label="Next brands"
          onClick={() => track.current?.step(1)}
          className="absolute right-0 flex w-11 items-center justify-center text-silver transition-colors hover:text-light max-sm:right-7 max-sm:bottom-18 max-sm:h-11 max-sm:rounded-full max-sm:border max-sm:border-hairline max-sm:bg-ink/70 sm:inset-y-2 sm:w-16 sm:hover:bg-linear-to-l sm:hover:from-raised sm:hover:to-ink"
        >
          <Icon name="right" className="size-7" />
        </button>
      </div>
    </section>
  )
}
