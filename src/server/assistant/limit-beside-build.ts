import { type Answer, text } from './advisor.ts'
import { buildAsked, isBuildAsked } from './build-by-ask.ts'
import { byIntent } from './by-intent.ts'
import { ofNamedCar } from './named-car/named-car.ts'
import { isSafetyAsked } from './safety-asked.ts'
import { type StrengthTopic, strengthAsked } from './strength-asked.ts'
import { answerTopic } from './topic-answer.ts'
import type { Turn } from './turn.ts'

const CLAUSES = /(?<=[?!;])|(?<=\.)\s+|,\s+|\s+(?=and (?:will|would|can|does|do|is|are|what|how)\b)/
const QUESTION =
  /\?|\bor (?:no|not|nah|na|what)\W*$|\byes or no\b|^\W*(?:(?:and|so|but|also|plus) )*(?:will|would|can|could|does|do|is|are|should|what|whats|how)\b/
const OR_NOT = /,? or (?:no|not|nah|na|what)\W*$|,? yes or no\W*$/
const MOST_LIMITS = 2

const limitIn = (clause: string): StrengthTopic | undefined =>
  strengthAsked(clause) ?? (isSafetyAsked(clause) ? 'safe_limit' : undefined)

/** What of the car is asked to bear the power that is wanted, in a clause of its own: "400 whp. stock turbo ok or no". */
const limitsAsked = (asked: string): StrengthTopic[] => [
  ...new Set(
    asked
      .split(CLAUSES)
      .filter((clause) => QUESTION.test(clause))
      .flatMap((clause) => limitIn(clause.replace(OR_NOT, '?')) ?? []),
  ),
]

/** A build with the limit that was asked about in the same breath: the limit first, then the build. */
export function limitBesideBuild({ advisor, before, draft, reading, messages }: Turn): Answer | undefined {
  const { meaning, asked } = reading
  if (!isBuildAsked(reading) || meaning.intent !== 'plan' || draft.car === undefined) return undefined
  const topics = limitsAsked(asked).slice(0, MOST_LIMITS)
  if (topics.length === 0) return undefined
  const told = topics.flatMap((topic) =>
    answerTopic(advisor, draft, { ...reading, meaning: { ...meaning, intent: 'topic', topic } }).filter(
      ({ type }) => type === 'text',
    ),
  )
  const built = byIntent(advisor, messages, { before, draft, reading })
  return built.some(({ type }) => type === 'build') ? [...told, text('\n'), ...built] : undefined
}

const LIKELY = 0.5
/** "How much power can I make with a blower on the stock motor": the kit against what the motor takes, then the build. */
const HOW_MUCH = /\bhow (?:much|many) (?:power|hp|whp|horse\w*)\b/

/** "2021 M340i, is the computer locked? stage 1 price": what is known of the car, then the stage. */
export function factBesideStage(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, messages } = turn
  const { meaning, asked, asks } = reading
  const ask = buildAsked(asks)
  const isStage = ask?.kind === 'build.stage' && /\?/.test(asked)
  const isKit = ask?.kind === 'build.goal' && meaning.induction !== undefined && HOW_MUCH.test(asked)
  const isAsked = (isStage || isKit) && ask.likely >= LIKELY && meaning.intent === 'plan'
  if (!isAsked || draft.car === undefined) return undefined
  const fact = ofNamedCar(turn)
  const built = fact ? byIntent(advisor, messages, { before, draft, reading }) : []
  if (!fact || built.every(({ type }) => type !== 'build')) return undefined
  return [...fact.filter(({ type }) => type === 'text'), text('\n'), ...built]
}
