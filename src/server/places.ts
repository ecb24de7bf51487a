import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The project's folder: the sources in `src/server` and their bundle in `dist/server` lie equally deep in it. */
export const ROOT = join(import.meta.dirname, '..', '..')

const IS_BUNDLE = !import.meta.filename.endsWith('.ts')

/**
 * Where the program of a thread or process is: `planning/engine-thread` is `src/server/planning/engine-thread.ts` for the sources,
 * and `dist/server/engine-thread.js` for the bundle.
 */
export const programAt = (source: string): URL =>
  pathToFileURL(join(import.meta.dirname, IS_BUNDLE ? `${basename(source)}.js` : `${source}.ts`))
