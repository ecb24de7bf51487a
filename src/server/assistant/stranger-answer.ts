import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { carsIn } from './cars-said.ts'
import { isDiesel } from './diesel-said.ts'
import type { Draft } from './draft.ts'
import { wordsOfAnswer } from './knowledge/known-answers.ts'
import { mattersOf } from './knowledge/matters.ts'
import { rankedAnswers } from './knowledge/ranked-answers.ts'
import { isSureFragment, subjectOfFragment, withoutCars } from './knowledge/subject-of-question.ts'
import { topicOf } from './knowledge/topic-index.ts'
import { named } from './likely-topic.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { slipWords } from './question-answers.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { answerTopic } from './topic-answer.ts'

/** What holds for any car is told of one that we do not build, and that it is none of ours. */
export function ofAnyCar(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { asked, meaning } = reading
  const isClear = mattersOf(asked).length > 0 || isSureFragment(advisor.catalog.vehicles, asked)
  if (isDiesel(asked) || meaning.goal || !isClear || ASKS_SHELF.test(asked)) return undefined
  const told = explainedAnyway(advisor, draft, { ...reading, mayMean: [] })
  return told && [ofNoneOfOurs(draft, meaning), ...told]
}

export const ofNoneOfOurs = ({ language }: Draft, { stranger }: Meaning) =>
  text(
    inLanguage(language, [
      `We don't build the ${stranger}, so this is the general rule and no part of ours. `,
      `No trabajamos el ${stranger}; en general: `,
    ]),
  )

/** "For like 800" of a car that is slow: dollars, and no power. */
const MONEY_AT_END = /\b(?:for|under|with) (?:like |about |around |only |maybe )+\d{2,4}\W*$/

/** So likely right an answer has to be that holds for any car. */
const LEAST_RIGHT = 0.15
const OF_A_DIESEL = 0.5

/** What a question about a car that we do not build most likely asks for, where that holds for any car. */
export function likelyOfAnyCar(
  { catalog }: Advisor,
  draft: Draft,
  { asked, meaning }: MessageReading,
): Answer | undefined {
  if ((meaning.goal && !MONEY_AT_END.test(asked)) || ASKS_SHELF.test(asked)) return undefined
  const [best] = rankedAnswers([], asked, withoutCars(catalog.vehicles, asked))
  const least = isDiesel(asked) ? OF_A_DIESEL : LEAST_RIGHT
  const says = best && best.right >= least && wordsOfAnswer(best)
  // What is said of gasoline engines is not told of a diesel.
  if (!says || (isDiesel(asked) && !isDiesel(says[0].toLowerCase()))) return undefined
  const title = topicOf(best.topic)?.title
  return [ofNoneOfOurs(draft, meaning), text(inLanguage(draft.language, title ? named(title, says) : says))]
}

/** "Anything for a Mazda6": whether we have parts for it. */
const ASKS_SHELF =
  /\b(?:anything|something|parts|mods|upgrades|kits?|stuff) (?:(?:at all|available|out there|you have|you got|you sell) )?for (?:an?|the|my|his|her|our)?\b|\b(?:anything|something|any parts|any mods) (?:that |which )?(?:fits?|works?)\b/

const WANTS_NO = /\b(?:tell|show) (?:me|him|her|them)(?: just)? no\b|\bjust (?:say|tell \w+) no\b|\bsay no\b/

const isElectric = (stranger: string): boolean =>
  /\b(?:tesla|rivian|lucid|polestar|leaf|model ?[3sxy]|cybertruck|bolt|ioniq|ev6|taycan)\b/i.test(stranger)

