import type { Answer } from '../advisor.ts'
import { dangerTold } from '../danger-told.ts'
import type { Turn } from '../turn.ts'
import { bearsTold } from './bears-told.ts'
import { beforeBuying } from './before-buying.ts'
import { boostChoice } from './boost-choice.ts'
import { failsFirst } from './fails-first.ts'
import { firstMoney } from './first-money.ts'
import { gainGoesOn } from './gain-goes-on.ts'
import { gainNamed } from './gain-told.ts'
import { intakeTune } from './intake-tune.ts'
import { lockTold } from './lock-told.ts'
import { ethanolNaturally, kitTold, mostNaturally } from './most-told.ts'
import { psiOfTalk } from './psi-of-talk.ts'
import { mostBorne, psiLimit, soundTold } from './sound-told.ts'
import { stageMeaning } from './stage-meaning.ts'

const TELL = [
  stageMeaning,
  psiOfTalk,
  lockTold,
  intakeTune,
  gainGoesOn,
  boostChoice,
  gainNamed,
  firstMoney,
  beforeBuying,
  failsFirst,
  bearsTold,
  psiLimit,
  soundTold,
  mostBorne,
  ethanolNaturally,
  mostNaturally,
  kitTold,
] as const

/** Questions of a named car that its own figures answer, before any topic of the trade does. */
export function ofNamedCar(turn: Turn): Answer | undefined {
  const { draft, reading, words, before } = turn
  const isDanger = draft.talk?.danger !== undefined || dangerTold(reading.asked, words) !== undefined
  if (isDanger) return undefined
  // "Silverado 6.2, sorry" after a question that lacked its car.
  if (reading.isCorrection && before.last !== undefined) return bearsTold(turn)
  for (const tell of TELL) {
    const told = tell(turn)
    if (told) return told
  }
  return undefined
}
