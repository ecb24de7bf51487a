import { z } from 'zod'

/** One published result or dyno sheet beside what a model predicts that has seen nothing of its source. */
export const judgedResult = z.object({
  id: z.string(),
  origin: z.enum(['published', 'shop']),
  /** "2018 Ford Mustang GT". */
  car: z.string(),
  /** Make and model of the catalog, or the row's own words. */
  platform: z.string(),
  vehicleModel: z.string(),
  /** Kinds of parts, as the source lists them. */
  kinds: z.array(z.string()),
  powerBasis: z.enum(['wheel', 'crank']),
  figureKind: z.enum(['measured_test', 'owner_report', 'manufacturer_claim', 'shop_typical']),
  baselineHp: z.number().nullable(),
  boostGaugePsi: z.number().nullable(),
  fuel: z.string().nullable(),
  measuredHp: z.number(),
  predictedHp: z.number(),
  lowHp: z.number(),
  highHp: z.number(),
  sourceName: z.string(),
  /** Empty for the shop's own sheets. */
  sourceUrl: z.string(),
  /** Why the result stands out, when it does. */
  flagged: z.string().nullable(),
  /** Kinds of builds that it counts for: "larger turbo", "built engine", "no baseline". */
  classes: z.array(z.string()),
  /** What the model read into the row: car, parts, baseline, and what it did not understand. */
  readAs: z.string(),
  /** Half-width of the 90% range, as a share: as it is, and with one more thing measured; null where that is known. */
  halfWidths: z.object({
    now: z.number(),
    boostStated: z.number().nullable(),
    baselineMeasured: z.number().nullable(),
    both: z.number().nullable(),
  }),
})
export type JudgedResultReply = z.infer<typeof judgedResult>

/** Mean absolute errors of the drag strip against independent road tests. */
const stripErrors = z.object({ zeroToSixtyS: z.number(), quarterMileS: z.number(), trapMph: z.number() })
const judgedSummary = z.object({
  results: z.number().int(),
  sources: z.number().int(),
  /** Mean over all results, 0 to 1. */
  accuracy: z.number(),
  meanError: z.number(),
  medianError: z.number(),
  bias: z.number(),
  /** Share of results inside their 90 % range. */
  held: z.number(),
})
const stripFigures = z.object({
  zeroToSixtyS: z.number().nullable(),
  quarterMileS: z.number().nullable(),
  trapMph: z.number().nullable(),
})
/** One road test beside what the drag strip predicts for it, and what the model read into the row. */
export const judgedRoadTest = z.object({
  id: z.string(),
  /** "2018 Ford Mustang GT Performance Package". */
  car: z.string(),
  /** What was changed on the car; null for a stock one. */
  modification: z.string().nullable(),
  publication: z.string(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  vehicleModel: z.string(),
  /** The catalog car, gearbox and driven wheels it was run as. */
  readAs: z.string(),
  weightLb: z.number(),
  /** Whether the weight is the tested car's or the catalog's. */
  weightIsTested: z.boolean(),
  rollout: z.enum(['yes', 'no', 'unknown']),
  measured: stripFigures,
  predicted: stripFigures,
})
export type JudgedRoadTest = z.infer<typeof judgedRoadTest>
const judgedDragStrip = z.object({
  zeroToSixtyTests: z.number().int(),
  quarterMileTests: z.number().int(),
  trapTests: z.number().int(),
  fitted: stripErrors,
  /** Each car by a fit that has not seen its engine family; mean and median. */
  unseen: stripErrors,
  unseenMedian: stripErrors,
  /** Share of unseen figures within their 90 % range. */
  held: stripErrors,
  /** Every test that judges, by the factors in force, which were fitted to all of them. */
  tests: z.array(judgedRoadTest),
  /** Time slips of customers' orders, run on drag strips: beside the road tests, not among them. */
  slips: z.array(judgedRoadTest),
  formula: stripErrors.omit({ zeroToSixtyS: true }),
})
export const evidenceReply = z.object({
  /** New results, or all of them after the first start, are being judged: what stands here is of the state before. */
  isJudging: z.boolean(),
  /** Null until the first judging is done. */
  summary: judgedSummary.nullable(),
  results: z.array(judgedResult),
  /** Null until the first judging is done. */
  dragStrip: judgedDragStrip.nullable(),
})
export type EvidenceReply = z.infer<typeof evidenceReply>
export type EvidenceSummary = z.infer<typeof judgedSummary>
export type DragStripErrors = z.infer<typeof judgedDragStrip>

const hp = z.number().min(20, 'must be 20 to 5000 hp').max(5000, 'must be 20 to 5000 hp')
/** One dyno sheet of the shop: the columns of the CSV import, as a form fills them. */
export const dynoSheet = z.object({
  make: z.string().trim().min(1, 'is missing').max(60),
  model: z.string().trim().min(1, 'is missing').max(120),
  year: z.number().int().min(1950).max(2035),
  engine: z.string().trim().max(120).default(''),
  transmission: z.string().trim().max(60).default(''),
  drivetrain: z.string().trim().max(20).default(''),
  powerBasis: z.enum(['wheel', 'crank']).default('wheel'),
  baselineHp: hp.optional(),
  modifiedHp: hp,
  modifiedTorqueLbft: z.number().min(20).max(5000).optional(),
  mods: z.array(z.string().trim().min(1).max(60)).max(40).default([]),
  boostGaugePsi: z.number().min(0).max(90).optional(),
  fuel: z.string().trim().max(30).default(''),
  dyno: z.string().trim().max(60).default(''),
  sourceUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
})
export type DynoSheet = z.input<typeof dynoSheet>
/** `flagged` says why a sheet stands out; it is stored all the same. */
export const sheetReply = z.object({ id: z.string(), flagged: z.string().nullable() })

/** What one import, or one sheet by the form, brought: it goes again as one. */
export const evidenceImports = z.object({
  imports: z.array(
    z.object({
      id: z.string(),
      importedAt: z.string(),
      sheets: z.number().int(),
      /** The first few cars, "2018 Ford Mustang GT". */
      cars: z.array(z.string()),
    }),
  ),
})
export type EvidenceImport = z.infer<typeof evidenceImports>['imports'][number]
export const undoneImport = z.object({ removed: z.number().int() })
