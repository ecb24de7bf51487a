import { registerHooks } from 'node:module'

/**
 * Node reads the package.json of drizzle-orm, 180 kB, anew for each of its 200 modules: a second of every start, and
 * 100 MB of memory that the process keeps. Its modules are ES modules beside each other, which is all that Node wants
 * to know. To be imported before anything that imports the database.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isInside = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isInside || !specifier.endsWith('.js')) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
