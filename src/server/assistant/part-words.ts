import { oncePer } from '../../catalog/once-per.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { PART_KINDS, type Part, type PartKind, type Slot } from '../../engine/model.ts'
import { ANY_BOX, BOXES, KEPT_AFTER, KEPT_BEFORE, NAMED_GEARBOX } from './gearbox-forms.ts'
import { PART_FORMS, SINGLE } from './part-forms.ts'
import { partNamesIn } from './part-names.ts'
import { areCalipersOfCar } from './words/calipers-of-car.ts'

/** A part, or a group of parts, as people call it. */
export interface PartWord {
  form: string
  /** What one asks for with this word, the usual kind first. */
  kinds: readonly PartKind[]
  /** What stays stock with this word; the slots of the kinds when absent. */
  slots?: readonly Slot[]
  /** What it means to want it, where it makes boost. */
  induction?: InductionChoice
}

const kindsWith = (start: string): readonly PartKind[] => PART_KINDS.filter((kind) => kind.startsWith(start))
export const TURBO_KINDS = kindsWith('turbo_')
export const BLOWER_KINDS = kindsWith('supercharger_')
export const BOOST_KINDS: readonly PartKind[] = [...TURBO_KINDS, ...BLOWER_KINDS]

const word = (form: string, ...kinds: PartKind[]): PartWord => ({ form, kinds })
const inPlaces = (form: string, slots: readonly Slot[], ...kinds: PartKind[]): PartWord => ({ form, kinds, slots })
const boost = (form: string, induction: InductionChoice, kinds: readonly PartKind[]): PartWord => ({
  ...{ form, kinds, induction },
  slots: ['boost_source'],
})

