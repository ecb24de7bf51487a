import { MAKES, type Make, type Vehicle } from '../engine/model.ts'

/** Spellings that the trade uses for our makes. Makes that sold a catalog car under their own badge stand here too. */
const MAKE_WORDS: Readonly<Record<string, Make>> = {
  chevy: 'Chevrolet',
  gmc: 'Chevrolet',
  vw: 'Volkswagen',
  volkswagon: 'Volkswagen',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  mercedesbenz: 'Mercedes-Benz',
  mercedesamg: 'Mercedes-Benz',
  mb: 'Mercedes-Benz',
  amg: 'Mercedes-Benz',
  bimmer: 'BMW',
  scion: 'Toyota',
  mitsu: 'Mitsubishi',
  shelby: 'Ford',
  roush: 'Ford',
  saleen: 'Ford',
  srt: 'Dodge',
  mopar: 'Dodge',
  porshe: 'Porsche',
  subie: 'Subaru',
  scooby: 'Subaru',
}

/** Rewrites applied in order to lower-case text without accents, so that every spelling ends in the same words. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\bstangs?\b|\bponycar\b/g, ' mustang '],
  [/^(?=.*\bmustang\b)(.*?)\b(?:4|four)[\s-]?(?:cyl(?:inder)?s?|bangers?|pot)\b/g, '$1 ecoboost '],
  [/^(?=.*\bmustang\b)(.*?)\b(?:6|six)[\s-]?cyl(?:inder)?s?\b/g, '$1 v6 '],
  [/\bmaro\b/g, ' camaro '],
  [/\bchall(?:y|enjer)?\b\.?/g, ' challenger '],
  [/\b(charger|challenger)(.{0,12}?) scat\b(?! ?pack)|\bscat (charger|challenger)\b/g, ' $1$3 $2 scatpack '],
  [/\bm([34568])c\b/g, ' m$1 competition '],
  [/\b(?:911 |997(?:\.\d)? |991(?:\.\d)? |992(?:\.\d)? )?c2s\b/g, ' 911 carrera s '],
  [/\b(?:911 |997(?:\.\d)? |991(?:\.\d)? |992(?:\.\d)? )?c4s\b/g, ' 911 carrera 4s '],
  [/\btts\b(?=.{0,20}pdk)|(?<=99[12](?:\.\d)? )tts\b/g, ' turbo s '],
  [/\brs ?400\b/g, ' red sport 400 '],
  [/\bx([35]) ?m ?c(?:omp)?\b/g, ' x$1 m competition '],
  [/\bc7 ?z06\b|\bc7zo6\b/g, ' c7 corvette z06 '],
  [/\bzo6\b/g, ' z06 '],
  [/\bbaby supra\b/g, ' gr supra 2.0 '],
  [/\bmk[\s-]?(?:4|iv)\b(?=.*(?:\btt\b|2jz|jza80|\b9[3-8]\b))(?!.*(?:gti|golf|jetta|supra))/g, ' jza80 supra '],
  [/\bmk[\s-]?(?:4|iv|v|5)\b(?=.*2jz)/g, ' jza80 supra '],
  [/\btt (?=supra\b)/g, ' jza80 '],
  [/^((?!.*(?:golf|gti|supra)).*)\bmk ?([678])(\.5)? r\b/g, '$1 golf r mk$2$3 '],
  [/\bdc5\b(?!.*rsx)/g, ' rsx type s dc5 '],
  [/\b(?:dc2 )?itr\b/g, ' integra type r '],
  [/\b(?:evo|evolution) ?mr\b/g, ' evolution mr '],
  [/\b(?:bug|blob|hawk)[\s-]?eye (?:scooby|subie)\b/g, ' gd wrx '],
  [/\bmr ?s\b/g, ' '],
  [/\bvettes?\b/g, ' corvette '],
  [/\bc([5-8])z\b/g, ' c$1 z06 '],
  [/\bfox[\s-]?body\b/g, ' fox mustang '],
  [/\bnew[\s-]edge\b/g, ' sn95 '],
  [/^((?!.*mustang).*\b(?:s550|s650|s197|sn95)\b)/g, '$1 mustang '],
  [/\b(?:bug|blob|hawk)[\s-]?eye\b/g, ' gd '],
  [/\bs2k\b/g, ' s2000 '],
  [/\bmk[\s-]?(?:4|iv) supra\b|\bsupra mk[\s-]?(?:4|iv)\b|\ba80(?: supra)?\b/g, ' jza80 supra '],
  [/\bmk[\s-]?(?:5|v) supra\b|\bsupra mk[\s-]?(?:5|v)\b|\b(?:supra )?a9[01](?: supra)?\b/g, ' a90 supra '],
  [/\bfi?st\b/g, ' fiesta st '],
  [/\bfost\b/g, ' focus st '],
  [/\bm2c\b/g, ' m2 competition '],
  [/\bitr\b/g, ' integra type r '],
  [/\brsx[\s-]s\b/g, ' rsx type s '],
  [/\bms6\b|\bspeed6\b/g, ' mazdaspeed6 '],
  [/\bspeed3\b/g, ' mazdaspeed3 '],
  [/\b([34]) ?valves?\b/g, ' $1v '],
  [/\b(?:1st|first) gen(?:eration)?\b/g, ' gen1 '],
  [/\b(?:2nd|second) gen(?:eration)?\b/g, ' gen2 '],
  [/\b(?:3rd|third) gen(?:eration)?\b/g, ' gen3 '],
  [/\b(1?\d)th gen(?:eration)?\b/g, ' gen$1 '],
  [/\bgen(?:eration)?[\s.-]*([1-5]|i{1,3})\b/g, ' gen$1 '],
  [/\bmk[\s.-]*([1-8])(\.5)?\b/g, ' mk$1$2 '],
  [/\bmk(vi{0,3}|iv|v|vi|vii|viii)\b/g, ' mk$1 '],
  [/\bf[\s-]?150\b/g, ' f150 '],
  [/\bmx[\s-]?5\b/g, ' mx5 '],
  [/\bmazda[\s-]?speed[\s-]?([36])\b/g, ' mazdaspeed$1 '],
  [/\bms3\b/g, ' mazdaspeed3 '],
  [/\bmazda[\s-]3\b/g, ' mazda3 '],
  [/\bgt[\s-]r\b/g, ' gtr '],
  [/\bnissan r35\b/g, ' nissan gtr r35 '],
  [/\brx[\s-]?([78])\b/g, ' rx$1 '],
  [/\bfr[\s-]s\b/g, ' frs '],
  [/\bft?[\s-]?86\b|\bgt[\s-]?86\b/g, ' gt86 '],
  [/\bgr[\s-]86\b/g, ' gr86 '],
  [/\bcr[\s-]z\b/g, ' crz '],
  [/\bgt[\s-]?(350|500)r?\b/g, ' gt$1 '],
  [/\b(?:lancer )?evo(?:lution)?[\s-]?(?:8|viii)\b/g, ' lancer evolution viii '],
  [/\b(?:lancer )?evo(?:lution)?[\s-]?(?:9|ix)\b/g, ' lancer evolution ix '],
  [/\b(?:lancer )?evo(?:lution)?[\s-]?(?:10|x)\b/g, ' lancer evolution x '],
  [/\bevo\b/g, ' lancer evolution '],
  [/\bctr\b/g, ' civic type r '],
  [/\btype[\s-]?([rs])\b/g, ' type$1 '],
  [/\b(c|e) ?63[\s-]?s\b/g, ' $163 s '],
  [/\b(c|e|cla|a) (63|45|43|35|55)\b/g, ' $1$2 '],
  [/\bamg (c|e|cla) ?(63|45|43|35|55)\b/g, ' $1$2 amg '],
  [/\b(rs|tt|s) ([3-8]|rs)\b(?![\s-]?speed)/g, ' $1$2 '],
  [/\bttrs\b/g, ' ttrs '],
  [/\br\/t\b|\br t\b/g, ' rt '],
  [/\bz\/28\b|\bz-28\b/g, ' z28 '],
  [/\bscat[\s-]?pack\b/g, ' scatpack '],
  [/\bsrt[\s-]8\b/g, ' srt8 '],
  [/\bsrt[\s-]4\b/g, ' srt4 '],
  [/\bred[\s-]eye\b/g, ' redeye '],
  [/\beco[\s-]boost\b/g, ' ecoboost '],
  [/\bmach[\s-]?(1|i)\b/g, ' mach1 '],
  [/\bboss[\s-]302\b/g, ' boss302 '],
  [/\b([123458])-series\b/g, ' $1series '],
  [/\b(q[56]0) ?s\b(?= 3| 400)/g, ' $1 '],
  [/\bcomp\b/g, ' competition '],
  [/\bx-drive\b/g, ' xdrive '],
  [/\b(g3[57])xs?\b/g, ' $1 x awd '],
  [/\bgrand sport\b/g, ' grandsport '],
  [/\bsuper ?charged\b/g, ' supercharged '],
  [/\bred sport\b/g, ' redsport '],
  [/\bdark horse\b/g, ' darkhorse '],
  [/\bperf\b/g, ' performance '],
]

/** Words of names that a customer may leave out without meaning another car. */
const OPTIONAL_WORDS: ReadonlySet<string> = new Set([
  'lancer',
  'shelby',
  'srt',
  'amg',
  '1500',
  'wrx',
  '718',
  '911',
  'golf',
  '400',
  'svt',
  'coupe',
  'series',
  'jetta',
  'challenger',
  'charger',
  'corvette',
  'stingray',
  '5.0',
  '3.0',
  '5.3',
  '2.5',
  '2.0t',
  '392',
]) // prettier-ignore

