import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AssistantEvent } from '../../contract/assistant.ts'
import type { Speak, UseTool } from '../agents/language-model.ts'
import { routeLines } from '../http/route.ts'
import type { Services } from '../services.ts'
import type { Answer, Said } from './advisor.ts'
import { type SearchParts, withFoundParts } from './found-parts.ts'
import { answerOrder, type FindOrder, orderSaid } from './order-said.ts'
import { answerWithModel } from './with-model/answer-with-model.ts'

const BROKEN: AssistantEvent = { type: 'failed', text: 'Something broke on our side. Please try again in a moment.' }

/** What the assistant needs of the engine's threads. */
export interface AssistantNeeds {
  answer: (messages: readonly Said[]) => Promise<Answer>
  /** Whether a danger was told that is not repaired. */
  isDanger: (messages: readonly Said[]) => Promise<boolean>
  runTool: UseTool
  /** Hours, policies, rates: what the shop says of itself. */
  shopFacts: () => Promise<Record<string, unknown>>
  searchParts: SearchParts
  findOrder: FindOrder
}

const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'full' })

/**
 * POST /api/assistant/messages: one JSON event a line. With a language model it speaks; whenever that fails, and
 * without one, the engine's own words answer.
 */
export function registerAssistant(
  app: FastifyInstance,
  services: Services,
  { answer: ask, isDanger, runTool, shopFacts, searchParts, findOrder }: AssistantNeeds,
  speak: Speak | undefined,
): void {
  const answer = async (messages: readonly Said[]) => withFoundParts(await ask(messages), searchParts)
  async function* answered(
    messages: readonly Said[],
    signal: AbortSignal,
    client: string,
  ): AsyncGenerator<AssistantEvent> {
    const order = orderSaid(messages)
    if (order) return yield* await answerOrder(order, findOrder, messages, client)
    const prepared = await answer(messages)
    if (!speak) return yield* prepared
    const shop = { catalog: services.catalog, read: answer, shopFacts }
    const { phone, email } = services.shop
    const read = { prepared, isDanger: await isDanger(messages), today: today(), contact: `${phone}, ${email}` }
    const events = new PassThrough({ objectMode: true })
    const onProgress = (words: string) => void events.write({ type: 'progress', text: words } satisfies AssistantEvent)
    const told = answerWithModel({ speak, shop, use: runTool, onProgress, ...read }, messages, signal)
      .catch((error: unknown) => {
        services.log.warn({ err: error }, 'the engine answers in place of the language model')
        return prepared
      })
      .finally(() => events.end())
    yield* events as AsyncIterable<AssistantEvent>
    yield* await told
  }
  routeLines(
    app,
    'POST /api/assistant/messages',
    async function* ({ body }, signal, { ip }) {
      yield* answered(body.messages, signal, ip)
    },
    BROKEN,
  )
}
