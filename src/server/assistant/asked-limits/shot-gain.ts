import { type Answer, type Bilingual, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { type OfCar, stockWhp } from '../frame/of-car.ts'
import { shotWords } from '../nitrous-shot.ts'
import { AT_THE_WHEELS, mostShot } from '../shot-limits.ts'
import { LEAST_SHOT, shotIn } from '../shot-said.ts'
import type { Turn } from '../turn.ts'

const COMMON_SHOT = 100
const MOST_SHOT = 500

/** "What does a 100 shot really give": what arrives at the wheels, and whether this car bears it. */
export function shotGain({ advisor, draft }: Turn, car: OfCar, asked: string): Answer {
  const { vehicle, name } = car
  const named = shotIn(asked, true) ?? Number(/\b(\d{2,3})\b(?=[^.?!]{0,12}\bshot\b)/.exec(asked)?.[1] ?? 0)
  const most = mostShot(advisor, vehicle)
  const isNamed = named >= LEAST_SHOT && named <= MOST_SHOT
  const shot = isNamed ? named : Math.max(50, Math.min(COMMON_SHOT, most))
  const gives = 5 * Math.round((AT_THE_WHEELS * shot) / 5)
  const [english, spanish] = shotWords({ advisor, vehicle, name, asked }, shot)
  const lead: Bilingual = [
    `A ${shot} shot is about +${gives} whp: kits are rated at the crank and about 85% arrives. On the ${name} that is ${whp(stockWhp(car))} to about ${whp(stockWhp(car) + AT_THE_WHEELS * shot)}, for as long as you hold the button. Does it live with it?`,
    `Un shot de ${shot} da unos +${gives} whp: los kits se miden al cigüeñal y llega un 85%. En el ${name} son ${whp(stockWhp(car))} a unos ${whp(stockWhp(car) + AT_THE_WHEELS * shot)}. ¿Lo aguanta?`,
  ]
  return [
    text(inLanguage(draft.language, lead), inLanguage(draft.language, [english, spanish]), car.assumed),
    suggestions('How much is the kit?', 'What breaks first?', 'What about a smaller shot?'),
  ]
}

/** The same of no car that we know: what arrives, and the rule for a stock engine. */
export function shotOfAny({ draft }: Turn, asked: string): Answer {
  const named = shotIn(asked, true) ?? COMMON_SHOT
  const gives = 5 * Math.round((AT_THE_WHEELS * named) / 5)
  return [
    text(
      inLanguage(draft.language, [
        `A ${named} shot is about +${gives} whp for real: kits are rated at the crank and about 85% arrives. A stock engine takes a shot of about a quarter of its stock crank power, as a wet kit with its own tune, less timing and colder plugs; on a blower or turbo car boost uses that room already. Which car is it? Then I check it against its limits.`,
        `Un shot de ${named} da unos +${gives} whp de verdad: se mide al cigüeñal y llega un 85%. Un motor de fábrica aguanta un shot de una cuarta parte de su potencia, con kit húmedo y su tune. ¿Qué carro es?`,
      ]),
    ),
  ]
}
