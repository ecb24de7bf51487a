import { oncePer } from '../../../catalog/once-per.ts'
import { carWords } from '../../planning/car-facts.ts'
import type { Answer, Said } from '../advisor.ts'
import { chosenCar } from '../chosen-car.ts'
import type { Draft } from '../draft.ts'
import type { Meaning } from '../meaning.ts'
import { isTalkOnEthanol } from '../pumps-on-ethanol.ts'
import { readMessageOnce } from '../read-message-once.ts'
import type { ChosenCar } from '../request-of.ts'
import { kindsTold } from '../told-last.ts'
import type { Turn } from '../turn.ts'
import { withoutNamedBeside } from '../words/named-beside.ts'
import { type CartSoFar, cartSoFar } from './cart-so-far.ts'
import { orderOf, type SaidOrder } from './order-of.ts'
import { orderWords } from './order-words.ts'
import type { OrderContext } from './pick-part.ts'

/** A message as an order is read in it, and the cart of the talk before it. */
export interface Spoken extends Turn {
  so: CartSoFar
  order: SaidOrder
  /** The car that the message itself names, whatever it was taken to follow. */
  named: Pick<Meaning, 'car' | 'year' | 'maybeYear' | 'goal' | 'gearbox'>
  /** The message as a parts counter hears it. */
  heard: string
  /** Where in the talk a build was shown last; -1 where none was. */
  shownAt: number
}

/** Read once, whoever asks for it. */
export const spokenOrder = oncePer((turn: Turn): Spoken => {
  const { advisor, draft, reading, messages } = turn
  const isSpanish = (reading.language ?? draft.language) === 'es'
  const heard = ofCams(messages, ofPads(messages, orderWords(reading.asked, isSpanish)))
  return {
    ...turn,
    heard,
    named: { ...readMessageOnce(advisor.catalog, turn.words).meaning, ...reading.meaning },
    so: cartSoFar(advisor.catalog.parts, messages),
    shownAt: messages.findLastIndex(({ request }) => request !== undefined),
    order: orderOf(advisor.catalog, withoutNamedBeside(heard)),
  }
})

/** "The front set", "2 sets of fronts", after pads were talked about: of pads. */
const ofPads = (messages: readonly Said[], heard: string): string =>
  !/\brotors?\b/.test(heard) && messages.slice(-1 - PADS_BACK, -1).some(({ text }) => /\bpads\b/i.test(text))
    ? heard
        .replaceAll(/\b(front|rear) (?:sets?|pair|axle set)\b(?! of)/g, '$1 brake pads')
        .replaceAll(/\b(front|rear)s(?=,|\.| and\b| plus\b|\W*$)/g, '$1 brake pads')
        .replaceAll(/\b(1|one|2|3|4|an?) (front|rear)(?=,|\.| and\b| plus\b|\W*$)/g, '$1 $2 brake pads')
    : heard
const PADS_BACK = 4

/** "The cams with the springs", after cams or retainers were talked about: springs of the valves. */
const ofCams = (messages: readonly Said[], heard: string): string =>
  messages.slice(-1 - PADS_BACK).some(({ from, text }) => from === 'visitor' && OF_VALVES.test(text))
    ? heard.replaceAll(/(?<!\b(?:lowering|valve|eibach|h&r|coil|pro-?kit) )\bsprings\b/g, 'valve springs')
    : heard
const OF_VALVES = /\b(?:cam ?shafts?|cams|retainers?|valve ?springs?|valvetrain|lifters)\b/i

const FEW_WORDS = 12
export const isShort = (words: string): boolean => words.trim().split(/\s+/).length <= FEW_WORDS
/** What was shown last is a build, and not the cart. */
export const isOfLaterBuild = ({ shownAt, so }: Spoken): boolean => shownAt > so.changedAt

export const INTO_CART =
  /\b(?:in|into|to) (?:my |the |ur |your |a )?(?:cart|basket)\b|\b(?:put|add|throw|stick|get)\b.{2,60}\b(?:on|to) (?:my|the) (?:list|order|tab)\b|\b(?:cart|basket)\W*$|^\W*cart\b|\b(?:one|same|single) cart\b|[.,;] ?cart\b|\bcart (?:it|them|that|those|the|up|both|all)\b/
export const ASKS_OF_CART =
  /\b(?:why|how (?:do|does|can|come|long)|what happen\w*|yesterday|earlier|disappear\w*|shows? (?:nothing|empty|up)|saved?|is (?:there|it) (?:in|an?)|did (?:you|it|that))\b/

/** The car that a message names, else the one that the talk named last: a cart order leaves the build's car alone. */
export function draftOfCar({ advisor, draft, named, messages, so }: Spoken): Draft {
  const visitor = messages.filter(({ from }) => from === 'visitor')
  const earlier =
    so.lines.length > 0
      ? visitor
          .map((message) => readMessageOnce(advisor.catalog, message.text).meaning)
          .findLast(({ car }) => car !== undefined)
      : undefined
  const said = named.car === undefined ? earlier : named
  if (!said?.car || (said.car === draft.car && (said.year ?? draft.year) === draft.year)) return draft
  const { shown: _, gearbox: __, year: ___, ...rest } = draft
  return {
    ...{ ...rest, car: said.car },
    ...(said.year ? { year: said.year, isYearSaid: true } : {}),
    ...(said.gearbox ? { gearbox: said.gearbox } : {}),
  }
}

export const carOfOrder = (spoken: Spoken, draft: Draft): ChosenCar | { answer: Answer } =>
  chosenCar(spoken.advisor, draft, { ...spoken.reading, meaning: { ...spoken.reading.meaning, intent: 'cart' } })

export function contextOf(spoken: Spoken, draft: Draft, car: ChosenCar): OrderContext {
  const { advisor, before, messages, so } = spoken
  const inCart = so.lines.flatMap(({ part }) => part?.kind ?? [])
  const told = [...kindsTold(before, messages), ...(so.isGoingOn ? inCart : [])]
  return {
    ...{ advisor, draft, car, told: [...new Set(told)] },
    answerBefore: messages.findLast(({ from }) => from === 'assistant')?.text ?? '',
    isOnEthanol: draft.fuel === 'e85' || isTalkOnEthanol(messages),
    isOfBuild: draft.shown !== undefined && isOfLaterBuild(spoken),
  }
}

export const nameOfCar = ({ vehicle, year }: ChosenCar): string => carWords(vehicle, year)
