import { keptByCatalog } from '../../catalog/kept-by-catalog.ts'
import type { Said } from './advisor.ts'
import { ofCarTold } from './car-told.ts'
import type { Names } from './catalog-names.ts'
import { wishesOf } from './change/wishes-kept.ts'
import { concernsTheBuild } from './concerns-the-build.ts'
import { comparedIn, halfNamed, inContext } from './corrected-car.ts'
import { type Draft, withMeaning } from './draft.ts'
import { followUp } from './follow-up.ts'
import type { GearboxSaid } from './gearbox-said.ts'
import { goalOfRequest, isGearboxTold, isRelative } from './goal-of-request.ts'
import type { Goal, Meaning } from './meaning.ts'
import { carLeft } from './own-of-compared.ts'
import { waiting } from './pending-question.ts'
import { readInTalk } from './read-in-talk.ts'
import { type Talk, talkAfter } from './talk.ts'

/** So much of a conversation is read, the latest first: far more than anybody types about one build. */
const CHARACTERS_READ = 12_000

function latest(messages: readonly Said[]): readonly Said[] {
  let left = CHARACTERS_READ
  const before = messages.findLastIndex(({ from, text }) => {
    if (from === 'visitor') left -= text.length
    return left < 0
  })
  return messages.slice(before + 1)
}

/** What a conversation has come to after some of its messages. */
interface Folded {
  draft: Draft
  talk: Talk
  /** The last wish was relative to what had been planned. */
  wasRelative: boolean
  turns: readonly string[]
}
const NOTHING_SAID: Folded = { draft: {}, talk: {}, wasRelative: false, turns: [] }

/** A talk is sent whole with each message, and asked for its draft several times: each beginning of it is folded once. */
const folded = keptByCatalog<Folded>(200)

function foldedOf(catalog: Names, messages: readonly Said[]): Folded {
  const last = messages.at(-1)
  if (!last) return NOTHING_SAID
  return folded(catalog, JSON.stringify(messages), () =>
    last.from === 'visitor'
      ? afterVisitor(catalog, foldedOf(catalog, messages.slice(0, -1)), last.text)
      : afterUs(catalog, foldedOf(catalog, messages.slice(0, -1)), last),
  )
}

/**
 * The request that a conversation has come to, its last message left out. A build that was shown settles car, year and
 * goal: what was relative then ("cheaper") is a figure now.
 */
export const draftOf = (catalog: Names, messages: readonly Said[]): Draft => foldedOf(catalog, latest(messages)).draft

function afterVisitor(catalog: Names, before: Folded, said: string): Folded {
  let { draft, wasRelative } = before
  const reading = readInTalk(catalog, draft, said)
  const { language, isCorrection } = reading
  const meaning = followUp(draft, { ...reading, meaning: inContext(catalog.vehicles, draft, reading) })
  const talk = talkAfter(before.talk, { ...reading, meaning, text: said, carBefore: draft.car })
  if (concernsTheBuild(draft, meaning)) {
    draft = withMeaning(draft, meaning, isCorrection)
    wasRelative = meaning.change !== undefined || isRelative(meaning.goal)
    draft = waiting(draft, meaning)
  } else {
    if (meaning.part) draft = { ...draft, part: meaning.part }
    draft = withFitted(draft, meaning)
    if (meaning.intent === 'stranger' && draft.car === undefined) draft = { ...draft, ...wishesOf(meaning) }
    if (isGearboxTold(draft, meaning)) draft = { ...draft, gearbox: meaning.gearbox as GearboxSaid }
    if (isGoalOfPlan(draft, meaning)) draft = { ...draft, goal: meaning.goal as Goal }
  }
  if (reading.mayMean.length > 0) draft = { ...draft, ...halfNamed(draft, reading) }
  const { intent, topic, cart } = meaning
  const about = reading.about?.topics[0]?.topic.id
  draft = {
    ...draft,
    last: { intent, ...(topic ? { topic } : {}), ...(cart ? { cart } : {}), ...(about ? { about } : {}) },
  }
  const isNamed = (reading.meaning.car ?? reading.meaning.against?.car) !== undefined
  const compared =
    meaning.intent === 'compare' ? comparedIn(meaning, draft, isNamed ? reading.asked : undefined) : undefined
  if (compared) draft = { ...draft, compared }
  draft = { ...draft, ...carLeft(catalog, draft, reading, meaning) }
  if (language === 'en') delete draft.language
  else if (language) draft = { ...draft, language }
  const turns = [...before.turns, said]
  return { draft: { ...draft, talk, turns }, talk, wasRelative, turns }
}

function afterUs(catalog: Names, before: Folded, { text, request }: Said): Folded {
  const { draft, talk, turns, wasRelative } = before
  if (!request) return { ...before, draft: ofCarTold(catalog.vehicles, draft, text) }
  const { budgetUsd: _, ...unbound } = draft
  const isSame = draft.car === request.modelId
  const kept: Draft = isSame ? unbound : { keepsStock: draft.keepsStock ?? [], wants: draft.wants ?? [] }
  return {
    ...before,
    draft: {
      ...kept,
      ...(draft.earlier ? { earlier: draft.earlier } : {}),
      ...(draft.language ? { language: draft.language } : {}),
      ...(draft.last ? { last: draft.last } : {}),
      ...{ talk, turns },
      ...(draft.isYearSaid ? { isYearSaid: true } : {}),
      car: request.modelId,
      year: request.year as number,
      goal: isSame && draft.goal && !wasRelative ? draft.goal : goalOfRequest(request),
      shown: request,
      ...(isSame && isLowerGrade(draft, request.preferences?.fuel_type) ? { fuel: '91' as const } : {}),
      ...(request.preferences?.budget_priority === 'lowest cost' ? { priority: 'lowest_cost' } : {}),
      ...(request.budgetUsd === undefined ? {} : { budgetUsd: request.budgetUsd }),
    },
  }
}

/** "It has a 20G on it, is that safe?": what is on the car is known from there on, whatever was asked beside it. */
const withFitted = (draft: Draft, { installed = [], car = draft.car, stranger }: Meaning): Draft =>
  installed.length === 0 || stranger !== undefined || car === undefined || car !== draft.car
    ? draft
    : { ...draft, installed: [...new Set([...(draft.installed ?? []), ...installed])].sort() }

/** Planned on 91 in an answer, where 93 is not to be had. */
const isLowerGrade = ({ fuel = '93' }: Draft, planned: string | undefined): boolean => fuel === '93' && planned === '91'

/** "And the most on the stock motor?": what was asked of a goal that no plan has yet is planned for it. */
const isGoalOfPlan = ({ goal, car }: Draft, said: Meaning): boolean =>
  goal === undefined &&
  car !== undefined &&
  (said.car ?? car) === car &&
  (said.intent === 'topic' || said.intent === 'limits') &&
  said.goal !== undefined
