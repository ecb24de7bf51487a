import { FUEL_NAMES } from '../../../engine/display-words.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { engineLimit } from '../asked-limits/bearers.ts'
import { COMFORT, floor5 } from '../asked-limits/comfort.ts'
import { plannedSide, type Side, sideOf } from '../built-sides.ts'
import type { Draft } from '../draft.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { beforeBuying } from '../named-car/before-buying.ts'
import { carOf, fuelFor } from '../request-of.ts'
import { siblingCar } from '../sibling-car.ts'
import { shownBuild } from '../stage-plan.ts'
import { wheelHpOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { askIn, asksNothingSurely } from './ask-in.ts'

const MAYBE = 0.35
const GOOD_IDEA =
  /\b(?:smart|good (?:buy|idea|base|platform|choice|car|pick)|worth buying|mistake|dumb|stupid|bad idea|buena idea|conviene)\b/
const BUYS =
  /\b(?:buy|buying|get|getting|leav(?:e|ing)|trad(?:e|ing)|switch(?:ing)?|thinking (?:of|about)|looking at|swap(?:ping)? (?:into|to|for)|comprar\w*|project)\b/

/** "Is a Q50 smart if I want 500 later": what it bears, what the power costs on it, and what to look at before paying. */
export function goodBuy(turn: Turn): Answer | undefined {
  return forPower(turn) ?? otherTrim(turn)
}

function forPower(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  const isAsked = askIn(turn, ['advice.buy'], MAYBE) !== undefined || asksNothingSurely(turn, ['advice', 'compare'])
  if (!isAsked || !GOOD_IDEA.test(asked) || !BUYS.test(asked) || meaning.car === undefined) return undefined
  const car = ofCar(advisor, draft, reading)
  const goalWheelHp = car && wheelHpOf(advisor, car.vehicle, meaning)
  if (!car || goalWheelHp === undefined) return undefined
  const verdict = inLanguage(draft.language, verdictOf(turn, car, goalWheelHp))
  const { goal: _, against: __, ...open } = meaning
  const { shown: ___, goal: ____, ...unplanned } = draft
  const looked = beforeBuying(
    { ...turn, draft: unplanned, reading: { ...reading, meaning: { ...open, intent: 'topic' } } },
    true,
  )
  return looked
    ? [text(verdict), text('\n'), ...looked]
    : [text(verdict, car.assumed), suggestions('What breaks first?', 'How quick is it stock?')]
}

/** What the power takes on the car, held against its stock engine. */
function verdictOf({ advisor, draft }: Turn, car: OfCar, goalWheelHp: number): Bilingual {
  const fuel = fuelFor(draft) ?? '93'
  const limit = engineLimit(car, fuel)
  const wished: Draft = { car: car.vehicle.modelId, year: car.year, goal: { wheelHp: goalWheelHp }, fuel }
  const reply = plannedSide(advisor, wished, { ...car, assumed: '' })
  const goal = whp(goalWheelHp)
  const isReached = reply !== undefined && reply.power.wheelHp >= 0.97 * goalWheelHp
  const cost = isReached
    ? ` It takes ${reply.recommendedParts.length} parts, ${dollars(reply.estimatedCost)} installed, for ${whp(reply.power.wheelHp)} on ${FUEL_NAMES[fuel]}.`
    : reply
      ? ` The most we get out of it on ${FUEL_NAMES[fuel]} is ${whp(reply.power.wheelHp)}, ${dollars(reply.estimatedCost)} installed.`
      : ''
  const costo = reply ? ` Son ${dollars(reply.estimatedCost)} instalado para ${whp(reply.power.wheelHp)}.` : ''
  const bears = `the stock ${car.vehicle.family.name} takes about ${whp(limit)} with a careful tune`
  if (!isReached) return [`No, not for ${goal}.${cost}`, `No para ${goal}.${costo}`]
  if (goalWheelHp <= COMFORT * limit)
    return [
      `Yes, for ${goal} it's a good base: ${bears}, so no need to open the motor.${cost}`,
      `Sí, para ${goal} es buena base: el motor de fábrica aguanta unos ${whp(limit)}, no hay que abrirlo.${costo}`,
    ]
  return goalWheelHp <= limit
    ? [
        `Yes, but it's tight: ${bears}, and ${floor5(COMFORT * limit)} is where we'd be comfortable.${cost}`,
        `Sí, pero justo: el motor de fábrica aguanta unos ${whp(limit)}.${costo}`,
      ]
    : [
        `Only if a built engine is in your plan: ${bears}, and you want ${goal}.${cost}`,
        `Solo si armas el motor: el de fábrica aguanta unos ${whp(limit)}.${costo}`,
      ]
}

const JUST_GET =
  /\b(?:just|rather|better) (?:get|buy|go (?:for|with))\b|\bshould i (?:just )?(?:get|buy)\b|\bmejor (?:compro|me compro)\b/

/** "So just get the 3.0?": the other engine or trim as it comes, against the build that was shown. */
function otherTrim(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading } = turn
  const { asked, meaning } = reading
  const { shown } = before
  if (!shown || !JUST_GET.test(asked) || !asksNothingSurely(turn, ['advice', 'compare', 'build', 'change']))
    return undefined
  const sibling =
    meaning.car !== undefined && meaning.car !== before.car
      ? meaning.car
      : siblingCar(
          advisor.catalog.vehicles,
          { ...(before.car ? { car: before.car } : {}), ...(before.year ? { year: before.year } : {}) },
          { isCorrection: true, asked, meaning: { intent: 'unknown' } },
        )
  const own = carOf(advisor, before, true)
  const other =
    sibling && sibling !== before.car
      ? carOf(advisor, { car: sibling, ...(before.year ? { year: before.year } : {}) }, true)
      : 'none'
  const built = shownBuild(advisor, before, shown)
  if (typeof own === 'string' || typeof other === 'string' || !built.ok) return undefined
  const mine = sideOf(advisor, { ...own, assumed: '' }, before, built.reply, true)
  const its = sideOf(advisor, { ...other, assumed: '' }, {}, undefined)
  return [
    text(inLanguage(draft.language, buyWords(mine, its, gapSaid([...(before.turns ?? []), asked])))),
    suggestions('How do they compare?', 'What breaks first?'),
  ]
}

