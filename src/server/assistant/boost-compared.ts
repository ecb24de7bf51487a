import type { GenerateReply } from '../../contract/configurator.ts'
import type { PartKind } from '../../engine/model.ts'
import type { InductionPreference } from '../../engine/vocabulary.ts'
import { installedUsdOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  capital,
  dollars,
  inLanguage,
  listed,
  suggestions,
  text,
  whp,
} from './advisor.ts'
import { plannedSide } from './built-sides.ts'
import type { Draft } from './draft.ts'
import { type OfCar, ofCar, powerWith, stockWhp } from './frame/of-car.ts'
import type { Goal } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'

type Kind = Exclude<InductionPreference, 'auto' | 'procharger'>

/** A way to the same power, as it is planned. */
interface Way {
  kind: Kind
  reply: GenerateReply
}

const NAMES: Readonly<Record<Kind, Bilingual>> = {
  turbo: ['turbo', 'turbo'],
  supercharger: ['supercharger', 'supercargador'],
  naturally_aspirated: ['all motor', 'sin boost'],
}
const NATURAL = /\ball[ -]?motor\b|\bn\/?a\b|\bnaturally\b|\bcams?\b|\bitbs?\b|\bsin boost\b/

/** Terms that say how, or refuse it, are open while the ways are held against each other. */
function openDraft(draft: Draft, car: OfCar): Draft {
  const { fuel, gearbox, use, talk, dynoSheet } = draft
  return {
    ...{ car: car.vehicle.modelId, year: car.year },
    ...(fuel ? { fuel } : {}),
    ...(gearbox ? { gearbox } : {}),
    ...(use ? { use } : {}),
    ...(talk ? { talk } : {}),
    ...(dynoSheet ? { dynoSheet } : {}),
  }
}

/** The power that the cheapest kit of each makes by itself: both get there. */
function powerOfKits(car: OfCar): number | undefined {
  const fitting = car.advisor.catalog.partsFor(car.vehicle).toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  const powers = [TURBO_KINDS, BLOWER_KINDS].flatMap((kinds: readonly PartKind[]) => {
    const kit = fitting.find(({ kind }) => kinds.includes(kind))
    return kit ? [powerWith(car, [kit], car.vehicle.engine.ratedFuel).wheelHp] : []
  })
  const least = Math.min(...powers)
  return Number.isFinite(least) && least > stockWhp(car) + LEAST_GAIN ? Math.round(least / 10) * 10 : undefined
}
/** Less than this no kit is bought for. */
const LEAST_GAIN = 15
/** "1200 m" of altitude is no power. */
const MOST_OF_LIMIT = 1.7

const isPower = (goal: Goal | undefined): goal is Goal & { wheelHp: number } => goal !== undefined && 'wheelHp' in goal

/** What both are built for: the power that was said, else that of the build on the table, else what both kits make. */
function goalOf(draft: Draft, { meaning }: MessageReading, car: OfCar): Goal | undefined {
  const said = meaning.goal ?? (draft.car === car.vehicle.modelId ? draft.goal : undefined)
  const most = MOST_OF_LIMIT * car.vehicle.family.bottomEndLimitWheelHp
  if (isPower(said) && said.wheelHp > stockWhp(car) && said.wheelHp <= most) return said
  if (said && ('crankHp' in said || 'quarterMileS' in said)) return said
  const kits = powerOfKits(car)
  return kits === undefined ? undefined : { wheelHp: kits }
}

const kitOf = ({ reply }: Way) => reply.recommendedParts.find(({ slot }) => slot === 'boost_source')
const usdOf = ({ reply }: Way): number => reply.estimatedCost
const hoursOf = ({ reply }: Way): number => reply.laborHours
const torqueOf = ({ reply }: Way): number => reply.power.wheelTorqueLbft
const isShort = ({ reply }: Way): boolean => reply.shortfall !== null
const isCentrifugal = (way: Way): boolean => kitOf(way)?.kind === 'supercharger_centrifugal'

const HEAT = /\b(?:cool\w*|heat\w*|hot|sessions?|laps?|lapping|track|road course|soak\w*)\b/
const RESPONSE = /\b(?:corners?|respon\w+|instant|lag\w*|low end|torque|auto-?(?:cross|x)|punch|street|daily|traffic)\b/
const RISK = /\b(?:blow(?:ing|s)? (?:it|up|the|my)|risk\w*|safe\w*|reliab\w*|lasts?)\b/
const KEEPS = /\b(?:collect\w*|resale|value|undo|revers\w*|stock look|keep on)\b/

