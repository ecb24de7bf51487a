import type { Part } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { kindName } from '../knowledge/part-answer.ts'
import { type OfPart, partOf } from './of-part.ts'
import { daysOf, hoursOf, nameOf, theName } from './part-words-told.ts'

const BOOK: Bilingual = [
  'Yes, we install it, by appointment: pick a drop-off at /book.',
  'Sí, lo instalamos con cita: elige fecha en /book.',
]
const WAITS = /\b(?:wait|waiting|newborn|baby|kids?|lounge|sit there|hang out)\b/
const WAIT: Bilingual = [
  ' Plan on dropping it off rather than waiting; ask at /contact about a same-day slot.',
  ' Mejor déjalo y recógelo; pregunta en /contact si sale el mismo día.',
]

/** Hours, price on the car, and that we do it. */
export function installTold(one: OfPart): Bilingual | undefined {
  const part = partOf(one)
  if (!part || one.meant.missing !== undefined || OWN.test(one.words)) return undefined
  const each = one.meant.kinds.flatMap((kind) => one.meant.parts.find((own) => own.kind === kind) ?? [])
  const told = [...(each.length > 1 ? each : [part]), ...besideOf(one)].map((each) => ofOne(one, each))
  const wait: Bilingual = WAITS.test(one.words) ? WAIT : ['', '']
  return [
    `${told.map(([english]) => english).join(' ')} ${BOOK[0]}${wait[0]}`,
    `${told.map(([, spanish]) => spanish).join(' ')} ${BOOK[1]}${wait[1]}`,
  ]
}

/** A part that is brought along: labor alone. */
const OWN =
  /\b(?:my own|i (?:already )?(?:own|bring|brought|bought|have the|supply)|labor (?:alone|only)|just (?:the )?labor|only labor)\b/

/** Of each other kind that is named the cheapest. */
const besideOf = ({ spoken: { advisor }, car, meant }: OfPart): Part[] =>
  meant.beside.flatMap(
    (kind) =>
      advisor.catalog
        .partsFor(car.vehicle)
        .filter((part) => part.kind === kind)
        .toSorted((a, b) => a.priceCents - b.priceCents)[0] ?? [],
  )

function ofOne(one: OfPart, part: Part): Bilingual {
  if (part.laborHours === 0)
    return [`No labor on ${theName(part)}: it goes on by itself or by mail.`, `${nameOf(part)}: no lleva mano de obra.`]
  const [hours, horas] = hoursOf(part)
  const fitted = dollars(installedUsdOf(part))
  return [
    `${kindName(part.kind)}: ${hours} of labor on the ${one.name}, ${daysOf(part)[0]}: ${fitted} installed with ${theName(part)}.`,
    `${kindName(part.kind)}: ${horas} de mano de obra en el ${one.name}, ${daysOf(part)[1]}: ${fitted} instalado con ${nameOf(part)}.`,
  ]
}

/** Before the car is known: the span over all cars. */
export function installOfAny(parts: readonly Part[], words: string): Bilingual | undefined {
  const [first] = parts
  if (!first) return undefined
  const hours = parts.map(({ laborHours }) => laborHours)
  const [least, most] = [Math.min(...hours), Math.max(...hours)]
  const usd = parts.map((part) => installedUsdOf(part))
  const span = least === most ? `${least}` : `${least} to ${most}`
  const cost = `${dollars(Math.min(...usd))} to ${dollars(Math.max(...usd))}`
  const wait: Bilingual = WAITS.test(words) ? WAIT : ['', '']
  return [
    `${BOOK[0]} ${kindName(first.kind)}: ${span} hours of labor and ${cost} installed, by car.${wait[0]} Which car is it: year, make and model?`,
    `${BOOK[1]} ${span.replace('to', 'a')} horas de mano de obra y ${cost.replace('to', 'a')} instalado, según el carro.${wait[1]} ¿Qué carro es: año, marca y modelo?`,
  ]
}
