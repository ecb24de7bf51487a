import { useEffect, useRef, useState } from 'react'
import { PauseButton } from '../carousel/pause-button.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { HeroVideo } from './hero-video.tsx'
import { useSmoke } from './use-smoke.ts'

/** The car's nose on a phone, most of it on a tablet, all of it beside the words. */
const PLACE = 'object-[30%_50%] sm:object-[74%_50%] lg:object-[62%_50%]'

const supportsScrollTimeline = () => CSS.supports('animation-timeline: scroll()')

/** Zooms the picture while the page scrolls away, in browsers that cannot do it by style alone. */
function useScrollZoom(target: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current
    if (!element || supportsScrollTimeline() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const zoom = () => {
      frame = 0
      const share = Math.min(1, window.scrollY / window.innerHeight)
      element.style.transform = `scale(${1 + share * 0.16})`
      element.style.opacity = String(1 - share * 0.65)
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(zoom)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [target])
}

export function Hero() {
  const section = useRef<HTMLElement>(null)
  const media = useRef<HTMLDivElement>(null)
  const [isPlaying, setIsPlaying] = useState(true)
  const [hasVideo, setHasVideo] = useState(false)
  useSmoke(section)
  useScrollZoom(media)
  return (
    <section
      ref={section}
      aria-label="Welcome"
      className="relative isolate flex min-h-[max(40rem,100svh)] flex-col justify-end overflow-hidden sm:justify-start"
    >
      <div
        ref={media}
        className="hero-media absolute inset-x-0 top-0 -z-20 h-[50%] sm:max-lg:top-auto sm:max-lg:bottom-0 sm:max-lg:h-[64%] sm:max-lg:mask-t-from-70% lg:h-full"
      >
        <Picture
          src="/images/hero/home-poster.webp"
          alt=""
          width={1920}
          height={1080}
          isFirst
          quality={60}
          sizes="(width < 40rem) 190vw, 100vw"
          className={`absolute inset-0 size-full object-cover ${PLACE}`}
        />
        <HeroVideo screen="home" place={PLACE} isPlaying={isPlaying} onReady={() => setHasVideo(true)} />
      </div>
      <div aria-hidden="true" className="smoke smoke-far absolute -inset-24 -z-10" />
      <div aria-hidden="true" className="smoke smoke-near absolute -inset-32 -z-10" />
      <div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
      <div className="page-width pt-28 pb-16 sm:pt-32 sm:pb-24">
        <p className="telemetry mb-6 flex items-center gap-3 text-redline">
          <svg
            viewBox="0 0 60 24"
            className="h-5 w-12"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M0 16h18l8-13 10 19 6-9h18" />
          </svg>
          Adrenaline Performance
        </p>
        <h1 className="headline max-w-[14ch] text-[clamp(1.9rem,9.4vw,7.25rem)] lg:text-[clamp(4.5rem,7.6vw,7.25rem)]">
          UNLEASH YOUR ADRENALINE
        </h1>
        <p className="mt-6 max-w-xl text-lg text-silver sm:text-xl">
          Ultimate destination for racing and performance upgrades across all platforms
        </p>
        <div className="mt-10 flex flex-wrap gap-4 lg:flex-col lg:items-start">
          <ButtonLink to="/configurator" size="large">
            BUILD YOUR RIDE
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink to="/builds" kind="outline" size="large">
            WATCH BUILDS
          </ButtonLink>
        </div>
      </div>
      {hasVideo ? (
        <PauseButton
          what="hero video"
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying((was) => !was)}
          className="absolute right-24 bottom-6"
        />
      ) : null}
    </section>
  )
}
