import type { LimitComponent } from '../../engine/model.ts'
import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Compared } from './compared.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { carOf } from './request-of.ts'
import { limitOf } from './strength-answers.ts'
import { COMPONENT_WORDS, componentSaid } from './strength-goes-on.ts'

const OF_EACH = /\b(?:both|each|either|which|whose|ones?|ambos|los dos|cu[aá]l)\b/
const NAMES: Readonly<Record<string, Bilingual>> = {
  transmission: ['transmission', 'transmisión'],
  clutch: ['clutch', 'clutch'],
  fuel_system: ['fuel system', 'sistema de combustible'],
  boost_source: ['turbo', 'turbo'],
  safe_limit: ['bottom end', 'motor'],
}

interface Borne {
  name: string
  /** What the stock component is good for on 93, and on E85 where that is known. */
  limitWhp: number
  e85Whp?: number
  /** What goes through it: the stage that was compared last, else stock. */
  loadWhp: number
}

function borneBy(
  advisor: Advisor,
  one: Compared['cars'][number],
  { goal }: Compared['said'],
  topic: string,
): Borne | undefined {
  const car = carOf(advisor, one, true)
  if (typeof car === 'string') return undefined
  const { vehicle, year } = car
  const stock = stockFigures(advisor.catalog, vehicle)
  const kept = stock.wheelHp / (vehicle.engine.crankHp * vehicle.engine.ratingRatio)
  const limit =
    topic === 'safe_limit'
      ? vehicle.family.bottomEndLimitWheelHp
      : limitOf({ advisor, vehicle, name: carWords(vehicle, year), asked: '' }, topic as LimitComponent)
  if (limit === undefined) return undefined
  const e85 = topic === 'fuel_system' ? vehicle.limits.fuelSystemE85CrankHp : undefined
  const stage = goal && 'stage' in goal ? vehicle.family.stageWheelHp[`stage${goal.stage}`] : undefined
  const wanted = goal && 'wheelHp' in goal ? goal.wheelHp : stage
  return {
    name: carWords(vehicle, year),
    limitWhp: limit,
    ...(e85 ? { e85Whp: e85 * kept } : {}),
    loadWhp: wanted ?? stock.wheelHp,
  }
}

/** "Which one's transmission lives longer with that": of the cars that were compared what each component bears. */
export function componentOfEach(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { asked, meaning }: MessageReading,
): Answer | undefined {
  const { compared } = before
  if (!compared || compared.cars.length < 2 || meaning.car !== undefined || meaning.budgetUsd !== undefined)
    return undefined
  if (!OF_EACH.test(asked)) return undefined
  const topic = componentSaid(asked) ?? COMPONENT_WORDS.find(([, form]) => form.test(asked))?.[0]
  const said = topic && NAMES[topic]
  if (!topic || !said) return undefined
  const sides = compared.cars.slice(0, 3).flatMap((one) => borneBy(advisor, one, compared.said, topic) ?? [])
  if (sides.length < 2) return undefined
  const share = ({ limitWhp, loadWhp }: Borne) => loadWhp / limitWhp
  const [best, next] = sides.toSorted((a, b) => share(a) - share(b)) as [Borne, Borne]
  const isEven = share(next) - share(best) < EVEN
  const [english, spanish] = said
  const of = compared.said.goal ? 'at that power' : 'stock'
  const lines = sides.map(
    (one) =>
      `${one.name}: good for about ${whp(one.limitWhp)}${one.e85Whp ? ` on gasoline and ${whp(one.e85Whp)} on E85` : ''}; ${whp(one.loadWhp)} ${of} is ${Math.round(100 * share(one))}% of it.`,
  )
  const lead: Bilingual = [
    isEven
      ? `The stock ${english} is worked about as hard in either.`
      : `The ${best.name}'s stock ${english} has more in hand: ${Math.round(100 * share(best))}% used, against ${Math.round(100 * share(next))}% in the ${next.name}.`,
    isEven
      ? `La ${spanish} de fábrica trabaja igual en los dos.`
      : `Aguanta más el ${best.name}: su ${spanish} de fábrica va al ${Math.round(100 * share(best))} %, contra ${Math.round(100 * share(next))} % en el ${next.name}.`,
  ]
  return [text([inLanguage(draft.language, lead), ...lines].join('\n')), suggestions('Which one would you pick?')]
}
/** Shares this near decide nothing. */
const EVEN = 0.03
