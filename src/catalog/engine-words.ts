import { inductionIn, transmissionIn } from '../engine/lexicon.ts'
import type { TransmissionKind } from '../engine/model.ts'
import { LITERS_PER_CUBIC_INCH } from '../engine/units.ts'
import { type Induction, inductionOf } from '../engine/vocabulary.ts'

/** What a free text says about an engine. Absent = it says nothing. */
export interface EngineWords {
  displacementL?: number
  cylinders?: number
  /** `turbo` covers one and two turbos. */
  induction?: Induction
}

const CYLINDER_WORDS = /\b(?:v|w|i|l|h|f(?!1)|flat-?|inline-?|straight-?|boxer-?)\s?(10|12|16|[2-8])(?:t|tt|sc)?\b/i

const BOOST_PART =
  /\b(?:super ?chargers?|blowers?|turbo ?kits?|turbo ?chargers?|(?:with|add|adding|put|throw|slap)(?: on)?(?: an?| the)? (?:single |twin )?turbos?)\b/gi
/** A blower that is to be put on says nothing of the engine: "2006 C6, how much with a supercharger". */
export const withoutBoostParts = (text: string): string => text.replaceAll(BOOST_PART, ' ')

/** Reads displacement, cylinders and induction from words such as "5.0 V8", "2.0T I4", "3.8TT flat-6", "302 ci V8". */
export function readEngineWords(text: string): EngineWords {
  const words: EngineWords = {}
  const liters = /(?<![\d.]|mk ?|\bb)([0-9]\.[0-9])(?!\d)\s*(?:l\b|liter|litre|t|tt|sc|v|i|h|f|\s|$|[a-z])/i.exec(
    `${text} `,
  )
  const cubicInches = /\b(\d{3})\s?(?:ci|cid|cubic)/i.exec(text)
  const cubicCentimeters = /\b([1-8]\d{3})\s?cc\b/i.exec(text)
  if (liters) words.displacementL = Number(liters[1])
  else if (cubicInches) words.displacementL = Number(cubicInches[1]) * LITERS_PER_CUBIC_INCH
  else if (cubicCentimeters) words.displacementL = Number(cubicCentimeters[1]) / 1000
  const cylinders = CYLINDER_WORDS.exec(text)
  if (cylinders) words.cylinders = Number(cylinders[1])
  const aspiration = inductionIn(text)
  if (aspiration) words.induction = inductionOf(aspiration)
  return words
}

/** What a text says about the gearbox: kind and number of gears, as in "10AT", "6-speed manual", "DSG", "PDK". */
export function readTransmissionWords(text: string): { kind?: TransmissionKind; gears?: number } {
  const found: { kind?: TransmissionKind; gears?: number } = {}
  const gears = /\b(10|[4-9])[\s-]?(?:speed|sp\b|mt|at|dct|dsg|g\b)/i.exec(text)
  if (gears) found.gears = Number(gears[1])
  const kind = transmissionIn(text)
  if (kind) found.kind = kind
  return found
}

/** The year of "'18", "08 STI" and "my 03 cobra". An 86 is a Toyota. */
export function readShortYear(text: string): number | undefined {
  const found =
    /['’](\d\d)\b/.exec(text) ??
    /(?:^[\s,]*|\b(?:an?|my|the|our) )(0\d|1\d|2[0-6]|8[7-9]|9\d) (?=[a-z]|\d{3}[a-z](?!p))(?!octane|pump|gas|premium|second|sec|inch|psi)/i.exec(
      text,
    )
  if (!found) return undefined
  const short = Number(found[1])
  return (short > 50 ? 1900 : 2000) + short
}

/** First and last year of "2015", "2015-2017", "2015-17", "'18", "08 STI"; undefined when there is none. */
export function readYears(text: string): { from: number; to: number } | undefined {
  const years = [...text.matchAll(/\b(?:19[5-9]\d|20[0-4]\d)\b/g)].map((match) => Number(match[0]))
  const short = /\b((?:19|20)\d\d)\s?[-/–]\s?(\d\d)\b/.exec(text)
  if (short) return { from: Number(short[1]), to: Math.floor(Number(short[1]) / 100) * 100 + Number(short[2]) }
  const first = years[0]
  if (first !== undefined) return { from: Math.min(...years), to: Math.max(...years) }
  const year = readShortYear(text)
  return year === undefined ? undefined : { from: year, to: year }
}
