import type { Stage } from '../engine/vocabulary.ts'

/** The car of a brand for which the shop keeps ready-made packages, one per stage. */
export interface FlagshipVehicle {
  vehicleId: string
  /** Short name in slugs and titles: "mustang-gt". */
  slug: string
  name: string
  /** Stands on the home page. */
  onHome: boolean
}

export interface StageText {
  stage: Stage
  name: string
  /** In addresses: `{vehicle slug}-{slug}`. */
  slug: string
  subtitle: string
  /** `{car}` is the car's name; `{parts}`, `{upgrades}`, `{stock}` and `{limit}` are told by the parts sold and the limits they leave. */
  description: string
  detailedDescription: string
  /** What every package of the stage includes besides its parts. */
  features: readonly string[]
  isPopular: boolean
}

/** One flagship per brand. Figures of its packages are computed by the planner when the shop is seeded. */
export const FLAGSHIPS: readonly FlagshipVehicle[] = [
  { vehicleId: 'ford-mustang-gt-2018-10at', slug: 'mustang-gt', name: 'Mustang GT', onHome: true },
  {
    vehicleId: 'dodge-challenger-srt-hellcat-2015-8at',
    slug: 'hellcat',
    name: 'Challenger SRT Hellcat',
    onHome: false,
  },
  { vehicleId: 'chevrolet-camaro-ss-2016-6mt', slug: 'camaro-ss', name: 'Camaro SS', onHome: false },
  { vehicleId: 'toyota-gr-supra-3-0-2021-8at', slug: 'gr-supra', name: 'GR Supra 3.0', onHome: false },
  { vehicleId: 'nissan-gt-r-2013-6dct', slug: 'gt-r', name: 'GT-R', onHome: false },
  { vehicleId: 'bmw-m3-competition-2021-8at', slug: 'm3-competition', name: 'M3 Competition', onHome: false },
  {
    vehicleId: 'infiniti-q60-red-sport-400-2017-7at-rwd',
    slug: 'q60-red-sport',
    name: 'Q60 Red Sport 400',
    onHome: false,
  },
  { vehicleId: 'honda-civic-type-r-2023-6mt', slug: 'civic-type-r', name: 'Civic Type R', onHome: false },
  { vehicleId: 'acura-integra-type-s-2024-6mt', slug: 'integra-type-s', name: 'Integra Type S', onHome: false },
  { vehicleId: 'mazda-mx-5-miata-2019-6mt', slug: 'mx-5', name: 'MX-5 Miata', onHome: false },
  { vehicleId: 'mercedes-benz-c63-s-amg-2015-7at', slug: 'c63-s', name: 'C63 S AMG', onHome: false },
  { vehicleId: 'audi-rs3-2017-7dct', slug: 'rs3', name: 'RS3', onHome: false },
  { vehicleId: 'volkswagen-golf-r-2022-7dct', slug: 'golf-r', name: 'Golf R', onHome: false },
  { vehicleId: 'subaru-wrx-sti-2015-6mt', slug: 'wrx-sti', name: 'WRX STI', onHome: false },
  { vehicleId: 'mitsubishi-lancer-evolution-x-2008-5mt', slug: 'evo-x', name: 'Lancer Evolution X', onHome: false },
  { vehicleId: 'porsche-911-carrera-s-2020-8dct', slug: '911-carrera-s', name: '911 Carrera S', onHome: false },
]

export const STAGE_TEXTS: readonly StageText[] = [
  {
    stage: 'stage1',
    name: 'Stage 1',
    slug: 'stage-1',
    subtitle: '{parts}',
    description: '{parts} for the {car}, on the {stock}.',
    detailedDescription:
      'Stage 1 for your {car}: {parts}, on the {stock}. You drive it home on 93 octane from the pump. {limit}',
    features: [
      'Before and after pulls on our chassis dyno',
      'Tuned for 93 octane',
      'All gaskets, clamps and fluids',
      'One-year warranty on parts and labor',
    ],
    isPopular: false,
  },
  {
    stage: 'stage2',
    name: 'Stage 2',
    slug: 'stage-2',
    subtitle: 'On the {stock}',
    description: '{parts} for the {car}, on the {stock}.',
    detailedDescription:
      'Stage 2 for your {car}: {parts}, on the {stock}. We log fuel pressure and knock on every pull. {limit}',
    features: [
      'Before and after pulls on our chassis dyno',
      'Fuel pressure and knock logged on every pull',
      'All gaskets, clamps and fluids',
      'One-year warranty on parts and labor',
    ],
    isPopular: true,
  },
  {
    stage: 'stage3',
    name: 'Stage 3',
    slug: 'stage-3',
    subtitle: 'Right at the edge of the {edge}',
    description: '{parts} for the {car}, right to the edge of the {edge}.',
    detailedDescription: 'Stage 3 takes your {car} right to the edge of the {edge}: {parts}. {upgrades} {limit}',
    features: [
      'Before and after pulls on our chassis dyno',
      'Fuel pressure and knock logged on every pull',
      'A written list of what maxes out next and what it costs to fix',
      'One-year warranty on parts and labor',
    ],
    isPopular: false,
  },
  {
    stage: 'wide_open',
    name: 'Wide Open',
    slug: 'wide-open',
    subtitle: 'Built engine{, transmission}',
    description: 'A built engine for the {car}, and what it takes to use it: {parts}.',
    detailedDescription:
      'Wide Open is a full build of your {car}: {parts}. {upgrades} {limit} We break it in, check it and tune it twice before you get the keys.',
    features: [
      'Built engine broken in on our chassis dyno',
      'Two dyno sessions: break-in, then full power',
      'Fuel pressure and knock logged on every pull',
      'One-year warranty on parts and labor',
    ],
    isPopular: false,
  },
]
