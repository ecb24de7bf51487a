import type { GenerateReply } from '../../../contract/configurator.ts'
import { carWords } from '../../planning/car-facts.ts'
import type { Advisor, Bilingual } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import type { ChosenCar } from '../request-of.ts'
import { partsPower } from './parts-power.ts'

const INTAKE = /\b(?:cold[- ]air|intakes?|cai)\b/
const FIGURE = /\b(\d{2,3}) ?(?:\+ ?)?(?:w?hp|horse ?powers?|horses|ponies|bhp|ps)\b/
const CLAIMS =
  /\b(?:true|right|really|actually|legit|myth|lie|lying|believe|insists?|claims?|says|said|swears?|told me|heard|realistic|possible|bs|correct|honest)\b|\b(?:do|does|will|would|can|could)\b.{0,40}\b(?:add|give|gain|make|get)\b/
const OTHERS =
  /\b(?:manifold|tune|headers?|exhaust|downpipe|turbo|supercharger|build|goal|budget|want|make me|get me to)\b/
/** What an intake by itself adds to any engine on the stock tune, at best. */
const AT_BEST_HP = 10
/** So little above that is still told as a yes. */
const NEAR_HP = 15

/** "An intake adds 40 hp, true?": the claim against the car's own figure; nothing is planned for it. */
export function intakeClaim(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar | undefined,
  asked: string,
): Bilingual | undefined {
  const claimed = Number(FIGURE.exec(asked)?.[1])
  if (!INTAKE.test(asked) || !(claimed > NEAR_HP) || !CLAIMS.test(asked) || OTHERS.test(asked)) return undefined
  if (claimed > 100) return undefined
  const gain = car && gainOf(advisor, draft, car)
  const name = car ? carWords(car.vehicle, car.year) : undefined
  const own = gain === undefined || !name ? '' : ` On the ${name} we figure about +${gain} whp for the intake alone.`
  const needsTune = car?.vehicle.family.intakeNeedsTune === 'yes' ? ' On this engine it needs a tune as well.' : ''
  const propio = gain === undefined || !name ? '' : ` En el ${name} calculamos +${gain} whp con solo el intake.`
  return [
    `No, not ${claimed}. An intake by itself on the stock tune is worth 5 to ${AT_BEST_HP} hp at best, and mostly sound.${own}${needsTune} The factory airbox is not what holds a modern engine back. Figures like ${claimed} come from a run with a tune, a cooler day or another dyno.`,
    `No, ${claimed} no. Un intake solo da de 5 a ${AT_BEST_HP} hp como mucho, y sobre todo sonido.${propio}`,
  ]
}

/** The gain of the cheapest intake where a build of it needs nothing else. */
function gainOf(advisor: Advisor, draft: Draft, car: ChosenCar): number | undefined {
  const told = partsPower(advisor, draft, car, 'just a cold air intake')
  const build = told?.find((event) => event.type === 'build')
  if (!build) return undefined
  const { power, recommendedParts } = build.reply as GenerateReply
  return recommendedParts.length === 1 ? Math.round(power.wheelHp - power.stockWheelHp) : undefined
}
