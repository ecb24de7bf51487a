import type { Advisor, Said } from './advisor.ts'
import { draftOf } from './draft-of.ts'
import { spelledOut } from './spelled-out/spelled-out.ts'

/** Whether the talk tells of a danger that nobody has said to be repaired. */
export const isDangerOpen = (catalog: Advisor['catalog'], everySaid: readonly Said[]): boolean =>
  draftOf(catalog, spelledOut(catalog, everySaid).messages).talk?.danger !== undefined
