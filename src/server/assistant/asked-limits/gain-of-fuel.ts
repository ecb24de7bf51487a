import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, Part } from '../../../engine/model.ts'
import { partsLike } from '../../planning/car-facts.ts'
import { ETHANOL_NAMES, GRADE_WORDS } from '../../planning/preference-words.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { ethanolGain } from '../ethanol-gain.ts'
import { fedFor } from '../frame/fed-for.ts'
import { ethanolTold as ethanolOfParts } from '../frame/fuel-told.ts'
import { type OfCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { fuelsNamed } from '../fuel-words.ts'
import { makesPowerKind } from '../named-car/gain-said.ts'
import { kindsIn } from '../part-words.ts'
import { shownBuild } from '../stage-plan.ts'
import { STRENGTH_TOPICS } from '../strength-asked.ts'
import type { Turn } from '../turn.ts'
import { fuelLimit } from './bearers.ts'
import { fuelName } from './fuel-asked.ts'

const isEthanol = (fuel: Fuel): fuel is 'e30' | 'e85' => fuel === 'e30' || fuel === 'e85'
const isPump = (fuel: Fuel): boolean => fuel === '87' || fuel === '91' || fuel === '93'

/** "What do I gain with E85", "93 to 91, what do I lose", "how much more vs 93": this car's figures on both. */
export function fuelGained(turn: Turn, car: OfCar, asked: string): Answer | undefined {
  const { advisor, before, draft } = turn
  if (isOfLimit(turn, asked) || isOfTune(turn, asked) || (draft.shown && !OF_FUEL.test(asked))) return undefined
  const ofShown = ethanolGain(advisor, { ...before, talk: draft.talk ?? {} }, turn.reading)
  if (ofShown) return ofShown
  const parts = partsOfShown(turn, car)
  const ofParts =
    parts.length === 0 && (BOLT_ONS.test(asked) || kindsIn(asked).some(makesPowerKind))
      ? ethanolOfParts(car, turn.reading)
      : undefined
  if (ofParts) return ofParts
  const named = fuelsIn(turn, asked)
  // "What does he gain on 93" asks what the parts that were told make.
  if (named.length === 1 && named[0] === '93' && !OF_PREMIUM.test(asked)) return undefined
  const ethanol = named.find(isEthanol)
  const told = ethanol
    ? named.some((one, at) => isEthanol(one) && named.findIndex(isEthanol) !== at)
      ? bothBlends(car, parts, baseOf(named))
      : ethanolTold(car, parts, ethanol, baseOf(named), /\b(?:lose|loose|lost|cost)\b/.test(asked))
    : named.includes('race')
      ? raceTold(car, parts)
      : pumpTold(car, parts, named)
  if (!told) return undefined
  const other: Fuel = ethanol ?? '91'
  return [
    text(inLanguage(turn.draft.language, told), car.assumed),
    suggestions(`On ${fuelName(other)}`, 'What breaks first?', '100 more whp'),
  ]
}

const OF_PREMIUM = /\b(?:premium|lose|loose|instead|octane)\b/
/** "On E85" alone after a limit asks for that limit. */
const isOfLimit = ({ before }: Turn, asked: string): boolean =>
  (before.last?.intent === 'limits' || STRENGTH_TOPICS.has(before.last?.topic ?? '')) && isFuelAlone(asked)
/** "What about E85" after a tune asks whether that tune may run on it. */
const isOfTune = ({ before }: Turn, asked: string): boolean =>
  before.shown === undefined && (before.talk?.of?.kinds ?? []).includes('tune') && isFuelAlone(asked)
const isFuelAlone = (asked: string): boolean =>
  asked.trim().split(/\s+/).length <= FEW_WORDS &&
  !/\b(?:gain\w*|lose|adds?|more|gives?|get|power|mix|worth)\b/.test(asked)
const FEW_WORDS = 4
const OF_FUEL = new RegExp(String.raw`\b(?:8[57]|91|93|e-?\d\d|${GRADE_WORDS}|gas|fuel|${ETHANOL_NAMES})\b`)

/** The same parts on both fuels. */
const BOLT_ONS = /\b(?:full bolt[- ]?ons?|fbo|bolt[- ]?ons)\b/

/** Fuels of the question; the one of the message before where the question only says the other: "how much more vs 93". */
function fuelsIn(turn: Turn, asked: string): readonly Fuel[] {
  const named = /\b(?:corn|eighty five|ethan\w*)\b/.test(asked)
    ? (['e85', ...fuelsNamed(asked)] as Fuel[])
    : fuelsNamed(asked)
  const own = [...new Set(named)]
  if (own.some((one) => !isPump(one)) || own.length > 1) return own
  const before = turn.draft.fuel ?? lastEthanol(turn)
  const isOnlyBase = /\b(?:vs|versus|over|than|against|contra)\b/.test(asked)
  return isOnlyBase && before && !own.includes(before) ? [before, ...own] : own
}

const lastEthanol = ({ messages }: Turn): Fuel | undefined =>
  messages
    .filter(({ from }) => from === 'visitor')
    .slice(-3, -1)
    .toReversed()
    .flatMap(({ text: words }) => fuelsNamed(words.toLowerCase()))
    .find(isEthanol)

const baseOf = (named: readonly Fuel[]): Fuel => named.find((one) => one === '91') ?? '93'

/** The parts of the build that is shown, else none. */
function partsOfShown({ advisor, draft }: Turn, { vehicle }: OfCar): readonly Part[] {
  if (!draft.shown || draft.shown.modelId !== vehicle.modelId) return []
  const planned = shownBuild(advisor, draft, draft.shown)
  return planned.ok ? planned.reply.recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? []) : []
}

