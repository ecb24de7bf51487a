import type { Vehicle } from '../../../engine/model.ts'
import type { Advisor, Bilingual } from '../advisor.ts'
import { carOfEngine } from '../engine-said.ts'

const PAIR =
  /\b((?=[a-z]*\d)[a-z0-9-]{2,8}) (?:or|vs\.?|versus|against|and|than) (?:an? |the )?((?=[a-z]*\d)[a-z0-9-]{2,8})\b/
const ASKS = /\b(?:better|best|or|vs\.?|versus|which|stronger|tun\w+|build|power|reliab\w+)\b/

const trouble = ({ family }: Vehicle): string =>
  family.weakPoints.map(({ what }) => what).join(', ') || 'nothing typical'

/** "Is better N54 or N55 for tuning": what each takes as it left the factory, and what is known to break. */
export function enginesCompared({ catalog }: Advisor, asked: string): Bilingual | undefined {
  const [, one = '', other = ''] = PAIR.exec(asked) ?? []
  if (!ASKS.test(asked)) return undefined
  const [a, b] = [one, other].map((name) => name && carOfEngine(catalog.vehicles, name))
  if (!a || !b || a.family.name === b.family.name) return undefined
  const isFirst = a.family.bottomEndLimitWheelHp >= b.family.bottomEndLimitWheelHp
  const [strong, weak] = isFirst ? [a, b] : [b, a]
  const [strongName, weakName] = (isFirst ? [one, other] : [other, one]).map((name) => name.toUpperCase())
  const limit = ({ family }: Vehicle) => `${family.bottomEndLimitWheelHp} whp`
  const isEven = limit(strong) === limit(weak)
  const easier =
    strong.family.weakPoints.length > weak.family.weakPoints.length
      ? ` For less trouble the ${weakName}: fewer known weak points.`
      : ''
  const lead = isEven
    ? `For tuning they come out even: both stock bottom ends are good for about ${limit(strong)}.`
    : `For power the ${strongName}: its stock bottom end is good for about ${limit(strong)}, the ${weakName}'s for ${limit(weak)}.`
  return [
    `${lead}${easier} What lets go first: ${strongName}, ${strong.family.failsFirst}; ${weakName}, ${weak.family.failsFirst}. Known weak points: ${strongName}, ${trouble(strong)}; ${weakName}, ${trouble(weak)}. Buy on condition and records before anything.`,
    `Para potencia el ${strongName}: de fábrica aguanta unos ${limit(strong)}, el ${weakName} unos ${limit(weak)}.`,
  ]
}
