import { MAX_QUANTITY } from '../../../contract/bounds.ts'
import type { Part, PartKind } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import { type CartLine, totalUsd } from './cart-so-far.ts'
import type { Count } from './order-words.ts'
import { IS_GEAR } from './things-not-sold.ts'

/** A part that goes in, and how many packages of it. */
export interface Placed {
  part: Part
  count: number
  /** Pieces that were asked for where it is sold by the set. */
  pieces?: number
}

/** What a cart order comes to. */
export interface CartOutcome {
  vehicleId?: string
  /** The car that it is for. */
  car?: string
  added: readonly Placed[]
  set: readonly Placed[]
  removed: readonly CartLine[]
  /** Kinds that come out of a cart into which this talk did not put them, by all of their parts. */
  outKinds?: { kinds: readonly PartKind[]; partIds: string[] } | undefined
  /** Kinds that are set to a number in a cart into which this talk did not put them. */
  setKinds?: readonly { kind: PartKind; kinds: readonly PartKind[]; count: number; partIds: string[] }[]
  /** Things that are none of our kinds of parts. */
  unknown?: readonly string[]
  /** What is not done, and why, in words. */
  notDone: readonly Bilingual[]
  /** The cart of the talk before. */
  lines: readonly CartLine[]
}

/** Sold by the set: four tires are one of them, and eight injectors. */
const OF_SETS =
  /^(?:tires|drag_tires|injectors|spark_plugs|coilovers|springs|half_shafts|valve_springs|head_studs|camshafts|brake_rotors)$/
const LEAST_PIECES = 3

/** Packages of a part for the number that was said. */
export function placedOf(part: Part, said: Count | undefined): Placed {
  const { count, isPieces } = said ?? { count: 1, isPieces: false }
  const inSet = Number(/\bset of (\d)/i.exec(part.name)?.[1] ?? (/\bpair\b/i.test(part.name) ? 2 : 0))
  const isOfPieces = isPieces && OF_SETS.test(part.kind) && count >= (inSet === 2 ? 2 : LEAST_PIECES)
  const packages = isOfPieces ? Math.ceil(count / (inSet || count)) : count
  const pieces = isOfPieces && inSet > 0 ? { pieces: count } : {}
  return { part, count: Math.min(MAX_QUANTITY, Math.max(1, packages)), ...pieces }
}

/** What a line is set to: packages, but where as many pieces are said as fill them. */
export function setTo(part: Part, said: Count): Placed {
  const inSet = Number(/\bset of (\d)/i.exec(part.name)?.[1] ?? 0)
  return placedOf(part, { count: said.count, isPieces: said.isPieces && inSet > 0 && said.count >= inSet })
}

export const nameOf = ({ manufacturer, name }: Part): string => `${manufacturer} ${name}`

const priced = ({ part, count }: Pick<Placed, 'part' | 'count'>, isSpanish: boolean): string => {
  const price = dollars(dollarsOf(part.priceCents))
  if (count === 1) return `${nameOf(part)}, ${price}`
  return isSpanish ? `${count} de: ${nameOf(part)}, ${price} c/u` : `${count} of the ${nameOf(part)}, ${price} each`
}

const each = (placed: readonly Placed[], isSpanish: boolean): string =>
  placed.map((one) => priced(one, isSpanish)).join('; ')

/** "Sold as a set of 8, so 9 take 2 sets." */
function setNotes(placed: readonly Placed[]): Bilingual[] {
  return placed.flatMap(({ part, count, pieces }): Bilingual[] => {
    const inSet = Number(/\bset of (\d)/i.exec(part.name)?.[1] ?? 0)
    if (pieces === undefined || inSet === 0) return []
    const sets = count === 1 ? '1 set' : `${count} sets`
    const isExact = pieces === count * inSet
    return [
      isExact
        ? [
            `That's ${pieces} pieces: it's sold as a set of ${inSet}.`,
            `Son ${pieces} piezas: se vende por juego de ${inSet}.`,
          ]
        : [
            `Sold only as a set of ${inSet}, so ${pieces} take ${sets}; a single is a question for /contact.`,
            `Solo se vende por juego de ${inSet}: para ${pieces} hacen falta ${count} juegos. Piezas sueltas, en /contact.`,
          ],
    ]
  })
}

const linesAfter = ({ lines, added, set, removed }: CartOutcome): CartLine[] => {
  const after = new Map(lines.filter((line) => !removed.includes(line)).map((line) => [line.name, line] as const))
  for (const { part, count } of set)
    after.set(nameOf(part), { name: nameOf(part), part, count, eachUsd: dollarsOf(part.priceCents) })
  for (const { part, count } of added) {
    const before = after.get(nameOf(part))?.count ?? 0
    after.set(nameOf(part), { name: nameOf(part), part, count: before + count, eachUsd: dollarsOf(part.priceCents) })
  }
  return [...after.values()]
}

