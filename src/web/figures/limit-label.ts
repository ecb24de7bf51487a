import type { LimitUseReply } from '../../contract/figures.ts'
import { LIMIT_NAMES } from '../../engine/display-words.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../engine/model.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a limit is called beside its figure: the hardware where a rule names it ("Half shafts"), else the component. */
export function limitLabel({ slot, component }: LimitUseReply): string {
  if (slot) return capital(limitName({ slot, component } as LimitUse))
  // A reply may lack the component, and a newer shop may name one that this page does not know.
  const name: string | undefined = LIMIT_NAMES[component]
  return capital(name ?? 'limit')
}
