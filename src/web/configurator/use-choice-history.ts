import { useCallback, useState } from 'react'
import type { Part } from '../../engine/model.ts'

/** The chosen parts, and what the last hand on them pushed out. */
export interface Choice {
  chosen: readonly Part[]
  dropped: readonly Part[]
  because: Part | undefined
  /** Made by the slider: steps of it that follow each other are one. */
  isSlide?: boolean
}

/** So many steps lead back. */
const KEPT = 50

/** The choice with the way back. `before` is what the last change replaced. */
export function useChoiceHistory(first: () => Choice) {
  const [steps, setSteps] = useState<readonly Choice[]>(() => [first()])
  const record = useCallback((next: (before: Choice) => Choice) => {
    setSteps((known) => {
      const last = known.at(-1) as Choice
      const made = next(last)
      const kept = made.isSlide && last.isSlide ? known.slice(0, -1) : known
      return [...kept, made].slice(-KEPT)
    })
  }, [])
  const undo = useCallback(() => setSteps((known) => (known.length > 1 ? known.slice(0, -1) : known)), [])
  return { choice: steps.at(-1) as Choice, before: steps.at(-2), record, undo }
}
