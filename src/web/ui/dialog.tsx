import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Empty } from './empty.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Icon } from './icon.tsx'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** Name for screen readers; shown as the heading unless hidden. */
  title: string
  isTitleHidden?: boolean
  /** `center` is a window, `right` a side drawer. */
  place?: 'center' | 'right'
  className?: string
  children: ReactNode
}

/** A modal on the browser's own dialog element: focus stays inside, Escape and a click beside it close it. */
export function Dialog({ isOpen, onClose, title, isTitleHidden, place = 'center', className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A drawer stands in the frame after the tap; what is in it may come a frame later, and its size stays.
  const [isOpenSinceFrame, setOpenSinceFrame] = useState(false)
  useEffect(() => setOpenSinceFrame(isOpen), [isOpen])
  const isFilled = isOpen && (place === 'center' || isOpenSinceFrame)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) return showThenModal(element)
    if (!isOpen && element.open) element.close()
    return undefined
  }, [isOpen])
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the element handles itself
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={classes(
        'dialog fixed z-50 border-hairline bg-panel text-light backdrop:bg-ink/80',
        place === 'right'
          ? 'drawer inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(26rem,100vw)] border-l'
          : 'inset-0 m-auto h-fit max-h-[92dvh] w-[min(72rem,calc(100vw-2rem))] rounded-sm border',
        className,
      )}
    >
      {isOpen ? (
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2">
            <h2 className={isTitleHidden ? 'sr-only' : 'headline text-xl'}>{title}</h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="-mr-2 ml-auto inline-flex size-11 items-center justify-center rounded-sm text-silver hover:bg-raised hover:text-light"
            >
              <Icon name="close" />
            </button>
          </div>
          {isFilled ? (
            <ErrorBoundary fallback={(_, retry) => <Broken onRetry={retry} />}>{children}</ErrorBoundary>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}

/**
 * Shows the dialog at once and makes it modal two frames later: what is modal makes all of the page behind it inert, and
 * that must not come before the frame of the tap is on the screen. Ends with focus where it was in the dialog, and with
 * the opener to go back to.
 */
function showThenModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dialog.close()
  }
  const makeModal = () => {
    window.removeEventListener('keydown', closeOnEscape)
    if (!dialog.open || !dialog.isConnected) return
    const focused = document.activeElement
    // Not `close`: that would tell the page that the visitor closed it.
    dialog.removeAttribute('open')
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    dialog.showModal()
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true })
  }
  dialog.show()
  // A modal has that key by itself.
  window.addEventListener('keydown', closeOnEscape)
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(makeModal)
    })
  })
  return () => {
    window.removeEventListener('keydown', closeOnEscape)
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="p-5">
      <Empty title="This section broke" action={<Button onClick={onRetry}>Show it again</Button>}>
        That's on us. The rest of the page still works.
      </Empty>
    </div>
  )
}

/** A dialog that slides in from the right. */
export function Drawer(props: Omit<DialogProps, 'place'>) {
  return <Dialog {...props} place="right" />
}
