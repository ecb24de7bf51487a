import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { scaled } from './frame/pass-told.ts'
import type { Goal } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { slipWords } from './question-answers.ts'
import {
  AT_THE_WHEELS,
  type Bears,
  bearersOf,
  isBuiltAmong,
  largest,
  MOST_OF_STOCK,
  powerBefore,
  type ShotSubject,
} from './shot-limits.ts'
import { isOfShot, isOnTop, LEAST_SHOT, SHOT, shotIn } from './shot-said.ts'
import type { Subject } from './strength-answers.ts'
import { subjectOf, wheelHpOf } from './subject-of-answer.ts'
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
  if (shot === undefined || meaning.budgetUsd !== undefined || meaning.intent === 'cart') return undefined
  // "A 100 horsepower shot": the shot itself, and no power that it goes on top of.
  const goal = meaning.goal && Object.values(meaning.goal).some((figure) => figure === shot) ? undefined : meaning.goal
  const onTopOf = goal && isOnTop(goal, asked) ? goal : undefined
  if (!onTopOf && (SHOPS.test(asked) || (goal !== undefined && SHOT.test(asked)))) return undefined
  if (meaning.without?.includes('nitrous') || draft.without?.includes('nitrous')) return undefined
  // A gearbox that we do not have the car with makes the shot no other.
  const { gearbox: _, ...ofAnyGearbox } = draft
  const of = subjectOf(advisor, draft, reading) ?? subjectOf(advisor, ofAnyGearbox, reading)
  if (!of) return undefined
  const subject: ShotSubject = INSTEAD.test(asked) ? { ...of, reply: undefined } : of
  const judged = onTopOf ? atPower(subject, onTopOf) : subject
  return [
    text(
      inLanguage(draft.language, shotWords(judged, shot)),
      ASKS_RUN.test(asked) ? inLanguage(draft.language, runWords(judged, shot)) : undefined,
    ),
    suggestions('How much is the kit?', 'What breaks first?', 'What about a smaller shot?'),
  ]
}

/** "What if I just spray it", "a 100 shot instead of all that": the car as it is, and not the build that was shown. */
const INSTEAD = /\binstead\b|\b(?:just|only|simply|nothing but) (?:\w+ ){0,3}(?:nitrous|shot)\b/

const ASKS_RUN =
  /\bquarter\b|\b1\/4\b|\bet\b|\btraps?\b|\bwhat(?:'ll| will| would| does| do|s)? (?:it|she|that|the car) (?:run|do in)\b|\bhow (?:fast|quick)\b/

/** What it runs with the shot: the curve of the car, or of the build that is shown, with that much more. */
function runWords(subject: ShotSubject, shot: number): Bilingual {
  const { advisor, vehicle, reply } = subject
  const stock = advisor.catalog.stockPower(vehicle)
  const { wheelHp, curve } = reply?.power ?? { wheelHp: stock.stockWheelHp, curve: stock.stockCurve }
  const share = (powerBefore(subject) + AT_THE_WHEELS * shot) / wheelHp
  const parts = (reply?.recommendedParts ?? []).flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const slip = slipWords(
    timeSlipOfBuild(
      vehicle,
      parts,
      curve.map((point) => scaled(point, share)),
    ),
  )
  return [
    `Predicted with the shot in from the launch, on ${reply ? "this build's" : 'the stock'} tires: ${slip}.`,
    `Con el shot desde la salida: ${slip}.`,
  ]
}

/** The stock parts of a car at the power that the shot goes on top of. */
export function atPower(subject: Subject, goal: Goal): ShotSubject {
  const baseWheelHp = wheelHpOf(subject.advisor, subject.vehicle, { goal })
  return { ...subject, reply: undefined, ...(baseWheelHp ? { baseWheelHp } : {}) }
}

/** Whether the car bears the shot, what it passes, and the largest that fits. */
export function shotWords(subject: ShotSubject, shot: number): Bilingual {
  const { vehicle, name, reply, baseWheelHp } = subject
  const wheelHp = powerBefore(subject)
  const withShot = wheelHp + AT_THE_WHEELS * shot
  const bearers = bearersOf(subject)
  const most = largest(bearers, wheelHp, vehicle)
  const isStaged = baseWheelHp !== undefined
  const passed = bearers.filter((one) => one.wheelHp < withShot)
  const others = bearers.filter(
    (one, at) =>
      !passed.includes(one) &&
      (at < 2 || isAsked(one, subject.asked) || (isStaged && /^(?:fuel|bottom)/.test(one.name))),
  )
  const isBuilt = isBuiltAmong(bearers)
  const quarter = Math.round(MOST_OF_STOCK * vehicle.engine.crankHp)
  const isOverQuarter = shot > quarter && !isBuilt
  const isOver = passed.length > 0 || isOverQuarter
  const isTurbo = vehicle.engine.boostGaugePsi > 0
  const verdict: Bilingual =
    isTurbo && baseWheelHp !== undefined && !isBuilt
      ? ['No', 'No']
      : isTurbo && !reply
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
    isTurbo && isStaged && !isBuilt
      ? ['', '']
      : most >= LEAST_SHOT
        ? [`The largest shot that stays under all of it: about ${most} hp.`, `El más grande que cabe: unos ${most} hp.`]
        : ['There is no room for a shot before that is fixed.', 'No cabe ningún shot antes de arreglar eso.']
  const turbo = !isTurbo
    ? ''
    : baseWheelHp === undefined
      ? ' On a turbo car a tune gives about the same power for less money and risk: do that first.'
      : ' An engine with a turbo or blower gets more power from boost: its tune, then a bigger turbo or pulley with the fuel for it. Spray on top adds heat and cylinder pressure where the tune already uses what the stock rods have left.'
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

export const isAsked = ({ name }: Bears, asked: string): boolean =>
  name.split(' ').some((word) => word.length > 3 && asked.includes(word))
