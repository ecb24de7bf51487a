import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import { partsLike } from '../planning/car-facts.ts'
import type { Advisor } from './advisor.ts'
import { partNamed } from './change/named-in-build.ts'

const MOST_TRIED = 6
/** So much of the goal has to be missed before another part of the kind is looked for. */
const SHORT = 0.97

/**
 * A kind that is wished for is locked in as its cheapest part, which may bear less than the goal: the cheapest that bears
 * it in its place. Undefined where none does better. Worked: "add a clutch" to 480 whp is one that holds 480.
 */
export function withStrongerLocks(
  { catalog, plan }: Pick<Advisor, 'catalog' | 'plan'>,
  request: GenerateRequest,
  reply: GenerateReply,
  named = '',
): GenerateRequest | undefined {
  const { lockedPartIds = [], targetHorsepower, excludedPartIds = [] } = request
  const vehicle = catalog.vehicle(reply.enhancedData.vehicle.id)
  if (!vehicle || targetHorsepower === undefined || lockedPartIds.length === 0) return undefined
  if (reply.power.wheelHp >= SHORT * targetHorsepower || request.budgetUsd !== undefined) return undefined
  const namedId = named && partNamed({ catalog }, vehicle, named, [])?.id
  const rate = LABOR_CENTS_PER_HOUR.configurator
  let best: { request: GenerateRequest; wheelHp: number } | undefined
  for (const id of lockedPartIds) {
    const part = catalog.part(id)
    if (!part || id === namedId || !BEARS.test(part.kind)) continue
    const others = partsLike(catalog, vehicle, { kind: part.kind })
      .filter((one) => one.kind === part.kind && one.id !== id && !excludedPartIds.includes(one.id))
      .toSorted((a, b) => a.priceCents + laborCents(a, rate) - b.priceCents - laborCents(b, rate))
      .slice(0, MOST_TRIED)
    for (const other of others) {
      const tried = { ...request, lockedPartIds: lockedPartIds.map((one) => (one === id ? other.id : one)) }
      const planned = plan(tried)
      if (!planned.ok || planned.reply.power.wheelHp <= (best?.wheelHp ?? reply.power.wheelHp) + 1) continue
      best = { request: tried, wheelHp: planned.reply.power.wheelHp }
      if (best.wheelHp >= SHORT * targetHorsepower) return best.request
    }
  }
  return best?.request
}

/** Kinds that feed or bear power; what makes it was chosen by name or by the car. */
const BEARS =
  /^(?:clutch|fuel_pump|injectors|intercooler|half_shafts|built_transmission|torque_converter|driveshaft|differential|turbo_upgrade|heat_exchanger|built_bottom_end)$/
