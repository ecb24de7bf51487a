import { LABOR_CENTS_PER_HOUR } from '../../contract/cart-lines.ts'
import type { GenerateReply } from '../../contract/configurator.ts'
import type { Stage } from '../../contract/packages.ts'
import { buildPower } from '../../engine/index.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import { obeysInduction } from '../../engine/optimizer/scenarios.ts'
import { buildReply } from '../build-reply.ts'
import type { Refused } from '../carts.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { roundTo } from '../figures.ts'
import { dollarsOf } from '../money.ts'
import { partReply } from '../part-reply.ts'
import { OWN_ENGINE } from '../shop.ts'
import { type ChosenBuild, chooseBuild, possibleInductions, remedies, searchOf } from './choose-build.ts'
import { complementarySuggestions } from './complementary.ts'
import { explanation, shortfallReason, shortfallRemedy } from './explanation.ts'
import { type GenerateInput, readWish, type Wish } from './wish.ts'

const RATE = LABOR_CENTS_PER_HOUR.configurator

/**
 * The proven best build for a car and a goal, in the contract's shape; or a refusal that names what is possible. A
 * goal out of reach is no refusal: the strongest allowed build comes with a `shortfall` that says how near and why.
 */
export function generate(catalog: CatalogSnapshot, input: GenerateInput): { ok: true; reply: GenerateReply } | Refused {
  const read = readWish(catalog, input)
  if (!read.ok) return read
  const { wish } = read
  const chosen = chooseBuild(catalog, wish)
  if (!chosen) return nothingPossible(catalog, wish)
  const { vehicle } = wish
  const build = { vehicle, parts: chosen.parts, fuel: wish.fuel, induction: wish.induction.said, held: chosen.held }
  const core = buildReply(catalog, build, RATE)
  const found = chosen.reachesGoal ? [] : remedies(catalog, wish, chosen.power.wheelHp)
  const available = availableParts(catalog, wish)
  return {
    ok: true,
    reply: {
      success: true,
      provider: OWN_ENGINE,
      explanation: explanation(wish, chosen, core),
      recommendedStage: stageOf(vehicle, chosen),
      ...core,
      availableParts: available.map((part) => {
        const power = buildPower(
          { vehicle, parts: [part], fuel: wish.fuel, weather: SAE_J1349_WEATHER },
          catalog.factors,
        )
        const hpGain = roundTo(power.wheelHp - power.stockWheelHp, 1)
        const torqueGain = roundTo(power.wheelTorqueLbft - power.stockWheelTorqueLbft, 1)
        const reason = hpGain >= 0.5 ? `Adds ${Math.round(hpGain)} whp to the stock car.` : 'Fits this car.'
        return partReply(part, RATE, { hpGain, torqueGain, reason })
      }),
      complementary: complementarySuggestions({
        vehicle,
        parts: chosen.parts,
        available: catalog.partsFor(vehicle),
        power: chosen.power,
        limits: core.limits,
        use: wish.use,
      }).map(({ title, reason, parts }) => ({
        title,
        reason,
        parts: parts.map((part) => partReply(part, RATE, { hpGain: 0, torqueGain: 0, reason })),
      })),
      frontier: chosen.frontier.map(({ wheelHp, costCents, parts }) => ({
        wheelHp: roundTo(wheelHp, 1),
        costUsd: dollarsOf(costCents),
        partIds: parts.map((part) => part.id),
      })),
      proof: {
        method: chosen.proof.method,
        statesExamined: chosen.proof.statesExamined,
        buildsRuledOut: `${countWords(chosen.proof.buildsSpelled)} builds spelled by the catalog, all others ruled out`,
      },
      shortfall: chosen.reachesGoal
        ? null
        : {
            goalWheelHp: wish.goalWheelHp,
            bestWheelHp: roundTo(chosen.power.wheelHp, 1),
            reason: shortfallReason(wish, chosen),
            remedy: shortfallRemedy(wish, found),
          },
      engineVersion: catalog.factors.version,
    },
  }
}

/** "12,345" up to a million, then "3.4 x 10^9". */
function countWords(count: number): string {
  if (count < 1e6) return count.toLocaleString('en-US')
  const exponent = Math.floor(Math.log10(count))
  return `${(count / 10 ** exponent).toFixed(1)} x 10^${exponent}`
}

/**
 * The stage that a workshop would call this build (product rules): a built bottom end is Wide Open; more fuel than the
 * stock system gives is Stage 3; a boost source or four power parts besides the tune is Stage 2; less is Stage 1.
 */
function stageOf(vehicle: Vehicle, { parts, power }: ChosenBuild): Stage {
  const has = (...kinds: string[]) => parts.some((part) => kinds.some((kind) => part.kind.startsWith(kind)))
  if (has('built_bottom_end', 'stroker')) return 'wide_open'
  if (has('injectors', 'fuel_pump') || power.crankHp > vehicle.limits.fuelSystemCrankHp) return 'stage3'
  if (has('supercharger_', 'turbo_') || parts.length > 4) return 'stage2'
  return 'stage1'
}

/** The parts that the wish leaves to choose from, by category, then the cheapest first. */
function availableParts(catalog: CatalogSnapshot, wish: Wish): Part[] {
  const request = searchOf(catalog, wish, 0)
  const excluded = new Set(request.excludedKinds)
  const isSource = (part: Part) => part.kind.startsWith('turbo_') || part.kind.startsWith('supercharger_')
  const total = (part: Part) => part.priceCents + laborCents(part, RATE)
  return catalog
    .partsFor(wish.vehicle)
    .filter((part) => !excluded.has(part.kind))
    .filter((part) => !isSource(part) || obeysInduction(wish.induction.preference, part, request))
    .toSorted((a, b) => (a.category === b.category ? total(a) - total(b) : a.category < b.category ? -1 : 1))
}

function nothingPossible(catalog: CatalogSnapshot, wish: Wish): Refused {
  const { make, model, engine } = wish.vehicle
  const alternatives = possibleInductions(catalog, wish).filter((said) => said !== wish.induction.said)
  const { said } = wish.induction
  const car = `${wish.year} ${make} ${model} (${engine.code})`
  const detail =
    wish.lockedPartIds.length > 0 && alternatives.length > 0
      ? `No build of the ${car} holds all the parts you locked together.`
      : said === 'Naturally Aspirated' && engine.aspiration !== 'na'
        ? `The ${car} left the factory with forced induction, so it cannot be naturally aspirated.`
        : `No ${said === 'No Preference' ? 'build' : `${said} build`} fits the ${car} with the parts of our catalog${wish.budgetCents === undefined ? '' : ' and this budget'}.`
  const offer = alternatives.length > 0 ? ` Possible: ${alternatives.join(', ')}.` : ''
  return { ok: false, code: 'unprocessable', detail: detail + offer, help: { alternatives } }
}
