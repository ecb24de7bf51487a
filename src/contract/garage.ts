import { z } from 'zod'
import { MAKES } from '../engine/model.ts'

/** What a vehicle identification number says, and which cars of the catalog it may be. */
export const vinReply = z.object({
  vin: z.string(),
  make: z.enum(MAKES),
  year: z.number().int(),
  /** The car in the words of the number itself: "Mustang GT Coupe, 5.0 L". Null where it says no more than make and year. */
  description: z.string().nullable(),
  /** The number names one model; otherwise these are the models that it may be, to pick from. */
  isModelKnown: z.boolean(),
  models: z.array(z.object({ modelId: z.string(), model: z.string() })),
  /** The versions that it may be: one, or those that it can't tell apart (the gearbox, mostly). */
  variants: z.array(z.object({ vehicleId: z.string(), modelId: z.string(), name: z.string() })),
})
export type VinReply = z.infer<typeof vinReply>
