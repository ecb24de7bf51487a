import { createServer } from 'node:http'

/** The least that a server can do: read the request to its end and write given bytes. The yardstick of `bench:http`. */
process.on('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((request, reply) => {
    request.resume().on('end', () => {
      reply.writeHead(200, { ...headers, 'content-length': bytes.length })
      reply.end(bytes)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
