import { z } from 'zod'

export const marketAnalysis = z.object({
  summary: z.object({
    vehiclesAnalyzed: z.number().int(),
    totalSocialMentions: z.number().int(),
    isSample: z.boolean(),
  }),
  data: z.array(
    z.object({
      vehicle: z.string(),
      year: z.number().int(),
      make: z.string(),
      model: z.string(),
      /** 0-100 each. */
      marketPresence: z.number(),
      popularityScore: z.number(),
      averageStage2Cost: z.number(),
      socialMentions: z.number().int(),
      competitorPackages: z.number().int(),
    }),
  ),
})
export const accuracyAnalysis = z.object({
  summary: z.object({
    /** Percent, 0-100. */
    overallAccuracy: z.number(),
    highAccuracyPackages: z.number().int(),
    totalPackages: z.number().int(),
    packagesNeedingImprovement: z.number().int(),
    targetAchieved: z.boolean(),
  }),
  data: z.array(
    z.object({
      vehicle: z.string(),
      accuracyScore: z.number(),
      marketDemand: z.number(),
      competitivePositioning: z.string(),
      recommendations: z.array(z.string()),
    }),
  ),
})
export const priorityAdditions = z.object({
  priorityAdditions: z.array(
    z.object({
      vehicle: z.string(),
      marketDemand: z.number(),
      competitivePositioning: z.string(),
      recommendations: z.array(z.string()),
      vehicleDetails: z.object({
        year: z.number().int(),
        make: z.string(),
        model: z.string(),
        basePower: z.number(),
        socialMentions: z.number().int(),
        averageStage2Cost: z.number(),
        competitorPackages: z.number().int(),
      }),
    }),
  ),
})
export const jobReply = z.object({ success: z.boolean(), jobId: z.string(), message: z.string() })
export type MarketAnalysis = z.infer<typeof marketAnalysis>
export type AccuracyAnalysis = z.infer<typeof accuracyAnalysis>
export type PriorityAdditions = z.infer<typeof priorityAdditions>
