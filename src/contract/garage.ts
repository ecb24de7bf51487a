import { z } from 'zod'
import { MAKES } from '../engine/model.ts'

/** What a vehicle identification number says, and which cars of the catalog it may be. */
export const vinReply = z.object({
  vin: z.string(),
  make: z.enum(MAKES),
  year: z.number().int(),
  /** The pattern names one model; otherwise these are the make's models of that year, to pick from. */
  isModelKnown: z.boolean(),
  models: z.array(z.object({ modelId: z.string(), model: z.string() })),
})
export type VinReply = z.infer<typeof vinReply>
