import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Side } from './built-sides.ts'
import { breaksOfEach, columnsAsked } from './compare-columns.ts'
import { buyOrBuild, overLimit, verdictFor } from './compare-verdict.ts'
import { betterFor, DRIFTS } from './computed/compare-by-use.ts'
import { purposeSaid } from './computed/purpose-said.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { slipWords } from './question-answers.ts'
import { ANY_MONEY_USD, builtSides, PER_DOLLAR, SAME_MONEY } from './sides-of-talk.ts'

const ASKS_COST = /\bcheap\w*|\bcosts?\b|\bless money\b|\bmas barato\b|\bprice\b/
const ASKS_QUICK = /\b(?:quicke\w+|faste\w+|wins?|beat|gap|walks?|ahead)\b/
const WORTH = /\bworth\b|\bextra\b|\bjustif\w+/

const line = (side: Side): Bilingual => {
  const { zeroToSixtyS, quarterMileS, trapMph } = side.timeSlip
  const times = `0-60 en ${zeroToSixtyS.toFixed(1)} s y el cuarto de milla en ${quarterMileS.toFixed(2)} s a ${Math.round(trapMph)} mph`
  return side.reply
    ? [
        `${side.name}: ${whp(side.wheelHp)} for ${dollars(side.usd)} installed; ${slipWords(side.timeSlip)}.`,
        `${short(side)} con ${side.spanish}: ${whp(side.wheelHp)} por ${dollars(side.usd)} instalado; ${times}.`,
      ]
    : [
        `${side.name}: ${whp(side.wheelHp)}; ${slipWords(side.timeSlip)}.${side.lacks ? ` We sell nothing of that for it.` : ''}`,
        `${short(side)} de fábrica: ${whp(side.wheelHp)}; ${times}.${side.lacks ? ' No vendemos nada de eso para él.' : ''}`,
      ]
}

const seconds = ({ timeSlip }: Side): number => timeSlip.quarterMileS
const gained = (side: Side): number => side.wheelHp - side.stockWheelHp
const short = ({ car }: Side): string => carWords(car.vehicle, car.year)

/** So small a gap the driver decides. */
const EVEN_S = 0.1

function quicker(sides: readonly [Side, Side]): Bilingual {
  const [quick, slow] = seconds(sides[0]) <= seconds(sides[1]) ? sides : [sides[1], sides[0]]
  const gap = seconds(slow) - seconds(quick)
  const trap = (side: Side) => `${seconds(side).toFixed(2)} s at ${Math.round(side.timeSlip.trapMph)} mph`
  const close = gap < EVEN_S ? ' That close, the driver and the launch decide it.' : ''
  return [
    `The ${quick.name} is quicker by ${gap.toFixed(2)} s in the quarter mile: ${trap(quick)} against ${trap(slow)} (predicted).${close}`,
    `Gana el ${short(quick)} por ${gap.toFixed(2)} s en el cuarto de milla: ${trap(quick).replace(' at ', ' a ')} contra ${trap(slow).replace(' at ', ' a ')} (predicción).`,
  ]
}

function cheaper(sides: readonly [Side, Side]): Bilingual | undefined {
  if (sides.some(({ reply }) => !reply)) return undefined
  const isShort = sides.map(({ reply }) => (reply?.shortfall ?? null) !== null)
  const [less, more] = sides[0].usd <= sides[1].usd ? sides : [sides[1], sides[0]]
  const [there] = sides.filter((_, at) => !isShort[at])
  if (isShort[0] !== isShort[1] && there) {
    const other = sides.find((side) => side !== there) ?? there
    return [
      `Only the ${short(there)} gets there: ${whp(there.wheelHp)} for ${dollars(there.usd)} installed. The ${short(other)} tops out at ${whp(other.wheelHp)} for ${dollars(other.usd)}.`,
      `Solo el ${short(there)} llega: ${whp(there.wheelHp)} por ${dollars(there.usd)}; el ${short(other)} se queda en ${whp(other.wheelHp)} por ${dollars(other.usd)}.`,
    ]
  }
  const gap = more.usd - less.usd
  if (gap < 1)
    return [
      `No difference in money: ${dollars(less.usd)} installed on each.`,
      `Cuestan lo mismo: ${dollars(less.usd)} instalado.`,
    ]
  return [
    `The ${short(less)} is cheaper by ${dollars(gap)}: ${dollars(less.usd)} installed for ${whp(less.wheelHp)}, against ${dollars(more.usd)} for ${whp(more.wheelHp)}.`,
    `Sale más barato el ${short(less)}, por ${dollars(gap)}: ${dollars(less.usd)} instalado para ${whp(less.wheelHp)}, contra ${dollars(more.usd)} para ${whp(more.wheelHp)}.`,
  ]
}

