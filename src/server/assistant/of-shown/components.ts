import { GEARBOX_FORMS } from '../../../engine/lexicon.ts'
import type { LimitUse, PartKind, Slot } from '../../../engine/model.ts'
import type { Bilingual } from '../advisor.ts'

/** What has to bear a build's power: how people call it, what takes its place, and which limits of a build are its own. */
export interface Component {
  words: RegExp
  name: Bilingual
  isPlural?: true
  /** The parts that take the place of the stock one. */
  kinds: readonly PartKind[]
  limits: readonly LimitUse['component'][]
  slots: readonly Slot[]
}

const STOCK = String.raw`(?:stock|factory|oem|oe|original|std|standard|de fabrica|de stock)`
/** Names that begin with a word of another meaning: a stage's tune, a tool's box. */
const NOT_BOX = String.raw`(?<!(?:air|tool|glove|fuse|sub|x|in the|of the) ?)`

/** The first that the words name is asked about. */
export const COMPONENTS = {
  clutch: {
    words: /\bclutch(?:es)?\b(?! (?:kick|fluid|pedal|dump|drop|type))|\bpressure plate\b|\bembrague\b/,
    name: ['clutch', 'el clutch'],
    kinds: ['clutch'],
    limits: ['clutch'],
    slots: ['clutch'],
  },
  converter: {
    words: /\b(?:torque )?converter\b|\bstall\b/,
    name: ['torque converter', 'el convertidor'],
    kinds: ['torque_converter'],
    limits: [],
    slots: ['torque_converter'],
  },
  driveline: {
    words:
      /\b(?:diff|differential|rear ?ends?|axles?|half ?shafts?|drive ?shafts?|prop ?shafts?|cv(?: joints?|s)?|(?:10|12|ten|twelve)[- ]bolt|8\.8|7\.5|9[- ]inch|rdu|ptu|transfer case|haldex|driveline|drivetrain|flechas?|diferencial)\b/,
    name: ['driveline (driveshaft, differential and axles)', 'diferencial y flechas'],
    kinds: ['half_shafts', 'driveshaft', 'differential'],
    limits: [],
    slots: ['half_shafts', 'driveline', 'differential'],
  },
  gearbox: {
    words: new RegExp(
      String.raw`\b(?:trans(?:mission)?|gear ?box|tranny|auto(?! (?:parts|zone))|cvt|[4-9][- ]?(?:speed|spd)|10[- ]?(?:speed|spd)|caja|transmision|gr6|dq\d+|dl\d+|v16[01]|w5m51|getrag|zf ?\d?(?:hp)?|8hp\d*|6hp\d*|10r\d{2}|6r\d{2}|4r\d{2,3}w?|4l\d\de?|[68]l\d{2}e?|a8|nag1|722\.\d|t-?56|tr-?6060|t-?5(?!\d)z?|t-?45|tr-?3650|mt-?82|tremec|cd00?9|${GEARBOX_FORMS})\b|${NOT_BOX}\b(?:the|stock|this|my|your) box\b`,
    ),
    name: ['transmission', 'la transmisión'],
    kinds: ['built_transmission'],
    limits: ['transmission'],
    slots: ['transmission'],
  },
  direct_pump: {
    words: /\bhpfps?\b|\bhigh[- ]pressure (?:fuel )?pumps?\b/,
    name: ['high-pressure fuel pump', 'la bomba de alta presión'],
    kinds: ['high_pressure_fuel_pump', 'port_injection'],
    limits: [],
    slots: ['direct_fuel'],
  },
  pump: {
    words:
      /\blpfps?\b|\b(?:fuel|in[- ]tank|low[- ]pressure|gas|stock|factory|intank) pumps?\b|\b(?:the|my|that|this) pump\b|\bbomba\b/,
    name: ['fuel pump', 'la bomba'],
    kinds: ['fuel_pump'],
    limits: ['fuel_system'],
    slots: ['fuel_pump'],
  },
  injectors: {
    words: /\binjectors?\b|\binjs?\b|\binyectores\b/,
    name: ['injectors', 'los inyectores'],
    isPlural: true,
    kinds: ['injectors', 'port_injection'],
    limits: ['fuel_system'],
    slots: ['injectors'],
  },
  fuel: {
    words: /\bfuel (?:system|side|supply)\b|\bfueling\b/,
    name: ['fuel system', 'el sistema de combustible'],
    kinds: ['injectors', 'fuel_pump', 'high_pressure_fuel_pump', 'port_injection'],
    limits: ['fuel_system'],
    slots: ['injectors', 'fuel_pump', 'direct_fuel'],
  },
  boost: {
    words: new RegExp(String.raw`\b${STOCK} (?:\w+ )?(?:turbos?|twins|blower|supercharger)\b`),
    name: ['turbo or blower', 'el turbo o blower'],
    kinds: [],
    limits: ['boost_source'],
    slots: ['boost_source'],
  },
  engine: {
    words: new RegExp(
      String.raw`\b(?:rods?|pistons?|block|bottom ?end|internals|(?:short|long) ?block|ring ?lands?|head ?gaskets?|sleeves?|bielas?|pistones|bloque|${STOCK} (?:motor|engine)|(?:the|my|this) (?:motor|engine))\b`,
    ),
    name: ['bottom end (rods, pistons, block)', 'el motor por dentro'],
    kinds: ['built_bottom_end', 'stroker'],
    limits: ['internals'],
    slots: ['bottom_end'],
  },
} as const satisfies Readonly<Record<string, Component>>
export type ComponentName = keyof typeof COMPONENTS

/** The components that a clause names, in the order of the words. */
export const componentsIn = (clause: string): ComponentName[] =>
  (Object.keys(COMPONENTS) as ComponentName[])
    .flatMap((name) => {
      const at = clause.search(COMPONENTS[name].words)
      return at < 0 ? [] : [{ name, at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)

/** The same by looser words, where a message is known to ask what bears the power. */
const LOOSELY: readonly (readonly [ComponentName, RegExp])[] = [
  ['boost', /\b(?:turbos?|twins|blower|supercharger|eaton|whipple|maggie|snail)\b/],
  ['clutch', /\b(?:embrayage|kupplung|church|crutch)\b/],
  ['gearbox', /\b(?:box|dct|dsg|gears?|zf|boite|getriebe)\b/],
  ['gearbox', /\b(?:auto|manual|stick)\b/],
  ['direct_pump', /\b(?:hp ?pump|high pressure)\b/],
  ['pump', /\bpumps?\b/],
  ['engine', /\b(?:motor|engine|head ?bolts?|studs?|sleeves?|pistons?|bottom|crank)\b/],
  ['driveline', /\b(?:t-?case|transfer|cvs|rear|shafts?|u[- ]?joints?|irs)\b/],
]
export function componentsMeant(clause: string): ComponentName[] {
  const named = componentsIn(clause)
  if (named.length > 0) return named
  return LOOSELY.flatMap(([name, form]) => (form.test(clause) ? [name] : [])).slice(0, 1)
}

/** Weak points that people ask about by name, beside what a build bears. */
export const WEAK_POINTS =
  /\b(?:crank hubs?|head ?bolts?|rod bearings?|ims(?: bearing)?|lifters?|timing (?:chain|gear)|oil pickup|charge pipes?|water pump|valve ?cover|cam (?:adjusters?|phasers?)|intake flaps|carbon build ?up)\b/
