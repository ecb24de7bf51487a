/** Makes that the shop does not build. */
const OTHER_MAKES: ReadonlySet<string> = new Set(
  `
  alfa aston bentley bugatti buick cadillac chrysler ferrari fiat genesis hummer hyundai isuzu jaguar jeep kia
  lada lamborghini lambo lexus lincoln lotus lucid maserati mclaren mercury oldsmobile plymouth polestar pontiac
  ram rivian rover saab saturn suzuki tesla volvo opel vauxhall renault peugeot citroen seat skoda cupra mini smart
  holden daihatsu dacia byd nio lancia morgan koenigsegg pagani rimac fisker scout datsun daewoo geo eagle amc delorean
  harley yamaha kawasaki ducati peterbilt kenworth freightliner ineos vinfast mahindra tata infinity-q triumph daimler rolls rolls-royce lexxus maybach borgward proton perodua mack navistar scania winnebago deere polaris
  `
    .trim()
    .split(/\s+/),
)

/** Cars that a US visitor may name and that the shop has never built: never answered by a namesake. */
const OTHER_CARS: ReadonlySet<string> = new Set(
  `
  trackhawk trx ctsv blackwing veloster elantra stinger telluride gto goat firebird grandnational sonata kona ioniq
  cts cts-v cts4 ct4 ct5 ct4-v ct5-v ats ats-v xts escalade srx xt5 urus huracan aventador gallardo countach
  wrangler gladiator cherokee compass renegade model3 modely modelx cybertruck stelvio giulia giulietta abarth
  camaroev camaro-lt1 megane clio astra insignia 208 308 polo scirocco leon octavia fabia swift jimny vitara
  ls400 is300 is350 is250 isf rcf gsf lc500 gs350 rc350 sc300 sc400 soarer chaser cresta altezza levin ae86 starlet
  roadmaster grandprix transam g8 solstice aztek cougar marauder navigator mkz regal gnx
  duramax cummins powerstroke power-stroke 7.3 6.7 lml lbz lly l5p ecodiesel tdi tdis
  super-duty superduty f250 f350 f450 2500 3500 sierra-hd excursion
  bronco ranger maverick expedition fusion contour thunderbird
  impala malibu cruze tahoe suburban trailblazer colorado chevelle cavalier nova elcamino montecarlo s10 blazer c10
  cobalt-ls sonic spark equinox traverse hhr
  ramcharger avenger caliber
  celica mr2 avalon matrix venza landcruiser 4runner sienna rav4 highlander prius yaris corolla sequoia
  240sx 180sx silvia s13 s14 s15 skyline r32 r33 r34 rb26 stagea titan frontier armada xterra rogue versa leaf sentra altima maxima pathfinder 280zx 240z 260z 280z juke
  civic-eg civic-ek civic-ef prelude crx odyssey ridgeline delsol fit pilot passport element insight hrv crv cr-v hr-v
  tsx ilx mdx rdx legend vigor zdx
  cx5 cx9 cx30 cx-5 cx-9 cx-30 mazda6 protege 626 b2200
  cayenne macan panamera taycan 924 928 944 968 carreragt
  forester outback crosstrek ascent svx 2.5rs
  galant 3000gt mirage outlander starion
  passat tiguan touareg corrado scirocco arteon beetle
  q7 q5 q8 a8 sq7 sq8 allroad
  tsuru vocho bocho aveo platina tiida urvan np300 hilux amarok saveiro jetta-clasico lupo touran sharan mondeo kuga escort taurus crown-victoria caprice
  monaro commodore falcon sunny bluebird micra qashqai x-trail cefiro laurel pajero montero delica sidekick 318ti 2002tii isetta
  evora elise exige emira esprit a3 m140i m135i 118i 120i 320i 325i 318i 323i 525i 528i 530i 740i 745i 750i
  q45 m35 m45 fx35 fx45 qx60 qx80 j30 i30 g20
  `
    .trim()
    .split(/\s+/),
)

const isMakeOrCar = (word: string): boolean => OTHER_MAKES.has(word) || OTHER_CARS.has(word)
const FAMILIAR: Readonly<Record<string, string>> = {
  ...{
    lambo: 'Lamborghini',
    'civic-eg': 'Honda Civic EG',
    'civic-ek': 'Honda Civic EK',
    'civic-ef': 'Honda Civic EF',
    gto: 'Pontiac GTO',
    goat: 'Pontiac GTO',
    ctsv: 'Cadillac CTS-V',
    trackhawk: 'Jeep Trackhawk',
    mazda6: 'Mazda6',
    evora: 'Lotus Evora',
    elise: 'Lotus Elise',
    exige: 'Lotus Exige',
    a3: 'Audi A3',
    grandnational: 'Buick Grand National',
    'camaro-lt1': '1993-97 Camaro with the LT1',
  },
}
const shown = (word: string): string =>
  /^m?\d{3}i$/.test(word)
    ? `BMW ${word.replace('m', 'M')}`
    : /\d|^[a-z]{1,3}$|-/.test(word)
      ? word.toUpperCase()
      : word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The first car of lower-case words that the shop does not build, as it was named: the make with the model that
 * follows it. Worked: "my tesla model 3 performance" = "Tesla Model 3", at 3.
 */