/** The sum, wherever it is more than the one price that was just told. */
function sumOf(outcome: CartOutcome): Bilingual[] {
  const after = linesAfter(outcome)
  const pieces = after.reduce((sum, { count }) => sum + count, 0)
  if (after.length === 0)
    return outcome.removed.length > 0 && outcome.added.length === 0
      ? [['Nothing else from this talk is in it.', 'De esta plática no queda nada más en él.']]
      : []
  if (pieces === 1 && outcome.removed.length === 0) return []
  const total = dollars(totalUsd(after))
  const rest = outcome.removed.length > 0 && outcome.added.length === 0 ? ` Still in: ${named(after)}.` : ''
  const queda = outcome.removed.length > 0 && outcome.added.length === 0 ? ` Queda: ${named(after)}.` : ''
  return [
    [
      `${rest} Total: ${total} before shipping and tax.`.trim(),
      `${queda} Total: ${total} más envío e impuestos.`.trim(),
    ],
  ]
}

export const named = (lines: readonly CartLine[]): string =>
  lines.map(({ name, count }) => (count > 1 ? `${count} x ${name}` : name)).join('; ')

const BOTH_ENDS: Bilingual = [
  'Pads are sold by the axle: with the order tell us at /contact which ends they are for.',
  'Las balatas se venden por eje: con el pedido dinos en /contact para cuál son.',
]
const areOfUnnamedEnds = ({ part: { kind, name }, count }: Placed): boolean =>
  kind === 'brake_pads' && count > 1 && !/front|rear/i.test(name)

const outWords = (removed: readonly CartLine[]): Bilingual => {
  const names = removed.map(({ name }) => name)
  return [`Took the ${listed(names)} out of your cart.`, `Quité del carrito: ${names.join(', ')}.`]
}

const outKindWords = (kinds: readonly PartKind[]): Bilingual => {
  const names = [...new Set(kinds.slice(0, 1).map(kindWords))].join(', ')
  return [
    `I put no ${names} in your cart in this talk. If one was in there, it's out now; everything else stays.`,
    `En esta plática no puse nada así en tu carrito (${names}). Si había, ya no está; lo demás se queda.`,
  ]
}

const setKindWords = ({ kind, count }: { kind: PartKind; count: number }): Bilingual => [
  `Any ${kindWords(kind)} in your cart is set to ${count}; if there was none, say "add ${count} of the ${kindWords(kind)}".`,
  `En tu carrito quedan ${count} de: ${kindWords(kind)}; si no había, dime "agrega ${count}".`,
]

function unknownWords(things: readonly string[]): Bilingual {
  const names = [...new Set(things)].filter((thing) => !things.includes(`${thing}s`)).map((thing) => `"${thing}"`)
  if (things.some((thing) => /gift ?card/.test(thing)))
    return [
      "Gift cards: we don't sell them. You can save a build and send the link, or ship the part to their address.",
      'Tarjetas de regalo no vendemos. Puedes guardar un build y mandar el link, o enviar la pieza a su casa.',
    ]
  const gear = things.every((thing) => IS_GEAR.test(thing))
  if (gear)
    return [
      `Not done: ${names.join(', ')}. Shop gear isn't sold through this chat: it's under /merchandise, with sizes and prices.`,
      `No lo hice: ${names.join(', ')}. La ropa y los accesorios están en /merchandise, con tallas y precios.`,
    ]
  return [
    `Not done: ${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} nothing we list as a part, and nothing went in its place. Search /parts, or ask at /contact and we'll see if we can get it.`,
    `No lo hice: ${names.join(', ')} no está en nuestra lista. Busca en /parts o pregunta en /contact.`,
  ]
}

function toldOf(outcome: CartOutcome): Bilingual[] {
  const { added, set, removed, notDone, outKinds, setKinds = [], unknown = [] } = outcome
  const isMore = added.length + set.length + removed.length + setKinds.length > 0 || outKinds !== undefined
  return [
    ...(removed.length > 0 ? [outWords(removed)] : []),
    ...(added.length > 0
      ? [[`In your cart: ${each(added, false)}.`, `En tu carrito: ${each(added, true)}.`] as const]
      : []),
    ...(set.length > 0
      ? [[`Now in your cart: ${each(set, false)}.`, `Ahora en tu carrito: ${each(set, true)}.`] as const]
      : []),
    ...(outKinds ? [outKindWords(outKinds.kinds)] : []),
    ...setKinds.map(setKindWords),
    ...(unknown.length > 0 ? [unknownWords(unknown)] : []),
    ...notDone.map((words) => notDoneWords(words, isMore)),
    ...setNotes([...added, ...set]),
    ...([...added, ...set].some(areOfUnnamedEnds) ? [BOTH_ENDS] : []),
    ...sumOf(outcome),
  ]
}

