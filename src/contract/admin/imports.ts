import { z } from 'zod'

/** A preview writes nothing; absent: it is one. */
export const importQuery = z.object({
  write: z.literal('1').optional(),
  /** Import the right lines of a file that has wrong ones. */
  skipWrong: z.literal('1').optional(),
  /** Take imported parts that the file does not name off the shop. */
  removeGone: z.literal('1').optional(),
})
export type ImportQuery = z.infer<typeof importQuery>

/** So many wrong lines are told one by one. */
export const MOST_WRONG_LINES = 200
/** What a file of 100,000 parts has, twice. */
export const MOST_IMPORT_BYTES = 64 * 1024 * 1024

export const importReply = z.object({
  /** Null when nothing was written. */
  importId: z.number().int().nullable(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Imported parts that the file does not name. */
  gone: z.number().int(),
  wrong: z.number().int(),
  wrongLines: z.array(z.object({ line: z.number().int(), why: z.string() })),
  changes: z.array(
    z.object({
      ...{ sku: z.string(), name: z.string() },
      ...{ oldPriceCents: z.number().int(), newPriceCents: z.number().int() },
    }),
  ),
})
export type ImportReply = z.infer<typeof importReply>

export const importParams = z.object({ id: z.coerce.number().int().positive() })
export const undoReply = z.object({ removed: z.number().int(), restored: z.number().int() })
export const importList = z.object({
  imports: z.array(
    z.object({
      ...{ id: z.number().int(), fileName: z.string(), parts: z.number().int() },
      ...{ createdAt: z.string(), undoneAt: z.string().nullable() },
    }),
  ),
})
