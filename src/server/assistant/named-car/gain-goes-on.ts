import type { PartKind } from '../../../engine/model.ts'
import type { Answer } from '../advisor.ts'
import { ofCar } from '../frame/of-car.ts'
import { fuelsNamed } from '../fuel-words.ts'
import { kindsIn } from '../part-words.ts'
import { Sentence } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { asksGain, makesPowerKind, partsOfGain } from './gain-said.ts'
import { gainTold } from './gain-told.ts'

/** Longer than this it is no "and on E85" any more. */
const MOST_WORDS = 12
const LEAVES = /\b(?:skip\w*|without|no|not|minus|drop|leave|leaving|keep(?:ing)? the stock|w\/o|forget|sin)\b/
const ADDS = /\b(?:and|add\w*|plus|with|\+|then|also|throw in)\b/
const ELSE = /\b(?:cost|price|how long|legal|loud|safe|hold|cart|install|when|need)\b|\$/

/** "800 at the wheel": a power was wished, and no gain asked for. */
const WISHED = /\b\d{3,4} ?(?:[awr]?whp|w?hp|horse\w*|at the|to the)/

/** "What if I skip the headers", "and on E85": the same parts again, one more, one less, or on another fuel. */
export function gainGoesOn(turn: Turn): Answer | undefined {
  const { advisor, draft, before, reading, messages } = turn
  const { asked, meaning } = reading
  const shown = before.shown
  const said = messages.filter(({ from }) => from === 'visitor').slice(0, -1)
  const last = said.at(-1)
  const earlier = last === undefined ? '' : new Sentence(last.text).rest
  const isOfGain = asksGain(earlier) && !WISHED.test(earlier)
  const isOther = meaning.car !== undefined || meaning.goal !== undefined || meaning.budgetUsd !== undefined
  if (!isOfGain || isOther || meaning.intent === 'cart' || ELSE.test(asked)) return undefined
  if (asked.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const had = shown
    ? (shown.lockedPartIds ?? []).flatMap((id) => advisor.catalog.part(id)?.kind ?? [])
    : partsOfGain(earlier, car.vehicle)
  if (had.length === 0) return undefined
  const fuel = fuelsNamed(asked).at(-1)
  const named = kindsIn(asked).filter(makesPowerKind)
  const isLeft = LEAVES.test(asked) && named.length > 0
  if (fuel === undefined && !isLeft && !(ADDS.test(asked) && named.length > 0)) return undefined
  const changed = isLeft ? had.filter((kind) => !named.some((one) => isLike(one, kind))) : [...had, ...named]
  return gainTold(turn, car, [...new Set(onFuel(changed, fuel))], fuel ?? draft.fuel)
}

const isLike = (one: PartKind, other: PartKind): boolean =>
  one === other || (/^headers/.test(one) && /^headers/.test(other)) || (/tune$/.test(one) && /tune$/.test(other))

/** On ethanol the tune is the one for it, and on gasoline the other one. */
const onFuel = (kinds: readonly PartKind[], fuel: string | undefined): PartKind[] =>
  kinds.map((kind) =>
    kind === 'tune' && fuel === 'e85' ? 'e85_tune' : kind === 'e85_tune' && fuel && fuel !== 'e85' ? 'tune' : kind,
  )
