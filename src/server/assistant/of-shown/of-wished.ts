import type { GenerateReply } from '../../../contract/configurator.ts'
import { FUEL_NAMES } from '../../../engine/display-words.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { type Ask, asksIn } from '../asks/asks-in.ts'
import { dangerTold } from '../danger-told.ts'
import { type Draft, withMeaning } from '../draft.ts'
import type { Intent } from '../meaning.ts'
import { BOOST_KINDS } from '../part-words.ts'
import { answerPlan } from '../plan-answer.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { carOf } from '../request-of.ts'
import { SHOT } from '../shot-said.ts'
import type { Subject } from '../strength-answers.ts'
import type { Turn } from '../turn.ts'
import { aspectsByWords } from './aspects-asked.ts'
import { aspectOf, aspectsAsked } from './aspects-of-asks.ts'
import type { ShownAspect } from './shown-aspect.ts'
import { tellAspects } from './tell-aspect.ts'

/** So likely every ask of a message is of a build, it is answered by the one that was wished for. */
const LIKELY = 0.5
/** The same where its words ask it too, and a goal was said. */
const MAYBE = 0.25
/** So likely an earlier message wished for a build. */
const WISHED = 0.5

/** What has parts, a price or a cart of its own is asked of that. */
const OF_PARTS: ReadonlySet<Intent> = new Set<Intent>(['fits', 'cart', 'price', 'compare'])
const OF_PARTS_TOO: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  ...(['total', 'part_price', 'hours', 'labor', 'why', 'in_build', 'list', 'sound', 'street'] as const),
])
const STAGE =
  /\b(?:stage|stg|step|etapa)s? ?([123])\b|\b(?:the|el|la) (1|2|3|first|second|third|one|two|three)(?:st|nd|rd)?\b/g
const STAGES: Readonly<Record<string, 1 | 2 | 3>> = {
  ...{ '1': 1, '2': 2, '3': 3, first: 1, second: 2, third: 3, one: 1, two: 2, three: 3 },
}

const isWish = ({ kind, likely }: Ask): boolean =>
  likely >= WISHED && (kind.startsWith('build.') || kind === 'change.power')
const hasWish = ({ goal, turns = [] }: Draft): boolean =>
  goal !== undefined || turns.some((_, at) => asksIn(turns.slice(0, at + 1)).some(isWish))

/** Whether everything that a message asks is of a build, and likely so. */
function asksOfBuild({ reading: { asked, asks = [] }, before }: Turn): boolean {
  const isOfParts = OF_PARTS.has(before.last?.intent ?? 'plan')
  const isSaid = !isOfParts && aspectsByWords(asked).length > 0 && hasWish(before)
  const aspects = asks.map(({ kind, likely }) =>
    kind.startsWith('of_build.') && likely >= (isSaid ? MAYBE : LIKELY) ? aspectOf(kind) : undefined,
  )
  // After a kit was priced, what lives with it is asked of its power.
  const isOfKit = isOfParts && (before.part?.kinds ?? []).some((kind) => BOOST_KINDS.includes(kind))
  return (
    aspects.length > 0 && !isOfKit && aspects.every((one) => one !== undefined && !(isOfParts && OF_PARTS_TOO.has(one)))
  )
}

/** "A little more pep": the first stage, and not all that it takes. */
const LITTLE = /\b(?:little|lil|bit|mild|pep|cheap|wake|poquito|suave)\b/i
/** A figure that was not read, in digits or in words: what it was of is not guessed. */
const FIGURE = /(?<!\d)(?:[1-9]\d\d|1[0-4]\d\d)(?!\d)|hundred|hundert|cient|quinient|\bcents?\b/i

/** The draft with what earlier messages wished for, though they were answered as questions; a wish without a figure is for the most that is safe. */
function asWished({ advisor, before }: Turn): Draft {
  const turns = before.turns ?? []
  let draft: Draft = before
  let isOpen = false
  turns.forEach((typed, at) => {
    if (!asksIn(turns.slice(0, at + 1)).some(isWish)) return
    isOpen ||= !FIGURE.test(typed)
    const { meaning } = readMessageOnce(advisor.catalog, typed, true)
    const isOther = meaning.car !== undefined && meaning.car !== before.car
    if (meaning.intent === 'plan' && !isOther) draft = withMeaning(draft, meaning)
  })
  // "370Z headers tune": parts that were priced are the build that is asked about.
  const kinds = draft.part?.kinds ?? []
  if (draft.goal === undefined && draft.wants === undefined && kinds.length > 1) return { ...draft, wants: kinds }
  const hasGoal = (draft.goal ?? draft.budgetUsd ?? draft.wants ?? draft.boostKinds) !== undefined
  if (!isOpen || hasGoal) return draft
  return { ...draft, goal: LITTLE.test(turns.join(' ')) ? { stage: 1 } : { most: true, isSafe: true } }
}

