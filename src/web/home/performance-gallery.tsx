import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PauseButton } from '../carousel/pause-button.tsx'
import { useAutoplay } from '../carousel/use-autoplay.ts'
import { classes } from '../ui/classes.ts'
import { GallerySlideView } from './gallery-slide-view.tsx'
import { GALLERY_SLIDES } from './gallery-slides.ts'

/** Specification: the gallery advances every 4 seconds and wraps around. */
export const GALLERY_ADVANCE_MS = 4000
const SWIPE_PX = 40

/** The slide that stands; the address names the one that the visitor chose, not those that came by themselves. */
function useSlide() {
  const [search, setSearch] = useSearchParams()
  const asked = GALLERY_SLIDES.findIndex((slide) => slide.slug === search.get('slide'))
  const chosen = Math.max(0, asked)
  const [at, setAt] = useState(chosen)
  useEffect(() => setAt(chosen), [chosen])
  const choose = (index: number) => {
    setAt(index)
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('slide', GALLERY_SLIDES[index]?.slug ?? '')
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return { at, setAt, choose }
}

export default function PerformanceGallery() {
  const frame = useRef<HTMLElement>(null)
  const { at, setAt, choose } = useSlide()
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([at]))
  useEffect(() => setSeen((before) => new Set([...before, at, (at + 1) % GALLERY_SLIDES.length])), [at])
  const swipeFrom = useRef<number | null>(null)
  const last = GALLERY_SLIDES.length - 1
  const beside = (by: number) => (at + by + GALLERY_SLIDES.length) % GALLERY_SLIDES.length
  const { isPlaying, toggle } = useAutoplay(frame, GALLERY_ADVANCE_MS, () => setAt(beside(1)))
  const endSwipe = (event: PointerEvent) => {
    const from = swipeFrom.current
    swipeFrom.current = null
    if (from === null || Math.abs(event.clientX - from) < SWIPE_PX) return
    choose(beside(event.clientX < from ? 1 : -1))
  }
  return (
    <section
      ref={frame}
      aria-roledescription="carousel"
      aria-label="Performance gallery"
      className="page-width pt-16 sm:pt-24"
      onPointerDown={(event) => {
        swipeFrom.current = event.clientX
      }}
      onPointerUp={endSwipe}
      onPointerCancel={() => {
        swipeFrom.current = null
      }}
    >
      <div className="grid touch-pan-y">
        {GALLERY_SLIDES.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of form fields
          <div
            key={slide.title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${last + 1}: ${slide.title}`}
            inert={index !== at}
            className={classes(
              'col-start-1 row-start-1 grid gap-4 transition-opacity duration-700 lg:grid-cols-[1.7fr_1fr]',
              index === at ? 'opacity-100' : 'opacity-0',
            )}
          >
            <GallerySlideView
              slide={slide}
              place={index + 1}
              count={last + 1}
              isShown={index === at}
              hasPictures={index === at || seen.has(index)}
            />
          </div>
        ))}
      </div>
      <div className="mt-5 flex items-center justify-center gap-2">
        {GALLERY_SLIDES.map((slide, index) => (
          <button
            key={slide.title}
            type="button"
            aria-label={`Show ${slide.title}`}
            aria-current={index === at}
            onClick={() => choose(index)}
            className="group inline-flex h-11 w-12 items-center justify-center"
          >
            <span
              className={classes(
                'h-1 w-full rounded-full transition-colors',
                index === at ? 'bg-redline' : 'bg-hairline group-hover:bg-steel',
              )}
            />
          </button>
        ))}
        <PauseButton what="gallery" isPlaying={isPlaying} onToggle={toggle} className="ml-3" />
      </div>
    </section>
  )
}
