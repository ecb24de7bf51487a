import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database, Transaction } from '../database/connection.ts'
import { ownPictures } from '../database/schema/catalog.ts'
import { ownPictureUrl } from './picture-index.ts'

/** The addresses of the shop's own pictures, by what they show: "parts:turbo-kit". */
export async function ownPictureUrls(db: Database | Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ subject: ownPictures.subject, hash: ownPictures.hash }).from(ownPictures)
  return new Map(rows.map(({ subject, hash }) => [subject, ownPictureUrl(hash)]))
}

/** The bytes at `/images/own/<hash>`; undefined when no picture has it any more. */
export async function ownPicture(db: Database, hash: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ picture: ownPictures.picture }).from(ownPictures).where(eq(ownPictures.hash, hash))
  return row?.picture
}

/** Keeps a picture that `readPhoto` made, instead of the one before; every process is told. Returns its address. */
export async function keepPicture(tx: Transaction, subject: string, picture: Buffer): Promise<string> {
  const hash = createHash('sha256').update(subject).update(picture).digest('hex').slice(0, 32)
  const { width, height } = await sharp(picture).metadata()
  const row = { hash, picture, width, height }
  await tx
    .insert(ownPictures)
    .values({ subject, ...row })
    .onConflictDoUpdate({ target: ownPictures.subject, set: { ...row, createdAt: new Date() } })
  return ownPictureUrl(hash)
}

export async function dropPicture(tx: Transaction, subject: string): Promise<void> {
  await tx.delete(ownPictures).where(eq(ownPictures.subject, subject))
}
