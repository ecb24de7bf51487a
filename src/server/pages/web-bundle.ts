import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../contract/shop.ts'
import { type AdminBundle, loadAdminBundle } from './admin-page.ts'

/** One request of a page being rendered, and its answer: the web's own client speaks this. */
export interface PageRequest {
  /** The call as the contract lists it, with its input, for who answers without an address. */
  name: string
  input?: { params?: object; query?: object } | undefined
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}
export type PageTransport = (request: PageRequest) => Promise<{
  status: number
  statusText: string
  body: string
  /** What `body` tells, already read and of the contract's form. */
  value?: unknown
}>

export interface RenderedPage {
  status: number
  head: string
  html: string
  state: string
  /** Source files of the page, as the build manifest names them. */
  preloads: string[]
  isCacheable: boolean
}
export type Render = (input: {
  url: string
  send: PageTransport
  shop: Shop
  /** The renderer waits for it before the work that holds the event loop. */
  ownTurn: () => Promise<void>
}) => Promise<RenderedPage>

interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

/** The built web: what renders pages, and where the browser finds their scripts and styles. */
export interface WebBundle {
  render: Render
  /** The one address that a page is rendered and kept under; undefined for what cannot be read. */
  pageAddress: (url: string) => string | undefined
  /** The script that a page begins with; it asks for the others after the first paint. */
  boot: string
  entry: string
  styles: readonly string[]
  /** Fonts that every page shows at once. */
  fonts: readonly string[]
  /** Addresses of all scripts that a page's source files stand for, without the entry. */
  scriptsFor: (sources: readonly string[]) => string[]
}

/** Where the web comes from. `forgetPages` is called when what it renders changed. */
export type OpenWeb = (
  app: FastifyInstance,
  forgetPages: () => void,
) => Promise<{
  bundle: WebBundle
  /** Where the built assets are; absent where nothing is built. */
  clientFolder?: string
  /** The back office, and where its assets are built. */
  admin?: AdminBundle
  adminFolder?: string
}>

/** The web as it was built into `dist/`. */
export const openBuilt =
  (dist: string): OpenWeb =>
  async () => ({
    ...{ bundle: await loadWebBundle(dist), clientFolder: join(dist, 'client') },
    ...{ admin: loadAdminBundle(join(dist, 'admin')), adminFolder: join(dist, 'admin') },
  })

/** Loads `dist/`. Throws, with what to do, when the web was not built. */
export async function loadWebBundle(dist: string): Promise<WebBundle> {
  const manifestFile = join(dist, 'client', '.vite', 'manifest.json')
  const serverFile = join(dist, 'ssr', 'entry-server.js')
  if (!existsSync(manifestFile) || !existsSync(serverFile)) {
    throw new Error(`the web is not built in ${dist}: run "npm run build" first, or "npm start", which builds it`)
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  const { render, pageAddress } = (await import(pathToFileURL(serverFile).href)) as Pick<
    WebBundle,
    'render' | 'pageAddress'
  >
  return { render, pageAddress, ...addresses(manifest) }
}

export function addresses(
  manifest: Readonly<Record<string, ManifestChunk>>,
): Omit<WebBundle, 'render' | 'pageAddress'> {
  const chunks = Object.entries(manifest)
  const [boot, entryChunk] = [manifest['src/web/entry-boot.ts'], manifest['src/web/entry-client.tsx']]
  if (!boot || !entryChunk) throw new Error('the build manifest has no entry')
  const files = new Set(chunks.flatMap(([, chunk]) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]))
  const withImports = (name: string, into: Set<string>): Set<string> => {
    const chunk = manifest[name]
    if (!chunk || into.has(chunk.file)) return into
    into.add(chunk.file)
    for (const inner of chunk.imports ?? []) withImports(inner, into)
    return into
  }
  return {
    boot: `/${boot.file}`,
    entry: `/${entryChunk.file}`,
    styles: [...files].filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    fonts: [...files].filter((file) => /archivo.*\.woff2$/.test(file)).map((file) => `/${file}`),
    scriptsFor: (sources) => {
      const found = new Set<string>()
      for (const inner of entryChunk.imports ?? []) withImports(inner, found)
      for (const source of sources) withImports(source, found)
      found.delete(entryChunk.file)
      return [...found].filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
    },
  }
}
