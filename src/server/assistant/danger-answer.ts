import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { dangerTold, wantsToDriveOn, wantsToGoOn } from './danger-told.ts'
import { MORE_DANGERS } from './dangers/more-dangers.ts'
import { dangerOf } from './dangers.ts'
import type { Draft } from './draft.ts'
import { ADVICE } from './knowledge/advice-topics.ts'
import { subjectOfFragment } from './knowledge/subject-of-question.ts'
import type { Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { STRENGTH_TOPICS } from './strength-asked.ts'

/** Readings that would sell something, or a figure of power, to a car that is not well. */
const SELLS: ReadonlySet<Intent> = new Set<Intent>([
  'plan',
  'fits',
  'stages',
  'price',
  'limits',
  'slip',
  'stock',
  'cart',
  'unknown',
])

/** A danger that is told beside the wish to drive on or to have more: to stop comes first, and nothing is sold. */
export function dangerFirst(
  { catalog }: Advisor,
  draft: Draft,
  { asked, meaning, about }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const words = messages.at(-1)?.text ?? ''
  const isShort = asked.split(/\s+/).length <= SHORT
  const asksToDrive = isShort ? wantsToDriveOn(asked, words) : DRIVES.test(asked)
  const standing = asksToDrive ? dangerOf(draft.talk?.danger) : undefined
  const toldNow = dangerTold(asked, words)
  const danger = toldNow ?? standing
  const speaking = STOPS[danger?.id ?? '']
  const isStop = speaking !== undefined && !speaking.includes(meaning.topic ?? '')
  const isStrength = STRENGTH_TOPICS.has(meaning.topic ?? '')
  if (!danger || !(isStop || isStrength || SELLS.has(meaning.intent) || wantsToGoOn(asked, words))) return undefined
  // New tires are the cure: they are shown, behind the word that the old ones stay parked.
  if (danger.id === 'tire' && meaning.intent === 'fits' && kindsIn(asked).every(isCureKind)) return undefined
  const { stop, check } = danger
  const asks = about ?? subjectOfFragment(catalog.vehicles, asked)
  const [nearest] = asks?.topics ?? []
  const topic = asks?.isSure || ADVICE.has(nearest?.topic.id ?? '') ? nearest?.topic : undefined
  const isOrder = (meaning.topic === FIX_FIRST && !ADVICE.has(topic?.id ?? '')) || topic?.id === FIX_FIRST
  const more: Bilingual = isOrder
    ? [' So fix that first, then the power.', ' Así que primero arregla eso, luego la potencia.']
    : topic
      ? [` ${topic.answer[0]}`, ` ${topic.answer[1]}`]
      : ['', '']
  // "Can I drive it home?" of what says stop is answered by no.
  const no = !toldNow && SAYS_STOP.test(stop[0]) ? 'No. ' : ''
  const told: Bilingual = [`${no}${stop[0]} ${check[0]}${more[0]}`, `${stop[1]} ${check[1]}${more[1]}`]
  return [text(inLanguage(draft.language, told)), suggestions('What do I check first?', 'Book the shop')]
}

const SAYS_STOP = /^(?:Stop driving|Don't drive)\b/

/** Whether an answer tells the danger that stands: it is told again before anything that is less true. */
export const tellsStop = ({ talk }: Draft, words: string): boolean =>
  dangerOf(talk?.danger)?.stop.some((stop) => words.includes(stop)) ?? false

/** Dangers that come before any other topic, with those that speak of them themselves. */
const STOPS: Readonly<Record<string, readonly string[]>> = {
  brakes: ['red_brake_light', 'brake_bleed', 'brake_fluid', 'brakes_smoking', 'brake_fade'],
  wheel: ['pothole_hit'],
  tire: ['pothole_hit', 'tires_chunking'],
  fuel_leak: ['fuel_smell'],
  shudder: ['driveshaft_shudder', 'trans_fluid_old'],
  oil_pressure: [],
  lean: ['afr', 'lean', 'fuel_cut'],
  compression: [],
  ...Object.fromEntries(MORE_DANGERS.map(({ id }) => [id, []])),
}

/** Said outright, in however many words. */
const DRIVES =
  /\b(?:(?:can|could|should|may|do|ok to|okay to|safe to|still|keep|stop|quit) (?:i |we |he |she |it )?(?:still |keep |stop |just )?driv(?:e|ing)|drive it)\b/

/** "Is it safe to drive home?": so few words ask of the danger that was told before them. */
const SHORT = 14

/** The topic of what is repaired before any power. */
const FIX_FIRST = 'fix_before_power'

/** Kinds that cure what is wrong, and add no power to it. */
const CURES =
  /^(?:brake|clutch|transmission_cooler|radiator|oil_cooler|spark_plugs|reliability_fix|fuel_pump|injectors|oil_pump|tires|drag_tires)/
const isCureKind = (kind: string): boolean => CURES.test(kind)

/** What was told before and not repaired since: no build and no power before it, and its own parts only behind it. */
export function stillBroken(draft: Draft, answer: Answer): Answer {
  const danger = dangerOf(draft.talk?.danger)
  const offered = answer.flatMap((event) => (event.type === 'parts' ? event.parts : []))
  const isBuild = answer.some(({ type }) => type === 'build' || type === 'cart')
  if (!danger || (!isBuild && offered.length === 0)) return answer
  const isCure = !isBuild && offered.every(({ kind }) => isCureKind(kind))
  const { name, stop, check } = danger
  if (isCure && danger.id === 'tire') return [text(`${inLanguage(draft.language, stop)}\n`), ...answer]
  const first = text(
    inLanguage(draft.language, [
      `First the ${name[0]}, before any part or power goes on the car. ${check[0]} Tell me when it's fixed and I'll go on from here. `,
      `Primero ${name[1]}, antes de cualquier pieza o potencia. ${check[1]} Dime cuando esté arreglado y seguimos. `,
    ]),
  )
  return isCure ? [first, ...answer] : [first, suggestions('It is fixed', 'Nothing is wrong with it', 'Book the shop')]
}
