import type { PartKind } from '../../engine/model.ts'
import { dangerTold, isRepaired } from './danger-told.ts'
import { type MustPass, mustPassIn } from './emissions-said.ts'
import { blendIn } from './ethanol-blend.ts'
import { fuelsIn } from './fuel-words.ts'
import type { Intent } from './meaning.ts'

/** What a talk is about, whatever its last words were: asked of by words that have no subject of their own. */
export interface Talk {
  /** What the car has to pass, said once and true until it is taken back. */
  mustPass?: MustPass
  /** The share of ethanol in the tank, in percent, where it is none of the two that are counted. */
  blend?: number
  /** A danger that was told and not repaired since. */
  danger?: string
  /** What was last talked about. */
  of?: TalkedOf
}

/** One thing that was talked about: kinds of parts, or a topic, by the act that spoke of it. */
export interface TalkedOf {
  kinds: readonly PartKind[]
  topic?: string
  intent: Intent
}

/** The state of the talk after one more message: what it says of the car holds until it is taken back. */
export function talkAfter(before: Talk, { asked, text }: { asked: string; text: string }): Talk {
  const mustPass = mustPassIn(asked, text)
  const blend = blendIn(asked)
  const isOtherFuel = blend === undefined && fuelsIn(asked).wanted.length > 0
  const danger = dangerTold(asked, text)?.id
  const { mustPass: passed, blend: blended, danger: told, ...rest } = before
  const held = {
    mustPass: mustPass === undefined ? passed : mustPass || undefined,
    blend: blend ?? (isOtherFuel ? undefined : blended),
    danger: danger ?? (isRepaired(asked, text) ? undefined : told),
  }
  return { ...rest, ...(Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined)) as Talk) }
}
