import type { GenerateReply, RecommendedPart } from '../../contract/configurator.ts'
import { FUEL_NAMES, INDUCTION_NAMES, OWN_ENGINE, partName } from '../../engine/display-words.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { type Part, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { remedyWords } from '../../engine/optimizer/remedy-words.ts'
import { stageOf } from '../../engine/planner/build-for.ts'
import { type SupportingItem, supportingMods } from '../../engine/planner/supporting-mods.ts'
import { peakGains } from '../../engine/power/build-power.ts'
import { problemWords } from '../../engine/rulebook/problem-words.ts'
import { isEthanol } from '../../engine/rulebook/rule.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo } from '../catalog/figures.ts'
import { partBill, partReply } from '../catalog/part-reply.ts'
import type { Refused } from '../http/problem.ts'
import { buildReply } from '../planning/build-reply.ts'
import { requestedInduction } from '../planning/preference-words.ts'
import { dollarsOf, wholeDollars } from '../pricing/money.ts'
import { type BuildRequest, type GenerateInput, readBuildRequest } from './build-request.ts'
import { chooseBuild, type NoBuild, searchOf } from './choose-build.ts'
import { chooseWithWanted } from './choose-with-wanted.ts'
import { bigStepWords } from './claim-words.ts'
import { explanation, shortfallReason, shortfallRemedy } from './explanation.ts'
import { type OfferedBuild, offeredPartsWords, offerReply, offersReply } from './offers.ts'
import { availableParts } from './part-choices.ts'
import { possibleFuels, possibleInductions } from './possible-terms.ts'
import { stockLimitWords } from './stock-limit-words.ts'
import { runInWords, timeGoalReply } from './time-words.ts'
import { wantedPlaces } from './wanted-places.ts'
import { smogWords, wishesReply, wishWords } from './wish-words.ts'
import { isStaying } from './with-supports.ts'

const RATE = LABOR_CENTS_PER_HOUR.configurator

/**
 * The proven best build for a car and a goal, in the contract's shape; or a refusal that names what is possible. A
 * goal out of reach is no refusal: the strongest allowed build comes with a `shortfall` that says how near and why.
 */
export function generate(catalog: CatalogSnapshot, input: GenerateInput): { ok: true; reply: GenerateReply } | Refused {
  const read = readBuildRequest(catalog, input)
  if (!read.ok) return read
  const wishes = chooseWithWanted(catalog, read.buildRequest)
  const { buildRequest, choice } = wishes
  if (!choice.ok) return nothingPossible(catalog, buildRequest, choice.why, choice.justOver)
  const { chosen } = choice
  const { planned, bare, supports, short } = chosen
  const { vehicle } = buildRequest
  const core = buildReply(catalog, planned, {
    induction: INDUCTION_NAMES[buildRequest.induction.choice],
    use: buildRequest.use,
    priority: buildRequest.priority,
    tires: buildRequest.fittedTires,
    car: buildRequest.car,
  })
  const available = availableParts(catalog, buildRequest)
  const own = new Set(bare.build.parts)
  // Its point stands where the tune is set, not where its parts could go.
  const isChosen = (parts: readonly Part[]) => parts.length === own.size && parts.every((part) => own.has(part))
  return {
    ok: true,
    reply: {
      success: true,
      provider: OWN_ENGINE,
      explanation: [explanation(buildRequest, chosen, core), ...smogWords(buildRequest), ...wishWords(wishes)].join(
        ' ',
      ),
      unmetWishes: wishesReply(wishes),
      recommendedStage: stageOf(vehicle, planned.build.parts),
      ...core,
      recommendedParts: core.recommendedParts.map((part) => withReason(asWanted(part, buildRequest), supports)),
      supportingPartIds: supports.map(({ part }) => part.id),
      stayingPartIds: supports.filter((item) => isStaying(planned, item)).map(({ part }) => part.id),
      availableParts: available.map((part) => {
        const alone = { vehicle, parts: [part], fuel: buildRequest.fuel, weather: SAE_J1349_WEATHER }
        const gains = peakGains(alone, catalog.factors)
        const hpGain = roundTo(gains.wheelHp, 1)
        const torqueGain = roundTo(gains.wheelTorqueLbft, 1)
        const sentence = hpGain >= 0.5 ? `+${Math.round(hpGain)} whp on the stock car.` : 'Fits this car.'
        return partReply(partBill(part, RATE), { hpGain, torqueGain, why: [{ sentence }] })
      }),
      complementary: supportingMods(chosen.request, planned, buildRequest.budgetCents).map(({ category, items }) => ({
        title: categoryWords(category),
        reason: [...new Set(items.map((item) => item.reason))].join(' '),
        parts: items.map(({ part, reason, ruleId }) =>
          partReply(partBill(part, RATE), {
            hpGain: 0,
            torqueGain: 0,
            why: [{ sentence: reason, ...(ruleId ? { ruleId } : {}) }],
          }),
        ),
      })),
      timeGoal: timeGoalReply(buildRequest, chosen),
      offers: offersReply(chosen.offers, planned),
      frontier: chosen.frontier.map(({ wheelHp, costCents, parts }) => ({
        wheelHp: roundTo(isChosen(parts) ? bare.power.wheelHp : wheelHp, 1),
        costUsd: dollarsOf(costCents),
        partIds: parts.filter((part) => !part.installed).map((part) => part.id),
      })),
      proof: {
        method: chosen.proof.method,
        statesExamined: chosen.proof.statesExamined,
        buildsRuledOut: `${countWords(chosen.proof.buildsSpelled)} possible builds of the catalog's parts compared`,
      },
      shortfall: short
        ? {
            goalWheelHp: buildRequest.goalWheelHp,
            bestWheelHp: roundTo(planned.power.wheelHp, 1),
            reason: shortfallReason(buildRequest, chosen),
            remedy: shortfallRemedy(buildRequest, chosen, short.remedies()),
          }
        : null,
      engineVersion: catalog.factors.version,
    },
  }
}

