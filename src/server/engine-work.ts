import type { JudgedResultReply } from '../contract/evidence.ts'
import { useTool } from './agents/shop-tools.ts'
import type { Answer, Said } from './assistant/advisor.ts'
import { answer } from './assistant/answer.ts'
import type { CatalogSnapshot } from './catalog/catalog-snapshot.ts'
import { vehicleReply } from './catalog/vehicle-reply.ts'
import { generate } from './configurator/generate.ts'
import { accuracyAnalysisOf, marketAnalysisOf, priorityAdditionsOf } from './market/analyses.ts'
import type { MarketFacts } from './market/market-view.ts'
import { type PartsInput, partsReply } from './parts/parts.ts'
import { type PreferenceInput, preferencePackages } from './planner/preference-packages.ts'
import { stages } from './planner/stages.ts'
import { type PlanBuild, remembersPlans } from './planning/plan-build.ts'

/** Builds by the configurator's rules, for whoever else plans: each answered once per catalog. */
const plannerOf = (catalog: CatalogSnapshot): PlanBuild => remembersPlans(catalog, generate)

/**
 * What the engine threads do. The place where they know the nouns, as `nouns.ts` is the server's: each work is a pure
 * function of the catalog and its input, and both sides can be sent between threads.
 */
export const ENGINE_WORK = {
  /** So that the first customer's build does not wait for a thread to open and to read its programs. */
  warmUp: ({ vehicles, partsFor }: CatalogSnapshot, _: null): number => vehicles.slice(0, 1).flatMap(partsFor).length,
  generate,
  stages,
  partsReply: (catalog: CatalogSnapshot, input: PartsInput) => partsReply(catalog, input),
  preferencePackages: (catalog: CatalogSnapshot, input: { request: PreferenceInput; socialValidation: string }) =>
    preferencePackages(catalog, input.request, input.socialValidation),
  answer: (catalog: CatalogSnapshot, messages: readonly Said[]): Answer =>
    answer({ catalog, plan: plannerOf(catalog) }, messages),
  tool: (catalog: CatalogSnapshot, { name, input }: { name: string; input: unknown }) =>
    useTool({ catalog, plan: plannerOf(catalog) }, name, input),
  vehicleList: (catalog: CatalogSnapshot, _: null) =>
    catalog.vehicles.map((vehicle) => vehicleReply(vehicle, catalog.stockPower(vehicle))),
  marketAnalysis: marketAnalysisOf,
  accuracyAnalysis: accuracyAnalysisOf,
  priorityAdditions: (
    catalog: CatalogSnapshot,
    { facts, judged }: { facts: MarketFacts; judged: readonly JudgedResultReply[] },
  ) => priorityAdditionsOf(catalog, facts, judged),
} as const

export type WorkName = keyof typeof ENGINE_WORK
export type EngineWork = {
  [N in WorkName]: { input: Parameters<(typeof ENGINE_WORK)[N]>[1]; result: ReturnType<(typeof ENGINE_WORK)[N]> }
}
