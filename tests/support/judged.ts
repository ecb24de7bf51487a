import type { DragStripErrors, EvidenceReply, EvidenceSummary } from '../../src/contract/evidence.ts'
import { ask } from './replies.ts'
import type { TestShop } from './shop.ts'
import { until } from './until.ts'

export interface Judged extends EvidenceReply {
  summary: EvidenceSummary
  dragStrip: DragStripErrors
}

/**
 * The evidence when all of it is judged: until then the shop answers with what it judged before. A reply that is the
 * same as the last is not sent again, so that asking often costs the shop and its judge nothing.
 */
export async function judgedEvidence(shop: TestShop): Promise<Judged> {
  let etag = ''
  let isJudging = true
  const look = async () => {
    const reply = await shop.fetch('/api/evidence', { headers: { 'if-none-match': etag } })
    if (reply.status === 304) return isJudging
    etag = reply.headers.get('etag') ?? ''
    isJudging = ((await reply.json()) as EvidenceReply).isJudging
    return isJudging
  }
  await until(look, (judging) => !judging)
  const evidence = await ask(shop, 'GET /api/evidence')
  if (evidence.isJudging || !evidence.summary || !evidence.dragStrip) throw new Error('the evidence changed meanwhile')
  return evidence as Judged
}

/** Leaves one published result in `of`: judging takes the square of their number, and what is asked holds for any number. */
export async function thinEvidence(shop: Pick<TestShop, 'query'>, of = 6): Promise<void> {
  await shop.query(
    `delete from evidence where origin = 'published' and id not in
       (select id from (select id, row_number() over (order by id) as place from evidence) e where place % $1 = 0)`,
    [of],
  )
}
