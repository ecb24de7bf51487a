import type { Vehicle } from '../model.ts'

/**
 * Cars that left the factory on fixed calipers over front rotors of 13.8 in and six pistons, or of 14 in and four: a
 * conversion of ours is no step up. As the makers' order guides and press kits state it: Corvette Z06 (C7) six pistons on
 * 14.6 in, Boss 302 four on 14.0, Cayman GT4 six on 15.0, M3 (F80) four on 15.0.
 */
const ON_BIG_BRAKES: readonly RegExp[] = [
  /^acura-(nsx-(2017|type-s)|tlx-type-s)/,
  /^audi-(r8|rs|tt-rs)/,
  /^bmw-(m2-|m[34]-(2015|202|c)|m5-(2012|2018|c)|m6-2013|m8-|x[35]-m-)/,
  /^chevrolet-(ss-|camaro-(zl1|z-28|ss-2010)|corvette-(zr1|grand-sport|e-ray|z06-20(06|15|23)))/,
  /^dodge-(viper|durango-srt|challenger-(srt|r-t-scat)|charger-(srt|scat))/,
  /^ford-(gt-|mustang-(boss-302|dark-horse|shelby-gt|bullitt-2019|mach-1-2021|gt-.*-performance-package))/,
  /^infiniti-q[56]0-red-sport/,
  /^mercedes-benz-(amg-gt|c43|c63|e55|e63)/,
  /^nissan-(gt-r|370z-nismo|z-nismo)/,
  /^porsche-(911-(gt|turbo)|(718-)?cayman-gt4)/,
]

export const hasBigBrakes = ({ id }: Pick<Vehicle, 'id'>): boolean => ON_BIG_BRAKES.some((cars) => cars.test(id))

/** Cars that came with carbon-ceramic rotors and no other choice: a pad for iron grinds them away. */
const ON_CARBON_CERAMIC = /^(chevrolet-(camaro-z-28-2014|corvette-(zr1|e-ray))|ford-gt-2017|porsche-911-(gt2|turbo-s))/

export const hasCarbonCeramicRotors = ({ id }: Pick<Vehicle, 'id'>): boolean => ON_CARBON_CERAMIC.test(id)

/**
 * Cars that could be ordered with them, some only from a year on, by the makers' order guides: Z07 package, M Carbon
 * Ceramic, AMG Ceramic, PCCB, Audi Ceramic; the GT-R as NISMO, Track Edition and T-spec, the Viper as ACR.
 */
const OPTIONAL_CARBON_CERAMIC: readonly (readonly [cars: RegExp, from?: number])[] = [
  [/^acura-nsx-(2017|type-s)/],
  [/^audi-(r8-v10|rs[3567]|tt-rs-2018)/],
  [/^bmw-(m[34]-(2015|202|c)|m5-(2012|2018|c)|m6-2013|m8-)/],
  [/^chevrolet-corvette-(z06-20(15|23)|grand-sport-2017)/],
  [/^chevrolet-corvette-z06-2006/, 2011],
  [/^dodge-viper-2013/, 2016],
  [/^mercedes-benz-(amg-gt|c63-s-amg|e63)/],
  [/^nissan-gt-r-(2017|nismo)/, 2020],
  [/^porsche-(911|(718-)?cayman-(s|gt)|boxster-s)/],
]

export const mayHaveCarbonCeramicRotors = ({ id, modelYear, yearTo }: Vehicle): boolean =>
  !ON_CARBON_CERAMIC.test(id) &&
  OPTIONAL_CARBON_CERAMIC.some(([cars, from = 0]) => cars.test(id) && (modelYear ?? yearTo) >= from)
