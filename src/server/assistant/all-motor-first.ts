import type { PartKind } from '../../engine/model.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'
import { answerPlan } from './plan-answer.ts'
import type { ChosenCar } from './request-of.ts'

const refuses = (without: readonly PartKind[], kinds: readonly PartKind[]): boolean =>
  kinds.every((kind) => without.includes(kind))

/** The cheapest of the boost that was not refused, fitted. */
function otherWay({ catalog }: Advisor, { vehicle }: ChosenCar, kinds: readonly PartKind[], name: string): string {
  const [first] = catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kinds.includes(kind))
    .map(installedUsdOf)
    .toSorted((a, b) => a - b)
  return first === undefined
    ? ''
    : ` A ${name} is the other way to big power on it, from ${dollars(first)} installed: say "with a ${name}".`
}

/** "No turbo please" and no figure: all motor first, and what else there is; a factory turbo stays the only one. */
export function allMotorFirst(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  car: ChosenCar,
  { meaning }: MessageReading,
): Answer | undefined {
  const { without = [] } = meaning
  const noTurbo = refuses(without, TURBO_KINDS)
  const noBlower = refuses(without, BLOWER_KINDS)
  if (!(noTurbo || noBlower) || draft.shown || draft.language === 'es') return undefined
  if (draft.goal ?? draft.budgetUsd ?? draft.wants) return undefined
  const isBoosted = car.vehicle.engine.aspiration !== 'na'
  const wanted: Draft = {
    ...draft,
    goal: { most: true, isSafe: true },
    ...(isBoosted ? {} : { induction: 'naturally_aspirated' as const }),
  }
  const refused = noTurbo && noBlower ? 'turbo and no blower' : noTurbo ? 'turbo' : 'supercharger'
  const lead = isBoosted
    ? `No ${refused}, then: the boost that it left the factory with stays, and nothing bigger goes on. `
    : `No ${refused}, then: all motor first. `
  const other =
    isBoosted || (noTurbo && noBlower)
      ? ''
      : noTurbo
        ? otherWay(advisor, car, BLOWER_KINDS, 'supercharger')
        : otherWay(advisor, car, TURBO_KINDS, 'turbo')
  const [first, ...rest] = answerPlan(advisor, before, wanted, car, undefined, () => [])
  return first?.type === 'text' ? [text(lead), first, ...(other ? [text(other)] : []), ...rest] : undefined
}
