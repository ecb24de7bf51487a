import type { DragStripErrors, EvidenceReply, EvidenceSummary } from '../../src/contract/evidence.ts'
import { ask } from './replies.ts'
import type { TestShop } from './shop.ts'
import { until } from './until.ts'

export interface Judged extends EvidenceReply {
  summary: EvidenceSummary
  dragStrip: DragStripErrors
}

/** The evidence when all of it is judged: until then the shop answers with what it judged before. */
export async function judgedEvidence(shop: TestShop): Promise<Judged> {
  const isJudged = (reply: EvidenceReply): reply is Judged =>
    !reply.isJudging && reply.summary !== null && reply.dragStrip !== null
  return (await until(() => ask(shop, 'GET /api/evidence'), isJudged)) as Judged
}
