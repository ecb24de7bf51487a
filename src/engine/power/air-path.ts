import type { Engine } from '../model.ts'
import { type Induction, inductionOf } from '../vocabulary.ts'
import { boostedPowerRatio } from './boosted-power.ts'
import type { CompressorKind } from './charge-air.ts'

/** What the air path looks like once boost source, pulley, tune and fuel are chosen. */
export interface AirPath {
  induction: Induction
  /** The factory engine had no boost. */
  converted: boolean
  compressor: CompressorKind
  boostGaugePsi: number
  /** Effectiveness of the intercooler that comes with car or kit; 0 = none. */
  effectiveness: number
  /** How far the bolt-ons of this engine family gain beyond what is usual, as a share; see `familyDeviation`. */
  boltOnDeviation?: number
}

/** Factory boost where the catalog has none: typical of production turbo and supercharged engines. */
const TYPICAL_FACTORY_BOOST_PSI = { na: 0, turbo: 15, supercharged: 10 } as const
/** Effectiveness of intercoolers (Garrett: 0.6 to 0.8 for good cores): as the factory fits, in kits, larger ones. */
export const FACTORY_INTERCOOLER = 0.65
export const KIT_INTERCOOLER = 0.72
export const BETTER_INTERCOOLER = 0.82

/** The air path of the car as it left the factory. */
export function factoryAirPath(engine: Engine): AirPath {
  const induction = inductionOf(engine.aspiration)
  const boost = engine.boostGaugePsi > 0 ? engine.boostGaugePsi : TYPICAL_FACTORY_BOOST_PSI[induction]
  return {
    induction,
    converted: false,
    compressor: induction === 'supercharged' ? 'roots' : 'turbo',
    boostGaugePsi: induction === 'na' ? 0 : boost,
    effectiveness: induction === 'na' ? 0 : FACTORY_INTERCOOLER,
  }
}

const powerOf = (engine: Engine, path: AirPath): number =>
  boostedPowerRatio({
    boostGaugePsi: path.boostGaugePsi,
    compressor: path.compressor,
    effectiveness: path.effectiveness,
    compressionRatio: engine.compressionRatio,
  })

/** ln of power on the new air path over power on the old one, by physics alone. */
export const pathLogRatio = (engine: Engine, path: AirPath, before: AirPath): number =>
  Math.log(Math.max(0.3, powerOf(engine, path)) / Math.max(0.3, powerOf(engine, before)))
