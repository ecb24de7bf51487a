import { slotOf } from '../../../engine/fitment/slots.ts'
import { type PartKind, SLOTS, type Slot } from '../../../engine/model.ts'
import type { Answer, Bilingual } from '../advisor.ts'
import { fuelsIn } from '../fuel-words.ts'
import type { Meaning } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { BOOST_KINDS, partsIn } from '../part-words.ts'
import type { Before } from '../said-before.ts'
import { isPlanned } from './change-asked.ts'

/** "Cut it to just the tune and pulley", "just cam and tune then", "only a tune, nothing else". */
const ONLY =
  /\b(?:just|only|nothing but|(?:strip|cut|trim|bring|take|get) (?:it|that|this) (?:down |back )?to|solo|nomas)\b/
/** Words that may stand around such a list and say nothing else. */
const BESIDE: ReadonlySet<string> = new Set(
  `ok okay aight alright so then and or an a the my it its that this what if i we he she do does doing run runs go with down to
   just only nothing but else more other than cut strip trim bring take back please man bro lol hmm nah yeah actually n maybe can
   you could make get build plan now for me us is be there solo nomas thing stuff on in no without skip drop keep want`
    .trim()
    .split(/\s+/),
)
/** Goes with what was named, and is neither asked for nor left out. */
const GOES_WITH: readonly Slot[] = ['ecu_unlock', 'spark_plugs']
/** No ethanol without its tune and what feeds it. */
const ETHANOL: readonly Slot[] = ['tune', 'fuel_blend', 'injectors', 'fuel_pump', 'direct_fuel']
/** What a kind can't run right without. */
const NEEDS: Readonly<Partial<Record<PartKind, readonly Slot[]>>> = {
  camshafts: ['tune', 'valve_springs', 'torque_converter', 'transmission_tune', 'intake', 'headers', 'midpipe'],
  ...{
    headers_long_tube: ['tune', 'midpipe'],
    pulley_smaller: ['tune'],
    downpipe: ['tune'],
    intake_manifold: ['tune'],
  },
  ...{ ported_heads: ['tune', 'valve_springs'], injectors: ['tune'], torque_converter: ['transmission_tune'] },
}
const REFUSED = /\b(?:no|without|skip|drop|not|minus)\b[^,.;]{0,24}$/

/** The build cut down to the parts that are named, with what they can't do without: the most that those make. */
export function onlyThese(before: Before, reading: MessageReading): MessageReading {
  const { asked, meaning } = reading
  if (!ONLY.test(asked) || before.shown === undefined || !isPlanned(before) || before.talk?.danger) return reading
  if (meaning.cart || (meaning.goal ?? meaning.budgetUsd) !== undefined || fuelsIn(asked).wanted.length > 0)
    return reading
  if (meaning.car !== undefined && meaning.car !== before.car) return reading
  const at = ONLY.exec(asked)?.index ?? 0
  const found = partsIn(asked).filter(({ from }) => from > at && !REFUSED.test(asked.slice(at, from)))
  const kinds = [...new Set(found.flatMap(({ word }) => word.kinds.slice(0, 1)))]
  const named = partsIn(asked).reduce(
    (words, { from, to }) => words.slice(0, from) + '#'.repeat(to - from) + words.slice(to),
    asked,
  )
  const others = (named.match(/[a-z']+/g) ?? []).filter((word) => !BESIDE.has(word))
  if (kinds.length === 0 || others.length > 0 || kinds.some((kind) => BOOST_KINDS.includes(kind))) return reading
  const refused = partsIn(asked).flatMap(({ word, from }) =>
    REFUSED.test(asked.slice(from > at ? at : 0, from)) ? word.kinds.slice(0, 1).map(slotOf) : [],
  )
  return { ...reading, meaning: ofOnly(before, kinds, refused) }
}

/** Who wants the cam alone hears what comes with it, and why. */
export function onlyWords(asked: string, answer: Answer): Bilingual | undefined {
  const parts = answer.flatMap((event) => (event.type === 'build' ? event.reply.recommendedParts : []))
  const has = (form: RegExp) => parts.some(({ kind }) => form.test(kind))
  const isCam = ONLY.test(asked) && /\bcams?\b|\bcamshafts?\b/.test(asked) && has(/^camshafts$/) && has(/^headers/)
  return isCam && !/\bheaders?\b|\blong ?tubes?\b/.test(asked)
    ? [
        'A cam goes in with an intake, headers and a tune here: the stock ones choke it.',
        'Aquí el árbol de levas va con admisión, headers y tune: los de fábrica lo ahogan.',
      ]
    : undefined
}

function ofOnly({ fuel, shown }: Before, kinds: readonly PartKind[], refused: readonly Slot[]): Meaning {
  const preferred = (shown as { preferences?: { fuel_type?: string } } | undefined)?.preferences?.fuel_type
  const isEthanol = (fuel ?? preferred)?.startsWith('e') ?? false
  const open = new Set<Slot>([
    ...kinds.flatMap((kind) => [slotOf(kind), ...(NEEDS[kind] ?? [])]),
    ...GOES_WITH,
    ...(isEthanol ? ETHANOL : []),
  ])
  const isTuneMeant = kinds.some((kind) => NEEDS[kind]?.includes('tune'))
  return {
    intent: 'plan',
    goal: { most: true },
    // Which tune goes with it is told by the part that needs one, or by the fuel.
    wants: kinds.filter((kind) => kind !== 'tune' || !(isEthanol || isTuneMeant)).toSorted(),
    keepsStock: SLOTS.filter((slot) => !open.has(slot) || refused.includes(slot)),
    isOfShown: true,
  }
}
