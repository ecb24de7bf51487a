import type { Part } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { fedFor } from '../frame/fed-for.ts'
import { type OfCar, ofCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { BOOST_KINDS, partsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import { answerPlan } from '../plan-answer.ts'
import type { Turn } from '../turn.ts'
import { bottomEndOf } from './fails-first.ts'

const NO_BOOST =
  /\bnaturally aspirated\b|\b(?:n\/a|na)\b(?! (?:miata|mx))|\b(?:without|no|not|w\/?o|w o) (?:any |a )?(?:boost|turbos?|blowers?|superchargers?|forced induction)\b|\ball[- ]motor\b/
const ASKS_MOST =
  /\b(?:how much|what|most|max\w*)\b[^.?!]{0,40}\b(?:power|w?hp|horse\w*|put on|make|get)\b|\bwhat can (?:you|i|we) do\b/
const ELSE = /\b(?:e85|e30|ethanol|nitrous|cost|legal|smog|safe|hold)\b|\$/

/** "What can you do for power without boost", "how much NA": all motor on this car, and what else the message asks of its engine. */
export function mostNaturally({ advisor, before, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (!NO_BOOST.test(asked) || !ASKS_MOST.test(asked) || ELSE.test(asked) || draft.shown) return undefined
  const hasGoal = meaning.goal !== undefined && !('most' in meaning.goal)
  if (hasGoal || meaning.budgetUsd !== undefined || meaning.stranger !== undefined || partsIn(asked).some(isNamed))
    return undefined
  const car = ofCar(advisor, draft, reading)
  if (car?.vehicle.engine.aspiration !== 'na') return undefined
  const { language, talk } = draft
  const wished: Draft = {
    ...{ car: car.vehicle.modelId, year: car.year, induction: 'naturally_aspirated' },
    ...{ goal: { most: true, isSafe: true }, ...(language ? { language } : {}), ...(talk ? { talk } : {}) },
  }
  const planned = answerPlan(advisor, before, wished, car, undefined, () => [])
  const lead = inLanguage(language, [
    `Without boost, on the ${car.name}: `,
    `Sin turbo ni supercharger, en el ${car.name}: `,
  ])
  const build = planned.find((event) => event.type === 'build')
  if (!build) return undefined
  const { power } = build.reply
  const gain = Math.round(power.wheelHp - power.stockWheelHp)
  const first = car.vehicle.family.weakPoints.find((one) => one.first)?.what
  const words = inLanguage(language, [
    `about +${gain} whp is what all motor brings. `,
    `unos +${gain} whp es lo que da. `,
  ])
  const beforeIt =
    first && inLanguage(language, [`Check first, before any power: ${first}. `, `Antes revisa: ${first}. `])
  return [text(`${lead}${words}${beforeIt ?? ''}`), ...planned]
}

const ASKS_ETHANOL =
  /\be-?85\b[^.?!]{0,40}\b(?:help|worth|do (?:much|anything)|gain|add|make|that much|give)\b|\b(?:worth|gain|help|how much)\b[^.?!]{0,40}\be-?85\b/

/** "Does E85 really help that much without a turbo": what it is worth over pump gas on this engine as it breathes. */
export function ethanolNaturally({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (!ASKS_ETHANOL.test(asked) || !NO_BOOST.test(asked) || draft.shown || meaning.goal || meaning.stranger)
    return undefined
  const car = ofCar(advisor, draft, reading)
  if (car?.vehicle.engine.aspiration !== 'na') return undefined
  const tune = advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ kind }) => kind === 'tune')
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]
  const { parts, bought } = fedFor(advisor, car, tune ? [tune] : [], 'e85')
  if (bought.length === 0 || !tune) return undefined
  const on93 = powerWith(car, [tune], '93').wheelHp
  const onE85 = powerWith(car, parts, 'e85').wheelHp
  const more = Math.round(onE85 - on93)
  const usd = bought.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const names = bought.map(({ manufacturer, name }) => `${manufacturer} ${name}`).join(', ')
  return [
    text(
      inLanguage(draft.language, [
        `${more >= 3 ? `Yes, some: about +${more} whp` : 'Next to nothing'} over the same tune on 93 on the ${car.name}, no turbo: ${whp(onE85)} against ${whp(on93)}, from ${whp(stockWhp(car))} stock, and it fills the middle as well. It takes ${names}: ${dollars(usd)} installed. Count on about 30% more fuel burned, and never a tank of it on the stock tune.`,
        `${more >= 3 ? `Sí, algo: unos +${more} whp` : 'Casi nada'} contra el mismo tune con 93 en el ${car.name}, sin turbo: ${whp(onE85)} contra ${whp(on93)}. Pide ${names}: ${dollars(usd)} instalado, y gasta 30% más.`,
      ]),
      car.assumed,
    ),
    suggestions('What does a tune add?', 'Add it to my cart', '100 more whp'),
  ]
}

