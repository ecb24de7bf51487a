import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startShop } from './start-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-start-'))
const taken = createServer()
beforeAll(() => new Promise<void>((done) => taken.listen(0, '127.0.0.1', done)))
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true, force: true })
})

function configFor(env: Record<string, string>): Config {
  const read = readConfig({ LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...env })
  if (!read.ok) throw new Error(read.problems.join())
  return read.config
}

describe('a shop that cannot open', () => {
  /** How it ends, and what it had begun by then. */
  const start = async (env: Record<string, string>) => {
    const config = configFor(env)
    const begun: string[] = []
    const shop = startShop({ config, log: createLog(config), onProgress: (words) => begun.push(words) })
    const words = await shop.then(
      async ({ stop }) => {
        await stop()
        return 'open'
      },
      (error: Error) => error.message,
    )
    return { words, begun }
  }

  test('says that its port is taken, before a database is started', async () => {
    const port = (taken.address() as AddressInfo).port
    expect(await start({ PORT: String(port) })).toEqual({
      words: `port ${port} is taken: stop what listens there, or set PORT`,
      begun: [],
    })
  })

  test('says that its host is not this machine', async () => {
    const { words, begun } = await start({ PORT: '45987', HOST: '192.0.2.1' })
    expect(words).toBe('this machine has no address 192.0.2.1: set HOST')
    expect(begun).toEqual([])
  })

  test('says that its folder cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { words, begun } = await start({ DATA_DIR: join(file, 'data') })
    expect(words).toMatch(/^the folder .* cannot be written \(ENOTDIR\): set DATA_DIR/)
    expect(begun).toEqual([])
  })
})
