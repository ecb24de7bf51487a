import { vehicleLabel } from '../../catalog/find-vehicle.ts'
import type { EvidencePoint } from '../../engine/calibration/fit.ts'
import type { RowModel } from '../../engine/calibration/row-gain.ts'
import { spoken } from '../../engine/display-words.ts'
import { isOfCatalog } from '../catalog/evidence-model.ts'

function carWords(point: EvidencePoint): string {
  const { vehicle, row } = point
  if (!vehicle) return `${row.engine || 'its engine'}, by the words of the page alone`
  return isOfCatalog(point) ? vehicleLabel(vehicle) : `a relative of our ${vehicleLabel(vehicle)}`
}

function baselineWords({ row }: EvidencePoint, model: RowModel): string {
  const { baselineHp, powerBasis, baselineMods = [] } = row
  if (!model.hasBaseline || baselineHp === undefined) {
    return `No before run: starts from about ${Math.round(model.baseHp)} ${powerBasis} hp by the rating.`
  }
  const with_ = baselineMods.length > 0 ? ` with ${baselineMods.map(spoken).join(', ')} on it already` : ''
  const doubt = model.baselineDoubt > 0 ? ' That is off what an untouched one reads, so we trust it less.' : ''
  return `Starts from ${Math.round(baselineHp)} ${powerBasis} hp${with_}.${doubt}`
}

/** What the model read into a published result, for whoever checks it against its page. */
export function readAs(point: EvidencePoint, model: RowModel): string {
  const { row } = point
  const parts = [...model.mods.kinds].map(spoken)
  const unknown = model.mods.unknown
  return [
    `Read as ${carWords(point)}.`,
    parts.length > 0 ? `Parts: ${parts.join(', ')}.` : 'No parts understood.',
    unknown.length > 0 ? `Not understood: ${unknown.map(spoken).join(', ')}.` : '',
    baselineWords(point, model),
    model.boostUnstated ? 'Boost not stated.' : row.boostGaugePsi === undefined ? '' : `${row.boostGaugePsi} psi.`,
  ]
    .filter(Boolean)
    .join(' ')
}
