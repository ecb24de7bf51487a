import { oncePer } from '../../catalog/once-per.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part, PartKind, Slot } from '../../engine/model.ts'
import type { Sentence } from './sentence.ts'

interface PartWord {
  form: string
  /** What one asks for with this word; absent where the word only names what is to stay. */
  kind?: PartKind
  /** What stays stock with this word; the kind's own slot when absent. */
  slots?: readonly Slot[]
}

/** How parts are called, the longer names before the shorter. */
const PART_WORDS: readonly PartWord[] = [
  { form: 'fuel system|fueling', kind: 'fuel_pump', slots: ['fuel_pump', 'injectors'] },
  { form: 'fuel pumps?|low pressure pump|lpfp|hpfp', kind: 'fuel_pump' },
  { form: '(?:fuel )?injectors?', kind: 'injectors' },
  { form: 'intake manifold', kind: 'intake_manifold' },
  { form: 'throttle bod(?:y|ies)', kind: 'throttle_body' },
  { form: '(?:cold air |air )?intakes?|cai', kind: 'cold_air_intake' },
  { form: 'long[\\s-]?tubes?(?: headers?)?|headers?', kind: 'headers_long_tube' },
  { form: 'short(?:y|ies)(?: headers?)?', kind: 'headers_shorty' },
  { form: 'down[\\s-]?pipes?', kind: 'downpipe' },
  { form: 'mid[\\s-]?pipes?|x[\\s-]?pipe|h[\\s-]?pipe', kind: 'midpipe_catless' },
  { form: '(?:cat[\\s-]?back )?exhausts?|cat[\\s-]?back', kind: 'catback_exhaust' },
  { form: 'intercoolers?|fmic', kind: 'intercooler' },
  { form: 'heat exchangers?', kind: 'heat_exchanger' },
  { form: 'charge[\\s-]?pipes?', kind: 'charge_pipes' },
  { form: '(?:smaller )?pulle?y', kind: 'pulley_smaller' },
  { form: 'flex[\\s-]?fuel kit', kind: 'flex_fuel' },
  { form: 'camshafts?|cams', kind: 'camshafts' },
  { form: 'head studs?', kind: 'head_studs' },
  { form: '(?:ported |cylinder )heads|heads', kind: 'ported_heads' },
  {
    form: '(?:engine )?internals|bottom end|short ?block|pistons|connecting rods|rods|built motor|built engine|forged',
    kind: 'built_bottom_end',
  },
  { form: '(?:water[\\s/-]?)?meth(?:anol)?(?: injection| kit)?', kind: 'methanol_injection' },
  { form: 'nitrous|n2o|nos\\b', kind: 'nitrous' },
  { form: 'flywheel', kind: 'flywheel' },
  { form: 'clutch(?:es)?', kind: 'clutch' },
  { form: '(?:transmission|trans) cooler', kind: 'transmission_cooler' },
  { form: '(?:transmission|tcu|trans) tune', kind: 'transmission_tune' },
  { form: 'torque converter|converter|stall', kind: 'torque_converter' },
  { form: 'transmission|gearbox|tranny|trans', kind: 'built_transmission' },
  { form: 'drive ?shaft', kind: 'driveshaft' },
  { form: 'half ?shafts|axles', kind: 'half_shafts' },
  { form: 'differential|diff|lsd', kind: 'differential' },
  { form: 'drag (?:radials?|tires?|slicks?|pack)|slicks', kind: 'drag_tires' },
  { form: 'tires|tyres', kind: 'tires' },
  { form: 'coil[\\s-]?overs?', kind: 'coilovers' },
  { form: '(?:lowering )?springs', kind: 'springs' },
  { form: 'sway ?bars?', kind: 'sway_bar' },
  { form: 'brake pads|pads', kind: 'brake_pads' },
  { form: 'rotors|brake discs', kind: 'brake_rotors' },
  { form: '(?:big )?brakes?(?: kit)?|bbk', kind: 'brake_kit' },
  { form: 'oil cooler', kind: 'oil_cooler' },
  { form: 'oil pump(?: gears)?', kind: 'oil_pump_gears' },
  { form: 'radiator', kind: 'radiator' },
  { form: '(?:ecu )?(?:tunes?|tuning|flash)', kind: 'tune' },
  { form: 'twins|turbos?(?!charge)|turbochargers?|supercharger|blower', slots: ['boost_source'] },
]

const STAYS = `(?:stock|factory|oem|original)`
const KEEPS = `(?:no|without|remove|drop|delete|ditch|skip(?:ping)?|avoid(?:ing)?|leav(?:e|ing)|keep(?:ing)?|don'?t (?:want|change|touch|replace|upgrade|need|use)|not touch(?:ing)?|except)(?: touching| changing| replacing| any| a| an| the| my| new| engine| bigger| aftermarket){0,4}`

/** The places of the build that are to stay stock ("keep the stock clutch", "no nitrous"), taken out of the rest. */
export function readKeepsStock(sentence: Sentence): Slot[] {
  const kept = new Set<Slot>()
  for (const { form, kind, slots } of PART_WORDS) {
    const isBoost = kind === undefined
    const before = isBoost
      ? `(?:${KEEPS} )?(?:on |with )?(?:the |my |its )?${STAYS}`
      : `(?:(?:${KEEPS} )?(?:on |with |and )?(?:the |my |its )?${STAYS}|${KEEPS})`
    const found = sentence.take(new RegExp(String.raw`\b${before} (?:${form})\b(?: alone| stock| as it is)?`))
    if (!found) continue
    for (const slot of slots ?? (kind ? [slotOf(kind)] : [])) kept.add(slot)
  }
  return [...kept].sort()
}

/** The kinds of parts that the build is to hold: "with headers", "add coilovers and a catback". */
export function readWants(sentence: Sentence): PartKind[] {
  const wanted = new Set<PartKind>()
  const verb = /\b(?:with|add|put|throw in|include|including|plus|install|i want|using|fit)\b(.*)/.exec(sentence.rest)
  if (!verb?.[1]) return []
  for (const kind of kindsIn(verb[1])) wanted.add(kind)
  return [...wanted].sort()
}

/** Every kind of part that the words name, each word counted once, in the order of the table. */
export function kindsIn(text: string): PartKind[] {
  let rest = text
  return PART_WORDS.flatMap(({ form, kind }) => {
    if (!kind) return []
    const match = new RegExp(String.raw`\b(?:${form})\b`).exec(rest)
    if (!match) return []
    rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`
    return [kind]
  })
}

const makerForms = oncePer(
  (parts: readonly Part[]) =>
    new Map(
      [...new Set(parts.map((part) => part.manufacturer))]
        .filter((maker) => maker.length > 2)
        .map((maker) => [maker, new RegExp(String.raw`\b${escaped(maker.toLowerCase())}\b`)] as const),
    ),
)

/** A maker of parts that the catalog has and the words name. */
export function makerIn(parts: readonly Part[], text: string): string | undefined {
  for (const [maker, form] of makerForms(parts)) if (form.test(text)) return maker
  return undefined
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A place of the build in words for a customer. */
export const SLOT_WORDS: Readonly<Partial<Record<Slot, string>>> = {
  boost_source: 'boost source',
  bottom_end: 'engine internals',
  fuel_pump: 'fuel pump',
  catback: 'exhaust',
  methanol: 'methanol injection',
  driveline: 'driveshaft',
}
