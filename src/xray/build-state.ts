import type { LimitComponent, PartKind } from '../engine/model.ts'
import type { CarLayout } from './drawn-car.ts'
import { SYSTEM_IDS, SYSTEM_OF_KIND, type SystemId, systemOfLimit } from './systems.ts'

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

const isGrip = ({ component, slot }: XrayLimit) => component === 'grip' && !slot
const percentOf = ({ share }: XrayLimit) => Math.round(share * 100)

/** The limit that gives up first; tires spin where other things break, so grip is never it. */
export const breaksFirst = (limits: readonly XrayLimit[]): XrayLimit | undefined =>
  limits
    .filter((limit) => !isGrip(limit))
    .reduce<XrayLimit | undefined>((most, one) => (most && most.share >= one.share ? most : one), undefined)

/** Which system of this car a part lights up; undefined for a kind that the drawing does not know. */
export function systemFor(kind: string, layout: CarLayout): SystemId | undefined {
  const id = SYSTEM_OF_KIND[kind as PartKind]
  return id && onThisCar(id, layout)
}

/** A front-drive car has its only differential in front, and no driveshaft but the half shafts. */
function onThisCar(id: SystemId, { drivetrain }: CarLayout): SystemId {
  if (drivetrain !== 'fwd') return id
  return id === 'rear_diff' ? 'front_diff' : id === 'driveshaft' ? 'half_shafts' : id
}

/** What the build makes of each system; a system that it neither touches nor strains is left out. */
export function systemsOf({ parts, limits }: XrayBuild, layout: CarLayout): Map<SystemId, BuiltSystem> {
  const first = breaksFirst(limits)
  const systems = new Map<SystemId, BuiltSystem>()
  for (const id of SYSTEM_IDS) {
    const own = parts.filter((part) => systemFor(part.kind, layout) === id)
    const limit = limits
      .filter((one) => onThisCar(systemOfLimit(one), layout) === id)
      .sort((a, b) => b.share - a.share)[0]
    if (own.length === 0 && limit === undefined) continue
    const isNear = limit !== undefined && percentOf(limit) >= NEAR * 100
    const state = isNear ? (limit === first ? 'first' : 'near') : own.length > 0 ? 'new' : 'stock'
    systems.set(id, { id, state, parts: own, ...(limit ? { limit } : {}) })
  }
  return systems
}

export { isGrip, percentOf }
