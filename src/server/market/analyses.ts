import { RATED_POWER } from '../../catalog/market-signal.ts'
import type { JudgedResultReply } from '../../contract/evidence.ts'
import type { AccuracyAnalysis, MarketAnalysis, PriorityAdditions } from '../../contract/market.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo } from '../catalog/figures.ts'
import {
  competitorsByModel,
  type MarketFacts,
  type MarketVehicle,
  marketDemandOf,
  marketVehicles,
} from './market-view.ts'

type Judged = readonly JudgedResultReply[]
/** What the market says, and every measured result beside its prediction. */
interface JudgedMarket {
  facts: MarketFacts
  judged: Judged
}

const HIGH_PERCENT = 95
const LOW_PERCENT = 90
const TARGET_PERCENT = 99
/** Fewer results than this say little about a car. */
const FEW_RESULTS = 3
/** A mean miss to one side beyond this is worth naming, share of power. */
const NOTABLE_BIAS = 0.04
/** Our cars within this share of a missing car's power say what stage 2 would cost on it. */
const SIMILAR_POWER = 0.15
/** Engines on a stand and conversions are results, and no car to add. */
const NO_CAR = /\b(engine|conversion|junkyard|swap)\b/i

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const nameOf = ({ make, model }: { make: string; model: string }) => `${make} ${model}`
const accuracyOf = ({ predictedHp, measuredHp }: JudgedResultReply) =>
  Math.max(0, 1 - Math.abs(predictedHp / measuredHp - 1))
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`
const makersWords = (count: number) => (count === 1 ? '1 brand sells boost kits' : `${count} brands sell boost kits`)

/** Dollars of stage 2 on a model: the shop's packages, else what the planner last found; null when it has not yet. */
function stage2Cost(catalog: CatalogSnapshot, facts: MarketFacts, modelId: string): number | null {
  const own = catalog.packages.filter((one) => one.modelId === modelId && one.stage === 'stage2')
  return own.length > 0 ? mean(own.map(({ basePrice }) => basePrice)) : (facts.stage2Costs[modelId] ?? null)
}

/** Every model of the catalog, the most wanted first. The summary is the sum of the rows. */
export function marketAnalysisOf(catalog: CatalogSnapshot, facts: MarketFacts): MarketAnalysis {
  const competitors = competitorsByModel(catalog)
  const data = marketVehicles(catalog, facts)
    .filter(({ isCovered }) => isCovered)
    .sort((a, b) => marketDemandOf(b) - marketDemandOf(a) || (a.id < b.id ? -1 : 1))
    .map((vehicle) => ({
      vehicle: nameOf(vehicle),
      year: vehicle.year ?? 0,
      make: vehicle.make,
      model: vehicle.model,
      marketPresence: roundTo(vehicle.marketPresence, 1),
      popularityScore: roundTo(vehicle.popularityScore, 1),
      averageStage2Cost: stage2Cost(catalog, facts, vehicle.id),
      socialMentions: vehicle.mentions,
      competitorPackages: competitors.get(vehicle.id) ?? 0,
    }))
  return {
    summary: {
      vehiclesAnalyzed: data.length,
      totalSocialMentions: data.reduce((sum, row) => sum + row.socialMentions, 0),
      isSample: facts.isSample,
    },
    data,
  }
}

/** Accuracy of every model that has results, the least accurate first, with what would make it truer. */
export function accuracyAnalysisOf(
  catalog: CatalogSnapshot,
  { facts, judged, isJudging }: JudgedMarket & { isJudging: boolean },
): AccuracyAnalysis {
  const vehicles = new Map(marketVehicles(catalog, facts).map((vehicle) => [vehicle.id, vehicle]))
  const data = [...Map.groupBy(judged, ({ vehicleModel }) => vehicleModel)]
    .map(([id, results]) => {
      const vehicle = vehicles.get(id) ?? vehicles.get(results[0]!.platform.toLowerCase())
      return {
        vehicle: results[0]!.platform,
        accuracyScore: 100 * mean(results.map(accuracyOf)),
        results: results.length,
        marketDemand: vehicle ? roundTo(marketDemandOf(vehicle), 1) : 0,
        competitivePositioning: positioning(catalog, facts, vehicle),
        recommendations: recommendations(results),
      }
    })
    .sort((a, b) => a.accuracyScore - b.accuracyScore || (a.vehicle < b.vehicle ? -1 : 1))
  const overallAccuracy = judged.length === 0 ? 0 : 100 * mean(judged.map(accuracyOf))
  return {
    summary: {
      overallAccuracy,
      isJudging,
      highAccuracyPackages: data.filter((row) => row.accuracyScore >= HIGH_PERCENT).length,
      totalPackages: data.length,
      packagesNeedingImprovement: data.filter((row) => row.accuracyScore < LOW_PERCENT).length,
      targetAchieved: overallAccuracy >= TARGET_PERCENT,
    },
    data,
  }
}

function positioning(catalog: CatalogSnapshot, facts: MarketFacts, vehicle: MarketVehicle | undefined): string {
  if (!vehicle?.isCovered) return 'Not in our catalog; judged by the closest car we sell for.'
  const competitors = competitorsByModel(catalog).get(vehicle.id) ?? 0
  const cost = stage2Cost(catalog, facts, vehicle.id)
  const market = competitors === 0 ? 'Nobody we know of sells a boost kit for it' : `${makersWords(competitors)} for it`
  const ours = cost === null ? 'no shop package yet' : `our Stage 2 is ${dollars(cost)}`
  return `${market}; ${ours}.`
}

function recommendations(results: Judged): string[] {
  const count = results.length
  const bias = mean(results.map(({ predictedHp, measuredHp }) => predictedHp / measuredHp - 1))
  const noBaseline = results.filter(({ baselineHp }) => baselineHp === null).length
  const noBoost = results.filter(
    ({ boostGaugePsi, kinds }) => boostGaugePsi === null && kinds.some((kind) => /supercharger|turbo_kit/.test(kind)),
  ).length
  const outside = results.filter(({ measuredHp, lowHp, highHp }) => measuredHp < lowHp || measuredHp > highHp).length
  const of = (some: number) => `${some} of ${count} ${count === 1 ? 'result' : 'results'}`
  const advice = [
    count < FEW_RESULTS ? `Only ${count} ${count === 1 ? 'result' : 'results'}: add dyno sheets of this car.` : '',
    Math.abs(bias) > NOTABLE_BIAS
      ? `Predictions run ${(100 * Math.abs(bias)).toFixed(1)}% too ${bias > 0 ? 'high' : 'low'} on average.`
      : '',
    noBaseline > 0 ? `${of(noBaseline)} without a baseline: measure the car before the change.` : '',
    noBoost > 0 ? `${of(noBoost)} with a kit of unstated boost: ask for the boost pressure.` : '',
    outside > 0 ? `${of(outside)} outside the 90% range: check the source.` : '',
  ].filter((text) => text !== '')
  return advice.length > 0 ? advice : ['Nothing stands out: keep adding results as they come.']
}

/**
 * Cars that results or signals name and the catalog lacks, the most wanted first. Only those whose power a source states
 * and whose stage 2 can be estimated from ours: half a row helps nobody to choose.
 */
export function priorityAdditionsOf(catalog: CatalogSnapshot, { facts, judged }: JudgedMarket): PriorityAdditions {
  const missing = judged.filter(
    (one) => catalog.variantsOf(one.vehicleModel).length === 0 && !NO_CAR.test(one.platform),
  )
  const byCar = Map.groupBy(missing, ({ platform }) => platform.toLowerCase())
  const names = [...byCar.values()].map((results) => results[0]!.platform)
  const ranked = marketVehicles(catalog, facts, names)
    .filter(({ isCovered }) => !isCovered)
    .sort((a, b) => marketDemandOf(b) - marketDemandOf(a) || (a.id < b.id ? -1 : 1))
  return {
    priorityAdditions: ranked.flatMap((vehicle) => {
      const results = byCar.get(vehicle.id) ?? []
      const base = basePowerOf(results) ?? ratedPowerOf(vehicle)
      const cost = base && similarStage2Cost(catalog, facts, base)
      if (base === null || cost === null) return []
      const competitors = new Set(results.map(({ sourceName }) => sourceName)).size
      const addition = {
        vehicle: nameOf(vehicle),
        marketDemand: roundTo(marketDemandOf(vehicle), 1),
        competitivePositioning:
          competitors > 0
            ? `${competitors} ${competitors === 1 ? 'source publishes' : 'sources publish'} builds of it. We don't sell parts for it yet.`
            : "We haven't found a published build of it, and we don't sell parts for it yet.",
        recommendations: whyAdd({ vehicle, results, base, cost, isSample: facts.isSample }),
        vehicleDetails: {
          year: vehicle.year ?? yearOf(results),
          make: vehicle.make,
          model: vehicle.model,
          basePower: base.hp,
          socialMentions: vehicle.mentions,
          averageStage2Cost: cost,
          competitorPackages: competitors,
        },
      }
      return [addition]
    }),
  }
}

