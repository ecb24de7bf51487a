import type { PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, text } from '../advisor.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import { plainWords, Sentence } from '../sentence.ts'
import { keepsCover, SOFTWARE } from './covered.ts'
import { refusedIn } from './refused-kinds.ts'

/** What does a like job, where a kind is refused. */
const INSTEAD: Readonly<Partial<Record<PartKind, readonly PartKind[]>>> = {
  coilovers: ['springs', 'sway_bar'],
  springs: ['coilovers', 'sway_bar'],
  brake_kit: ['brake_pads', 'brake_rotors'],
  headers_long_tube: ['headers_shorty', 'catback_exhaust'],
  drag_tires: ['tires'],
  tune: ['cold_air_intake', 'catback_exhaust'],
  intercooler: ['heat_exchanger'],
}

/** The kinds that a talk refuses: one kind of software that is refused rules out every flash. */
function refusedAll(said: readonly string[]): ReadonlySet<PartKind> {
  const refused = new Set(refusedIn(said))
  const isOfCover = said.slice(0, -1).some(keepsCover) && !/\b(?:tun|flash|map)/.test(said.at(-1) ?? '')
  if (refused.has('tune') || isOfCover) for (const kind of SOFTWARE) refused.add(kind)
  return refused
}

/** The last look at what is shown: no card and nothing for the cart of a kind that the talk refuses and has not taken back. */
export function withoutRefused(advisor: Advisor, messages: readonly string[], told: Answer): Answer {
  const offers = told.some((event) => event.type === 'parts' || (event.type === 'cart_change' && event.act === 'add'))
  if (!offers) return told
  const said = messages.map(plainWords)
  const refused = refusedAll(said)
  if (refused.size === 0) return told
  const isOut = ({ kind }: { kind: string }) => refused.has(kind as PartKind)
  const out = told.flatMap((event) => (event.type === 'parts' ? event.parts.filter(isOut) : []))
  const added = told.flatMap((event) => (event.type === 'cart_change' && event.act === 'add' ? event.parts : []))
  if (out.length === 0 && !(added.length > 0 && added.every(isOut))) return told
  const left = told.flatMap((event) => (event.type === 'parts' ? event.parts.filter((part) => !isOut(part)) : []))
  const vehicleId = told.flatMap((event) => (event.type === 'parts' ? event.vehicleId : []))[0]
  if (left.length > 0 && vehicleId !== undefined) {
    const isOfOut = (sentence: string) => out.some(({ name }) => sentence.includes(name))
    return told.map((event) => {
      if (event.type === 'parts') return { ...event, parts: event.parts.filter((part) => !isOut(part)) }
      if (event.type !== 'text') return event
      return {
        ...event,
        text: event.text
          .split(/(?<=[.!?])(?= )/)
          .filter((one) => !isOfOut(one))
          .join(''),
      }
    })
  }
  return instead(advisor, { said, refused, vehicleId, kinds: [...new Set([...out, ...added].map(({ kind }) => kind))] })
}

function instead(
  { catalog }: Advisor,
  {
    said,
    refused,
    vehicleId,
    kinds,
  }: {
    said: readonly string[]
    refused: ReadonlySet<PartKind>
    vehicleId: string | undefined
    kinds: readonly string[]
  },
): Answer {
  const vehicle = catalog.vehicles.find(({ id }) => id === vehicleId)
  const others = kinds.flatMap((kind) => INSTEAD[kind as PartKind] ?? []).filter((kind) => !refused.has(kind))
  const parts = others.flatMap((kind) => {
    const [first] = (vehicle ? catalog.partsFor(vehicle) : [])
      .filter((part) => part.kind === kind)
      .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
    return first ?? []
  })
  const names = listed(
    kinds.map((kind) => kindWords(kind as PartKind)),
    'or',
  )
  const language = new Sentence(said.at(-1) ?? '').language
  const rest = parts.map(
    (part) => `${kindWords(part.kind)} ${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))} installed`,
  )
  return [
    text(
      inLanguage(language, [
        `No ${names}, as you said.${refused.has('tune') ? ' Without a tune bolt-ons make next to nothing: buy them for the sound.' : ''}${rest.length > 0 ? ` What we have without: ${rest.join('; ')}.` : ' We list nothing else that does that job: say what it is to do better, or ask us at /contact for a quote.'}`,
        `Sin eso, como dijiste.${rest.length > 0 ? ` Lo que hay en su lugar: ${rest.join('; ')}.` : ' No tenemos otra pieza para eso: pregunta en /contact.'}`,
      ]),
    ),
    ...(vehicle && parts.length > 0
      ? [{ type: 'parts' as const, vehicleId: vehicle.id, parts: parts.map(offered) }]
      : []),
  ]
}
