import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticeStore } from './notices.ts'

const NoticeList = lazy(() => import('./notice-list.tsx'))
const NONE = [] as const

/** Where notices appear. Its code loads with the first notice. */
export function NoticeArea() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE)
  if (notices.length === 0) return null
  return (
    <Suspense fallback={null}>
      <NoticeList notices={notices} />
    </Suspense>
  )
}
