import { buildOf } from '../../contract/cart-lines.ts'
import type { Order } from '../../contract/orders.ts'

type Line = Order['lines'][number]

/** The lines of one build or one car, under its name as it was ordered; what is for no car has none and comes last. */
export function lineGroups(lines: readonly Line[]): { title: string | null; lines: Line[] }[] {
  const labor = lines.filter(({ merchandise }) => merchandise.id.startsWith('labor:'))
  const titleOf = ({ merchandise, attributes }: Line): string | null => {
    const build = labor.find(({ merchandise: { id } }) => id === `labor:${buildOf(attributes)}`)
    const { id, title, product } = (build ?? { merchandise }).merchandise
    return id.startsWith('merch:') || title === product.title ? null : title
  }
  const groups = [...Map.groupBy(lines, titleOf)].map(([title, own]) => ({ title, lines: own }))
  return [...groups.filter(({ title }) => title !== null), ...groups.filter(({ title }) => title === null)]
}
