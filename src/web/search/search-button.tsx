import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { latePart } from '../late-code/late-part.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const importPanel = () => import('./search-panel.tsx')
const SearchPanel = latePart(importPanel, 'search')

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The way into the search from everywhere: a box in the bar, a sign on narrow screens, and the key "/". */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes what is open
  useEffect(() => setOpen(false), [pathname, search])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const prepare = () => void importPanel().catch(() => {})
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="inline-flex h-11 w-9.5 items-center justify-center gap-2 sm:w-11 rounded-sm text-silver transition-colors hover:bg-raised hover:text-light xl:mr-1 xl:w-auto xl:border xl:border-hairline xl:bg-ink/40 xl:px-3 xl:text-sm"
      >
        <Icon name="search" className="size-5 xl:size-4" />
        <span className="hidden xl:inline">Search</span>
        <kbd className="figures hidden rounded-xs border border-hairline px-1.5 text-xs text-steel xl:inline">/</kbd>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Search"
        className="search-dialog mt-0! flex-col max-sm:m-0! max-sm:h-dvh max-sm:max-h-none! max-sm:w-full! max-sm:max-w-none! sm:mt-20! sm:w-[min(46rem,calc(100vw-2rem))]!"
      >
        <SearchPanel
          onLeave={() => setOpen(false)}
          fallback={
            <div className="px-4 pb-6 sm:px-5">
              <Skeleton className="h-12" />
            </div>
          }
        />
      </Dialog>
    </>
  )
}
