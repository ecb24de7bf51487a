import type { FastifyInstance } from 'fastify'
import type { EvidenceSummary } from '../contract/evidence.ts'
import { LABOR_CENTS_PER_HOUR } from '../engine/labor-rates.ts'
import { registerAdmin } from './admin/routes.ts'
import { withFindParts } from './agents/find-parts-tool.ts'
import { languageModel } from './agents/language-model.ts'
import type { Said, ShopFacts } from './assistant/advisor.ts'
import { registerAssistant } from './assistant/routes.ts'
import { registerBooking } from './booking/routes.ts'
import { registerBrands } from './brands/routes.ts'
import { registerBuilds } from './builds/routes.ts'
import { registerCart } from './cart/routes.ts'
import { shopifyCarts } from './cart/shopify-store.ts'
import { databaseCarts, deleteCart, lockCart, restoreCart, sweepCarts } from './cart/store.ts'
import { registerImports } from './catalog-import/routes.ts'
import { readBuildRequest } from './configurator/build-request.ts'
import { registerConfigurator } from './configurator/routes.ts'
import { registerContact } from './contact/routes.ts'
import { registerDelivery } from './delivery/routes.ts'
import type { EngineWork } from './engine-work.ts'
import { judgedEvidence } from './evidence/judged-evidence.ts'
import { registerEvidence, summaryOf } from './evidence/routes.ts'
import { storedJudgement } from './evidence/store.ts'
import { takeSheet } from './evidence/take-sheet.ts'
import { takeSlip } from './evidence/take-slip.ts'
import { registerGarage } from './garage/routes.ts'
import { longJob } from './jobs/long-job.ts'
import { keptParts } from './listing/kept-rows.ts'
import { registerMarket } from './market/routes.ts'
import { storeStage2Costs } from './market/store.ts'
import { registerMcp } from './mcp/routes.ts'
import { registerMerchandise } from './merchandise/routes.ts'
import { forgetResults, rejectedIds } from './optimization/fit-record.ts'
import { registerOptimization } from './optimization/routes.ts'
import { orderFinder } from './orders/find-order.ts'
import { registerOrders } from './orders/routes.ts'
import { registerPackages } from './packages/routes.ts'
import { registerParts } from './parts/routes.ts'
import { registerPhotos } from './photos/routes.ts'
import { programAt } from './places.ts'
import { registerPlanner } from './planner/routes.ts'
import { type EngineThreads, engineThreads, threadsOfOne } from './planning/engine-threads.ts'
import { planRun } from './plans/plan-runs.ts'
import { registerPlans } from './plans/routes.ts'
import { planSaver } from './plans/save-plan.ts'
import { findPlan } from './plans/store.ts'
import { allPolicies, registerPolicies } from './policies/routes.ts'
import type { Carts } from './pricing/carts.ts'
import { dollarsOf } from './pricing/money.ts'
import { fuelOfPlan, pricesOfLines } from './pricing/saved-plans.ts'
import { registerQuotes } from './quotes/routes.ts'
import { registerRace } from './race/routes.ts'
import { registerResults } from './results/routes.ts'
import { registerSearch } from './search/routes.ts'
import { search } from './search/search.ts'
import { generatePackages } from './seed/generate-packages.ts'
import { registerSeed } from './seed/routes.ts'
import type { Services } from './services.ts'
import { registerShop } from './shop/routes.ts'
import { readOpeningHours } from './shop-hours/shop-hours.ts'
import { registerSocial, validationSentence } from './social/routes.ts'
import { registerVehicles } from './vehicles/routes.ts'

const ENGINE_WORK_MODULE = programAt('engine-work')