/** A part in a place that the customer wants a new part in says so first. */
function asWanted(part: RecommendedPart, asked: BuildRequest): RecommendedPart {
  if (!wantedPlaces(asked).some((slot) => slot === part.slot)) return part
  const sentence = part.slot.startsWith('brake_') ? HAS_BIG_BRAKES : 'You asked for it.'
  return { ...part, reason: `${sentence} ${part.reason}`, why: [{ sentence, ruleId: null }, ...part.why] }
}
const HAS_BIG_BRAKES = 'You asked for big brakes: they came with the car, and pads and fluid are what they need.'

/** A supporting part says first why it is here. */
function withReason(part: RecommendedPart, supports: readonly SupportingItem[]): RecommendedPart {
  const item = supports.find((one) => one.part.id === part.partId)
  if (!item || part.why.some(({ sentence }) => sentence === item.reason)) return part
  const { reason: sentence, ruleId } = item
  return { ...part, reason: `${sentence} ${part.reason}`, why: [{ sentence, ruleId: ruleId ?? null }, ...part.why] }
}

/** "12,345" up to a million, then "3.4 x 10^9". */
function countWords(count: number): string {
  if (count < 1e6) return count.toLocaleString('en-US')
  const exponent = Math.floor(Math.log10(count))
  return `${(count / 10 ** exponent).toFixed(1)} x 10^${exponent}`
}

const categoryWords = (category: string): string =>
  category.charAt(0).toUpperCase() + category.slice(1).replaceAll('_', ' ')

/** What a car has to pass narrows what we know of, and not what there is. */
const noneWords = ({ mustPass }: BuildRequest, kind: string, car: string): string =>
  mustPass === 'carb'
    ? `We know of no CARB-legal ${kind} for the ${car}.`
    : `We have no ${kind} for the ${car}${mustPass ? ' that would pass inspection' : ''}.`

/** The quickest time that can be asked for, in a customer's words. */
function nearestAsked({ goal, quickestS }: Extract<NoBuild, { reason: 'time_not_possible' }>): string {
  const time = (Math.ceil(quickestS * 10) / 10).toFixed(1)
  return goal.measure === 'quarter_mile' ? `${time} in the quarter mile` : `0-60 in ${time}`
}

/** What the cheapest one costs and makes, and what the money does buy with any induction. */
function startsAt(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
  cheapest: Extract<NoBuild, { reason: 'budget_too_small' }>['cheapest'],
  justOver: OfferedBuild | undefined,
): string {
  const { budgetCents = 0 } = buildRequest
  if (!cheapest) return 'costs more than your budget.'
  // Where the build just over the budget is listed, the price and the power that are told are its own.
  const { planned } = justOver ?? {}
  const told = planned
    ? { parts: planned.build.parts, costCents: planned.costCents, wheelHp: planned.power.wheelHp }
    : cheapest
  const [first] = told.parts.filter((part) => !part.installed && slotOf(part.kind) === 'boost_source')
  const kit = first ? ` with the ${first.manufacturer} ${first.name} and what it needs` : ''
  const hardware = hardwareWords(buildRequest)
  const costs = `starts at ${wholeDollars(told.costCents)} installed, ${wholeDollars(told.costCents - budgetCents)} over your budget: ${Math.round(told.wheelHp)} whp${kit}.`
  const whole = justOver ? ` ${offeredPartsWords(justOver)}` : ''
  return `${costs}${whole}${hardware}${withAnyInduction(catalog, buildRequest)}${onGasoline(catalog, buildRequest)}`
}

/** What the goal asks of the stock hardware, whatever the money. */
const hardwareWords = (buildRequest: BuildRequest): string =>
  buildRequest.timeGoal
    ? ''
    : stockLimitWords(buildRequest.vehicle, buildRequest)
        .map((sentence) => ` ${sentence}`)
        .join('')

