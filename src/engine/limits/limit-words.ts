import { LIMIT_NAMES, LIMITS_IN_SHOP_WORDS, spoken } from '../display-words.ts'
import type { EngineFamily } from '../families/engine-family.ts'
import { hasOneCam } from '../families/one-cam.ts'
import {
  type LimitUse,
  type PartKind,
  type Slot,
  TRANSMISSION_KINDS,
  type TransmissionKind,
  type Vehicle,
} from '../model.ts'

type Named = Pick<LimitUse, 'component' | 'slot' | 'boost'> & { liftedByKind?: PartKind | undefined }

const SLOTS: Partial<Record<NonNullable<LimitUse['slot']>, string>> = {
  ecu_unlock: 'ECU unlock',
  boost_source: 'turbo or blower',
  direct_fuel: 'high-pressure fuel pump',
  oil_pump: 'oil pump gears',
  heads: 'cylinder heads',
  fuel_blend: 'flex-fuel kit',
  reliability_fix: 'known weak point of the engine',
  transmission_tune: 'transmission on its factory tune',
  methanol: 'octane of the fuel',
}

/** The name of a weak point, without what is added of its years or its cure: "the head bolts (2008-10)" are "head bolts". */
export const weakPointName = (what: string): string => what.replace(/^(the|an?) | \(.*\)$/g, '')

/** How an engine, gearbox or cooler was made: no inspection finds it, and none mends it. */
const BUILT_IN = new RegExp(
  '^(?:the )?(?:connecting rods|rods|ringlands|tight ring gaps|open-deck|small|restrictive|tall|stock|costly)\\b|' +
    '^(?:fluid |exhaust )?heat\\b|^(?:the )?heat exchanger$|^knock\\b|^low-speed pre-ignition|\\bat low rpm$|' +
    '\\b(?:torque dip|runs? out of|runs? out|boost cuts|boost creep|traction|overspeeds?)\\b|\\bcooling$|' +
    '\\b(?:on|without a center radiator) track\\b|^front tires|\\b(?:from|over|above) (?:about )?\\d+ (?:lb-ft|hp|whp|psi)\\b|' +
    '^coolant flow\\b|^oil (?:temperature|dilution)|\\b(?:labor to reach|need the engine out)\\b',
)
export const isBuiltIn = (what: string): boolean => BUILT_IN.test(what)

/** What goes first on an engine, by its own name: "rod bearings". */
export function weakPointOf(family: EngineFamily | undefined): string | undefined {
  const point = family?.weakPoints.find(({ first }) => first) ?? family?.weakPoints[0]
  return point && weakPointName(point.what)
}

/** What only one kind of gearbox has. */
const OF_GEARBOX: Readonly<Record<TransmissionKind, RegExp>> = {
  manual: /\b(?:T-?5\d?|V160|MT82|R tronic|\dMT|5-speed|T-850|clutch)\b/,
  automatic: /\b(?:10R80|8HP\d*|722\.6|UB80|\d+AT|MCT|automatic)\b/,
  dual_clutch: /\b(?:DCT|\dDCT|DSG|SST|PDK|DL501|DQ\d+|SMG|GR6)\b/,
}

/** A strength that is told beside what fails: "the crank is forged". */
const HOLDS =
  /\b(?:is|are) (?:forged|strong|stronger|good|fine)\b|(?:^| )(?:good|strong)$|\bblock (?:past|to|holds)\b|\balready built\b/

/** That it goes first, or next, is what the sentence says of all of it. */
const SAID_TWICE = / (?:slips )?(?:first|next)\b/g

/**
 * What lets go first while the bottom end is stock: "rods around 800 whp", without what only other gearboxes have.
 * Undefined where nobody knows.
 */
export function firstToGo({ family, transmission }: Pick<Vehicle, 'family' | 'transmission'>): string | undefined {
  if (/no published|little published|leave the internals/.test(family.failsFirst)) return undefined
  const isOther = (what: string) => {
    const kinds = TRANSMISSION_KINDS.filter((kind) => OF_GEARBOX[kind].test(what))
    return kinds.length > 0 && !kinds.includes(transmission.kind)
  }
  const said = family.failsFirst
    .replaceAll(/ \([^()]* (?:are|is) fine\)/g, '')
    .replaceAll(SAID_TWICE, '')
    .split(/; |, (?:then )?/)
    .filter((what) => !isOther(what) && !HOLDS.test(what))
  return said.length > 0 ? said.join(', ').replaceAll(/\bwtq\b/g, 'lb-ft at the wheels') : undefined
}

/** The same without the power at which it lets go: "rods". */
export const withoutPower = (what: string): string => what.replaceAll(/(?: (?:around |above )?|\/)\d[\d,-]* whp\b/g, '')

const BOTTOM_END =
  /\b(?:rods?|pistons?|ring ?lands?|blocks?|crank|cylinders?|bearings?|sleeves?|liners|apex seals|bores?|head gaskets?)\b/

/** What lets go first of the bottom end: "rods". */
export const firstOfBottomEnd = (car: Pick<Vehicle, 'family' | 'transmission'>): string | undefined =>
  firstToGo(car)
    ?.split(', ')
    .map(withoutPower)
    .find((what) => BOTTOM_END.test(what))

