import { generationCode } from '../../catalog/generations.ts'
import type { Vehicle } from '../../engine/model.ts'
import { carWords, stockFigures, variantsFor } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, listed, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { type GearboxSaid, gearboxNames, spokenGearbox } from './gearbox-said.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { strangerWords } from './stranger-answer.ts'

export const EXAMPLES = [
  '2018 Mustang GT, 600 wheel on pump gas, under 20k',
  'What breaks first on a 2019 Challenger Hellcat at 850 whp?',
  'Compare a 2020 M2 Competition and a 2020 GR Supra',
] as const

/** "What beats a Hellcat": what is to be beaten, before it is asked with which car. */
function toBeat({ catalog }: Advisor, { goal }: Draft): string {
  const rival = goal && 'fasterThan' in goal ? carOf({ catalog } as Advisor, goal.fasterThan, true) : 'none'
  if (typeof rival === 'string') return ''
  const { quarterMileS } = stockFigures(catalog, rival.vehicle).timeSlip
  return `A stock ${carWords(rival.vehicle, rival.year)} runs the quarter mile in ${quarterMileS.toFixed(2)} s; tell me what you want to beat it with and I'll find the lowest-cost build that does. `
}

/** A gearbox that we do not have the car with: said so, with those that we have. */
function otherGearbox({ year, language }: Draft, said: GearboxSaid, built: readonly Vehicle[]): Answer {
  const [any] = built as [Vehicle]
  const name = [year, any.make, any.model].filter(Boolean).join(' ')
  const names = gearboxNames(built)
  const spoken = spokenGearbox(said)
  return [
    text(
      inLanguage(language, [
        `We don't build the ${name} with ${articled(spoken)}, only with the ${names.join(' or the ')}.`,
        `No trabajamos el ${name} con ${spoken}, solo con: ${names.join(', ')}.`,
      ]),
      names.length > 1 ? inLanguage(language, ['Which one is yours?', '¿Cuál es el tuyo?']) : '',
    ),
    suggestions(...names),
  ]
}

const articled = (words: string): string => `${/^(?:[aeio]|8|11|18|[LMR]\d)/i.test(words) ? 'an' : 'a'} ${words}`

const halfLabels = ({ catalog }: Advisor, { half }: Draft): string[] =>
  (half?.cars ?? []).flatMap((modelId) => {
    const [any] = catalog.variantsOf(modelId)
    return any ? [`${any.make} ${any.model}`] : []
  })

/** "Which Mustang is it: the GT, the EcoBoost or the V6?" */
function whichOf(labels: readonly string[], year: number | undefined): Bilingual {
  const words = labels.map((label) => label.split(' '))
  const [first = []] = words
  const shared = first.findIndex((word, at) => words.some((one) => one[at] !== word))
  const trims = words.map((one) => one.slice(shared).join(' '))
  const isPlate = shared > 1 && trims.every((trim) => trim !== '')
  const plate = first.slice(1, shared).join(' ')
  const english = isPlate ? `Which ${plate} is it: ${listed(trims, 'or')}?` : 'Which car is it exactly, which model?'
  const spanish = isPlate ? `¿Qué ${plate} es: ${listed(trims, 'o')}?` : '¿Qué carro es exactamente, qué modelo?'
  const engines: Bilingual = isPlate
    ? [
        ' They have different engines; the badge, the registration or the VIN tells.',
        ' Llevan motores distintos: lo dice el emblema, los papeles o el VIN.',
      ]
    : ['', '']
  return [
    `${english}${year === undefined ? ' And which year?' : ''}${engines[0]}`,
    `${spanish}${year === undefined ? ' ¿Y de qué año?' : ''}${engines[1]}`,
  ]
}

/** After a comparison the one of it that is meant is asked for, never the make and model again. */
function whichOfCompared(advisor: Advisor, { compared, language }: Draft): Answer | undefined {
  const names = (compared?.cars ?? []).flatMap((one) => {
    const car = carOf(advisor, one, true)
    return typeof car === 'string' ? [] : [carWords(car.vehicle, car.year)]
  })
  if (names.length < 2) return undefined
  return [
    text(
      inLanguage(language, [
        `For which one: the ${listed(names, 'or the')}?`,
        `¿Para cuál: el ${listed(names, 'o el')}?`,
      ]),
    ),
    suggestions(...names),
  ]
}

const TERMS = ['fuel', 'keepsStock', 'dynoSheet', 'installed', 'induction', 'gearbox', 'budgetUsd', 'without'] as const
const ENOUGH_TERMS = 2

