import type * as Server from '../../src/server/main.ts'

/** The server as it was built: tests open what customers get. Its types are those of the sources. */
export const { startShop } = (await import('../../dist/server/main.js' as string)) as typeof Server
