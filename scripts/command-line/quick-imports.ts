import { registerHooks } from 'node:module'

/**
 * Node 24 parses a package's package.json anew for each file that is imported from it; drizzle-orm's is 180 kB and its
 * files a hundred, most of what a command of the database would take. Between its own files an address is plain.
 * Holds for what is imported after this.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL && /\/node_modules\/drizzle-orm\/.*\.js$/.test(context.parentURL)
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
