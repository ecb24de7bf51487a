/** What we believe of one effect before any published result: mean and standard deviation of ln(power). */
export interface Prior {
  mean: number
  sd: number
  /** What physics allows: no result pulls the effect beyond. */
  within?: readonly [low: number, high: number]
}

/** The least share of what its pressure ratio says that a smaller pulley makes. */
export const LEAST_OF_PULLEY = 0.5

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
  'intake_manifold.na': prior(0.038, 0.02),
  'intake_manifold.boosted': prior(0.03, 0.02),
  'throttle_body.na': prior(0.012, 0.01),
  'throttle_body.boosted': prior(0.012, 0.01),
  'charge_pipes.boosted': prior(0.01, 0.01),
  'catback_exhaust.na': prior(0.018, 0.012),
  'catback_exhaust.boosted': prior(0.022, 0.012),
  'headers_shorty.na': prior(0.018, 0.012),
  'headers_shorty.boosted': prior(0.02, 0.015),
  'headers_long_tube.na': prior(0.045, 0.015),
  'headers_long_tube.boosted': prior(0.045, 0.02),
  'midpipe_catless.na': prior(0.015, 0.01),
  'midpipe_catless.boosted': prior(0.025, 0.015),
  'downpipe.boosted': prior(0.05, 0.02),
  'heat_exchanger.boosted': prior(0.012, 0.01),
  'camshafts.na': prior(0.115, 0.03),
  'camshafts.boosted': prior(0.07, 0.03),
  'ported_heads.na': prior(0.08, 0.03),
  'ported_heads.boosted': prior(0.07, 0.03),
  'stroker.na': prior(0.1, 0.05),
  'stroker.boosted': prior(0.08, 0.05),
  'methanol_injection.na': prior(0.01, 0.01),
  'methanol_injection.boosted': prior(0.06, 0.02),
  'tune.na': prior(0.035, 0.015),
  'tune.na_octane_margin': prior(0.025, 0.015),
  'tune.turbo': prior(0.12, 0.03),
  'tune.turbo_headroom': prior(0.15, 0.06),
  'tune.german_na': prior(0, 0.01),
  'tune.german_turbo': prior(0.06, 0.025),
  'tune.german_supercharged': prior(0.06, 0.03),
  'tune.supercharged': prior(0.06, 0.03),
  'e85_tune.na': prior(0.03, 0.015),
  'e85_tune.boosted': prior(0.12, 0.04),
  'race_fuel.na': prior(0.01, 0.01),
  'race_fuel.boosted': prior(0.06, 0.03),
  'intercooler.boosted': prior(0.8, 0.3),
  'pulley_smaller.by_boost': { ...prior(1, 0.3), within: [LEAST_OF_PULLEY, 1.5] },
  // The boost itself is a guess here, so results may say more.
  'pulley_smaller.boost_unstated': { ...prior(1, 0.5), within: [LEAST_OF_PULLEY, 1.5] },
  'turbo_upgrade.boosted': prior(0.2, 0.08),
  'turbo_upgrade.size': prior(0.3, 0.15),
  'turbo_upgrade.headroom': prior(0.2, 0.15),
  'turbo_upgrade.pair': prior(0, 0.1),
  'turbo_upgrade.at_stated_boost': prior(0.08, 0.08),
  'turbo_upgrade.by_boost': prior(0.8, 0.25),
  'turbo_upgrade.untuned': prior(-0.2, 0.04),
  'supercharger_roots.na': prior(-0.05, 0.06),
  'supercharger_twin_screw.na': prior(-0.02, 0.06),
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
  'kit_boost_unstated.specific_output': prior(0.2, 0.2),
  'knock.per_psi': prior(-0.006, 0.004),
  // How much of what the trade says of an engine family counts beside the model.
  'family.tune': prior(0.5, 0.15),
  'family.bolt_ons': prior(0.5, 0.15),
  'family.larger_turbo': prior(0.5, 0.15),
  'family.pulley': { ...prior(0.5, 0.15), within: [0, 1] },
  kit_untuned: prior(-0.08, 0.04),
  'driveline.rwd': prior(0, 0.02),
  'driveline.fwd': prior(0, 0.02),
  'driveline.awd': prior(0, 0.03),
  'driveline.automatic': prior(0, 0.02),
  // Only published results use what follows: words outside the shop's kinds, and what a report's form tells.
  'other.underdrive_pulleys': prior(0.015, 0.01),
  'other.x_pipe': prior(0.01, 0.008),
  'other.high_flow_cats': prior(0.012, 0.01),
  'other.intake_plenum': prior(0.012, 0.01),
  'other.filter': prior(0.004, 0.006),
  'other.blower_inlet': prior(0.025, 0.015),
  'other.ported_blower': prior(0.04, 0.02),
  'other.plugs': prior(0.003, 0.005),
  'other.accessories': prior(0.01, 0.01),
  'other.bolt_ons': prior(0.05, 0.03),
  'octane.na': prior(0.003, 0.002),
  'octane.boosted': prior(0.009, 0.004),
  'tune.stated_boost': prior(0.4, 0.2),
  'bundle.unstated': prior(-0.5, 0.2),
  'bundle.stated': prior(-0.25, 0.15),
  'signal.turbo_kit.built': prior(0.3, 0.15),
  'signal.turbo_kit.fuel': prior(0.05, 0.08),
  'signal.turbo_kit.fuel_octane': prior(0.1, 0.1),
  'signal.supercharger.built': prior(0.1, 0.08),
  'signal.supercharger.fuel': prior(0.05, 0.05),
  'signal.supercharger.fuel_octane': prior(0.06, 0.06),
  'signal.turbo_upgrade.built': prior(0.15, 0.1),
  'signal.turbo_upgrade.built_no_baseline': prior(0.25, 0.15),
  'signal.turbo_upgrade.drag_car': prior(0.3, 0.15),
  'signal.turbo_kit.drag_car': prior(0.3, 0.15),
  'signal.blower_size': prior(0.3, 0.15),
  'signal.factory_supercharger.fuel': prior(0.05, 0.05),
  'report.underrated': prior(0.5, 0.25),
  'signal.turbo_upgrade.fuel': prior(0.03, 0.05),
  'signal.turbo_upgrade.fuel_octane': prior(0.0, 0.05),
  'report.measured_test': prior(0, 0.05),
  'report.owner_report': prior(0, 0.08),
  'report.manufacturer_claim': prior(0, 0.08),
  'report.shop_typical': prior(0, 0.08),
  'report.wheel': prior(0, 0.05),
  'report.engine_dyno': prior(0.05, 0.08),
  'report.crank': prior(0, 0.05),
  'dyno.loading': prior(-0.06, 0.03),
  'dyno.hub': prior(0.02, 0.03),
  'dyno.engine': prior(0.07, 0.03),
  'no_baseline.vehicle': prior(0, 0.04),
  'no_baseline.text': prior(0, 0.1),
}

/** How far one engine family may differ from its class: kits and turbo upgrades, and tunes. */
export const PLATFORM_PRIORS: Readonly<Record<'boost' | 'tune', Prior>> = {
  boost: prior(0, 0.06),
  tune: prior(0, 0.04),
}

/** The priors' means by name: what the engine expects before any result. */
export const PRIOR_MEANS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(PRIORS).map(([name, { mean }]) => [name, mean]),
)
