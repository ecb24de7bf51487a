import { buildPower } from '../../../engine/index.ts'
import { SAE_J1349_WEATHER } from '../../../engine/model.ts'
import { KG_PER_LB } from '../../../engine/units.ts'
import { carWords } from '../../planning/car-facts.ts'
import { timeSlipOfBuild } from '../../planning/time-slip.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text, whp } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { slipWords } from '../question-answers.ts'
import type { ChosenCar } from '../request-of.ts'
import { shownBuild } from '../stage-plan.ts'

const FIGURE = String.raw`(\d{2,4}|\d,\d{3}) ?(lbs?|pounds?|kgs?|kilos?)`
const AT = new RegExp(
  String.raw`\b(?:at|to|weigh\w*|with|of|it was|if it is|down to)(?: only| just| about| around)? ${FIGURE}\b`,
)
const LIGHTER = new RegExp(
  String.raw`\b(?:lighter|lose|lost|losing|less|shave|drop(?:ped|ping)?|remov\w+|pull(?:ed|ing)?|cut|take|took|taking|gut\w*|strip\w*|save|saving|minus|without)\b[^.?!]{0,20}?\b${FIGURE}\b|\b${FIGURE} (?:lighter|less|off|out)\b`,
)
const HEAVIER = new RegExp(
  String.raw`\b(?:passenger|add(?:ed|ing)?|carry\w*|heavier|extra|plus|more)\b[^.?!]{0,20}?\b${FIGURE}\b|\b${FIGURE} (?:heavier|more|extra|passenger|of (?:gear|stuff|passengers?)|in the trunk)\b`,
)
const OF_TIME =
  /\b(?:quarter|1\/4|0 ?(?:-|to) ?60|et|trap|quick\w*|fast\w*|slow\w*|times?|seconds?|tenths?|run|runs|et\b|instead)\b/

const poundsOf = (match: RegExpExecArray | null): number | undefined => {
  const [digits, unit] = (match?.slice(1).filter(Boolean) ?? []) as [string?, string?]
  if (digits === undefined || unit === undefined) return undefined
  const value = Number(digits.replace(',', ''))
  return unit.startsWith('k') ? value / KG_PER_LB : value
}

/** The weight that a message speaks of, of a car that weighs so much. Worked: "300 lb lighter" of 3,705 = 3,405. */
export function weightSaid(asked: string, curbWeightLb: number): number | undefined {
  const off = poundsOf(LIGHTER.exec(asked))
  const on = poundsOf(HEAVIER.exec(asked))
  const whole = poundsOf(AT.exec(asked))
  if (whole !== undefined && whole > 1500) return whole
  if (off !== undefined && off < curbWeightLb / 2) return curbWeightLb - off
  return on !== undefined && on < curbWeightLb / 2 ? curbWeightLb + on : undefined
}

export const asksWeight = (asked: string): boolean => OF_TIME.test(asked) && weightSaid(asked, 10_000) !== undefined

/** "And at 3,000 lb instead": the same car, stock or as it was planned, run by the drag strip at that weight. */
export function timesAtWeight(
  advisor: Advisor,
  draft: Draft,
  { vehicle, year, assumed }: ChosenCar,
  asked: string,
): Answer | undefined {
  const { catalog } = advisor
  const { curbWeightLb } = vehicle.chassis
  const weightLb = weightSaid(asked, curbWeightLb)
  if (weightLb === undefined) return undefined
  const planned = draft.shown?.vehicleId === vehicle.id ? shownBuild(advisor, draft, draft.shown) : undefined
  const reply = planned?.ok ? planned.reply : undefined
  const parts = (reply?.recommendedParts ?? []).flatMap(({ partId }) => catalog.part(partId) ?? [])
  const fuel = reply?.enhancedData.preferences.fuel_type ?? vehicle.engine.ratedFuel
  const { curve, wheelHp } = buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const run = (weight: number) => timeSlipOfBuild(vehicle, parts, curve, { weightLb: weight })
  const [light, own] = [run(weightLb), run(curbWeightLb)]
  const seconds = own.quarterMileS - light.quarterMileS
  const name = carWords(vehicle, year)
  const pounds = (value: number) => `${Math.round(value).toLocaleString('en-US')} lb`
  return [
    text(
      inLanguage(draft.language, [
        `At ${pounds(weightLb)} the ${parts.length > 0 ? '' : 'stock '}${name} with ${whp(wheelHp)} is predicted to run ${slipWords(light)}. At the ${pounds(curbWeightLb)} it weighs it's ${slipWords(own)}: ${Math.abs(seconds).toFixed(2)} s ${seconds >= 0 ? 'quicker' : 'slower'} in the quarter for ${pounds(Math.abs(curbWeightLb - weightLb))} ${weightLb < curbWeightLb ? 'less' : 'more'}. Without the driver in both.`,
        `Con ${pounds(weightLb)} el ${name} hace ${slipWords(light)}; con sus ${pounds(curbWeightLb)}, ${slipWords(own)}.`,
      ]),
      assumed,
    ),
    suggestions('What breaks first?', 'For the drag strip', '100 more whp'),
  ]
}
