import { chanceOfRole, partsSaid } from './parts-said.ts'

/** So likely a part is refused, or the car's own one stays, whatever words say it. */
const SURE = 0.6

/** What is said of the part that stands at a place, where it is surely refused or surely stays stock. */
export function attitudeLearned(asked: string, from: number): 'refuse' | 'keep' | undefined {
  const part = partsSaid(asked).find((one) => one.from === from)
  if (!part) return undefined
  if (chanceOfRole(part, 'refused') >= SURE) return 'refuse'
  return chanceOfRole(part, 'stays_stock') >= SURE ? 'keep' : undefined
}
