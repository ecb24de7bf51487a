import { isOwnHardware, takesCustomFiles } from '../families/tune-platforms.ts'
import { tuneRequiredFor } from '../families/tune-required.ts'
import type { Part, PartKind, Slot } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import {
  addsBoost,
  BOOST_SOURCE_KINDS,
  brings,
  isEthanol,
  isFactoryTurbo,
  isOffTheShelf,
  isPcmFile,
  isTune,
  isUniversal,
  type Rule,
} from './rule.ts'

const TUNE: readonly Slot[] = ['tune']

/** What goes beyond the factory tables on any engine, besides what `tuneRequiredFor` names for the family. */
const NEEDS_CALIBRATION: ReadonlySet<PartKind> = new Set<PartKind>([
  'pulley_smaller',
  'built_bottom_end',
  'high_pressure_fuel_pump',
  'port_injection',
])

/** Hardware that an off-the-shelf file does not know. */
const BEYOND_A_SHELF_FILE: readonly PartKind[] = ['injectors', 'camshafts', 'ported_heads', 'stroker', 'port_injection']

/** A Stage 1 file is written for the stock downpipe, headers and pulley. */
const BEYOND_STAGE_1: readonly PartKind[] = [
  ...BEYOND_A_SHELF_FILE,
  'downpipe',
  'headers_long_tube',
  'intake_manifold',
  'high_pressure_fuel_pump',
]

/** Computers that meter the air by the housing of the intake: an off-the-shelf file is written for one housing. */
const METERED_BY_THE_INTAKE = /^(sub-(ej|fa2)|maz-l3)/
const BEYOND_A_METERED_FILE: readonly PartKind[] = ['cold_air_intake', 'intercooler']

/** Car makers and their performance arms: their files are locked. */
const CAR_MAKERS = /^(Ford Performance|Mountune|mountune|Mopar|Chevrolet Performance|GM|Nismo|TRD|BMW M Performance)\b/

/** Their kits for new Fords bring a license that runs on the factory computer. */
const SIGNED_BY_FORD = /^(Ford Performance|Roush|Whipple)\b/

/** An open computer: a custom file takes the license of its software, a handheld with its own maps takes nothing. */
const takesALicenseOnly = (fitting: readonly Part[]): boolean => {
  const unlocks = fitting.filter(({ kind }) => kind === 'ecu_unlock')
  return unlocks.length > 0 && unlocks.every(({ name }) => /\blicense\b/i.test(name))
}

/** What a kit's own file does not know either. */
const BEYOND_A_KIT_FILE: readonly PartKind[] = [
  'camshafts',
  'ported_heads',
  'headers_long_tube',
  'intake_manifold',
  'injectors',
  'port_injection',
  'stroker',
]

/** Named for turbos that the car did not come with. */
const FOR_OTHER_TURBOS = /\b(?:hybrid|big(?:ger)?) turbos?\b|\bK04 and Stage 3\b/i
/** Named for another pulley, on the factory blower or a bigger one. */
const FOR_OTHER_PULLEYS = /\bpulley\b/i

/** Named for a blend of a third ethanol, and for nothing above it. */
const ONLY_E30 = /\bE30\b(?! and flex)/

