import type { Bilingual } from '../advisor.ts'
import type { Direct } from './direct.ts'
import { OF_THE_SHOP } from './direct-shop.ts'
import { OF_THE_TRADE } from './direct-trade.ts'

const DIRECT: readonly Direct[] = [...OF_THE_SHOP, ...OF_THE_TRADE]

/** The answer to the one thing that a question asks of its topic; undefined where the topic's own words answer it. */
export const directAnswer = (topic: string, asked: string): Bilingual | undefined =>
  DIRECT.find((one) => one.topics.includes(topic) && one.asked.test(asked))?.answer
