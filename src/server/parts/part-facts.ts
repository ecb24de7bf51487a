import { createHash } from 'node:crypto'
import type { PartPage } from '../../contract/shop-parts.ts'
import type { Part } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import { slotName } from './part-on-car.ts'

/** The shop's own number of a part: the same as long as the part is the same. */
export const skuOf = (id: string): string =>
  `AP-${createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase()}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Where our figures come from, as a customer reads it. */
export const sourceText = (source: string): string =>
  source === 'recalled, not checked' ? "our own estimate, not checked against the maker's list yet" : source

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

const CALIBRATION_WORDS = {
  off_the_shelf_stage_1: 'Off the shelf, Stage 1',
  off_the_shelf_stage_2: 'Off the shelf, Stage 2',
  custom: 'Custom',
  standalone: 'Standalone computer',
  piggyback: 'Piggyback',
} as const

/** What is known of the part, and nothing else. */
export function specsOf({ ratings, calibration, chargeCooling, fabricated }: Part): PartPage['specs'] {
  const row = (name: string, value: number | undefined, unit: string, digits = 0) =>
    value === undefined ? [] : [{ name, value: `${digits > 0 ? value.toFixed(digits) : whole(value)} ${unit}` }]
  return [
    ...row('Boost as sold', ratings.boostGaugePsi, 'psi', 1),
    ...row('Displacement', ratings.superchargerLiters, 'L per turn', 2),
    ...row('Compressor flow', ratings.maxAirflowLbPerMin, 'lb/min', 1),
    ...row('Good for', ratings.supportsCrankHp, 'crank hp'),
    ...row('Good for', ratings.supportsTorqueLbft, 'lb-ft'),
    ...row('Injector size', ratings.injectorCcPerMin, 'cc/min at 3 bar'),
    ...row('Pump flow', ratings.pumpLitersPerHour, 'L/h'),
    ...row('Shot', ratings.nitrousHp, 'crank hp'),
    ...(calibration ? [{ name: 'Calibration', value: CALIBRATION_WORDS[calibration] }] : []),
    ...(chargeCooling
      ? [{ name: 'Charge cooling', value: chargeCooling === 'air_to_air' ? 'Air to air' : 'Air to water' }]
      : []),
    ...(fabricated ? [{ name: 'Made', value: 'Fabricated to your car in our shop' }] : []),
  ]
}

export const inTheBox = ({ ratings }: Part): string[] => (ratings.includes ?? []).map((slot) => capital(slotName(slot)))

/** Every car that it fits, by model, with years and engine. */
export function fitmentOf(catalog: CatalogSnapshot, vehicleIds: readonly string[]): PartPage['fitment'] {
  const vehicles = vehicleIds.flatMap((id) => catalog.vehicle(id) ?? [])
  return [...Map.groupBy(vehicles, ({ modelId }) => modelId)]
    .map(([modelId, variants]) => ({
      ...{ modelId, make: variants[0]!.make, model: variants[0]!.model },
      variants: variants
        .toSorted((a, b) => a.yearFrom - b.yearFrom || (a.id < b.id ? -1 : 1))
        .map((one) => ({ vehicleId: one.id, years: yearsText(one), engine: one.engine.code, variant: one.variant })),
    }))
    .toSorted((a, b) => (`${a.make} ${a.model}` < `${b.make} ${b.model}` ? -1 : 1))
}
