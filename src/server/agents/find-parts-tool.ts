import { z } from 'zod'
import type { SearchReply } from '../../contract/search.ts'
import type { UseTool } from './language-model.ts'
import { type ToolForm, type ToolReply, wrongInput } from './tool.ts'
import { findPartsReply } from './tool-replies.ts'

const input = z.strictObject({
  words: z.string().trim().min(1).max(200).describe('"ID1050x", "downpipe wrx", a part number, a maker'),
  vehicleId: z.string().max(200).optional().describe('from find_vehicle: what fits it comes first and is marked'),
  limit: z.number().int().min(1).max(30).default(10),
})

/** The one tool that asks the database, where the whole list of parts is. */
export const FIND_PARTS: ToolForm = {
  name: 'find_parts',
  title: 'Find parts',
  description: 'Parts of the whole shop by words, part number, maker or car, with price and what they fit.',
  input,
  output: findPartsReply,
}

type Search = (ask: { text: string; vehicleId: string | undefined; limit: number }) => Promise<SearchReply>

/** The tools of the engine and the search for parts as one. */
export function withFindParts(askEngine: UseTool, search: Search): UseTool {
  return async (name, given) => {
    if (name !== FIND_PARTS.name) return askEngine(name, given)
    const read = input.safeParse(given)
    if (!read.success) return wrongInput(read.error)
    const { words, vehicleId, limit } = read.data
    return partsFound(await search({ text: words, vehicleId, limit }))
  }
}

function partsFound({ hits, insteadOf }: SearchReply): ToolReply {
  const parts = hits.flatMap(({ part, path }) => {
    if (!part) return []
    const { id, name, maker, kind, partNumber, price, priceIsEstimate, fitsWhat, fits } = part
    return [
      {
        ...{ partId: id, name: `${maker.name} ${name}`, kind, priceUsd: price },
        ...{ partNumber, priceIsEstimate, fitsWhat, fits, url: path },
      },
    ]
  })
  return { data: { searched: insteadOf?.searched ?? null, parts } }
}