const tuneOf = ({ advisor, vehicle }: OfCar, kind: 'tune' | 'e85_tune'): readonly Part[] =>
  partsLike(advisor.catalog, vehicle, { kind })
    .filter((part) => part.kind === kind)
    .slice(0, 1)

const tuned = (car: OfCar, parts: readonly Part[]): readonly Part[] =>
  parts.some(({ kind }) => kind === 'tune')
    ? parts
    : [...parts.filter(({ kind }) => kind !== 'e85_tune'), ...tuneOf(car, 'tune')]

const TORQUE_HURTS: Bilingual = [
  'It shows up as torque first, and torque is what rods and clutch feel.',
  'Se siente primero en torque, y eso es lo que sienten bielas y clutch.',
]

/** What ethanol brings over pump gas: with the stock pump and injectors, and with what feeds it. */
function ethanolTold(
  car: OfCar,
  own: readonly Part[],
  fuel: 'e30' | 'e85',
  base: Fuel,
  isLoss: boolean,
): Bilingual | undefined {
  if (car.vehicle.family.flexFuel === 'factory') return flexTold(car, own, fuel, base)
  const parts = tuned(car, own)
  const on = powerWith(car, parts, base).wheelHp
  const [tune] = tuneOf(car, 'e85_tune')
  const rest = parts.filter(({ kind }) => kind !== 'tune')
  const asIs = Math.max(
    on,
    Math.min(powerWith(car, tune ? [...rest, tune] : parts, fuel).wheelHp, Math.max(on, fuelLimit(car, fuel))),
  )
  const { parts: fed, bought } = fedFor(car.advisor, car, parts, fuel)
  const most = Math.max(asIs, bought.length > 0 ? powerWith(car, fed, fuel).wheelHp : asIs)
  const feeds = fuelLimit(car, fuel)
  const usd = bought.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const more = Math.round(most - on)
  const less = Math.round(asIs - on)
  const name = FUEL_NAMES[fuel]
  const isShort = most - asIs >= 4
  const what = own.length > 0 ? 'with the parts of this build' : 'with nothing but its tune'
  const que = own.length > 0 ? 'con las piezas de este build' : 'solo con su tune'
  const lead: Bilingual =
    less >= 3
      ? [
          `About +${less} whp on the ${car.name} ${what}: ${whp(on)} on ${base}, ${whp(asIs)} on ${name}.`,
          `Unos +${less} whp en el ${car.name} ${que}: ${whp(on)} con ${base} y ${whp(asIs)} con ${name}.`,
        ]
      : [
          `By itself next to nothing on the ${car.name}: ${whp(on)} tuned on ${base}, and the stock fuel system feeds only about ${whp(feeds)} on ${name}.`,
          `Solo, casi nada en el ${car.name}: ${whp(on)} con tune de ${base}, y el sistema de fábrica solo alcanza para unos ${whp(feeds)} con ${name}.`,
        ]
  const fedWords: Bilingual = isShort
    ? [
        ` Fed properly it's +${more}, ${whp(most)}: that takes ${listed(bought.map(({ manufacturer, name: one }) => `${manufacturer} ${one}`))}, about ${dollars(usd)} installed.`,
        ` Bien alimentado son +${more}, ${whp(most)}: pide ${bought.map(({ manufacturer, name: one }) => `${manufacturer} ${one}`).join(', ')}, unos ${dollars(usd)} instalado.`,
      ]
    : [
        ` Its stock pump and injectors feed about ${whp(feeds)} on ${name}.`,
        ` La bomba y los inyectores de fábrica alcanzan para unos ${whp(feeds)} con ${name}.`,
      ]
  const back: Bilingual = isLoss
    ? [` Back on ${base} you lose that again.`, ` De vuelta a ${base} lo pierdes.`]
    : ['', '']
  const boosted = car.vehicle.engine.boostGaugePsi > 0.5 && less >= 3 ? TORQUE_HURTS : (['', ''] as const)
  const burns = fuel === 'e30' ? '10' : '30'
  return [
    `${lead[0]}${fedWords[0]}${back[0]} ${boosted[0]} Only on a tune written for it, never ${name} on a ${base} tune: it would run lean. It burns about ${burns}% more fuel.`,
    `${lead[1]}${fedWords[1]}${back[1]} ${boosted[1]} Solo con tune para eso, y gasta un ${burns}% más.`,
  ]
}

