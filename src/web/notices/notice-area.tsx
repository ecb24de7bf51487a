import { useEffect, useState, useSyncExternalStore } from 'react'
import type { NoticeList } from './notice-list.tsx'
import { dismissNotice, NOTICE_MS, type Notice, noticeStore } from './notices.ts'

const NONE = [] as const
const FIRST_ACTS = ['pointerdown', 'keydown'] as const
/** What the first tap does is painted before the code of notices is asked for. */
const AFTER_PAINT_MS = 200

/**
 * Where notices appear. What shows them comes with the visitor's first tap or key, which most notices answer; an earlier
 * one, such as one of code that did not come, is said in plain words until then.
 */
export function NoticeArea() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE)
  const [List, setList] = useState<typeof NoticeList>()
  const isNeeded = notices.length > 0
  useEffect(() => {
    if (List) return
    const bring = () => {
      import('./notice-list.tsx').then(
        (code) => setList(() => code.NoticeList),
        () => {},
      )
    }
    if (isNeeded) bring()
    let timer: number | undefined
    const bringSoon = () => {
      timer ??= window.setTimeout(bring, AFTER_PAINT_MS)
    }
    for (const act of FIRST_ACTS) window.addEventListener(act, bringSoon, { once: true, passive: true })
    return () => {
      window.clearTimeout(timer)
      for (const act of FIRST_ACTS) window.removeEventListener(act, bringSoon)
    }
  }, [List, isNeeded])
  if (!isNeeded) return null
  return List ? <List notices={notices} /> : <PlainNotices notices={notices} />
}

function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  const [latest] = notices
  useEffect(() => {
    if (!latest) return
    const timer = window.setTimeout(() => dismissNotice(latest.id), NOTICE_MS)
    return () => window.clearTimeout(timer)
  }, [latest])
  return (
    <div
      role="status"
      className="fixed right-0 bottom-0 z-100 flex w-[min(26rem,100vw)] flex-col gap-3 p-4 print:hidden"
    >
      {notices
        .filter(({ isOpen }) => isOpen)
        .map(({ id, title, text, tone }) => (
          <div
            key={id}
            className={`light-edge grid gap-1 rounded-sm border-l-4 bg-panel p-5 shadow-2xl ${tone === 'destructive' ? 'border-l-redline' : 'border-l-go'}`}
          >
            <p className="font-bold text-light">{title}</p>
            {text ? <p className="text-sm text-silver">{text}</p> : null}
          </div>
        ))}
    </div>
  )
}
