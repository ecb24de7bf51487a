import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { limitPer, refuseForNow, scaledLimit } from './limit-per.ts'
import { refuse } from './problem.ts'

export const TOKEN_FILE = 'shop-token'
const LEAST_LENGTH = 16
/** Controls per client in ten minutes, where the shop lets everybody use them. */
const OPEN_CONTROLS_PER_CLIENT = 60

export interface ShopToken {
  /** Null where none can be kept: then nobody is the owner until ADMIN_TOKEN is set. */
  token: string | null
  /** It was made just now: whoever started the shop has not seen it yet. */
  isNew: boolean
}

/** The token of the environment, else the one kept in `dataDir`, which the first start makes. */
export function shopTokenOf({ adminToken, dataDir }: Pick<Config, 'adminToken' | 'dataDir'>): ShopToken {
  if (adminToken !== null) return { token: adminToken, isNew: false }
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, TOKEN_FILE)
  const kept = readToken(file)
  if (kept) return { token: kept, isNew: false }
  const made = randomBytes(24).toString('base64url')
  const draft = `${file}.new-${process.pid}-${made.slice(0, 6)}`
  writeFileSync(draft, `${made}\n`, { mode: 0o600, flag: 'wx' })
  putInPlace(draft, file)
  const stands = readToken(file)
  return { token: stands ?? null, isNew: stands === made }
}

/** Of two shops that start at once, the first to link its file has made the token of both. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file)
    rmSync(draft)
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST'
    if (isTaken && readToken(file)) rmSync(draft)
    else renameSync(draft, file)
  }
}

/** A file that is empty or cut short is no token. */
function readToken(file: string): string | undefined {
  try {
    const token = readFileSync(file, 'utf8').trim()
    if (token.length < LEAST_LENGTH) return undefined
    chmodSync(file, 0o600)
    return token
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Who may do what: the owner everything, everybody else what `controls` leave open. */
export interface Gatekeeper {
  isOwner: (request: Pick<FastifyRequest, 'headers'>) => boolean
  /** Refuses whoever may not make this call. */
  check: (request: FastifyRequest, kind: 'control' | 'owner') => void
}

export function gatekeeper(
  token: string | null,
  config: Pick<Config, 'adminToken' | 'rateLimitPerMinute'>,
): Gatekeeper {
  const areControlsOpen = config.adminToken === null
  const secondsToWait = limitPer(scaledLimit(OPEN_CONTROLS_PER_CLIENT, config.rateLimitPerMinute))
  const wanted = token === null ? undefined : digest(token)
  const isOwner: Gatekeeper['isOwner'] = ({ headers }) => {
    const given = headers.authorization?.replace(/^bearer\s+/i, '')
    return wanted !== undefined && given !== undefined && timingSafeEqual(digest(given), wanted)
  }
  return {
    isOwner,
    check: (request, kind) => {
      if (isOwner(request)) return
      if (kind === 'owner' || !areControlsOpen) refuseStranger()
      refuseForNow(secondsToWait(request.ip), 'That was a lot of clicks. The controls open again in a moment.')
    },
  }
}

export const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Refuses with what to do: where the token is, and how it is sent. */
export function refuseStranger(why = 'Only the owner of this shop can do that.'): never {
  return refuse('unauthorized', `${why} Enter the shop token first. Only the shop's owner has it.`, {
    headers: { 'www-authenticate': 'Bearer' },
    help: { header: 'authorization: Bearer <shop token>' },
  })
}
