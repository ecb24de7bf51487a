import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ROOT = join(import.meta.dirname, '..', '..')

/** What begins last must be short. */
const PROJECTS = ['tcp', 'stories', 'api', 'unit']
/** Files that take long for their size. */
export const LONG = [
  'tests/stories/every-page',
  'tests/api/platform-process',
  'tests/api/catalog-import',
  'tests/api/optimization',
  'tests/api/evidence',
  'tests/api/upgrade',
  'tests/api/seed',
  'tests/stories/dashboards',
  'src/server/configurator/every-vehicle',
  'scripts/plan',
  'scripts/command-line/commands',
]
const long = new Set(LONG.map((name) => join(ROOT, `${name}.test.ts`)))

/**
 * What takes long begins first, so that no core waits for one last file. vitest goes by how long a file took the last
 * time, which a fresh clone does not know, and else by its size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      PROJECTS.indexOf(project.name) * 2 + (long.has(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
