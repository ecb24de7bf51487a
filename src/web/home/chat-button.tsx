import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'

/**
 * The way to the assistant from the home page. It never lies on text: a bar of its own at the foot of a narrow
 * screen, and on a wide one as wide as the margin beside the page.
 */
export function ChatButton() {
  return (
    <>
      <div aria-hidden="true" className="h-12 md:hidden print:hidden" />
      <Link
        to="/intelligent-assistant"
        className="fixed inset-x-0 bottom-0 z-30 flex h-12 items-center justify-center gap-3 border-t border-hairline bg-panel text-sm font-bold text-light transition-colors hover:text-redline md:right-0 md:bottom-8 md:left-auto md:h-14 md:w-9 md:rounded-l-sm md:border-0 md:bg-redline md:text-ink md:hover:bg-ember md:hover:text-ink print:hidden"
      >
        <Icon name="chat" className="size-5 text-redline md:text-ink" />
        <span className="md:sr-only">Chat with the assistant</span>
      </Link>
    </>
  )
}
