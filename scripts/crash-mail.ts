import { createServer, type Socket } from 'node:net'

/** A mail server that takes everything and remembers it: how often each message id came, with which text. */
export interface MailServer {
  url: string
  received: Map<string, string[]>
  close: () => void
}

function take(socket: Socket, received: Map<string, string[]>): void {
  let text = ''
  let isData = false
  socket.on('error', () => {})
  socket.on('data', (chunk: Buffer) => {
    text += chunk
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = text.slice(0, end)
      text = text.slice(end + (isData ? 5 : 2))
      if (isData) keep(line, received)
      isData = !isData && /^data$/i.test(line)
      if (/^(ehlo|helo)/i.test(line) && !isData) socket.write('250 mail.example\r\n')
      else if (/^quit$/i.test(line)) socket.end('221 bye\r\n')
      else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
  socket.write('220 mail.example\r\n')
}

function keep(mail: string, received: Map<string, string[]>): void {
  const id = /^message-id:\s*<([^@>]+)/im.exec(mail)?.[1] ?? 'without an id'
  const text = mail.replace(/^(date|content-type|content-transfer-encoding|mime-version): .*\r\n/gim, '')
  received.set(id, [...(received.get(id) ?? []), text])
}

export function startMailServer(): Promise<MailServer> {
  const received = new Map<string, string[]>()
  const server = createServer((socket) => take(socket, received))
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      done({ url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() })
    })
  })
}
