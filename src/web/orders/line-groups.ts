import { laborMerchandiseId, merchandiseNamed, planCodeOf } from '../../contract/cart-lines.ts'
import type { Order } from '../../contract/orders.ts'

type Line = Order['lines'][number]

/** The lines of one build or one car, under its name as it was ordered; what is for no car has none and comes last. */
export function lineGroups(lines: readonly Line[]): { title: string | null; lines: Line[] }[] {
  const titleOf = ({ merchandise, attributes }: Line): string | null => {
    const code = planCodeOf({ merchandiseId: merchandise.id, attributes })
    const labor = code && lines.find((line) => line.merchandise.id === laborMerchandiseId(code))
    const { id, title, product } = (labor || { merchandise }).merchandise
    return merchandiseNamed(id).kind === 'merch' || title === product.title ? null : title
  }
  const groups = [...Map.groupBy(lines, titleOf)].map(([title, own]) => ({ title, lines: own }))
  return [...groups.filter(({ title }) => title !== null), ...groups.filter(({ title }) => title === null)]
}
