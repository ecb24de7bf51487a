import { PART_KINDS, type PartKind } from '../model.ts'

/** The words of a mods cell, understood. */
export interface ListedMods {
  kinds: ReadonlySet<PartKind>
  /** Named small effects outside the shop's kinds, such as `other.x_pipe`. */
  extras: readonly string[]
  nitrousHp: number
  /** Octane points gained by a change of fuel alone ("fuel_87_to_93"). */
  octanePoints: number
  /** Words that nothing is known about. */
  unknown: readonly string[]
}

interface Meaning {
  pattern: RegExp
  kinds?: readonly PartKind[]
  extra?: string
}

/** Roots blowers by what people call them. */
export const ROOTS_NAMES = 'roots|tvs|eaton|magnuson'

/** First match counts, so the narrow patterns stand before the broad ones. */
const MEANINGS: readonly Meaning[] = [
  {
    pattern: /swap|driveshaft|clutch|flywheel|transmission|wheel|suspension|brake|bypass_valve|blow_off|bov/,
    kinds: [],
  },
  { pattern: /ported_(super|blow)|blower_port/, extra: 'other.ported_blower' },
  { pattern: /(super|blower|turbo|snout).*(inlet|accessor|intake_pipe)|inlet_pipe|^tip$/, extra: 'other.blower_inlet' },
  { pattern: /twin_?screw|whipple|kenne/, kinds: ['supercharger_twin_screw'] },
  { pattern: /centrifugal|procharger|vortech|paxton|rotrex/, kinds: ['supercharger_centrifugal'] },
  { pattern: new RegExp(ROOTS_NAMES), kinds: ['supercharger_roots'] },
  { pattern: /supercharger|blower/, kinds: ['supercharger_twin_screw'] },
  { pattern: /twin.*turbo/, kinds: ['turbo_kit_twin'] },
  { pattern: /turbo.*(kit|conversion|system)/, kinds: ['turbo_kit_single'] },
  {
    pattern: /turbo.*(upgrade|hybrid|larger|bigger|stage)|(larger|bigger|upgraded|hybrid).*turbo|^turbo/,
    kinds: ['turbo_upgrade'],
  },
  { pattern: /charge_?pipe|intercooler_pip|boost_pip/, kinds: ['charge_pipes'] },
  { pattern: /heat_exchanger|cooling|radiator|ice_tank|coolant/, kinds: ['heat_exchanger'] },
  { pattern: /intercooler|fmic|tmic|chargecooler/, kinds: ['intercooler'] },
  { pattern: /underdrive/, extra: 'other.underdrive_pulleys' },
  { pattern: /pulley|overdrive/, kinds: ['pulley_smaller'] },
  { pattern: /plenum|spacer/, extra: 'other.intake_plenum' },
  { pattern: /intake_manifold|inlet_manifold/, kinds: ['intake_manifold'] },
  { pattern: /long_?tube/, kinds: ['headers_long_tube'] },
  { pattern: /header|exhaust_manifold|equal_length/, kinds: ['headers_shorty'] },
  { pattern: /head_?stud|head_gasket/, kinds: [] },
  { pattern: /heads?$|heads?_|cylinder_head/, kinds: ['ported_heads'] },
  { pattern: /cam(s|shaft|$|_)/, kinds: ['camshafts'] },
  { pattern: /downpipe/, kinds: ['downpipe'] },
  { pattern: /catless|decat|cat_delete|off_?road|test_pipe|race_?pipe|front_pipe/, kinds: ['midpipe_catless'] },
  { pattern: /high_flow_cat|sport_cat|hfc/, extra: 'other.high_flow_cats' },
  { pattern: /x_pipe|h_pipe|midpipe|mid_pipe|resonator|over_?pipe/, extra: 'other.x_pipe' },
  { pattern: /exhaust|muffler|axle_?back|cat_?back|side_pipe/, kinds: ['catback_exhaust'] },
  { pattern: /throttle/, kinds: ['throttle_body'] },
  { pattern: /cold_air|ram_air|induction_kit|open_intake/, kinds: ['cold_air_intake'] },
  { pattern: /filter|airbox|air_box|snorkel/, extra: 'other.filter' },
  { pattern: /intake/, kinds: ['cold_air_intake'] },
  { pattern: /meth|water_inj|alcohol|wmi/, kinds: ['methanol_injection'] },
  { pattern: /e85|ethanol|flex|e50|e40|e30/, kinds: ['e85_tune'] },
  { pattern: /race_(gas|fuel)|100_oct|104_oct|c16|ms109/, kinds: ['tune'] },
  { pattern: /fuel_system|fueling|return_style/, kinds: ['injectors', 'fuel_pump'] },
  { pattern: /injector/, kinds: ['injectors'] },
  { pattern: /pump/, kinds: ['fuel_pump'] },
  { pattern: /transmission_tune|tcu/, kinds: ['transmission_tune'] },
  {
    pattern: /tune|tuning|ecu|remap|flash|chip|calibration|piggyback|jb4|map|software|standalone|boost_control/,
    kinds: ['tune'],
  },
  { pattern: /strok|short_?block|displacement|bored|big_bore/, kinds: ['stroker'] },
  { pattern: /forged|built|piston|rods|sleeve|bottom_end|crank/, kinds: ['built_bottom_end'] },
  { pattern: /plug|coil|ignition/, extra: 'other.plugs' },
  { pattern: /fan|alternator|accessor/, extra: 'other.accessories' },
  { pattern: /bolt_?on|breathing|upgrades?$/, extra: 'other.bolt_ons' },
]

