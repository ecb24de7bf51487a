/** Makes that the shop does not build. */
const OTHER_MAKES: ReadonlySet<string> = new Set(
  `
  alfa aston bentley bugatti buick cadillac chrysler ferrari fiat genesis hummer hyundai isuzu jaguar jeep kia
  lada lamborghini lambo lexus lincoln lotus lucid maserati mclaren mercury oldsmobile plymouth polestar pontiac
  ram rivian rover saab saturn suzuki tesla volvo
  `
    .trim()
    .split(/\s+/),
)

/** Cars that a US visitor may name and that the shop has never built: never answered by a namesake. */
const OTHER_CARS: ReadonlySet<string> = new Set(
  `
  trackhawk trx ctsv blackwing veloster elantra stinger telluride gto firebird grandnational
  bronco ranger maverick expedition fusion contour thunderbird
  impala malibu cruze tahoe suburban trailblazer colorado chevelle cavalier
  ramcharger avenger caliber
  celica mr2 avalon 4runner sienna rav4 highlander prius yaris corolla sequoia
  240sx 180sx silvia skyline sentra altima maxima pathfinder 280zx 240z 260z 280z juke
  prelude crx odyssey ridgeline delsol
  tsx ilx mdx rdx
  cx5 cx9 protege 626 b2200
  cayenne macan panamera taycan 924 928 944 968 carreragt
  forester outback crosstrek ascent svx 2.5rs
  galant 3000gt mirage outlander starion
  passat tiguan touareg corrado scirocco arteon beetle
  q7 q5 q8 a8 sq7 sq8 allroad
  q45 m35 m45 fx35 fx45 qx60 qx80 j30 i30 g20
  `
    .trim()
    .split(/\s+/),
)

/** Whether the words name a make that the shop does not build; `isOurs` tells the names that the catalog has. */
export const otherMakeIn = (words: Iterable<string>, isOurs: (word: string) => boolean): boolean =>
  [...words].some((word) => OTHER_MAKES.has(word) && !isOurs(word))

/** The same for a car, of whatever make. */
export const otherCarIn = (words: Iterable<string>, isOurs: (word: string) => boolean): boolean =>
  [...words].some((word) => OTHER_CARS.has(word) && !isOurs(word))
