import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PictureStore } from './picture-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (length: number) => Promise.resolve(Buffer.alloc(length, 1))

describe('the store of made pictures', () => {
  test('makes a picture once, also over a restart', async () => {
    let made = 0
    const make = () => {
      made += 1
      return bytes(10)
    }
    for (let start = 0; start < 3; start += 1) {
      const store = new PictureStore({ folder, maxBytes: 1_000, clock: () => start })
      expect(await store.getOrMake('a', make)).toHaveLength(10)
    }
    expect(made).toBe(1)
  })

  test('stays within its bytes, and the longest unused goes first', async () => {
    let now = 1_000
    const store = new PictureStore({ folder, maxBytes: 250, clock: () => (now += 1_000) })
    await store.getOrMake('a', () => bytes(100))
    await store.getOrMake('b', () => bytes(100))
    await store.getOrMake('a', () => Promise.reject(new Error('made twice')))
    await store.getOrMake('c', () => bytes(100))
    expect(readdirSync(folder)).toHaveLength(2)
    await store.getOrMake('a', () => Promise.reject(new Error('made twice')))
    await expect(store.getOrMake('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  })

  test('works without a folder to write to', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const store = new PictureStore({ folder: join(file, 'below'), maxBytes: 1_000, clock: () => 0 })
    expect(await store.getOrMake('a', () => bytes(5))).toHaveLength(5)
  })
})