/** What the budget, or the goal, buys with any induction where the one that was asked for is not to be had. */
function withAnyInduction(catalog: CatalogSnapshot, buildRequest: BuildRequest): string {
  const { induction, vehicle } = buildRequest
  if (induction.choice === 'auto') return ''
  const any = { ...buildRequest, induction: requestedInduction('auto', vehicle.engine.aspiration) }
  const instead = chooseBuild(catalog, any)
  if (!instead.ok || !instead.chosen.planned.build.parts.some((part) => !part.installed)) return ''
  const { power, costCents, build } = instead.chosen.planned
  const [makes, price] = [`${Math.round(power.wheelHp)} whp`, wholeDollars(costCents)]
  const steps = bigStepWords(build)
  return ` Open to any setup? ${makes} for ${price}${steps && ` with ${steps}`}.`
}

/** What the budget buys on 93 octane where ethanol takes a fuel system that it does not pay for. */
function onGasoline(catalog: CatalogSnapshot, buildRequest: BuildRequest): string {
  const { budgetCents, fuel } = buildRequest
  if (!isEthanol(fuel) || budgetCents === undefined || searchOf(catalog, buildRequest, 0).noOtherFuel) return ''
  const instead = chooseBuild(catalog, { ...buildRequest, fuel: '93' })
  if (!instead.ok || !instead.chosen.planned.build.parts.some((part) => !part.installed)) return ''
  const { power, costCents } = instead.chosen.planned
  return ` On ${FUEL_NAMES['93']}, which takes less of a fuel system, ${wholeDollars(budgetCents)} buys ${Math.round(power.wheelHp)} whp for ${wholeDollars(costCents)}.`
}

function nothingPossible(
  catalog: CatalogSnapshot,
  buildRequest: BuildRequest,
  why: NoBuild,
  justOver: OfferedBuild | undefined,
): Refused {
  const { make, model, engine } = buildRequest.vehicle
  const said = INDUCTION_NAMES[buildRequest.induction.choice]
  const car = `${buildRequest.year} ${make} ${model} (${engine.code})`
  const possible = possibleInductions(catalog, buildRequest)
  const alternatives = possible.filter((words) => words !== said)
  const kept = buildRequest.lockedPartIds.flatMap((id) => catalog.part(id) ?? [])
  // "A ProCharger build", a name; "a turbocharger build", a word.
  const induction = buildRequest.induction.choice === 'procharger' ? said : said.toLowerCase()
  const kind = `${buildRequest.induction.choice === 'auto' ? '' : `${induction} `}build`
  const offer = alternatives.length > 0 ? ` Pick ${alternatives.join(' or ')}.` : ''
  const refused = (detail: string, help: Record<string, unknown>): Refused => ({
    ...{ ok: false, code: why.reason },
    ...{ detail, help },
  })
  switch (why.reason) {
    case 'budget_too_small':
      return refused(`A ${kind} for the ${car} ${startsAt(catalog, buildRequest, why.cheapest, justOver)}`, {
        ...(justOver
          ? { offers: [offerReply(justOver, justOver.planned.power.stockWheelHp, buildRequest.budgetCents ?? 0)] }
          : {}),
        ...(why.cheapest
          ? { cheapestUsd: dollarsOf(why.cheapest.costCents), cheapestWheelHp: roundTo(why.cheapest.wheelHp, 1) }
          : {}),
      })
    case 'time_not_possible': {
      const { goal, quickestS } = why
      return refused(
        `No street car ${runInWords(goal, goal.seconds)}. The quickest allowed build of the ${car} ${runInWords(goal, quickestS)} on ${FUEL_NAMES[buildRequest.fuel]}.`,
        { measure: goal.measure, quickestS: roundTo(quickestS, 2), alternatives: [nearestAsked(why)] },
      )
    }
    case 'parts_conflict':
      return refused(problemWords(why.problem, { vehicle: buildRequest.vehicle, partById: catalog.part }), {
        problem: why.problem,
      })
    case 'fuel_refused':
      return refused([why.sentence, ...remedyWords(why.otherFuels)].join(' '), {
        alternatives: [],
        fuels: possibleFuels(catalog, buildRequest),
      })
    case 'induction_not_possible':
    case 'no_build_allowed': {
      if (kept.length > 0 && possible.includes(said)) {
        const names = kept.map((part) => `the ${partName(part)}`).join(' and ')
        return refused(`No ${kind} of the ${car} works with ${names}. Leave ${kept.length === 1 ? 'it' : 'one'} out.`, {
          alternatives: [],
        })
      }
      const forced = said === 'Naturally Aspirated' && engine.aspiration !== 'na'
      return refused(
        forced
          ? `The ${car} left the factory with forced induction, so it cannot be naturally aspirated.${offer}`
          : `${noneWords(buildRequest, kind, car)}${hardwareWords(buildRequest)}${withAnyInduction(catalog, buildRequest)}${offer}`,
        { alternatives },
      )
    }
  }
}