/** Other names under which a model is known; each is a full alternative to the catalog's own name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'FR-S / 86': ['frs', '86', 'gt86'],
  'MX-5 Miata': ['mx5', 'miata'],
  'GR Supra 3.0': ['supra 3.0', 'supra'],
  'GR Supra 2.0': ['supra 2.0'],
  'Mustang GT': ['mustang 5.0', 'mustang coyote'],
  'Mustang Fox 5.0': ['mustang fox', 'mustang lx', 'mustang gt lx'],
  'Mustang SVT Cobra': ['mustang cobra', 'cobra terminator', 'terminator', 'svt cobra'],
  'Mustang Shelby GT500': ['gt500'],
  'Mustang Shelby GT350': ['gt350'],
  'Mustang Boss 302': ['boss302'],
  'Mustang Dark Horse': ['darkhorse'],
  'Mustang EcoBoost': ['mustang 2.3'],
  'F-150 3.5 EcoBoost': ['f150 ecoboost', 'f150 powerboost'],
  'F-150 5.0': ['f150', 'f150 coyote'],
  'F-150 2.7 EcoBoost': ['f150 2.7'],
  'Q50 3.0t': ['q50'],
  'Q60 3.0t': ['q60'],
  Z: ['400z'],
  'Civic Type R': ['typer'],
  'RX-8': ['rx8'],
  'Corvette Stingray': ['corvette c7', 'corvette c8', 'corvette'],
  'Silverado 1500 5.3': ['sierra 5.3', 'silverado 5.3'],
  'Silverado 1500 6.2': ['sierra 6.2', 'silverado 6.2'],
  'Mazda3 2.5 Turbo': ['mazda3 turbo'],
  'Camaro SS': ['camaro 1ss', 'camaro 2ss'],
  'Camaro V6': ['camaro lt', 'camaro rs', 'camaro ls'],
  'WRX STI': ['sti'],
  WRX: ['impreza wrx'],
  'AMG GT S': ['gt s amg'],
  'Challenger SRT8 392': ['challenger 392', 'challenger srt 392'],
  'Charger SRT8 392': ['charger 392', 'charger srt 392'],
  'Challenger SRT Hellcat Redeye': ['challenger redeye', 'hellcat redeye challenger'],
  'Charger SRT Hellcat Redeye': ['charger redeye', 'hellcat redeye charger'],
  'Challenger R/T Scat Pack': ['challenger scatpack', 'challenger 392', 'challenger srt 392'],
  'Charger Scat Pack': ['charger scatpack', 'charger 392', 'charger srt 392'],
  'Neon SRT-4': ['srt4'],
  '1 Series M Coupe': ['1m'],
  'Lancer Evolution VIII': ['evolution viii'],
  'Lancer Evolution IX': ['evolution ix'],
  'Lancer Evolution X': ['evolution x'],
  'Q50 Red Sport 400': ['q50 redsport'],
  'Q60 Red Sport 400': ['q60 redsport'],
  'Cayman GT4': ['cayman gt4 981'],
  'Boxster S': ['boxster'],
}

/** Names by which a model goes only when the words also say its years. */
const NAMES_IN_ITS_YEARS: Readonly<Record<string, readonly string[]>> = {
  'Mustang Fox 5.0': ['mustang', 'mustang gt', 'mustang 5.0', 'mustang gt 5.0'],
  'Supra Turbo': ['supra'],
  'Tacoma 4.0': ['tacoma', 'tacoma v6'],
}

