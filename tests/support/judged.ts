import type { DragStripErrors, EvidenceReply, EvidenceSummary } from '../../src/contract/evidence.ts'
import { ask } from './replies.ts'
import type { TestShop } from './shop.ts'

export interface Judged extends EvidenceReply {
  summary: EvidenceSummary
  dragStrip: DragStripErrors
}

/** The evidence when all of it is judged: until then the shop answers with what it judged before. */
export async function judgedEvidence(shop: TestShop): Promise<Judged> {
  for (;;) {
    const reply = await ask(shop, 'GET /api/evidence')
    const { isJudging, summary, dragStrip } = reply
    if (!isJudging && summary && dragStrip) return { ...reply, summary, dragStrip }
    await new Promise((done) => setTimeout(done, 100))
  }
}
