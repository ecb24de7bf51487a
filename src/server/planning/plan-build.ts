import type { z } from 'zod'
import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import { type GenerateReply, type GenerateRequest, generateRequest } from '../../contract/configurator.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'

export type PlanAnswer = { ok: true; reply: GenerateReply } | Refused
/** A build by the rules of POST /api/configurator/generate. */
export type PlanBuild = (request: GenerateRequest) => PlanAnswer

const kept = keptByCatalog<PlanAnswer>(200)

/** Plans each request once per catalog: a conversation asks for the same build often. */
export const remembersPlans =
  (
    catalog: CatalogSnapshot,
    generate: (catalog: CatalogSnapshot, input: z.output<typeof generateRequest>) => PlanAnswer,
  ): PlanBuild =>
  (request) => {
    const input = generateRequest.parse(request)
    return kept(catalog, JSON.stringify(input), () => generate(catalog, input))
  }
