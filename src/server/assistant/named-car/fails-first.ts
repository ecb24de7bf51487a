import { stockLimits } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, capital, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { torqueIn } from '../computed/unit-words.ts'
import { powerOfKit } from '../frame/holds-told.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { wheelHpOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { limitInSpanish } from '../words/limits-in-spanish.ts'
import { type BearingPart, stockPartsIn } from './stock-parts.ts'

const GIVES = `(?:fails?|breaks?|goes|go|dies?|lets? go|gives? (?:up|out|way|in)|blows?|pops?|quits?|maxes out|max out|runs? out|taps? out|snaps?|slips?|cede|rompe|truena|falla)`
const FIRST = `(?:first|1st|before the|sooner|primero)`
const ASKS_FIRST = new RegExp(
  [
    String.raw`\b${GIVES}\b[^.?!]{0,16}\b${FIRST}\b`,
    String.raw`\bfirst\b[^.?!]{0,24}\b(?:to (?:go|break|fail|die|let go|give)|${GIVES}|on the (?:pavement|ground|floor|road))\b`,
    String.raw`\bfirst (?:broken|weak (?:link|point|spot)|limit|failure|casualty)\b|\bweakest (?:link|point|part)\b`,
  ].join('|'),
)
/** One is bought before the other, or which car it is to be. */
const ELSE = /\b(?:buy|install|upgrade|mods?|do first|should i (?:do|get|replace)|change|psi|boost pressure)\b|\$/
const OF_INTERNALS =
  /\b(?:safe|ok(?:ay)?|fine|hold|survive|handle|live)\b[^.?!]{0,40}\b(?:internals|motor|engine|block|bottom end|rods|pistons)\b|\b(?:internals|motor|engine|block|bottom end|rods|pistons)\b[^.?!]{0,30}\b(?:safe|ok(?:ay)?|fine|hold|survive|handle|live)\b/
const SAFE_SHARE = 0.92
const MOST_TOLD = 5
/** Limits this near each other give way together. */
const CLOSE = 0.95

/** "What fails first, clutch or HPFP", "what breaks first at 900": the part, its figure, then the others in their order. */
export function failsFirst(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  if (!ASKS_FIRST.test(asked) || ELSE.test(asked) || isOther(turn)) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const said = wheelHpOf(advisor, car.vehicle, meaning) ?? powerSaid(asked)
  const ofKit = said === undefined ? powerOfKit(advisor, car.vehicle, asked) : undefined
  const power = said ?? ofKit
  const named = stockPartsIn(car, asksOf(asked)).filter(({ wheelHp }) => wheelHp !== undefined)
  if (named.length >= 2) {
    const order = firstOf(car, named, asked)
    const verdict = sound(car, power, asked, ofKit !== undefined)
    return told(turn, car, OF_INTERNALS.test(asked) ? [...verdict, order] : [order, ...verdict], power)
  }
  return power === undefined || meaning.goal !== undefined ? undefined : told(turn, car, [atPower(car, power)], power)
}

const isOther = ({ draft, reading: { meaning } }: Turn): boolean =>
  meaning.stranger !== undefined ||
  meaning.against?.car !== undefined ||
  meaning.intent === 'cart' ||
  meaning.budgetUsd !== undefined ||
  draft.shown !== undefined

/** The clause that asks what goes first; "safe on stock internals, and what fails first, clutch or HPFP" names two of three. */
const asksOf = (asked: string): string =>
  asked
    .split(/[?.;]|,? and (?=what\b|which\b)/)
    .findLast((clause) => ASKS_FIRST.test(clause) && / or\b| before /.test(clause)) ?? asked

export const powerSaid = (asked: string): number | undefined => {
  const figure =
    /(?:\bat|@|\bpast|\bto|\bmaking|\bis|\bdo|\bhandle|\bhold|\btake) ?(\d{3,4})(?!\d| ?(?:lb|nm|ft|rpm|miles|k\b))|\b(\d{3,4}) ?w\b/
      .exec(asked)
      ?.slice(1)
      .find(Boolean)
  return figure && Number(figure) >= 150 && Number(figure) <= 2000 && !/^(?:19|20)\d\d$/.test(figure)
    ? Number(figure)
    : undefined
}

const figureOf = ({ wheelHp = 0, torqueLbft }: BearingPart, asked: string): string =>
  torqueLbft ? `${torqueIn(asked)(torqueLbft)} at the crank, some ${whp(wheelHp)} here` : `about ${whp(wheelHp)}`

