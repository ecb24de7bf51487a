import { slotOf } from '../../engine/fitment/slots.ts'
import { buildPower } from '../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import { type Draft, withMeaning } from './draft.ts'
import { fuelsNamed } from './fuel-words.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { MAKES_POWER } from './makes-power.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { type ChosenCar, carOf } from './request-of.ts'

/** What a part is worth in power is asked, whatever it costs. */
const ASKS_GAIN =
  /\b(?:how much|how many|what(?: kind of| sort of)?|any|much)\b[^.?!]{0,24}\b(?:power|w?hp|horse ?powers?|horses|torque|gains?)\b|\b(?:what|how much)\b(?! if)[^.?!]{0,40}\b(?:gain|adds?|makes?|gives?|net)\b|\b(?:w?hp|power|horsepower) (?:gains?|increase)\b|\bgains?\W*$|\bwhat (?:do|would|will|can|could|does) (?:i|that|it|you) (?:get|gain|see|pick up)\b(?: (?:out of|from) (?:it|that))?\W*$/
const ASKS_WORTH =
  /\bworth (?:it|doing|getting|the money|buying)\b|\bgood (?:mod|idea|bang|value)\b|\bwaste of money\b|\bpoint (?:in|of)\b/
const ASKS_ELSE =
  /\b(?:safe\w*|hold|handle|breaks?|legal|loud|limit|how long|hours|noise|cheaper|reliab\w*|last|need\w*|mpg|resale|sound)\b|\bhow much (?:is|are|for|do(?:es)? (?:an?|the|it) [a-z -]{2,24} (?:cost|run))\b/
/** "Without touching the cats": no part that is asked about. */
export const LEFT_ALONE = /\bwithout (?:touching|changing|replacing|removing) [^,.?!]*/g
/** "My buddy says 40 hp": a figure that is told of a part. */
const CLAIMED = /\b(\d{2,3}) ?\+? ?(?:extra |more )?(?:w?hp|horse ?powers?|horses|ponies|bhp|ps)\b/
const SAYS =
  /\b(?:insists?|claims?|says|said|swears?|told me|heard|read|advertis\w*|promis\w*)\b|\b(?:do|does|will|would|can|could)\b[^.?!]{0,30}\b(?:really|actually|honestly)\b/
/** Past this a figure is a goal and no gain. */
const MOST_CLAIMED = 150

/** So little is not felt. */
const FELT_WHP = 3
/** Dollars for each horsepower at which power is cheap, and from which it is dear. */
const CHEAP_USD = 45
const DEAR_USD = 110

/** "Heard a tune gives 45 hp": a gain that others told. */
function claimedWhp(asked: string): number | undefined {
  const claimed = SAYS.test(asked) ? Number(CLAIMED.exec(asked)?.[1] ?? 0) : 0
  return claimed > 0 && claimed <= MOST_CLAIMED ? claimed : undefined
}
/** Whether what is told is a gain of one part, which is judged by its figure. */
export const claimsGain = (asked: string): boolean =>
  claimedWhp(asked) !== undefined && kindsIn(asked).some((kind) => MAKES_POWER.test(kind))

interface Gain {
  kind: PartKind
  part: Part
  whp: number
  installedUsd: number
}

function gainOf({ catalog }: Advisor, { vehicle }: ChosenCar, kind: PartKind): Gain | undefined {
  const fuel = kind === 'e85_tune' ? 'e85' : vehicle.engine.ratedFuel
  const [best] = partsLike(catalog, vehicle, { kind })
    .filter((part) => part.kind === kind && !/catless/i.test(part.name))
    .map((part) => ({
      part,
      wheelHp: buildPower({ vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER }, catalog.factors).wheelHp,
    }))
  if (!best) return undefined
  const { part, wheelHp } = best
  const whp = Math.max(0, Math.round(wheelHp - catalog.stockPower(vehicle).stockWheelHp))
  return { kind, part, whp, installedUsd: installedUsdOf(part) }
}

