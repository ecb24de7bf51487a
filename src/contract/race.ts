import { z } from 'zod'
import type { RaceRun } from '../engine/dragstrip/race-run.ts'

/** What may race: a stock car of the catalog, a package, a saved build, or the car that a saved build starts from. */
export const RACER_KINDS = ['stock', 'package', 'plan', 'before'] as const
export type RacerKind = (typeof RACER_KINDS)[number]

const racer = z
  .string()
  .max(160)
  .regex(
    new RegExp(`^(${RACER_KINDS.join('|')}):[\\w.-]+$`),
    'must be stock:<vehicle id>, package:<slug>, plan:<code> or before:<plan code>',
  )

export const raceQuery = z.object({ a: racer, b: racer.optional(), c: racer.optional() })

const figures = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])

/** One lane: who runs, and the run of the engine's drag strip. */
export const raceLane = z.object({
  /** As the query named it; null for a build that has no address of its own. */
  racer: z.string().nullable(),
  /** What tells it from the same car in the other lane: "Stock", a package's name, a saved build's title. */
  detail: z.string(),
  /** "2018-2021 Ford Mustang GT", "Mustang GT", and which of them: "10-speed automatic". */
  name: z.string(),
  model: z.string(),
  variant: z.string(),
  vehicleId: z.string(),
  wheelHp: z.number(),
  /** From the first movement to the end of the staging beam; every clock starts there. */
  firstFootS: z.number(),
  zeroToSixtyS: z.number(),
  /** 60 ft, 330 ft, 1/8 mile, 1000 ft, 1/4 mile. */
  marks: z.array(z.object({ distanceFt: z.number(), timeS: z.number(), speedMph: z.number().exactOptional() })),
  quarterMileRange90: z.object({ low: z.number(), high: z.number() }),
  /** Ten points a second, each gear's first moment and the finish: seconds since the launch, feet, mph, rpm, gear. */
  trace: z.array(figures),
}) satisfies z.ZodType<RaceRun>
export type RaceLane = z.infer<typeof raceLane>

export const race = z.object({ lanes: z.array(raceLane).min(1).max(3) })
export type Race = z.infer<typeof race>
