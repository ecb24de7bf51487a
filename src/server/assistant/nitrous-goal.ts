import type { Part } from '../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { shotWords } from './nitrous-shot.ts'
import { offered } from './offered-part.ts'
import { AT_THE_WHEELS, biggestKit, largestShot } from './shot-limits.ts'
import { isOnTop, LEAST_SHOT } from './shot-said.ts'
import { subjectOf } from './subject-of-answer.ts'

const STEP_HP = 5

/**
 * "Put a spray on it so it makes 370": the shot that the power takes, judged like any other, and the biggest kit that the
 * car bears. Worked: 370 whp from 262 is 108 at the wheels, a 130 shot at 85 %.
 */
export function nitrousGoal(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { wants, goal } = reading.meaning
  if (wants?.length !== 1 || wants[0] !== 'nitrous' || !goal || isOnTop(goal, reading.asked)) return undefined
  const subject = subjectOf(advisor, draft, reading)
  if (!subject || subject.goalWheelHp === undefined || subject.vehicle.engine.boostGaugePsi > 0) return undefined
  const { vehicle, name, reply, goalWheelHp } = subject
  const wheelHp = reply?.power.wheelHp ?? advisor.catalog.stockPower(vehicle).stockWheelHp
  const shot = STEP_HP * Math.round((goalWheelHp - wheelHp) / AT_THE_WHEELS / STEP_HP)
  if (shot < LEAST_SHOT) return undefined
  const kit = biggestKit(advisor, vehicle, largestShot(subject))
  const [verdict, verdictInSpanish] = shotWords(subject, shot)
  const takes: Bilingual = [
    `${whp(goalWheelHp)} out of the ${name} takes a ${shot} shot. ${verdict}${kit ? ` ${kitWords(kit)[0]}` : ''}`,
    `Para ${whp(goalWheelHp)} el ${name} pide un shot de ${shot}. ${verdictInSpanish}${kit ? ` ${kitWords(kit)[1]}` : ''}`,
  ]
  return [
    text(inLanguage(draft.language, takes)),
    ...(kit ? [{ type: 'parts' as const, vehicleId: vehicle.id, parts: [offered(kit)] }] : []),
    suggestions('Add it to my cart', 'What breaks first?', 'How do I get there without nitrous?'),
  ]
}

function kitWords(kit: Part): Bilingual {
  const price = dollars(dollarsOf(kit.priceCents))
  const installed = dollars(installedUsdOf(kit))
  const named = `${kit.manufacturer} ${kit.name}`
  return [
    `The kit for that: ${named}, ${price}, ${installed} installed (${kit.laborHours} hours of labor); the tune comes on top.`,
    `El kit para eso: ${named}, ${price}, ${installed} instalado (${kit.laborHours} horas); el tune va aparte.`,
  ]
}
