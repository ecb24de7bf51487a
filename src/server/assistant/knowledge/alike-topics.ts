/** What is told of one car under one name and of all cars under another. */
export const ALIKE: Readonly<Record<string, string>> = {
  clutch: 'clutch_choice',
  fuel_system: 'fuel_pump_need',
  boost_source: 'top_end',
  transmission: 'transmission_limit',
  differential: 'lsd',
  converter: 'converter_stall',
  heat: 'heat_soak',
  boost: 'what_is_boost',
  torque: 'torque_power',
  hours: 'booking',
  nitrous_size: 'nitrous_safe',
  oil_pump: 'weak_points',
  why_build: 'built_motor',
  gears: 'gear_ratio',
  rev_limit: 'speed_limiter',
  car_specs: 'cars_covered',
}
