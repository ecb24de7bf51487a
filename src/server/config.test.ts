import { describe, expect, test } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.ok ? [] : read.problems
}

describe('the environment', () => {
  test('may be empty: the shop then runs on its own', () => {
    const read = readConfig({})
    expect(read).toMatchObject({
      ok: true,
      config: { port: 3000, dataDir: './data', databaseUrl: null, ai: null, shopify: null, adminToken: null },
    })
  })

  test('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ ok: true, config: { port: 3000 } })
  })

  test('is refused with every wrong variable named, and what to write', () => {
    const problems = problemsOf({ PORT: '99999', NODE_ENV: 'prod', SHOP_EMAIL: 'nobody', DATABASE_URL: 'mysql://x' })
    expect(problems).toHaveLength(4)
    for (const name of ['PORT="99999"', 'NODE_ENV="prod"', 'SHOP_EMAIL="nobody"', 'DATABASE_URL="mysql://x"']) {
      expect(
        problems.some((line) => line.startsWith(name) && line.includes('write')),
        name,
      ).toBe(true)
    }
  })

  test('takes a number of processes, or "auto" for one per core', () => {
    expect(readConfig({})).toMatchObject({ config: { processes: 1 } })
    expect(readConfig({ PROCESSES: '4' })).toMatchObject({ config: { processes: 4 } })
    const auto = readConfig({ PROCESSES: 'auto' })
    expect(auto.ok && auto.config.processes).toBeGreaterThanOrEqual(1)
    for (const wrong of ['0', '-1', '1.5', 'all', '65']) {
      expect(problemsOf({ PROCESSES: wrong })[0], wrong).toMatch(/^PROCESSES=.*"auto"/)
    }
  })

  test('takes addresses and networks of proxies, and nothing else for them', () => {
    const read = readConfig({ TRUST_PROXY: '10.0.0.5, 192.168.0.0/16,2001:db8::/32' })
    expect(read.ok && read.config.trustProxy).toEqual(['10.0.0.5', '192.168.0.0/16', '2001:db8::/32'])
    expect(readConfig({})).toMatchObject({ config: { trustProxy: [] } })
    for (const wrong of ['true', '10.0.0.1/33', '10.0.0.1/', '1', 'proxy.example', '10.0.0.1/8/8']) {
      expect(problemsOf({ TRUST_PROXY: wrong })[0], wrong).toMatch(/^TRUST_PROXY=.*write addresses/)
    }
  })

  test('never tells a secret back', () => {
    expect(problemsOf({ ADMIN_TOKEN: 'short' }).join()).not.toContain('short')
    expect(problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db' }).join()).not.toContain('hunter2')
  })

  test('wants what belongs together', () => {
    expect(problemsOf({ SHOPIFY_STORE_DOMAIN: 'a.myshopify.com' })[0]).toMatch(/^SHOPIFY_STOREFRONT_TOKEN is not set/)
    expect(problemsOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })[0]).toMatch(/^AI_API_KEY is not set/)
    expect(problemsOf({ AI_PROVIDER: 'compatible', AI_MODEL: 'm' })[0]).toMatch(/^AI_BASE_URL is not set/)
  })

  test('reads every variable that it names', () => {
    expect(VARIABLES).toContain('UNSPLASH_ACCESS_KEY')
    expect(new Set(VARIABLES).size).toBe(VARIABLES.length)
  })
})
