import { oncePer } from '../../../catalog/once-per.ts'
import type { Part, Vehicle } from '../../../engine/model.ts'

export const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** What makers add to their names and customers leave out. */
const TRADE_WORDS =
  / (?:performance|motorsports?|racing|engineering|tuning|turbos?|technology|innovations|suspensions?|clutch|design|industries|auto design|speed|brakes|dynamics|transmissions?|drivetrain solutions|autowerke|works|gear|brand)$/
/** Names that are words of everyday English, of cars or of parts: they name a maker only with a part beside them. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'fast psi act spec progress link pride dart swift fox corsa viking evolve sms ets tre ace ford honda acura mazda bmw audi nissan subaru porsche toyota infiniti mitsubishi volkswagen chevrolet mopar gm mac max pes forge precision process active stainless full competition modern extreme pure fuel range monster pettit soul level two works guard strange edge brisk arrow link revo nameless air ultimate underground inline paramount pro titan swift trick rv6 sts ime ati tick boost cold hp one rpm american english forced texas south south bend vf ap kw bc late moser lund st jim fortune brian delicious killer turbo injector'.split(
    ' ',
  ),
)
/** Short forms that the trade uses. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  DeatschWerks: ['dw', 'deatsch'],
  'Injector Dynamics': ['id'],
  'Fuel Injector Clinic': ['fic'],
  'American Racing Headers': ['arh', 'american racing'],
  'South Bend Clutch': ['south bend', 'sbc'],
  'Texas Speed': ['tsp'],
  'BC Racing': ['bc'],
  KW: ['kw'],
  ACT: ['act'],
  SPEC: ['spec'],
  'AP Racing': ['ap racing'],
  'Integrated Engineering': ['integrated engineering'],
  'Brian Tooley Racing': ['btr', 'brian tooley'],
  'Clutch Masters': ['clutchmasters'],
  'Competition Clutch': ['comp clutch'],
  'Comp Cams': ['comp cams'],
  Corsa: ['corsa'],
  MagnaFlow: ['magna flow'],
  'aFe Power': ['afe'],
  'K&N': ['k and n', 'kn', 'k & n'],
  'S&B': ['s and b', 's & b'],
  'H&R': ['h and r', 'h & r'],
  'Forge Motorsport': ['forge'],
  'Ford Performance': ['ford performance', 'ford racing', 'frpp'],
  AWE: ['awe'],
  COBB: ['cobb', 'cobbs'],
  Ohlins: ['ohlin'],
  Akrapovic: ['akra'],
  Mopar: ['mopar'],
  'Full-Race': ['full race', 'fullrace'],
  'Roto-Fab': ['rotofab', 'roto fab'],
  'Kenne Bell': ['kennebell'],
  'Mickey Thompson': ['m/t', 'mickeys'],
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

function formOf(maker: string): RegExp {
  const whole = maker.toLowerCase()
  const short = whole.replace(TRADE_WORDS, '')
  const names = [whole, ...(EVERYDAY.has(short) || short.length < 2 ? [] : [short])].filter(
    (name) => !EVERYDAY.has(name),
  )
  const all = [...new Set([...names, ...(ALSO_CALLED[maker] ?? [])])]
  return all.length === 0
    ? /(?!)/
    : new RegExp(String.raw`(?<![a-z\d])(?:${all.map(escaped).join('|')})(?:'?s)?(?![a-z\d])`)
}

const makerForms = oncePer(
  (parts: readonly Part[]) =>
    new Map(
      [...new Set(parts.map(({ manufacturer }) => manufacturer))].map((maker) => [maker, formOf(maker)] as const),
    ),
)

/** "Brembo pkg", "Recaro option": what the car came with. */
const OF_CAR = /\b[a-z]+ (?:pkg|package|option|equipped)\b(?! stage)/g

