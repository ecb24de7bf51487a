import type { AskKind } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import { type ComponentName, componentsMeant } from '../of-shown/components.ts'
import { BLOWER_KINDS, TURBO_KINDS } from '../part-words.ts'
import { Sentence } from '../sentence.ts'
import type { Turn } from '../turn.ts'

/** A power that a build, a kit or a price was told with. */
const TOLD = /\b(?:for|makes?|making|to|at|is|about|be) (?:about )?(\d{3,4}) whp\b/g
/** So many answers back it is still what "that" means. */
const RECENT = 3
/** "Will it hold that": what was told, and no figure of one's own. */
const OF_IT = /\b(?:that|it|this|those|those numbers|your kit|the kit|eso)\b/
const HAS_FIGURE = /\b[2-9]\d\d\b|\b1[0-4]\d\d\b|\bpsi\b|\bstock power\b/

/** The power that was told last where nothing is shown: "will the pistons live at that" after a price for 592 whp. */
export function toldPower({ before, draft, toldBefore }: Turn, asked: string): number | undefined {
  if (before.shown !== undefined || draft.shown !== undefined || HAS_FIGURE.test(asked) || !OF_IT.test(asked))
    return undefined
  const powers = toldBefore.slice(-RECENT).flatMap((words) => [...words.matchAll(TOLD)].map(([, said]) => Number(said)))
  return powers.at(-1)
}

/** The words of a kit that was priced last, where "that" means the power it brings: "will the pistons live at that". */
export function toldKit({ before, draft }: Turn, asked: string): string | undefined {
  if (before.shown !== undefined || draft.shown !== undefined || HAS_FIGURE.test(asked) || !OF_IT.test(asked))
    return undefined
  const kinds = before.talk?.of?.kinds ?? []
  if (kinds.some((kind) => BLOWER_KINDS.includes(kind))) return 'supercharger'
  return kinds.some((kind) => TURBO_KINDS.includes(kind)) ? 'turbo kit' : undefined
}

const ASK_OF: Readonly<Record<ComponentName, AskKind>> = {
  clutch: 'limit.clutch',
  converter: 'limit.gearbox',
  driveline: 'limit.driveline',
  gearbox: 'limit.gearbox',
  direct_pump: 'limit.fuel',
  pump: 'limit.fuel',
  injectors: 'limit.fuel',
  fuel: 'limit.fuel',
  boost: 'limit.turbo',
  engine: 'limit.engine',
}

/** What bears a power that was only told, as the same question of the car. */
export function asksOfTold(turn: Turn, asks: readonly Ask[]): readonly Ask[] {
  return asks.map((ask) => {
    if (ask.kind !== 'of_build.strength') return ask
    const asked = new Sentence(ask.typed).rest
    if (toldPower(turn, asked) === undefined && toldKit(turn, asked) === undefined) return ask
    const [component] = componentsMeant(asked)
    return component ? { ...ask, kind: ASK_OF[component] } : ask
  })
}
