import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Where the browser finds the back office's own script and styles. */
export interface AdminBundle {
  entry: string
  styles: readonly string[]
}

/** The back office as it was built into `dist/admin`, a bundle that shares nothing with the shop's. */
export function loadAdminBundle(folder: string): AdminBundle {
  const file = join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) throw new Error(`the back office is not built in ${folder}: run "npm run build" first`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string; isEntry?: boolean }>
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry) ?? { file: '' }
  const styles = chunks.filter((chunk) => chunk.file.endsWith('.css'))
  return { entry: `/admin/${entry.file}`, styles: styles.map((chunk) => `/admin/${chunk.file}`) }
}

/** One document for every address of the back office: it holds nobody's data, which comes by calls that know who asks. */
export function registerAdminPage(app: FastifyInstance, { entry, styles }: AdminBundle): void {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>Back office | Adrenaline Performance</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="module" src="${entry}"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, (_, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
      return reply.send(html)
    })
  }
}
