import type { GenerateReply } from '../../../contract/configurator.ts'
import type { Vehicle } from '../../../engine/model.ts'
import { carWords, variantsFor } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { familyOf } from '../asks/ask.ts'
import { buildAnswer } from '../build-answers.ts'
import { carAnswer } from '../car-answers.ts'
import { torqueIn } from '../computed/unit-words.ts'
import type { Draft } from '../draft.ts'
import { gearboxName, spokenGearbox, withGearbox } from '../gearbox-said.ts'
import type { MessageReading } from '../meaning-of.ts'
import type { Subject } from '../strength-answers.ts'
import { subjectOf } from '../subject-of-answer.ts'
import { OF_SHOWN } from './asked-of-shown.ts'
import { aspectsByWords } from './aspects-asked.ts'
import { aspectsAsked, aspectsBeside } from './aspects-of-asks.ts'
import type { ShownAspect } from './shown-aspect.ts'
import { tellAspects } from './tell-aspect.ts'

/** What may be asked in the same breath as a change. */
const BESIDE_CHANGE: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  ...([
    'total',
    'hours',
    'boost',
    'torque',
    'crank',
    'labor',
    'strength',
    'per_hp',
    'margin',
    'order',
    'band',
  ] as const),
])

const ONLY_CHANGE = 0.6
const ASKS_FIGURE = /\b(?:cuant[oa]s?|how (?:much|many|long)|tell me|dime)\b/

/** "Go back to the first one, and how long is it in the shop": the build, and what is asked of it before it. */
/** Who cuts a build down to a part or two keeps everything else stock, and asks nothing of it. */
const MOST_KEPT = 6

export function withAsked(
  advisor: Advisor,
  draft: Draft,
  isChange: boolean,
  { asked, meaning, asks = [] }: MessageReading,
  told: Answer,
): Answer {
  const builds = told.filter((event) => event.type === 'build')
  const [build] = builds
  if (!isChange || meaning.intent !== 'plan' || !build || builds.length > 1) return told
  // What surely only changes the build asks nothing of it.
  const isOnlyChange = asks.every(({ kind, likely }) => familyOf(kind) === 'change' && likely >= ONLY_CHANGE)
  const isBare = !asked.includes('?') && !ASKS_FIGURE.test(asked)
  if (isOnlyChange && asks.length > 0 && isBare && !meaning.keepsStock) return told
  const aspects = aspectsByWords(asked.replaceAll(/\bcorrection\b/g, ' ')).filter(({ aspect }) =>
    BESIDE_CHANGE.has(aspect),
  )
  const learned = aspectsBeside(asks, draft.turns)
  aspects.push(...learned.filter(({ aspect }) => aspects.every((one) => one.aspect !== aspect)))
  // Who leaves the gearbox alone hears what it bears.
  if (meaning.keepsStock?.includes('transmission_tune') && meaning.keepsStock.length <= MOST_KEPT)
    aspects.push({ aspect: 'strength', clause: 'transmission' })
  const vehicle = advisor.catalog.vehicle(build.reply.enhancedData.vehicle.id)
  if (aspects.length === 0 || !vehicle) return told
  const name = carWords(vehicle, Number(build.request.year))
  const words = tellAspects({ advisor, vehicle, name, reply: build.reply, asked }, build.reply, aspects)
  const torque = aspects.some(({ aspect }) => aspect === 'torque')
    ? torqueChange(advisor, draft, build.reply, asked)
    : ''
  return [text(inLanguage(draft.language, words).trim(), torque), text('\n'), ...told]
}

/** How much torque a change makes or takes, against the build before it. */
function torqueChange(advisor: Advisor, { shown, language }: Draft, reply: GenerateReply, asked: string): string {
  const before = shown && advisor.plan(shown)
  if (!before?.ok) return ''
  const lbft = Math.round(reply.power.wheelTorqueLbft) - Math.round(before.reply.power.wheelTorqueLbft)
  const figure = torqueIn(asked)(Math.abs(lbft))
  if (lbft === 0) return inLanguage(language, ['The same as before it.', 'Lo mismo que antes.'])
  return inLanguage(language, [
    `Against the build before: ${figure} ${lbft > 0 ? 'more' : 'less'} at the wheels.`,
    `Contra el build anterior: ${figure} ${lbft > 0 ? 'más' : 'menos'} a las ruedas.`,
  ])
}

