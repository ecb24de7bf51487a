/** So much of a message tells what it asks. */
const MOST_WORDS = 50

/** Names of makes and models that mean nothing else: which car it is does not tell what is asked. */
const CAR_NAMES: ReadonlySet<string> = new Set(
  `accord acura amg audi benz bmw boss boxster brz bullitt camaro carrera cayman challenger charger chevrolet chevy civic
   cobra corolla corvette coyote dodge durango ecoboost eclipse evo expedition explorer fiesta fiat ford frs genesis gli golf gt gtr
   gti gto gts hellcat hemi honda hyundai impala infiniti integra jeep jetta kia lancer legacy lexus lightning mazda mazdaspeed
   mercedes miata mitsubishi mustang nismo nissan nsx optima panamera porsche raptor redeye rsx scat scatpack scooby
   shelby sierra silverado srt stang sti stinger subaru supra taco tacoma tahoe tesla toyota trd tundra vette viper voodoo
   volkswagen vw wrx zl
   stangs vettes impreza celica prelude dart neon trackhawk trailblazer hurricane pentastar`
    .trim()
    .split(/\s+/),
)
/** "e85", "e30". */
const ETHANOL = /^e(?:1[05]|20|30|40|50|60|70|85)$/
const UNIT_BEHIND = /^(\d[\d.]*)(w?hp|whp|bhp|ps|kw|nm|k|psi|bar|mm|cc|s|sec|mi|mph|lbs?|rpm|in|x)$/

/** One word as it tells of an ask: a name of a car, a fuel, a figure by its number of digits, or itself. */
function asTold(word: string): readonly string[] {
  if (ETHANOL.test(word)) return ['FUEL']
  if (/^(?:19|20)\d\d$/.test(word) || CAR_NAMES.has(word)) return ['CAR']
  if (/^[\d.]+$/.test(word)) return [word.replaceAll(/\d/g, '0')]
  const unit = UNIT_BEHIND.exec(word)
  if (unit) return [(unit[1] ?? '').replaceAll(/\d/g, '0'), unit[2] ?? '']
  if (/\d/.test(word)) return ['CAR']
  return [word]
}

/** The words of a message, one for a whole name of a car. Worked: "2018 mustang gt, 650whp?" is CAR, gt, 000, whp, ?. */
export function askWords(plain: string): string[] {
  const words = plain.match(/[a-z\d][a-z\d'.]*[a-z\d]|[a-z\d]|[?!$/%]/g)?.slice(0, MOST_WORDS) ?? []
  return words.flatMap(asTold).filter((word, at, all) => !(word === 'CAR' && all[at - 1] === 'CAR'))
}
