import type { Vehicle } from '../../../engine/model.ts'
import type { Advisor, Bilingual } from '../advisor.ts'
import { carOfEngine } from '../engine-said.ts'

const PAIR = /\b((?=[a-z]*\d)[a-z0-9-]{2,8}) (?:or|vs\.?|versus|against|and|than) (?:an? |the )?((?=[a-z]*\d)[a-z0-9-]{2,8})\b/
const ASKS = /\b(?:better|best|or|vs\.?|versus|which|stronger|tun\w+|build|power|reliab\w+)\b/

const trouble = ({ family }: Vehicle): string => family.weakPoints.map(({ what }) => what).join(', ') || 'nothing typical'

/** "Is better N54 or N55 for tuning": what each takes as it left the factory, and what is known to break. */
export function enginesCompared({ catalog }: Advisor, asked: string): Bilingual | undefined {
  const [, one = '', other = ''] = PAIR.exec(asked) ?? []
  if (!ASKS.test(asked)) return undefined
  const [a, b] = [one, other].map((name) => name && carOfEngine(catalog.vehicles, name))
  if (!a || !b || a.family.name === b.family.name) return undefined
  const [strong, weak] = a.family.bottomEndLimitWheelHp >= b.family.bottomEndLimitWheelHp ? [a, b] : [b, a]
  const limit = ({ family }: Vehicle) => `${family.bottomEndLimitWheelHp} whp`
  const isEven = limit(strong) === limit(weak)
  const easier = strong.family.weakPoints.length > weak.family.weakPoints.length ? ` For less trouble the ${weak.family.name}: fewer known weak points.` : ''
  const lead = isEven
    ? `For tuning they come out even: both stock bottom ends are good for about ${limit(strong)}.`
    : `For power the ${strong.family.name}: its stock bottom end is good for about ${limit(strong)}, the ${weak.family.name}'s for ${limit(weak)}.`
  return [
    `${lead}${easier} What lets go first: ${strong.family.name}, ${strong.family.failsFirst}; ${weak.family.name}, ${weak.family.failsFirst}. Known weak points: ${strong.family.name}, ${trouble(strong)}; ${weak.family.name}, ${trouble(weak)}. Buy on condition and records before anything.`,
    `Para potencia el ${strong.family.name}: de fábrica aguanta unos ${limit(strong)}, el ${weak.family.name} unos ${limit(weak)}.`,
  ]
}
