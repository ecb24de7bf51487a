import { type PointerEvent, useRef, useState } from 'react'
import { PauseButton } from '../carousel/pause-button.tsx'
import { useAutoplay } from '../carousel/use-autoplay.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { GALLERY_SLIDES } from './gallery-slides.ts'

/** Specification: the gallery advances every 4 seconds and wraps around. */
export const GALLERY_ADVANCE_MS = 4000
const SWIPE_PX = 40

export default function PerformanceGallery() {
  const frame = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const swipeFrom = useRef<number | null>(null)
  const last = GALLERY_SLIDES.length - 1
  const move = (by: number) => setAt((now) => (now + by + GALLERY_SLIDES.length) % GALLERY_SLIDES.length)
  const { isPlaying, toggle } = useAutoplay(frame, GALLERY_ADVANCE_MS, () => move(1))
  const endSwipe = (event: PointerEvent) => {
    const from = swipeFrom.current
    swipeFrom.current = null
    if (from === null || Math.abs(event.clientX - from) < SWIPE_PX) return
    move(event.clientX < from ? 1 : -1)
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
            <div className="relative min-h-88 overflow-hidden rounded-sm bg-panel sm:min-h-120">
              <Picture
                src={slide.picture.src}
                alt={slide.picture.alt}
                width={1600}
                height={1000}
                sizes="(width >= 1024px) 52rem, 100vw"
                className="absolute inset-0 size-full object-cover"
              />
              <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-ink via-ink/35 to-transparent" />
              <div className="absolute inset-x-0 bottom-0 p-6 sm:p-10">
                <p className="telemetry mb-3 text-redline">
                  {String(index + 1).padStart(2, '0')} / {String(last + 1).padStart(2, '0')}
                </p>
                <h2 className="headline text-3xl sm:text-5xl">{slide.title}</h2>
                <p className="mt-3 max-w-lg text-lg text-silver">{slide.subtitle}</p>
              </div>
            </div>
            <div className="grid grid-cols-4 gap-2 sm:gap-4 lg:grid-cols-2">
              {slide.tiles.map((picture) => (
                <div
                  key={picture.src}
                  className="light-edge relative aspect-square overflow-hidden rounded-sm lg:aspect-auto"
                >
                  <Picture
                    src={picture.src}
                    alt={picture.alt}
                    width={600}
                    height={600}
                    sizes="(width >= 1024px) 15rem, 25vw"
                    className="absolute inset-0 size-full object-cover"
                  />
                </div>
              ))}
            </div>
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
            onClick={() => setAt(index)}
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