/** How parts are called, the longer names before the shorter. */
const PART_WORDS: readonly PartWord[] = [
  word('(?:charge|boost)[\\s-]?pipes?|cp(?= |$|,)', 'charge_pipes'),
  boost(
    'forced induction|f\\.?i\\.?(?= |$|,)|power adders?|boost(?! (?:controll\\w+|gauges?)\\b)(?: of any kind)?|turbos? (?:or|and|nor) (?:a )?(?:superchargers?|blowers?)|(?:superchargers?|blowers?) (?:or|and|nor) (?:a )?turbos?',
    'auto',
    BOOST_KINDS,
  ),
  boost('pro[- ]?chargers?|centrifugal(?: superchargers?| blower)?', 'procharger', ['supercharger_centrifugal']),
  boost('whipple(?: superchargers?)?|twin[- ]screws?(?: superchargers?| blower)?', 'supercharger', [
    'supercharger_twin_screw',
  ]),
  boost(
    'magnuson|roots(?: blower)?|positive displacement(?: blower)?|pd blower|pd(?= instead|$)|tvs ?\\d*',
    'supercharger',
    ['supercharger_roots', 'supercharger_twin_screw'],
  ),
  boost(
    '(?:twin|bi)[- ]?turbo(?:s|charged|chargers?)?(?: kit)?|turbos, (?:two|2) of them|tt(?= |$|,)(?: kit)?',
    'twin_turbo',
    ['turbo_kit_twin'],
  ),
  boost(
    '(?:drop[- ]in )?(?:bigger|larger|big|upgraded?|hybrid|drop[- ]in) turbos?(?:chargers?)?|turbo upgrades?|pure(?: turbos?)? (?:stage ?\\d\\+?|st ?\\d|hi[- ]?flows?)s?(?: turbos?)?|is38(?: swap)?|k04s?|big turbo|pure ?\\d+|ball bearing turbo|fp ?(?:red|black|green|blue|zero|hta)|gt[xr]?\\d{4}\\w*|efr ?\\d{4}|pte ?\\d{4}|precision \\d{4}|xona \\w+|vf ?\\d\\d|(?:big )?16g|18g|20g|27won (?:w\\d|turbo)|(?<![$.])(?:5858|5862|6062|6266|6466|6766|6870|7675|7685|7875|8385)(?! ?(?:miles|rpm|bucks|dollars|usd|w?hp|lbs?|km|k\\b))|g(?:25|30|35|42)[- ]\\d{3,4}',
    'turbo',
    ['turbo_upgrade', 'turbo_kit_single', 'turbo_kit_twin'],
  ),
  boost(SINGLE, 'single_turbo', ['turbo_kit_single', 'turbo_upgrade']),
  boost('is20|turbo(?:s|ed|charged?|chargers?)?(?: kits?| build)?', 'turbo', TURBO_KINDS),
  boost(
    'super ?charg(?:ed|ers?|e)(?: kits?)?|blowers?|blown(?= )|sc(?= |$|[,;?!)]|\\.(?!\\d))',
    'supercharger',
    BLOWER_KINDS,
  ),
  inPlaces(
    'fuel system|fueling|fuel (?:stuff|parts?|side|mods|upgrades?)',
    ['fuel_pump', 'injectors'],
    'fuel_pump',
    'injectors',
  ),
  word('hi(?:gh)?[- ]pressure (?:fuel )?pumps?|hpfps?(?: internals)?|di pumps?', 'high_pressure_fuel_pump'),
  word(
    '(?<=(?:injectors|flex kit)(?: and|,| \\+|) )pumps?(?= ?(?:[,.;]|$|and\\b))|pumps?(?=(?:,| and| \\+) (?:injectors|flex))|fuel pumps?|low[- ](?:pressure|side) (?:fuel )?pump|lpfp|(?:twin |dual |double )?(?:(?:a )?\\d{3} )?walbros?(?: \\d{3}s?)?|aem \\d{3}s?|dw ?(?:65c|[234]00c?|3[0-4]\\dc?)|(?:twin|dual|double) (?:255|340|450|525)s?|(?:a )?(?:255|340|450|525)(?: ?lph)(?: pump)?|a (?:255|340|450)(?=\\s*[,.]|\\s*$| pump)|(?:in[- ]tank|drop[- ]?in|intank) (?:fuel )?pump',
    'fuel_pump',
  ),
  word(
    'port[- ]injection|port inj(?:ection)?|(?<=(?:\\band|\\bwith|\\bplus|\\+|&|\\bno|\\bthe|\\bwithout|\\bskip|\\bdrop) )pi(?=\\s*(?:[,.;]|$))',
    'port_injection',
  ),
  word(
    '(?:fuel )?injectors?|(?:id|fic|dw|xr) ?\\d{3,4}x?s?|\\d{3,4} ?(?:cc|lb injectors)(?: injectors?)?|squirters',
    'injectors',
  ),
  word('intake manifold|intake mani|plenum', 'intake_manifold'),
  word('throttle bod(?:y|ies)', 'throttle_body'),
  word(
    '(?:cold air |air )?intakes?|cold air(?: (?:thing|kit|box|system|setup))?|cai|air filter|(?:cone|pod|drop[- ]in|k ?(?:&|and) ?n)[ -]filter|air ?box|short ram|sri(?= |$|,)',
    'cold_air_intake',
  ),
  word('shorty? headers?|shorties', 'headers_shorty'),
  word('long[\\s-]?tubes?(?: headers?)?|lths?|lts|lt headers?|headers?', 'headers_long_tube', 'headers_shorty'),
  word('down[\\s-]?pipes?|j[- ]?pipe|dps?', 'downpipe'),
  inPlaces(
    'cats|[og]pfs?(?:[ /]+cats)?|particulate filters?|catalytic converters?|catless(?! thing)',
    ['midpipe', 'downpipe'],
    'midpipe_catless',
    'downpipe',
  ),
  word('mid[\\s-]?pipes?|x[\\s-]?pipe|h[\\s-]?pipe|test pipes?', 'midpipe_catless'),
  inPlaces('(?:entire |whole |full )exhaust', ['catback', 'midpipe', 'downpipe', 'headers'], 'catback_exhaust'),
  word(
    'cat[\\s-]?backs?(?: exhausts?)?|exhaust cat[- ]?back|cbe|axle[- ]?back|mufflers?(?: delete)?|resonator delete|straight pipe|(?<!\\b(?:nothing|no|not|any|never|anything|whatever|everything|makes? (?:it|her|him|the car|the truck|that)|makes?|any|is|gets?|be|been) )louder|(?:more|better|nicer|meaner|deeper) sound|sounds? (?:mean(?:er)?|deeper|nastier|better|angry|nicer|tougher|like a (?:real )?v8)',
    'catback_exhaust',
  ),
  inPlaces('exhausts?(?: system)?', ['catback', 'midpipe', 'headers', 'downpipe'], 'catback_exhaust'),
  word(
    'csf top[- ]?mounts?|charge coolers?|(?:front mount |top mount )?intercoolers?|front[- ]mounts?(?! turbo)|fmic|tmic|ic(?= |$|,|\\.)',
    'intercooler',
  ),
  word('heat exchangers?|hx', 'heat_exchanger'),
  word(
    '(?:smaller |smallest |stock |lower |upper |dual |blower )?pull(?:e)?ys?|[23]\\.\\d{1,2} (?:in(?:ch)? )?(?:upper|lower)',
    'pulley_smaller',
  ),
  word('flex[\\s-]?fuel (?:kit|sensor)|(?:ethanol|e85|flex)(?: content)? (?:sensor|analyzer)', 'flex_fuel'),
  word(
    '(?<=\\b(?:need|want|add|get|buy|order|install|put|throw in|plus|adding|getting|with) (?:a |the |some )?)flex[\\s-]?fuel(?! (?:tune|build|car|truck|engine|vehicle|pump|capable|ready|badge))',
    'flex_fuel',
  ),
  word(
    '(?:(?:full |custom )*(?:e ?85|e[345]0|e[- ]mix|full e|corn(?: juice)?|ethanol|e85 blend) )(?:blend |mix |custom |remote |dyno |full )*(?:re)?(?:tunes?|maps?|flash)|(?:tunes?|map) (?:(?:on|for|de|para) )?e ?85(?![a-z\\d])',
    'e85_tune',
    'tune',
  ),
  word('valve springs?', 'valve_springs'),
  word('(?:mild |bigger |big )?(?:camshafts?|cams?)', 'camshafts'),
  word('head studs?|(?<!\\b(?:wheel|lug|extended|snow|ice|manifold|exhaust|turbo|tire|longer) )studs', 'head_studs'),
  word('(?:ported |cylinder |cnc )heads|heads', 'ported_heads'),
  word('stroker', 'stroker'),
  {
    form: '(?:engine |motor )?internals|bottom[- ]?end|(?:built )?(?:short|long) ?block|pistons(?: and rods)?|connecting rods|rods|built (?:motor|engine|block)|forged|block(?! (?:it|that|them|this|off|out|the|my|me|plates?|heaters?)\\b)|(?<=stock )(?:motor|engine)|(?<=open\\w{0,3} the )(?:motor|engine)',
    kinds: ['built_bottom_end', 'stroker'],
    slots: ['bottom_end'],
  },
  word('(?:water[\\s/-]?)?meth(?:anol)?(?: injection| kit)?', 'methanol_injection'),
  word('(?:wet |dry |plate )?nitrous(?: \\d+shot)?(?: wet| plate| dry)?(?: kit)?|n2o', 'nitrous'),
  word('fly ?wheels?', 'flywheel'),
  word('clutch(?:es)?(?: kit)?', 'clutch'),
  word(`(?:${ANY_BOX}|atf)[\\s-]?(?:(?:oil|fluid) )?coolers?`, 'transmission_cooler'),
  word(
    `(?:${ANY_BOX}|tc[um]|zf|(?:10|8|6)[- ]speed|a10)[\\s-]?(?:tun(?:es?|n?ing)|flash|remap|calibration)|tcu(?= |$|\\.|,)`,
    'transmission_tune',
  ),
  inPlaces(
    'torque converters?|converters?|stall converters?|\\d{4} stall|(?<=\\b(?:an?|the|my|new|bigger|billet) )stall(?= (?:for|on|in|and|with|swap)\\b|\\s*(?:$|[,.+?]))|(?<=\\b(?:no|without|skip) )(?:high )?stall(?=\\s*(?:$|[,.;]))',
    ['torque_converter'],
    'torque_converter',
  ),
  inPlaces(
    `built (?:${BOXES})|(?:${BOXES}) swap|(?<!\\b(?:pull\\w*|drop\\w*|remov\\w+|took|taking) (?:the|my|that) )(?:transmission|gearbox|tranny|trans)(?! hits?\\b)(?! (?:is |comes? |coming |was |has to come )?(?:out|down)\\b)(?! (?:ran|runs?|hits?|gets?|got|went|saw|sees|reads?|climb\\w*|temps?|was|is)(?: \\w+){0,3} (?:1[5-9]\\d|2\\d\\d|3[0-3]\\d)\\b)|t56|${KEPT_BEFORE}(?:${NAMED_GEARBOX})|(?:${NAMED_GEARBOX})${KEPT_AFTER}`,
    ['transmission', 'torque_converter'],
    'built_transmission',
  ),
  word('drive ?shafts?', 'driveshaft'),
  word(
    'half ?shafts|axles|(?<!\\b(?:solid|live|straight|dead|per|one|split|tag|beam) )axle(?! ?(?:back|set|pair|ratio|load|weight|swap|tramp|hop|w?hp|horse))',
    'half_shafts',
  ),
  word(
    'differentials?|diffs?|lsds?|limited[- ]slip(?: diff(?:erential)?)?|posi|locker|\\d\\.\\d\\d gears?(?= (?:for|and)\\b|\\s*(?:$|[,+]))|(?:gear set|ring and pinion) \\d\\.\\d\\d|ring and pinion',
    'differential',
  ),
  word('drag (?:radials?|tires?|slicks?|pack)|slicks', 'drag_tires'),
  word(
    'tires|(?<=\\b(?:need|want|buy|get|order) (?:an?|another) (?:\\w+ )?)tire|tire(?= (?:sets?|upgrades?|packages?|constraints?|restrictions?|rules?|limits?)\\b)|tyres|semi[- ]slicks|r[- ]?comps?',
    'tires',
  ),
  word(
    'coil[\\s-]?overs?|(?<!\\b(?:ignition|plugs and|plugs &|plug and) )coils(?! packs?)|shocks(?: and (?:springs|struts))?|struts|dampers',
    'coilovers',
  ),
  word(
    '(?:lowering )?springs|lower(?:ing)?(?= (?:my|it|the car|his|her|our)\\b)(?! it (?:then )?(?:to|by|down to|until|till|if|for)\\b)',
    'springs',
  ),
  word('sway ?bars?|anti[- ]?roll bars?(?! kit)', 'sway_bar'),
  word('(?:front |rear |track )?brake pads|(?:track )?pads', 'brake_pads'),
  word('brake discs|(?:brake |front |rear )?(?:rotors?|discs)', 'brake_rotors'),
  word(
    '(?:brake|racing|track|high[- ]temp|good|fresh|better|(?:high |higher )?boiling(?: point)?|hot) (?:brake )?fluid|rbf ?6\\d0|motul 6\\d0|dot ?[345](?:\\.1)?(?= |$|,|\\.)|castrol srf|srf(?= |$|,)|(?<!trans |transmission |gear |dct |diff |power steering )fluid(?=\\s*(?:in\\b|$|[,.?!]|and\\b|(?:with|that|for)\\b.{0,24}\\b(?:boil|track|temp|dry)))',
    'brake_fluid',
  ),
  word(
    '(?:[468] ?-?(?:piston|pot) )?(?<!\\b(?:blue|gold|golden|red|yellow|stock|factory|oem) )calipers?|(?<!\\btrailer )(?:big )?brakes?(?: kit)?(?! (?:controllers?|(?:on|in|for) (?:the|a) trailer)\\b)|bbks?(?! (?:@|[\ue100-\ue17f]|performance))',
    'brake_kit',
  ),
  word('(?:engine |motor )?oil[\\s-]?coolers?', 'oil_cooler'),
  word(
    '(?:lower |rear |trailing )?control arms|lcas?|traction bars?|anti[- ]roll bar kit|subframe bushings|cradle bushings|panhard(?: bar)?',
    'suspension_other',
  ),
  word('(?:billet )?oil pump(?: gears)?|opgs?', 'oil_pump_gears'),
  word(
    'radiators?(?! (?:fans?|hoses?|shrouds?|caps?|supports?)\\b)|(?<!\\b(?:so|is|are|really|pretty|super|totally|looks?) )rads?(?=\\s*(?:$|[,.+]|(?:for|and|with|hoses?|fan)\\b))',
    'radiator',
  ),
  word('spark ?plugs?|plugs', 'spark_plugs'),
  word('(?:ecu )?unlock(?! (?:the |my )?(?:doors?|trunk|hood|account|phone|steering)\\b)', 'ecu_unlock'),
  word(
    '(?:rod )?bearings|crank hub(?: (?:fix|kit|capture|upgrade)|(?= (?:is |was |already |has been |all )*(?:done|pinned|fixed|sorted|addressed|replaced)\\b))|(?:pinned|keyed) crank hub|timing chain (?:kit|set|service)|ims (?:bearing )?(?:kit|retrofit|solution|upgrade)',
    'reliability_fix',
  ),
  word(
    'hand ?held(?: tuner| programmer)?|(?:ecu )?(?:tunes?(?![- ]ups?)|tuning|flash|remap)|chip(?= for (?:my|a|an|the|his|her)\\b)|bm3|bootmod ?3|mhd|jb[14]|piggy ?back|access ?port|cobb ap|k ?tuner|hondata|flash ?pro|ecu ?tek|ecu ?flash|open ?flash|hp ?tuners?|mpvi ?[23]?|diablo(?:sport)?|sct|n ?gauge|(?<=\\b(?:put|has|had|with|flashed|stage ?\\d|tuning) (?:an? |the )?)software|unitronic|up ?rev|procede|trifecta|(?:apr|ie|eqt|revo|dinan|mountune|cobb|unitronic|034) stage ?[1-3]\\+?',
    'tune',
  ),
]

