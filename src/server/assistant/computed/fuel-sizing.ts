import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, Vehicle } from '../../../engine/model.ts'
import { INJECTOR_DUTY, injectorCrankHp, pumpCrankHp } from '../../../engine/power/fuel.ts'
import type { Bilingual } from '../advisor.ts'
import { appetiteAgainst } from '../ethanol-blend.ts'

/** What a question of injectors or pumps tells, and what the car adds to it. */
export interface FuelAsked {
  asked: string
  wheelHp?: number | undefined
  crankHp?: number | undefined
  fuel?: Fuel | undefined
  /** The share of ethanol that was said, in percent, where it is none that is counted by itself. */
  blend?: number | undefined
  car?: { vehicle: Vehicle; name: string; drivelineLoss: number; crankHp: number } | undefined
}

interface Sizing {
  fuel: Fuel
  boosted: boolean
  cylinders: number
  duty: number
  loss: number
  blend?: number | undefined
  /** What was taken for granted. */
  assumed: string[]
}

const OF_INJECTORS =
  /\binjectors?\b|\binj\b|\b\d{3,4} ?cc\b|\bid ?\d{3,4}x?\b|\bhow many cc\b|\bcc\/min\b|\b\d{2,3} ?lbs? ?\/? ?hr\b/
const OF_PUMP = /\bpumps?\b|\blph\b|\bl\/h\b|\bwalbro\b/
const FUELING = String.raw`(?:injectors?|\d{3,4} ?cc|cc|id ?\d{3,4}x?|pumps?|walbro|lph|lb\/hr)`
const SIZED = String.raw`(?:enough|siz(?:e|ed|es|ing)|big|large|support\w*|feed|duty|how many|good (?:for|to)|run out|max\w*|vs\.?|versus|outflow|keep up)`
/** The size itself is asked about; that the car has such injectors is only told. */
const ASKS = new RegExp(
  String.raw`\b${SIZED}\b.{0,40}\b${FUELING}\b|\b${FUELING}\b.{0,40}\b${SIZED}(?!\w)|\b${FUELING}\b.{0,50}\b(?:will|would|can|could|do) (?:they|it|that|those) (?:do|make|support|feed|handle|be)\b|\blph pump for\b`,
)
/** "What injectors for 450", "will a 255 do 450 on E50": where the fuel is said, the size is what is asked. */
const SIZE_FOR = new RegExp(
  String.raw`\b(?:what|which|how big)\b.{0,24}\b${FUELING}\b.{0,24}\b\d{3,4}\b|\b(?:will|can|could|would|does|do|is|are)\b.{0,30}\b${FUELING}\b.{0,30}\b(?:do|work|make|feed|cut it|ok|fine|hold|handle)\b`,
)
/** A fuel, not a part. */
const PUMP_FUEL = /\bpump (?:gas\w*|fuel|premium|9[013]|e85)\b|\b(?:from|at|off) the pump\b/g
const CYLINDERS =
  /\b(?:v|i|inline[- ]?|flat[- ]?)?(4|5|6|8|10|12)[ -]?(?:cyl\w*|banger)\b|\bv(6|8|10|12)\b|\b(?:inline|straight|flat)[ -]?(4|5|6)\b|\b(4|5|6|8|10|12) ?x ?\d{3,4} ?cc\b/
