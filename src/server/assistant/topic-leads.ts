import type { Bilingual } from './advisor.ts'
import type { Subject } from './car-answers.ts'
import { topicOf } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { overLimit, safeLimit } from './strength-answers.ts'

/** "How close are your numbers? DA here is 4,200 ft": what the altitude that is told does to them. */
export function atAltitude({ meaning: { standing } }: MessageReading): Bilingual[] {
  const told = topicOf('altitude')?.answer
  return standing?.altitudeFt !== undefined && told ? [told] : []
}

const OF_OCTANE = /octane|87|mpg|fuel|e85|regular/
/** "87 in the tank, that's fine right?": no answer about power agrees to regular in silence. */
export const lowOctane = ({ meaning: { fuel, topic = '' } }: MessageReading): Bilingual[] =>
  fuel === '87' && !OF_OCTANE.test(topic)
    ? [
        [
          'Not on 87: it knocks under load, and knock is what breaks pistons. Fill 93, or 91 at the least.',
          'Con 87 no: detona bajo carga y eso rompe pistones. Ponle 93, o 91 como mínimo.',
        ],
      ]
    : []

/** "Is it safe to daily a 450 whp STI": past the stock bottom end its limit answers, not the use. */
export const pastLimit = (topic: string | undefined, subject: Subject | undefined): Bilingual | undefined =>
  subject && OF_USE.has(topic ?? '') && overLimit(subject) ? safeLimit(subject) : undefined
const OF_USE: ReadonlySet<string> = new Set([
  'daily_use',
  'longevity',
  'towing',
  'tune_harm',
  'high_mileage',
  'warm_up',
])

/** "How many psi can a stock EJ257 take": the power that it makes is what breaks it. */
export function boostLimit(subject: Subject): Bilingual {
  const [english, spanish] = safeLimit({ ...subject, goalWheelHp: undefined })
  return [
    `It's power that breaks it, not psi: the same psi from a bigger turbo is far more air. ${english}`,
    `Lo que rompe es la potencia, no los psi: los mismos psi de un turbo más grande son más aire. ${spanish}`,
  ]
}
