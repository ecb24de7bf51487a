import type { Part, Slot } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Bilingual, dollars } from '../advisor.ts'

export const nameOf = ({ manufacturer, name }: Part): string => `${manufacturer} ${name}`
/** "The Driveshaft Shop" has its article already. */
export const theName = (part: Part): string => nameOf(part).replace(/^(?!The )/, 'the ')

export const hoursOf = ({ laborHours }: Pick<Part, 'laborHours'>): Bilingual => [
  `${laborHours} hour${laborHours === 1 ? '' : 's'}`,
  `${laborHours} hora${laborHours === 1 ? '' : 's'}`,
]

const HOURS_A_DAY = 8
export const daysOf = ({ laborHours }: Pick<Part, 'laborHours'>): Bilingual => {
  const days = Math.max(1, Math.ceil(laborHours / HOURS_A_DAY))
  return days === 1 ? ['a day in the shop', 'un día en el taller'] : [`${days} shop days`, `${days} días de taller`]
}

/** "$260, $485 installed (1.5 hours)". */
export function priceOf(part: Part): Bilingual {
  const shelf = dollars(dollarsOf(part.priceCents))
  if (part.laborHours === 0) return [shelf, shelf]
  const fitted = dollars(installedUsdOf(part))
  const [hours, horas] = hoursOf(part)
  return [`${shelf}, ${fitted} installed (${hours})`, `${shelf}, ${fitted} instalada (${horas})`]
}

/** "ACT Heavy duty clutch, $540, $1,590 installed (7 hours)". */
export const withPrice = (part: Part): Bilingual => {
  const [english, spanish] = priceOf(part)
  return [`${nameOf(part)}, ${english}`, `${nameOf(part)}, ${spanish}`]
}

export const shelfPrice = (part: Part): string => `${nameOf(part)}, ${dollars(dollarsOf(part.priceCents))}`

const SLOT_WORDS: Partial<Record<Slot, Bilingual>> = {
  tune: ['a tune', 'tune'],
  injectors: ['injectors', 'inyectores'],
  fuel_pump: ['a fuel pump', 'bomba de gasolina'],
  intercooler: ['an intercooler', 'intercooler'],
  clutch: ['a clutch', 'clutch'],
  charge_pipes: ['charge pipes', 'tubos de carga'],
  valve_springs: ['valve springs', 'resortes de válvula'],
  head_studs: ['head studs', 'birlos de cabeza'],
  ecu_unlock: ['an ECU unlock', 'desbloqueo de la computadora'],
  spark_plugs: ['spark plugs', 'bujías'],
  flywheel: ['a flywheel', 'volante'],
  downpipe: ['a downpipe', 'downpipe'],
  heat_exchanger: ['a heat exchanger', 'heat exchanger'],
}
export const slotWords = (slot: Slot): Bilingual =>
  SLOT_WORDS[slot] ?? [slot.replaceAll('_', ' '), slot.replaceAll('_', ' ')]

/** What the list says of a part beside its kind: "77 percent larger core", "belt included". */
export const detailsOf = ({ description }: Part): string[] =>
  description
    .replace(/\.$/, '')
    .split(';')
    .slice(1)
    .map((piece) => piece.trim())
    .filter((piece) => !/price is an estimate|maker's claim/.test(piece))

/** The figures that the catalog has of a part. */
export function figuresOf({ ratings, partNumber, name }: Part): Bilingual[] {
  const { injectorCcPerMin, pumpLitersPerHour, supportsTorqueLbft, supportsCrankHp, boostGaugePsi } = ratings
  const { maxAirflowLbPerMin, superchargerLiters, nitrousHp, includes = [] } = ratings
  const figure = (value: number | undefined, english: string, spanish: string): Bilingual[] =>
    value === undefined ? [] : [[english.replace('#', `${value}`), spanish.replace('#', `${value}`)]]
  const inSet = /\bset of (\d+)/i.exec(name)?.[1]
  return [
    ...figure(injectorCcPerMin, '# cc/min each at 3 bar (43.5 psi)', '# cc/min cada uno a 3 bar'),
    ...figure(pumpLitersPerHour, '# liters an hour of free flow', '# litros por hora'),
    ...figure(supportsTorqueLbft, 'rated for # lb-ft at the crank', 'aguanta # lb-ft al cigüeñal'),
    ...figure(supportsCrankHp, 'rated for # hp at the crank', 'aguanta # hp al cigüeñal'),
    ...figure(boostGaugePsi, '# psi of boost as shipped', '# psi de boost'),
    ...figure(maxAirflowLbPerMin, '# lb/min of air at most', '# lb/min de aire'),
    ...figure(superchargerLiters, '# liters a turn', '# litros por vuelta'),
    ...figure(nitrousHp, 'a # hp shot', 'shot de # hp'),
    ...(inSet ? figure(Number(inSet), 'sold as a set of #', 'se vende por juego de #') : []),
    ...(includes.length > 0
      ? [
          [
            `comes with ${includes.map((slot) => slotWords(slot)[0]).join(', ')}`,
            `trae ${includes.map((slot) => slotWords(slot)[1]).join(', ')}`,
          ] as const,
        ]
      : []),
    ...(partNumber ? [[`part number ${partNumber}`, `número de pieza ${partNumber}`] as const] : []),
  ]
}
