import type { FastifyInstance } from 'fastify'
import { nameOfSlug } from '../catalog/evidence-model.ts'
import { refuse } from '../http/problem.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { createOptimizationEngine, type OptimizationEngine } from './engine.ts'
import { jobStatusOf } from './job-status.ts'
import {
  engineState,
  latestActions,
  latestTrends,
  modelAccuracies,
  modelNames,
  overallAccuracy,
  statusRevision,
} from './store.ts'

const TRENDS = 30
const ACTIONS = 25

/** Status and controls of the optimization engine. Every figure is read from stored tests. */
export function registerOptimization(
  app: FastifyInstance,
  services: Services,
  onRefit: () => Promise<unknown>,
): OptimizationEngine {
  const { db } = services
  const engine = createOptimizationEngine(services, onRefit)

  route(
    app,
    'GET /api/optimization/status',
    async () => {
      const [engineStatus, overall, vehicleAccuracy, trends, actions, names] = await Promise.all([
        engineState(db),
        overallAccuracy(db),
        modelAccuracies(db),
        latestTrends(db, TRENDS),
        latestActions(db, ACTIONS),
        modelNames(db),
      ])
      const nameOf = (modelId: string): string => {
        const ours = services.catalog.vehicles.find((vehicle) => vehicle.modelId === modelId)
        return ours ? `${ours.make} ${ours.model}` : (names.get(modelId) ?? nameOfSlug(modelId))
      }
      return {
        engineStatus,
        overallAccuracy: overall ?? 0,
        vehicleAccuracy: vehicleAccuracy.map((one) => ({ ...one, vehicleName: nameOf(one.vehicleModel) })),
        accuracyTrends: trends.map((trend) => ({
          date: trend.at.toISOString(),
          trendDirection: trend.trendDirection as 'improving' | 'declining' | 'stable',
          testsRun: trend.testsRun,
          fixesApplied: trend.fixesApplied,
          issuesIdentified: trend.issuesIdentified,
          overallAccuracy: trend.overallAccuracy,
        })),
        recentActions: actions.map(({ action, vehicleModel, happenedAt, result }) => ({
          action,
          vehicleModel,
          vehicleName: nameOf(vehicleModel),
          timestamp: happenedAt.toISOString(),
          result: result as 'success' | 'failed' | 'other',
        })),
      }
    },
    { fromCatalog: services.replies, revision: () => statusRevision(db) },
  )

  route(app, 'POST /api/optimization/start', async () => {
    const changed = await engine.start()
    return { success: true, isRunning: true, message: changed ? 'The engine is running.' : 'The engine ran already.' }
  })

  route(app, 'POST /api/optimization/stop', async () => {
    const changed = await engine.stop()
    return {
      success: true,
      isRunning: false,
      message: changed ? 'The engine is stopped.' : 'The engine stood already.',
    }
  })

  route(app, 'POST /api/optimization/trigger/:vehicleModel', async ({ params, body }) => {
    const started = await engine.trigger(params.vehicleModel, body.testCount)
    if (started === 'busy') {
      return refuse('too_many_requests', 'Other cars are being tested. Try again when they are done.', {
        headers: { 'retry-after': '10' },
      })
    }
    if (!started) return refuse('not_found', `There is no published result or dyno sheet of "${params.vehicleModel}".`)
    return { success: true, vehicleModel: params.vehicleModel, testsQueued: started.tests }
  })

  route(
    app,
    'GET /api/jobs/:id',
    async ({ params }) => (await jobStatusOf(db, params.id)) ?? refuse('not_found', `There is no job "${params.id}".`),
  )
  return engine
}
