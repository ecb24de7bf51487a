import { ASPIRATION_NAMES } from '../engine/display-words.ts'
import type { Vehicle } from '../engine/model.ts'

/** How the cylinders of this engine stand: boxers by maker and count, sixes by maker, the rest as usual. */
function layoutOf({ make, engine }: Vehicle): string {
  const { cylinders, code } = engine
  if (make === 'Porsche' || make === 'Subaru' || /^FA2/.test(code)) return `Flat-${cylinders}`
  if (/^13B/.test(code)) return 'Rotary'
  const inlineSix = make === 'BMW' || /^(?:B58|2JZ)/.test(code)
  if (cylinders === 6) return inlineSix ? 'I6' : 'V6'
  return cylinders >= 8 ? `V${cylinders}` : `I${cylinders}`
}

/** Worked: the Mustang GT's is "5.0L V8", the Supra's "3.0L Turbo I6". */
export function engineTypeOf(vehicle: Vehicle): string {
  const { displacementL, aspiration } = vehicle.engine
  return [`${displacementL.toFixed(1)}L`, ASPIRATION_NAMES[aspiration], layoutOf(vehicle)].filter(Boolean).join(' ')
}
