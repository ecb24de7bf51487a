import type { LimitUseReply } from '../../contract/figures.ts'
import { LIMIT_NAMES } from '../../engine/display-words.ts'
import { limitTitle } from '../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../engine/model.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a limit is called above its figure: "Half shafts", "Transmission, torque". */
export function limitLabel(limit: LimitUseReply): string {
  // A reply may lack the component, and a newer shop may name one that this page does not know.
  return capital(limit.slot || limit.component in LIMIT_NAMES ? limitTitle(limit as LimitUse) : 'limit')
}
