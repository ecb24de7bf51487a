import { useEffect, useState } from 'react'

/** Runs when the frame that is being made is on the screen. */
const afterFrame = (run: () => void) => void requestAnimationFrame(() => setTimeout(run))

/**
 * A choice that shows in the very next frame what was tapped. What the choice changes, such as the address and the list that
 * it names, follows when that frame is on the screen. Answers what to show, and the tap.
 */
export function useAtOnce(isChosen: boolean, onToggle: () => void): [isShown: boolean, toggle: () => void] {
  const [tapped, setTapped] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what became true, by this tap or another way, is what counts
  useEffect(() => setTapped(undefined), [isChosen])
  const isShown = tapped ?? isChosen
  const toggle = () => {
    setTapped(!isShown)
    afterFrame(onToggle)
  }
  return [isShown, toggle]
}
