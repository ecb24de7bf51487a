import { oncePer } from '../../../catalog/once-per.ts'
import type { PartKind, Vehicle } from '../../../engine/model.ts'
import type { Meaning } from '../meaning.ts'
import { kindsIn, partsIn, withoutParts } from '../part-words.ts'
import { isAbroad } from './abroad.ts'
import { mattersOf, ORDER_MATTERS } from './matters.ts'
import { asksForBuild, isChange, type Question, questionIn, tellsTrouble, wholeAsQuestion } from './question-shape.ts'
import { stemsOf } from './stems.ts'
import { type Hit, isKnownWord, isSure, LEAST_RANK, topicsFor } from './topic-index.ts'

/** What a question is about: a topic that we can explain, or kinds of parts. */
export interface QuestionSubject {
  question: Question
  /** The whole message. */
  whole: string
  topics: readonly Hit[]
  kinds: readonly PartKind[]
  /** Far enough above the rest to stand against another reading of the message. */
  isClear: boolean
  /** The first topic is meant, whatever single words say. */
  isSure: boolean
  /** A trouble is told, with or without a question's form. */
  isTrouble: boolean
}

const CLEAR_COVER = 0.6
const CLEAR_SCORE = 7
const LEAST_COVER = 0.34
const LEAST_SCORE = 4.5
/** So high a score needs no cover: words of which no topic knows anything stand around it. */
const TELLING = 8

/** So like a question that was asked before is one in nearly these words. */
const ALMOST_ASKED = 0.36

/** A topic that was never asked about what the question names is taken only where nearly the same was asked. */
const isOfQuestion = ({ isBeside, like }: Hit): boolean => !isBeside || like >= ALMOST_ASKED

const carStems = oncePer(
  (vehicles: readonly Vehicle[]) =>
    new Set(
      vehicles.flatMap(({ make, model }) => stemsOf(`${make} ${model}`)).filter((stem) => kindsIn(stem).length === 0),
    ),
)

/** "n54", "is38", "2jz": an engine or a turbo, and no figure with its unit. */
const ENGINE = /^(?:[a-z]+\d|\d[a-z]{1,2}\d*$)/

/** The text without the names of cars: which car it is does not tell what is asked, but "N54" and "IS38" may. */
export function withoutCars(vehicles: readonly Vehicle[], text: string): string {
  const names = carStems(vehicles)
  return text
    .split(/\s+/)
    .filter((word) => {
      const stems = stemsOf(word)
      return (
        stems.length === 0 ||
        !stems.every((stem) => names.has(stem) || /\d/.test(stem)) ||
        stems.some((stem) => !names.has(stem) && ENGINE.test(stem) && isKnownWord(stem)) ||
        /^(?:9[13]|87|p[0-3]\d{3}|30f[ef]|2[9f]\w\w|\d{2,3}s)\W*$/.test(word)
      )
    })
    .join(' ')
}

/** Whether more is named than parts and fuels, of which a change may speak as well. */
const isTelling = (plain: string, kinds: readonly PartKind[]): boolean => {
  const words = stemsOf(withoutParts(plain)).filter((stem) => !/\d/.test(stem) && !CHANGED.has(stem))
  return words.length > (kinds.length > 0 ? 1 : 0) && words.some(isKnownWord)
}
const CHANGED: ReadonlySet<string> = new Set(
  stemsOf('instead about new stock keep drop same only other cheaper single twin kit plate'),
)

/** So near a topic stands that the question itself says nothing of. */
const TOLD_BEFORE = 14

/** "I live at 6,000 feet, what does that do to it?": the question points at what was told before it. */
const POINTS_BACK = /\b(?:does|do|will|would|is|can|should|about) (?:that|this|those|these)\b/

/** "The charge pipe broke, must I change it?" */
const POINTS_AT_PART =
  /^\W*(?:must|should|do|can|could|would|will|is|does|need)\b[^?]{0,30}\b(?:it|them|that one|this one)\b/

/**
 * All of a message tells which topic is meant: "oil temp says 275 by lap four, do I come in?". How much the question itself
 * speaks of it is its score, where it does not point back at what was told before it.
 */
function topicsAsked(question: string, whole: string): readonly Hit[] {
  const all = topicsFor(whole)
  if (POINTS_BACK.test(question)) return all
  const own = new Map(topicsFor(question, Number.POSITIVE_INFINITY).map((hit) => [hit.topic, hit]))
  return all.flatMap((hit) => {
    const asked = own.get(hit.topic) ?? (hit.rank >= TOLD_BEFORE ? hit : undefined)
    return asked ? [{ ...hit, score: asked.score, covered: asked.covered }] : []
  })
}

/** "On the stock turbo": a part that is not asked about. */
const AS_IT_CAME =
  /\b(?:on|with|and|,) (?:the |my |a )?(?:stock|factory|oem) (?:turbos?|blower|engine|motor|internals)\b|\b(?:stock|factory|oem) turbos?\W*$/g

