import type { Part, PartKind } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text } from './advisor.ts'
import { type Aspect, aspectAsked, saysNothing } from './asked-of-talk.ts'
import { quieterPads } from './computed/pads-answer.ts'
import type { Draft } from './draft.ts'
import { topicOf } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { answerFits, kindWords } from './parts-answer.ts'
import { type ChosenCar, carOf } from './request-of.ts'

const HOLDS =
  /\b(?:holds?|holding|rated|ratings?|handles?|can (?:it|they|that|these|those) take|supports?|capacity|torque|aguantan?)\b/g
/** What may stand beside it and still ask for the rating. */
const OF_RATING: ReadonlySet<Aspect> = new Set<Aspect>(['cost', 'gain', 'what', 'which', 'safe'])
const SELLS =
  /\b(?:have(?! (?:you|yall|y'all)(?: guys)? (?:do|put|install|fit|tune)\b)|sells?|carry|carries|stock|vendes?|venden|tienes|tienen)\b/g
const QUIETEST = /\b(?:quietest|least loud|mildest|least noisy)\b/g
/** What the names of exhausts say of their sound. */
const MILD = /\b(?:axle-?back|touring|valved|resonated|s-type)\b/i
const SHOWN = 4

/** A few words that name no part, asked of the parts that were shown: what they hold, whether we sell them, the quietest. */
export function ofShownParts(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { asked, meaning }: MessageReading,
): Answer | undefined {
  const { kinds = [], topic = '' } = before.talk?.of ?? {}
  if (before.shown || (meaning.car ?? meaning.goal ?? meaning.budgetUsd) !== undefined) return undefined
  const chosen = before.car === undefined ? 'none' : carOf(advisor, before, true)
  const car = typeof chosen === 'string' ? undefined : chosen
  const quieter = car && kinds.includes('brake_pads') ? quieterPads(advisor, car, asked) : undefined
  if (quieter) return quieter
  if (kindsIn(asked).length > 0) return undefined
  const isAsked = (form: RegExp) => asked.search(form) >= 0 && saysNothing(asked.replaceAll(form, ' '))
  const say = (words: Bilingual): Answer => [
    text(inLanguage(draft.language, words)),
    suggestions('What does it cost?', 'Add it to my cart'),
  ]
  if (/\byou\b|\bvend|\btien/.test(asked) && isAsked(SELLS)) {
    const sold = kinds.length > 0 ? kinds : kindsIn((topicOf(topic)?.title ?? '').toLowerCase())
    const [kind, ...more] = sold
    if (kind && car)
      return answerFits(advisor, draft, car, {
        intent: 'fits',
        part: { kind, ...(more.length > 0 ? { kinds: sold } : {}) },
      })
    return kind || !topic ? undefined : say(NOT_SOLD)
  }
  if (!car || kinds.length === 0) return undefined
  const rest = aspectAsked(asked.replaceAll(HOLDS, ' '), '')
  if (isAsked(HOLDS) && (rest === undefined || OF_RATING.has(rest)))
    return ratedWords(fittingOf(advisor, car, kinds), car, say)
  return isAsked(QUIETEST) && kinds.some((kind) => /exhaust/.test(kind))
    ? say(quietestOf(fittingOf(advisor, car, kinds)))
    : undefined
}

const NOT_SOLD: Bilingual = [
  "No, that isn't in our parts list, so any parts store is the place for it. What we sell is on the car's own list: power, fuel, cooling, brakes, suspension, driveline and tires.",
  'No, eso no está en nuestra lista; cómpralo en cualquier refaccionaria. Vendemos potencia, combustible, enfriamiento, frenos, suspensión, transmisión y llantas.',
]

const fittingOf = ({ catalog }: Advisor, { vehicle }: ChosenCar, kinds: readonly PartKind[]): Part[] =>
  kinds
    .flatMap((kind) =>
      partsLike(catalog, vehicle, { kind })
        .filter((part) => part.kind === kind)
        .slice(0, SHOWN),
    )
    .toSorted((a, b) => a.priceCents - b.priceCents)

function ratedWords(parts: readonly Part[], car: ChosenCar, say: (words: Bilingual) => Answer): Answer | undefined {
  const rated = parts.flatMap(({ manufacturer, name, ratings }) => {
    const { supportsTorqueLbft, supportsCrankHp } = ratings
    const figure = supportsTorqueLbft
      ? `${supportsTorqueLbft} lb-ft`
      : supportsCrankHp && `${supportsCrankHp} hp at the crank`
    return figure ? [`${manufacturer} ${name} ${figure}`] : []
  })
  const name = carWords(car.vehicle, car.year)
  return rated.length === 0
    ? undefined
    : say([
        `By their ratings, for the ${name}: ${rated.join('; ')}. Torque is counted at the crank; take one rated about 20% over what the car makes.`,
        `Según sus datos, para el ${name}: ${rated.join('; ')}. Elige una con un 20% más de lo que da el carro.`,
      ])
}

function quietestOf(parts: readonly Part[]): Bilingual {
  const mild = parts.filter(({ name }) => MILD.test(name))
  const named = listed(
    mild.map((part) => `${part.manufacturer} ${part.name} (${dollars(dollarsOf(part.priceCents))})`),
    'or',
  )
  const [kind] = parts
  return [
    `Our list has no decibels, so by what their names say: ${named || `none of the ${kind ? kindWords(kind.kind) : 'exhaust'} parts is sold as a quiet one`}. An axle-back, a resonator or valves keep it civil; listen to clips taken in the cabin at cruise before you buy.`,
    `No tenemos decibeles; por el nombre: ${named || 'ninguno se vende como silencioso'}. Con resonador o válvulas suena menos.`,
  ]
}
