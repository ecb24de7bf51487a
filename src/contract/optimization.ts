import { z } from 'zod'

export const optimizationStatus = z.object({
  engineStatus: z.object({ isRunning: z.boolean(), accuracyTarget: z.number() }),
  /** 0..1: the mean over all tested results; 0 before the first test. */
  overallAccuracy: z.number(),
  vehicleAccuracy: z.array(
    z.object({
      vehicleModel: z.string(),
      /** As a reader knows the car: "Mazda MX-5 (NA 1.6)". */
      vehicleName: z.string(),
      /** Mean over its results' latest tests. */
      avgAccuracy: z.number(),
      testCount: z.number().int(),
      /** Overall accuracy is the mean of the vehicles' accuracies, each weighing this much. */
      resultCount: z.number().int(),
    }),
  ),
  accuracyTrends: z.array(
    z.object({
      date: z.string(),
      trendDirection: z.enum(['improving', 'declining', 'stable']),
      testsRun: z.number().int(),
      fixesApplied: z.number().int(),
      issuesIdentified: z.number().int(),
      overallAccuracy: z.number(),
    }),
  ),
  recentActions: z.array(
    z.object({
      action: z.string(),
      vehicleModel: z.string(),
      vehicleName: z.string(),
      timestamp: z.string(),
      result: z.enum(['success', 'failed', 'other']),
    }),
  ),
})
export type OptimizationStatus = z.infer<typeof optimizationStatus>
export const engineReply = z.object({ success: z.boolean(), isRunning: z.boolean(), message: z.string() })
export const triggerBody = z.object({ testCount: z.number().int().min(1).max(200).default(20) })
export const triggerReply = z.object({ success: z.boolean(), vehicleModel: z.string(), testsQueued: z.number().int() })
