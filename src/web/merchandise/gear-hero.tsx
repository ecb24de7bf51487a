import { useState } from 'react'
import { PauseButton } from '../carousel/pause-button.tsx'
import { HeroVideo } from '../home/hero-video.tsx'
import { Picture } from '../ui/picture.tsx'

const PLACE = 'object-[62%_50%]'

export function GearHero() {
  const [isPlaying, setIsPlaying] = useState(true)
  const [hasVideo, setHasVideo] = useState(false)
  return (
    <section
      aria-label="Gear"
      className="relative isolate flex min-h-[26rem] flex-col justify-end overflow-hidden sm:min-h-[34rem] lg:min-h-[38rem]"
    >
      <div className="absolute inset-x-0 top-0 bottom-44 -z-20">
        <Picture
          src="/images/hero/gear-poster.webp"
          alt=""
          width={1920}
          height={1080}
          isFirst
          quality={60}
          sizes="(width < 40rem) 200vw, 100vw"
          className={`absolute inset-0 size-full object-cover ${PLACE}`}
        />
        <HeroVideo screen="gear" place={PLACE} isPlaying={isPlaying} onReady={() => setHasVideo(true)} />
      </div>
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/40 to-ink/30" />
      <div className="page-width pt-32 pb-12">
        <p className="telemetry mb-4 text-redline">Merchandise</p>
        <h1 className="headline headline-page">ADRENALINE GEAR</h1>
        <p className="mt-4 text-lg text-silver">Represent the lifestyle</p>
      </div>
      {hasVideo ? (
        <PauseButton
          what="hero video"
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying((was) => !was)}
          className="absolute right-5 bottom-6 sm:right-10"
        />
      ) : null}
    </section>
  )
}
