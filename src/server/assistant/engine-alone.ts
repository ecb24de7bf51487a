import { oncePer } from '../../catalog/once-per.ts'
import type { Vehicle } from '../../engine/model.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'

const MOST_NAMED = 6
const nameOf = ({ make, model }: Vehicle): string => `${make} ${model}`
/** The code as it is written on the engine: "N54", "LS3", "EJ257". */
const codeOf = ({ engine }: Vehicle): string =>
  (/^(?:\d[a-z]{2}|[a-z]{1,4}\d{1,3})/i.exec(engine.code)?.[0] ?? '').toLowerCase()

/** "The SS": what stands in the names of several models and names none. */
const trimsOf = oncePer((vehicles: readonly Vehicle[]) => {
  const models = [...new Map(vehicles.map((one) => [one.modelId, one])).values()]
  const byTrim = Map.groupBy(
    models.flatMap((one) => {
      const trim = one.model.toLowerCase().split(' ').at(-1) ?? ''
      return TRIM.test(trim) ? [{ trim, one }] : []
    }),
    ({ trim }) => trim,
  )
  return new Map(
    [...byTrim].filter(([, some]) => some.length > 1).map(([trim, some]) => [trim, some.map(({ one }) => one)]),
  )
})
/** Letters that make no word of their own. */
const TRIM = /^(?:ss|gt|si|r\/t|rs|r|s\d|rs\d|srt8|ts|zl1|z28)$/
const OF_A_CAR = /^(?: (?:make|makes|do|does|hold|take|run|need|handle|get|put)\b|,|\W*$| (?:on|with|at|to) )/

/** "What can the SS make on E85" before any car: which of those that are called so. */
function whichOfTrim(vehicles: readonly Vehicle[], { language }: Draft, asked: string): Answer | undefined {
  for (const [trim, models] of trimsOf(vehicles)) {
    const found = new RegExp(String.raw`(?<=\b(?:the|my|his|her|an?) )${trim}(?![a-z\d/])`).exec(asked)
    const isPlated = models.some(({ model, make }) => {
      const [plate = ''] = model.toLowerCase().split(' ')
      return (plate !== trim && asked.includes(plate)) || (plate === trim && asked.includes(make.toLowerCase()))
    })
    if (!found || isPlated || !OF_A_CAR.test(asked.slice(found.index + trim.length))) continue
    const names = models.slice(0, MOST_NAMED).map(nameOf)
    return [
      text(
        inLanguage(language, [
          `Which ${trim.toUpperCase()} is it: ${names.join(', ')}? And what year?`,
          `¿Cuál ${trim.toUpperCase()}: ${names.join(', ')}? ¿Y de qué año?`,
        ]),
      ),
      suggestions(...names.slice(0, 4)),
    ]
  }
  return undefined
}

/** "N54, 500 whp on E85": cars of several models have that engine, so which one is asked. */
export function whichOfEngine(
  { catalog }: Advisor,
  draft: Draft,
  { asked, meaning, mayMean }: MessageReading,
): Answer | undefined {
  if (draft.compared?.cars.some(({ car }) => car === meaning.car)) return undefined
  // "2012 Camaro" and then "the SS": it completes what was half named.
  if (draft.half?.cars.includes(meaning.car ?? '')) return undefined
  const isNamed = (meaning.car ?? draft.car) !== undefined || mayMean.length > 0 || meaning.stranger !== undefined
  const ofTrim = draft.car === undefined ? whichOfTrim(catalog.vehicles, draft, asked) : undefined
  if (ofTrim) return ofTrim
  if (isNamed || (meaning.intent !== 'plan' && meaning.intent !== 'stages' && meaning.intent !== 'limits'))
    return undefined
  const words = new Set(asked.match(/[a-z\d]+/g) ?? [])
  const having = catalog.vehicles.filter((one) => {
    const code = codeOf(one)
    return code.length > 2 && /\d/.test(code) && words.has(code)
  })
  const models = [...new Map(having.map((one) => [one.modelId, one])).values()]
  const [first] = models
  if (!first || models.length < 2) return undefined
  const names = models.slice(0, MOST_NAMED).map(nameOf)
  const code = codeOf(first).toUpperCase()
  return [
    text(
      inLanguage(draft.language, [
        `The ${code} is in the ${names.join(', ')}. Which car is yours, and what year? The gearbox, weight and fuel system decide what it takes.`,
        `El ${code} va en: ${names.join(', ')}. ¿Cuál es el tuyo y de qué año?`,
      ]),
    ),
    suggestions(...names.slice(0, 4)),
  ]
}
