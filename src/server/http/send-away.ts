import type { Server } from 'node:http'

/** A client that asks within this time is told to open its next connection elsewhere. */
const SEND_AWAY_MS = 2_000

/** Every reply from now on closes its connection: nobody is in the middle of one when the server stops. */
export async function sendAway(server: Server): Promise<void> {
  server.prependListener('request', (_, reply) => {
    reply.shouldKeepAlive = false
  })
  await new Promise((done) => setTimeout(done, SEND_AWAY_MS))
}
