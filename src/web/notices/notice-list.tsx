import { Toast } from 'radix-ui'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { dismissNotice, NOTICE_HOTKEY, NOTICE_MS, NOTICE_SWIPE_PX, type Notice } from './notices.ts'

/** One notice at a time: 5 seconds, swipe right to dismiss, F8 moves the focus here. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <Toast.Provider duration={NOTICE_MS} swipeDirection="right" swipeThreshold={NOTICE_SWIPE_PX} label="Notice">
      {notices.map((notice) => (
        <Toast.Root
          key={notice.id}
          open={notice.isOpen}
          onOpenChange={(isOpen) => !isOpen && dismissNotice(notice.id)}
          type={notice.tone === 'destructive' ? 'foreground' : 'background'}
          className={classes(
            'notice light-edge relative grid gap-1 rounded-sm border-l-4 bg-panel p-5 pr-12 shadow-2xl',
            notice.tone === 'destructive' ? 'border-l-redline' : 'border-l-go',
          )}
        >
          <Toast.Title className="font-bold text-light">{notice.title}</Toast.Title>
          {notice.text ? <Toast.Description className="text-sm text-silver">{notice.text}</Toast.Description> : null}
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-2 right-2 inline-flex size-9 items-center justify-center rounded-sm text-steel hover:text-light"
          >
            <Icon name="close" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={[NOTICE_HOTKEY]}
        className="fixed right-0 bottom-0 z-100 m-0 flex w-[min(26rem,100vw)] list-none flex-col gap-3 p-4 outline-none print:hidden"
      />
    </Toast.Provider>
  )
}