const least = (ways: readonly Way[], of: (way: Way) => number): Way => ways.toSorted((a, b) => of(a) - of(b))[0] as Way

/** Which one for what was asked, and why. */
function verdictOf(ways: readonly Way[], asked: string): Bilingual {
  const there = ways.filter((way) => !isShort(way))
  if (there.length === 1 && there[0]) {
    const [only] = there
    return [`The ${NAMES[only.kind][0]}: only that one gets there.`, `El ${NAMES[only.kind][1]}: solo ese llega.`]
  }
  const blower = ways.find(({ kind }) => kind === 'supercharger')
  const turbo = ways.find(({ kind }) => kind === 'turbo')
  if (HEAT.test(asked) && blower && turbo)
    return isCentrifugal(blower)
      ? [
          'The supercharger for long sessions: this one is a centrifugal with its own intercooler, and no hot turbine sits under the hood. Either way an oil cooler comes first.',
          'Para sesiones largas el supercargador: es centrífugo con intercooler y sin turbina caliente bajo el cofre. Con cualquiera, primero un enfriador de aceite.',
        ]
      : [
          'The turbo for long sessions, with a big front intercooler: a Roots or twin-screw heats its own charge and pulls timing first. The turbo puts its heat into oil and exhaust, so an oil cooler goes with it.',
          'Para sesiones largas el turbo con intercooler grande: un Roots calienta su propia carga. Ponle enfriador de aceite.',
        ]
  if (RESPONSE.test(asked) && blower && turbo) {
    const strong = isCentrifugal(blower) ? turbo : blower
    const other = strong === turbo ? blower : turbo
    const why = isCentrifugal(blower)
      ? 'a centrifugal makes its boost with rpm, and a small turbo has it from the middle on'
      : 'the boost of a Roots or twin-screw is there with the pedal'
    return [
      `The ${NAMES[strong.kind][0]} for that: ${why}${torqueOf(strong) > torqueOf(other) ? `, ${Math.round(torqueOf(strong))} lb-ft at the wheels against ${Math.round(torqueOf(other))}` : ''}.`,
      `Para eso el ${NAMES[strong.kind][1]}: ${Math.round(torqueOf(strong))} lb-ft contra ${Math.round(torqueOf(other))}.`,
    ]
  }
  if (RISK.test(asked)) {
    const calm = least(ways, ({ reply }) => reply.power.wheelHp + reply.power.wheelTorqueLbft)
    return [
      `The ${NAMES[calm.kind][0]}: for the same goal it asks the least of the stock bottom end, ${whp(calm.reply.power.wheelHp)} and ${Math.round(torqueOf(calm))} lb-ft. What breaks a motor on either is a lean or hot tune, not the kit.`,
      `El ${NAMES[calm.kind][1]}: es el que menos le pide al motor de fábrica, ${whp(calm.reply.power.wheelHp)} y ${Math.round(torqueOf(calm))} lb-ft.`,
    ]
  }
  if (KEEPS.test(asked)) {
    const easy = least(ways, hoursOf)
    const other = ways.find((way) => way !== easy) ?? easy
    return [
      `The ${NAMES[easy.kind][0]} for that: ${hoursOf(easy)} hours of work against ${hoursOf(other)}, so less of the car is touched and it comes off again. Keep the stock parts.`,
      `Para eso el ${NAMES[easy.kind][1]}: ${hoursOf(easy)} horas contra ${hoursOf(other)}; se toca menos y se puede quitar. Guarda lo original.`,
    ]
  }
  return byMoney(there.length > 1 ? there : ways)
}

/** Powers this near are the same. */
const SAME_POWER = 0.06

