import { breakable, isStrength } from '../engine/limits/is-strength.ts'
import type { LimitComponent, LimitUse } from '../engine/model.ts'
import { SYSTEM_IDS, type SystemId, systemOf, systemOfLimit } from './systems.ts'

/** A part of the build as the drawing names it. */
export interface XrayPart {
  partId: string
  kind: string
  manufacturer: string
  name: string
  priceUsd: number
  /** What it adds at the wheels, hp. */
  wheelHp: number
}
export interface XrayLimit {
  component: LimitComponent
  unit: 'crank hp' | 'lb-ft'
  value: number
  limit: number
  share: number
  slot?: string | undefined
  liftedByPartId?: string | undefined
  /** The kind of part that would lift it. */
  liftedByKind?: string | undefined
}
export interface XrayBuild {
  parts: readonly XrayPart[]
  limits: readonly XrayLimit[]
}

/** `first`: what breaks first on this build. `near`: 90 % of its limit or more. */
export type SystemState = 'stock' | 'new' | 'near' | 'first'
export interface BuiltSystem {
  id: SystemId
  state: SystemState
  parts: XrayPart[]
  /** The most used limit of the system, where one is known. */
  limit?: XrayLimit
}

/** From this share of its limit on a system is near it. */
export const NEAR = 0.9

export const percentOf = ({ share }: XrayLimit) => Math.round(share * 100)

/** What gives up first: tires spin where other things break, and what lets the engine breathe only runs out of air. */
export const breaksFirst = (limits: readonly XrayLimit[]): XrayLimit | undefined => breakable(limits)[0]

/** What at its limit makes no more power and breaks nothing. */
export const isOutOfAir = (limit: XrayLimit): boolean => !isStrength(limit as LimitUse)

/** What stands in for a system that this car has not: a front-drive car has its only differential in front. */
const STAND_INS: Readonly<Partial<Record<SystemId, SystemId>>> = {
  rear_diff: 'front_diff',
  driveshaft: 'half_shafts',
  intercooler: 'heat_exchanger',
  heat_exchanger: 'radiator',
  charge_pipes: 'intake',
  manifold: 'boost',
}

function drawnAs(id: SystemId, isDrawn: (id: SystemId) => boolean): SystemId {
  const other = STAND_INS[id]
  return isDrawn(id) || !other ? id : drawnAs(other, isDrawn)
}

/** What the build makes of each system; a system that it neither touches nor strains is left out. */
export function systemsOf(
  { parts, limits }: XrayBuild,
  isDrawn: (id: SystemId) => boolean,
): Map<SystemId, BuiltSystem> {
  const systemOfPart = ({ kind }: XrayPart) => {
    const id = systemOf(kind)
    return id && drawnAs(id, isDrawn)
  }
  /** What feeds the engine ends where the smallest of pump, injectors and kit does: the limit stands at that part. */
  const placeOf = (limit: XrayLimit): SystemId => {
    const own = systemOfLimit(limit)
    if (limit.component !== 'fuel_system') return own
    const setBy = parts.find(({ partId }) => partId === limit.liftedByPartId)
    return (setBy && systemOfPart(setBy)) ?? systemOf(limit.liftedByKind ?? '') ?? own
  }
  const first = breaksFirst(limits)
  const systems = new Map<SystemId, BuiltSystem>()
  for (const id of SYSTEM_IDS) {
    const own = parts.filter((part) => systemOfPart(part) === id)
    const limit = limits.filter((one) => drawnAs(placeOf(one), isDrawn) === id).sort((a, b) => b.share - a.share)[0]
    if (own.length === 0 && limit === undefined) continue
    const isNear = limit !== undefined && percentOf(limit) >= NEAR * 100
    const state = isNear ? (limit === first ? 'first' : 'near') : own.length > 0 ? 'new' : 'stock'
    systems.set(id, { id, state, parts: own, ...(limit ? { limit } : {}) })
  }
  return systems
}
