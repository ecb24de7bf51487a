import { z } from 'zod'

/** Contact details as pages and mails show them; they go before SHOP_EMAIL, SHOP_PHONE and SHOP_ADDRESS. */
export const contactDetails = z.object({
  email: z.email('Enter a valid email address').max(320),
  phone: z.string().trim().min(5, 'Enter a phone number').max(60),
  address: z.string().trim().min(5, 'Enter a postal address').max(300),
})
export type ContactDetails = z.infer<typeof contactDetails>

/** One thing that a shop needs before it opens for real. */
export const goLiveStep = z.object({ id: z.string(), title: z.string(), todo: z.string(), isDone: z.boolean() })

export const today = z.object({
  ordersByState: z.array(z.object({ state: z.string(), orders: z.number() })),
  openMessages: z.number(),
  /** Dyno sheets and time slips that customers sent. */
  resultsToCheck: z.number(),
  failedJobs: z.number(),
  unsentMails: z.number(),
  lowStock: z.array(z.object({ id: z.string(), name: z.string(), stock: z.number() })),
  /** Appointments under way or within a day. */
  inBays: z.array(
    z.object({
      ...{ id: z.string(), startsAt: z.string(), endsAt: z.string(), timeZone: z.string() },
      ...{ bay: z.string(), kind: z.string(), name: z.string().nullable(), car: z.string().nullable() },
    }),
  ),
  goLive: z.array(goLiveStep),
})
export const health = z.object({
  startedAt: z.string(),
  node: z.string(),
  database: z.string(),
  databaseBytes: z.number(),
  catalog: z.object({ vehicles: z.number(), parts: z.number(), packages: z.number(), merchandise: z.number() }),
  queues: z.array(
    z.object({ queue: z.string(), waiting: z.number(), running: z.number(), done: z.number(), failed: z.number() }),
  ),
  failed: z.array(z.object({ id: z.string(), queue: z.string(), failedAt: z.string(), why: z.string() })),
})
export const jobParams = z.object({ queue: z.string().min(1).max(80), id: z.uuid() })
export type Today = z.infer<typeof today>
export type GoLiveStep = z.infer<typeof goLiveStep>