const isNamed = ({ word }: { word: { induction?: unknown } }): boolean => word.induction === undefined

const ASKS_KIT =
  /\b(?:what about|how about|thoughts on|what if i)\b[^.?!]{0,24}\b(?:super ?charg\w*|turbo\w*|blower|boost\w*)\b|\b(?:how much|what|most|max\w*)\b[^.?!]{0,40}\b(?:power|w?hp|make|get)\b[^.?!]{0,40}\b(?:stock|factory) (?:motor|engine|internals|block|bottom end|short ?block)\b|\b(?:stock|factory) (?:motor|engine|internals|block|bottom end|short ?block)\b[^.?!]{0,40}\b(?:how much|what|most|max\w*)\b[^.?!]{0,24}\b(?:power|w?hp|make|get)\b/
const WHAT_ABOUT = /\b(?:what|how) about\b/
const TO_KIT: readonly (readonly [RegExp, string])[] = [
  [/\bsuper ?charging\b/g, 'supercharger'],
  [/\bturbo(?:ing|charging)\b/g, 'turbo'],
  [/\bboosting\b/g, 'boost'],
]

/** "What about supercharging it", "how much with a ProCharger on the stock motor": the kit counted, against what the stock motor takes. */
export function kitTold({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  if (
    !ASKS_KIT.test(asked) ||
    (draft.shown && !WHAT_ABOUT.test(asked)) ||
    meaning.budgetUsd !== undefined ||
    meaning.stranger !== undefined
  )
    return undefined
  const hasGoal = meaning.goal !== undefined && !('most' in meaning.goal)
  if (hasGoal || meaning.against?.car !== undefined || meaning.intent === 'cart') return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const words = TO_KIT.reduce((said, [form, name]) => said.replaceAll(form, name), asked)
  const kits = partsIn(words)
    .filter(({ word }) => word.induction !== undefined)
    .flatMap(({ word }) => cheapest(car, (part) => word.kinds.includes(part.kind)) ?? [])
  const [kit] = kits
  if (!kit) return undefined
  const limit = bottomEndOf(car)
  const { wheelHp, crankHp } = powerWith(car, [kit], car.vehicle.engine.ratedFuel)
  const gain = Math.round(wheelHp - stockWhp(car))
  const share = Math.round((100 * wheelHp) / limit)
  const room =
    wheelHp <= limit
      ? `With more boost and fuel there is room up to about ${whp(limit)} on the stock bottom end, and no further.`
      : `That is past the stock bottom end: keep it under ${whp(limit)}, or build the motor.`
  return [
    text(
      inLanguage(draft.language, [
        `On the ${car.name} a ${kindWords(kit.kind)} makes about ${whp(wheelHp)}, +${gain} (about ${Math.round(crankHp)} hp at the crank), for ${dollars(installedUsdOf(kit))} installed: ${kit.manufacturer} ${kit.name}. That is ${share}% of the ${whp(limit)} that the stock bottom end takes on 93. ${room} What lets go first: ${car.vehicle.family.failsFirst}.`,
        `En el ${car.name} un ${kindWords(kit.kind)} da unos ${whp(wheelHp)} (+${gain}) por ${dollars(installedUsdOf(kit))} instalado: ${kit.manufacturer} ${kit.name}. Es el ${share}% de los ${whp(limit)} que aguanta el motor de fábrica con 93.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [offered(kit)] },
    suggestions('What breaks first?', 'Add it to my cart', '100 more whp'),
  ]
}

const cheapest = ({ advisor, vehicle }: OfCar, isIt: (part: Part) => boolean): Part | undefined =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => BOOST_KINDS.includes(part.kind) && isIt(part))
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))[0]
