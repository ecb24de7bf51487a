/** Constants of the specification. */
export const NOTICE_LIMIT = 1
export const NOTICE_MS = 5000
export const NOTICE_SWIPE_PX = 50
export const NOTICE_HOTKEY = 'F8'
export const NOTICE_REMOVAL_DELAY_MS = 1_000_000

export interface NoticeInput {
  title: string
  text?: string
  /** `destructive` is the look of a failure. */
  tone?: 'default' | 'destructive'
}
export interface Notice extends NoticeInput {
  id: number
  isOpen: boolean
}

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a notice; a new one replaces the one that is visible. Answers its id. */
export function notify(input: NoticeInput): number {
  const id = nextId++
  set([{ ...input, id, isOpen: true }, ...notices].slice(0, NOTICE_LIMIT))
  return id
}

/** Closes a notice. It leaves the list only after the removal delay, so that its closing can be seen. */
export function dismissNotice(id: number): void {
  if (!notices.some((notice) => notice.id === id && notice.isOpen)) return
  set(notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)))
  setTimeout(() => set(notices.filter((notice) => notice.id !== id)), NOTICE_REMOVAL_DELAY_MS)
}

export const noticeStore = {
  get: (): readonly Notice[] => notices,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