/** Every noun of the shop, joined here and nowhere else: a noun never reaches into its neighbor. */
export function registerNouns(app: FastifyInstance, services: Services): void {
  const engine = openEngine(app, services)
  registerShop(app, services)
  registerSeed(app, services)
  const parts = keptParts(() => services.replies.changes)
  registerBrands(app, services, parts.cars)
  registerVehicles(app, services, () => engine.run('vehicleList', null))
  registerPackages(app, services)
  registerBuilds(app, services)
  registerMerchandise(app, services)
  registerSocial(app, services)
  registerPhotos(app, services)
  registerParts(app, services, parts, {
    partsReply: (input) => engine.run('partsReply', input),
    partGains: (vehicleId) => engine.run('partGains', vehicleId),
    partOnCar: (asked) => engine.run('partOnCar', asked),
  })
  registerImports(app, services)
  registerSearch(app, services)
  const speak = services.config.ai ? languageModel(services.config.ai) : undefined
  const searchParts = ({ vehicleId, ...ask }: { text: string; vehicleId?: string | undefined; limit: number }) => {
    const { db, catalog } = services
    return search(db, catalog, { ...ask, own: vehicleId === undefined ? undefined : catalog.vehicle(vehicleId) })
  }
  const runTool = withFindParts((name, input) => engine.run('tool', { name, input }), searchParts)
  registerConfigurator(
    app,
    services,
    {
      generate: (request) => engine.run('generate', request),
      partChoices: (request) => engine.run('partChoices', request),
    },
    speak,
  )
  registerAssistant(
    app,
    services,
    {
      answer: async (messages) =>
        engine.run('answer', {
          messages,
          shop: await shopFacts(services),
          accuracy: await accuracyIfAsked(services, engine, messages),
        }),
      isDanger: (messages) => engine.run('isDanger', messages),
      runTool,
      shopFacts: () => shopSaysOfItself(services),
      searchParts: (ask) => searchParts({ ...ask, limit: 12 }),
      findOrder: orderFinder(app),
    },
    speak,
  )
  registerPlanner(app, services, {
    stages: (asked) => engine.run('stages', asked),
    preferencePackages: (input) => engine.run('preferencePackages', input),
    validationOf: (modelId) => validationSentence(services, modelId),
  })
  const savePlan = planSaver(
    services,
    (request) => {
      const read = readBuildRequest(services.catalog, request)
      return read.ok ? { ok: true, vehicle: read.buildRequest.vehicle } : read
    },
    async ({ vehicleId, request: { currentSetup } }, { stage, ...asked }) => {
      const made = await engine.run('stages', { vehicleId, filter: 'all', currentSetup, ...asked })
      if (!made.ok) return made
      const { allParts = [] } = made.reply.packages.find((one) => one.stage === stage) ?? {}
      return { ok: true, partIds: allParts.map(({ partId }) => partId) }
    },
  )
  registerPlans(app, services, savePlan)
  registerRace(app, services, async (code, what) => {
    const plan = await findPlan(services.db, { code: code.toLowerCase() })
    return plan && planRun(services.catalog, plan, what)
  })
  const carts = cartsOf(services)
  registerCart(app, {
    ...{ carts, catalogNow: () => services.catalog },
    partChange: (question) => engine.run('partChange', question),
    fuelOfBuild: (code) => fuelOfPlan(services.db, code),
  })
  registerMcp(app, services, runTool, { carts, savePlan })
  const askForResult = registerResults(app, services, {
    takeSheet: (cells, importId) => takeSheet(services, cells, importId),
    takeSlip,
  })
  const orders = registerOrders(
    app,
    services,
    { lock: lockCart, remove: deleteCart, restore: restoreCart },
    askForResult,
  )
  registerBooking(app, services)
  registerQuotes(app, services, carts)
  registerDelivery(app, services, carts)
  registerContact(app, services)
  registerPolicies(app, services)
  registerGarage(app, services)
  registerAdmin(app, services, { mailsOfOrder: orders.mailsOf })
  registerDashboards(app, services, engine)
  sweepOldCarts(services)
}

