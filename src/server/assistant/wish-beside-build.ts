import type { GenerateReply } from '../../contract/configurator.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, text } from './advisor.ts'
import { isBuildAsked } from './build-by-ask.ts'
import { byIntent } from './by-intent.ts'
import { purposeSaid } from './computed/purpose-said.ts'
import type { MessageReading } from './meaning-of.ts'
import { coolerOf } from './tow-terms.ts'
import type { Turn } from './turn.ts'

const TORQUE =
  /\b(?:torque|tq|low[- ]?end|mid[- ]?range|grunt|bottom end power|down low|area under|out of (?:the )?corners?|corner exit)\b/
const FROM_RPM =
  /\b(?:from|at|by|above|under|below|around|before)? ?([1-6]\d00)(?: ?(?:rpm|up|on\b|and up)|\b(?= ?(?:to|-) ?[3-9]\d00))/
const LOW_RPM = 2500

type Point = GenerateReply['power']['curve'][number]
const nearest = (curve: readonly Point[], rpm: number): Point | undefined =>
  curve.toSorted((a, b) => Math.abs(a.rpm - rpm) - Math.abs(b.rpm - rpm))[0]

const hundreds = (rpm: number): string => (Math.round(rpm / 100) * 100).toLocaleString('en-US')

/** The torque of a build whose peak power is not what matters: how much, where, and down low. */
function torqueWords({ power }: GenerateReply, asked: string): Bilingual | undefined {
  const peak = power.curve.toSorted((a, b) => b.wheelTorqueLbft - a.wheelTorqueLbft)[0]
  if (!peak) return undefined
  const from = Number(FROM_RPM.exec(asked)?.[1] ?? LOW_RPM)
  const low = nearest(power.curve, from)
  const most = Math.round(peak.wheelTorqueLbft)
  const down = low && low.rpm < peak.rpm && low.rpm <= from * 1.1 ? Math.round(low.wheelTorqueLbft) : undefined
  const isThere = down !== undefined
  return [
    `Torque: ${most} lb-ft at the wheels near ${hundreds(peak.rpm)} rpm${isThere ? `, and ${down} lb-ft of it at ${hundreds(low?.rpm ?? from)} rpm` : ''}. `,
    `Torque: ${most} lb-ft a las ruedas cerca de ${hundreds(peak.rpm)} rpm${isThere ? `, y ${down} lb-ft a ${hundreds(low?.rpm ?? from)} rpm` : ''}. `,
  ]
}

/** The cooler is in it; what no part of ours changes. */
const COOLED: Bilingual = [
  'Built for towing: the transmission cooler is in it, because heat is what kills it on a grade. Stay on the tow map of the tune and in tow/haul, fill up with the fuel that it was written for, and none of it raises the tow rating on the door. ',
  'Para remolcar: el enfriador de transmisión va incluido, porque el calor es lo que la mata. Usa el mapa de remolque y tow/haul, y nada de esto sube la capacidad que dice la puerta. ',
]

/** What pulls a trailer needs its transmission cooled before power, where the build has no cooler for it. */
function towWords({ advisor, draft }: Turn, reply: GenerateReply): Bilingual | undefined {
  const vehicle = advisor.catalog.vehicle(reply.enhancedData.vehicle.id)
  const own = new Set(reply.recommendedParts.map(({ partId }) => advisor.catalog.part(partId)?.kind))
  if (!vehicle || vehicle.transmission.kind === 'manual') return undefined
  if (own.has('transmission_cooler')) return COOLED
  const cooler = coolerOf(advisor.catalog.partsFor(vehicle), vehicle)
  const cheapest = cooler && installedUsdOf(cooler)
  if (cheapest === undefined) return undefined
  const fits = draft.budgetUsd === undefined || reply.estimatedCost + cheapest <= draft.budgetUsd
  const money = fits && draft.budgetUsd !== undefined ? ', and your budget covers it' : ''
  return [
    `For towing add a transmission cooler first, ${dollars(cheapest)} installed${money}: heat is what kills it on a grade. Tow/haul mode stops most of the gear hunting. `,
    `Para remolcar, primero un enfriador de transmisión, ${dollars(cheapest)} instalado: el calor es lo que la mata. `,
  ]
}

/** Who buys regular hears first what it allows. */
const regularWords = ({ power }: GenerateReply): Bilingual => [
  `On 87 it stays on the stock tune, about ${Math.round(power.stockWheelHp)} whp: every tune we sell needs 91 or better. This is what 91 would buy. `,
  `Con regular se queda con el tune de fábrica, unos ${Math.round(power.stockWheelHp)} whp: todo tune nuestro pide 91 o más. Esto es lo que daría con 91. `,
]

const wantsTorque = ({ asked, meaning: { goal } }: MessageReading): boolean =>
  TORQUE.test(asked) && !(goal && 'torqueLbft' in goal)

/** A build for torque or a trailer: what it does for that, then the build. */
export function wishBesideBuild(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading, messages } = turn
  const { asked, meaning } = reading
  if (!isBuildAsked(reading) || meaning.intent !== 'plan' || draft.car === undefined) return undefined
  const [torque, tow] = [wantsTorque(reading), purposeSaid(asked) === 'tow']
  const isRegular = draft.fuel === '87'
  if (!torque && !tow && !isRegular) return undefined
  const built = byIntent(advisor, messages, { before, draft, reading })
  const build = built.find((event) => event.type === 'build')
  if (build?.type !== 'build' || build.reply.recommendedParts.length === 0) return undefined
  const words = [
    isRegular ? regularWords(build.reply) : undefined,
    torque ? torqueWords(build.reply, asked) : undefined,
    tow ? towWords(turn, build.reply) : undefined,
  ].flatMap((one) => (one ? [text(inLanguage(draft.language, one))] : []))
  return words.length > 0 ? [...words, ...built] : undefined
}