/** Words that say nothing about which car is meant. */
const FILLER: ReadonlySet<string> = new Set([
  'the',
  'a',
  'my',
  'car',
  'with',
  'and',
  'of',
  'in',
  'on',
  'or',
  'for',
  'gen',
  'generation',
  'trim',
  'model',
  'edition',
  'sedan',
  'saloon',
  'stock',
  'class',
  'engine',
  'speed',
  'v',
  'us',
  'uk',
  'eu',
  'spec',
  'package',
  'unspecified',
  'weight',
  'rating',
]) // prettier-ignore

/** Looks at each dot once, also in a run of thousands. */
function withoutOuterDots(word: string): string {
  let from = 0
  let to = word.length
  while (word[from] === '.') from += 1
  while (to > from && word[to - 1] === '.') to -= 1
  return word.slice(from, to)
}

/** Lower-case words without accents, all spellings of one name brought to one form. Dots inside numbers stay. */
export function vehicleWords(text: string): string[] {
  let plain = ` ${text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()} `
  for (const [pattern, replacement] of REWRITES) plain = plain.replaceAll(pattern, replacement)
  return plain
    .split(/[^a-z0-9.]+/)
    .map(withoutOuterDots)
    .filter((word) => word !== '' && !FILLER.has(word))
}

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')
/** Every word that names a make by itself, the trade's spellings among them. */
const MAKE_OF_WORD: ReadonlyMap<string, Make> = new Map([
  ...MAKES.map((make) => [make.toLowerCase(), make] as const),
  ...Object.entries(MAKE_WORDS),
])
const MAKE_OF_LETTERS: ReadonlyMap<string, Make> = new Map([
  ...Object.entries(MAKE_WORDS),
  ...MAKES.map((make) => [letters(make), make] as const),
])
const WORDS_OF_MAKES: ReadonlySet<string> = new Set([
  ...Object.keys(MAKE_WORDS),
  ...MAKES.flatMap((make) => make.toLowerCase().split('-')),
])

