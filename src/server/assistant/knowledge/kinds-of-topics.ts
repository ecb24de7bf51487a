import { type AskFamily, type AskKind, familyOf } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import type { AnswerKey } from './answer-learned/answer-learned.ts'
import { questionsOfAnswer } from './known-answers.ts'
import { kindsAskedIn } from './learned-kinds.ts'

/** Beside itself and the kinds of its family: what a message of a kind may be answered by. */
const NEAR: Partial<Readonly<Record<AskKind, readonly AskKind[]>>> = {
  'advice.fuel': ['gain.fuel', 'compare.fuels', 'limit.fuel'],
  'advice.tune': ['gain.tune', 'parts.needs', 'shop.dyno'],
  'advice.first': ['advice.worth', 'parts.best', 'build.goal'],
  'advice.buy': ['compare.cars', 'limit.weak_points'],
  'advice.install': ['parts.install'],
  'advice.tires': ['of_build.tires', 'advice.handling', 'advice.track'],
  'advice.brakes': ['advice.track'],
  'advice.handling': ['advice.tires', 'advice.track', 'compare.parts'],
  'advice.track': ['of_build.cooling', 'advice.maintain', 'advice.brakes', 'advice.tires', 'advice.handling'],
  'advice.tow': ['advice.gearing', 'of_build.cooling'],
  'advice.legal': ['of_build.street', 'of_build.warranty'],
  'advice.gearing': ['limit.driveline', 'advice.tow', 'of_build.mpg'],
  'advice.worth': ['gain.part', 'gain.tune', 'gain.fuel', 'compare.parts', 'advice.explain'],
  'trouble.symptom': ['limit.weak_points', 'advice.maintain'],
  'trouble.danger': ['limit.weak_points', 'advice.maintain'],
  'compare.parts': ['advice.worth', 'parts.best', 'gain.part'],
  'compare.boost': ['compare.parts'],
  'compare.fuels': ['advice.fuel', 'gain.fuel'],
}
/** What explains anything may explain any of these. */
const EXPLAINED: ReadonlySet<AskFamily> = new Set<AskFamily>([
  'advice',
  'gain',
  'compare',
  'limit',
  'of_build',
  'parts',
])
/** Of these families what a message asks decides between topics; the others are answered by figures first. */
const DECIDES: ReadonlySet<AskFamily> = new Set<AskFamily>(['advice', 'trouble', 'shop', 'order', 'compare'])

const OF_NEAR = 0.8
const OF_FAMILY = { trouble: 1, order: 0.5, shop: 0.15, advice: 0.15, compare: 0.15 } as const
const OF_EXPLAINED = 0.5
/** A kind that is asked so rarely of a topic is not what the topic is about. */
const LEAST_SHARE = 0.08
/** So much an answer of another kind keeps of being right, and one of the very kind gains. */
const KEEPS = 0.35
const GAINS = 1.1
/** So likely a kind has to be to decide. */
export const DECIDES_FROM = 0.5

/** How much of what a topic is asked in agrees with a kind. */
function agreeing(kind: AskKind, asked: ReadonlyMap<AskKind, number>): number {
  const near = NEAR[kind] ?? []
  const family = familyOf(kind)
  const ofFamily = OF_FAMILY[family as keyof typeof OF_FAMILY] ?? 0
  const weightOf = (other: AskKind): number =>
    other === kind
      ? 1
      : near.includes(other)
        ? OF_NEAR
        : Math.max(
            familyOf(other) === family ? ofFamily : 0,
            kind === 'advice.explain' && EXPLAINED.has(familyOf(other)) ? OF_EXPLAINED : 0,
          )
  return [...asked].reduce((sum, [other, share]) => sum + share * weightOf(other), 0)
}

/** What is so unlikely only tells of something beside the question. */
const TOLD_BESIDE = 0.3

/** A message asks one thing that decides between topics: which, and how surely. */
export function decidingAsk(asks: readonly Ask[] | undefined): Ask | undefined {
  const [ask, ...more] = asks ?? []
  return ask &&
    more.every(({ likely }) => likely < TOLD_BESIDE) &&
    ask.likely >= DECIDES_FROM &&
    DECIDES.has(familyOf(ask.kind)) &&
    ask.kind !== 'advice.other'
    ? ask
    : undefined
}

/** How much likelier right an answer is where it is asked in what the message asks, and how much less where it is not. */
export function kindCounts(ask: Ask, answer: AnswerKey): number {
  const asked = kindsAskedIn(answer, questionsOfAnswer(answer))
  const most = Math.max(LEAST_SHARE, ...asked.values())
  const agrees = Math.min(1, agreeing(ask.kind, asked) / most)
  const whole = KEEPS + (GAINS - KEEPS) * agrees
  return 1 + (whole - 1) * ask.likely
}
