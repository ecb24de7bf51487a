import { createServer } from 'node:net'
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts'

/** A PostgreSQL of our own in `folder`. With `overTcp` its address is host and port, as a server elsewhere has. */
export async function startPostgres(
  folder: string,
  overTcp: boolean,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!overTcp) return startEmbeddedPostgres({ dataDir: folder })
  const tcpPort = await freePort()
  const postgres = await startEmbeddedPostgres({ dataDir: folder, tcpPort })
  return { url: `postgresql://shop@127.0.0.1:${tcpPort}/shop`, stop: postgres.stop }
}

/** A TCP port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('no port'))))
    })
  })
}
