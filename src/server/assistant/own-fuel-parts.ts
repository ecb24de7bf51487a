import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { FUELS } from '../../engine/fuels.ts'
import type { PartKind } from '../../engine/model.ts'
import { injectorCrankHp, pumpCrankHp, stockFuelCrankHp } from '../../engine/power/fuel.ts'
import { type Advisor, type Bilingual, listed } from './advisor.ts'
import { BOOST_KINDS } from './part-words.ts'

const upTo = (step: number, needed: number): string => (Math.ceil(needed / step) * step).toLocaleString('en-US')

/**
 * What the owner's injectors and pump have to feed, where a build counts on them and the stock ones would not do: of what
 * is on the car only the kind is known. Worked: 437 crank hp, 4 boosted cylinders, E85: about 1,100 cc and 305 L/h.
 */
export function ownFuelWords(
  { catalog }: Pick<Advisor, 'catalog'>,
  request: GenerateRequest,
  reply: GenerateReply,
  counted: readonly PartKind[],
): Bilingual | undefined {
  const vehicle = catalog.vehicle(reply.enhancedData.vehicle.id)
  const fuel = FUELS.find((one) => one === request.preferences?.fuel_type) ?? '93'
  if (!vehicle) return undefined
  const { drivelineLoss } = catalog.stockPower(vehicle)
  const crankHp = reply.estimatedHorsepower / (1 - drivelineLoss)
  if (crankHp <= stockFuelCrankHp(vehicle, fuel)) return undefined
  const isBlown = reply.recommendedParts.some(({ kind }) => BOOST_KINDS.some((one) => one === kind))
  const boosted = isBlown || vehicle.engine.aspiration !== 'na'
  // Where we sell none, the engine injects into its cylinders, and no size in cc tells anything.
  const hasPorts = catalog.partsFor(vehicle).some(({ kind }) => kind === 'injectors')
  const { cylinders } = vehicle.engine
  const each = injectorCrankHp({ ccPerMin: 1, cylinders, boosted, fuel })
  const needs = [
    ...(counted.includes('injectors') && hasPorts
      ? [{ name: 'injectors', nombre: 'inyectores', size: `${upTo(50, crankHp / each)} cc/min a cylinder` }]
      : []),
    ...(counted.includes('fuel_pump')
      ? [
          {
            ...{ name: 'fuel pump', nombre: 'bomba' },
            size: `${upTo(5, crankHp / pumpCrankHp({ litersPerHour: 1, boosted, fuel }))} L/h`,
          },
        ]
      : []),
  ]
  if (needs.length === 0) return undefined
  const [names, sizes] = [listed(needs.map(({ name }) => name)), listed(needs.map(({ size }) => size))]
  const nombres = needs.map(({ nombre }) => nombre).join(' y ')
  const hp = Math.round(crankHp)
  const isOne = needs.every(({ name }) => name === 'fuel pump')
  const [them, are, fresh] = isOne ? ['it', "it's", 'a new one'] : ['them', "they're", 'new ones']
  return [
    `Your ${names} must feed ${hp} crank hp on ${FUEL_NAMES[fuel]}: about ${sizes}. I only know that you have ${them}: if ${are} smaller, tell me and I'll put ${fresh} in.`,
    `Tus ${nombres} tienen que alimentar ${hp} hp al cigüeñal con ${FUEL_NAMES[fuel]}: unos ${sizes}. Si son más chicos, dime y pongo nuevos.`,
  ]
}
