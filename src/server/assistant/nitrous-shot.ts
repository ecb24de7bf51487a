import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { AT_THE_WHEELS, type Bears, bearersOf, isBuiltAmong, largest, MOST_OF_STOCK } from './shot-limits.ts'
import { isOfShot, LEAST_SHOT, SHOT, shotIn } from './shot-said.ts'
import type { Subject } from './strength-answers.ts'
import { subjectOf } from './subject-of-answer.ts'
import { limitInSpanish } from './words/limits-in-spanish.ts'

/** A kit is shopped for or a power is planned: no shot is judged. */
const SHOPS = /\b(?:show|price|cost|how much (?:is|are|for|does)|buy|order|add|cart|sell|carry|which kit|what kit)\b/

/** "150 shot on the stock bottom end and stock pump, safe?": the power with the shot against everything that has to bear it. */
export function nitrousShot(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
): Answer | undefined {
  const { asked, meaning } = reading
  const shot = shotIn(asked, isOfShot(before))
  if (shot === undefined || SHOPS.test(asked) || meaning.budgetUsd !== undefined) return undefined
  if (meaning.intent === 'cart' || (meaning.goal !== undefined && SHOT.test(asked))) return undefined
  if (meaning.without?.includes('nitrous') || draft.without?.includes('nitrous')) return undefined
  const subject = subjectOf(advisor, draft, reading)
  if (!subject) return undefined
  return [
    text(inLanguage(draft.language, shotWords(subject, shot))),
    suggestions('How much is the kit?', 'What breaks first?', 'What about a smaller shot?'),
  ]
}

/** Whether the car bears the shot, what it passes, and the largest that fits. */
export function shotWords(subject: Subject, shot: number): Bilingual {
  const { advisor, vehicle, name, reply } = subject
  const wheelHp = reply?.power.wheelHp ?? advisor.catalog.stockPower(vehicle).stockWheelHp
  const withShot = wheelHp + AT_THE_WHEELS * shot
  const bearers = bearersOf(subject)
  const most = largest(bearers, wheelHp, vehicle)
  const passed = bearers.filter((one) => one.wheelHp < withShot)
  const others = bearers.filter((one, at) => !passed.includes(one) && (at < 2 || isAsked(one, subject.asked)))
  const isBuilt = isBuiltAmong(bearers)
  const quarter = Math.round(MOST_OF_STOCK * vehicle.engine.crankHp)
  const isOverQuarter = shot > quarter && !isBuilt
  const isOver = passed.length > 0 || isOverQuarter
  const isTurbo = vehicle.engine.boostGaugePsi > 0
  const verdict: Bilingual =
    isTurbo && !reply
      ? [`Not on a stock ${name} on its stock tune`, `En un ${name} de fábrica, sin tune, no`]
      : shot <= most
        ? ['Yes, inside the limits', 'Sí, dentro de los límites']
        : isOver
          ? ['No', 'No']
          : ['Too close', 'Demasiado justo']
  const past = passed.length > 0 ? ` Past its limit: ${listed(passed)}.` : ''
  const rest = others.length > 0 ? ` Good for more: ${listed(others)}.` : ''
  const rule = isOverQuarter
    ? ` A stock bottom end takes a shot of about a quarter of stock crank power, ${quarter} hp here.`
    : ''
  const margin = shot > most && !isOver ? " A shot's torque comes in all at once, so keep 8% in hand." : ''
  const size: Bilingual =
    most >= LEAST_SHOT
      ? [`The largest shot that stays under all of it: about ${most} hp.`, `El más grande que cabe: unos ${most} hp.`]
      : ['There is no room for a shot before that is fixed.', 'No cabe ningún shot antes de arreglar eso.']
  const turbo = isTurbo
    ? ' On a turbo car a tune gives about the same power for less money and risk: do that first.'
    : ''
  const how =
    'Only as a wet kit with its own tune: about 2 degrees of timing out for each 50 hp, colder plugs, a window switch and a fuel pressure switch. The risk is never zero.'
  return [
    `${verdict[0]}: a ${shot} shot of nitrous brings the ${name} to about ${whp(withShot)} (${Math.round(wheelHp)} without it, plus ${Math.round(AT_THE_WHEELS * 100)}% of the shot).${past}${rest}${rule}${margin} ${size[0]}${turbo} ${how}`,
    `${verdict[1]}: un shot de nitrous de ${shot} lleva el ${name} a unos ${whp(withShot)}. Límites: ${[...passed, ...others].map((one) => `${limitInSpanish(one.name)} ${whp(one.wheelHp)}`).join(', ')}. ${size[1]} Solo con kit húmedo y su propio tune.`,
  ]
}

/** "stock injectors about 490 whp". */
const listed = (bearers: readonly Bears[]): string =>
  bearers.map(({ name, wheelHp, isStock }) => `${isStock ? 'stock ' : ''}${name} about ${whp(wheelHp)}`).join(', ')

const isAsked = ({ name }: Bears, asked: string): boolean =>
  name.split(' ').some((word) => word.length > 3 && asked.includes(word))
