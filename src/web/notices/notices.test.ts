import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissNotice, NOTICE_REMOVAL_DELAY_MS, noticeStore, notify } from './notices.ts'

describe('notices', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  test('a new notice replaces the one that is visible', () => {
    notify({ title: 'first' })
    notify({ title: 'second' })
    expect(noticeStore.get().map((notice) => notice.title)).toEqual(['second'])
  })

  test('a dismissed notice stays in the list until the removal delay is over', () => {
    const id = notify({ title: 'gone soon' })
    dismissNotice(id)
    expect(noticeStore.get()[0]?.isOpen).toBe(false)
    vi.advanceTimersByTime(NOTICE_REMOVAL_DELAY_MS - 1)
    expect(noticeStore.get()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(noticeStore.get()).toHaveLength(0)
  })

  test('dismissing twice removes once', () => {
    const id = notify({ title: 'x' })
    dismissNotice(id)
    dismissNotice(id)
    expect(vi.getTimerCount()).toBe(1)
  })
})
