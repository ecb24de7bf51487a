import { oncePer } from '../../../catalog/once-per.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { QUESTIONS } from '../knowledge/asked-like.ts'
import { namesTrouble, tellsTrouble } from '../knowledge/question-shape.ts'
import { isSureFragment, subjectOfFragment, withoutCars } from '../knowledge/subject-of-question.ts'
import { LEAST_RANK } from '../knowledge/topic-index.ts'
import { likelyFirst } from '../likely-topic.ts'
import type { Intent } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { troubleNamed } from '../named-trouble.ts'
import { strengthAsked } from '../strength-asked.ts'
import { answerTopic } from '../topic-answer.ts'
import { likelyTold, SEEKS, toldTopic } from './likely-told.ts'

/** Readings that would sell or ask back where a trouble is told. */
const OTHERWISE: ReadonlySet<Intent> = new Set<Intent>(['fits', 'plan', 'unknown', 'limits', 'stock', 'topic'])
/** So much of what is asked of a topic tells a trouble where the topic is one. */
const SHARE = 0.3

const isTrouble = oncePer((questions: readonly string[]) => {
  const troubles = questions.filter((asked) => tellsTrouble(asked.toLowerCase())).length
  return troubles >= SHARE * questions.length
})

/** What is told of a car that is not well, in the forms that a question of it rarely has. */
const TELLS_STATE =
  /\bp[0-3]\d{3}\b|\b30f[ef]\b|\b(?:light|cel|abs|mil) (?:is |just |came |comes |keeps |stays )+(?:on|coming on)\b|\b(?:pull|drift|dart|wander)s? (?:hard )?(?:to the )?(?:left|right|one side)\b|\b(?:puddle|weep\w*|seep\w*|drip\w*|hiccup\w*|squeak\w*|siren|popping|spit(?:s|ting))\b|\b(?:won't|doesn't|isn't|aren't|ain't|don't|can't get it to|refuses to) (?:start|crank|shift|idle|engag\w*|turn over|hold air|work\w*|kick\w*|fire|go into)\b|\b(?:los(?:es|ing|t)|drops?|no) (?:coolant|oil pressure|power steering|fuel pressure|charge)\b|\bcode \d\w{3}\b|\b(?:lifter|valve|exhaust|engine|bbq|start-?up|cold|idle) (?:tick|knock|rattle|whine|noise)\b|\bmak(?:es?|ing) (?:like )?(?:an? )?(?:\w+ ){0,2}(?:sound|squeal|whistle|hiccup|grind)\b|\bdim(?:s|ming)?\b|\bwear(?:s|ing)? (?:out )?(?:on )?(?:the )?(?:inside|outside|uneven\w*)\b|\bdies (?:overnight|every)\b|\bstuck (?:at|on)\b|\bwent out\b|\bdied on\b|\bacting up\b|\bshak(?:es?|ing)\b|\bjump(?:s|ing) (?:up|around)\b/
/** What another shop asked for it, and the part that cures it, wish for no power. */
const QUOTED =
  /\b(?:dealer(?:ship)?|shop|mechanic|guy|they) (?:\w+ )?(?:wants?|quoted|asks?|asked|charges?|said|says)\b/
const CURE =
  /\b(?:which|what) (?:part|one|thing) (?:do i |should i |must i |i )?(?:must |have to |need to |should |need )?(?:to )?(?:buy|change|replace|get|order)?\b|\b(?:sell|have|got|buy|carry|need)\b[^.?!]{0,20}\b(?:fix(?:es)?|cures?|stops?|help\w*)\b/
/** A gear, and no order of things. */
const GEAR = /\b(?:in|into|to|from|out of) first\b/
/** So well an answer fits that is told of a trouble before anything is sold or asked back. */
const FITS = -1

/** Readings whose answer would be a build, parts or figures of power. */
const SELLS: ReadonlySet<Intent> = new Set<Intent>(['plan', 'fits', 'stock', 'limits'])

const NOT_KNOWN: Bilingual = [
  "I can't tell what that is from here, and I won't sell you a part to find out. Write down when it does it: cold or hot, at which speed and in which gear, on or off the gas, braking or turning. Have the codes read, and think of what was changed last. If a warning light flashes, it overheats, or the brakes, the steering or a wheel feel wrong, don't drive it until it's looked at. Tell me what you find, or book an inspection at /book.",
  'Desde aquí no puedo decirte qué es, y no te voy a vender una pieza para averiguarlo. Fíjate cuándo lo hace: en frío o en caliente, a qué velocidad, acelerando, frenando o girando; lee los códigos y piensa qué se le cambió último. Si parpadea una luz, se calienta o sientes raros los frenos, la dirección o una rueda, no lo manejes. Dime qué encuentras o agenda una revisión en /book.',
]

/** "Clutch slips in 4th on my WRX": what is wrong is explained before anything of that kind is sold. */
export function troubleTold(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning } = reading
  if (!OTHERWISE.has(meaning.intent) || meaning.goal || (meaning.budgetUsd !== undefined && !QUOTED.test(asked)))
    return undefined
  const wished = [QUOTED, CURE, GEAR].reduce((words, form) => words.replace(form, ' '), asked)
  const isWish = SEEKS.test(meaning.budgetUsd === undefined ? wished : wished.replaceAll('$', ' '))
  const isTold = namesTrouble(asked) || TELLS_STATE.test(asked)
  if (!(isTold || tellsTrouble(asked)) || isWish || strengthAsked(asked)) return undefined
  const surely = isTold ? likelyTold(advisor, draft, reading) : undefined
  if (surely) return surely
  const about = subjectOfFragment(advisor.catalog.vehicles, asked)
  const found = tellsTrouble(asked)
    ? about?.topics.find(({ topic, rank }) => rank >= LEAST_RANK && isTrouble(QUESTIONS[topic.id] ?? []))
    : undefined
  if (!about || !found || (meaning.intent === 'topic' && about.topics[0] !== found))
    return isTold ? (likelyTrouble(advisor, draft, reading) ?? notKnown(advisor, draft, reading)) : undefined
  const topics = [found, ...about.topics.filter((hit) => hit !== found)]
  return answerTopic(advisor, draft, {
    ...reading,
    about: { ...about, topics, kinds: [], isSure: true },
    meaning: { ...meaning, intent: 'topic', topic: found.topic.id },
  })
}

/** A trouble that is read as a wish for parts or power, or as nothing: what it most likely is. */
function likelyTrouble(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning } = reading
  if (meaning.intent === 'topic' && meaning.topic !== 'weak_points') return undefined
  const likely = likelyFirst(asked, FITS, withoutCars(advisor.catalog.vehicles, asked))
  const topic = likely && !likely.isTurn ? likely.topic : troubleNamed(asked)
  return topic === undefined ? undefined : toldTopic(advisor, draft, reading, topic)
}

/** A trouble that nothing here fits: how it is narrowed down, and no part on a guess. */
function notKnown({ catalog }: Advisor, { language }: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  if (!SELLS.has(meaning.intent) || isSureFragment(catalog.vehicles, asked)) return undefined
  return [text(inLanguage(language, NOT_KNOWN)), suggestions('What do I check first?', 'Book the shop')]
}
