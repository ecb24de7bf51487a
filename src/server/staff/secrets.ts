import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: a session or a one-time link. Whoever holds it is believed. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of it. It has 256 bits, so that a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
