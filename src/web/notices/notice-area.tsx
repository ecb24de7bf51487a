import { useSyncExternalStore } from 'react'
import { NoticeList } from './notice-list.tsx'
import { noticeStore } from './notices.ts'

const NONE = [] as const

/** Where notices appear. Their code comes with the page: they also say that other code did not come. */
export function NoticeArea() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get, () => NONE)
  return notices.length === 0 ? null : <NoticeList notices={notices} />
}
