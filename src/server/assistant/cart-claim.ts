import { oncePer } from '../../catalog/once-per.ts'
import { fits } from '../../engine/fitment/fits.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, type Said, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { rimOf } from './frame/tire-size-told.ts'
import { offered } from './offered-part.ts'
import { kindWords } from './parts-answer.ts'

const ADDED = /^(?:In your cart: |En tu carrito: )(.*)/m
const WHOLE = /^(?:the whole build|el build completo)/

/** What is said of a cart beside the change of it: only what is so. */
export const trueOfCart = (
  advisor: Advisor,
  draft: Draft,
  asked: string,
  messages: readonly Said[],
  told: Answer,
): Answer =>
  anotherNamed(advisor, draft, messages.at(-1)?.text ?? asked, told) ?? [
    ...putInHere(draft, messages, told),
    ...claimsNothing(advisor, draft, messages, told),
    ...tireNote(draft, asked, told),
  ]

const isShown = (event: Answer[number]): boolean => event.type === 'cart_change' && event.act === 'show'

/** Beside a look at the cart: what this talk has put into it, as it was said then. */
function putInHere({ language }: Draft, messages: readonly Said[], told: Answer): Answer {
  const added = told.some(isShown) ? addedIn(messages) : []
  if (added.length === 0) return []
  const names = [...new Set(added)].join(' ').replaceAll(/\. /g, '; ')
  return [text(inLanguage(language, [`In this talk I put in: ${names}\n`, `En esta plática puse: ${names}\n`]))]
}

const addedIn = (messages: readonly Said[]): string[] =>
  messages.flatMap(({ from, text: words }) => (from === 'assistant' ? (ADDED.exec(words)?.[1] ?? []) : []))

type CartChange = Extract<Answer[number], { type: 'cart_change' }>

/** A part by its maker's own number: "ID1050", "RBF600", "DS2500". */
const NUMBER = /\b[a-z]{2,4}-?\d{3,4}[a-z]?\b/g
export const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Words with digits that name a car, its engine, gearbox or fuel, and no part. */
const wordsOfCars = oncePer(
  (vehicles: readonly Vehicle[]) =>
    new Set(
      vehicles.flatMap(({ model, variant, engine, transmission }) =>
        `${model} ${variant} ${engine.code} ${transmission.code}`.split(/[\s,/()-]+/).map(plain),
      ),
    ),
)

/** The makers' numbers of parts that the words name: "rbf600", and not the "f150" that they are for. */
export const partNumbersIn = ({ vehicles }: Pick<Advisor['catalog'], 'vehicles'>, said: string): string[] =>
  (said.toLowerCase().match(NUMBER) ?? [])
    .map((number) => number.replace(/s$/, ''))
    .filter((number) => !wordsOfCars(vehicles).has(plain(number)))

/** A part that was named by its number and is none of those that would go in: another one is never put in its place. */
function anotherNamed({ catalog }: Advisor, { language }: Draft, said: string, told: Answer): Answer | undefined {
  const added = told.find((event) => event.type === 'cart_change')
  if (added?.type !== 'cart_change' || added.act !== 'add') return undefined
  const parts = added.parts.flatMap(({ partId }) => catalog.part(partId) ?? [])
  const names = parts.map(({ manufacturer, name }) => plain(`${manufacturer} ${name}`))
  const [other] = partNumbersIn(catalog, said).filter((number) => !names.some((name) => name.includes(plain(number))))
  if (!other) return undefined
  const { vehicleId } = added
  const vehicle = vehicleId === undefined ? undefined : catalog.vehicle(vehicleId)
  const listedOnes = catalog.parts.filter(
    (part) =>
      vehicle !== undefined &&
      parts.some(({ kind }) => kind === part.kind) &&
      plain(`${part.manufacturer} ${part.name}`).includes(plain(other)) &&
      fits(part, vehicle),
  )
  const own = listedOnes.find(({ fitment }) => !('universal' in fitment)) ?? listedOnes[0]
  if (own) return withNumbered(language, added, own)
  const kinds = listed([...new Set(parts.map(({ kind }) => kindWords(kind)))])
  return [
    text(
      inLanguage(language, [
        `We don't list the ${other.toUpperCase()} for that car, and I won't put another one in its place: nothing went into your cart. Want to see the ${kinds} that fit? To get exactly that one, ask us at /contact.`,
        `No tenemos el ${other.toUpperCase()} para ese carro y no voy a poner otro en su lugar: no agregué nada. ¿Quieres ver lo que sí te queda? Para conseguir justo ese, /contact.`,
      ]),
    ),
    suggestions(`Show me the ${kinds}`),
  ]
}

