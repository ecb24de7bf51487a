import type { PartKind } from '../../engine/model.ts'

/**
 * Names that mean one kind of part each, as customers and makers call it, apart from the forms of part-words.ts.
 * Spaces, hyphens and plurals do not count: "head stud" is "headstuds" and "head-studs" too.
 */
const NAMES: Readonly<Partial<Record<PartKind, string>>> = {
  cold_air_intake: 'k and n filter|kn filter|cold air|cold air intake|eventuri|dual cone intake|dci',
  intake_manifold:
    'intake manifold|sheet metal intake|sheet metal intake manifold|high ram|high ram intake|hi ram|hi ram intake|holley hi ram|fast 102|fast 92|fast lsxr|msd atomic|cobra jet manifold|cobra jet intake|gt350 manifold|boss 302 manifold|upper manifold|skunk2 manifold|inlet manifold|int manifold|intake plenum|tunnel ram|individual runner manifold',
  throttle_body:
    'throttle body|bbk throttle body|tb|tbs|itb|ported tb|dual tb|bigger tb|big tb|monoblade|mono blade|mono blade tb|nick williams tb|nw 103|nw 102|90mm tb|92mm tb|102mm tb|103mm tb|112mm tb',
  charge_pipes:
    'charge piping|turbo inlet|turbo inlet pipe|turbo inlet hose|inlet pipe|inlet hose|boost tube|boost hose kit|intercooler piping|intercooler pipe|ic piping|ic pipe|fmic piping|fmic pipe|hot pipe|cold pipe|hot side pipe|cold side pipe|uicp|licp|upper charge pipe|lower charge pipe|hot and cold pipe|hot and cold side pipe|turbo piping',
  catback_exhaust: 'borla atak|corsa xtreme|corsa extreme|catback|axleback',
  headers_shorty:
    'shorty|shorty header|short header|shortie header|short tube header|short tube|shorty hdr|mid length shorty|block hugger|block hugger header|shorty exhaust header|bbk shortie|bbk shorty|bbk shorty header|header shorty',
  headers_long_tube: 'lt hdr|full length header|full length|long toob|bbk long tube',
  midpipe_catless: 'y pipe|link pipe|catless link pipe|decat midpipe|catless midpipe|off road midpipe',
  downpipe:
    'catless dp|catless dps|catted dps|downpipe catless|decat|full decat|catless downpipe|catless down pipe|decat downpipe|decat dp|catted dp|catted downpipe|high flow dp|hfc dp',
  intercooler: 'fmic|smic|frontmount|innercooler|interculer|charge cooler|5 inch core|side mount intercooler',
  tune: 'etune|e tune|reflash|ots map|ots tune|off the shelf map|off the shelf tune|canned tune|ktuner|ecutek|uprev|hondata|stage 1 map|stage 2 map|chip tune|performance chip',
  pulley_smaller:
    'smaller pulley|pulley|blower pulley|supercharger pulley|sc pulley|overdrive damper|overdrive pulley|griptec|griptec pulley|griptec upper|griptec lower',
  supercharger_roots:
    'roots blower|r2300|r2650|maggie|maggie 2650|maggie 2300|magnuson heartbeat|heartbeat blower|heartbeat supercharger|edelbrock e force|e force supercharger|eforce|eaton m90|eaton m112|eaton m122|ford performance 2650|supercharger root',
  supercharger_twin_screw:
    'twin screw|wipple|whippel|whiple|kenne bell|kennebell|kenne bell blower|kenne bell supercharger|kb blower|lysholm|lysholm blower|screw blower|ihi 2.4 blower|supercharger twin screw|supercharger whipple|autorotor',
  supercharger_centrifugal:
    'procharyer|p1sc|p1sc 1|p1x|d1sc|d1x|f1a|f1a 94|f1x|f1c|f1r|d1sc procharger|d1x procharger|p1sc procharger|p1x procharger|v3 si|v7 ysi|ysi|vortec supercharger|novi 2200|centri blower|supercharger centrifugal',
  turbo_kit_twin:
    'twin kit|hellion twin|hellion twin kit|hellion sleeper|hellion eliminator|fathouse 1200r|fathouse 800r|dual turbo|dual turbo kit|two turbo kit|2 turbo kit|twin snail|rear mount twin',
  turbo_kit_single:
    'stage 1 turbo kit|stage 2 turbo kit|stage 3 turbo kit|mono turbo kit|one turbo kit|precision 6466 single kit|single snail kit|single conversion',
  turbo_upgrade:
    'bigger turbine|bigger snail|stage 1 turbo|stage 2 turbo|stage 3 turbo|pure turbo|pure stage 1|pure stage 2|billet wheel turbo|billet wheel upgrade|billet turbo|td05 upgrade|td04 upgrade|ko4 turbo|hybrid snail',
  camshafts:
    'kelford|kelford 272|272|280|blower cam|turbo cam|nitrous cam|torquer v2|torquer cam|sloppy stage 2|cam package|cam kit',
  ported_heads:
    'ported head|cnc head|cnc ported head|head porting|port and polish|head work|headwork|ported and polished head|p and p head|porteds head',
  stroker:
    'stroker|stoker kit|383 kit|347 kit|408 kit|416 kit|331 kit|393 kit|427 kit|longer stroke crank|4 inch stroke crank|stroked motor|stroked engine',
  built_bottom_end:
    'built bottom|built bottom end|built long block|sleeved block|closed deck block|i beam rod|h beam rod',
  injectors:
    'fuel injector|1050x|1300x|1700x|bosch 210|siemens deka|siemens deka 60|siemens deka 80|deka 80|deka 60|injekter|injektor',
  fuel_pump:
    'fuel pump|walboro|walbro pump|dw200|dw400|dw65c|dw300c|525 pump|450 pump|340 pump|255 pump|ti automotive 525|dual pump|twin pump|triple pump|triple pump hat|twin pump hat|dual pump hat|fuel hat|bucketless pump|brushless pump|gt500 pump|fuel pum|feul pump',
  methanol_injection:
    'with m kit|wmi|wmi kit|water injection|water injection kit|snow performance kit|snow performance|aquamist|devilsown|devils own|devils own kit|coolingmist|alky kit|alky control|alcohol injection|methonal|methonal kit|boost juice kit',
  nitrous:
    'n20 kit|naws|wet kit|dry kit|wet shot|dry shot|zex|zex kit|nx kit|nitro kit|nitros|nitrious|nitrus|laughing gas|giggle gas',
  flex_fuel:
    'felx fuel|flex feul|flexfuel kit|flex kit|flex sensor|ff kit|e85 conversion|e85 conversion kit|flex fuel conversion|flex fuel conversion kit|flex fuel setup|flex conversion|e85 kit|zeitronix|zeitronix eca|zeitronix eca 2|fuel it flex|fuel it bluetooth sensor|bluetooth flex fuel|cobb flex fuel|dsx flex fuel|dsx flex kit|fore flex fuel|advanced fuel dynamics flex|flex fuel sensor',
  head_studs:
    'head stud|head bolt|arp stud|arp|arp custom age 625|custom age 625|ca625|stud the head|stud kit for the head|stud for the head|arp head bolt|arp hs kit|had stud|hed stud|l19 stud',
  oil_pump_gears:
    'oil pump gear|oil gear|boundary gear|boundary pump gear|billet oil gear|op gear|oil pmp gear|oil pump gerotor|billet oil pump',
  heat_exchanger:
    'heat exchanger|heat exch|heat xchanger|supercharger heat exchanger|sc heat exchanger|blower heat exchanger|afco dual pass|vmp triple pass|low temp radiator|ltr upgrade|department of boost hx',
  oil_cooler: 'eoc|setrab|setrab kit|oil coler',
  radiator:
    'koyorad|aluminum rad|alum rad|mishimoto rad|csf rad|koyo rad|bigger rad|race rad|new rad|raditor|radiater|dual pass rad',
  clutch:
    'twin disc|twin disk|triple disc|triple disk|4 puck|6 puck|mcleod rst|mcleod rxt|rxt|spec stage 1|spec stage 2|spec stage 3|spec stage 4|spec stage 5|centerforce|southbend|pressure plate and disc|cluch',
  flywheel:
    'flywheel|lwf|smf|dmf|smf conversion|dmf delete|single mass flywheel|single mass conversion|dual mass flywheel|single mass|dual mass|fidanza|act streetlite|streetlite',
  built_transmission:
    'built auto|built automatic|built dct clutch|built tranni|rpm transmissions level 5|rpm level 5|transmission rebuild|trans rebuild',
  torque_converter:
    'triple disc converter|triple disk converter|torque converter|torque convertor|tq converter|circle d|circle d converter|circle d stall|yank stall|yank ss3600|yank converter|verter|high stall|hi stall|stall converter',
  transmission_tune: 'tcm unlock and tune|a10 tune|xhp|xhp flash|xhp stage 1|xhp stage 2|xhp stage 3',
  transmission_cooler:
    'atf cooler|atf cooler kit|tru cool|tru cool 40k|trany cooler|trans coolor|transmission radiator',
  driveshaft: 'driveshaft|one piece ds|1 piece ds|1pc ds|prop shaft|propeller shaft|drive shat',
  half_shafts:
    'driveshaft shop half shaft|half shaft|cv axle|cv axel|axel|cv shaft|driveshaft shop axle|dss axle|drive axle|hlaf shaft|axle upgrade',
  differential:
    'lsd|truetrac|tru trac|detroit truetrac|torsen|quaife|wavetrac|os giken|1.5 way|2 way diff|2 way lsd|posi unit|diff upgrade|9 inch rear end',
  drag_tires:
    'et street|et street r|et street s s|mt et street|mickey|mickey thompson|nt555r|nt555rii|nt555r2|nitto nt555r|nt05r|nitto 05r|nitto nt05r|hoosier dr2|275 radial|305 radial|315 radial|275 drag radial|pro bracket radial|drag raidal',
  tires:
    'summer rubber|ps4s|pilot sport|pilot sport 4s|michelin ps4s|michelin|cup 2|cup 2s|cup 2 r|sport cup 2|pilot sport cup 2|pirelli|pirelli p zero|p zero|continental extremecontact|extremecontact|ecs02|re71r|re71rs|re 71rs|eagle f1|supercar 3|eagle f1 supercar 3|hoosier|hoosier r7|hoosier a7|rt660|r888|r888r|ad09',
  coilovers:
    'coilover|coilver|bc racing|bc racing coil|bc br|kw v1|kw v2|kw v3|kw variant 1|kw variant 2|kw variant 3|kw clubsport|ohlin|ohlins r and t|ohlins road and track|tein flex z|fortune auto|fortune auto 500|fortune auto 510|bilstein b16|bilstein b14|bilstein pss10|mcs 2 way|mcs 1 way',
  springs:
    'spring set|lowering spring|drop spring|h and r super sport|h and r sport|eibach pro kit|pro kit|eibach sportline|sportline|swift spec r|tein s tech',
  sway_bar:
    'sway bar|sway barr|sway bra|sways bar|anti sway bar|antiroll bar|stabilizer bar|rear sway|front sway|front and rear sway|rsb|fsb|whiteline rsb|h and r rsb|eibach anti roll kit|anti roll kit',
  suspension_other:
    'control arm|uca|upper control arm|trailing arm|toe arm|toe link|toe rod|watts link|subframe connector|sfc|k member|poly bushing|bushing kit|subframe bushing|panhard rod',
  brake_kit:
    'brembo kit|brembo|brembo gt|6 piston brembo|4 piston brembo|6 piston kit|4 piston kit|8 piston kit|6 pot|6 pot kit|4 pot|4 pot kit|wilwood kit|wilwood|big break kit|big brake',
  brake_pads:
    'brake pad|pad set|brake padz|hawk hps|hawk hps 5.0|hawk hp plus|hawk hp+|hawk dtc 60|hawk dtc 70|dtc 60|ebc yellowstuff|yellowstuff|redstuff|bluestuff|greenstuff|ebc red|ebc blue|ebc yellow|ferodo ds2500|ds2500|gloc r10|g loc r10',
  brake_rotors:
    'brake disc|brake disk|brake rotor|brake roter|girodisc|giro disc|stoptech slotted|dba 4000|dba 5000|dba t3|slotted disc|drilled disc',
  brake_fluid:
    'brake fluid|brake fuild|brake bleed fluid|fluid for the brake|dot 3|rbf700|rbf 700|motul rbf|ate typ 200|ate type 200|ate 200|typ 200|wilwood exp 600|exp 600',
  high_pressure_fuel_pump:
    'fuel pump internal|pump internal|hpfp internal|fuel pump internal upgrade|autotech internal|high pressure fuel pump|high pressure pump|hpfp|hi pressure fuel pump|hi pressure pump|hp fuel pump|di fuel pump|direct injection pump|direct injection fuel pump|spool fx|spool fx 170|spool fx 200|spool fx 350|fx 170|fx 180|fx 200|xdi 35|xtreme di pump|hfpf',
  port_injection:
    'pi kit|pi setup|pi manifold|pfi|pfi kit|port inj|port injectors kit|port inject kit|port fuel injection|port fuel kit|port fueling|aux fueling|aux fueling kit|port injected manifold|precision raceworks pi|fuel it pi|motiv reflex|prt injection|port inyection|port injecton',
  ecu_unlock:
    'unlocked ecu|unlocked ecm|unlocked dme|unlocked pcm|unlocked computer|ecu unlocked|dme unlocked|pcm unlocked|dme unlocking|ecu unlocking|hpt unlocked pcm|pcm swap unlocked|femto|femto unlock|ecu unlok|ecu unlcok|unlock the ecu|unlock my ecu',
  valve_springs:
    'valve spring|valve spring kit|valve sprng|vavle spring|beehive|beehive spring|pac 1218|pac 1218 spring|btr .660 spring|.660 spring|.650 lift spring|918 spring|psi 1511|dual spring|dual valve spring',
  spark_plugs:
    'spark plug|spark plugz|one step colder|1 step colder|two step colder|iridium|ngk|ngk 97506|ngk 6510|ngk tr6|br7ef|br7ef plug|denso iridium',
  reliability_fix:
    'reliability fix|reliability kit|reliability upgrade|bulletproof kit|pinned crank hub|ims bearing|dod delete|dod delete kit|afm delete|afm delete kit|mds delete|mds delete kit|lifter delete kit|cp4 disaster kit|cp4 bypass kit|cp4 fix|cp4 kit|disaster prevention kit|kdp fix|cylinder 4 cooling mod|cooling fix|killer b pickup|oil pickup upgrade',
}

