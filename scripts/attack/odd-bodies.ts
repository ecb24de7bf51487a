import type { Findings } from './findings.ts'
import { readShop } from './shop-words.ts'
import { type Target, TOKEN } from './target.ts'

const PHASE = 'raw'

/** Bodies 3,500 levels deep, broken encodings and names of the language itself, to every call that takes a body. */
export async function oddBodies(target: Target, findings: Findings): Promise<void> {
  const { operations } = await readShop(target.send)
  const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
  const bodies: readonly [name: string, body: string][] = [
    ['3,500 arrays', deep('[', ']', 3_500)],
    ['3,500 objects', deep('{"a":', '}', 3_500).replace(':}', ':1}')],
    ['3,500 levels in a field', `{"lines":${deep('[', ']', 3_500)},"messages":${deep('[', ']', 3_500)}}`],
    ['40,000 arrays', deep('[', ']', 40_000)],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a broken end', '{"a":'],
    ['a byte order mark', '\ufeff{}'],
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['half a surrogate pair', '{"name":"\\ud800","text":"\\udc00"}'],
    ['NUL', '{"name":"\\u0000"}'],
    ['one name 9,000 times', `{${Array.from({ length: 9_000 }, () => '"a":1').join(',')}}`],
  ]
  const paths = operations
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'x') }))
  for (const { method, path } of [...paths, { method: 'POST', path: '/mcp' }]) {
    for (const [name, body] of bodies) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }
      const { status } = await target.send({
        method,
        path,
        headers: { ...headers, accept: 'application/json, text/event-stream' },
        body,
      })
      if (status >= 500 || status === 0) findings.add(PHASE, `${status} to a body of ${name}`, `${method} ${path}`)
    }
  }
  const gzip = await target.send({
    method: 'POST',
    path: '/api/demand',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: '{}',
  })
  if (gzip.status >= 500) findings.add(PHASE, `${gzip.status} to a compressed body`, 'POST /api/demand')
}