/** A name of the list as a word of the table; what makes boost is wished as with the table's own words for it. */
const namedWord = (kind: PartKind): PartWord =>
  PART_WORDS.find(({ kinds, induction }) => kinds[0] === kind && induction && induction !== 'auto') ?? word(kind, kind)
const FORMS = [
  ...PART_FORMS.map(([kind, form]) => ({
    one: typeof kind === 'string' ? namedWord(kind) : inPlaces(form, [], ...kind),
    form,
  })),
  ...PART_WORDS.map((one) => ({ one, form: one.form })),
].map(({ one, form }) => ({ one, form: new RegExp(String.raw`(?<![a-z\d])(?:${form})(?![a-z\d])`, 'g') }))

export interface FoundPart {
  word: PartWord
  from: number
  to: number
}

/** More names of parts than anybody puts into one message. */
const MOST_FOUND = 40

const masked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '@'.repeat(to - from) + text.slice(to)

/** Every part that the words name, in the order of the words; of two names on one place the list's, then the table's first. */
export function partsIn(text: string): FoundPart[] {
  const names = partNamesIn(text)
  const found: FoundPart[] = names.map(({ kind, from, to }) => ({ word: namedWord(kind), from, to }))
  let rest = found.reduce((words, { from, to }) => masked(words, from, to), text)
  for (const { one, form } of FORMS) {
    if (rest.search(form) < 0) continue
    for (const match of [...rest.matchAll(form)].slice(0, MOST_FOUND)) {
      const to = match.index + match[0].length
      found.push({ word: one, from: match.index, to })
      rest = masked(rest, match.index, to)
    }
  }
  const makers = new Set(names.filter(({ isMaker }) => isMaker).map(({ from }) => from))
  return found
    .sort((a, b) => a.from - b.from)
    .filter(({ from, to }, at, all) => !(makers.has(from) && all[at + 1]?.from === to + 1))
    .filter(({ from, to }) => !areCalipersOfCar(text, from, to))
    .slice(0, MOST_FOUND)
}

