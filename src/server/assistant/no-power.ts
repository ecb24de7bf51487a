import type { PartKind } from '../../engine/model.ts'
import { questionIn, tellsTrouble } from './knowledge/question-shape.ts'
import { kindsIn } from './part-words.ts'

/** What is bought for a car that is to make no more power, and the words that ask for it. */
const AREAS: readonly (readonly [RegExp, readonly PartKind[]])[] = [
  [/\b(?:brak\w+|stop(?:s|ping)?)\b/, ['brake_pads', 'brake_rotors', 'brake_fluid', 'brake_kit']],
  [
    /\b(?:cool(?:s|er|ers|ing)?|overheat\w*|temps?|temperatures?)\b/,
    ['radiator', 'oil_cooler', 'transmission_cooler', 'intercooler', 'heat_exchanger'],
  ],
  [
    /\b(?:suspension|handl\w+|corner(?:s|ing)?|turns?|stance|body roll|ride(?: quality| height)?)\b/,
    ['coilovers', 'springs', 'sway_bar'],
  ],
  [/\b(?:tires?|grip|traction)\b/, ['tires', 'drag_tires']],
  [/\btrack[- ](?:day|days|prep|ready)\b/, ['brake_pads', 'brake_fluid', 'tires', 'oil_cooler']],
]
const POWERLESS: ReadonlySet<PartKind> = new Set(AREAS.flatMap(([, kinds]) => kinds))

const POWER = String.raw`(?:power|horse ?power|hp|whp|speed|engine|motor|performance)`
const REFUSES_POWER = new RegExp(
  [
    String.raw`\b(?:no|not|zero|without|never|isn't|don't (?:want|need|care (?:about|for))|rather than|instead of)(?: (?:any|more|extra|the|about|for|after|adding|additional|looking|chasing|interested|in|a)){0,4} ${POWER}\b`,
    String.raw`\b(?:leave|keep|don't touch|not touch\w*|not (?:open|modify|mod)\w*|don't (?:mod|modify|change|mess with|open))(?: (?:the|my|his|her|its))? (?:engine|motor|power ?train|drive ?train|power)\b`,
    String.raw`\b(?:engine|motor|power)(?: \w+)? (?:stays?|is|can stay|remains?) (?:stock|fine|enough|plenty|alone|as is|good)\b`,
    String.raw`\b(?:enough|plenty of) ${POWER}\b`,
    String.raw`\b(?:skip|no|nothing|not|forget|without|leave out|drop) (?:to |about |on )?(?:anything|things|stuff|parts|mods|whatever|that)? ?(?:that |which )?(?:adds?|makes?|gives?|increases?|ups?) (?:any |more )?${POWER}\b`,
  ].join('|'),
)
/** "Cooling only", "just brakes and tires": nothing beside it. */
const ONLY = /\b(?:only|just|nothing but|strictly|purely)\b/

/**
 * The kinds of parts that a message wants for a car that is to make no more power: brakes, cooling, suspension, tires.
 * Undefined where it may want power. No budget turns such a wish into a build.
 */
export function withoutPower(asked: string, hasBudget: boolean): readonly PartKind[] | undefined {
  const named = kindsIn(asked)
  const areas = AREAS.filter(([words]) => words.test(asked)).flatMap(([, kinds]) => kinds)
  if (areas.length === 0 || tellsTrouble(asked)) return undefined
  const isPowerless = named.length > 0 && named.every((kind) => POWERLESS.has(kind))
  const isRefused = REFUSES_POWER.test(asked) && (hasBudget || questionIn(asked) === undefined)
  const isShopped = hasBudget && (isPowerless || ONLY.test(asked)) && !/\b(?:build|plan)\b/.test(asked)
  if (!isRefused && !isShopped) return undefined
  const own = named.filter((kind) => POWERLESS.has(kind))
  return isPowerless && !isRefused ? own : [...new Set([...own, ...areas])]
}
