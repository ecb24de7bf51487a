import type { GenerateReply } from '../../contract/configurator.ts'
import type { PartKind } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Bilingual, dollars, whp } from './advisor.ts'
import { kindsAsked } from './build-asked.ts'
import { kindName } from './knowledge/part-answer.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { named, type OfBuild, partOf } from './of-build.ts'
import { BEARS } from './of-shown/order-told.ts'
import type { Subject } from './strength-answers.ts'

const FUEL_KINDS: ReadonlySet<PartKind> = new Set([
  'fuel_pump',
  'injectors',
  'high_pressure_fuel_pump',
  'port_injection',
])

/** What the stock component that a part takes the place of is good for, beside what this build asks of it. */
function stockOf({ vehicle }: Subject, reply: GenerateReply, kind: PartKind): Bilingual {
  const { family, limits } = vehicle
  const { wheelHp, crankTorqueLbft } = reply.power
  const made = Math.round(crankTorqueLbft)
  if (FUEL_KINDS.has(kind)) {
    const isE85 = reply.enhancedData.preferences.fuel_type === 'e85'
    const limit = family.fuelLimitWheelHp[isE85 ? 'e85' : 93]
    return [
      `The stock fuel system is good for about ${whp(limit)} on ${isE85 ? 'E85' : '93'}, and this build makes ${whp(wheelHp)}.`,
      `El sistema de fábrica alcanza para unos ${whp(limit)}; este build da ${whp(wheelHp)}.`,
    ]
  }
  const rated =
    kind === 'clutch'
      ? limits.clutchTorqueLbft
      : kind === 'built_transmission'
        ? limits.transmissionTorqueLbft
        : undefined
  return rated
    ? [
        `The stock one is good for about ${rated} lb-ft, and this build makes ${made} at the crank${made > rated ? ': past that it slips or breaks' : ''}.`,
        `El de fábrica aguanta unas ${rated} lb-ft; este build da ${made} al cigüeñal.`,
      ]
    : ['', '']
}

/** One kind of part in the build: why it is there and whether it can be left out, or that the build does without it. */
export const partInBuild: OfBuild = (subject, reply) => {
  const [kind] = kindsAsked(subject.asked)
  if (!kind) return ['', '']
  const own = partOf(reply, kind)
  const stock = stockOf(subject, reply, kind)
  const name = kindName(kind).toLowerCase()
  if (own) {
    const canGo = reply.supportingPartIds.includes(own.partId)
    const skip: Bilingual =
      canGo && BEARS.has(own.kind)
        ? [
            "It adds no power, but it keeps the rest alive: I'd leave it in.",
            'No da potencia, pero protege lo demás: yo la dejaría.',
          ]
        : canGo
          ? [
              "You can leave it out: it's there to protect the rest, not for power. Say so and I'll price it without.",
              'Se puede quitar: protege lo demás, no da potencia.',
            ]
          : ["It isn't optional at this power.", 'A esta potencia no es opcional.']
    return [
      joined(`${named(own)}, ${dollars(own.pricing.partCost)}:`, own.reason, stock[0], PART_FACTS[kind].does, skip[0]),
      joined(`${named(own)}, ${dollars(own.pricing.partCost)}.`, stock[1], PART_FACTS[kind].spanish, skip[1]),
    ]
  }
  const kit = reply.recommendedParts.find(({ reason }) => kitHas(reason, kind))
  if (kit)
    return [
      `It comes with the ${named(kit)}: ${kit.reason} ${PART_FACTS[kind].does}`,
      `Viene con ${named(kit)}. ${PART_FACTS[kind].spanish}`,
    ]
  const other = partsLike(subject.advisor.catalog, subject.vehicle, { kind })[0]
  const price = other ? `By itself: ${other.manufacturer} ${other.name}, ${dollars(dollarsOf(other.priceCents))}.` : ''
  const made = whp(reply.power.wheelHp)
  return [
    joined(`No ${name} in this build: it isn't needed for ${made}.`, stock[0], PART_FACTS[kind].worth, price),
    joined(`Este build no lleva eso: no hace falta para ${made}.`, stock[1], PART_FACTS[kind].spanish),
  ]
}

const joined = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')

/** "Comes with its tune, injectors and intercooler." */
const kitHas = (reason: string, kind: PartKind): boolean =>
  kindsAsked(/comes with its ([^.]*)\./i.exec(reason.toLowerCase())?.[1] ?? '').includes(kind)
