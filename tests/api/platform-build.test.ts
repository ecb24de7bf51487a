import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '..', '..', 'dist')
/** What only the development builds of React and its libraries hold, or a choice left to run time. */
const DEVELOPMENT =
  /process\.env\.NODE_ENV|react[\w.-]*\.development\.js|jsxDEV|has a unique "key" prop|did not match the client/

test('no built file holds development code: nobody chooses between two builds of React at run time', () => {
  const assets = join(DIST, 'client', 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const files = [join(DIST, 'ssr', 'entry-server.js'), ...scripts.map((name) => join(assets, name))]
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter((file) => DEVELOPMENT.test(readFileSync(file, 'utf8')))
  expect(found.map((file) => file.slice(DIST.length))).toEqual([])
})
