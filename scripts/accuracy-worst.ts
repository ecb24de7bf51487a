/** The part of `npm run accuracy` that names the results furthest off, with what is known of them. */
import type { ModeledResult } from '../src/engine/calibration/fit.ts'
import type { UnseenPrediction } from '../src/engine/calibration/leave-one-source-out.ts'
import { cell, percent } from './accuracy-tables.ts'

/** What keeps a result from being foretold, in the order of how much it hides. */
function reasons({ row, model }: ModeledResult): string {
  const { mods, car } = model
  const excess = row.baselineHp === undefined || car.known === 'text' ? 0 : Math.log(row.baselineHp / model.ratedHp)
  const found = [
    car.known === 'near' && 'car not in the catalog, answered from a related one',
    car.known === 'text' && 'car not in the catalog, typical engine of its class',
    model.boostUnstated && 'boost not stated',
    (mods.kinds.has('built_bottom_end') || mods.kinds.has('stroker')) && 'built engine of unknown extent',
    row.dragCar && 'race car',
    excess > 0.12 && `baseline ${percent(Math.exp(excess) - 1, 0)} above the rating`,
    !model.hasBaseline && 'no baseline',
    mods.unknown.length > 0 && `not understood: ${mods.unknown.join(' ')}`,
    row.figureKind === 'manufacturer_claim' && "maker's claim",
    row.figureKind === 'owner_report' && "owner's figure",
    row.figureKind === 'shop_typical' && 'rounded figures of one shop',
  ].filter((reason) => typeof reason === 'string')
  return found.length > 0 ? found.join('; ') : 'nothing stated explains it'
}

/** Prints the twenty results that are furthest off. */
export function printWorst(unseen: readonly UnseenPrediction[], results: readonly ModeledResult[]): void {
  console.log('\nThe twenty furthest off, with their site left out:')
  const worst = [...unseen].sort((a, b) => Math.abs(b.error) - Math.abs(a.error)).slice(0, 20)
  for (const { index, row, predictedHp, measuredHp, error, lowHp, highHp } of worst) {
    const car = `${row.yearFrom ?? ''} ${row.make} ${row.model}`.trim()
    const from = row.baselineHp === undefined ? 'no baseline' : `from ${row.baselineHp}`
    const boost = row.boostGaugePsi === undefined ? '' : ` at ${row.boostGaugePsi} psi`
    console.log(
      `  row ${cell(index + 1, 4)} ${car}: ${measuredHp} ${row.powerBasis} hp ${from}, predicted ${predictedHp.toFixed(0)}` +
        ` (${lowHp.toFixed(0)}-${highHp.toFixed(0)}), ${percent(error)}\n           ${row.mods.join(', ')}${boost}` +
        `\n           ${reasons(results[index]!)}`,
    )
  }
}
