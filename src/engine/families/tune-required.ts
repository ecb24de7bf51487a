import type { Aspiration, PartKind } from '../model.ts'
import { type Induction, inductionOf } from '../vocabulary.ts'
import type { EngineFamily } from './engine-family.ts'

/** Airflow past about 5 %, or another injector, is outside every factory table. */
const ALWAYS: readonly PartKind[] = [
  'camshafts',
  'ported_heads',
  'intake_manifold',
  'injectors',
  'flex_fuel',
  'methanol_injection',
  'nitrous',
  'stroker',
]

const BY_INDUCTION: Readonly<Record<Induction, readonly PartKind[]>> = {
  na: [
    'supercharger_roots',
    'supercharger_twin_screw',
    'supercharger_centrifugal',
    'turbo_kit_single',
    'turbo_kit_twin',
    'headers_long_tube',
  ],
  turbo: ['turbo_upgrade', 'downpipe'],
  supercharged: ['pulley_smaller', 'supercharger_roots', 'supercharger_twin_screw', 'headers_long_tube'],
}

/**
 * The kinds that may not go on an engine of this family without a calibration. A fuel pump counts where it changes
 * pressure: the high-pressure pump of an engine with direct injection. Worked: a 5.0 Coyote gen2 (port, unboosted)
 * takes a cold air intake and a fuel pump without a tune, but no blower and no cams.
 */
export function tuneRequiredFor(family: EngineFamily, aspiration: Aspiration): readonly PartKind[] {
  return [
    ...(family.intakeNeedsTune === 'yes' ? (['cold_air_intake'] as const) : []),
    ...BY_INDUCTION[inductionOf(aspiration)],
    ...ALWAYS,
    ...(family.injection === 'port' ? [] : (['fuel_pump'] as const)),
  ]
}
