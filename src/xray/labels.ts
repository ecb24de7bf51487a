import { COUPLING_NAMES, partName } from '../engine/display-words.ts'
import { isGrip } from '../engine/limits/is-strength.ts'
import type { Aspiration } from '../engine/model.ts'
import {
  type BuiltSystem,
  breaksFirst,
  isOutOfAir,
  percentOf,
  type SystemState,
  type XrayBuild,
  type XrayLimit,
} from './build-state.ts'
import type { CarLayout } from './drawn-car.ts'
import { SYSTEMS, type SystemId } from './systems.ts'
import type { DrawnSystem } from './xray-drawing.ts'

/** One label of the drawing; numbers run from nose to tail. */
export interface XrayLabel {
  id: SystemId
  number: number
  state: SystemState
  title: string
  /** What it adds or what it is good for, and its price. */
  gain: string
  price: string
  /** How much of its limit it uses, in words. */
  limit: string
  /** What the icon says to those who do not see its color, where no other word does. */
  icon: string
  partIds: string[]
  anchor: readonly [x: number, z: number]
}

/** The words of a limit tell of themselves what breaks first, and what does not break. */
function iconWords({ state, limit }: BuiltSystem): string {
  if (state !== 'near') return state === 'first' ? '' : state
  if (!limit || isGrip(limit) || isOutOfAir(limit)) return ''
  return limit.share < 1 ? 'near its limit' : 'past its limit'
}

const STOCK_NAMES: Readonly<Partial<Record<SystemId, string>>> = {
  tank: 'Stock fuel system',
  bottom_end: 'Stock bottom end',
}
const dollars = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`
const unitOf = ({ unit }: XrayLimit) => (unit === 'crank hp' ? 'hp' : unit)

/** What feeds or cools the engine: past its limit there is no more of it, and it does not break. */
const FEEDS_OR_COOLS: ReadonlySet<string | undefined> = new Set([
  ...['fuel_system', 'boost_source', 'fuel_pump', 'injectors', 'direct_fuel', 'port_injection'],
  ...['intercooler', 'heat_exchanger', 'transmission_cooler', 'radiator'],
])

function limitWords(limit: XrayLimit, state: SystemState): string {
  const share = `${percentOf(limit)}% of ${Math.round(limit.limit).toLocaleString('en-US')} ${unitOf(limit)}`
  if (isGrip(limit)) return `${percentOf(limit)}% of grip: spins, won't break`
  if (isOutOfAir(limit)) return `${share}: all ${limit.slot === 'tune' ? 'these parts make' : 'it flows'}, won't break`
  if (state === 'near') return share
  const [goes, would] = FEEDS_OR_COOLS.has(limit.slot ?? limit.component)
    ? ['maxes out first', 'would max out first']
    : ['breaks first', 'would break first']
  return state === 'first' ? `${share}: ${goes}` : `${share}, ${would}`
}

function gainWords({ parts, limit }: BuiltSystem): string {
  if (parts.length === 0) return ''
  const gain = Math.round(sumOf(parts.map(({ wheelHp }) => wheelHp)))
  if (gain !== 0) return `${gain > 0 ? '+' : ''}${gain} whp`
  if (limit && isGrip(limit)) return 'more grip'
  const lifted = limit && parts.some(({ partId }) => partId === limit.liftedByPartId)
  return lifted ? `good for ${Math.round(limit.limit).toLocaleString('en-US')} ${unitOf(limit)}` : 'supporting mod'
}

const stockBoost = (aspiration: Aspiration): string =>
  aspiration === 'supercharged' ? 'Stock blower' : aspiration === 'twin_turbo' ? 'Stock turbos' : 'Stock turbo'

function titleOf({ id, parts }: BuiltSystem, { aspiration, gearbox }: CarLayout): string {
  const [first] = parts
  if (!first && id === 'boost') return stockBoost(aspiration)
  if (!first && id === 'clutch') return `Stock ${COUPLING_NAMES[gearbox]}`
  if (!first) return STOCK_NAMES[id] ?? `Stock ${SYSTEMS[id].toLowerCase()}`
  return parts.length === 1 ? partName(first) : `${partName(first)} +${parts.length - 1} more`
}

/** A reply may come without a figure: what is not a number counts nothing. */
const sumOf = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + (Number.isFinite(figure) ? figure : 0), 0)

/** Every system that the build changes or strains, and the limit that gives first however far off it is. */
export function labelsOf(
  systems: readonly DrawnSystem[],
  built: ReadonlyMap<SystemId, BuiltSystem>,
  { limits }: XrayBuild,
  layout: CarLayout,
): XrayLabel[] {
  const first = breaksFirst(limits)
  return systems
    .flatMap(({ id, anchor }) => {
      const system = built.get(id)
      if (!system || (system.state === 'stock' && (first === undefined || system.limit !== first))) return []
      const { state, parts, limit } = system
      const price = sumOf(parts.map(({ priceUsd }) => priceUsd))
      const saysLimit = limit && (state === 'near' || state === 'first' || limit === first)
      return [
        {
          id,
          state,
          anchor,
          title: titleOf(system, layout),
          gain: gainWords(system),
          price: parts.length > 0 ? (price > 0 ? dollars(price) : 'on the car') : '',
          limit: saysLimit ? limitWords(limit, state) : '',
          icon: iconWords(system),
          partIds: parts.map(({ partId }) => partId),
        },
      ]
    })
    .sort((a, b) => a.anchor[0] - b.anchor[0])
    .map((label, i) => ({ ...label, number: i + 1 }))
}

/** A label as one line of text. */
const labelInWords = ({ title, gain, price, limit, icon, state }: XrayLabel): string =>
  `${title}: ${[gain, price, limit, state === 'near' ? icon : ''].filter(Boolean).join(', ')}`

/** What the whole drawing says, for those who do not see it. */
export const drawingInWords = (car: string, labels: readonly XrayLabel[]): string =>
  labels.length === 0
    ? `${car}, stock: engine, driveline and exhaust drawn inside the car.`
    : `${car}, side view with the build drawn inside. ${labels.map(labelInWords).join('. ')}.`