/** After all stages were told the one that is named, or the last. */
function withStage({ before, reading }: Turn): Draft | undefined {
  const turns = before.turns ?? []
  const builds = turns.flatMap((_, at) => asksIn(turns.slice(0, at + 1)).filter(isWish))
  const isOfStages = before.last?.intent === 'stages' || builds.at(-1)?.kind === 'build.stages'
  const said = [...reading.asked.matchAll(STAGE)].map(([, one, other]) => STAGES[one ?? other ?? ''])
  // "What does step 1 cost", after the way to 800: of that step, and not of the whole way.
  const isOfGoal = before.goal !== undefined && !('stage' in before.goal)
  if (!isOfStages || (isOfGoal && (said.length === 0 || before.last?.intent !== 'stages'))) return undefined
  const stage = Math.max(0, ...said.map((one) => one ?? 0)) || 3
  return { ...before, goal: { stage: stage as 1 | 2 | 3 } }
}

const ofWhich = (reply: GenerateReply, name: string): Bilingual => {
  const fuel = FUEL_NAMES[reply.enhancedData.preferences.fuel_type]
  return [
    `That's for this build of the ${name}: ${whp(reply.power.wheelHp)} on ${fuel} for ${dollars(reply.estimatedCost)} installed.`,
    `Es de este build del ${name}: ${whp(reply.power.wheelHp)} con ${fuel} por ${dollars(reply.estimatedCost)} instalado.`,
  ]
}

const ASSUMED: Bilingual = ['Yours is another one? Tell me which.', '¿El tuyo es otro? Dime cuál.']

/** "Q60, 500 whp" and then a question of it: of the first that half a name may mean, which is said, before it is asked back again. */
function withHalfNamed(turn: Turn): Turn {
  const { before } = turn
  const [car] = before.half?.cars ?? []
  if (before.car !== undefined || car === undefined || before.goal === undefined) return turn
  return { ...turn, before: { ...before, car } }
}

/** What is asked of a build that was wished for, doubted or named by its stage and never shown: of that build, which is shown with it. */
export function ofWishedBuild(asked: Turn): Answer | undefined {
  const turn = withHalfNamed(asked)
  const { advisor, before, draft, reading } = turn
  const { car, mayMean, stranger } = { ...reading.meaning, mayMean: reading.mayMean }
  const isOther = (car !== undefined && car !== before.car) || mayMean.length > 0 || stranger !== undefined
  if (before.shown !== undefined || before.car === undefined || isOther || before.talk?.shot) return undefined
  // A shot is counted by itself, and no build is planned for its time.
  if (SHOT.test(reading.asked)) return undefined
  if (!asksOfBuild(turn) || before.talk?.danger || dangerTold(reading.asked, turn.words)) return undefined
  const wished = withStage(turn) ?? asWished(turn)
  const { gearbox: _, ...ofAnyGearbox } = wished
  const own = carOf(advisor, wished, true)
  const chosen = own === 'none' ? carOf(advisor, ofAnyGearbox, true) : own
  if (typeof chosen === 'string') return undefined
  const planned = answerPlan(advisor, {}, wished, chosen, undefined, () => [])
  const build = planned.find((event) => event.type === 'build')
  if (!build || build.reply.recommendedParts.length === 0) return undefined
  const name = carWords(chosen.vehicle, chosen.year)
  const subject: Subject = { advisor, vehicle: chosen.vehicle, name, reply: build.reply, asked: reading.asked }
  const told = tellAspects(subject, build.reply, aspectsAsked(reading.asked, reading.asks, { turns: before.turns }))
  if (told[0].trim() === '') return undefined
  return [
    text(
      inLanguage(draft.language, told).trim(),
      inLanguage(draft.language, ofWhich(build.reply, name)),
      before === asked.before ? '' : inLanguage(draft.language, ASSUMED),
    ),
    build,
    suggestions('Add it to my cart', 'What breaks first?', '100 more whp'),
  ]
}