/** Which is cheaper; where they end at different powers, which gives more for the money. */
function byMoney(ways: readonly Way[]): Bilingual {
  const gained = ({ reply }: Way) => Math.max(1, reply.power.wheelHp - reply.power.stockWheelHp)
  const powers = ways.map(({ reply }) => reply.power.wheelHp)
  const isSame = Math.max(...powers) - Math.min(...powers) < SAME_POWER * Math.max(...powers)
  const per = (way: Way) => usdOf(way) / gained(way)
  const good = least(ways, isSame ? usdOf : per)
  const others = ways.filter((way) => way !== good).toSorted((a, b) => per(a) - per(b))
  const [other = good] = others
  const [english, spanish] = NAMES[good.kind]
  const name = good.kind === 'naturally_aspirated' ? 'All motor' : `The ${english}`
  return isSame
    ? [
        `${name}: cheaper by ${dollars(usdOf(other) - usdOf(good))} for the same power.`,
        `El ${spanish}: ${dollars(usdOf(other) - usdOf(good))} más barato por la misma potencia.`,
      ]
    : [
        `${name} for the money: ${dollars(per(good))} a whp gained, against ${others.map((way) => `${dollars(per(way))} for ${way.kind === 'naturally_aspirated' ? '' : 'the '}${NAMES[way.kind][0]}`).join(' and ')}.`,
        `El ${spanish} por el dinero: ${dollars(per(good))} por whp, contra ${dollars(per(other))}.`,
      ]
}

function lineOf(way: Way, limit: number): Bilingual {
  const { reply, kind } = way
  const kit = kitOf(way)
  const share = Math.round((100 * reply.power.wheelHp) / limit)
  const name = kit ? ` (${kit.manufacturer} ${kit.name})` : ''
  const quarter = `${reply.timeSlip.quarterMileS.toFixed(2)} s`
  return [
    `${capital(NAMES[kind][0])}${name}: ${whp(reply.power.wheelHp)} and ${Math.round(torqueOf(way))} lb-ft for ${dollars(usdOf(way))} installed, ${hoursOf(way)} hours; the quarter mile in ${quarter}; ${share}% of what the stock bottom end takes.${isShort(way) ? ' As far as it goes.' : ''}`,
    `${capital(NAMES[kind][1])}${name}: ${whp(reply.power.wheelHp)} y ${Math.round(torqueOf(way))} lb-ft por ${dollars(usdOf(way))} instalado, ${hoursOf(way)} horas; cuarto de milla en ${quarter}; ${share}% del límite del motor de fábrica.`,
  ]
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Turbo, blower or all motor on the car that is talked about: each built for the same power, and which one. */
export function boostCompared(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const car = ofCar(advisor, draft, reading)
  if (car?.vehicle.engine.aspiration !== 'na') return undefined
  const goal = goalOf(draft, reading, car)
  if (!goal) return undefined
  const { asked } = reading
  if (/\b(?:nitrous|spray|shot|bottle|juice)\b/.test(asked)) return undefined
  const open = openDraft(draft, car)
  const kinds: readonly Kind[] = [
    'turbo',
    'supercharger',
    ...(NATURAL.test(asked) ? ['naturally_aspirated' as const] : []),
  ]
  const ways = kinds.flatMap((kind): Way[] => {
    const wished: Draft = { ...open, induction: kind, goal }
    const reply =
      plannedSide(advisor, wished, car) ?? (kind === 'naturally_aspirated' ? mostOf(advisor, open, car) : undefined)
    return reply ? [{ kind, reply }] : []
  })
  const boosted = ways.filter((way) => kitOf(way) !== undefined || way.kind === 'naturally_aspirated')
  if (boosted.length < 2) return undefined
  const limit = car.vehicle.family.bottomEndLimitWheelHp
  const verdict = verdictOf(boosted, asked)
  const lines = boosted.map((way) => inLanguage(draft.language, lineOf(way, limit)))
  const names = listed(boosted.map(({ kind }) => NAMES[kind][0]))
  return [
    text(
      [
        inLanguage(draft.language, [
          `On the ${car.name} ${lowered(verdict[0])} ${capital(names)} for the same goal:`,
          `${verdict[1]} En el ${car.name}, para la misma meta:`,
        ]),
        ...lines,
        inLanguage(draft.language, [
          `The stock bottom end is good for about ${whp(limit)}.`,
          `El motor de fábrica aguanta unos ${whp(limit)}.`,
        ]),
      ].join('\n'),
      car.assumed,
    ),
    suggestions('What breaks first?', 'Build the cheaper one'),
  ]
}

const mostOf = (advisor: Advisor, open: Draft, car: OfCar): GenerateReply | undefined =>
  plannedSide(advisor, { ...open, induction: 'naturally_aspirated', goal: { most: true } }, car)