const BOOSTED = /\b(?:boost\w*|turbo\w*|supercharg\w*|blower|procharg\w*|forced|twin[- ]?scroll|fp red|kompressor)\b/
const UNBOOSTED = /\b(?:n\/?a|naturally aspirated|no boost|non[- ]?turbo|without boost|all motor)\b/
const DUTY = /\b([5-9]\d|100) ?(?:%|percent)/
const SIZE = /\b(?:id ?)?(\d{3,4}) ?(?:ccs?|x)\b|\bid ?(\d{3,4})\b/g
const POUNDS = /\b(\d{2,3}) ?(?:lbs?|#|pounds?)(?: ?\/? ?(?:hr|hour|an hour|per hour)\b| (?=inj))/g
/** "ID1050x vs 1300": the other size stands bare. */
const OTHER_SIZE = /\b(?:vs\.?|versus|or)\b[^\d]{0,12}(\d{3,4})\b(?! ?w?hp)/g
const PUMP_SIZE = /\b(?:walbro|aem|dw|deatschwerks?|ti|aeromotive|bosch) ?(\d{3})\b|\b(\d{3}) ?(?:lph|l\/h)\b/
const CC_PER_LB_HR = 10.5
const USUAL_LOSS = 0.15
/** Sizes that injectors are sold in. */
const SOLD_LITERS = [255, 340, 450, 525]
const SOLD_CC = [440, 550, 650, 750, 850, 1000, 1050, 1300, 1500, 1700, 2000, 2200, 2600]

function sizingOf({ asked, fuel, blend, car, crankHp = 0, wheelHp = 0 }: FuelAsked): Sizing | undefined {
  const said = CYLINDERS.exec(asked)?.slice(1).find(Boolean)
  const cylinders = said ? Number(said) : car?.vehicle.engine.cylinders
  if (cylinders === undefined) return undefined
  const isPastStock = car !== undefined && Math.max(crankHp, wheelHp) > 1.3 * car.crankHp
  const boosted =
    BOOSTED.test(asked) ||
    (!UNBOOSTED.test(asked) && (car === undefined || car.vehicle.engine.aspiration !== 'na' || isPastStock))
  const assumed = [
    ...(fuel ? [] : ['93 octane']),
    ...(BOOSTED.test(asked) || UNBOOSTED.test(asked) || car?.vehicle.engine.aspiration !== 'na' ? [] : ['boost']),
  ]
  const loss = car?.drivelineLoss ?? USUAL_LOSS
  const duty = Number(DUTY.exec(asked)?.[1] ?? 0) / 100 || INJECTOR_DUTY
  return { fuel: fuel ?? '93', boosted, cylinders, duty, loss, blend, assumed }
}

const appetite = ({ blend, fuel }: Sizing): number => (blend ? appetiteAgainst(blend, fuel) : 1)
const fuelName = ({ blend, fuel }: Sizing): string => (blend ? `E${blend}` : FUEL_NAMES[fuel])

const perCc = (sizing: Sizing): number => {
  const { fuel, boosted, cylinders, duty } = sizing
  return (injectorCrankHp({ ccPerMin: 1, cylinders, boosted, fuel }) * duty) / INJECTOR_DUTY / appetite(sizing)
}

function sizesIn(asked: string): number[] {
  const cc = [...asked.matchAll(SIZE)].map(([, a, b]) => Number(a ?? b))
  const bare = cc.length > 0 ? [...asked.matchAll(OTHER_SIZE)].map(([, size]) => Number(size)) : []
  const pounds = [...asked.matchAll(POUNDS)].map(([, size]) => Number(size) * CC_PER_LB_HR)
  return [...new Set([...cc, ...bare, ...pounds].filter((size) => size >= 200 && size <= 3000))]
}

const whpOf = (crankHp: number, { loss }: Sizing): number => Math.round((crankHp * (1 - loss)) / 10) * 10

const ON_TERMS = (sizing: Sizing): string =>
  `${sizing.cylinders} ${sizing.boosted ? 'boosted' : 'unboosted'} cylinders on ${fuelName(sizing)} at ${Math.round(100 * sizing.duty)}% duty`

const tail = ({ assumed, loss }: Sizing, car: FuelAsked['car']): string =>
  `${assumed.length > 0 ? ` I took ${assumed.join(' and ')} for granted.` : ''} Counting ${Math.round(100 * loss)}% driveline loss${car ? ` on the ${car.name}` : ''} and the usual 43.5 psi base pressure; 58 psi flows 15% more.`

function injectors(said: FuelAsked, sizing: Sizing): Bilingual | undefined {
  const crank = said.crankHp ?? (said.wheelHp === undefined ? undefined : said.wheelHp / (1 - sizing.loss))
  const sizes = sizesIn(said.asked)
  const each = sizes.map((cc) => ({ cc, feeds: whpOf(cc * perCc(sizing), sizing) }))
  const feeds = each.map(({ cc, feeds: hp }) => `${Math.round(cc)} cc feeds about ${hp} whp`).join(', ')
  if (crank === undefined)
    return each.length === 0
      ? undefined
      : [`${sentence(feeds)}: ${ON_TERMS(sizing)}.${tail(sizing, said.car)}`, `${feeds} (${ON_TERMS(sizing)}).`]
  const needed = crank / perCc(sizing)
  const buy = SOLD_CC.find((cc) => cc >= needed)
  const needs = `${Math.round((crank * (1 - sizing.loss)) / 5) * 5} whp (${Math.round(crank)} hp at the crank) needs about ${Math.round(needed / 10) * 10} cc/min each (${Math.round(needed / CC_PER_LB_HR)} lb/hr): ${ON_TERMS(sizing)}.`
  if (/\bduty\b/.test(said.asked) && each[0] && !DUTY.test(said.asked)) {
    const duty = (sizing.duty * needed) / each[0].cc
    return [
      `About ${Math.round(100 * duty)}% duty${duty > INJECTOR_DUTY ? ', too much: 85% is where you stop' : ', inside the 85% you want to stay under'}. ${needs}${tail(sizing, said.car)}`,
      `Unos ${Math.round(100 * duty)}%.`,
    ]
  }
  const enough = each.filter(({ cc }) => cc >= needed).toSorted((a, b) => a.cc - b.cc)[0]
  const next = buy
    ? `The size to buy is ${buy.toLocaleString('en-US')} cc.`
    : 'That is past one set: it takes a second one (staged or port injection).'
  const verdict =
    each.length === 0
      ? `${needs} ${next}`
      : enough
        ? `${each.length > 1 ? `The ${Math.round(enough.cc)} cc` : 'Yes'}: ${needs} ${sentence(feeds)}.`
        : `${each.length > 1 ? 'Neither' : 'No'}, not by the book: ${needs} ${sentence(feeds)}. ${next}`
  return [
    `${verdict}${tail(sizing, said.car)}`,
    `Hacen falta unos ${Math.round(needed / 10) * 10} cc/min por cilindro. ${feeds}.`,
  ]
}

const sentence = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase())

