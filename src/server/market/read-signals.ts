import { createHash } from 'node:crypto'
import { type MarketSignal, SAMPLE_SOURCE } from '../../catalog/market-signal.ts'
import type { CsvRow } from '../http/csv.ts'
import { readCarName } from './market-view.ts'

export const SIGNAL_COLUMNS = ['vehicle', 'source', 'mentions', 'date'] as const
const MOST_MENTIONS = 1_000_000_000
const LONGEST = 120

export type SignalRead = { ok: true; signal: MarketSignal } | { ok: false; reason: string }

/** Checks one line of a signal file. The reason is for whoever made the file. `today` is an ISO date. */
export function readSignal({ cells }: Pick<CsvRow, 'cells'>, today: string): SignalRead {
  const cell = (name: string) => (cells[name] ?? '').trim()
  const [vehicle, source, mentions, date] = SIGNAL_COLUMNS.map(cell) as [string, string, string, string]
  const wrong = (reason: string): SignalRead => ({ ok: false, reason })
  if (vehicle === '' || vehicle.length > LONGEST) return wrong('vehicle is missing')
  if (readCarName(vehicle).model === '' && !vehicle.includes('-')) {
    return wrong(`vehicle "${vehicle}" names no make and model`)
  }
  if (source === '' || source.length > LONGEST) return wrong('source is missing')
  if (source.toLowerCase() === SAMPLE_SOURCE) return wrong(`source "${source}" is the name of the sample data`)
  const count = Number(mentions.replaceAll(',', ''))
  if (mentions === '' || !Number.isInteger(count) || count < 0 || count > MOST_MENTIONS) {
    return wrong(`mentions "${mentions}" is not a whole number`)
  }
  if (!isDate(date)) return wrong(`date "${date}" is not a date such as 2025-03-31`)
  if (date > today) return wrong(`date ${date} lies in the future`)
  return { ok: true, signal: { vehicle, source, mentions: count, observedOn: date } }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)
}

export function signalId({ vehicle, source, observedOn }: MarketSignal): string {
  return createHash('sha256').update(`${vehicle}|${source}|${observedOn}`).digest('hex').slice(0, 24)
}
