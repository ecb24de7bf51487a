import { type SQL, sql } from 'drizzle-orm'
import { SHELVES_OF_KINDS } from '../../catalog/trade-words.ts'
import { FACETS, type FacetName } from '../../contract/shop-part-choices.ts'
import type { Facet } from '../../contract/shop-parts.ts'
import { CONFIDENCE_NAMES } from '../../engine/display-words.ts'
import { type ListedRow, textArray } from '../listing/part-rows.ts'

interface Band {
  value: string
  label: string
  /** From this on, below the next band's. */
  from: number
}

const PRICES: readonly Band[] = [
  { value: '0-250', label: 'Under $250', from: 0 },
  { value: '250-500', label: '$250 to $500', from: 250 },
  { value: '500-1000', label: '$500 to $1,000', from: 500 },
  { value: '1000-2500', label: '$1,000 to $2,500', from: 1_000 },
  { value: '2500-5000', label: '$2,500 to $5,000', from: 2_500 },
  { value: '5000-up', label: '$5,000 and up', from: 5_000 },
]
const GAINS: readonly Band[] = [
  { value: 'supporting', label: 'Supporting mod', from: Number.NEGATIVE_INFINITY },
  { value: '1-10', label: '1 to 10 whp', from: 1 },
  { value: '10-25', label: '10 to 25 whp', from: 10 },
  { value: '25-75', label: '25 to 75 whp', from: 25 },
  { value: '75-150', label: '75 to 150 whp', from: 75 },
  { value: '150-up', label: '150 whp and up', from: 150 },
]

/** The band of a figure. */
const bandAt = (figure: number, bands: readonly Band[]): string | null =>
  bands.findLast(({ from }) => figure >= from)?.value ?? null

/** The same as SQL. */
function bandOf(figure: SQL, bands: readonly Band[], scale: number): SQL {
  const steps = bands
    .toReversed()
    .map(({ value, from }) =>
      Number.isFinite(from)
        ? sql`when ${figure} >= ${sql.raw(String(from * scale))} then ${sql.raw(`'${value}'`)}`
        : sql`when ${figure} is not null then ${sql.raw(`'${value}'`)}`,
    )
  return sql`case ${sql.join(steps, sql` `)} end`
}

const labelsOf = (bands: readonly Band[]) => Object.fromEntries(bands.map(({ value, label }) => [value, label]))

interface FacetTerms {
  label: string
  /** The value of a part `p`, with what it adds to the car as `g.whp`. */
  value: SQL
  /** The same of a row that was read, with what it adds to the car. */
  of: (part: ListedRow, wheelHp: number | undefined) => string | null
  /** What customers read for a value, in this order; absent: the value's own name, the most frequent first. */
  labels?: Readonly<Record<string, string>>
}

export const FACET_TERMS: Readonly<Record<FacetName, FacetTerms>> = {
  kind: { label: 'Type', value: sql.raw('p.kind'), of: ({ kind }) => kind, labels: SHELVES_OF_KINDS },
  maker: { label: 'Brand', value: sql.raw('p.maker_slug'), of: ({ maker_slug }) => maker_slug },
  price: {
    label: 'Price',
    value: bandOf(sql.raw('p.price_cents'), PRICES, 100),
    of: ({ price_cents }) => bandAt(price_cents / 100, PRICES),
    labels: labelsOf(PRICES),
  },
  gain: {
    label: 'Gain on your car',
    value: bandOf(sql.raw('g.whp'), GAINS, 1),
    of: (_, wheelHp) => (wheelHp === undefined ? null : bandAt(wheelHp, GAINS)),
    labels: labelsOf(GAINS),
  },
  fuel: {
    label: 'Fuel',
    value: sql.raw('p.fuel'),
    of: ({ fuel }) => fuel,
    labels: { any: 'Any fuel', e85: 'Made for E85' },
  },
  emissions: {
    label: 'Emissions',
    value: sql.raw('p.emissions'),
    of: ({ emissions }) => emissions,
    labels: {
      '50_state': '50-state legal',
      '49_state': '49-state legal',
      off_road: 'Off-road only',
      unknown: 'Status unknown',
    },
  },
  stock: {
    label: 'Availability',
    value: sql.raw(`case when p.stock is null then 'ordered_in' when p.stock > 0 then 'in_stock' else 'sold_out' end`),
    of: ({ stock }) => (stock === null ? 'ordered_in' : stock > 0 ? 'in_stock' : 'sold_out'),
    labels: { in_stock: 'In stock', ordered_in: 'Special order', sold_out: 'Sold out' },
  },
  confidence: {
    label: 'How sure we are',
    value: sql.raw('p.confidence'),
    of: ({ confidence }) => confidence,
    labels: CONFIDENCE_NAMES,
  },
}

export type Chosen = Readonly<Partial<Record<FacetName, readonly string[]>>>

const valuesOf = (words: string | undefined): string[] => [...new Set((words ?? '').split(',').filter(Boolean))]

/** What is chosen of each facet; the figures of a car only where there is one. */
export function chosenOf(query: Partial<Record<FacetName, string | undefined>>, hasCar: boolean): Chosen {
  return Object.fromEntries(
    FACETS.filter((name) => hasCar || name !== 'gain').flatMap((name) => {
      const values = valuesOf(query[name])
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}

/** Between two prices the index goes straight to the parts. */
const oneBand = (values: readonly string[]): SQL | undefined => {
  const at = values.length === 1 ? PRICES.findIndex(({ value }) => value === values[0]) : -1
  const next = PRICES[at + 1]
  return at < 0
    ? undefined
    : sql`(p.price_cents >= ${PRICES[at]!.from * 100}${next ? sql` and p.price_cents < ${next.from * 100}` : sql``})`
}

export const isChosen = (name: FacetName, values: readonly string[]): SQL =>
  (name === 'price' ? oneBand(values) : undefined) ?? sql`(${FACET_TERMS[name].value}) = any(${textArray(values)})`

export interface FacetCount {
  facet: FacetName
  value: string | null
  name: string | null
  n: number
}

export const MOST_VALUES = 40

/** Counted values as a customer reads them: the facet's own order, or the most frequent first; what is chosen stays. */
export function facetsOf(counts: readonly FacetCount[], chosen: Chosen): Facet[] {
  return FACETS.flatMap((name) => {
    const { label, labels } = FACET_TERMS[name]
    const found = counts.filter(({ facet, value }) => facet === name && value !== null)
    const missing = (chosen[name] ?? []).filter((value) => found.every((one) => one.value !== value))
    const values = [
      ...found.map(({ value, name: said, n }) => ({
        value: value!,
        label: labels?.[value!] ?? said ?? value!,
        count: n,
      })),
      ...missing.map((value) => ({ value, label: labels?.[value] ?? value, count: 0 })),
    ]
    const order = labels ? Object.keys(labels) : undefined
    const sorted = order
      ? values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
      : values.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    const kept = sorted.filter(({ value }, at) => at < MOST_VALUES || chosen[name]?.includes(value))
    return kept.length > 0 ? [{ name, label, values: kept }] : []
  })
}