/** The same cart with the part that was named in place of the one of its kind. */
function withNumbered(language: Draft['language'], added: CartChange, own: Part): Answer {
  const parts = added.parts.map((part) => (part.kind === own.kind ? offered(own) : part))
  const names = parts.map(({ manufacturer, name, price }) => `${manufacturer} ${name}, ${dollars(price)}`).join('; ')
  return [
    { ...added, parts },
    text(inLanguage(language, [`In your cart: ${names}.`, `En tu carrito: ${names}.`])),
    suggestions('Show my cart'),
  ]
}

/** Nothing is said to have come out of a cart into which this talk put nothing of the kind. */
function claimsNothing({ catalog }: Advisor, { language }: Draft, messages: readonly Said[], told: Answer): Answer {
  const change = told.find((event) => event.type === 'cart_change')
  if (change?.type !== 'cart_change' || change.act !== 'remove' || change.kinds.length !== 1) return told
  const added = addedIn(messages)
  const isOfKind = catalog.parts.some(
    ({ kind, manufacturer, name }) =>
      change.kinds.some((one) => one === kind) && added.some((words) => words.includes(`${manufacturer} ${name}`)),
  )
  if (isOfKind || added.some((words) => WHOLE.test(words))) return told
  const name = listed(
    catalog.parts.flatMap(({ kind }) => (kind === change.kinds[0] ? [kindWords(kind)] : [])).slice(0, 1),
  )
  const words = text(
    inLanguage(language, [
      `I put no ${name} in your cart in this talk. If one was in there, it's out now; everything else stays.`,
      `En esta plática no puse nada así en tu carrito (${name}). Si había, ya no está; lo demás se queda.`,
    ]),
  )
  return told.map((event) => (event.type === 'text' ? words : event))
}

const WIDTH = /\b((?:2[0-9]|3[0-5])5)s?\b(?! ?(?:w?hp|wheel|horse|lb|cc))/
const WHEEL = /\b(?:1[4-9]|2[0-4]) ?x ?(\d{1,2}(?:\.\d)?)/
const TIRES: ReadonlySet<string> = new Set(['tires', 'drag_tires'])
const WIDTHS_MM = Array.from({ length: 17 }, (_, at) => 195 + 10 * at)

/** A width or a wheel that is said of tires: our cards have no sizes, and what goes on what is by the rim tables. */
export function tireNote({ language, part }: Draft, asked: string, told: Answer): Answer {
  const isTires = told.some(
    (event) => event.type === 'cart_change' && event.act === 'add' && event.parts.some(({ kind }) => TIRES.has(kind)),
  )
  const width = Number(WIDTH.exec(asked)?.[1] ?? 0)
  const wheel = Number(WHEEL.exec(asked)?.[1] ?? 0)
  if (!(isTires || TIRES.has(part?.kind ?? '')) || (width === 0 && wheel === 0)) return []
  const [from, to] = rimOf(width, 0)
  const ofWheel = WIDTHS_MM.filter((one) => rimOf(one, 0)[0] <= wheel && wheel <= rimOf(one, 0)[1])
  const words = [
    width > 0 ? `A ${width} wants a wheel ${from} to ${to} in. wide.` : '',
    ofWheel.length > 0 ? `A ${wheel} in. wheel takes about a ${ofWheel[0]} to ${ofWheel.at(-1)}.` : '',
  ]
  return [
    text(
      inLanguage(language, [
        ` ${words.filter(Boolean).join(' ')} The card names no size: check that yours is made and fits the wheel and the fender before you order, and send us the size at /contact.`,
        ` ${width > 0 ? `Una ${width} pide un rin de ${from} a ${to} pulgadas.` : ''} La tarjeta no trae medida: confírmala en /contact antes de pedir.`,
      ]),
    ),
  ]
}
