import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import type { Names } from './catalog-names.ts'
import { type MessageReading, readMessage } from './meaning-of.ts'

/** A talk is sent whole with each message, and one answer reads its last message several ways. */
const kept = keptByCatalog<MessageReading>(300)

/** `readMessage`, once for each text: a long talk costs what its last message costs. */
export const readMessageOnce = (catalog: Names, text: string, isRequest = false): MessageReading =>
  kept(catalog, `${isRequest} ${text}`, () => readMessage(catalog, text, isRequest))