/** Why a car is none of ours, and who builds it; a no where one is asked for. */
export function strangerWords(stranger: string, asked: string): [string, string] {
  if (isDiesel(asked))
    return [
      `Nothing for that one: the ${stranger} is a diesel, and we build gasoline cars and trucks only. A diesel shop near you has the tune and the hard parts for it. If you also drive a gas one, I can help with that.`,
      `Para ese nada: es diésel y trabajamos solo gasolina. Un taller diésel te ayuda.`,
    ]
  const plate = stranger.toLowerCase().split(' ').at(-1) ?? ''
  if (new RegExp(String.raw`(?:19|'|\b)[4-7]\d (?:\w+ )?${plate.replaceAll(/\W/g, '.')}`).test(asked))
    return [
      `Nothing made for the ${stranger}: we build fuel-injected cars, and the oldest we have parts for are from the late '80s. What fits any car may still help: brake fluid, a universal oil or transmission cooler. Send the part and its dimensions to /contact and we check it before you buy. Is there a newer car I can help with?`,
      `Nada hecho para el ${stranger}: trabajamos inyección, de finales de los 80 en adelante. Lo universal puede servir: líquido de frenos, enfriador de aceite o de transmisión; pregunta en /contact.`,
    ]
  const name = /^tesla/i.test(stranger) ? 'Teslas' : `the ${stranger}`
  const lead = WANTS_NO.test(asked) ? 'No. ' : ''
  const kit = /\b(?:turbo|supercharg\w+|blower)\b/.test(asked) ? ' We have no boost kit for it.' : ''
  const still: Bilingual = isElectric(stranger)
    ? [
        " There is no engine to tune in it: its power is the maker's own software. Tires, brake fluid and an alignment help it like any car; those any shop near you can do.",
        ' No tiene motor que tunear: su potencia es software del fabricante. Llantas, líquido de frenos y alineación le sirven como a cualquiera.',
      ]
    : [
        ' What fits any car may still help: brake fluid, a universal oil or transmission cooler; send the part and its size to /contact and a person checks it before you buy. And how a part or a tune works in general I can tell you.',
        ' Lo universal puede servir: líquido de frenos, enfriador de aceite o de transmisión; manda la pieza y su medida a /contact y una persona lo revisa. Y lo general de una pieza o un tune te lo explico.',
      ]
  return [
    `${lead}We don't build ${name}${lead ? '' : ' yet'}, so I won't guess at one.${kit}${lead ? '' : still[0]} ${lead ? 'If it has to be quicker, start with a car that we build: /vehicles.' : 'Is there another car I can help with?'}`,
    `${lead ? 'No. ' : ''}Todavía no trabajamos el ${stranger}, así que no te voy a inventar nada.${lead ? '' : still[1]} ¿Tienes otro carro?`,
  ]
}

/** A comparison with a car that we do not build: ours in figures, the other named back. */
export function besideStranger(advisor: Advisor, stranger: string, { vehicle, year, assumed }: ChosenCar): Answer {
  const { crankHp, timeSlip } = stockFigures(advisor.catalog, vehicle)
  return [
    text(
      `We don't build the ${stranger} yet, so I won't put numbers on it.`,
      `The stock ${carWords(vehicle, year)} has ${crankHp} hp and does ${slipWords(timeSlip)}. Tell me what the other one runs and I'll plan yours to beat it.`,
      assumed,
    ),
    suggestions(`${year} ${vehicle.make} ${vehicle.model}, 100 more whp`),
  ]
}

/** What can be explained where we would ask back: a message that names no goal and speaks clearly of one thing. */
export function explainedAnyway(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  if (reading.mayMean.length > 0 && !reading.about) return undefined
  const about = subjectOfFragment(advisor.catalog.vehicles, reading.asked)
  const topic = about?.topics[0]?.topic.id
  if (!about || !topic) return undefined
  return answerTopic(advisor, draft, { ...reading, about, meaning: { ...reading.meaning, topic } })
}

const HELD = /\b(?:or|vs|versus|against|than|which|better)\b/

/** "Hellcat or a Trackhawk": one of the two is ours. */
export function heldAgainst(advisor: Advisor, { asked, meaning }: MessageReading): Answer | undefined {
  if (!HELD.test(asked) || !meaning.stranger || meaning.goal) return undefined
  const [named, ...more] = carsIn(advisor.catalog, asked)
  const car = named && more.length === 0 ? carOf(advisor, named, true) : 'none'
  return typeof car === 'string' ? undefined : besideStranger(advisor, meaning.stranger, car)
}

const WISHES =
  /\b(?:wants?|wanting|needs?|make|making|goal|build|plan(?:s|ning)?|looking|power|faster|quicker|mods?|upgrades?|stage|tune|budget|whp|hp|recommend)\b|\$/
const SAYS_MUCH = 16

/** "2011 Mustang GT, coolant climbs on the highway": a car and how it is, and no wish of any kind. */
export function tellsState({ catalog }: Advisor, { asked, meaning }: MessageReading): boolean {
  if (WISHES.test(asked) || meaning.goal || meaning.budgetUsd !== undefined || meaning.fuel || meaning.induction)
    return false
  const [first] = subjectOfFragment(catalog.vehicles, asked)?.topics ?? []
  return first !== undefined && first.rank >= SAYS_MUCH
}
