import { z } from 'zod'

/** What narrows a long list, and where its next page begins. */
export const listQuery = z.object({
  q: z.string().trim().max(120).optional(),
  /** `next` of the page before. */
  after: z.string().max(300).optional(),
})
export const next = z.string().nullable()
export const idParams = z.object({ id: z.string().min(1).max(200) })

export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Whether this change can be taken back, unless something changed since. */
  canUndo: z.boolean(),
})
export type AuditEntry = z.infer<typeof auditEntry>
export const auditList = z.object({ entries: z.array(auditEntry), next })
export const auditQuery = z.object({
  subject: z.string().max(200).optional(),
  actor: z.string().max(320).optional(),
  after: z.coerce.number().int().optional(),
})