const GAP = /\$? ?(\d{1,3}(?:[.,]\d{1,3})?) ?(k|grand)?\b[^.?!]{0,12}\b(?:cheaper|less|more|difference|apart)\b/
const THOUSAND = 1000
/** What the dearer car costs more, where the talk says it. */
function gapSaid(turns: readonly string[]): number | undefined {
  const [, figure, unit] = turns.map((turn) => GAP.exec(turn.toLowerCase())).findLast((found) => found !== null) ?? []
  const usd = Number(figure?.replace(',', '') ?? 0) * (unit ? THOUSAND : 1)
  return usd >= THOUSAND ? usd : undefined
}

/** From here on a build is at the end of its engine, where the other car begins. */
const AT_THE_END = 0.85

function buyWords(mine: Side, its: Side, gapUsd: number | undefined): Bilingual {
  const limit = ({ car }: Side) => car.vehicle.family.bottomEndLimitWheelHp
  const share = mine.wheelHp / limit(mine)
  const name = ({ car }: Side) => carWords(car.vehicle, car.year)
  const isOfOther = share >= AT_THE_END || mine.wheelHp < its.wheelHp || (gapUsd !== undefined && gapUsd <= mine.usd)
  const figures = `on the ${name(mine)} it takes ${dollars(mine.usd)} for ${whp(mine.wheelHp)}, ${Math.round(100 * share)}% of what its bottom end takes; the ${name(its)} makes ${whp(its.wheelHp)} stock, on an engine that's good for about ${whp(limit(its))}`
  const gap = gapUsd === undefined ? '' : ` You put the gap in price at ${dollars(gapUsd)}.`
  const cifras = `en el ${name(mine)} son ${dollars(mine.usd)} para ${whp(mine.wheelHp)}; el ${name(its)} da ${whp(its.wheelHp)} de fábrica, con un motor que aguanta unos ${whp(limit(its))}`
  return isOfOther
    ? [
        `Yes, get the ${name(its)} if power is the point: ${figures}.${gap} Keep the ${name(mine)} if you want it light and cheap and stop at a tune.`,
        `Sí, el ${name(its)} si lo que quieres es potencia: ${cifras}.`,
      ]
    : [
        `No, build the ${name(mine)}: ${figures}.${gap} Buy the other one only if you want more than that later.`,
        `No, arma el ${name(mine)}: ${cifras}.`,
      ]
}