export function strangerIn(
  text: string,
  isOurs: (word: string) => boolean,
): { name: string; from: number; to: number } | undefined {
  const tokens = [...text.matchAll(/\d\.\d|grand national|[a-z\d][a-z\d-]*/g)]
  for (const [at, token] of tokens.entries()) {
    const word = singular(token[0].replace(' ', ''), isOurs)
    if (
      !isMakeOrCar(word) ||
      (isOurs(word) && !OTHER_MAKES.has(word)) ||
      (/^(?:seat|ram|smart|mini|fit|element|spark|leon|legend|scout|eagle|geo|swift|2500|3500|208|308)$/.test(word) &&
        !isNamed(tokens, at)) ||
      (PLACES.has(word) && !isOwned(tokens, at)) ||
      (word === 'pilot' && /^(?:bearings?|bush(?:ing)?s?|sports?|holes?)$/.test(tokens[at + 1]?.[0] ?? ''))
    )
      continue
    const next: string[] = []
    let end = token.index + token[0].length
    for (const follower of tokens.slice(at + 1, at + (OTHER_MAKES.has(word) ? 3 : 2))) {
      if (text.slice(end, follower.index).trim() !== '') break
      next.push(follower[0])
      end = follower.index + follower[0].length
    }
    const more: string[] = []
    for (const one of next) {
      const isName = OTHER_MAKES.has(word) && more.length === 0 ? MODEL.test(one) && !TELLS.test(one) : TRIM.test(one)
      const isSecond = TWO_WORDS.test(more.at(-1) ?? '')
      if (!isSecond && (!(isName || isMakeOrCar(one)) || PLAIN.has(one))) break
      more.push(one)
    }
    const last = tokens[at + more.length]
    return {
      name: FAMILIAR[word] ?? [word, ...more].map(shown).join(' '),
      from: token.index,
      to: (last?.index ?? token.index) + (last?.[0].length ?? word.length),
    }
  }
  return undefined
}

/** What follows a make: its model, by letters or by figures. */
const MODEL = /^(?:\d\.\d|\d{1,4}|[a-z]{1,2}-[a-z]|[a-z][a-z\d]*)$/
const TWO_WORDS = /^(?:model|grand|santa|land|range|town|crown)$/
/** A word that tells what the car does, or who has it, and no model: "shakes", "stalled", "overheating", "owners". */
const TELLS = /^(?!marquis$)(?:[a-z]{2,}(?:ing|ed|[^s]s)|cust|client|guy|owner|buyer|customer)$/
/** What follows a model: its engine, its number or its trim. Any other word is the sentence that goes on. */
const TRIM =
  /^(?:\d\.\d|\d{1,4}|[a-z]\d?|[a-z]{1,2}-[a-z]|[a-z]\d{2,3}|g[tx]s?|rs|ss|srt\d?|sv[tr]|st|ltz?|sl[tex]?|x[ls]e?|xlt|ex-?l|trd|amg|opc|type|quadrifoglio|rubicon|sahara|denali|lariat|nismo|hybrid|grand|evo)$/

const PLAIN: ReadonlySet<string> = new Set(
  `and or the a an with on for from can could that who which is in it i you we my one every of at to by if will do does
  has have would should makes made what want like 2 3 4 s ka sr20 swapped kouki zenki pulleys pulley next embarrasses
  performance lambo need needs wants runs gets got making also still about around only just dealer owner driver guy truck car cars il he she please`
    .trim()
    .split(/\s+/),
)

/** "Powerstrokes", "f250s": many of one car. */
const singular = (word: string, isOurs: (word: string) => boolean): string => {
  const one = word.replace(/s$/, '')
  return one.length > 2 && one !== word && !isMakeOrCar(word) && !isOurs(word) && !PLAIN.has(word) && isMakeOrCar(one)
    ? one
    : word
}

/** A word of everyday English names a car only where a model follows it or a year or a make stands before it. */
const isNamed = (tokens: readonly RegExpExecArray[], at: number): boolean =>
  /^(?:\d{4}|\d{2}|honda|dodge|chevy|chevrolet|suzuki|acura)$/.test(tokens[at - 1]?.[0] ?? '') ||
  /^(?:\d{4}|cooper|leon|ibiza|rebel|talon|truck)$/.test(tokens[at + 1]?.[0] ?? '')

/** Names of towns, lakes and truck stops, or words of another language ("je les traverse"): a car where somebody has it, or by its year or engine. */
const PLACES: ReadonlySet<string> = new Set(['lincoln', 'traverse', 'malibu', 'tahoe', 'colorado', 'pilot'])
const OWNED =
  /^(?:\d{4}|\d{2}|an?|my|the|his|her|our|your|their|this|that|old|new|used|stock|chevy|chevrolet|gm|honda|driv(?:e|es|ing)|own|have|got|has|for|vs|versus|than|beat|or)$/
const OF_CAR =
  /^(?:\d{4}|\d\.\d|[a-z]*\d+[a-z]*|mkz|mkx|mkc|mks|mkt|mark|ls|navigator|continental|aviator|corsair|nautilus|town|ss|lt|ltz|rst|z71|premier|v6|v8|ev|truck|suv|police|hybrid|turbo)$/
function isOwned(tokens: readonly RegExpExecArray[], at: number): boolean {
  const before = tokens[at - 1]?.[0] ?? ''
  const isLake =
    before === 'lake' ||
    (before === 'the' && /^(?:area|track|course|autocross|site|event|nationals)$/.test(tokens[at + 1]?.[0] ?? ''))
  return !isLake && (/s$/.test(tokens[at]?.[0] ?? '') || OWNED.test(before) || OF_CAR.test(tokens[at + 1]?.[0] ?? ''))
}

/** Whether the words name a make that the shop does not build; `isOurs` tells the names that the catalog has. */
export const otherMakeIn = (words: Iterable<string>, isOurs: (word: string) => boolean): boolean =>
  [...words].some((word) => OTHER_MAKES.has(word) && !isOurs(word))

/** The same for a car, of whatever make. */
export const otherCarIn = (words: Iterable<string>, isOurs: (word: string) => boolean): boolean =>
  [...words].some((word) => OTHER_CARS.has(word) && !isOurs(word))
