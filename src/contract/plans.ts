import { z } from 'zod'
import { generateReply, generateRequest } from './configurator.ts'
import { stage } from './packages.ts'
import { inductionPreference } from './planner.ts'

/** A saved build: shareable, printable, kept while a cart or an order names it, or somebody opens it twice a year. */
export const planInput = z.object({
  title: z.string().trim().min(1).max(120),
  vehicleId: z.string().min(1).max(200),
  partIds: z.array(z.string().min(1).max(200)).max(60),
  request: generateRequest,
  /** Says that the parts are this package of the planner, as it makes it today; absent for any other build. */
  stagePackage: z
    .object({ stage, induction: inductionPreference.default('auto'), fuel: z.string().max(10).default('93') })
    .optional(),
})
export type PlanInput = z.input<typeof planInput>
export const plan = z.object({
  code: z.string(),
  title: z.string(),
  /** The tool that made it: its labor rate is the one of the day it was saved. */
  tool: z.enum(['configurator', 'planner']),
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
    currentSetup: true,
    limits: true,
    safetyNotes: true,
  }),
  /** As it was when the plan was saved. */
  saved: z.object({ estimatedHorsepower: z.number(), estimatedCost: z.number() }),
  /** Why the numbers moved since, when they did. */
  moved: z.string().nullable(),
})
export type Plan = z.infer<typeof plan>
