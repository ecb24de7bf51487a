import type { GenerateReply, RecommendedPart } from '../../../contract/configurator.ts'
import type { PartKind } from '../../../engine/model.ts'
import { type Bilingual, dollars, listed } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import { bare } from './parts-said.ts'

const kinds = (...all: PartKind[]): ReadonlySet<string> => new Set<string>(all)

/** Inside the engine: opened once, before anything else. */
const INSIDE = kinds('built_bottom_end', 'stroker', 'head_studs', 'reliability_fix', 'oil_pump_gears')
/** What bears the power goes in before or with it, never behind it. */
export const BEARS: ReadonlySet<string> = new Set([
  ...INSIDE,
  ...kinds('clutch', 'flywheel', 'built_transmission', 'torque_converter', 'transmission_tune', 'transmission_cooler'),
  ...kinds('driveshaft', 'half_shafts', 'differential', 'drag_tires', 'tires', 'suspension_other'),
  ...kinds('brake_kit', 'brake_pads', 'brake_rotors', 'brake_fluid'),
  ...kinds('oil_cooler', 'radiator', 'heat_exchanger', 'fuel_pump', 'intercooler', 'charge_pipes'),
])
/** What runs right on the stock tune, whenever it is bolted on. */
const ANY_TIME = kinds('catback_exhaust', 'coilovers', 'springs', 'sway_bar')
/** What the tune is written for, or lives by. */
const withTune = ({ kind }: RecommendedPart): boolean => !BEARS.has(kind) && !ANY_TIME.has(kind)

export interface Step {
  parts: readonly RecommendedPart[]
  english: string
  spanish: string
}

const TUNES: ReadonlySet<string> = kinds('tune', 'e85_tune')
export const cost = (parts: readonly RecommendedPart[]): number =>
  parts.reduce((sum, { pricing }) => sum + pricing.totalCost, 0)
export const names = (parts: readonly RecommendedPart[]): string => listed(parts.map((part) => `the ${bare(part)}`))
export const nombres = (parts: readonly RecommendedPart[]): string => parts.map(named).join(', ')

export function stepsOf({ recommendedParts }: GenerateReply): Step[] {
  const inside = recommendedParts.filter(({ kind }) => INSIDE.has(kind))
  const bears = recommendedParts.filter(({ kind }) => BEARS.has(kind) && !INSIDE.has(kind))
  const any = recommendedParts.filter(({ kind }) => ANY_TIME.has(kind))
  const power = recommendedParts.filter(withTune)
  return [
    { parts: inside, english: 'inside the engine, opened once', spanish: 'lo de adentro del motor' },
    { parts: bears, english: 'what feeds, cools and bears the power', spanish: 'lo que alimenta, enfría y aguanta' },
    { parts: any, english: 'what bolts on anytime', spanish: 'lo que se monta cuando sea' },
    { parts: power, english: 'the power and its tune, all in one visit', spanish: 'la potencia y su tune, todo junto' },
  ].filter(({ parts }) => parts.length > 0)
}

