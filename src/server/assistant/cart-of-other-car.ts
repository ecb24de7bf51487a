import type { Part, Vehicle } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, type Said, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { partForCart } from './parts-answer.ts'
import { type ChosenCar, carOf } from './request-of.ts'

const ADDED = /^(?:In your cart: |En tu carrito: )(.*)/m
const COUNTED =
  /\b(?:make|do|change) (?:it|that|them|those)(?: to)? (?:\d{1,2}|two|three|four|one)\b(?! ?(?:for|instead)\b)/
const nameOf = ({ manufacturer, name }: Part): string => `${manufacturer} ${name}`

/** "Actually it's a 2009" after a part went into the cart: whether it fits that car, and what goes in for what does not. */
export function cartOfOtherCar(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { meaning, asked }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { car = before.car, year = meaning.maybeYear ?? before.year, gearbox = before.gearbox } = meaning
  const isOfBuild = meaning.goal ?? meaning.budgetUsd ?? meaning.fuel ?? meaning.cart
  // "Make it 2, he has the same car": how many, and no other car.
  if (COUNTED.test(asked)) return undefined
  // Without a car, year or gearbox of its own it is of the same one: "make it 2".
  if ((meaning.car ?? meaning.year ?? meaning.maybeYear ?? meaning.gearbox) === undefined) return undefined
  if (before.last?.intent !== 'cart' || isOfBuild !== undefined || before.car === undefined) return undefined
  const was = chosen(advisor, before)
  const now = chosen(advisor, {
    ...(car ? { car } : {}),
    ...(year ? { year } : {}),
    ...(gearbox ? { gearbox } : {}),
    // "The n55" stays said of the same model.
    ...(car === before.car && before.talk ? { talk: before.talk } : {}),
  })
  if (!was || !now || (was.vehicle.id === now.vehicle.id && was.year === now.year)) return undefined
  const told = ADDED.exec(messages.findLast(({ from }) => from === 'assistant')?.text ?? '')?.[1]
  const placed = told ? advisor.catalog.partsFor(was.vehicle).filter((part) => told.includes(nameOf(part))) : []
  return placed.length === 0 ? undefined : changed(advisor, draft, now, placed)
}

const chosen = (advisor: Advisor, draft: Draft): ChosenCar | undefined => {
  const car = carOf(advisor, draft, true)
  return typeof car === 'string' ? undefined : car
}

const isFor = ({ catalog }: Advisor, vehicle: Vehicle, { id }: Part): boolean =>
  catalog.partsFor(vehicle).some((one) => one.id === id)

function changed(advisor: Advisor, draft: Draft, now: ChosenCar, placed: readonly Part[]): Answer {
  const car = carWords(now.vehicle, now.year)
  const wrong = placed.filter((part) => !isFor(advisor, now.vehicle, part))
  if (wrong.length === 0)
    return [
      text(
        inLanguage(draft.language, [
          `Got it, a ${car}. What is in your cart fits it too: ${listed(placed.map(nameOf))}.`,
          `Bien, un ${car}. Lo que está en tu carrito le queda también: ${listed(placed.map(nameOf))}.`,
        ]),
      ),
      suggestions('Show my cart'),
    ]
  const swaps = wrong.map((part) => ({ part, by: partForCart(advisor, draft, now, { kind: part.kind }) }))
  const found = swaps.flatMap(({ by }) => by ?? [])
  const lacking = swaps.flatMap(({ part, by }) => (by ? [] : [nameOf(part)]))
  const priced = (part: Part) => `${nameOf(part)}, ${dollars(dollarsOf(part.priceCents))}`
  return [
    text(
      inLanguage(draft.language, [
        `Got it, a ${car}: the ${listed(wrong.map(nameOf))} doesn't fit it, so I took it out.${found.length > 0 ? ` In your cart now: ${found.map(priced).join('; ')}.` : ''}${lacking.length > 0 ? ' We sell none of that kind for it.' : ''}`,
        `Bien, un ${car}: ${listed(wrong.map(nameOf))} no le queda, así que lo saqué.${found.length > 0 ? ` Ahora en tu carrito: ${found.map(priced).join('; ')}.` : ''}${lacking.length > 0 ? ' De ese tipo no vendemos nada para él.' : ''}`,
      ]),
    ),
    {
      ...{ type: 'cart_change' as const, act: 'remove' as const, parts: wrong.map(offered) },
      ...{ kinds: [...new Set(wrong.map(({ kind }) => kind))], partIds: wrong.map(({ id }) => id) },
    },
    ...found.map((part) => ({
      ...{ type: 'cart_change' as const, act: 'add' as const, vehicleId: now.vehicle.id },
      ...{ parts: [offered(part)], kinds: [] },
    })),
    suggestions('Show my cart'),
  ]
}