/** "Bc I was clicking", "id rather", "dw about it", "act right", "150 kw", "back to spec": words of a sentence, and no maker. */
const NO_MAKER =
  /\bbc (?=(?:i|im|i'm|ive|i've|my|he|hes|she|shes|it|its|they|theyre|we|were|u|ur|you|your|the|that|this|there|of|last|no|not|never|some\w*|every\w*|mine|his|her|a|an|all|when|if|wife|money|what|why)\b)|\bid (?=(?:rather|like|love|say|go|take|want|need|get|be|have|prefer|do|never|just|still)\b)|\bdw\b(?= (?:about|bro|man|dude|it|im|i|ill|we)\b)|\bact(?= (?:like|as|up|right|fast|now|on|of|weird)\b)|(?<=\d ?)kw\b|(?<=\b(?:to|in|out of|stock|factory|same|tune|oem) )spec\b|\bspec(?= (?:sheet|is|of)\b)/g

/** The makers that the words name, the longest name first. */
function makersIn(parts: readonly Part[], said: string): string[] {
  const own = said.replaceAll(OF_CAR, ' ').replaceAll(NO_MAKER, ' ')
  const found = [...makerForms(parts)].filter(([, form]) => form.test(own)).map(([maker]) => maker)
  return found.sort((a, b) => b.length - a.length)
}

