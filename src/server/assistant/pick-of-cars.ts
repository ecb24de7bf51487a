import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Compared } from './compared.ts'
import { type Draft, withMeaning } from './draft.ts'
import { planOf } from './plan-answer.ts'
import { carOf, requestFor } from './request-of.ts'
import { targetOf } from './target-of.ts'

const OF_TROUBLE = /\b(?:reliab\w*|break\w*|problems?|trouble\w*|last\w*|safe\w*|maint\w*)\b/

/** "So which one": of the cars that were compared the one for what was said of them, then why, and what speaks for the other. */
export function pickOfCars(
  advisor: Advisor,
  draft: Draft,
  { cars, said }: Compared,
  asked: string,
): Answer | undefined {
  const sides = cars.slice(0, 3).flatMap((one) => {
    const car = carOf(advisor, one, true)
    if (typeof car === 'string') return []
    const wish = withMeaning({}, { ...said, intent: 'plan', car: one.car, year: car.year })
    const goal = said.goal ?? (said.budgetUsd ? ({ most: true } as const) : undefined)
    const target = goal && targetOf(advisor, wish, car, goal)
    const planned = target?.ok ? planOf(advisor, requestFor(advisor, wish, car, target.target)) : undefined
    const { wheelHp, estimatedCost } = planned?.ok
      ? { wheelHp: planned.reply.power.wheelHp, estimatedCost: planned.reply.estimatedCost }
      : { wheelHp: 0, estimatedCost: 0 }
    const { family } = car.vehicle
    return [
      {
        name: carWords(car.vehicle, car.year),
        usdPerWhp: wheelHp > 0 ? estimatedCost / wheelHp : 0,
        built: wheelHp > 0 ? `${whp(wheelHp)} for ${dollars(estimatedCost)} installed` : '',
        stock: stockFigures(advisor.catalog, car.vehicle),
        troubles: family.weakPoints.map(({ what }) => what),
      },
    ]
  })
  const isBuilt = !OF_TROUBLE.test(asked) && sides.every(({ usdPerWhp }) => usdPerWhp > 0)
  const [first, ...others] = sides.toSorted((a, b) =>
    isBuilt
      ? a.usdPerWhp - b.usdPerWhp
      : a.troubles.length - b.troubles.length || a.stock.timeSlip.quarterMileS - b.stock.timeSlip.quarterMileS,
  )
  const [other] = others
  if (!first || !other) return undefined
  const seconds = (one: typeof first) => one.stock.timeSlip.quarterMileS
  const quick = seconds(first) <= seconds(other) ? first : other
  const because = isBuilt
    ? `it makes ${first.built}, against ${other.built}`
    : first.troubles.length === other.troubles.length
      ? `it is the quicker one stock`
      : `less of it is known to break`
  const known = [first, other]
    .map(({ name, troubles }) => `${name}: ${troubles.join(', ') || 'nothing typical'}`)
    .join('; ')
  return [
    text(
      inLanguage(draft.language, [
        `The ${first.name}: ${because}. Stock the ${quick.name} is quicker by ${Math.abs(seconds(first) - seconds(other)).toFixed(2)} s in the quarter mile. Known weak points, ${known}. Tell me if it is for towing, autocross or a daily and I'll weigh it by that.`,
        `El ${first.name}. De fábrica el ${quick.name} es más rápido por ${Math.abs(seconds(first) - seconds(other)).toFixed(2)} s. Puntos débiles: ${known}.`,
      ]),
    ),
    suggestions('For a daily', 'For autocross', `${first.name}, 100 more whp`),
  ]
}