/** Every kind that the words may mean: "headers" are long-tubes and shorties. */
export const allKindsIn = (text: string): PartKind[] => [...new Set(partsIn(text).flatMap(({ word }) => word.kinds))]

/** The text without the names of its parts. */
export const withoutParts = (text: string): string =>
  partsIn(text).reduce((words, { from, to }) => words.slice(0, from) + ' '.repeat(to - from) + words.slice(to), text)

/** The kinds of parts that the words name, the usual kind of each. */
export const kindsIn = (text: string): PartKind[] => [
  ...new Set(partsIn(text).flatMap(({ word: { kinds } }) => kinds[0] ?? [])),
]

/** The places of the build that a part word names. */
export const slotsOf = ({ slots, kinds }: PartWord): readonly Slot[] => slots ?? [...new Set(kinds.map(slotOf))]

const makerForms = oncePer(
  (parts: readonly Part[]) =>
    new Map(
      [...new Set(parts.map((part) => part.manufacturer))]
        .filter((maker) => maker.length > 2)
        .map((maker) => [maker, makerForm(maker.toLowerCase())] as const),
    ),
)

/** Makers whose names are words of everyday English or units: only before a part, or as a brand, are they meant. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'fast psi act spec progress link pride dart swift fox corsa viking evolve sms ets tre ace ford honda acura mazda bmw audi nissan subaru porsche toyota infiniti gm mac max pes'.split(
    ' ',
  ),
)
const makerForm = (maker: string): RegExp =>
  EVERYDAY.has(maker)
    ? new RegExp(
        String.raw`\b${escaped(maker)} (?:brand|intake|clutch|exhaust|cat-?back|coil-?overs?|shocks?|struts?|manifold|lsx|lsxr|turbo|heads|springs|performance parts|ecu)\b`,
      )
    : new RegExp(String.raw`\b${escaped(maker)}\b`)

/** A maker of parts that the catalog has and the words name. */
export function makerIn(parts: readonly Part[], text: string): string | undefined {
  for (const [maker, form] of makerForms(parts)) if (form.test(text)) return maker
  return undefined
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
