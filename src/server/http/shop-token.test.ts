import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gatekeeper, shopTokenOf, TOKEN_FILE } from './shop-token.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-token-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, TOKEN_FILE)
const start = (adminToken: string | null = null) => shopTokenOf({ adminToken, dataDir })

describe('the shop token', () => {
  test('is made by the first start, for the eyes of its user alone, and found by every later one', () => {
    const first = start()
    expect(first.isNew).toBe(true)
    expect(first.token).toMatch(/^[\w-]{32}$/)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual([TOKEN_FILE])
    chmodSync(file(), 0o644)
    expect(start()).toEqual({ token: first.token, isNew: false })
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('is that of the environment where one is set, and nothing is kept then', () => {
    expect(start('from-the-environment')).toEqual({ token: 'from-the-environment', isNew: false })
    expect(readdirSync(dataDir)).toEqual([])
  })

  test('is made anew where its file was cut short, and never empty', () => {
    writeFileSync(file(), '\n')
    expect(start()).toMatchObject({ isNew: true, token: readFileSync(file(), 'utf8').trim() })
    expect(start().token).toHaveLength(32)
  })
})

describe('who may do what', () => {
  const open = { adminToken: null, rateLimitPerMinute: 600 }
  const asked = (authorization?: string) =>
    ({ ip: '10.0.0.1', headers: authorization === undefined ? {} : { authorization } }) as never

  test('the owner is who sends the token, and nobody where there is none', () => {
    const { isOwner } = gatekeeper('the-token-of-this-shop', open)
    expect(isOwner(asked('Bearer the-token-of-this-shop'))).toBe(true)
    for (const other of [undefined, '', 'Bearer ', 'Bearer the-token-of-this-shot', 'Bearer null']) {
      expect(isOwner(asked(other))).toBe(false)
    }
    expect(gatekeeper(null, open).isOwner(asked('Bearer null'))).toBe(false)
  })

  test('controls are open, but not to a flood from one client; what changes data is the owner’s', () => {
    const { check } = gatekeeper('the-token-of-this-shop', open)
    for (let count = 0; count < 60; count += 1) check(asked(), 'control')
    expect(() => check(asked(), 'control')).toThrow(/open again/)
    check(asked('Bearer the-token-of-this-shop'), 'control')
    expect(() => check(asked(), 'owner')).toThrow(/shop token/)
    check(asked('Bearer the-token-of-this-shop'), 'owner')
  })

  test('with ADMIN_TOKEN the controls ask for it as well', () => {
    const { check } = gatekeeper('from-the-environment', { ...open, adminToken: 'from-the-environment' })
    expect(() => check(asked(), 'control')).toThrow(/shop token/)
    check(asked('Bearer from-the-environment'), 'control')
  })
})
