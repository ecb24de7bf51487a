import type { FastifyInstance } from 'fastify'
import type { AssistantEvent } from '../../contract/assistant.ts'
import { routeLines, type Services } from '../api.ts'
import type { PlanBuild } from '../plan-build.ts'
import { answer } from './answer.ts'

const BROKEN: AssistantEvent = { type: 'failed', text: 'Something broke on our side. Please try again in a moment.' }

/** POST /api/assistant/messages: one JSON event a line. */
export function registerAssistant(app: FastifyInstance, services: Services, plan: PlanBuild): void {
  routeLines(
    app,
    'POST /api/assistant/messages',
    async function* ({ body }) {
      yield* answer({ catalog: services.catalog, plan }, body.messages)
    },
    BROKEN,
  )
}
