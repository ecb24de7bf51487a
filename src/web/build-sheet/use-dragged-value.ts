import { useEffect, useRef, useState } from 'react'

/** A figure that changes more often than this cannot be read. */
const FOLLOW_MS = 100
/** A hand that has not moved for this long rests. */
const REST_MS = 250
/** Two frames after a change come within this time where nothing was held up. */
const SMOOTH_MS = 40

/**
 * What stands under the hand of somebody who drags: `value` moves in the same frame. The owner is told of the first
 * change and then every tenth of a second, or, where that costs a frame, when the hand rests; in the end with
 * `isDragging` false. To let go (`release`) tells it at once, so that no button speaks of an earlier build; so does a
 * press that moves nothing (`press`): what is shown may be a build of the visitor's own, beside the line.
 */
export function useDraggedValue(
  at: number,
  onAt: (at: number, isDragging: boolean) => void,
): { value: number; hold: (at: number) => void; press: () => void; release: () => void } {
  const [ahead, setAhead] = useState<number>()
  const hand = useRef({ onAt, wanted: at, reported: at, timer: 0, isSlow: false })
  useEffect(() => {
    hand.current.onAt = onAt
  }, [onAt])
  useEffect(() => () => window.clearTimeout(hand.current.timer), [])

  const wait = () => {
    window.clearTimeout(hand.current.timer)
    hand.current.timer = window.setTimeout(follow, hand.current.isSlow ? REST_MS : FOLLOW_MS)
  }
  const tell = () => {
    const now = hand.current
    now.reported = now.wanted
    now.onAt(now.wanted, true)
    const reported = performance.now()
    requestAnimationFrame(() =>
      requestAnimationFrame((time) => {
        now.isSlow = time - reported > SMOOTH_MS
      }),
    )
    wait()
  }
  const follow = () => {
    const now = hand.current
    if (now.reported !== now.wanted) {
      tell()
      return
    }
    now.timer = 0
    now.onAt(now.wanted, false)
    setAhead(undefined)
  }
  const hold = (wanted: number) => {
    const now = hand.current
    now.wanted = wanted
    setAhead(wanted)
    if (now.isSlow) wait()
    else if (now.timer === 0) tell()
  }
  const press = () => {
    const now = hand.current
    window.clearTimeout(now.timer)
    now.timer = 0
    now.wanted = ahead ?? at
    now.reported = now.wanted
    now.onAt(now.wanted, false)
    setAhead(undefined)
  }
  const release = () => {
    if (ahead !== undefined) press()
  }
  return { value: ahead ?? at, hold, press, release }
}