/** A car that comes with flex fuel: what it makes on each, and nothing is to be bought. */
function flexTold(car: OfCar, own: readonly Part[], fuel: 'e30' | 'e85', base: Fuel): Bilingual {
  const [on, ethanol] = [powerWith(car, own, base), powerWith(car, own, fuel)]
  const less = Math.round(ethanol.wheelHp - on.wheelHp)
  const crank = Math.round(ethanol.crankHp - on.crankHp)
  return [
    `About ${less} whp (${crank} hp at the crank) between them on the ${car.name}: ${whp(on.wheelHp)} on ${base}, ${whp(ethanol.wheelHp)} on ${FUEL_NAMES[fuel]}. It's flex fuel from the factory, so it moves by itself: nothing to buy, no tune, and on pump gas it is safe, only slower.`,
    `Unos ${less} whp (${crank} hp al cigüeñal) en el ${car.name}: ${whp(on.wheelHp)} con ${base} y ${whp(ethanol.wheelHp)} con ${FUEL_NAMES[fuel]}. Es flex de fábrica: no hay que comprar nada.`,
  ]
}

/** "E30 or E85": one after the other against pump gas. */
function bothBlends(car: OfCar, own: readonly Part[], base: Fuel): Bilingual | undefined {
  const [small, big] = [ethanolTold(car, own, 'e30', base, false), ethanolTold(car, own, 'e85', base, false)]
  return small && big && [`E30: ${small[0]} Full E85: ${big[0]}`, `E30: ${small[1]} E85: ${big[1]}`]
}

/** 91 against 93, stock and with a tune for each. */
function pumpTold(car: OfCar, own: readonly Part[], named: readonly Fuel[]): Bilingual {
  const on = (parts: readonly Part[], fuel: Fuel) => powerWith(car, parts, fuel).wheelHp
  const low: Fuel = named.includes('87')
    ? '87'
    : car.vehicle.engine.ratedFuel === '87' && named.length === 0
      ? '87'
      : '91'
  const high: Fuel = low === '87' && named.includes('91') ? '91' : '93'
  const parts = tuned(car, own)
  const [stockLow, stockHigh, tunedLow, tunedHigh] = [on([], low), on([], high), on(parts, low), on(parts, high)]
  const stock = Math.max(0, Math.round(stockHigh - stockLow))
  const withTune = Math.max(0, Math.round(tunedHigh - tunedLow))
  const what = own.length > 0 ? 'with this build' : 'tuned for each'
  const safe = low === '91' ? ` A ${low} tune is safe on ${high}; a ${high} tune knocks on ${low}.` : ''
  const segura = low === '91' ? ` Un tune de ${low} va con ${high}; uno de ${high} detona con ${low}.` : ''
  return [
    `${stock >= 3 ? `About ${stock} whp` : 'Next to nothing'} stock on the ${car.name} between ${low} and ${high} (${whp(stockLow)} against ${whp(stockHigh)}), and about ${withTune} whp ${what} (${whp(tunedLow)} against ${whp(tunedHigh)}).${safe}`,
    `${stock >= 3 ? `Unos ${stock} whp` : 'Casi nada'} de fábrica en el ${car.name} entre ${low} y ${high} (${whp(stockLow)} y ${whp(stockHigh)}), y unos ${withTune} whp con tune para cada una (${whp(tunedLow)} y ${whp(tunedHigh)}).${segura}`,
  ]
}

/** Race gas: nothing without a tune that uses it. */
function raceTold(car: OfCar, own: readonly Part[]): Bilingual {
  const parts = tuned(car, own)
  const [stock, tunedPump, race] = [
    stockWhp(car),
    powerWith(car, parts, '93').wheelHp,
    powerWith(car, parts, 'race').wheelHp,
  ]
  const more = Math.max(0, Math.round(race - tunedPump))
  return [
    `93 is all it needs: stock, the ${car.name} makes its ${whp(stock)} on it, and race gas buys nothing on the stock tune. On a tune written for it, race gas is worth about +${more} whp over a tune on 93 (${whp(race)} against ${whp(tunedPump)}) and costs several times as much, so on the street put the money in the tune.`,
    `Con 93 basta: de fábrica el ${car.name} da sus ${whp(stock)} y la gasolina de carreras no da nada con el tune de fábrica. Con un tune para ella son unos +${more} whp contra uno de 93 (${whp(race)} y ${whp(tunedPump)}).`,
  ]
}