/** Prices this near decide nothing. */
const SAME_PRICE = 0.05

function perDollar(sides: readonly [Side, Side]): Bilingual | undefined {
  if (sides.some((side) => side.usd <= 0 || gained(side) < 1)) return undefined
  const price = (side: Side) => side.usd / gained(side)
  const [good, other] = price(sides[0]) <= price(sides[1]) ? sides : [sides[1], sides[0]]
  if (price(other) - price(good) < SAME_PRICE * price(good))
    return [
      `They give the same for the money: about ${dollars(price(good))} a whp on each.`,
      `Rinden lo mismo: unos ${dollars(price(good))} por whp en cada uno.`,
    ]
  const says = (side: Side) =>
    `${dollars(price(side))} a whp (+${Math.round(gained(side))} whp for ${dollars(side.usd)})`
  return [
    `The ${short(good)} gives more for the money: ${says(good)}, against ${says(other)}.`,
    `El ${short(good)} rinde más por dólar: ${says(good)}, contra ${says(other)}.`,
  ]
}

/** So many times what the cheaper build pays for a whp the extra power is dear. */
const DEAR = 2

/** Two builds of one car: what the dearer one adds, and whether it is worth it. */
function extra(sides: readonly [Side, Side]): Bilingual | undefined {
  const [less, more] = sides[0].usd <= sides[1].usd ? sides : [sides[1], sides[0]]
  const [power, usd] = [more.wheelHp - less.wheelHp, more.usd - less.usd]
  if (usd < 1 || power < 1) return undefined
  const [first, next] = [less.usd / Math.max(1, gained(less)), usd / power]
  const tenths = (seconds(less) - seconds(more)).toFixed(2)
  const isDear = next > DEAR * first
  return [
    `The extra is ${whp(power)} and ${tenths} s in the quarter mile for ${dollars(usd)} more: ${dollars(next)} a whp, where the first step costs ${dollars(first)} a whp. ${isDear ? `For the money, stop at the ${whp(less.wheelHp)}; go on only if you want that power now.` : 'That is fair money for it: worth it if you will use the power.'}`,
    `La diferencia: ${whp(power)} y ${tenths} s en el cuarto de milla por ${dollars(usd)} más, ${dollars(next)} por whp; el primer paso cuesta ${dollars(first)} por whp. ${isDear ? 'Por el dinero, quédate en el primero.' : 'Vale la pena si vas a usar la potencia.'}`,
  ]
}

/** Two cars of one engine: the same parts and tunes, each with its own file. */
function sameEngine([one, two]: readonly [Side, Side]): readonly Bilingual[] {
  const [own, other] = [one.car.vehicle.family.name, two.car.vehicle.family.name]
  return own === other
    ? [
        [
          `Same engine family in both (${own}): the same tunes and parts, each with its own file.`,
          `El mismo motor en los dos (${own}).`,
        ],
      ]
    : []
}

function between(sides: readonly [Side, Side]): Bilingual {
  const [one, two] = sides
  const power = Math.abs(Math.round(one.wheelHp) - Math.round(two.wheelHp))
  const usd = Math.abs(one.usd - two.usd)
  return [
    `Between them: ${power} whp${one.reply && two.reply ? ` and ${dollars(usd)}` : ''}.`,
    `Entre los dos: ${power} whp${one.reply && two.reply ? ` y ${dollars(usd)}` : ''}.`,
  ]
}

