import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { OpenWeb } from '../src/server/pages/web-bundle.ts'

const ROOT = join(import.meta.dirname, '..')
const ENTRY = 'virtual:dev-entry'
const ADMIN_ENTRY = 'virtual:dev-admin-entry'
/** What the browser asks Vite for; everything else is the shop's. */
const OF_VITE = /^\/(@|src\/|node_modules\/)/

type EntryServer = typeof import('../src/web/entry-server.tsx')

/** The browser's first script: hot reload before the shop's own entry, as files, never inline. */
const devEntry: Plugin = {
  name: 'dev-entry',
  resolveId: (id) => (id === ENTRY || id === ADMIN_ENTRY ? `\0${id}` : undefined),
  load: (id) => {
    const entry = { [`\0${ENTRY}`]: 'entry-client.tsx', [`\0${ADMIN_ENTRY}`]: 'admin/entry-admin.tsx' }[id]
    return entry && `import '/@vite/client'\nimport '/src/web/${entry}'`
  },
}

/**
 * The web straight from its sources: Vite answers for scripts and styles and renders the pages, so that a saved file is
 * in the browser at once. Nothing is built or compressed.
 */
export const openSources: OpenWeb = async (app, forgetPages) => {
  const vite = await createServer({
    root: ROOT,
    mode: 'development',
    appType: 'custom',
    plugins: [devEntry],
    optimizeDeps: { entries: ['src/web/entry-client.tsx', 'src/web/**/*-page.tsx'] },
    // The server itself is restarted when the rest of the sources change.
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  vite.watcher.on('all', forgetPages)
  answerByVite(app, vite)
  const server = async () => (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as EntryServer
  const { pageAddress } = await server()
  return {
    admin: { entry: `/@id/${ADMIN_ENTRY}`, styles: [] },
    bundle: {
      pageAddress,
      render: async (input) => {
        const { render } = await server()
        return render(input as Parameters<typeof render>[0])
      },
      boot: '/src/web/entry-boot.ts',
      entry: `/@id/${ENTRY}`,
      styles: ['/src/web/theme.css'],
      fonts: [],
      scriptsFor: () => [],
    },
  }
}

function answerByVite(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (OF_VITE.test(request.url)) vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
    else done()
  })
  // Before the server waits for its connections: the browser holds one open for news.
  app.addHook('preClose', () => vite.close())
}