/** What sets a limit, as a shop says it: "axles". */
export function limitName({ component, slot, boost, liftedByKind }: Named, family?: EngineFamily): string {
  if (component === 'boost_source' || slot === 'boost_source') {
    if (boost) return boost
    if (liftedByKind?.startsWith('turbo_')) return 'turbo'
    if (liftedByKind?.startsWith('supercharger_')) return 'blower'
  }
  const weakPoint = slot === 'reliability_fix' ? weakPointOf(family) : undefined
  if (weakPoint) return weakPoint
  return slot ? (SLOTS[slot] ?? kindName(slot, family)) : LIMITS_IN_SHOP_WORDS[component]
}

/** A kind of part on this engine: "cam" where it has one. A solid rear axle has no half shafts, and all cars have axles. */
export function kindName(kind: PartKind | Slot, family?: EngineFamily): string {
  if (kind === 'camshafts') return family && hasOneCam(family) ? 'cam' : 'cams'
  return kind === 'half_shafts' ? 'axles' : spoken(kind)
}

/** "a torque converter", "valve springs", "brake fluid". */
export function aKind(kind: PartKind, family?: EngineFamily): string {
  const name = kindName(kind, family)
  if (/(?:s|fluid|injection)$/.test(name)) return name
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

const IN_TORQUE_OR_POWER: ReadonlySet<LimitUse['component'] | LimitUse['slot']> = new Set([
  ...(['transmission', 'clutch'] as const),
])

/** The name above a figure: a gearbox is rated in torque by its maker and in power by the trade, and both may be told. */
export function limitTitle(use: Pick<LimitUse, 'component' | 'slot' | 'boost' | 'unit'>): string {
  if (use.component === 'grip') return LIMIT_NAMES.grip
  if (use.component === 'internals' || use.slot === 'bottom_end') return LIMIT_NAMES.internals
  const name = limitName(use)
  return IN_TORQUE_OR_POWER.has(use.slot ?? use.component)
    ? `${name}, ${use.unit === 'lb-ft' ? 'torque' : 'power'}`
    : name
}

const PLURAL = /s$/

/** Whether the name takes "are": "oil pump gears", and not "carbon on the intake valves". */
export const isPlural = (named: Named, family?: EngineFamily): boolean => isMany(limitName(named, family))

/** "First thing to watch: the transmission, at 100% of its limit." Dirt and wear have no limit: they are seen to. */
export function watchWords(use: LimitUse, family: EngineFamily): string {
  const what = limitName(use, family)
  if (use.slot === 'reliability_fix') return `First thing to see to: the ${what}, known trouble on this ${family.name}.`
  return `First thing to watch: the ${what}, at ${Math.round(use.share * 100)}% of ${isPlural(use, family) ? 'their' : 'its'} limit.`
}

/** The same as `isPlural` of a weak point in its own words: "injectors older than index 12", and not "the head gasket (2006)". */
export function isMany(what: string): boolean {
  const [subject = ''] = weakPointName(what).split(/ (?:on|in|of|at|from|that|behind|inside|after|as|older|shaken) /)
  return PLURAL.test(subject) || / and /.test(subject)
}

const KINDS: Partial<Record<PartKind, string>> = {
  built_bottom_end: 'a built bottom end',
  built_transmission: 'a built transmission',
  clutch: 'a stronger clutch',
  injectors: 'bigger injectors',
  fuel_pump: 'a bigger fuel pump',
  high_pressure_fuel_pump: 'a bigger high-pressure pump',
  port_injection: 'port injection',
  turbo_upgrade: 'a bigger turbo',
  drag_tires: 'stickier tires',
  half_shafts: 'stronger axles',
  headers_shorty: 'long-tube headers',
  headers_long_tube: 'long-tube headers',
  camshafts: 'bigger cams',
  ported_heads: 'ported heads',
  head_studs: 'head studs',
  oil_pump_gears: 'billet oil pump gears',
  charge_pipes: 'stronger charge pipes',
  cold_air_intake: 'a cold air intake',
  intercooler: 'a bigger intercooler',
  heat_exchanger: 'a bigger heat exchanger',
  downpipe: 'a high-flow downpipe',
  oil_cooler: 'an oil cooler',
  tune: 'a custom tune',
  pulley_smaller: 'a smaller pulley',
  tires: 'stickier tires',
  flex_fuel: 'a flex-fuel kit',
  stroker: 'a built bottom end',
  reliability_fix: 'the fix for the weak point of this engine',
  transmission_tune: 'a transmission tune',
  methanol_injection: 'water-methanol injection',
  valve_springs: 'stronger valve springs',
  ecu_unlock: 'an unlocked engine computer',
  midpipe_catless: 'a free-flowing midpipe',
  catback_exhaust: 'a free-flowing cat-back',
  radiator: 'a bigger radiator',
  transmission_cooler: 'a transmission cooler',
  throttle_body: 'a bigger throttle body',
  intake_manifold: 'a better intake manifold',
  spark_plugs: 'colder plugs',
}

/** A kind of part that lifts a limit: "bigger injectors". */
export function kindWords(kind: PartKind, family?: EngineFamily): string {
  const weakPoint = kind === 'reliability_fix' ? weakPointOf(family) : undefined
  if (weakPoint) return `a fix for the ${weakPoint}`
  if (kind === 'camshafts' && family && hasOneCam(family)) return 'a bigger cam'
  if (kind.startsWith('supercharger_')) return 'a bigger blower'
  if (kind.startsWith('turbo_')) return 'a bigger turbo'
  return KINDS[kind] ?? `${PLURAL.test(kind) ? '' : 'a '}stronger ${spoken(kind)}`
}
