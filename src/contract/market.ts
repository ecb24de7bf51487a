import { z } from 'zod'

/** One vehicle model of the catalog, as the market sees it. */
export const marketRow = z.object({
  vehicle: z.string(),
  year: z.number().int(),
  make: z.string(),
  model: z.string(),
  /** 0-100 each. */
  marketPresence: z.number(),
  popularityScore: z.number(),
  /** US dollars by the planner; null until packages were generated for the model. */
  averageStage2Cost: z.number().nullable(),
  socialMentions: z.number().int(),
  competitorPackages: z.number().int(),
})
export const marketAnalysis = z.object({
  summary: z.object({
    vehiclesAnalyzed: z.number().int(),
    totalSocialMentions: z.number().int(),
    /** True until the shop imports signals of its own. */
    isSample: z.boolean(),
  }),
  data: z.array(marketRow),
})
export const accuracyAnalysis = z.object({
  summary: z.object({
    /** Percent, 0-100: the mean over all results. */
    overallAccuracy: z.number(),
    /** Results are being judged: what stands here is of the state before; without rows nothing is judged yet. */
    isJudging: z.boolean(),
    highAccuracyPackages: z.number().int(),
    totalPackages: z.number().int(),
    packagesNeedingImprovement: z.number().int(),
    targetAchieved: z.boolean(),
  }),
  data: z.array(
    z.object({
      vehicle: z.string(),
      /** Percent: the mean over the model's results. */
      accuracyScore: z.number(),
      /** How many results stand behind the score. */
      results: z.number().int(),
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
        /** Null where nothing that names the car states it. */
        year: z.number().int().nullable(),
        make: z.string(),
        model: z.string(),
        /** As a source states it; the recommendations say whether at the crank or at the wheels. */
        basePower: z.number(),
        socialMentions: z.number().int(),
        /** US dollars, an estimate: what stage 2 costs on our cars of about this power. */
        averageStage2Cost: z.number(),
        competitorPackages: z.number().int(),
      }),
    }),
  ),
})
export const jobReply = z.object({ success: z.boolean(), jobId: z.string(), message: z.string() })

/** A long job as a dashboard watches it. */
export const jobStatus = z.object({
  id: z.string(),
  kind: z.enum(['generate', 'optimize', 'engine', 'trigger']),
  status: z.enum(['running', 'done', 'stopped', 'failed']),
  /** Steps done of all; `total` is 0 while it is not known yet. */
  done: z.number().int(),
  total: z.number().int(),
  message: z.string(),
})

/** What a visitor looked at: counted for a vehicle, never for a person. */
export const demandBody = z.object({
  kind: z.enum(['view', 'plan']),
  /** A model's slug or one variant's id. */
  vehicle: z.string().min(1).max(200),
})
export const demandReply = z.object({ counted: z.boolean() })

/** CSV text with the columns vehicle, source, mentions, date. */
export const csvBody = z.object({ csv: z.string().min(1).max(95_000) })
export const badRow = z.object({
  /** Line of the file, the header being line 1. */
  row: z.number().int(),
  reason: z.string(),
})
export const importReply = z.object({
  imported: z.number().int(),
  /** Rows that were stored before or stand twice in the file. */
  duplicates: z.number().int(),
  badRows: z.array(badRow),
})

export type MarketAnalysis = z.infer<typeof marketAnalysis>
export type AccuracyAnalysis = z.infer<typeof accuracyAnalysis>
export type PriorityAdditions = z.infer<typeof priorityAdditions>
export type JobStatus = z.infer<typeof jobStatus>
export type ImportReply = z.infer<typeof importReply>
