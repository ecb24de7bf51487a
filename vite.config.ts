import { join } from 'node:path'
import prefresh from '@prefresh/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type PluginOption } from 'vite'

/** What every page needs travels in one file instead of twenty small ones. */
const SHELL =
  /node_modules\/(preact|react-router|scheduler|@tanstack\/[\w-]+)\/|src\/web\/(api|head|late-code)\/|src\/web\/notices\/notice(s|-area)\.|src\/web\/ui\/(badge|button|card|classes|crumbs|empty|error-boundary|icon|mark|missing|money|picture|section|skeleton|tooltip|dialog)\.tsx?$/

const SERVER_ROUTER = join(import.meta.dirname, 'src/web/app/server-router.tsx')

const KEPT_PARTS = join(import.meta.dirname, 'src/web/layout/kept-parts.tsx')

/**
 * The renderer's own links (`server-router.tsx`) for all that the web imports from react-router, and bar and footer as they
 * were written once (`kept-parts.tsx`) for those of the layout.
 */
const serverParts: Plugin = {
  name: 'server-parts',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source === 'react-router' && importer?.includes('/src/web/') && importer !== SERVER_ROUTER) return SERVER_ROUTER
    return /^\.\/(nav-bar|footer)\.tsx$/.test(source) && importer?.endsWith('/layout/layout.tsx') ? KEPT_PARTS : null
  },
}

/** The pages are written for React; Preact runs them: a third of the script, and twice the pages in a second. */
const PREACT = [
  { find: /^react-dom\/(server|client)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: join(import.meta.dirname, 'src/web/preact/react.js') },
]

/** Packages mark what runs in a browser for frameworks that ask. */
const onwarn = (warning: { code?: string }, warn: (warning: never) => void) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning as never)
}

/**
 * Only the web is built. `vite build` writes dist/client with a manifest; `vite build --ssr` writes
 * dist/ssr/entry-server.js, which the server imports and asks to render pages.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [tailwindcss(), isSsrBuild && serverParts, command === 'serve' && (prefresh() as PluginOption)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The renderer too: at run time nobody would choose between the two builds of React that it would hold.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  resolve: { alias: PREACT },
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        ssr: true,
        emptyOutDir: true,
        target: 'node24',
        ssrEmitAssets: false,
        rolldownOptions: { onwarn, input: 'src/web/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          onwarn,
          output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
        },
      },
  // The built renderer is one file; from the sources Node loads the packages itself, but for those that ask for React.
  ssr: { noExternal: command === 'build' ? true : [/^react/, /^@tanstack\//, /radix-ui/, /^@hookform\//] },
}))
