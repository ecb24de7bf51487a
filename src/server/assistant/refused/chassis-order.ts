import type { Part, PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import type { OfCar } from '../frame/of-car.ts'

/** What a car is made ready with that makes no more power, first things first. */
const BRAKES: readonly PartKind[] = ['brake_fluid', 'brake_pads', 'brake_rotors']
const COOLING: readonly PartKind[] = ['oil_cooler', 'transmission_cooler', 'heat_exchanger', 'radiator']
const CHASSIS: readonly PartKind[] = ['sway_bar', 'suspension_other', 'coilovers']
const AREAS: readonly (readonly [RegExp, readonly PartKind[]])[] = [
  [/\b(?:brak\w+|pads?|rotors?|stopping|frenos)\b/, BRAKES],
  [/\b(?:cool\w*|overheat\w*|temps?|heat)\b/, COOLING],
  [/\b(?:tires?|grip|rubber|llantas)\b/, ['tires']],
  [/\b(?:alignment|camber)\b/, ['suspension_other']],
  [/\b(?:suspension|handl\w+|corner\w*|chassis|turns?|body roll|dampers?|suspension)\b/, CHASSIS],
]
const WHOLE_DAY: readonly PartKind[] = [
  ...['brake_fluid', 'brake_pads', 'suspension_other', 'oil_cooler', 'tires', 'transmission_cooler'],
  ...['sway_bar', 'brake_rotors', 'coilovers'],
] as PartKind[]
const AUTOCROSS: readonly PartKind[] = [
  'tires',
  'suspension_other',
  'sway_bar',
  'brake_pads',
  'brake_fluid',
  'coilovers',
]

/** The kinds that are bought, in the trade's order: of the areas that are named, else of a day on track. */
export function chassisKinds(words: string): readonly PartKind[] {
  const named = AREAS.filter(([form]) => form.test(words)).flatMap(([, kinds]) => kinds)
  if (named.length > 0) return [...new Set(named)]
  return /\bauto-?(?:cross|x)\w*\b/.test(words) ? AUTOCROSS : WHOLE_DAY
}

/** Made for laps rather than the way to work. */
const FOR_TRACK: Readonly<Partial<Record<PartKind, RegExp>>> = {
  brake_pads: /\bDS2500\b|\btrack pads \(axle set\)/i,
  tires: /\bRE-71RS\b|\bRT660\b|\bR888R\b/,
}
/** Sold for any car: it goes behind the one that is made for this. */
const isForAny = ({ name }: Part): boolean => /\buniversal\b|\bkit$/i.test(name) || !/\d{4}|[A-Z]{3}/.test(name)

/** Of one kind the part that is put in; undefined where the car has no use for it, or where it is more than what is left. */
function pickOf({ advisor, vehicle }: OfCar, kind: PartKind, mostUsd: number, isTrack: boolean): Part | undefined {
  const all = advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind && installedUsdOf(part) <= mostUsd && isOfUse(part, vehicle.engine.aspiration))
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  const ofTrack = isTrack ? all.find(({ name }) => FOR_TRACK[kind]?.test(name)) : undefined
  const isMade = kind === 'oil_cooler' || kind === 'sway_bar' || kind === 'radiator'
  return ofTrack ?? (isMade ? all.find((part) => !isForAny(part)) : undefined) ?? all[0]
}

function isOfUse(part: Part, aspiration: string): boolean {
  if (part.kind === 'suspension_other') return /\balignment\b/i.test(part.name)
  // Only a charge cooler that sits in water has an exchanger in front: one that is made for this engine says so.
  return part.kind !== 'heat_exchanger' || aspiration === 'supercharged' || /\d{4}/.test(part.name)
}

export interface ChassisOrder {
  parts: readonly Part[]
  /** What comes next and is more than the money. */
  later: readonly Part[]
  totalUsd: number
}

/** What is bought of these kinds, as far as the money goes. */
export function chassisOrder(
  car: OfCar,
  kinds: readonly PartKind[],
  { budgetUsd = Number.POSITIVE_INFINITY, isTrack }: { budgetUsd?: number; isTrack: boolean },
): ChassisOrder {
  const parts: Part[] = []
  const later: Part[] = []
  let totalUsd = 0
  for (const kind of kinds) {
    const part = pickOf(car, kind, budgetUsd - totalUsd, isTrack)
    if (part) {
      parts.push(part)
      totalUsd += installedUsdOf(part)
    } else {
      const dear = pickOf(car, kind, Number.POSITIVE_INFINITY, isTrack)
      if (dear) later.push(dear)
    }
  }
  return { parts, later, totalUsd }
}
