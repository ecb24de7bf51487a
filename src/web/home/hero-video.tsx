import { useEffect, useRef, useState } from 'react'

interface NetworkHints {
  connection?: { saveData?: boolean }
}

/** No video at all for visitors who asked for less motion or less data. */
function wantsVideo(): boolean {
  const savesData = (navigator as NetworkHints).connection?.saveData === true
  return !savesData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface HeroVideoProps {
  /** Whose loop it is. */
  screen: 'home' | 'gear'
  /** Which part of the picture is in sight: the poster's, or the car would jump. */
  place: string
  isPlaying: boolean
  onReady: () => void
}

/**
 * The hero's loop: comes after the page has loaded, over its own poster, and rests while it is off screen. It is a
 * hair smaller than the poster, so that the poster stays the page's largest paint.
 */
export function HeroVideo({ screen, place, isPlaying, onReady }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!wantsVideo()) return
    const start = () => window.setTimeout(() => setIsWanted(true), 400)
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])
  useEffect(() => {
    const element = video.current
    if (!element || !isWanted) return
    const observer = new IntersectionObserver((entries) => {
      const isVisible = entries.some((entry) => entry.isIntersecting)
      if (isVisible && isPlaying) element.play().catch(() => undefined)
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWanted, isPlaying])
  if (!isWanted) return null
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => {
        setIsShown(true)
        onReady()
      }}
      className={`absolute inset-px h-[calc(100%-2px)] w-[calc(100%-2px)] object-cover transition-opacity duration-700 ${place} ${isShown ? 'opacity-100' : 'opacity-0'}`}
    >
      <source src={`/pictures/hero/${screen}.webm`} type="video/webm" />
      <source src={`/pictures/hero/${screen}.mp4`} type="video/mp4" />
    </video>
  )
}
