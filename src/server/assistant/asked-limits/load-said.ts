import { powerOfKit } from '../frame/holds-told.ts'
import { type OfCar, stockWhp } from '../frame/of-car.ts'
import type { Goal } from '../meaning.ts'
import { powerNow, torqueSaid } from '../named-car/bears-said.ts'
import { powerSaid } from '../named-car/fails-first.ts'
import { Sentence } from '../sentence.ts'
import { wheelHpOf } from '../subject-of-answer.ts'
import type { Turn } from '../turn.ts'
import { toldKit, toldPower } from './told-power.ts'

/** What is to go through the stock parts. */
export interface Load {
  wheelHp?: number | undefined
  torqueLbft?: number | undefined
  /** Boost above the atmosphere that the power was reckoned from. */
  psi?: number
  /** It makes that today. */
  isNow: boolean
}

export const ATMOSPHERE_PSI = 14.7
const PSI_OF_BAR = 14.5
/** Air that boost brings is not all power: heat and the blower or exhaust take a share. */
export const BOOST_PAYS = 0.85

const PSI = /(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:psi|lbs?|pounds)(?! ?-?(?:\/|hr|ft|an hour))(?! of torque)/
const BAR = /(?<![\d.])([0-3](?:\.\d{1,2})?) ?bar\b/

/** Boost that a message says, in psi. */
export function psiSaid(asked: string): number | undefined {
  const bar = BAR.exec(asked)?.[1]
  const psi = Number(PSI.exec(asked)?.[1] ?? 0) || Number(bar ?? 0) * PSI_OF_BAR
  return psi >= 2 && psi <= 45 ? psi : undefined
}

/** Wheel power at so much boost, by the air that it brings over stock. */
export function powerAtPsi(car: OfCar, psi: number): number {
  const { boostGaugePsi: stockPsi } = car.vehicle.engine
  const stock = stockWhp(car)
  if (stockPsi > 0.5) return stock * (1 + (BOOST_PAYS * (psi - stockPsi)) / (ATMOSPHERE_PSI + stockPsi))
  return stock * (1 + (BOOST_PAYS * psi) / ATMOSPHERE_PSI)
}

const IS_NOW =
  /\b(?:i am|im|i'm|its|it's|it is|mine is|makes?|making|makin|put down|dynoed|currently|right now|already)\b/
/** "2 hundred fifty", a year or a part number is no power. */
const BARE =
  /(?<![a-z\d.$'’-])(\d{3,4})(?![\d.-]| ?(?:lb|nm|ft|rpm|mile|k\b|cc|psi|ci\b|tq|wtq|torque|shot|octane|gt|[ex]?drive|i\b))/g

/** The power, torque or boost that the question puts through the car. */
export function loadSaid(turn: Turn, car: OfCar, asked: string): Load {
  const { advisor, reading } = turn
  const { goal, dynoSheet } = reading.meaning
  const torqueLbft = torqueSaid(asked)
  const psi = psiSaid(asked)
  const isNow = IS_NOW.test(asked)
  const now = powerNow(asked) ?? (isNow ? dynoSheet?.wheelHp : undefined)
  const said =
    now ?? ofGoal(turn, car, goal, asked) ?? powerSaid(asked) ?? (torqueLbft || psi ? undefined : bare(car, asked))
  if (said !== undefined) return { wheelHp: said, torqueLbft, isNow }
  if (torqueLbft !== undefined) return { torqueLbft, isNow }
  if (psi !== undefined) return { wheelHp: powerAtPsi(car, psi), psi, isNow }
  const kit = /\b(?:with|if|behind|add(?:ing)?|put|hold) (?:a|an|the|my)\b/.test(asked)
    ? powerOfKit(advisor, car.vehicle, asked)
    : undefined
  const priced = toldKit(turn, asked)
  const brings = priced === undefined ? undefined : powerOfKit(advisor, car.vehicle, priced)
  return { wheelHp: kit ?? toldPower(turn, asked) ?? brings, isNow }
}

function ofGoal({ advisor }: Turn, { vehicle }: OfCar, goal: Goal | undefined, asked: string): number | undefined {
  if (!goal || 'torqueLbft' in goal) return undefined
  const power = wheelHpOf(advisor, vehicle, { goal })
  // The power of another message, folded into this one, is not asked about here.
  return power !== undefined && /\d|\bstage\b|\bhundred\b/.test(asked) ? power : undefined
}

/** Names of cars and engines. */
const NAMES: ReadonlySet<number> = new Set([
  ...[
    911, 918, 930, 964, 986, 987, 991, 992, 993, 996, 997, 718, 981, 982, 302, 351, 350, 370, 392, 427, 454, 240, 300,
  ],
])
const LEAST_WHP = 150
const MOST_WHP = 1600
const IS_POWER = /\b\d{3} ?(?:[awr]?whp|hp|w\b|wheel|at the (?:wheels?|tires?))/
/** "400 easy?" of a car: a figure that can be its power and is neither its year nor its name. */
function bare({ vehicle, year }: OfCar, asked: string): number | undefined {
  const name = `${vehicle.make} ${vehicle.model}`.toLowerCase()
  return [...asked.matchAll(BARE)]
    .map(([, figure]) => Number(figure))
    .find(
      (figure) =>
        figure >= LEAST_WHP &&
        figure <= MOST_WHP &&
        figure !== year &&
        !(NAMES.has(figure) && !IS_POWER.test(asked)) &&
        !name.includes(String(figure)),
    )
}

/** The power that the messages before put on the car: "will the trans die" after "turbo at 6 psi". */
export function loadBefore(turn: Turn, car: OfCar): Load {
  const { advisor, draft, messages } = turn
  const goal = draft.goal && wheelHpOf(advisor, car.vehicle, { goal: draft.goal })
  if (goal !== undefined) return { wheelHp: goal, isNow: false }
  const earlier = messages
    .filter(({ from }) => from === 'visitor')
    .slice(0, -1)
    .slice(-2)
    .toReversed()
  for (const { text } of earlier) {
    const asked = new Sentence(text).rest
    const psi = psiSaid(asked)
    const wheelHp = powerNow(asked) ?? powerSaid(asked) ?? (psi === undefined ? undefined : powerAtPsi(car, psi))
    if (wheelHp !== undefined) return { wheelHp, isNow: false, ...(psi === undefined ? {} : { psi }) }
  }
  return { isNow: false }
}