function pump(said: FuelAsked, sizing: Sizing): Bilingual | undefined {
  const size = PUMP_SIZE.exec(said.asked)?.slice(1).find(Boolean)
  const crank = said.crankHp ?? (said.wheelHp === undefined ? undefined : said.wheelHp / (1 - sizing.loss))
  const { fuel, boosted } = sizing
  const perLiter = pumpCrankHp({ litersPerHour: 1, fuel, boosted }) / appetite(sizing)
  const terms = `${boosted ? 'boosted' : 'unboosted'}, on ${fuelName(sizing)}`
  const own = size ? `A ${size} L/h pump feeds about ${whpOf(Number(size) * perLiter, sizing)} whp ${terms}.` : ''
  if (crank === undefined) return own ? [own, own] : undefined
  const needed = Math.ceil(crank / perLiter / 10) * 10
  const needs = `${Math.round((crank * (1 - sizing.loss)) / 5) * 5} whp takes about ${needed} L/h of pump, rated free flow, ${terms}.`
  const yes = size && Number(size) >= needed
  const verdict = size ? (yes ? 'Yes. ' : 'No, not with room to spare. ') : ''
  const sold = SOLD_LITERS.find((liters) => liters >= needed)
  const more = yes ? '' : sold ? ` The size to buy is a ${sold}.` : ' That is two pumps.'
  const granted = sizing.assumed.length > 0 ? ` I took ${sizing.assumed.join(' and ')} for granted.` : ''
  return [
    `${verdict}${needs} ${own}${more}${granted} Wire it with its own relay, and check voltage at the pump.`.replaceAll(
      '  ',
      ' ',
    ),
    `Unos ${needed} L/h de bomba. ${own}`,
  ]
}

/** "Are 1000 cc enough for 600 whp on E85", "what pump for 800": the engine's fuel formulas on the figures that were said. */
export function fuelSizing(said: FuelAsked): Bilingual | undefined {
  const asked = said.asked.replaceAll(PUMP_FUEL, ' ')
  const isOfPump = OF_PUMP.test(asked) && !OF_INJECTORS.test(asked)
  const isSizeForFuel = said.fuel !== undefined && SIZE_FOR.test(asked)
  if (!(ASKS.test(asked) || isSizeForFuel) || !(isOfPump || OF_INJECTORS.test(asked))) return undefined
  const sizing = sizingOf(isOfPump ? { ...said, asked: `${asked} 8 cylinders` } : said)
  if (!sizing) return undefined
  if (isOfPump) return pump({ ...said, asked }, sizing)
  const told = injectors({ ...said, asked }, sizing)
  const feeding = told && AND_PUMP.test(asked) ? pump({ ...said, asked: `${asked} 8 cylinders` }, sizing) : undefined
  return told && feeding ? [`${told[0]} Pump: ${feeding[0]}`, `${told[1]} ${feeding[1]}`] : told
}

/** "What injectors, and which pump": both are asked. */
const AND_PUMP =
  /\b(?:and|plus|\+|&) (?:(?:what|which|how big an?|a|an|the|size|fuel|walbro|aem) ){0,3}(?:pumps?|(?:walbro |aem )?\d{3}(?= |\b))\b|\bpumps? (?:and|&|\+) /