/** The answer to what is asked of the build that is shown, and nothing of the trade in general beside it. */
export function ofShownBuild(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { topic } = reading.meaning
  if (!draft.shown || !topic?.startsWith('build_')) return undefined
  const { gearbox } = reading.meaning
  const own = { ...reading, meaning: { intent: 'topic' as const, topic, ...(gearbox ? { gearbox } : {}) } }
  const meant = subjectOf(advisor, draft, own)
  if (!meant) return undefined
  // "Will the auto hold": the gearbox of the car that was planned, by another name.
  const isItsOwn = !meant.reply && gearbox && !carAnswer('transmission', meant)
  const subject = isItsOwn
    ? (subjectOf(advisor, draft, { ...own, meaning: { intent: 'topic', topic } }) ?? meant)
    : meant
  // Another gearbox of the car than the one that was planned with.
  const other = subject.reply || !gearbox ? undefined : carAnswer('transmission', subject)
  if (other) return [text(inLanguage(draft.language, other).trim()), suggestions('What breaks first?')]
  if (!subject.reply) return undefined
  const unknown = gearboxNotOurs(advisor, draft, subject.vehicle)
  if (unknown && ASKS_BOX.test(reading.asked))
    return [
      text(inLanguage(draft.language, boxWords(subject, unknown))),
      suggestions('What breaks first?', 'Book the shop'),
    ]
  const reply = unknown ? withoutItsBox(subject.reply) : subject.reply
  const ofBuild = { ...subject, reply, goalWheelHp: undefined }
  const told =
    topic === OF_SHOWN
      ? tellAspects(ofBuild, reply, aspectsAsked(reading.asked, reading.asks, { turns: draft.turns, isTaken: true }))
      : buildAnswer(topic, ofBuild)
  if (!told || told[0].trim() === '') return undefined
  return [
    text(inLanguage(draft.language, told).trim()),
    suggestions('Add it to my cart', 'What breaks first?', '100 more whp'),
  ]
}

const ASKS_BOX =
  /\b(?:trans(?:mission)?|tranny|gear ?box|auto(?:matic)?|manual|stick|dct|cvt|[468]l\d\de?|converter|clutch|caja|transmision|embrague)\b/

/** The gearbox that the customer has, where the build stands on the only one that we have the car with. */
function gearboxNotOurs({ catalog }: Advisor, { gearbox, car, year }: Draft, vehicle: Vehicle): string | undefined {
  if (!gearbox || car !== vehicle.modelId) return undefined
  const built = variantsFor(catalog, { car, year })
  return withGearbox(built, gearbox).length > 0 ? undefined : spokenGearbox(gearbox)
}

/** What is told of the build without the clutch and the gearbox that his car has not. */
const withoutItsBox = (reply: GenerateReply): GenerateReply => ({
  ...reply,
  limits: reply.limits.filter(({ component }) => component !== 'clutch' && component !== 'transmission'),
})

const boxWords = ({ name, vehicle, reply }: Subject, spoken: string): Bilingual => [
  `I have no rating for the ${spoken} in the ${name}: we only have that car with the ${gearboxName(vehicle)}, so I won't call it safe. The build makes ${whp(reply?.power.wheelHp ?? 0)} and ${Math.round(reply?.power.crankTorqueLbft ?? 0)} lb-ft at the crank; on a stock box fresh fluid, a cooler and clean shifts come before that power. Send the gearbox code and the miles to /contact and we'll say what it takes.`,
  `No tengo límite para la ${spoken} en el ${name}: solo lo tenemos con ${gearboxName(vehicle)}, así que no digo que aguanta. El build hace ${whp(reply?.power.wheelHp ?? 0)}. Mándanos el código de la caja y las millas a /contact.`,
]
