import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { LONG, LongestFirst } from './support/order.ts'

const ROOT = join(import.meta.dirname, '..')
const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })

describe('the order of the files', () => {
  test('names files that there are', () => {
    expect(LONG.filter((name) => !existsSync(join(ROOT, `${name}.test.ts`)))).toEqual([])
  })

  test('begins with what takes long, a project after the other, and leaves none out', async () => {
    const spec = (project: string, name: string) =>
      ({ project: { name: project, config: { sequence: { groupOrder: 0 } } }, moduleId: join(ROOT, name) }) as never
    const given: TestSpecification[] = [
      ...files.filter((name) => /^api\/.*\.test\.ts$/.test(name)).map((name) => spec('api', `tests/${name}`)),
      spec('tcp', 'tests/api/orders.test.ts'),
      ...files.filter((name) => /^stories\/.*\.test\.ts$/.test(name)).map((name) => spec('stories', `tests/${name}`)),
    ]
    const ctx = { cache: { getTestSpecificationResult: () => undefined } }
    const sorted = await new LongestFirst(ctx as never).sort(given)
    expect(new Set(sorted)).toEqual(new Set(given))
    const projects = sorted.map(({ project }) => project.name)
    expect(projects.filter((name, at) => name !== projects[at - 1])).toEqual(['tcp', 'stories', 'api'])
    const isLong = sorted.map(({ moduleId }) => LONG.some((name) => moduleId === join(ROOT, `${name}.test.ts`)))
    for (const project of ['stories', 'api']) {
      const long = isLong.filter((_, at) => projects[at] === project)
      expect(long.indexOf(true)).toBe(0)
      expect(long.lastIndexOf(true)).toBeLessThan(long.indexOf(false))
    }
  })
})
