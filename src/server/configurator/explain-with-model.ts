import type { GenerateReply } from '../../contract/configurator.ts'
import { buildData } from '../agents/build-tools.ts'
import { faultOf, inventions, type Speak } from '../agents/language-model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'

const INSTRUCTIONS = `Explain a car build to its owner in at most six plain sentences without markup: what it makes, why these
parts, what gives way first, what it costs. Use only figures and names from the data; do not calculate; write figures as digits.`
const LONGEST = 2500

/**
 * The reply with a language model's explanation, signed by its provider. On failure, nonsense, or any figure or maker
 * that the reply does not hold, the reply stays as it is, in the engine's own words.
 */
export async function explainWithModel(
  given: { speak: Speak; provider: string; catalog: CatalogSnapshot; onFailure: (error: unknown) => void },
  reply: GenerateReply,
): Promise<GenerateReply> {
  const { speak, provider, catalog, onFailure } = given
  const data = JSON.stringify({ car: reply.enhancedData.vehicle, build: buildData(reply) })
  try {
    const messages = [{ from: 'visitor', text: data }] as const
    const makers = [...new Set(catalog.parts.map((part) => part.manufacturer))]
    const { text } = await speak({
      ...{ instructions: INSTRUCTIONS, messages, tools: [] },
      use: () => Promise.reject(new Error('no tools are open here')),
      fault: ({ text: said }) => faultOf(said, inventions(said, [data], makers), LONGEST),
    })
    return { ...reply, explanation: text, provider }
  } catch (error) {
    onFailure(error)
    return reply
  }
}
