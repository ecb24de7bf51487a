import type { AssistantEvent } from '../../contract/assistant.ts'
import { HP_PER_KW, HP_PER_PS, METERS_PER_MILE } from '../../engine/units.ts'
import { torqueInNm } from './computed/unit-words.ts'

const KM_PER_MILE = METERS_PER_MILE / 1000

/** A unit that somebody counts in, and where our own figures get it beside them. */
interface Beside {
  said: RegExp
  has: RegExp
  figure: RegExp
  in: (value: number) => string
}
const UNITS: readonly Beside[] = [
  {
    said: /\bkws?\b|\bkilo ?watts?\b/,
    has: /\bkW\b/,
    figure: /(?<![\d.$,-])(\d{1,4}) (?:whp|hp at the (?:crank|wheels?))\b/g,
    in: (value) => `${Math.round(value / HP_PER_KW)} kW`,
  },
  {
    said: /(?<=\d ?)ps\b|\bin ps\b|\bhow many ps\b|\bwieviel ps\b/,
    has: /\bPS\b/,
    figure: /(?<![\d.$,+-])(\d{2,4}) hp at the crank\b/g,
    in: (value) => `${Math.round(value / HP_PER_PS)} PS`,
  },
  {
    said: /\bkm ?\/? ?h\b|\bkph\b/,
    has: /\bkm\/h\b/,
    figure: /(?<![\d.$,])(\d{2,3}) mph\b/g,
    in: (value) => `${Math.round(value * KM_PER_MILE)} km/h`,
  },
]

/** So many figures of an answer are told in two units: more is a table that nobody asked for. */
const MOST = 4
/** So many messages back somebody's units are still his. */
const RECENT = 3

function withUnit(words: string, { has, figure, in: convert }: Beside): string {
  if (has.test(words)) return words
  const told = new Set<string>()
  return words.replaceAll(figure, (both, value: string) => {
    if (told.has(both) || told.size >= MOST) return both
    told.add(both)
    return `${both} (${convert(Number(value))})`
  })
}

/** Our figures with those units beside them that the customer counts in: kW, PS, Nm, km/h. */
export function inUnitsOfTalk(turns: readonly string[], asked: string): (event: AssistantEvent) => AssistantEvent {
  const recent = [...turns.slice(-RECENT), asked].join(' ').toLowerCase()
  const units = UNITS.filter(({ said }) => said.test(recent))
  const isInNm = /\bnm\b/.test(recent)
  return (event) => {
    if (event.type !== 'text') return event
    const inNm = isInNm ? torqueInNm(event.text) : event.text
    return { ...event, text: units.reduce(withUnit, inNm) }
  }
}
