import { describe, expect, test } from 'vitest'
import { batchedWrites } from './batched-writes.ts'

/** A write that ends when the test says so. */
function slowWrites() {
  const batches: number[][] = []
  const ends: { done: () => void; failed: (error: Error) => void }[] = []
  const write = (items: readonly number[]) =>
    new Promise<void>((done, failed) => {
      batches.push([...items])
      ends.push({ done, failed })
    })
  return { batches, ends, write }
}

describe('gathered writes', () => {
  test('the first goes at once; those that arrive meanwhile go together after it', async () => {
    const { batches, ends, write } = slowWrites()
    const put = batchedWrites(write)
    const all = [1, 2, 3, 4].map(put)
    expect(batches).toEqual([[1]])
    ends[0]?.done()
    await all[0]
    await expect.poll(() => batches).toEqual([[1], [2, 3, 4]])
    ends[1]?.done()
    await Promise.all(all)
  })

  test('nobody is told before the write that holds them ended', async () => {
    const { ends, write } = slowWrites()
    const put = batchedWrites(write)
    const resolved: number[] = []
    const all = [1, 2].map((item) => put(item).then(() => resolved.push(item)))
    ends[0]?.done()
    await all[0]
    expect(resolved).toEqual([1])
    ends[1]?.done()
    await all[1]
    expect(resolved).toEqual([1, 2])
  })

  test('a failed write fails its own items and no others', async () => {
    const { ends, write } = slowWrites()
    const put = batchedWrites(write)
    const outcomes = Promise.allSettled([1, 2, 3].map(put))
    ends[0]?.failed(new Error('away'))
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.done()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    const later = put(4)
    ends[2]?.done()
    await later
  })

  test('a statement takes at most so many', async () => {
    const { batches, ends, write } = slowWrites()
    const put = batchedWrites(write, 2)
    const all = [1, 2, 3, 4].map(put)
    for (let end = 0; end < 3; end += 1) {
      await expect.poll(() => ends.length).toBe(end + 1)
      ends[end]?.done()
    }
    await Promise.all(all)
    expect(batches).toEqual([[1], [2, 3], [4]])
  })
})
