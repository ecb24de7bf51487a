import type { z } from 'zod'
import { type GenerateReply, type GenerateRequest, generateRequest } from '../../contract/configurator.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'

export type PlanAnswer = { ok: true; reply: GenerateReply } | Refused
/** A build by the rules of POST /api/configurator/generate. */
export type PlanBuild = (request: GenerateRequest) => PlanAnswer

const KEPT = 200

const byCatalog = new WeakMap<CatalogSnapshot, Map<string, PlanAnswer>>()

/** Plans each request once per catalog, the latest two hundred kept: a conversation asks for the same build often. */
export function remembersPlans(
  catalog: CatalogSnapshot,
  generate: (catalog: CatalogSnapshot, input: z.output<typeof generateRequest>) => PlanAnswer,
): PlanBuild {
  const kept = byCatalog.get(catalog) ?? new Map<string, PlanAnswer>()
  byCatalog.set(catalog, kept)
  return (request) => {
    const input = generateRequest.parse(request)
    const key = JSON.stringify(input)
    const known = kept.get(key)
    if (known) return known
    const answer = generate(catalog, input)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
