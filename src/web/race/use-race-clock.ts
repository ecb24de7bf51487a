import { useCallback, useEffect, useRef, useState } from 'react'

/** Runs a race in real time: `draw` is told each moment that the screen shows, and nothing renders meanwhile. */
export function useRaceClock(
  draw: (raceS: number) => void,
  { fromS, toS, restS }: Record<'fromS' | 'toS' | 'restS', number>,
) {
  const [isRunning, setIsRunning] = useState(false)
  const nowS = useRef(restS)
  /** Until somebody moves it, the race shows how it ends and starts from the line. */
  const isAtRest = useRef(true)
  const frame = useRef(0)
  const show = useCallback(
    (raceS: number) => {
      nowS.current = raceS
      draw(raceS)
    },
    [draw],
  )
  const pause = useCallback(() => {
    cancelAnimationFrame(frame.current)
    setIsRunning(false)
  }, [])
  const play = useCallback(() => {
    cancelAnimationFrame(frame.current)
    if (isAtRest.current || nowS.current >= toS) nowS.current = fromS
    isAtRest.current = false
    let beforeMs: number | undefined
    const step = (timeMs: number) => {
      const elapsedS = beforeMs === undefined ? 0 : Math.min(0.1, (timeMs - beforeMs) / 1000)
      beforeMs = timeMs
      show(Math.min(toS, nowS.current + elapsedS))
      if (nowS.current >= toS) setIsRunning(false)
      else frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
    setIsRunning(true)
  }, [show, fromS, toS])
  const seek = useCallback(
    (raceS: number) => {
      pause()
      isAtRest.current = false
      show(raceS)
    },
    [pause, show],
  )
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return { isRunning, play, pause, seek }
}
