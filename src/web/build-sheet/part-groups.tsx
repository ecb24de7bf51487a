import type { ReactNode } from 'react'
import type { RecommendedPart } from '../../contract/configurator.ts'
import { PART_CATEGORIES } from '../../engine/model.ts'
import { Card } from '../ui/card.tsx'
import { centsAsDollars, centsOf } from '../ui/money.ts'
import { PartRow } from './part-row.tsx'
import { categoryName } from './words.ts'

/** The parts of a build by category, in the shop's order of categories. */
export function partsByCategory<P extends { category: string }>(parts: readonly P[]): [category: string, parts: P[]][] {
  const groups = new Map<string, P[]>()
  for (const part of parts) groups.set(part.category, [...(groups.get(part.category) ?? []), part])
  const rank = (category: string) => {
    const index = (PART_CATEGORIES as readonly string[]).indexOf(category)
    return index === -1 ? PART_CATEGORIES.length : index
  }
  return [...groups].sort(([a], [b]) => rank(a) - rank(b))
}

interface PartGroupsProps {
  parts: readonly RecommendedPart[]
  /** What stands beside a part's price. */
  asideOf?: (part: RecommendedPart) => ReactNode
}

export function PartGroups({ parts, asideOf }: PartGroupsProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {partsByCategory(parts).map(([category, inCategory]) => (
        <Card key={category} className="px-4 pt-4 pb-1 sm:px-6">
          <div className="flex items-baseline justify-between gap-4 pb-2">
            <h3 className="headline text-xl">{categoryName(category)}</h3>
            <p className="figures text-sm text-steel">
              {inCategory.length === 1 ? '1 part' : `${inCategory.length} parts`},{' '}
              {centsAsDollars(inCategory.reduce((cents, part) => cents + centsOf(part.pricing.partCost), 0))}
            </p>
          </div>
          {inCategory.map((part) => (
            <PartRow key={part.partId} part={part} aside={asideOf?.(part)} />
          ))}
        </Card>
      ))}
    </div>
  )
}
