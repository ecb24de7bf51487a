// @module-tag sweep
import { join } from 'node:path'
import { expect } from 'vitest'
import { loadWebBundle } from '../../src/server/pages/web-bundle.ts'
import { visitorStory as story } from '../support/browser.ts'
import type { TestShop } from '../support/shop.ts'

/** Paths of every field of a reply; of a list, those of its first item. */
function fieldsOf(value: unknown, at: readonly string[] = []): string[][] {
  if (Array.isArray(value)) return value.length > 0 ? fieldsOf(value[0], [...at, '0']) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [[...at, name], ...fieldsOf(inner, [...at, name])])
}

function without(value: unknown, path: readonly string[]): unknown {
  const copy = structuredClone(value) as Record<string, unknown>
  let holder = copy
  for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, unknown>
  delete holder[path.at(-1) ?? '']
  return copy
}

async function pagesOf(shop: TestShop): Promise<string[]> {
  const first = async (path: string) => ((await (await shop.fetch(path)).json()) as Record<string, string>[])[0]
  const [brand, item, build] = await Promise.all(['/api/brands', '/api/packages', '/api/builds'].map(first))
  return [
    ...['/', '/packages', '/builds', '/merchandise', '/enhanced-packages', '/accuracy'],
    `/brands/${brand?.slug}`,
    `/models/${item?.modelId}`,
    `/packages/${item?.slug}`,
    `/builds/${build?.id}`,
  ]
}

story('no page breaks or shows NaN when any one field is missing from a reply', async ({ shop }) => {
  const web = await loadWebBundle(join(import.meta.dirname, '..', '..', 'dist'))
  const details = (await (await shop.fetch('/api/shop')).json()) as Parameters<typeof web.render>[0]['shop']
  const replies = new Map<string, Promise<string>>()
  const whole = (path: string) => {
    const known = replies.get(path) ?? shop.fetch(path).then((reply) => reply.text())
    replies.set(path, known)
    return known
  }
  const wrong: string[] = []
  let tried = 0
  for (const url of await pagesOf(shop)) {
    const asked = new Set<string>()
    const show = (cut?: { path: string; field: readonly string[] }) =>
      web.render({
        url,
        shop: details,
        ownTurn: () => Promise.resolve(),
        send: async ({ path }) => {
          asked.add(path)
          const body = await whole(path)
          return {
            status: 200,
            statusText: 'OK',
            body: cut?.path === path ? JSON.stringify(without(JSON.parse(body), cut.field)) : body,
          }
        },
      })
    await show()
    for (const path of [...asked]) {
      for (const field of fieldsOf(JSON.parse(await whole(path)))) {
        tried += 1
        const name = `${url} without ${field.join('.')} of ${path}`
        try {
          const { html, head } = await show({ path, field })
          const [nonsense] =
            /.{0,30}\b(NaN|undefined|Infinity)\b|\[object/.exec(head + html.replace(/<[^>]*>/g, ' ')) ?? []
          if (nonsense) wrong.push(`${name}: shows ${nonsense}`)
        } catch (error) {
          wrong.push(`${name}: ${(error as Error).message}`)
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})