/** What was done to the cart, what was not, and what it comes to: the event and the words say the same. */
export function outcomeTold({ language }: Pick<Draft, 'language'>, outcome: CartOutcome): Answer {
  const { added, set, removed, vehicleId, outKinds, setKinds = [] } = outcome
  const of = { type: 'cart_change' as const, ...(vehicleId === undefined ? {} : { vehicleId }), parts: [] }
  const out = removed.flatMap(({ part }) => part ?? [])
  const events: Answer = [
    ...(out.length > 0
      ? [
          {
            ...{
              ...of,
              act: 'remove' as const,
              parts: out.map(offered),
              kinds: [...new Set(out.map(({ kind }) => kind))],
            },
            partIds: out.map(({ id }) => id),
          },
        ]
      : []),
    ...(outKinds ? [{ ...of, act: 'remove' as const, kinds: [...outKinds.kinds], partIds: outKinds.partIds }] : []),
    ...setKinds.map(({ kinds, partIds, count }) => ({
      ...{ ...of, act: 'set' as const, kinds: [...kinds], partIds },
      quantity: Math.min(MAX_QUANTITY, Math.max(1, count)),
    })),
    ...set.map(({ part, count }) => ({
      ...{ ...of, act: 'set' as const, kinds: [part.kind], partIds: [part.id], quantity: count },
    })),
    ...(added.length > 0
      ? [
          {
            ...{ ...of, act: 'add' as const, kinds: [] },
            parts: added.flatMap(({ part, count }) => Array.from({ length: count }, () => offered(part))),
          },
        ]
      : []),
  ]
  const told = toldOf(outcome).map((words) => inLanguage(language, words))
  return [...events, text(...told), suggestions('Show my cart')]
}

const _lineOf = ({ count, name, eachUsd }: CartLine, isSpanish: boolean): string =>
  count === 1
    ? `${name}, ${dollars(eachUsd)}`
    : `${count} ${isSpanish ? 'de:' : 'of the'} ${name}, ${dollars(eachUsd)} ${isSpanish ? 'c/u' : 'each'}`

const lineOf = ({ count, name, eachUsd }: CartLine, isSpanish: boolean): string =>
  count === 1
    ? `${name}, ${dollars(eachUsd)}`
    : `${count} ${isSpanish ? 'de:' : 'of the'} ${name}, ${dollars(eachUsd)} ${isSpanish ? 'c/u' : 'each'}`

/** Everything that this talk put in, line by line, with its sum. */
export function cartListed({ language }: Pick<Draft, 'language'>, lines: readonly CartLine[]): Answer {
  const all = lines.map((line) => lineOf(line, language === 'es')).join('; ')
  const total = dollars(totalUsd(lines))
  const words: Bilingual =
    lines.length === 0
      ? [
          'Nothing from this talk is in your cart yet. What you added yourself, with the total, is on /cart. Tell me the car and the part and I put it in.',
          'De esta plática todavía no hay nada en tu carrito. Lo que agregaste tú, con el total, está en /cart. Dime el carro y la pieza y la agrego.',
        ]
      : [
          `In this talk I put in: ${all}. Total: ${total} before shipping and tax. Anything you added yourself is on /cart, with shipping.`,
          `En esta plática puse: ${all}. Total: ${total} más envío e impuestos. Lo que agregaste tú está en /cart, con el envío.`,
        ]
  return [
    { type: 'cart_change', act: 'show', parts: [], kinds: [] },
    text(inLanguage(language, words)),
    suggestions(...(lines.length > 0 ? ['How do I check out?'] : []), 'What parts do you have for it?'),
  ]
}

/** Why a part did not go in, with what fits in its place. */
export function missingTold(missing: string, instead: readonly Part[], car: string, isNamed: boolean): Bilingual {
  if (!isNamed) return [`We have no ${missing} for the ${car}.`, `No tenemos ${missing} para el ${car}.`]
  const names = instead.map((part) => `${nameOf(part)} (${dollars(dollarsOf(part.priceCents))})`)
  const fits = names.length > 0 ? ` What fits: ${listed(names, 'or')}.` : ''
  const queda = names.length > 0 ? ` Lo que le queda: ${names.join(', ')}.` : ''
  return [
    `We don't list the ${missing} for the ${car}, and I won't put another one in its place: none went into your cart.${fits} To get exactly that one, ask us at /contact.`,
    `No tenemos ${missing} para el ${car} y no pongo otra cosa en su lugar: no agregué nada de eso.${queda} Para conseguir justo esa, /contact.`,
  ]
}

/** What is not done beside what is. */
const notDoneWords = ([english, spanish]: Bilingual, isMore: boolean): Bilingual =>
  isMore && /^We (?:don't list|have no)/.test(english)
    ? [`Not done: w${english.slice(1)}`, `No lo hice: n${spanish.slice(1)}`]
    : [english, spanish]
