import { z } from 'zod'
import { generateReply, generateRequest } from './configurator.ts'

/** A saved build: shareable, printable, kept for as long as somebody opens it at least twice a year. */
export const planInput = z.object({
  title: z.string().trim().min(1).max(120),
  vehicleId: z.string().min(1).max(200),
  partIds: z.array(z.string().min(1).max(200)).max(60),
  request: generateRequest,
})
export const plan = z.object({
  code: z.string(),
  title: z.string(),
  createdAt: z.string(),
  engineVersion: z.string(),
  vehicleId: z.string(),
  partIds: z.array(z.string()),
  request: generateRequest,
  /** As the engine says today. */
  now: generateReply.pick({
    estimatedHorsepower: true,
    estimatedTorque: true,
    estimatedCost: true,
    partsCost: true,
    laborHours: true,
    laborCost: true,
    performanceGains: true,
    enhancedData: true,
    recommendedParts: true,
    power: true,
    timeSlip: true,
    stockTimeSlip: true,
    limits: true,
    safetyNotes: true,
  }),
  /** As it was when the plan was saved. */
  saved: z.object({ estimatedHorsepower: z.number(), estimatedCost: z.number() }),
  /** Why the numbers moved since, when they did. */
  moved: z.string().nullable(),
})
export type Plan = z.infer<typeof plan>
