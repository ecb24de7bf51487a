import type { Answer } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import type { Turn } from '../readers.ts'
import { beforeBuying } from './before-buying.ts'
import { failsFirst } from './fails-first.ts'
import { gainGoesOn } from './gain-goes-on.ts'
import { gainNamed } from './gain-told.ts'

/** Questions of a named car that its own figures answer, before any topic of the trade does. */
export function ofNamedCar(turn: Turn): Answer | undefined {
  const { draft, reading, words } = turn
  const isDanger = draft.talk?.danger !== undefined || dangerTold(reading.asked, words) !== undefined
  if (isDanger || (reading.isCorrection && turn.before.last !== undefined)) return undefined
  return gainGoesOn(turn) ?? gainNamed(turn) ?? beforeBuying(turn) ?? failsFirst(turn)
}
