import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'

const HIDDEN_KEY = 'adrenaline.overlay-hidden'
const HIDE_EVERY_MS = 500

/** Hides console panels that development tools put into the page. */
function hideConsolePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-console-panel], #console-panel, .console-panel')) {
    panel.hidden = true
  }
}

/** Development mode only: opens the page in a bare window; the small button hides this one for the session. */
export default function DevelopmentOverlay() {
  const [isHidden, setIsHidden] = useState(() => sessionStorage.getItem(HIDDEN_KEY) === 'yes')
  useEffect(() => {
    const timer = window.setInterval(hideConsolePanels, HIDE_EVERY_MS)
    return () => window.clearInterval(timer)
  }, [])
  if (isHidden) return null
  return (
    <div className="fixed bottom-4 left-4 z-50 flex items-center rounded-sm border border-hairline bg-raised shadow-xl print:hidden">
      <button
        type="button"
        className="min-h-10 px-4 text-sm text-silver hover:text-light"
        onClick={() => window.open(window.location.href, '_blank', 'width=1200,height=800,toolbar=no,menubar=no')}
      >
        hide console
      </button>
      <button
        type="button"
        aria-label="Hide this button for the session"
        className="inline-flex size-10 items-center justify-center text-steel hover:text-light"
        onClick={() => {
          sessionStorage.setItem(HIDDEN_KEY, 'yes')
          setIsHidden(true)
        }}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