/** The kinds that a question names; "boost" by itself is what they are for. */
const kindsNamed = (text: string): PartKind[] => [
  ...new Set(
    partsIn(text.replaceAll(AS_IT_CAME, ' '))
      .filter(({ word }) => word.induction !== 'auto')
      .flatMap(({ word }) => word.kinds[0] ?? []),
  ),
]

const WISHES = ['keepsStock', 'without', 'wants', 'induction', 'boostKinds', 'fuel', 'notFuels'] as const

/** What a message asks to have explained; undefined where it asks for nothing of that sort. `all` still holds its figures. */
export function subjectOfQuestion(
  vehicles: readonly Vehicle[],
  asked: string,
  meaning: Meaning,
  all = asked,
): QuestionSubject | undefined {
  const question = questionIn(asked) ?? questionIn(all) ?? (tellsTrouble(asked) ? wholeAsQuestion(asked) : undefined)
  if (!question) return undefined
  const isTrouble = tellsTrouble(asked)
  const isBare = stemsOf(question.text).length === 0
  const plain = withoutCars(vehicles, isTrouble || isBare ? asked : question.text)
  // "Stage 1 or a bigger exhaust": stage 1 is a tune.
  const own = kindsNamed(question.type === 'versus' ? question.text.replaceAll(/\bstage ?1\b/g, 'tune') : question.text)
  const told = POINTS_AT_PART.test(question.text) ? kindsNamed(asked.slice(0, asked.indexOf(question.text))) : []
  // A part that is shipped, taxed or sent back is not what is asked about.
  const isOfOrder = mattersOf(question.text).some((matter) => ORDER_MATTERS.has(matter))
  const kinds = isOfOrder
    ? []
    : [...new Set([...told.slice(-1), ...own])].filter((kind) => !meaning.without?.includes(kind))
  const altitude = meaning.standing?.altitudeFt === undefined ? '' : ' altitude'
  const abroad = isAbroad(all) ? ' overseas outside the US international' : ''
  const found = topicsAsked(
    `${plain}${abroad}`,
    `${withoutCars(vehicles, all)}${mattersOf(all).includes('shipping') ? '' : altitude}${abroad}`,
  )
  const sure = isSure(found) && found[0] !== undefined && isOfQuestion(found[0])
  const topics = found
    .filter(isOfQuestion)
    .filter(
      ({ covered, score, rank, like }, at) =>
        (sure && at === 0) ||
        (rank >= LEAST_RANK && covered >= LEAST_COVER && score >= LEAST_SCORE) ||
        score >= TELLING ||
        like >= ALMOST_ASKED,
    )
  const [best] = topics
  const isClear = sure || (best !== undefined && best.covered >= CLEAR_COVER && best.score >= CLEAR_SCORE)
  const isWish = WISHES.some((wish) => meaning[wish] !== undefined)
  if (isChange(asked) && (isWish || !isTelling(plain, kinds))) return undefined
  const hasTarget = meaning.goal !== undefined || meaning.budgetUsd !== undefined
  if (asksForBuild(question.text) && (hasTarget || meaning.change || !isClear)) return undefined
  if (topics.length === 0 && kinds.length === 0) return undefined
  return { question, whole: asked, topics, kinds, isClear, isSure: sure, isTrouble }
}

/** One word alone, "can you check", speaks of too many things. */
const LEAST_STEMS = 2
/** So much a message that has no question's form must say of a topic before it is answered instead of asked back. */
const FRAGMENT_COVER = 0.42
const FRAGMENT_SCORE = 6
const LONG_TALE_SCORE = 9

/** What a message is about that would otherwise be asked back: "apex seals and E85, yay or nay". */
export function subjectOfFragment(vehicles: readonly Vehicle[], asked: string): QuestionSubject | undefined {
  const plain = withoutCars(vehicles, asked)
  if (stemsOf(plain).length < LEAST_STEMS) return undefined
  const found = topicsFor(plain)
  const sure = isSure(found) && found[0] !== undefined && isOfQuestion(found[0])
  const topics = found
    .filter(isOfQuestion)
    .filter(
      ({ covered, score, rank }, at) =>
        (sure && at === 0) ||
        (rank >= LEAST_RANK && covered >= FRAGMENT_COVER && score >= FRAGMENT_SCORE) ||
        score >= LONG_TALE_SCORE,
    )
  const [best] = topics
  if (!best) return undefined
  const isClear = sure || (best.covered >= CLEAR_COVER && best.score >= CLEAR_SCORE)
  return {
    question: wholeAsQuestion(asked),
    whole: asked,
    topics,
    kinds: kindsIn(asked),
    isClear,
    isSure: sure,
    isTrouble: tellsTrouble(asked),
  }
}

/** Whether such a message leaves no doubt about its topic. */
export const isSureFragment = (vehicles: readonly Vehicle[], asked: string): boolean =>
  subjectOfFragment(vehicles, asked)?.isSure === true