const KNOWN = new Set<string>(PART_KINDS)

/** Shot of nitrous where the word states none, crank hp. */
const TYPICAL_SHOT_HP = 100

/** Understands a mods cell. Never throws; what it does not know is listed, not guessed. */
export function readMods(words: readonly string[]): ListedMods {
  const kinds = new Set<PartKind>()
  const extras: string[] = []
  const unknown: string[] = []
  let nitrousHp = 0
  let octanePoints = 0
  for (const raw of words) {
    const octane = /(\d\d)_to_(\d\d)/.exec(raw)
    if (octane && /fuel|octane/.test(raw)) {
      octanePoints = Math.max(0, Number(octane[2]) - Number(octane[1]))
      continue
    }
    if (/nitrous|(^|_)nos($|_)|n2o/.test(raw)) {
      const shot = Number(/\d{2,3}/.exec(raw)?.[0] ?? TYPICAL_SHOT_HP)
      nitrousHp += shot
      continue
    }
    if (KNOWN.has(raw)) {
      kinds.add(raw as PartKind)
      continue
    }
    const word = raw.replace(/^other:_?/, '')
    const meaning = MEANINGS.find(({ pattern }) => pattern.test(word))
    if (!meaning) unknown.push(word)
    for (const kind of meaning?.kinds ?? []) kinds.add(kind)
    if (meaning?.extra && !extras.includes(meaning.extra)) extras.push(meaning.extra)
  }
  return { kinds, extras, nitrousHp, octanePoints, unknown }
}

const SEPARATORS = /[,;+/()&]|\b(?:and|with|plus)\b/
/** What is named between two separators; the patterns look at a longer text again and again. */
const LONGEST_NAME = 120
const LEFT_AS_IT_WAS = /^(?:no|without|stock|factory)_/

/** The same for a free text: "downpipe, ECU tune and methanol injection". */
export function readModText(text: string): ListedMods {
  const words = text
    .toLowerCase()
    .split(SEPARATORS)
    .map((name) =>
      name
        .trim()
        .slice(0, LONGEST_NAME)
        .replaceAll(/[\s-]+/g, '_'),
    )
  return readMods(words.filter((word) => word !== '' && !LEFT_AS_IT_WAS.test(word)))
}
