import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { engineLimit, torqueRating } from '../asked-limits/bearers.ts'
import { carAsked } from '../asked-limits/car-asked.ts'
import { asksConditions } from '../computed/accuracy-answer.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { plainWords } from '../sentence.ts'
import { subjectOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { airTold } from './air-told.ts'
import { assumedInGeneral, assumedTold } from './assumed-told.ts'
import { judgedAsked, judgedTold } from './figures-judged.ts'
import { asksLimitSource, limitSource, NAMES_BOX, type OfCarried, SOURCE_IN_GERMAN } from './limit-source.ts'
import type { OfRun } from './of-run.ts'
import { asksOfAir, densityAltitudeIn, groundsAsked, tellsOwnRun } from './run-asked.ts'

/** How a figure of ours is made, what it stands on and where it comes from: told of the figure, and nothing is planned for it. */
export function predictionAsked(turn: Turn): Answer | undefined {
  if (isBesideDanger(turn)) return undefined
  const typed = plainWords(turn.words)
  return sourceTold(turn, typed) ?? groundTold(turn, typed) ?? lostInAir(turn, typed) ?? judged(turn, typed)
}

const told = ({ draft }: Turn, words: Bilingual, ...next: readonly string[]): Answer => [
  text(inLanguage(draft.language, words)),
  suggestions(...next),
]

function sourceTold(turn: Turn, typed: string): Answer | undefined {
  const turns = (turn.before.turns ?? []).map(plainWords)
  const last = turn.toldBefore.at(-1) ?? ''
  if (!asksLimitSource(typed, turns, last)) return undefined
  if (turn.draft.language === 'de') return [text(SOURCE_IN_GERMAN), suggestions('What breaks first?')]
  const of = turns.at(-1) ?? ''
  return told(
    turn,
    limitSource(typed, of, carriedFor(turn, typed)),
    'What breaks first?',
    'How accurate are your numbers?',
  )
}

const OF_ENGINE = /\b(?:rods?|pistons?|bottom ?end|block|internals|engine|motor|bielas)\b/
/** The figure that we carry for the car that is spoken of. */
function carriedFor(turn: Turn, typed: string): OfCarried {
  const car = carAsked(turn, { asked: turn.reading.asked, typed: turn.words })?.car
  const isDualClutch = car?.vehicle.transmission.kind === 'dual_clutch'
  const none: OfCarried = { figure: ['', ''], isDualClutch }
  if (!car) return none
  const rating = NAMES_BOX.test(typed) ? torqueRating(car, 'gearbox') : undefined
  if (rating) {
    const torque = torqueIn(typed)(rating)
    return {
      isDualClutch,
      figure: [
        ` For the ${car.vehicle.transmission.code} in the ${car.name} we carry ${torque} at the crank.`,
        ` Para la ${car.vehicle.transmission.code} del ${car.name} usamos ${torque} al cigüeñal.`,
      ],
    }
  }
  if (!OF_ENGINE.test(typed)) return none
  const limit = engineLimit(car, '93')
  return {
    isDualClutch,
    figure: [
      ` For the ${car.name} we carry about ${limit} whp on 93.`,
      ` Para el ${car.name} usamos unos ${limit} whp con 93.`,
    ],
  }
}

/** The build that is shown and its run; the message's own figures change nothing of it. */
function runShown(turn: Turn, typed: string): OfRun | undefined {
  const { shop, before, reading } = turn
  if (!before.shown) return undefined
  const subject = subjectOf(shop, before, { ...reading, meaning: { intent: 'topic' } })
  const { goal } = before
  return (
    subject?.reply && {
      subject,
      reply: subject.reply,
      typed,
      earlier: (before.turns ?? []).map(plainWords).join(' . '),
      wishedS: goal && 'quarterMileS' in goal ? goal.quarterMileS : undefined,
    }
  )
}

function groundTold(turn: Turn, typed: string): Answer | undefined {
  const grounds = groundsAsked(typed)
  if (grounds.length === 0) return undefined
  const run = runShown(turn, typed)
  // A power or a time that is wished for beside it is planned, with its own run.
  if (!run && turn.reading.meaning.goal !== undefined && !tellsOwnRun(typed)) return undefined
  // All of it in one stands where no 60 foot is asked for.
  if (!run && !grounds.includes('sixty') && asksConditions(typed)) return undefined
  if (run) return told(turn, assumedTold(run, grounds), 'What breaks first?', 'And on drag radials?')
  return told(turn, assumedInGeneral(grounds, typed), 'How accurate are your times?', 'Are your numbers at sea level?')
}

/** "At 2,800 DA how much of it goes away": the build in that air. */
function lostInAir(turn: Turn, typed: string): Answer | undefined {
  const feet = densityAltitudeIn(typed)
  if (feet === undefined || turn.reading.meaning.car !== undefined || !asksOfAir(typed)) return undefined
  const run = runShown(turn, typed)
  if (!run) return undefined
  const [english, spanish] = airTold(run, feet)
  const isRoll = /\b(?:40|50|60|100) ?(?:-|to) ?(?:1[0-9]0|200)\b/.test(typed)
  const roll: Bilingual = isRoll
    ? [
        " I don't predict rolls that run past the quarter mile; a roll slows by about as much as the power drops, a bit more where heat pulls timing.",
        ' Las roleadas no las predigo; pierden casi lo mismo que pierde la potencia.',
      ]
    : ['', '']
  return told(turn, [`${english}${roll[0]}`, `${spanish}${roll[1]}`], 'What breaks first?', 'How quick is it?')
}

function judged(turn: Turn, typed: string): Answer | undefined {
  const asked = judgedAsked(typed)
  if (!asked) return undefined
  // A Mustang dyno is no car.
  const isNamed = turn.reading.meaning.car !== undefined && !/\bmustang dyno\b/.test(typed)
  const car = isNamed ? carAsked(turn, { asked: turn.reading.asked, typed: turn.words })?.car : undefined
  return told(
    turn,
    judgedTold(turn.advisor, asked, car?.name),
    'How do you figure a quarter-mile time?',
    'Are your numbers at sea level?',
  )
}