/** Makers that shops like ours are asked for; those that the catalog has are known by their own names. */
const OUTSIDE =
  /(?<![a-z\d])(?:aeromotive|fuelab|recaro|sparco|bride|enkei|bbs|volk|advan|falken|pirelli|yokohama|kumho|baer|power ?stop|akebono|koni|goodridge|russell|royal purple|amsoil|red ?line|liqui moly|mobil 1|pennzoil|optima|auto ?meter|prosport|defi|simpson|stainless works|gibson|project mu|carbotech|g-?loc|winmax|blitz|spoon|mugen|trd|synapse|borgwarner|saleen|feal|stance|truhart|motec|devil'?s own|zex|ram clutches|torsen|currie|fti|yank|tci|hurst|mgw|barton|summit|american racing wheels|weld|bell|arai|pineapple racing|jg(?: edelbrock)?|crower|kelford|jun|unorthodox)(?![a-z\d])/g

const namesOfMakers = oncePer((parts: readonly Part[]) =>
  [...new Set(parts.map(({ manufacturer }) => manufacturer.toLowerCase()))].join('|'),
)
const outsideIn = (parts: readonly Part[], said: string): string[] =>
  [...new Set(said.match(OUTSIDE) ?? [])]
    .filter((maker) => !namesOfMakers(parts).includes(maker))
    .map((maker) => maker.replaceAll(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase()))

/** The makers that the words name; a word of a car's own name is none. */
export const makersNamed = (shop: { vehicles: readonly Vehicle[]; parts: readonly Part[] }, said: string): string[] => [
  ...makersIn(shop.parts, said).filter((maker) => !wordsOfCars(shop.vehicles).has(plain(maker))),
  ...outsideIn(shop.parts, said),
]

/** Words of the names of parts that say what they are, of what or for which car, and not which one. */
const OF_ANY =
  /^(?:of|set|sets|kit|kits|with|and|for|the|to|in|on|at|a|an|or|front|rear|pair|axle|stage|series|pro|performance|race|racing|street|sport|track|custom|remote|tune|tuned|upgrade|system|high|flow|power|turbo|only|one|step|new|power|best|full|dual|twin|single|cat|back|catback|intake|exhaust|cold|air|dry|oil|fuel|pump|pumps|injector|injectors|brake|pads?|fluid|clutch|header|headers|long|tube|tubes|shorty|pipe|pipes|intercooler|radiator|cooler|coilovers?|springs?|bars?|sway|plugs?|spark|heads?|studs?|cams?|camshafts?|rotors?|slotted|tires?|drag|radials?|pulley|upper|lower|smaller|belt|manifold|throttle|body|converter|transmission|differential|driveshaft|flywheel|charge|down|downpipe|mid|midpipe|x|h|cc|lb|hr|lph|mm|whp|hp|ft|psi|v\d|l|\d{1,2}|\d{4}|\d\.\d|[a-z])$/

/** What a name is told apart by: its words, and each two of them that stand together ("RBF 600" is also "rbf600"). */
const wordsOf = (name: string): string[] => {
  const words = name
    .toLowerCase()
    .split(/[^a-z\d.&]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter(Boolean)
  const pairs = words.slice(1).flatMap((word, at) => [`${words[at]}${word}`])
  return [...new Set([...words, ...pairs.filter((pair) => /\d/.test(pair) && /[a-z]/.test(pair))])].map((word) =>
    word.replaceAll('.', ''),
  )
}

const seriesOf = oncePer((part: Part) => new Set(wordsOf(part.name).filter((word) => !OF_ANY.test(word))))

/** Words with digits that name a car, its engine, gearbox or fuel, and no part. */
const wordsOfCars = oncePer(
  (vehicles: readonly Vehicle[]) =>
    new Set(
      vehicles.flatMap(({ make, model, variant, engine, transmission }) =>
        `${make} ${model} ${variant} ${engine.code} ${transmission.code}`.split(/[\s,/()-]+/).map(plain),
      ),
    ),
)

/** "TT", "turbo": a word of a car's own name. */
export const isOfCar = (vehicles: readonly Vehicle[], word: string): boolean => wordsOfCars(vehicles).has(plain(word))

/** The words of a message that may tell one part of a kind from another. */
export const tellingWords = (vehicles: readonly Vehicle[], said: string): string[] =>
  wordsOf(said).filter((word) => !OF_ANY.test(word) && !wordsOfCars(vehicles).has(word) && word.length > 1)

/** How much of a name the words say: by its maker, and by what tells it from others; words with digits most. */
export function saidOf(part: Part, makers: readonly string[], telling: readonly string[]): number {
  const own = seriesOf(part)
  const hits = telling.filter((word) => own.has(word) || (word.endsWith('s') && own.has(word.slice(0, -1))))
  const ofSeries = hits.reduce((sum, word) => sum + (/\d/.test(word) && /[a-z]/.test(word) ? 3 : 1), 0)
  return (makers.includes(part.manufacturer) ? 4 : 0) + ofSeries
}

/** A number of a maker, as it is printed on the box: "ID1050X", "207-4203", "DW65C". */
const NUMBER = /(?<![a-z\d.-])(?:[a-z]{2,4}-?\d{2,5}[a-z]{0,2}|\d{3}-\d{3,5})(?![a-z\d])/g
/** Figures and codes that look like one. */
const NO_NUMBER =
  /^(?:e\d\d|dot\d|mk\d|gen\d|stage\d|v\d+|b\d\d|n\d\d|s\d\d|ls\d|lt\d|l\d\d|ej\d+|fa\d+|k\d\d\w?|sr20\w*|vr\d\d|vq\d+|t56|tr\d{4}|mt\d\d|zf\d+|hp\d+|in\d+|x\d+|qty\d+|sa20\d\d|carb|is\d\d|to\d+|for\d+|of\d+|and\d+|the\d+|my\d+|mpi?\d*|us\d+|gt\d{3}|fr\d{2}|ea\d{3}|sae\d+|atf\d?|fd3s|fc3s|\d{3}-\d{3}-?\d{4})s?$/

/** The makers' numbers that the words name, and not the car, fuel or engine that they are for. */
export const numbersIn = (vehicles: readonly Vehicle[], said: string): string[] =>
  (said.match(NUMBER) ?? [])
    .map((number) => (/x?s$/.test(number) ? number.replace(/s$/, '') : number))
    .filter((number) => !NO_NUMBER.test(plain(number)) && !wordsOfCars(vehicles).has(plain(number)))

/** Whether a part goes by that number. */
export const hasNumber = ({ manufacturer, name }: Part, number: string): boolean =>
  plain(`${manufacturer} ${name}`).includes(plain(number))
