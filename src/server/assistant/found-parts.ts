import type { AssistantEvent, AssistantPart } from '../../contract/assistant.ts'
import type { SearchReply } from '../../contract/search.ts'
import type { Answer } from './advisor.ts'

/** Parts with the words that the shop's own search is asked with; the words stay in the server. */
export type PartsEvent = Extract<AssistantEvent, { type: 'parts' }> & { words?: string }
export type SearchParts = (ask: { text: string; vehicleId: string }) => Promise<SearchReply>

const SHOWN = 6

/**
 * The parts of an answer as the shop's parts search has them: what fits comes first, with the whole listing behind it and
 * not only the parts that the engine knows.
 */
export async function withFoundParts(answer: Answer, search: SearchParts): Promise<Answer> {
  return Promise.all(
    answer.map(async (event) => {
      if (event.type !== 'parts') return event
      const { words, ...shown } = event as PartsEvent
      if (words === undefined) return shown
      const kinds = new Set(shown.parts.map(({ kind }) => kind))
      const { hits } = await search({ text: words, vehicleId: shown.vehicleId })
      const more = hits.flatMap(({ part }): AssistantPart[] =>
        part?.fits === true && kinds.has(part.kind)
          ? [
              {
                ...{ partId: part.id, name: part.name, manufacturer: part.maker.name, kind: part.kind },
                ...{ price: part.price, priceIsEstimate: part.priceIsEstimate },
              },
            ]
          : [],
      )
      const known = new Set(shown.parts.map(({ partId }) => partId))
      const added = more.filter(({ partId }) => !known.has(partId))
      const room = Math.max(0, SHOWN - shown.parts.length)
      return { ...shown, parts: [...shown.parts, ...added.slice(0, room)].toSorted((a, b) => a.price - b.price) }
    }),
  )
}