const yearOf = (results: Judged): number | null =>
  Math.max(0, ...results.flatMap(({ car }) => (/^(?:\d{4}-)?(\d{4})\b/.exec(car) ?? []).slice(1).map(Number))) || null

interface BasePower {
  hp: number
  basis: 'wheel' | 'crank'
}

/** What the car makes before the changes, at the crank where a result states it there; null where none says so. */
function basePowerOf(results: Judged): BasePower | null {
  for (const basis of ['crank', 'wheel'] as const) {
    const stated = results.flatMap((one) => (one.powerBasis === basis ? (one.baselineHp ?? []) : []))
    if (stated.length > 0) return { hp: Math.round(mean(stated)), basis }
  }
  return null
}

/** The maker's rating of a car that no result names; null where we have no source for it. */
function ratedPowerOf(vehicle: MarketVehicle): BasePower | null {
  const rated = RATED_POWER.find((one) => one.vehicle.toLowerCase() === nameOf(vehicle).toLowerCase())
  return rated ? { hp: rated.crankHp, basis: 'crank' } : null
}

/** What stage 2 costs on our cars of about this power. */
function similarStage2Cost(catalog: CatalogSnapshot, facts: MarketFacts, { hp, basis }: BasePower): number | null {
  const stockHp = (variant: Vehicle) =>
    basis === 'crank' ? variant.engine.crankHp : catalog.stockPower(variant).stockWheelHp
  const costs = [...new Set(catalog.vehicles.map(({ modelId }) => modelId))].flatMap((modelId) => {
    const cost = stage2Cost(catalog, facts, modelId)
    if (cost === null) return []
    return catalog.variantsOf(modelId).some((variant) => Math.abs(stockHp(variant) / hp - 1) < SIMILAR_POWER)
      ? [cost]
      : []
  })
  return costs.length > 0 ? Math.round(mean(costs)) : null
}

interface Case {
  vehicle: MarketVehicle
  results: Judged
  base: BasePower
  cost: number
  isSample: boolean
}

function whyAdd({ vehicle, results, base, cost, isSample }: Case): string[] {
  const { mentions } = vehicle
  return [
    mentions > 0
      ? `${mentions.toLocaleString('en-US')} mentions${isSample ? ' (sample)' : ' in the last 90 days'}.`
      : '',
    results.length > 0
      ? `${results.length} published ${results.length === 1 ? 'result' : 'results'} to calibrate it with, predicted ${(100 * mean(results.map(accuracyOf))).toFixed(1)}% right from the closest car we sell for.`
      : 'No published result yet: find dyno sheets before selling for it.',
    `Stage 2 estimate: ${dollars(cost)}, the average on our cars of about this power (${base.hp} hp at the ${base.basis === 'crank' ? 'crank' : 'wheels'}).`,
  ].filter((text) => text !== '')
}
