import type { Part } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text } from '../advisor.ts'
import type { OfCar } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import type { Turn } from '../turn.ts'
import { carOfTalk } from './car-of-talk.ts'

const COMPUTER = `(?:dme|ecu|ecm|pcm|computer)`
const ASKS_LOCK = new RegExp(
  String.raw`\b${COMPUTER}s?\b[^.]{0,24}\b(?:un)?lock(?:ed|s|ing)?\b|\b(?:un)?lock(?:ed|ing)?\b[^.]{0,16}\b${COMPUTER}\b|\bbench (?:un)?lock|\b(?:is|are) (?:it|mine|they|these) (?:a )?locked\b`,
)
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const BUILT = new RegExp(String.raw`\b(\d{1,2})[/-](20[12]\d)\b|\b(${MONTHS})[a-z]*\.? (?:of )?'?(20[12]\d)\b`)
/** BMW closed its engine computers in the middle of June 2020. */
const LOCKED_FROM = 2020 + 6 / 12
const IS_BMW = /^(?:B46|B48|B58|S58|S63|S68|N63|B38)/i

/** Whether the computer is locked, by the date of the car, and what a tune then starts with. */
export function lockTold(turn: Turn): Answer | undefined {
  const { draft, reading } = turn
  const { asked, meaning } = reading
  if (!ASKS_LOCK.test(asked) || meaning.stranger !== undefined || meaning.intent === 'cart') return undefined
  const car = carOfTalk(turn)
  if (!car) return undefined
  const unlock = cheapest(car)
  const built = dateIn(asked)
  const year = draft.year ?? (meaning.car === undefined ? car.year : meaning.year)
  const [english, spanish] = verdictOf(car, built, year, unlock)
  return [
    text(
      inLanguage(draft.language, [
        `${english} ${unlock ? starts(unlock) : ''}`.trim(),
        `${spanish}${unlock ? ` El desbloqueo: ${unlock.manufacturer} ${unlock.name}, ${dollars(dollarsOf(unlock.priceCents))}.` : ''}`,
      ]),
      year === undefined ? car.assumed : '',
    ),
    ...(unlock ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: [offered(unlock)] }] : []),
    suggestions('How much does a tune add?', 'Piggyback or flash tune?', 'Add it to my cart'),
  ]
}

/** The date of the car, in years: 11/2022 is 2022.83. */
function dateIn(asked: string): number | undefined {
  const found = BUILT.exec(asked)
  if (!found) return undefined
  const month = found[1] ? Number(found[1]) : MONTHS.split('|').indexOf(found[3] ?? '') + 1
  return Number(found[2] ?? found[4]) + (month - 1) / 12
}

const cheapest = ({ advisor, vehicle }: OfCar): Part | undefined =>
  advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kind === 'ecu_unlock')
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]

const starts = (unlock: Part): string =>
  `A flash tune then starts with the unlock, on the bench or by mail: ${unlock.manufacturer} ${unlock.name}, ${dollars(dollarsOf(unlock.priceCents))} (${dollars(installedUsdOf(unlock))} installed). After that the map goes in through the OBD port. A piggyback needs no unlock, where there is one for the car. Ask us at /contact how long the mail-in takes right now.`

function verdictOf(
  { vehicle, name }: OfCar,
  built: number | undefined,
  year: number | undefined,
  unlock: Part | undefined,
): Bilingual {
  const { ecuLock } = vehicle.family
  if (ecuLock === 'no_flash')
    return [
      `The factory computer of the ${name} can't be flashed: it takes a chip or a standalone.`,
      `La computadora del ${name} no se reprograma: lleva chip o standalone.`,
    ]
  if (!IS_BMW.test(vehicle.engine.code))
    return ecuLock === 'open' && !unlock
      ? [`No: the ${name} flashes through the OBD port, nothing to unlock.`, `No: el ${name} se programa por OBD.`]
      : [
          `Yes: on the ${name} a tune starts with an unlock or an exchange computer.`,
          `Sí: en el ${name} el tune empieza con desbloqueo o cambio de computadora.`,
        ]
  const at = built ?? (year === undefined || year === 2020 ? undefined : year)
  if (at === undefined)
    return [
      `By the build date, on the sticker in the driver's door jamb: from about mid-June 2020 the computer (DME) is locked, before that it flashes through the OBD port. A 2020 ${vehicle.model} can be either.`,
      `Depende de la fecha de fabricación (etiqueta de la puerta): desde mediados de junio de 2020 la DME viene bloqueada.`,
    ]
  return at >= LOCKED_FROM - 1 / 24
    ? [
        `Yes: cars built from about mid-June 2020 have a locked computer (DME), and yours is one of them. The build date is on the sticker in the driver's door jamb.`,
        `Sí: desde mediados de junio de 2020 la DME viene bloqueada, y la tuya es de esas.`,
      ]
    : [
        `No: only cars built from about mid-June 2020 have a locked computer (DME). Yours flashes through the OBD port, unless a dealer update locked it since.`,
        `No: solo desde mediados de junio de 2020 viene bloqueada. La tuya se programa por OBD.`,
      ]
}
