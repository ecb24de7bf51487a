import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { DynoSheet } from '../../engine/current-setup/current-setup.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import type { Fuel, PartKind, Slot, TransmissionKind } from '../../engine/model.ts'
import type { IntendedUse } from '../../engine/vocabulary.ts'
import type { Said } from './advisor.ts'
import type { Goal, Meaning } from './meaning.ts'
import { type Names, readMessage } from './meaning-of.ts'

/** The request as it stands after all that was said. */
export interface Draft {
  car?: string
  year?: number
  gearbox?: TransmissionKind
  goal?: Goal
  fuel?: Fuel
  budgetUsd?: number
  use?: IntendedUse
  induction?: InductionChoice
  priority?: BudgetPriority
  keepsStock?: readonly Slot[]
  wants?: readonly PartKind[]
  installed?: readonly PartKind[]
  dynoSheet?: DynoSheet
  /** The build last shown, as its request. */
  shown?: NonNullable<Said['request']>
}

const union = <T extends string>(a: readonly T[] = [], b: readonly T[] = []): readonly T[] =>
  [...new Set([...a, ...b])].sort()

/** The draft after one more message of the visitor. */
export function withMeaning(draft: Draft, meaning: Meaning): Draft {
  if (meaning.intent === 'reset') return {}
  const { intent: _, change: __, part: ___, against: ____, isStock: _____, ...said } = meaning
  const isOtherCar = said.car !== undefined && draft.car !== undefined && said.car !== draft.car
  const isNewRequest = isOtherCar && said.goal !== undefined
  const kept: Draft = isNewRequest ? {} : { ...draft }
  if (said.car !== undefined && (isOtherCar || said.year !== undefined)) delete kept.year
  if (isOtherCar) {
    delete kept.gearbox
    delete kept.shown
    delete kept.installed
    delete kept.dynoSheet
  }
  const next: Draft = { ...kept, ...said }
  if (kept.keepsStock || said.keepsStock) next.keepsStock = union(kept.keepsStock, said.keepsStock)
  if (kept.wants || said.wants) next.wants = union(kept.wants, said.wants)
  if (kept.installed || said.installed) next.installed = union(kept.installed, said.installed)
  return next
}

/** So much of a conversation is read, the latest first: far more than anybody types about one build. */
const CHARACTERS_READ = 12_000

function latest(messages: readonly Said[]): readonly Said[] {
  let left = CHARACTERS_READ
  const before = messages.findLastIndex(({ from, text }) => {
    if (from === 'visitor') left -= text.length
    return left < 0
  })
  return messages.slice(before + 1)
}

/**
 * The request that a conversation has come to, its last message left out. A build that was shown settles car, year and
 * goal: what was relative then ("cheaper") is a figure now.
 */
export function draftOf(catalog: Names, messages: readonly Said[]): Draft {
  let draft: Draft = {}
  for (const message of latest(messages)) {
    if (message.from === 'visitor') {
      const { meaning } = readMessage(catalog, message.text)
      if (concernsTheBuild(draft, meaning)) draft = withMeaning(draft, meaning)
      continue
    }
    const { request } = message
    if (!request) continue
    const { budgetUsd: _, ...unbound } = draft
    draft = {
      ...(draft.car === request.modelId ? unbound : { keepsStock: draft.keepsStock ?? [], wants: draft.wants ?? [] }),
      car: request.modelId,
      year: request.year,
      goal: goalOf(request),
      shown: request,
      ...(request.budgetUsd === undefined ? {} : { budgetUsd: request.budgetUsd }),
    }
  }
  return draft
}

/** The goal of a build that was shown. */
function goalOf({ targetHorsepower, timeGoal }: NonNullable<Said['request']>): Goal {
  if (!timeGoal) return { wheelHp: targetHorsepower }
  const { measure, seconds } = timeGoal
  return measure === 'quarter_mile' ? { quarterMileS: seconds } : { zeroToSixtyS: seconds }
}

/** A question about another car than the one that is planned does not change the plan. */
export function concernsTheBuild(draft: Draft, meaning: Meaning): boolean {
  if (meaning.intent === 'plan' || meaning.intent === 'reset') return true
  if (meaning.intent === 'compare') return draft.car === undefined && meaning.car !== undefined && !meaning.against?.car
  if (meaning.intent === 'unknown' || meaning.intent === 'thanks' || meaning.intent === 'help') return false
  return draft.car === undefined || meaning.car === undefined || meaning.car === draft.car
}
