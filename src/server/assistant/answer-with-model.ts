import { ALL_TOOLS } from '../agents/all-tools.ts'
import { inventions, type Speak, type UseTool } from '../agents/language-model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Answer, Said } from './advisor.ts'
import { suggestions, text } from './advisor.ts'

const INSTRUCTIONS = `You are the assistant of a shop for car performance upgrades. You turn a customer's wish into calls of
the tools, and explain what they answer in a few plain sentences without markup.
- Find the car with find_vehicle before anything else. Ask back for car, year or goal where one is missing.
- Parts, prices, power, times and limits come from the tools' answers alone. Never state a figure or a part that no tool
  answered; never calculate with figures; write figures as digits.
- Power is wheel horsepower. The build is shown to the customer as a card: do not list its parts.
- Change the last build by calling plan_build again with the whole wish. Call add_to_cart only when asked to.
- Talk about cars and this shop only.`

const LONGEST = 3000

/**
 * The answer of a language model that has only the shop's tools. Rejects on failure, nonsense, and on any figure, maker
 * or address that no tool said: the caller then answers by itself.
 */
export async function answerWithModel(
  { speak, catalog, use }: { speak: Speak; catalog: CatalogSnapshot; use: UseTool },
  messages: readonly Said[],
  signal: AbortSignal,
): Promise<Answer> {
  const shown = messages.findLast((message) => message.request !== undefined)?.request
  const last = shown ? `\nThe build shown last came from this request: ${JSON.stringify(shown)}` : ''
  const said = messages.map((message) => ({ from: message.from, text: message.text || '(a build was shown)' }))
  const spoken = await speak({
    instructions: INSTRUCTIONS + last,
    messages: said,
    tools: ALL_TOOLS,
    use,
    signal,
  })
  const sources = [
    ...spoken.used.map(({ reply }) => JSON.stringify(reply.data)),
    ...messages.map((one) => one.text),
    last,
  ]
  const makers = [...new Set(catalog.parts.map((part) => part.manufacturer))]
  const invented = inventions(spoken.text, sources, makers)
  if (spoken.text.length > LONGEST) throw new Error('the language model said too much')
  if (invented.length > 0) throw new Error(`the language model invented ${invented.join(', ')}`)
  const build = spoken.used.findLast(({ reply }) => reply.build !== undefined)?.reply.build
  const plan = spoken.used.findLast(({ reply }) => reply.plan !== undefined)?.reply.plan
  return [
    text(spoken.text),
    ...(build ? [{ type: 'build' as const, ...build }] : []),
    ...(plan ? [{ type: 'cart' as const, plan }] : []),
    ...(build ? [suggestions('Cheaper', 'More power', 'What breaks first?', 'Add it to my cart')] : []),
  ]
}
