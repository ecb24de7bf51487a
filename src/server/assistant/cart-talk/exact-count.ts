import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { CartLine } from './cart-so-far.ts'
import { outcomeTold, setTo } from './cart-told.ts'
import type { Spoken } from './spoken-order.ts'

const FIGURE = String.raw`(\d{1,2}|one)`
const UNIT = '(?:sets?|pairs?|kits?|of (?:them|it|those|these)|in (?:there|it|the cart|my cart)|total)'
/** A count that is to stand in the end, whatever happened before: "exactly one", "keep just 1", "it is one set only". */
const EXACTLY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:exactly|precisely) ${FIGURE}\b|\b(?:quantity|qty|count|number)\b[^.?!]{0,24}\b(?:is|at|of|says|stays|to)(?: only| just)? ${FIGURE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:keep|leave|want|need|should be|meant|make sure)\b[^.?!]{0,30}?\b(?:only|just|a single|no more than) ${FIGURE}\b`,
  ),
  new RegExp(String.raw`\b(?:only|just|keep|leave) ${FIGURE}(?: ${UNIT})*\W*$`),
  new RegExp(String.raw`\bit(?: is|'s)(?: only| just)? ${FIGURE} sets?\b(?: only)?`),
  new RegExp(String.raw`\b(?:es|era|son|quiero|queria) (?:solo |nada mas )?${FIGURE} (?:sets?|juegos?)\b`),
]
/** "One car worth", "enough for one car": what one car takes is one of what is sold for it. */
const FOR_ONE_CAR =
  /\b(?:one|1|a single) car(?:'s|s)?(?: |-)?(?:worth|only)?\b|\benough for (?:one|1|a|the|my) (?:car|truck|engine|motor)\b/
const ASKS_WHICH =
  /\b(?:is|was|did|are) (?:that|it|this|you|those)\b[^.?!]{0,24}\bsets?\b|\b(?:one|1|\d) sets? or \d\b|\bsets? or (?:pieces|single|each)\b/

/** The count that a message wants in the end; undefined where it says none. */
function countWanted(heard: string): number | undefined {
  if (FOR_ONE_CAR.test(heard)) return 1
  for (const form of EXACTLY) {
    const said = form.exec(heard)?.slice(1).find(Boolean)
    if (said !== undefined) return said === 'one' ? 1 : Number(said)
  }
  return undefined
}

/** Of what went in last: the number that it is to come to, told with the total, whether it stood there already or not. */
export function exactCount(spoken: Spoken): Answer | undefined {
  const { heard, so, draft, order, named, before } = spoken
  if (!so.isGoingOn && !/\b(?:cart|basket)\b/.test(heard)) return undefined
  const count = countWanted(heard)
  const line = lineOf(spoken)
  if (!line?.part || (named.car !== undefined && named.car !== before.car)) return undefined
  const isOther = order.items.some(
    ({ kinds, thing }) => thing !== undefined || (kinds.length > 0 && !kinds.some((kind) => kind === line.part?.kind)),
  )
  if (isOther) return undefined
  const inSet = Number(/\bset of (\d)/i.exec(line.part.name)?.[1] ?? 0)
  if (count === undefined) return ASKS_WHICH.test(heard) ? asTold(spoken, line, inSet) : undefined
  // "6 of them" of a set of six is one set.
  const set = setTo(line.part, { count, isPieces: inSet > 0 && count >= inSet && count % inSet === 0 })
  const told = outcomeTold(draft, { added: [], set: [set], removed: [], notDone: [], lines: so.lines })
  return inSet > 0 && FOR_ONE_CAR.test(heard) ? [...told, text(inLanguage(draft.language, oneCar(inSet)))] : told
}

/** What went in last; the one that is named where several are in it. */
function lineOf({ so, order }: Spoken): CartLine | undefined {
  const kinds = order.items.flatMap((item) => item.kinds)
  const ofKind = so.lines.filter(({ part }) => part && kinds.includes(part.kind))
  const own = so.lines.filter(({ name }) => so.last.some((one) => one.name === name))
  return ofKind.at(-1) ?? (own.length > 0 ? own : so.lines).at(-1)
}

const oneCar = (inSet: number): Bilingual => [
  ` One set is all ${inSet} the engine needs.`,
  ` Un juego trae las ${inSet} que pide el motor.`,
]

function asTold({ draft }: Spoken, { name, count }: CartLine, inSet: number): Answer | undefined {
  if (inSet === 0) return undefined
  const sets = count === 1 ? 'one set' : `${count} sets`
  return [
    text(
      inLanguage(draft.language, [
        `In there now: ${sets} of the ${name}, ${count * inSet} pieces. One set is what one engine takes.`,
        `Ahora hay ${count} de: ${name}, ${count * inSet} piezas. Un motor lleva un juego.`,
      ]),
    ),
    suggestions(...(count > 1 ? ['Make it one set'] : []), 'Show my cart'),
  ]
}