/** So much is said of a build that its owner waits for it: it is told of the newest year, and that year is said. */
const isSpelledOut = (draft: Draft): boolean =>
  TERMS.filter((term) => {
    const said = draft[term]
    return Array.isArray(said) ? said.length > 0 : said !== undefined
  }).length >= ENOUGH_TERMS

/** What is to be built or reckoned by terms of its own. */
const isBuildAsked = (draft: Draft, intent: Intent): boolean =>
  (intent === 'plan' || intent === 'slip') &&
  (draft.goal !== undefined || draft.budgetUsd !== undefined) &&
  isSpelledOut(draft)

const yearsOf = ({ catalog }: Advisor, { modelId }: Vehicle): number[] =>
  [...new Set(catalog.variantsOf(modelId).map((one) => one.yearTo))].toReversed().slice(0, 6)

function newestOf(advisor: Advisor, draft: Draft): ReturnType<typeof carOf> {
  const car = carOf(advisor, draft, true)
  if (typeof car === 'string') return car
  const { vehicle, year, assumed } = car
  const asked = `Assuming a ${year}. Which year is the ${vehicle.make} ${vehicle.model}? Its engine changed over the years: tell me yours and I'll redo it.`
  return {
    ...{ vehicle, year, years: yearsOf(advisor, vehicle) },
    assumed: assumed.replace(/^Assuming a \d{4}\. Different year\?/, asked),
  }
}

/** The draft's car, or the question that is to be answered first. */
export function chosenCar(
  advisor: Advisor,
  draft: Draft,
  { mayMean, meaning, asked }: MessageReading,
): ChosenCar | { answer: Answer } {
  const question = meaning.intent
  const isYearOpen = question === 'fits' || question === 'limits' || question === 'cart' || question === 'stages'
  const said = carOf(advisor, draft, isYearOpen)
  const car = said === 'which_year' && isBuildAsked(draft, question) ? newestOf(advisor, draft) : said
  if (typeof car !== 'string') return car
  const { catalog } = advisor
  const { language } = draft
  const [any] = draft.car === undefined ? [] : catalog.variantsOf(draft.car)
  const ofCompared = any || mayMean.length > 0 ? undefined : whichOfCompared(advisor, draft)
  if (ofCompared) return { answer: ofCompared }
  if (!any) {
    const labels = mayMean.length > 0 ? mayMean.map(({ label }) => label) : halfLabels(advisor, draft)
    const offers = labels.length > 0 ? labels : EXAMPLES
    // The car was said, and is none of ours: never asked for again.
    const stranger = labels.length === 0 ? draft.talk?.stranger : undefined
    if (stranger)
      return { answer: [text(inLanguage(language, strangerWords(stranger, asked))), suggestions(...EXAMPLES)] }
    const makes = [...new Set(catalog.vehicles.map((vehicle) => vehicle.make))].sort().join(', ')
    const words = inLanguage(
      language,
      labels.length > 0
        ? whichOf(labels, draft.year ?? meaning.year ?? meaning.maybeYear)
        : [
            `${toBeat(advisor, draft)}Which car is it: year, make and model? We build ${makes}.`,
            `¿Qué carro es? Dime año, marca y modelo. Trabajamos ${makes}.`,
          ],
    )
    return { answer: [text(words), suggestions(...offers)] }
  }
  const spans = [...new Set(catalog.variantsOf(any.modelId).map((one) => `${one.yearFrom}-${one.yearTo}`))]
  const years = yearsOf(advisor, any)
  const name = `${any.make} ${any.model}`
  if (car === 'which_year') {
    return {
      answer: [
        text(
          inLanguage(language, [
            `Which year is the ${name}? Its engine changed over the years.`,
            `¿De qué año es el ${name}? El motor cambió con los años.`,
          ]),
        ),
        suggestions(...years.map(String)),
      ],
    }
  }
  const built = variantsFor(catalog, { car: any.modelId, year: draft.year })
  if (draft.gearbox && built.length > 0) return { answer: otherGearbox(draft, draft.gearbox, built) }
  const which = (meaning.car === draft.car && generationCode(asked)) || (draft.year ?? '')
  return {
    answer: [
      text(
        inLanguage(language, [
          `We don't build the ${which} ${name}. Ours are: ${spans.join(', ')}.`,
          `No tenemos el ${name} ${which}. Los nuestros son: ${spans.join(', ')}.`,
        ]),
      ),
      suggestions(...years.map(String)),
    ],
  }
}

/** A year of a car that we do not build is said before anything is explained. */
export const isOtherYear = (advisor: Advisor, draft: Draft): boolean =>
  draft.car !== undefined && draft.year !== undefined && carOf(advisor, draft, true) === 'none'