/** The engine's threads, for as long as the server is open. The first has its catalog before a customer asks. */
function openEngine(app: FastifyInstance, services: Services): EngineThreads<EngineWork> {
  // Tests share their machine with others, and wait for a search that a customer would give up on.
  const isTest = services.config.environment === 'test'
  const patience = isTest ? { budgetMs: 60_000 } : {}
  const { processes } = services.config
  const share = processes > 1 ? { size: threadsOfOne(processes) } : {}
  const engine = engineThreads<EngineWork>(() => services.catalog, ENGINE_WORK_MODULE, { ...patience, ...share })
  app.addHook('onClose', engine.stop)
  app.addHook('onListen', async () => {
    // Most shops of the tests close before anybody asks the engine.
    if (isTest) return
    engine.run('warmUp', null).catch((error: unknown) => services.log.warn({ err: error }, 'the engine is not warm'))
  })
  return engine
}

/** A hosted store's carts where the shop has one, else our own. */
function cartsOf(services: Services): Carts {
  const { config, db, random, log, metrics } = services
  if (!config.shopify) {
    const onCreated = () => metrics.carts.inc()
    return databaseCarts({ db, prices: () => services.catalog, origin: config.shop.origin ?? '', random, onCreated })
  }
  return shopifyCarts({
    ...config.shopify,
    prices: (lines) => pricesOfLines(db, services.catalog, lines),
    onError: (error) => log.warn(error, 'hosted cart'),
  })
}

/** The engine, the evidence that it is judged by, and the market that both stand in. */
function registerDashboards(app: FastifyInstance, services: Services, threads: EngineThreads<EngineWork>): void {
  const { db } = services
  const judged = judgedEvidence(services, () => rejectedIds(db))
  const generate = longJob(services, 'generate', async (tell) => {
    const { packages, stage2Costs } = await generatePackages(services, tell)
    await storeStage2Costs(db, stage2Costs)
    return `${packages} packages and ${Object.keys(stage2Costs).length} Stage 2 plans are up to date.`
  })
  const engine = registerOptimization(app, services, generate)
  registerEvidence(app, services, { judged, forgetResults, generate })
  registerMarket(app, services, {
    marketAnalysis: (facts) => threads.run('marketAnalysis', facts),
    accuracyAnalysis: (market) => threads.run('accuracyAnalysis', market),
    priorityAdditions: (market) => threads.run('priorityAdditions', market),
    judged: judged.latest,
    generate,
    optimize: () => engine.optimize(),
  })
}

const SWEEP = 'cart-sweep'

function sweepOldCarts({ jobs, db }: Services): void {
  jobs.work(SWEEP, () => sweepCarts(db))
  jobs.schedule(SWEEP, '7 4 * * *')
}

/** What /accuracy shows of power, for a question of it alone: it is a large row. */
async function accuracyIfAsked(
  { db }: Services,
  engine: EngineThreads<EngineWork>,
  messages: readonly Said[],
): Promise<EvidenceSummary | undefined> {
  const turns = messages.flatMap(({ from, text }) => (from === 'visitor' ? [text] : []))
  if (!(await engine.run('mayTellAccuracy', turns))) return undefined
  const stored = await storedJudgement(db)
  return stored && summaryOf(stored.judgement.results)
}

/** Everything that the shop says of itself: hours, rates, policies. */
async function shopSaysOfItself(services: Services): Promise<Record<string, unknown>> {
  const { configurator, planner } = LABOR_CENTS_PER_HOUR
  const policies = await allPolicies(services)
  return {
    ...(await shopFacts(services)),
    laborUsdPerHour: { buildsAndSingleParts: dollarsOf(configurator), stagePackages: dollarsOf(planner) },
    booking: 'Installation, a dyno session or a talk about a build: at /book.',
    policies: policies.map(({ title, lead, markdown }) => ({ title, lead, markdown })),
  }
}

/** What the assistant says of the shop: its address from the environment, its hours from the booking settings. */
async function shopFacts({ db, shop: { phone, email, address } }: Services): Promise<ShopFacts> {
  const { hours } = await readOpeningHours(db)
  return { phone, email, address, hours }
}
