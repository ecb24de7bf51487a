import type { EvidenceSummary } from '../contract/evidence.ts'
import { isCarTool } from './agents/car-tool-forms.ts'
import { runShopTool } from './agents/shop-tools.ts'
import type { Answer, Said, ShopFacts } from './assistant/advisor.ts'
import { partChange } from './cart/part-change.ts'
import type { CatalogSnapshot } from './catalog/catalog-snapshot.ts'
import { vehicleReply } from './catalog/vehicle-reply.ts'
import { generate } from './configurator/generate.ts'
import { partChoices } from './configurator/part-choices.ts'
import { accuracyAnalysisOf, marketAnalysisOf, priorityAdditionsOf } from './market/analyses.ts'
import { partGains } from './parts/part-gains.ts'
import { partOnCar } from './parts/part-on-car.ts'
import { partsReply } from './parts/parts.ts'
import { preferencePackages } from './planner/preference-packages.ts'
import { stageBuild } from './planner/stage-build.ts'
import { stages } from './planner/stages.ts'
import { type PlanBuild, remembersPlans } from './planning/plan-build.ts'

/** Builds by the configurator's rules, for whoever else plans: each answered once per catalog. */
const plannerOf = (catalog: CatalogSnapshot): PlanBuild => remembersPlans(catalog, generate)

/**
 * What the engine threads do. The place where they know the nouns, as `nouns.ts` is the server's.
 */
export const ENGINE_WORK = {
  /** So that the first customer's build does not wait for a thread to open and to read its programs. */
  warmUp: ({ vehicles, partsFor }: CatalogSnapshot, _: null): number => vehicles.slice(0, 1).flatMap(partsFor).length,
  generate,
  partChoices,
  stages,
  partsReply,
  partGains,
  partOnCar,
  partChange,
  preferencePackages,
  /** Its knowledge comes with the first question: a third of a thread's memory, and most visitors never ask. */
  answer: async (
    catalog: CatalogSnapshot,
    {
      messages,
      shop,
      accuracy,
    }: { messages: readonly Said[]; shop: ShopFacts; accuracy?: EvidenceSummary | undefined },
  ): Promise<Answer> => {
    const { answer } = await import('./assistant/answer.ts')
    return answer(
      {
        ...{ catalog, shop, accuracy, plan: plannerOf(catalog) },
        stages: (query) => stages(catalog, query),
        stageBuild: (asked) => stageBuild(catalog, asked),
      },
      messages,
    )
  },
  /** Read where the assistant's words are known anyway: the web's thread neither loads them nor waits for them. */
  mayTellAccuracy: async (_: CatalogSnapshot, turns: readonly string[]): Promise<boolean> => {
    const { mayTellAccuracy } = await import('./assistant/counter/accuracy-facts.ts')
    return mayTellAccuracy(turns)
  },
  isDanger: async (catalog: CatalogSnapshot, messages: readonly Said[]): Promise<boolean> => {
    const { isDangerOpen } = await import('./assistant/danger-open.ts')
    return isDangerOpen(catalog, messages)
  },
  tool: async (catalog: CatalogSnapshot, { name, input }: { name: string; input: unknown }) => {
    if (!isCarTool(name)) return runShopTool({ catalog, plan: plannerOf(catalog) }, name, input)
    const { runCarTool } = await import('./assistant/with-model/car-tools.ts')
    return runCarTool({ catalog, stageBuild: (asked) => stageBuild(catalog, asked) }, name, input)
  },
  vehicleList: (catalog: CatalogSnapshot, _: null) =>
    catalog.vehicles.map((vehicle) => vehicleReply(vehicle, catalog.stockPower(vehicle))),
  marketAnalysis: marketAnalysisOf,
  accuracyAnalysis: accuracyAnalysisOf,
  priorityAdditions: priorityAdditionsOf,
} as const

export type EngineWork = typeof ENGINE_WORK
