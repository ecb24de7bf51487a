import { z } from 'zod'
import { askedCar, partCard } from './shop-parts.ts'

export const SEARCH_TYPES = ['part', 'package', 'vehicle', 'build', 'gear', 'help'] as const

export const searchQuery = z.object({
  q: z.string().max(200),
  /** The customer's own car: what fits it is marked and comes first. */
  vehicle: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(60).default(30),
})

export const searchHit = z.object({
  type: z.enum(SEARCH_TYPES),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
  imageUrl: z.string().nullable(),
  price: z.number().nullable(),
  /** Of a part. */
  part: partCard.nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

export const searchReply = z.object({
  q: z.string(),
  /** The car that the words name. */
  car: askedCar.nullable(),
  /** The model that they name without a year that tells its generations apart; no part is said to fit it. */
  model: askedCar.omit({ vehicleId: true }).nullable(),
  /** What was searched for instead, where a word was mistyped or left out. */
  insteadOf: z.object({ searched: z.string(), why: z.enum(['spelling', 'left_out']) }).nullable(),
  hits: z.array(searchHit),
  /** Beginnings of words to mark in titles. */
  marks: z.array(z.string()),
  /** Where to go when nothing was found. */
  suggestions: z.array(z.object({ label: z.string(), path: z.string() })),
})
export type SearchReply = z.infer<typeof searchReply>
