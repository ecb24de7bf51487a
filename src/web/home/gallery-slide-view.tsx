import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import type { GallerySlide } from './gallery-slides.ts'

interface GallerySlideViewProps {
  slide: GallerySlide
  place: number
  count: number
  /** False until the slide is next: pictures that nobody sees are not loaded. */
  hasPictures: boolean
  /** Words change one after the other while the pictures cross-fade: two titles never lie on each other. */
  isShown: boolean
}

export function GallerySlideView({ slide, place, count, hasPictures, isShown }: GallerySlideViewProps) {
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    <>
      <div className="relative min-h-88 overflow-hidden rounded-sm bg-panel sm:min-h-120">
        {hasPictures ? (
          <Picture
            src={slide.picture.src}
            alt={slide.picture.alt}
            width={1600}
            height={1000}
            sizes="(width >= 1024px) 52rem, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        ) : null}
        <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-ink via-ink/35 to-transparent" />
        <div
          className={classes(
            'absolute inset-x-0 bottom-0 p-6 transition-opacity sm:p-10',
            isShown ? 'opacity-100 delay-200 duration-500' : 'opacity-0 duration-200',
          )}
        >
          <p className="telemetry mb-3 text-redline">
            {two(place)} / {two(count)}
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
            {hasPictures ? (
              <Picture
                src={picture.src}
                alt={picture.alt}
                width={600}
                height={600}
                sizes="(width >= 1024px) 15rem, 25vw"
                className="absolute inset-0 size-full object-cover"
              />
            ) : null}
          </div>
        ))}
      </div>
    </>
  )
}