/** What the same money makes of each: the one that ends up with more power, and what it starts with. */
function forMoney(sides: readonly [Side, Side], usd: number): Bilingual | undefined {
  if (sides.some(({ reply }) => !reply)) return undefined
  const [more, less] = sides[0].wheelHp >= sides[1].wheelHp ? sides : [sides[1], sides[0]]
  const gap = Math.round(more.wheelHp) - Math.round(less.wheelHp)
  const isFirstStock = more.stockWheelHp > less.stockWheelHp
  return [
    `For ${dollars(usd)} in parts and labor: the ${short(more)}, with ${whp(more.wheelHp)} against ${whp(less.wheelHp)}. ${isFirstStock ? `It starts ${Math.round(more.stockWheelHp - less.stockWheelHp)} whp up, and the money adds ${Math.round(gained(more))} whp to it and ${Math.round(gained(less))} to the other` : `It starts ${Math.round(less.stockWheelHp - more.stockWheelHp)} whp down and still ends ${gap} whp ahead`}. What the cars themselves cost comes on top.`,
    `Con ${dollars(usd)} en piezas y mano de obra: el ${short(more)}, con ${whp(more.wheelHp)} contra ${whp(less.wheelHp)}. El precio de los carros va aparte.`,
  ]
}

/** The car for the use that was said, whatever was done to either. */
function forUse({ catalog }: Advisor, sides: readonly [Side, Side], asked: string): Bilingual | undefined {
  const ofSides = verdictFor(catalog, sides, asked)
  if (ofSides) return [ofSides, ofSides]
  if (!DRIFTS.test(asked) && purposeSaid(asked) !== 'tow') return undefined
  const cars = sides.map(({ car }) => ({ car, stock: stockFigures(catalog, car.vehicle) }))
  const said = betterFor(catalog, cars, asked, true)
  return said ? [said, said] : undefined
}

/** Two cars with their mods, or a build and what it is held against: both in figures, and the verdict for what was asked first. */
export function compareBuilt(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
): Answer | undefined {
  const [one, two] = builtSides(advisor, before, reading) ?? []
  if (!one || !two) return undefined
  return toldSides(advisor, draft, reading, [one, two], before.shown?.modelId === one.car.vehicle.modelId)
}

/** Two sides in figures, the verdict for what was asked first. `isShown`: the first is the build on the table. */
export function toldSides(
  advisor: Advisor,
  draft: Draft,
  { asked, meaning }: MessageReading,
  sides: readonly [Side, Side],
  isShown = true,
): Answer {
  const [one, two] = sides
  const isOneCar = one.car.vehicle.id === two.car.vehicle.id
  const money = meaning.budgetUsd ?? (SAME_MONEY.test(asked) && !isShown ? ANY_MONEY_USD : undefined)
  const isOfCost = ASKS_COST.test(asked) || (meaning.goal !== undefined && 'wheelHp' in meaning.goal)
  const verdict =
    (isOneCar && one.reply && two.reply ? extra(sides) : undefined) ??
    (money === undefined || PER_DOLLAR.test(asked) ? undefined : forMoney(sides, money)) ??
    (PER_DOLLAR.test(asked) || (WORTH.test(asked) && !isOneCar) ? perDollar(sides) : undefined) ??
    (isOfCost ? cheaper(sides) : undefined)
  const also = isOneCar && verdict ? undefined : quicker(sides)
  const use =
    isOneCar || draft.language === 'es' ? undefined : (buyOrBuild(sides, asked) ?? forUse(advisor, sides, asked))
  const words: readonly (Bilingual | undefined)[] = use
    ? [use, also]
    : ASKS_QUICK.test(asked)
      ? [also, verdict]
      : [verdict, also]
  const says = words.flatMap((pair) => (pair ? [inLanguage(draft.language, pair)] : []))
  return [
    text(
      [
        says.join(' '),
        ...sides.map(
          (side) =>
            `${inLanguage(draft.language, line(side))}${inLanguage(draft.language, columnsAsked(advisor, side, asked))}${inLanguage(draft.language, overLimit(side))}`,
        ),
        ...(isOneCar
          ? []
          : breaksOfEach(
              sides.map(({ car }) => car),
              asked,
            )),
        ...(isOneCar ? [] : [inLanguage(draft.language, between(sides))]),
        ...(isOneCar ? [] : sameEngine(sides).map((pair) => inLanguage(draft.language, pair))),
      ].join('\n'),
    ),
    suggestions(
      ...(isOneCar
        ? ['What breaks first?', 'Add it to my cart']
        : [`${short(two)}, 100 more whp`, 'What breaks first?']),
    ),
  ]
}
