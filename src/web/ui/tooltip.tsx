import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'

export const TOOLTIP_DELAY_MS = 700
/** After one tooltip closed, the next opens at once within this time. */
export const TOOLTIP_SKIP_MS = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  text: ReactNode
  children: ReactNode
  side?: 'top' | 'bottom'
  className?: string
}

/** A short explanation on hover after 700 ms, on focus at once; Escape closes it. The child keeps its own name. */
export function Tooltip({ text, children, side = 'top', className }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  const open = (delayMs: number) => {
    window.clearTimeout(timer.current)
    if (delayMs <= 0) setIsOpen(true)
    else timer.current = window.setTimeout(() => setIsOpen(true), delayMs)
  }
  const close = () => {
    window.clearTimeout(timer.current)
    if (isOpen) lastClosedAt = performance.now()
    setIsOpen(false)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches its focusable child
    <span
      className={classes('relative inline-flex', className)}
      aria-describedby={isOpen ? id : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse')
          open(performance.now() - lastClosedAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS)
      }}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen ? (
        <span
          role="tooltip"
          id={id}
          className={classes(
            'absolute left-1/2 z-50 w-max max-w-64 -translate-x-1/2 rounded-sm border border-hairline bg-raised px-3 py-2 text-sm normal-case tracking-normal text-light shadow-xl',
            side === 'top' ? 'bottom-full mb-2' : 'top-full mt-2',
          )}
        >
          {text}
        </span>
      ) : null}
    </span>
  )
}
