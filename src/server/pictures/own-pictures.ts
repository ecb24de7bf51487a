import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { ownPictures, replacedPictures } from '../database/schema/catalog.ts'
import { loadSharp } from './load-sharp.ts'
import { ownPictureHash, ownPictureUrl } from './picture-index.ts'

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
  const sharp = await loadSharp()
  const { width, height } = await sharp(picture).metadata()
  await setAside(tx, subject)
  await tx.insert(ownPictures).values({ subject, hash, picture, width, height })
  return ownPictureUrl(hash)
}

export const dropPicture = (tx: Transaction, subject: string): Promise<void> => setAside(tx, subject)

/** Shows a picture of before again, by its address. False when it is none of the last ones. */
export async function restorePicture(tx: Transaction, subject: string, url: string): Promise<boolean> {
  const { hash, subject: of } = replacedPictures
  const [found] = await tx
    .delete(replacedPictures)
    .where(and(eq(of, subject), eq(hash, ownPictureHash(url))))
    .returning()
  if (!found) return false
  await setAside(tx, subject)
  const { replacedAt: _, ...picture } = found
  await tx.insert(ownPictures).values(picture)
  return true
}

/** Pictures of before that are kept of each subject. */
const MOST_REPLACED = 10

/** Takes the picture away, and keeps it among the last ones. */
async function setAside(tx: Transaction, subject: string): Promise<void> {
  const [gone] = await tx.delete(ownPictures).where(eq(ownPictures.subject, subject)).returning()
  if (!gone) return
  const { createdAt: _, ...picture } = gone
  const again = { target: replacedPictures.hash, set: { replacedAt: sql`clock_timestamp()` } }
  await tx.insert(replacedPictures).values(picture).onConflictDoUpdate(again)
  await tx.execute(sql`delete from ${replacedPictures} where subject = ${subject} and hash not in
    (select hash from ${replacedPictures} where subject = ${subject} order by replaced_at desc limit ${MOST_REPLACED})`)
}
