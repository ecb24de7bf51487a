/** What we believe of one effect before any published result: mean and standard deviation of ln(power). */
export interface Prior {
  mean: number
  sd: number
}

const prior = (mean: number, sd: number): Prior => ({ mean, sd })

/**
 * Physics and trade knowledge, chosen before the fit. A factory unboosted engine gives a few percent to breathing
 * parts and little to a tune; a factory turbo engine gives 10-20 % to a tune, because its boost is a number in a table
 * (makers' stage-1 pages). Kits: what stays after the physics of the charge, so near 0. `sd` says how far a result
 * may pull the effect.
 */
export const PRIORS: Readonly<Record<string, Prior>> = {
  'cold_air_intake.na': prior(0.02, 0.012),
  'cold_air_intake.boosted': prior(0.025, 0.015),
  'intake_manifold.na': prior(0.035, 0.02),
  'intake_manifold.boosted': prior(0.03, 0.02),
  'throttle_body.na': prior(0.012, 0.01),
  'throttle_body.boosted': prior(0.012, 0.01),
  'charge_pipes.boosted': prior(0.01, 0.01),
  'catback_exhaust.na': prior(0.018, 0.012),
  'catback_exhaust.boosted': prior(0.022, 0.012),
  'headers_shorty.na': prior(0.018, 0.012),
  'headers_shorty.boosted': prior(0.02, 0.015),
  'headers_long_tube.na': prior(0.04, 0.015),
  'headers_long_tube.boosted': prior(0.045, 0.02),
  'midpipe_catless.na': prior(0.015, 0.01),
  'midpipe_catless.boosted': prior(0.025, 0.015),
  'downpipe.boosted': prior(0.05, 0.02),
  'heat_exchanger.boosted': prior(0.012, 0.01),
  'camshafts.na': prior(0.1, 0.03),
  'camshafts.boosted': prior(0.07, 0.03),
  'ported_heads.na': prior(0.08, 0.03),
  'ported_heads.boosted': prior(0.07, 0.03),
  'stroker.na': prior(0.1, 0.05),
  'stroker.boosted': prior(0.08, 0.05),
  'built_bottom_end.na': prior(0.02, 0.03),
  'built_bottom_end.boosted': prior(0.02, 0.03),
  'methanol_injection.na': prior(0.01, 0.01),
  'methanol_injection.boosted': prior(0.06, 0.02),
  'tune.na': prior(0.03, 0.015),
  'tune.turbo': prior(0.14, 0.04),
  'tune.turbo_headroom': prior(0.1, 0.05),
  'tune.supercharged': prior(0.06, 0.03),
  'e85_tune.na': prior(0.03, 0.015),
  'e85_tune.boosted': prior(0.12, 0.04),
  'race_fuel.na': prior(0.01, 0.01),
  'race_fuel.boosted': prior(0.06, 0.03),
  'intercooler.boosted': prior(0.8, 0.3),
  'pulley_smaller.boosted': prior(0, 0.05),
  'turbo_upgrade.boosted': prior(0.2, 0.08),
  'turbo_upgrade.size': prior(0.3, 0.15),
  'turbo_upgrade.stated': prior(0.5, 0.25),
  'turbo_upgrade.untuned': prior(-0.1, 0.03),
  'supercharger_roots.na': prior(0.05, 0.06),
  'supercharger_twin_screw.na': prior(0.05, 0.06),
  'supercharger_centrifugal.na': prior(0.05, 0.06),
  'turbo_kit_single.na': prior(0, 0.08),
  'turbo_kit_twin.na': prior(0, 0.08),
  'supercharger_roots.on_supercharged': prior(0, 0.08),
  'supercharger_twin_screw.on_supercharged': prior(0.05, 0.08),
  'supercharger_centrifugal.on_supercharged': prior(0.05, 0.08),
  'turbo_kit_single.on_supercharged': prior(0.15, 0.1),
  'turbo_kit_twin.on_supercharged': prior(0.2, 0.1),
  'supercharger_roots.on_turbo': prior(0, 0.1),
  'supercharger_twin_screw.on_turbo': prior(0, 0.1),
  'supercharger_centrifugal.on_turbo': prior(0, 0.1),
  'turbo_kit_single.on_turbo': prior(0.3, 0.15),
  'turbo_kit_twin.on_turbo': prior(0.3, 0.15),
  'kit_boost_unstated.na': prior(0, 0.08),
  'kit_boost_unstated.on_supercharged': prior(0, 0.08),
  'kit_boost_unstated.on_turbo': prior(0, 0.1),
  kit_untuned: prior(-0.08, 0.04),
  'driveline.rwd': prior(0, 0.02),
  'driveline.fwd': prior(0, 0.02),
  'driveline.awd': prior(0, 0.03),
  'driveline.automatic': prior(0, 0.02),
}
