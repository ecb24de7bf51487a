import type { Part, Vehicle } from '../model.ts'
import type { IntendedUse } from '../vocabulary.ts'

/** Cars that left the factory on track tires, or on drag radials: nothing of ours grips more. As the makers' order guides state it. */
const ON_TRACK_TIRES =
  /^(porsche-(911-gt[23]|(718-)?cayman-gt4)|chevrolet-camaro-z-28-2014|ford-gt-2017|bmw-(m3-cs|m4-csl|m5-cs)-|mercedes-benz-amg-gt-r-|dodge-challenger-srt-demon)/

export const hasStickyTires = ({ id }: Pick<Vehicle, 'id'>): boolean => ON_TRACK_TIRES.test(id)

/** Cars that left the factory on max-performance summer tires, as the makers' order guides state it; not on all-seasons by default. */
const ON_SUMMER_TIRES: readonly RegExp[] = [
  /^acura-(nsx-(2017|type-s)|integra-type-s)/,
  /^audi-(r8|rs\d|tt-rs)/,
  /^bmw-(m\d-|1-series-m|x\d-m-)/,
  /^chevrolet-(ss-|camaro-zl1|corvette-(z06|zr1|grand-sport|20(05|08)|stingray-201|stingray-2020-.*-z51))/,
  /^dodge-viper/,
  /^ford-(gt-|focus-rs|mustang-(shelby|boss-302|mach-1-2021|dark-horse|bullitt-2019|svt-cobra-2003|gt-.*-performance-package))/,
  /^honda-(civic-type-r|s2000)/,
  /^mercedes-benz-(amg-gt|c63|e63)/,
  /^mitsubishi-lancer-evolution/,
  /^nissan-(gt-r|370z-nismo|z-nismo)/,
  /^porsche-/,
  /^subaru-wrx-sti/,
  /^toyota-gr-(supra-3-0|corolla)/,
]

/** What summer tires gripped before, any of today's does. */
const AS_GOOD_AS_TODAY = 2013

const hasSummerTires = ({ id, yearTo, modelYear = yearTo }: Vehicle): boolean =>
  modelYear >= AS_GOOD_AS_TODAY && ON_SUMMER_TIRES.some((cars) => cars.test(id))

/** Whether power alone is no reason for other tires. */
export const isShodForPower = (vehicle: Vehicle, use: IntendedUse | undefined): boolean =>
  hasStickyTires(vehicle) || (hasSummerTires(vehicle) && use !== 'track')

/** 200-treadwear and below. */
export const isTrackTire = ({ kind, name }: Part): boolean => kind === 'tires' && /Cup 2|R888|RE-71/.test(name)

/** Whether a set for the road grips more than what the car came on. */
export const stepsUpFromFactory = (part: Part, vehicle: Vehicle): boolean =>
  !hasStickyTires(vehicle) && (isTrackTire(part) || !hasSummerTires(vehicle))

/**
 * Drag radials that a car left the factory on or that are none better: the Demon on 315/40R18 street radials, the Demon 170
 * on the 315/50R17 ET Street R (Dodge's press kits).
 */
const NO_STEP_UP: Readonly<Record<string, RegExp>> = {
  'dodge-challenger-srt-demon': /NT555RII|ET Street S\/S/,
  'dodge-challenger-srt-demon-170': /NT555RII|ET Street/,
}
export const stepsUpFromDragRadials = ({ name }: Part, { modelId }: Vehicle): boolean =>
  !NO_STEP_UP[modelId]?.test(name)