/** What is such a name only in its plural: "an arp" may be anything of theirs, "arps" are studs. */
const PLURAL_ONLY: ReadonlySet<string> = new Set(
  'arp|naw|mickey|michelin|pirelli|brembo|wilwood|ohlin|ngk|iridium|beehive|axel|sportline|shorty|pilot sport|full length|oil gear|op gear|dual pump|twin pump|short tube|dual spring|sway|hoosier|272|280'.split(
    '|',
  ),
)
/** Makers whose parts cars leave the factory with: "it has Brembos" is what it has, and no wish for them. */
const OF_FACTORY = /^(?:\w+ piston )?(?:brembos?(?: gt)?|torsens?)$/
const IT_HAS =
  /\b(?:(?:pads|rotors|discs|fluid) (?:for|on)|has|have|had|with|comes?|came|got|its|the stock|the factory)(?: \w+){0,2} $/
/** Makers that are known for one kind, and beside the name of another kind are only its maker: "an OS Giken clutch". */
const MAKER =
  /^(?:os giken|quaife|torsen|wavetrac|circle d|kenne ?bell|giro ?disc|setrab|fidanza|centerforce|southbend|brembos?|wilwoods?|eventuri|zeitronix|mickey thompsons?|michelins?|pirellis?|bc racing|fortune auto|ktuner|ecutek|uprev|hondata)$/
