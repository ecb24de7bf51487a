import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Copies the race's own address. */
export function CopyRace({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.href).href)
      notify({ title: 'Link copied', text: 'Anyone with the link sees this race.' })
    } catch {
      notify({
        title: 'Not copied',
        text: 'Open the race and copy the link from the address bar.',
        tone: 'destructive',
      })
    }
  }
  return (
    <Button kind="quiet" size="small" className="-mr-4 print:hidden" onClick={() => void copy()}>
      <Icon name="copy" className="size-4" />
      Copy link
    </Button>
  )
}
