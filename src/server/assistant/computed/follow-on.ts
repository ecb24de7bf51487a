import type { Bilingual } from '../advisor.ts'
import { topicOf } from '../knowledge/topic-index.ts'

const SO = String.raw`^\W*(?:(?:ok(?:ay)?|and|so|then|but|well|about) )*`

/** What a few words ask after an answer, by the topic that it was of: alone they name nothing. */
const FOLLOW_ONS: readonly { after: RegExp; asked: RegExp; topic: string }[] = [
  {
    after: /^(?:ship|deliver|far_away|pickup|po_box)/,
    asked: new RegExp(
      String.raw`${SO}how long (?:does|will|would) (?:it|that|they|shipping|delivery)(?: \w+)? take\W*$`,
    ),
    topic: 'shipping_time',
  },
  {
    after: /^(?:intake_tune|tune_needed|need_tune|parts_without_tune|intake_worth)/,
    asked: new RegExp(
      String.raw`${SO}(?:what|how) about (?:just |only )?(?:the |an? )?(?:exhaust|cat-?back|axle-?back|mufflers?|downpipe|headers)\W*$`,
    ),
    topic: 'exhaust_without_tune',
  },
  {
    after: /^(?:intake_worth|intake_tune|short_ram)/,
    asked: /\bwhich (?:one )?(?:is|makes|sounds)\b.{0,20}\b(?:loud\w*|noise|noisier|quieter)\b/,
    topic: 'short_ram_louder',
  },
]

export function followOn(asked: string, lastTopic = ''): Bilingual | undefined {
  const next = FOLLOW_ONS.find(({ after, asked: form }) => after.test(lastTopic) && form.test(asked))
  return next && topicOf(next.topic)?.answer
}
