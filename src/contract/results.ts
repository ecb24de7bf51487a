import { z } from 'zod'

const line = z.string().trim().max(120)
/** `taken_back`: it was approved, and its evidence was taken out again. */
const RESULT_STATES = ['asked', 'sent', 'approved', 'declined', 'taken_back'] as const
export type ResultState = (typeof RESULT_STATES)[number]

/** What the customer is asked for, with what the order knows already. */
export const resultAsked = z.object({
  state: z.enum(RESULT_STATES),
  orderNumber: z.string(),
  /** Cars that the order's parts are for. */
  cars: z.array(z.object({ vehicleId: z.string(), name: z.string(), yearFrom: z.number(), yearTo: z.number() })),
  parts: z.array(z.string()),
  hasPhoto: z.boolean(),
})
export type ResultAsked = z.infer<typeof resultAsked>

const hp = z.number().min(20, 'must be 20 to 5000 hp').max(5000, 'must be 20 to 5000 hp')
/** A dyno sheet, a time slip, or both. */
export const resultInput = z
  .object({
    vehicleId: line.min(1, 'Pick your car'),
    year: z.number().int().min(1950).max(2035),
    wheelHp: hp.optional(),
    baselineWheelHp: hp.optional(),
    dyno: line.default(''),
    fuel: z.string().trim().max(30).default(''),
    quarterMileS: z.number().min(5).max(30).optional(),
    trapMph: z.number().min(30).max(300).optional(),
    notes: z.string().trim().max(1000).default(''),
    /** The shop may show the build. */
    mayShow: z.boolean().default(false),
  })
  .refine((result) => result.wheelHp !== undefined || result.quarterMileS !== undefined, {
    path: ['wheelHp'],
    message: 'Enter wheel hp or a quarter mile',
  })
export type ResultInput = z.input<typeof resultInput>
export type SentResult = z.output<typeof resultInput>

export const resultList = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      state: z.enum(RESULT_STATES),
      orderId: z.string(),
      orderNumber: z.string(),
      sentAt: z.string().nullable(),
      hasPhoto: z.boolean(),
      /** "2018 Ford Mustang GT 5.0": the car of the result. */
      car: z.string().nullable(),
      evidenceId: z.string().nullable(),
      result: resultInput.nullable(),
    }),
  ),
})
/** `evidenceId`: the dyno sheet counts from now on; null for a time slip alone. `buildId`: it is in the gallery. */
export const resultApproved = z.object({
  evidenceId: z.string().nullable(),
  flagged: z.string().nullable(),
  buildId: z.string().nullable(),
})
