import type { FacetName, PartSort } from '../../contract/shop-part-choices.ts'
import type { GainsOfCar, ListedRow } from '../listing/part-rows.ts'
import { type Chosen, FACET_TERMS } from './facets.ts'
import { addedUp, OTHERS, type Shelf, shownMakers, type Values } from './shelf-counts.ts'

const byId = (a: ListedRow, b: ListedRow): number => (a.id < b.id ? -1 : 1)

const ORDERS: Readonly<Record<PartSort, ((gains: GainsOfCar) => (a: ListedRow, b: ListedRow) => number) | undefined>> =
  {
    // As they were read.
    popular: undefined,
    price: () => (a, b) => a.price_cents - b.price_cents || byId(a, b),
    price_down: () => (a, b) => b.price_cents - a.price_cents || byId(b, a),
    gain: (gains) => {
      // What is not known to add anything stands last.
      const added = ({ id }: ListedRow) => gains[id]?.wheelHp ?? Number.NEGATIVE_INFINITY
      return (a, b) => (added(a) === added(b) ? byId(a, b) : added(b) - added(a))
    },
  }

/** What is chosen of the parts of one car's shelf, in the order that is asked for, and the counts of every value. */
export function carShelf(
  parts: readonly ListedRow[],
  gains: GainsOfCar,
  { chosen, sort }: { chosen: Chosen; sort: PartSort },
): Shelf & { parts: readonly ListedRow[] } {
  const counted = parts.map((part) => {
    const saidOf = (name: FacetName) => FACET_TERMS[name].of(part, gains[part.id]?.wheelHp)
    const isLeft = (name: FacetName) => chosen[name]?.includes(saidOf(name) ?? '') ?? true
    const values = Object.fromEntries(OTHERS.map((name) => [name, saidOf(name)])) as Values
    return { part, values, isOfMaker: isLeft('maker'), isOfOthers: OTHERS.every(isLeft) }
  })
  const ofOthers = counted.filter(({ isOfOthers }) => isOfOthers).map(({ part }) => part)
  const makers = [...Map.groupBy(ofOthers, ({ maker_slug }) => maker_slug)].map(([value, some]) => ({
    ...{ facet: 'maker' as const, value, name: some[0]!.maker, n: some.length },
  }))
  const combinations = counted.map(({ values, isOfMaker }) => ({ ...values, c_maker: isOfMaker, n: 1 }))
  const chosenParts = counted.filter((one) => one.isOfMaker && one.isOfOthers).map(({ part }) => part)
  const order = ORDERS[sort]?.(gains)
  return {
    ...addedUp(combinations, shownMakers(makers, chosen), chosen),
    parts: order ? chosenParts.toSorted(order) : chosenParts,
  }
}
