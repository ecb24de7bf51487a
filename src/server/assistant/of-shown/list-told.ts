import { dollars } from '../advisor.ts'
import { named, type OfBuild } from '../of-build.ts'
import { bare } from './parts-said.ts'

/** "Show me the list with prices": every part of the build, the dearest first, and what it all comes to. */
export const partsList: OfBuild = (_, { recommendedParts, estimatedCost, laborHours, power }) => {
  const parts = recommendedParts.toSorted((a, b) => b.pricing.totalCost - a.pricing.totalCost)
  if (parts.length === 0) return ['There are no parts in it.', 'No lleva piezas.']
  const lines = parts.map((part) => `${bare(part)}, ${dollars(part.pricing.totalCost)}`)
  const lineas = parts.map((part) => `${named(part)}, ${dollars(part.pricing.totalCost)}`)
  const whp = Math.round(power.wheelHp)
  return [
    `${dollars(estimatedCost)} installed, ${laborHours} hours of labor, ${whp} whp. ${parts.length === 1 ? 'The one part' : `The ${parts.length} parts`}, each installed: ${lines.join('; ')}.`,
    `${dollars(estimatedCost)} instalado, ${laborHours} horas, ${whp} whp. ${parts.length === 1 ? 'La pieza' : `Las ${parts.length} piezas`}, instaladas: ${lineas.join('; ')}.`,
  ]
}
