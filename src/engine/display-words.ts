import type { TireCompound } from './dragstrip/tire.ts'
import type {
  Aspiration,
  Confidence,
  Drivetrain,
  Fuel,
  LimitComponent,
  PartCategory,
  TransmissionKind,
  Vehicle,
} from './model.ts'
import type {
  ComponentFilter,
  Induction,
  InductionPreference,
  IntendedUse,
  MustPass,
  Stage,
  TimeMeasure,
} from './vocabulary.ts'

/** What customers read in place of the values of each vocabulary: one set for engine, server and browser. */

/** Who plans, explains and answers where no AI provider is set. */
export const OWN_ENGINE = 'Adrenaline Engine'

/** "2018-2021", or one year. */
export const yearsText = ({ yearFrom, yearTo }: Pick<Vehicle, 'yearFrom' | 'yearTo'>): string =>
  yearFrom === yearTo ? String(yearFrom) : `${yearFrom}-${yearTo}`
/** "2018-2021 Ford Mustang GT": no car is named without its years. */
export const carWithYears = (car: Pick<Vehicle, 'yearFrom' | 'yearTo' | 'make' | 'model'>): string =>
  `${yearsText(car)} ${car.make} ${car.model}`

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  stage3: 'Stage 3',
  wide_open: 'Wide Open',
}

/** How long a customer waits for the finished car, from the order. */
export const STAGE_TIMELINES: Readonly<Record<Stage, string>> = {
  stage1: '1-2 weeks',
  stage2: '2-3 weeks',
  stage3: '4-6 weeks',
  wide_open: '8-12 weeks',
}

/** What a customer may ask for: the preferences, and two that also say how many turbochargers. */
export type InductionChoice = InductionPreference | 'single_turbo' | 'twin_turbo'
export const INDUCTION_NAMES = {
  auto: 'No Preference',
  naturally_aspirated: 'Naturally Aspirated',
  turbo: 'Turbocharger',
  single_turbo: 'Single Turbo',
  twin_turbo: 'Twin Turbo',
  supercharger: 'Supercharger',
  procharger: 'ProCharger',
} as const satisfies Readonly<Record<InductionChoice, string>>
export const INDUCTION_CHOICES = Object.keys(INDUCTION_NAMES) as readonly InductionChoice[]

/** On the planner and the configurator the specification writes some of them shorter. */
export const SHORT_INDUCTION_NAMES: Readonly<Record<InductionPreference, string>> = {
  ...INDUCTION_NAMES,
  auto: 'Auto',
  turbo: 'Turbo',
}

/** In front of an engine's layout: "Twin-Turbo V6". */
export const ASPIRATION_NAMES: Readonly<Record<Aspiration, string>> = {
  na: '',
  turbo: 'Turbo',
  twin_turbo: 'Twin-Turbo',
  supercharged: 'Supercharged',
}

/** What a car left the factory with, as the specification names it. */
export const FACTORY_INDUCTION_NAMES = {
  na: 'NA',
  turbo: 'Turbo',
  supercharged: 'Supercharger',
} as const satisfies Readonly<Record<Induction, string>>

/** In running text: "parts for turbocharging". */
export const INDUCTION_METHODS: Readonly<Record<InductionPreference, string>> = {
  auto: 'the induction that pays best',
  naturally_aspirated: 'natural aspiration',
  turbo: 'turbocharging',
  supercharger: 'supercharging',
  procharger: 'a ProCharger',
}

/** What a customer who asks for it would buy. */
export const INDUCTION_KITS: Readonly<Record<InductionPreference, string>> = {
  auto: 'a boost kit',
  naturally_aspirated: 'parts to run it without boost',
  turbo: 'a turbo kit',
  supercharger: 'a supercharger kit',
  procharger: 'a ProCharger kit',
}

/** What the car is for, as a form offers it. */
export const USE_NAMES: Readonly<Record<IntendedUse, string>> = {
  street: 'Street',
  daily: 'Daily driver',
  track: 'Track days',
  drag: 'Drag strip',
}
export const MUST_PASS_NAMES: Readonly<Record<MustPass, string>> = {
  cats: 'State inspection: keep the cats',
  carb: 'California: CARB legal only',
}

/** In running text, and in front of a figure: "0-60: 3.5 s". */
export const MEASURE_NAMES: Readonly<Record<TimeMeasure, string>> = {
  quarter_mile: '1/4 mile',
  zero_to_sixty: '0-60',
}

/** In running text: "on 93 octane". */
export const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  '87': '87 octane',
  '91': '91 octane',
  '93': '93 octane',
  e30: 'E30',
  e85: 'E85',
  race: 'race fuel',
}

/** As a choice. */
export const FUEL_LABELS: Readonly<Record<Fuel, string>> = {
  ...FUEL_NAMES,
  '93': 'Pump gas, 93 octane',
  e30: 'E30 blend',
  race: 'Race fuel',
}

export const DRIVETRAIN_NAMES: Readonly<Record<Drivetrain, string>> = {
  fwd: 'Front-wheel drive',
  rwd: 'Rear-wheel drive',
  awd: 'All-wheel drive',
}

