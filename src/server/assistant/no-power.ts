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
    /\b(?:suspension|handl\w+|corner(?:s|ing)?(?<!\b(?:at|on|around|near) (?:the|my|our|every) corner)|turns?|rotat\w+|under ?steer\w*|over ?steer\w*|bushings?|stance|canyons?|twisty|twisties|mountain roads?|body roll|ride(?: quality| height)?)\b/,
    ['coilovers', 'springs', 'sway_bar'],
  ],
  [/\b(?:tires?|grip\w*|traction|stick(?:y|ier))\b/, ['tires']],
  // Drag radials are no tire for a wet street: for who launches only.
  [
    /\bhook(?:s|ing)?(?= ?(?:$|[.,;!?]|up\b(?! (?:the|my|an?))|on|from|at|in|off))|\b(?:drag|strip|launch(?:es|ing)?|quarter mile|60 ?(?:ft|foot))\b/,
    ['tires', 'drag_tires'],
  ],
  [/\b(?:autocross|autox|nimbl\w*|planted|sharp(?:er)?)\b/, ['coilovers', 'sway_bar', 'tires']],
  [/\bsaf(?:e|er|ety)\b/, ['brake_pads', 'brake_fluid', 'tires']],
  [/\b(?:loud(?:er)?|sound\w*|exhaust note|rumble)\b/, ['catback_exhaust']],
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
/** What is bought where nothing but "no faster" is said. */
const ANYTHING: readonly PartKind[] = ['brake_pads', 'brake_fluid', 'tires', 'coilovers', 'sway_bar']

const FASTER = String.raw`(?:faster|quicker|more powerful|(?:more|extra|added|additional) (?:power|horse ?power|hp|whp|horses|speed|boost))`
const BETWEEN = String.raw`(?:(?:really|even|actually|want|wants|wanted|need|needs|care|like|looking|trying|here|interested|in|for|about|after|chasing|to|make|making|have|get|getting|go|going|be|being|it|him|her|any|the|an?|much|all|car|truck|thing|ride|engine) |(?:my|the|his|her|our|this|that) (?:[a-z\d'-]+ ){1,3}?)`
/** "I don't want the car any faster": said of the car itself, so that no question beside it asks for power. */
const NO_FASTER = new RegExp(
  [
    String.raw`\b(?:don't|not|never|no|isn't|without|rather than|instead of|nobody)\b ${BETWEEN}{0,7}${FASTER}\b(?! than\b)`,
    String.raw`\bno (?:faster|quicker)\b(?! than\b)`,
    String.raw`\b(?:don't|do not|not) (?:really |even |actually )?(?:want|need|care for|looking for|after|chasing) (?:any |the )?(?:power|horse ?power|hp)\b(?! (?:steering|brakes?|adders?|loss|wheels?|at|on|in|from|under|above|below|until|that)\b)`,
    String.raw`(?<!^\W*(?:is|will|would|are) (?:[a-z\d'-]+ ){0,4})\b(?:fast|quick|powerful) enough\b(?! (?:to|for|that)\b)`,
    String.raw`\b(?:power|speed|horsepower|hp) (?:is|was) not (?:the |a |my |an |what )`,
    String.raw`\bdon't (?:really |even )?care (?:about|for) (?:the |more |any )?(?:power|speed|horsepower|hp|numbers)\b`,
    String.raw`\b(?:don't|not|never) give (?:an?|one|two|any|half a|a single)(?: \w+){1,2} about (?:the |my |its |any )?(?:dyno|power|speed|horsepower|hp|peak|numbers?)\b`,
    String.raw`\bnot (?:about|for|after|chasing) (?:the )?(?:power|speed|horsepower|hp|numbers)\b`,
    String.raw`\b(?:don't|dont) (?:really |even )?(?:give|care) (?:(?:a|one|two|any) )?(?:single )?(?:shits?|damns?|f[a-z*]+|hoots?|craps?)? ?(?:about|for|what) (?:the |any )?(?:dyno |peak |wheel |hp )?(?:numbers?|power|horsepower|hp|dyno)\b`,
    String.raw`\b(?:happy|fine|ok|okay|good|content|satisfied) with (?:the |its |my |how much )?(?:stock |factory |current )?(?:power|speed|horsepower|hp)\b`,
  ].join('|'),
)

/** Whether a message says that the car is to make no more power. */
export const refusesPower = (asked: string): boolean => NO_FASTER.test(asked)

/** "Cooling only", "just brakes and tires": nothing beside it. */
const ONLY = /\b(?:only|just|nothing but|strictly|purely)\b/

/** "Will go 15k, but keep the stock brakes": what stays is not shopped for. */
const KEPT = /\bkeep(?:s|ing)? (?:the )?(?:stock |factory )(?:wheels?|rims|brakes?|tires?|suspension)\b/

/**
 * The kinds of parts that a message wants for a car that is to make no more power: brakes, cooling, suspension, tires.
 * Undefined where it may want power. No budget turns such a wish into a build.
 */
export function withoutPower(asked: string, hasBudget: boolean): readonly PartKind[] | undefined {
  const named = kindsIn(asked)
  const areas = AREAS.filter(([words]) => words.test(asked)).flatMap(([, kinds]) => kinds)
  const isFirm = refusesPower(asked)
  if (isFirm && !/\b(?:build|plan|faster than)\b/.test(asked)) {
    const own = named.filter((kind) => POWERLESS.has(kind))
    const wanted = [...new Set([...own, ...areas])]
    return wanted.length > 0 ? wanted : ANYTHING
  }
  if (areas.length === 0) return undefined
  const isPowerless = named.length > 0 && named.every((kind) => POWERLESS.has(kind))
  const isRefused = REFUSES_POWER.test(asked) && (hasBudget || questionIn(asked) === undefined)
  // "Make it not die, cooling, no power, $2,500" shops; a trouble without money is explained first.
  if (tellsTrouble(asked) && !(isRefused && hasBudget)) return undefined
  if (KEPT.test(asked)) return undefined
  const isShopped = hasBudget && (isPowerless || ONLY.test(asked)) && !/\b(?:build|plan)\b/.test(asked)
  if (!isRefused && !isShopped) return undefined
  const own = named.filter((kind) => POWERLESS.has(kind))
  return isPowerless && !isRefused ? own : [...new Set([...own, ...areas])]
}
