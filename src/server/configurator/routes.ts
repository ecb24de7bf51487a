import type { FastifyInstance } from 'fastify'
import { OWN_ENGINE } from '../../engine/display-words.ts'
import type { Speak } from '../agents/language-model.ts'
import { refuseAs } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { OnThread } from '../planning/engine-threads.ts'
import type { Services } from '../services.ts'
import { explainWithModel } from './explain-with-model.ts'
import type { generate } from './generate.ts'
import type { partChoices } from './part-choices.ts'

/** What is planned on the engine's threads. */
export interface ConfiguratorWork {
  generate: OnThread<typeof generate>
  partChoices: OnThread<typeof partChoices>
}

/**
 * POST /api/configurator/generate, the shop's main job. Equal requests are answered once per catalog; where the engine
 * had to explain in place of the language model, the next such request asks the model again.
 */
export function registerConfigurator(
  app: FastifyInstance,
  services: Services,
  { generate: plan, partChoices: choices }: ConfiguratorWork,
  speak: Speak | undefined,
): void {
  route(
    app,
    'POST /api/configurator/generate',
    async ({ body: { explain, ...body } }) => {
      const answer = await plan(body)
      const outcome = answer.ok ? (answer.reply.shortfall ? 'short' : 'reached') : answer.code
      services.metrics.builds.inc({ outcome })
      if (answer.ok && explain && speak) {
        const { catalog, shop, log } = services
        const onFailure = (error: unknown) =>
          log.warn({ err: error }, 'the engine explains in place of the language model')
        return explainWithModel({ speak, provider: shop.aiProvider, catalog, onFailure }, answer.reply)
      }
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    {
      fromCatalog: services.replies,
      isFinal: ({ provider }, { body: { explain } }) => !explain || !speak || provider !== OWN_ENGINE,
    },
  )
  route(
    app,
    'POST /api/configurator/part-choices',
    async ({ body }) => {
      const answer = await choices(body)
      return answer.ok ? answer.reply : refuseAs(answer)
    },
    { fromCatalog: services.replies },
  )
}
