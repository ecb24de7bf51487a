import type { Bilingual } from '../advisor.ts'

/** 100 km/h is 62.1 mph: the last 2.1 mph take about one part in twenty of the run. */
const OF_SIXTY = 0.955
const RUN = String.raw`\b(?:0|zero) ?(?:-|to|auf|bis|a) ?100 ?(?:km ?\/ ?h|kmh|kph|km)\b`
const BOUND =
  '(?: (?:time|in|of|at|to|within|is|a|it|the|under|sub|below|less (?:than|of)|quicker than|faster than|en|menos de|unter|moins de|about|around))*'
const BEHIND = new RegExp(String.raw`${RUN}(${BOUND}) (\d(?:\.\d+)?)(?![\d.]*\d)`, 'g')
const BEFORE = new RegExp(String.raw`\b(\d(?:\.\d+)?) ?(?:s|sec\w*) (?:in |to |for |the )?${RUN}`, 'g')
const ALONE = new RegExp(RUN, 'g')

const asSixty = (seconds: string): string => (Number(seconds) * OF_SIXTY).toFixed(2)

/** "0-100 km/h under 4" as the run that we predict, with the time that it takes there: "0-60 under 3.82". */
export const kmhTimes = (text: string): string =>
  text
    .replaceAll(BEHIND, (_, bound: string, seconds: string) => `0-60${bound} ${asSixty(seconds)}`)
    .replaceAll(BEFORE, (_, seconds: string) => `0-60 in ${asSixty(seconds)}`)
    .replaceAll(ALONE, '0-60')

/** What a time to 100 km/h was counted as; undefined where none was said or no run is told. */
export function kmhCounted(said: string, told: string): Bilingual | undefined {
  const text = said.toLowerCase().replaceAll(',', '.')
  const seconds = [...text.matchAll(BEHIND)][0]?.[2] ?? [...text.matchAll(BEFORE)][0]?.[1]
  if (!seconds || !told.includes('0-60') || /km\/h/.test(told)) return undefined
  const sixty = Number(asSixty(seconds)).toFixed(1)
  return [
    `0-100 km/h in ${seconds} s is about 0-60 mph in ${sixty} s: 100 km/h is 62 mph.`,
    `0-100 km/h en ${seconds} s son unos ${sixty} s de 0-60 mph: 100 km/h son 62 mph.`,
  ]
}