/** What sets a limit, as a figure is labeled. */
export const LIMIT_NAMES: Readonly<Record<LimitComponent, string>> = {
  internals: 'engine internals',
  transmission: 'transmission',
  clutch: 'clutch',
  fuel_system: 'fuel system',
  boost_source: 'turbo or blower',
  grip: 'traction off the line',
  hardware: 'stock hardware',
}

/** The same as a shop says it: "right at the edge of the bottom end". */
export const LIMITS_IN_SHOP_WORDS: Readonly<Record<LimitComponent, string>> = {
  ...LIMIT_NAMES,
  internals: 'bottom end',
  boost_source: 'turbo or blower',
  grip: 'tires',
  hardware: 'hardware',
}

export const COMPONENT_FILTER_NAMES: Readonly<Record<ComponentFilter, string>> = {
  all: 'All Components',
  core_components: 'Core Components',
  forced_induction: 'Forced Induction',
  engine_internals: 'Engine Internals',
  fuel_system: 'Fuel System',
  cooling: 'Cooling',
  exhaust: 'Exhaust',
  intake: 'Intake',
  transmission: 'Transmission',
}

/** The twelve categories as the shop's shelves are called. */
export const PART_CATEGORY_NAMES: Readonly<Record<PartCategory, string>> = {
  intake: 'Intake',
  exhaust: 'Exhaust',
  cooling: 'Cooling',
  fuel_system: 'Fuel System',
  tuning: 'Tuning',
  transmission: 'Transmission',
  forced_induction: 'Forced Induction',
  turbo: 'Turbo',
  engine_internals: 'Engine Internals',
  drivetrain: 'Drivetrain',
  braking: 'Brakes',
  suspension: 'Suspension',
}

/** In running text: "Yours has an automatic." */
export const GEARBOXES_IN_TEXT: Readonly<Record<TransmissionKind, string>> = {
  manual: 'a manual',
  automatic: 'an automatic',
  dual_clutch: 'a dual-clutch gearbox',
}

/** What has headroom, in running text: an automatic has no clutch to speak of. */
export const STRENGTHS_IN_TEXT: Readonly<Record<TransmissionKind, string>> = {
  manual: 'engine, clutch and gearbox',
  automatic: 'engine and transmission',
  dual_clutch: 'engine and gearbox',
}

/** What stands between engine and gearbox: "stock torque converter". */
export const COUPLING_NAMES: Readonly<Record<TransmissionKind, string>> = {
  manual: 'clutch',
  automatic: 'torque converter',
  dual_clutch: 'clutch packs',
}

/** Where what we say of a part comes from. */
export const CONFIDENCE_NAMES: Readonly<Record<Confidence, string>> = {
  measured: 'Measured',
  published: "Manufacturer's figure",
  estimated: 'Our estimate',
}

export const TIRE_COMPOUND_NAMES: Readonly<Record<TireCompound, string>> = {
  all_season: 'All-season',
  summer: 'Summer',
  extreme_summer: 'Extreme summer (200tw)',
  track: 'Track (R-comp)',
  drag_radial: 'Drag radial',
  slick: 'Slick',
}

/** Where a code turned into words is not what the trade says. */
const SPOKEN: Readonly<Record<string, string>> = {
  boost_source: 'turbo or blower',
  brake_kit: 'big brake kit',
  catback: 'cat-back',
  catback_exhaust: 'cat-back exhaust',
  cooling: 'radiator',
  drag_tires: 'drag radials',
  e85_tune: 'E85 tune',
  ecu_unlock: 'ECU unlock',
  flex_fuel: 'flex-fuel kit',
  fuel_87_to_93: '87 to 93 octane',
  fuel_blend: 'flex-fuel kit',
  headers_long_tube: 'long-tube headers',
  headers_shorty: 'shorty headers',
  high_pressure_fuel_pump: 'high-pressure fuel pump',
  methanol: 'water-methanol injection',
  methanol_injection: 'water-methanol injection',
  midpipe_catless: 'catless midpipe',
  pulley_smaller: 'smaller pulley',
  stroker: 'stroker kit',
  supercharger_centrifugal: 'centrifugal supercharger',
  supercharger_roots: 'Roots supercharger',
  supercharger_twin_screw: 'twin-screw supercharger',
  suspension_other: 'suspension arms and bushings',
  turbo_kit_single: 'single turbo kit',
  turbo_kit_twin: 'twin turbo kit',
  turbo_upgrade: 'bigger turbo',
}

/**
 * A kind of part, a slot, or a published page's word for a part, in running text: the one way from codes to words.
 * Worked: "headers_long_tube" is "long-tube headers", "other:turbo_kit_unspecified" is "turbo kit, type not given".
 */
export function spoken(code: string): string {
  const word = code.replace(/^other[:.]/, '')
  const known = SPOKEN[word]
  if (known) return known
  if (/(^|_)unspecified_/.test(word)) return spoken(word.replace('unspecified_', ''))
  if (word.endsWith('_unspecified')) return `${spoken(word.slice(0, -'_unspecified'.length))}, type not given`
  return word.replaceAll('_', ' ').replace(/\bbolt ons\b/, 'bolt-ons')
}

/** Maker and name. Worked: "Whipple Gen 5"; a name that begins with its maker stays as it is. */
export const partName = ({ manufacturer, name }: { manufacturer: string; name: string }): string =>
  name.startsWith(manufacturer) ? name : `${manufacturer} ${name}`

/** "injectors, fuel pump and tune" */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