/** "If I only have 1200 this month", "get paid every 2 weeks". */
const MONEY = /\$? ?(\d{3,5})\b(?! ?(?:w?hp|whp|lb|ft|psi|nm|rpm|miles))/
const IN_PARTS =
  /\b(?:only have|payments?|paychecks?|paid|month|weeks?|wks|budget|can't (?:buy|afford|get|do)|all at once|phases|chunks|batches|spread|piece ?meal|start with)\b/

/** What of the first steps a sum buys; what is inside the engine or goes in together is never bought by halves. */
function forMoney(steps: readonly Step[], usd: number): Bilingual {
  const soon = steps.slice(0, -1).flatMap(({ parts }) => parts)
  let left = usd
  const bought = soon.filter((part) => {
    const fits = part.pricing.totalCost <= left
    if (fits) left -= part.pricing.totalCost
    return fits
  })
  if (bought.length === 0)
    return [
      `${dollars(usd)} doesn't cover any of it that runs on its own, so put it aside: the power parts and the tune go in together.`,
      `Con ${dollars(usd)} no entra nada que sirva solo: guárdalo, la potencia y el tune van juntos.`,
    ]
  return [
    `For ${dollars(usd)}, start with ${names(bought)}: ${dollars(cost(bought))} installed.`,
    `Con ${dollars(usd)} empieza con ${nombres(bought)}: ${dollars(cost(bought))} instalado.`,
  ]
}

const WAITS = /\b(?:hold off|wait|put off|later)\b/
const NOTHING: Bilingual = ['', '']

function whatWaits(reply: GenerateReply): Bilingual {
  const parts = canWait(reply)
  return parts.length > 0
    ? [
        `These can wait: ${names(parts)}, ${dollars(cost(parts))} installed.`,
        `Pueden esperar: ${nombres(parts)}, ${dollars(cost(parts))} instalado.`,
      ]
    : ['None of it can wait behind the power.', 'Nada puede esperar detrás de la potencia.']
}

/** The order of a build: inside the engine, what bears and feeds, what bolts on, then the power with its tune in one go. */
export const installOrder: OfBuild = ({ asked }, reply) => {
  const steps = stepsOf(reply)
  const tunes = reply.recommendedParts.filter(({ kind }) => TUNES.has(kind))
  const usd = IN_PARTS.test(asked) ? Number(MONEY.exec(asked)?.[1] ?? 0) : 0
  const lead = usd > 0 && steps.length > 1 ? forMoney(steps, usd) : WAITS.test(asked) ? whatWaits(reply) : NOTHING
  const [only] = steps
  if (steps.length === 1 && only)
    return [
      `${only.parts.length === 1 ? "There's only one part in it" : 'All in one visit'}: ${names(only.parts)}, ${dollars(cost(only.parts))} installed. Never drive new parts on the old tune.`,
      `${only.parts.length === 1 ? 'Es una sola pieza' : 'Todo junto'}: ${nombres(only.parts)}, ${dollars(cost(only.parts))} instalado.`,
    ]
  const lines = steps.map(
    ({ parts, english }, at) =>
      `${at + 1}. ${english.charAt(0).toUpperCase()}${english.slice(1)}: ${names(parts)} (${dollars(cost(parts))} installed).`,
  )
  const last =
    tunes.length > 0 ? ` The ${listed(tunes.map(named))} comes last of all, with a log before full throttle.` : ''
  const wait =
    steps.length > 1
      ? ' Steps before it can be bought one at a time and driven in between; nothing that bears the power goes in after it.'
      : ''
  return [
    `${lead[0]} ${lines.join(' ')}${last}${wait} Before any of it: fluids, plugs and a compression or leak-down check.`.trim(),
    `${lead[1]} ${steps.map(({ parts, spanish }, at) => `${at + 1}. ${spanish}: ${nombres(parts)} (${dollars(cost(parts))}).`).join(' ')} El tune va al final, con un log antes de pisarle. Lo que aguanta la potencia nunca va después.`.trim(),
  ]
}

/** What may be put off without harm: it bears, cools and feeds nothing, and no tune counts on it. */
export const canWait = ({ recommendedParts }: GenerateReply): RecommendedPart[] =>
  recommendedParts.filter(({ kind }) => ANY_TIME.has(kind))

/** A part of so little power for its money is named as the first to go. */
const LEAST_GAIN = 3

/** "Which part could I drop and still hit it", "which is just an upsell". */
export const droppable: OfBuild = (_, reply) => {
  const { recommendedParts, supportingPartIds, power } = reply
  const support = recommendedParts.filter(({ partId }) => supportingPartIds.includes(partId))
  const free = support.filter(({ kind }) => !BEARS.has(kind) && kind !== 'spark_plugs')
  const guards = support.filter((part) => !free.includes(part))
  const least = recommendedParts
    .filter((part) => part.performance.hpGain >= LEAST_GAIN && !support.includes(part) && !TUNES.has(part.kind))
    .toSorted((a, b) => b.pricing.totalCost / b.performance.hpGain - a.pricing.totalCost / a.performance.hpGain)[0]
  const first =
    free.length > 0
      ? `${names(free).replace(/^the/, 'The')} can go: ${dollars(cost(free))} back, and it still makes ${Math.round(power.wheelHp)} whp.`
      : 'No power part can go without missing the number: it is the lowest-cost set that makes it.'
  const second =
    guards.length > 0
      ? ` ${names(guards).replace(/^the/, 'The')} (${dollars(cost(guards))}) ${guards.length > 1 ? 'add' : 'adds'} next to no power either, but ${guards.length > 1 ? 'keep' : 'keeps'} the rest alive: I'd leave ${guards.length > 1 ? 'them' : 'it'} in.`
      : ''
  const third = least
    ? ` The least for its money is the ${named(least)}: +${Math.round(least.performance.hpGain)} whp for ${dollars(least.pricing.totalCost)}; without it count on about ${Math.round(power.wheelHp - least.performance.hpGain)} whp.`
    : ''
  return [
    `${first}${second}${third} Say which one to leave out and I'll price it without.`,
    `${free.length > 0 ? `Se puede quitar ${nombres(free)}: ${dollars(cost(free))} menos y sigue dando ${Math.round(power.wheelHp)} whp.` : 'Ninguna de potencia: es el juego más barato que llega.'}${guards.length > 0 ? ` ${nombres(guards)} protege lo demás: yo lo dejaría.` : ''}`,
  ]
}