/** Our make for what the customer wrote ("Chevy", "VW", "Merc", "Scion"); undefined when it is none of ours. */
export function makeNamed(text: string): Make | undefined {
  return makeOfWords(vehicleWords(text))
}

/** The same for words that were read already. */
export function makeOfWords(words: readonly string[]): Make | undefined {
  const whole = MAKE_OF_LETTERS.get(words.join(''))
  if (whole) return whole
  for (const word of words) {
    const make = MAKE_OF_WORD.get(word)
    if (make) return make
  }
  return undefined
}

/** Whether the word names a make rather than a model. */
export function isMakeWord(word: string): boolean {
  return WORDS_OF_MAKES.has(word)
}

export interface VehicleName {
  /** Ways to say the model, each as words; the catalog's own name first. */
  alternatives: readonly (readonly string[])[]
  /** Further alternatives that count only when the years that were said are the car's own. */
  inItsYears: readonly (readonly string[])[]
  /** The word that several models share: "mustang", "civic", "f150". */
  nameplate: string
  /** Words of the variant and the engine's code: chassis codes, "xdrive", "facelift", "coyote", "gen3". */
  details: ReadonlySet<string>
  /** Those of the details that are chassis or engine codes, engine codes also by their family: "s55b30" and "s55". */
  codes: ReadonlySet<string>
}

/** "e92", "n54", "ej257", "2jz"; also codes without a figure. Not "v8", "gen2", "4x4" or "8at". */
const CODE =
  /^(?!v\d+$|gen\d|e85$|e30$|\d+(?:wd|x4|at|mt|dct|v)$)(?=.*\d)(?=.*[a-z])[a-z\d]{2,9}$|^(?:va|vb|gd|ge|gh|gr|gv|nb|nc|fd|bl|fox|coyote|voodoo|predator|trinity|windsor|lx|ld)$/
const codesOf = (words: readonly string[]) =>
  words
    .filter((word) => CODE.test(word))
    .flatMap((word) => [word, ...(/^\d?[a-z]{1,4}\d{1,3}(?=[a-z])/.exec(word) ?? [])])

/** Words that stand before the nameplate. */
const BEFORE_NAMEPLATE: ReadonlySet<string> = new Set(['gr', '718', 'amg'])

/** All the words by which one catalog car may be called. */
export function vehicleName(vehicle: Vehicle): VehicleName {
  const own = vehicleWords(vehicle.model)
  const others = (OTHER_NAMES[vehicle.model] ?? []).map(vehicleWords)
  const details = [...vehicleWords(vehicle.variant), ...vehicleWords(vehicle.engine.code)]
  const codes = codesOf(details)
  return {
    alternatives: [own, ...others],
    inItsYears: (NAMES_IN_ITS_YEARS[vehicle.model] ?? []).map(vehicleWords),
    nameplate: own.find((word) => !BEFORE_NAMEPLATE.has(word)) ?? '',
    details: new Set([...details, ...codes]),
    codes: new Set(codes),
  }
}

/** Whether a name's word may be left out: "Challenger" in "Challenger SRT Hellcat", never "Hellcat". */
export function isOptionalWord(word: string): boolean {
  return OPTIONAL_WORDS.has(word)
}
