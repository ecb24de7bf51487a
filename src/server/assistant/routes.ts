import type { FastifyInstance } from 'fastify'
import type { AssistantEvent } from '../../contract/assistant.ts'
import type { Speak, UseTool } from '../agents/language-model.ts'
import { routeLines } from '../http/route.ts'
import type { Services } from '../services.ts'
import type { Answer, Said } from './advisor.ts'
import { answerWithModel } from './answer-with-model.ts'
import { type SearchParts, withFoundParts } from './found-parts.ts'
import { answerOrder, type FindOrder, orderSaid } from './order-said.ts'

const BROKEN: AssistantEvent = { type: 'failed', text: 'Something broke on our side. Please try again in a moment.' }

/** What the assistant needs of the engine's threads. */
export interface AssistantNeeds {
  answer: (messages: readonly Said[]) => Promise<Answer>
  runTool: UseTool
  searchParts: SearchParts
  findOrder: FindOrder
}

/**
 * POST /api/assistant/messages: one JSON event a line. With a language model it speaks; whenever that fails, and
 * without one, the engine's own words answer.
 */
export function registerAssistant(
  app: FastifyInstance,
  services: Services,
  { answer: ask, runTool, searchParts, findOrder }: AssistantNeeds,
  speak: Speak | undefined,
): void {
  const answer = async (messages: readonly Said[]) => withFoundParts(await ask(messages), searchParts)
  const answered = async (messages: readonly Said[], signal: AbortSignal, client: string) => {
    const { catalog } = services
    const order = orderSaid(messages)
    if (order) return answerOrder(order, findOrder, messages, client)
    if (!speak) return answer(messages)
    try {
      return await answerWithModel({ speak, catalog, use: runTool }, messages, signal)
    } catch (error) {
      services.log.warn({ err: error }, 'the engine answers in place of the language model')
      return answer(messages)
    }
  }
  routeLines(
    app,
    'POST /api/assistant/messages',
    async function* ({ body }, signal, { ip }) {
      yield* await answered(body.messages, signal, ip)
    },
    BROKEN,
  )
}