/** "How much does a tune make", "is a Procharger worth it", "he says 40 hp": the gain first, by itself on this car, then the price. */
export function gainOfParts(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const kinds = kindsIn(asked.replaceAll(LEFT_ALONE, ' ')).filter((kind) => MAKES_POWER.test(kind))
  const claimed = SAYS.test(asked) ? Number(CLAIMED.exec(asked)?.[1] ?? 0) : 0
  const isClaim = claimed > 0 && claimed <= MOST_CLAIMED && !meaning.dynoSheet && !meaning.installed
  const isWorth = ASKS_WORTH.test(asked)
  const isGain = (ASKS_GAIN.test(asked) || isWorth) && !ASKS_ELSE.test(asked) && meaning.goal === undefined
  if (!(isClaim || isGain) || kinds.length !== 1 || draft.shown || meaning.budgetUsd || meaning.intent === 'cart')
    return undefined
  const [only] = kinds
  const isRefused =
    only &&
    asked.search(LEFT_ALONE) < 0 &&
    (meaning.without?.includes(only) || meaning.keepsStock?.includes(slotOf(only)))
  if (isRefused || meaning.induction === 'naturally_aspirated') return undefined
  if (fuelsNamed(asked).length > 1) return undefined
  const own =
    meaning.car === undefined
      ? draft
      : { ...withMeaning({}, { ...meaning, intent: 'plan' }), ...(draft.talk ? { talk: draft.talk } : {}) }
  const car = carOf(advisor, own, true)
  if (typeof car === 'string') return undefined
  const gains = kinds.flatMap((kind) => gainOf(advisor, car, kind) ?? [])
  const [first] = gains
  if (!first) return undefined
  const name = carWords(car.vehicle, car.year)
  const verdict = isClaim ? claimWords(claimed, first) : isWorth ? worthWords(first) : ['', '']
  const told = gains.map((gain) => gainWords(gain))
  return [
    text(
      inLanguage(draft.language, [
        `${verdict[0]}On the ${name}: ${told.map(([english]) => english).join('; ')}. ${PART_FACTS[first.kind].worth} ${PART_FACTS[first.kind].needs}`,
        `${verdict[1]}En el ${name}: ${told.map(([, spanish]) => spanish).join('; ')}. ${PART_FACTS[first.kind].spanish}`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: gains.map(({ part }) => offered(part)) },
    suggestions('Add it to my cart', 'How long does it take?', 'Does it need a tune?'),
  ]
}

function gainWords({ kind, part, whp, installedUsd }: Gain): readonly [string, string] {
  const price = `${part.manufacturer} ${part.name}, ${dollars(installedUsd)} installed`
  return whp >= FELT_WHP
    ? [
        `about +${whp} whp from the ${kindWords(kind)} by itself (${price})`,
        `unos +${whp} whp con ${kindWords(kind)} (${price})`,
      ]
    : [
        `next to nothing from the ${kindWords(kind)} by itself, under ${FELT_WHP} whp (${price})`,
        `casi nada con ${kindWords(kind)} solo (${price})`,
      ]
}

/** So far a claim may be off and still be told as a yes. */
const NEAR = 1.4

function claimWords(claimed: number, { whp }: Gain): readonly [string, string] {
  return claimed > NEAR * Math.max(whp, FELT_WHP)
    ? [`No, not ${claimed}. `, `No, ${claimed} no. `]
    : [`Yes, ${claimed} is about right. `, `Sí, ${claimed} es más o menos lo que da. `]
}

function worthWords({ whp, installedUsd }: Gain): readonly [string, string] {
  const each = whp >= FELT_WHP ? installedUsd / whp : Number.POSITIVE_INFINITY
  const price = Number.isFinite(each) ? `, ${dollars(each)} a whp` : ''
  if (each <= CHEAP_USD) return [`Yes: cheap power${price}. `, `Sí: potencia barata${price}. `]
  if (each <= DEAR_USD)
    return [
      `Yes, if you want that power: a normal price for it${price}. `,
      `Sí, si quieres esa potencia: precio normal${price}. `,
    ]
  return [`Not for power${price}. `, `Por potencia no${price}. `]
}