/** Which of the named parts goes first. */
function firstOf({ name }: OfCar, named: readonly BearingPart[], asked: string): Bilingual {
  const inOrder = named.toSorted((a, b) => (a.wheelHp ?? 0) - (b.wheelHp ?? 0))
  const [first, ...others] = inOrder as [BearingPart, ...BearingPart[]]
  const [next] = others
  const isClose = next?.wheelHp !== undefined && (first.wheelHp ?? 0) > CLOSE * next.wheelHp
  const rest = others.map((one) => `the ${one.english} ${figureOf(one, asked)}`)
  const resto = others.map((one) => `${one.spanish} unos ${whp(one.wheelHp ?? 0)}`)
  return [
    `The ${first.english} first${isClose ? ', with next to nothing between them' : ''}. On the stock ${name} it is good for ${figureOf(first, asked)}; ${listed(rest)}.`,
    `Primero ${first.spanish}: en el ${name} de fábrica aguanta unos ${whp(first.wheelHp ?? 0)}; ${resto.join(', ')}.`,
  ]
}

/** "Is 450 safe on stock internals" beside it. */
function sound(car: OfCar, power: number | undefined, asked: string, isOfKit: boolean): Bilingual[] {
  if (power === undefined) return []
  const limit = bottomEndOf(car)
  const first = car.vehicle.family.failsFirst
  const share = power / limit
  const percent = `${Math.round(100 * share)}%`
  const isAsked = OF_INTERNALS.test(asked)
  if (!isAsked && !isOfKit && share <= SAFE_SHARE) return []
  const word =
    share <= SAFE_SHARE
      ? ['safe', 'va bien']
      : share <= 1
        ? ['at the edge', 'queda justo']
        : ['too much', 'es demasiado']
  return [
    [
      `${whp(power)}${isOfKit ? ' with that kit' : ''} is ${word[0]} for the stock bottom end: ${percent} of the ${limit} whp that it takes on 93 with a careful tune. What lets go in there: ${first}.`,
      `${whp(power)} ${word[1]} para el motor de fábrica: ${percent} de los ${limit} whp que aguanta con 93 y buen tune.`,
    ],
  ]
}

/** What runs out or soaks, and breaks nothing by itself. */
const RUNS_OUT = /injector|fuel|pump|turbo|blower|supercharger|exchanger|intercooler|octane/

export const bottomEndOf = ({ advisor, vehicle }: OfCar): number =>
  Math.round(
    stockLimits(advisor.catalog, vehicle).find(({ component }) => component === 'internals')?.wheelHp ??
      vehicle.family.bottomEndLimitWheelHp,
  )

/** What is past its limit at a power, the weakest first: what breaks before what only runs out. */
export function atPower(car: OfCar, power: number): Bilingual {
  const { advisor, vehicle, name } = car
  const past = stockLimits(advisor.catalog, vehicle).filter(({ wheelHp }) => wheelHp < power)
  const breaks = past.filter(({ name: what }) => !RUNS_OUT.test(what))
  const empty = past.filter(({ name: what }) => RUNS_OUT.test(what)).slice(0, MOST_TOLD)
  const [first, ...others] = breaks.length > 0 ? breaks.slice(0, MOST_TOLD) : empty
  const bottom = bottomEndOf(car)
  const inside = `The stock bottom end is good for about ${bottom} whp on 93: ${vehicle.family.failsFirst}.`
  if (!first)
    return [
      `Nothing on the stock ${name} is past its limit at ${whp(power)}. ${inside}`,
      `A ${whp(power)} nada del ${name} de fábrica pasa de su límite. El motor aguanta unos ${bottom} whp.`,
    ]
  const rest = others.map((one) => `${one.name} ${whp(one.wheelHp)}`)
  const out = breaks.length > 0 ? empty.map((one) => `${one.name} ${whp(one.wheelHp)}`) : []
  return [
    `At ${whp(power)} on the stock ${name} the ${first.name} first: good for about ${whp(first.wheelHp)}.${rest.length > 0 ? ` Past their limit as well: ${listed(rest)}.` : ''}${out.length > 0 ? ` Out before they break anything: ${listed(out)}.` : ''} ${inside}`,
    `A ${whp(power)} en el ${name} de fábrica primero ${limitInSpanish(first.name)}: aguanta unos ${whp(first.wheelHp)}. ${others.map((one) => `${limitInSpanish(one.name)} ${whp(one.wheelHp)}`).join(', ')}. El motor aguanta unos ${bottom} whp.`,
  ]
}

function told({ draft }: Turn, car: OfCar, words: readonly Bilingual[], power: number | undefined): Answer {
  const order = power === undefined ? restOfCar(car) : []
  return [
    text(...[...words, ...order].map((one) => capital(inLanguage(draft.language, one))), car.assumed),
    suggestions(
      power ? `${Math.round(power)} whp` : '100 more whp',
      'Will my transmission hold?',
      'How quick is it stock?',
    ),
  ]
}

/** What comes before either of them. */
function restOfCar({ advisor, vehicle }: OfCar): Bilingual[] {
  const [weakest] = stockLimits(advisor.catalog, vehicle)
  return weakest
    ? [
        [
          `The first limit of the whole car is the ${weakest.name}, at about ${whp(weakest.wheelHp)}.`,
          `El primer límite de todo el carro: ${limitInSpanish(weakest.name)}, a unos ${whp(weakest.wheelHp)}.`,
        ],
      ]
    : []
}
