/**
 * Moves an endless strip: `count` slides followed by copies of the first ones. Scrolling is the browser's own, so
 * touch, wheel and keyboard work by themselves; this only steps it and jumps unseen where the copies begin.
 */
export const TRANSITION_MS = 600

const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2)

export interface LoopTrack {
  step: (direction: 1 | -1) => void
  stop: () => void
}

export function loopTrack(strip: HTMLElement, count: number): LoopTrack {
  let frame = 0
  const slideWidth = () => (strip.firstElementChild as HTMLElement | null)?.getBoundingClientRect().width ?? 0
  const stop = () => {
    cancelAnimationFrame(frame)
    strip.style.scrollSnapType = ''
  }
  const step = (direction: 1 | -1) => {
    stop()
    const width = slideWidth()
    if (width === 0) return
    const at = Math.round(strip.scrollLeft / width)
    let index = at
    if (direction === 1 && at >= count) index = at - count
    if (direction === -1 && at <= 0) index = at + count
    if (index !== at) strip.scrollLeft = index * width
    const from = index * width
    const to = (index + direction) * width
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      strip.scrollLeft = to
      return
    }
    strip.style.scrollSnapType = 'none'
    const startedAt = performance.now()
    const move = (now: number) => {
      const share = Math.min(1, (now - startedAt) / TRANSITION_MS)
      strip.scrollLeft = from + (to - from) * easeInOut(share)
      if (share < 1) frame = requestAnimationFrame(move)
      else strip.style.scrollSnapType = ''
    }
    frame = requestAnimationFrame(move)
  }
  return { step, stop }
}