/** Up to here a name is told from other words by its spaces. */
const SHORT = 4
const LONGEST_NAME_WORDS = 6

const singular = (word: string): string =>
  word.length > 3 && word !== 'trans' ? word.replace(/(?<=[^s])s$/, '') : word
const keyOf = (words: readonly string[]): string => words.map(singular).join('')

const KINDS: ReadonlyMap<string, PartKind> = new Map(
  (Object.entries(NAMES) as [PartKind, string][]).flatMap(([kind, names]) =>
    names.split('|').map((name) => [keyOf(name.split(' ')), kind] as const),
  ),
)

/** A word of the text, with what stands between it and the word before. */
const WORDS = /\.?[a-z\d]+(?:\.\d+)*\+?/g
const JOINT = /^(?: ?[-/] ?| )$/

export interface PartName {
  kind: PartKind
  isMaker: boolean
  from: number
  to: number
}

interface SaidWord {
  word: string
  key: string
  from: number
  to: number
}

/** The parts that the words call by a name of the list, the longest name at each place. */
export function partNamesIn(text: string): PartName[] {
  const words: SaidWord[] = [...text.matchAll(WORDS)].map((match) => ({
    ...{ word: match[0], key: singular(match[0]), from: match.index },
    to: match.index + match[0].length,
  }))
  const found: PartName[] = []
  let free = 0
  words.forEach(({ from }, at) => {
    const name = from < free ? undefined : nameAt(text, words, at)
    if (!name) return
    found.push(name)
    free = name.to
  })
  return found
}

function nameAt(text: string, words: readonly SaidWord[], start: number): PartName | undefined {
  let found: PartName | undefined
  let key = ''
  for (let at = start; at < Math.min(words.length, start + LONGEST_NAME_WORDS); at++) {
    const [first, last] = [words[start], words[at]]
    if (!first || !last) break
    if (at > start && !JOINT.test(text.slice(words[at - 1]?.to, last.from))) break
    key += last.key
    const kind = KINDS.get(key)
    if (kind === undefined || (at > start && key.length < SHORT)) continue
    const said = words.slice(start, at + 1).map(({ word }) => word)
    if (PLURAL_ONLY.has(said.join(' '))) continue
    if (OF_FACTORY.test(said.join(' ')) && IT_HAS.test(text.slice(0, first.from))) continue
    found = { kind, isMaker: MAKER.test(said.join(' ')), from: first.from, to: last.to }
  }
  return found
}
