import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs travels in one file instead of twenty small ones. */
const SHELL =
  /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/[\w-]+)\/|src\/web\/(api|head|late-code|notices)\/|src\/web\/ui\/(badge|button|card|classes|crumbs|empty|error-boundary|icon|mark|missing|money|picture|section|skeleton|tooltip|dialog)\.tsx?$/

const SERVER_ROUTER = join(import.meta.dirname, 'src/web/app/server-router.tsx')

/** The renderer's own links (`server-router.tsx`) for all that the web imports from react-router. */
const serverLinks: Plugin = {
  name: 'server-links',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react-router' && importer?.includes('/src/web/') && importer !== SERVER_ROUTER ? SERVER_ROUTER : null,
}

/**
 * Only the web is built. `vite build` writes dist/client with a manifest; `vite build --ssr` writes
 * dist/ssr/entry-server.js, which the server imports and asks to render pages.
 */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [serverLinks] : [])],
  // The renderer too: at run time nobody would choose between the two builds of React that it would hold.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        ssr: true,
        emptyOutDir: true,
        target: 'node24',
        ssrEmitAssets: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
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
          input: 'src/web/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
        },
      },
  // The built renderer is one file; from the sources Node loads the packages itself.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
