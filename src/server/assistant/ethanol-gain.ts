import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { buildPower } from '../../engine/index.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { fedFor } from './frame/fed-for.ts'
import { fuelsIn } from './fuel-words.ts'
import type { MessageReading } from './meaning-of.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { shownBuild } from './stage-plan.ts'

const ASKS_MORE =
  /\b(?:how much|how many|what)\b[^.?!]{0,40}\b(?:more|extra|add|adds|gain|gains|worth|pick up|get|difference|make)\b/
/** Another build on it, or its price, is asked. */
const ASKS_ELSE = /\b(?:cost|price|money|safe|need|hold|injectors?|pumps?|\$|fuel|mileage|mpg)\b/

/** "How much more would it make on E85": the same parts at their limit on both fuels, with what feeds the second. */
export function ethanolGain(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const fuel = fuelsIn(asked).wanted.find((one): one is 'e30' | 'e85' => one === 'e85' || one === 'e30')
  if (!fuel || !draft.shown || !ASKS_MORE.test(asked) || ASKS_ELSE.test(asked) || meaning.goal || meaning.car)
    return undefined
  const car = carOf(advisor, draft, true)
  const planned = shownBuild(advisor, draft, draft.shown)
  if (typeof car === 'string' || !planned.ok) return undefined
  const before: Fuel = planned.reply.enhancedData.preferences.fuel_type
  if (before === fuel) return undefined
  const parts = partsOf(advisor, planned.reply)
  const { parts: fed, bought } = fedFor(advisor, car, parts, fuel)
  if (bought.length === 0) return undefined
  const [now, then] = [powerOn(advisor, car, parts, before), powerOn(advisor, car, fed, fuel)]
  const gain = Math.round(then.wheelHp - now.wheelHp)
  const usd = bought.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const name = carWords(car.vehicle, car.year)
  const [on, other] = [FUEL_NAMES[before], FUEL_NAMES[fuel]]
  const names = bought.map(({ manufacturer, name: own }) => `${manufacturer} ${own}`).join(', ')
  const english =
    gain > 2
      ? `About ${gain} whp more: at their limit the parts of this build make ${whp(now.wheelHp)} on ${on} and ${whp(then.wheelHp)} on ${other} in the ${name}.`
      : `Next to nothing: at their limit the parts of this build make ${whp(now.wheelHp)} on ${on} and ${whp(then.wheelHp)} on ${other}, because the ${(then.cappedBy ?? 'engine').replaceAll('_', ' ')} ends it.`
  return [
    text(
      inLanguage(draft.language, [
        `${english} That takes ${names}: about ${dollars(usd)} installed, the tune for it included. Never on the ${on} tune: it would run lean. The build itself was planned for its goal, below that limit; say "on ${other}" and I'll plan the same goal on it, or name a higher one.`,
        `Unos ${gain} whp más: al límite de las piezas, ${whp(now.wheelHp)} con ${on} y ${whp(then.wheelHp)} con ${other}. Hace falta ${names}: unos ${dollars(usd)} instalado, con su tune.`,
      ]),
    ),
    suggestions(`On ${other}`, 'More power', 'What breaks first?'),
  ]
}

const partsOf = ({ catalog }: Advisor, { recommendedParts }: GenerateReply): readonly Part[] =>
  recommendedParts.flatMap(({ partId }) => catalog.part(partId) ?? [])

const powerOn = ({ catalog }: Advisor, { vehicle }: ChosenCar, parts: readonly Part[], fuel: Fuel) =>
  buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
