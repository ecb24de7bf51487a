import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

/** Throws, with what to do, when the shop could not listen, or not keep its data, once its database runs. */
export async function checkPlaces({ port, host, dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null) checkFolder(dataDir)
  if (port !== 0) await checkPort(port, host)
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`the folder ${folder} cannot be written (${code}): set DATA_DIR to one that can`, { cause: error })
  }
}

async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed)
      server.listen(port, host, done)
    })
  } catch (error) {
    throw new Error(portWords(error as NodeJS.ErrnoException, port, host), { cause: error })
  } finally {
    await new Promise((done) => server.close(done))
  }
}

/** A port that is free now: processes that come and go stay on it. */
export async function freePort(host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(0, host, done)
  })
  const bound = server.address()
  await new Promise((done) => server.close(done))
  if (bound === null || typeof bound === 'string') throw new Error(`no port on ${host}`)
  return bound.port
}

/** What the operator can do about an address that nobody can listen on. */
export function portWords({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken: stop what listens there, or set PORT`
  if (code === 'EACCES') return `port ${port} is not ours to open: set PORT to 1024 or more`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address ${host}: set HOST`
  return message
}