export const CALIBRATION_RULES: readonly Rule[] = [
  {
    id: 'A01',
    severity: 'must_with',
    sentence: 'Parts that change air, fuel or boost need a tune.',
    reason: 'More than about 5% airflow, or another injector, is outside the factory tables.',
    needs: ({ kind }, { family, vehicle }) =>
      NEEDS_CALIBRATION.has(kind) || tuneRequiredFor(family, vehicle.engine.aspiration).includes(kind) ? TUNE : [],
  },
  {
    id: 'A02',
    severity: 'never',
    sentence: 'No blower, turbo or pulley runs on the factory calibration.',
    reason: 'The factory tables end well below that airflow.',
    refusesScenario: (chosen) => addsBoost(chosen) && !chosen.tune && !brings(chosen.boostSource, 'tune'),
  },
  {
    id: 'A03',
    severity: 'must_with',
    sentence: 'A downpipe on a turbo car needs a tune.',
    reason: 'Boost creeps, the engine runs lean, and the rear oxygen sensor sets a code.',
    needs: (part, car) => (part.kind === 'downpipe' && isFactoryTurbo(car) ? TUNE : []),
  },
  {
    id: 'A04',
    severity: 'must_with',
    sentence: 'An intake on this engine needs a tune.',
    reason: 'A different airflow-meter housing throws the fueling off.',
    needs: (part, { family }) => (part.kind === 'cold_air_intake' && family.intakeNeedsTune === 'yes' ? TUNE : []),
  },
  {
    id: 'A05',
    severity: 'must_with',
    sentence: 'Long-tubes need a tune.',
    reason: 'Rear oxygen sensors and fuel trims; most of the gain is in the tune.',
    needs: (part) => (part.kind === 'headers_long_tube' ? TUNE : []),
  },
  {
    id: 'A07',
    severity: 'never',
    sentence: 'We sell a custom tune only where software for this engine computer exists.',
    reason: 'Nobody can write a file for it.',
    refuses: (part, { family }) =>
      isTune(part) && part.manufacturer === 'Adrenaline Performance' && !family.tunePlatforms.some(takesCustomFiles),
  },
  {
    id: 'A07-board',
    severity: 'never',
    sentence: 'Here the tune comes with the board, handset or computer that it runs on.',
    reason: 'The stock computer takes no file: a session on the dyno alone has nothing to write to.',
    refuses: (part, { family, fitting }) =>
      isTune(part) &&
      isUniversal(part) &&
      family.tunePlatforms.filter(takesCustomFiles).every(isOwnHardware) &&
      fitting.some((other) => other.kind === part.kind && !isUniversal(other) && other.calibration !== 'piggyback'),
  },
  {
    id: 'A08',
    severity: 'must_with',
    sentence: 'This engine computer is locked: the unlock or exchange is part of the bill.',
    reason: 'The maker encrypted it; tuning starts with an unlock or an exchange unit.',
    // A piggyback stays outside of the computer; a kit's own file goes into it, unless the car maker signed it.
    needs: (part, { family, fitting, vehicle }) =>
      (isTune(part) || isPcmFile(part, vehicle) || (BOOST_SOURCE_KINDS.has(part.kind) && brings(part, 'tune'))) &&
      part.calibration !== 'piggyback' &&
      !brings(part, 'ecu_unlock') &&
      !(isOffTheShelf(part) && takesALicenseOnly(fitting)) &&
      !(vehicle.make === 'Ford' && BOOST_SOURCE_KINDS.has(part.kind) && SIGNED_BY_FORD.test(part.manufacturer)) &&
      family.ecuLock === 'unlock_or_exchange' &&
      (isTune(part) || fitting.some(({ kind }) => kind === 'ecu_unlock'))
        ? ['ecu_unlock']
        : [],
  },
  {
    id: 'A08-maker',
    severity: 'never',
    sentence: 'A DiabloSport handheld needs the modified computer that DiabloSport sells with it.',
    reason: "An HP Tuners unlock opens the computer for HP Tuners' own software alone.",
    refuses: (part, { family, fitting }) =>
      part.manufacturer === 'DiabloSport' &&
      isTune(part) &&
      family.ecuLock === 'unlock_or_exchange' &&
      !brings(part, 'ecu_unlock') &&
      fitting.some(({ kind }) => kind === 'ecu_unlock') &&
      !takesALicenseOnly(fitting),
  },
  {
    id: 'A08-open',
    severity: 'never',
    sentence: 'This engine computer is open: no unlock needed.',
    reason: 'Paying for an unlock that the car does not need is dead money.',
    refuses: (part, { family }) => part.kind === 'ecu_unlock' && family.ecuLock !== 'unlock_or_exchange',
  },
  {
    id: 'A09',
    severity: 'never',
    sentence: 'Nobody can flash this engine computer: the tune is a chip, a piggyback or a standalone.',
    reason: 'There is no usable flash for it.',
    refuses: (part, { family }) =>
      isTune(part) &&
      (family.ecuLock === 'no_flash') !== (part.calibration === 'standalone') &&
      !(family.ecuLock === 'no_flash' && part.calibration === 'piggyback'),
  },
  {
    id: 'A10',
    severity: 'never',
    sentence: 'An off-the-shelf map does not run a bigger turbo, blower, cam, injectors or E85.',
    reason: 'It was written for one list of hardware.',
    excludes: (part) => {
      if (!isOffTheShelf(part)) return []
      return part.calibration === 'off_the_shelf_stage_1' ? BEYOND_STAGE_1 : BEYOND_A_SHELF_FILE
    },
    refusesScenario: ({ tune, boostSource, fuelBlend, pulley }, { fuel }) =>
      isOffTheShelf(tune) &&
      ((pulley !== undefined && tune?.calibration === 'off_the_shelf_stage_1') ||
        boostSource !== undefined ||
        fuelBlend !== undefined ||
        isEthanol(fuel)),
  },
  {
    id: 'A10-named',
    severity: 'never',
    sentence: 'A file written for bigger turbos or other pulleys is sold with them, never for the stock ones.',
    reason: 'It asks for air that the stock turbo or blower does not have.',
    refusesScenario: ({ tune, boostSource, pulley }) =>
      tune !== undefined &&
      !tune.installed &&
      boostSource === undefined &&
      (FOR_OTHER_TURBOS.test(tune.name) || (pulley === undefined && FOR_OTHER_PULLEYS.test(tune.name))),
  },
  {
    id: 'A10-air',
    severity: 'never',
    sentence:
      'An off-the-shelf map for this engine runs the factory intake and intercooler: others take a custom tune.',
    reason: 'Another airflow-meter housing reads wrong, the engine runs lean, and a ring land breaks.',
    excludes: (part, { family }) =>
      isOffTheShelf(part) && METERED_BY_THE_INTAKE.test(family.id) ? BEYOND_A_METERED_FILE : [],
  },
  {
    id: 'A10-maker',
    severity: 'never',
    sentence: "A car maker's calibration runs the intake that it was written for.",
    reason: 'It is locked: nobody can scale it to another airflow-meter housing, and the engine runs lean.',
    excludes: (part) =>
      isOffTheShelf(part) && CAR_MAKERS.test(part.manufacturer) && !brings(part, 'intake')
        ? ['cold_air_intake', 'throttle_body', 'headers_shorty', 'midpipe_catless']
        : [],
  },
  {
    id: 'A11',
    severity: 'must_with',
    sentence: 'A Stage 2 map expects Stage 2 hardware.',
    reason: 'It is written for a free-flowing downpipe, or a smaller pulley on a blower car.',
    needs: (part, car) => {
      if (part.calibration !== 'off_the_shelf_stage_2') return []
      if (isFactoryTurbo(car)) return ['downpipe']
      return car.vehicle.engine.aspiration === 'supercharged' ? ['pulley'] : []
    },
  },
  {
    id: 'A14',
    severity: 'must_with',
    sentence: "Cams, headers, injectors or E85 on top of a kit take a custom tune: the kit's file no longer fits.",
    reason: 'The file in the box was written for the box.',
    scenarioExcludes: ({ boostSource, tune }) => (brings(boostSource, 'tune') && !tune ? BEYOND_A_KIT_FILE : []),
    refusesScenario: ({ boostSource, tune, fuelBlend }, { fuel }) =>
      brings(boostSource, 'tune') && !tune && (fuelBlend !== undefined || isEthanol(fuel)),
  },
  {
    id: 'A15',
    severity: 'should_with',
    sentence: 'Tune the transmission too: the factory torque limiter closes the throttle.',
    reason:
      'Above 1.2 times the rated torque, or 1.1 where boost is added, the gearbox computer cuts power or slips its clutches.',
    recommends: ({ vehicle, family, wheelTorqueLbft, stockWheelTorqueLbft, parts }) =>
      vehicle.transmission.kind !== 'manual' &&
      family.transmissionTuneExists &&
      wheelTorqueLbft * (vehicle.engine.torqueRatio ?? 1) >
        (addsBoost(scenarioParts(parts).chosen) ? 1.1 : 1.2) * stockWheelTorqueLbft
        ? ['transmission_tune']
        : [],
  },
  {
    id: 'A16',
    severity: 'never',
    sentence: 'An E85 tune is for E85: on pump gas it is the wrong file.',
    reason: 'Timing and fueling are set for the fuel in the tank.',
    refuses: (part, { fuel }) => part.kind === 'e85_tune' && !isEthanol(fuel),
  },
  {
    id: 'A16-e30',
    severity: 'never',
    sentence: 'A calibration for E30 is no E85 tune.',
    reason: 'E85 takes a fifth more fuel again, and other timing.',
    refuses: (part, { fuel }) => part.kind === 'e85_tune' && fuel === 'e85' && ONLY_E30.test(part.name),
  },
  {
    id: 'A16-blend',
    severity: 'warn',
    sentence:
      'The tune is for 30% ethanol: mix each fill the same and test it. A flex-fuel sensor lets the tune follow the blend.',
    reason: 'A fixed map on a leaner blend knocks, and on a richer one runs out of fuel.',
    warns: ({ fuel, parts }) =>
      fuel === 'e30' && parts.some((part) => isTune(part)) && !parts.some(({ kind }) => kind === 'flex_fuel'),
  },
  {
    id: 'A17',
    severity: 'warn',
    sentence: 'These numbers are on 91. With a 93 tune the same parts make more: less knock.',
    reason: 'High compression and turbo engines are timing-limited on 91.',
    warns: ({ vehicle, fuel, parts }) =>
      fuel === '91' &&
      parts.some(isTune) &&
      (vehicle.engine.aspiration !== 'na' || vehicle.engine.compressionRatio >= 11.4),
  },
  {
    id: 'A18',
    severity: 'never',
    sentence: 'No transmission calibration exists for this car.',
    reason: 'Nobody can write one, so we do not sell one.',
    refuses: (part, { family }) => part.kind === 'transmission_tune' && !family.transmissionTuneExists,
  },
]
