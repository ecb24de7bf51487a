import type { PartKind } from '../../engine/model.ts'

const STROKES = '331|347|383|393|396|408|416|434'
const RATIOS =
  '3\\.08|3\\.15|3\\.23|3\\.27|3\\.31|3\\.42|3\\.45|3\\.55|3\\.73|3\\.9[012]|4\\.1[01]|4\\.27|4\\.30|4\\.44|4\\.56|4\\.88|5\\.13'
const END = '(?=\\s*(?:[,.;:!?+)/]|$)| (?:and|or|on|for|only|with|please|then|too|also|first)\\b)'
/** Of a valvetrain: its springs are no lowering springs. */
const VALVETRAIN = 'cams?|camshafts?|lifters?|push ?rods?|retainers?|lifter trays?|rockers?'

/**
 * Names that mean one kind, or several, by the words beside them, in the order in which they are looked for: before the table of
 * `part-words.ts`, after the plain names of `part-names.ts`.
 */
export const PART_FORMS: readonly (readonly [kind: PartKind | readonly PartKind[], form: string])[] = [
  [['camshafts', 'ported_heads', 'intake_manifold'], 'heads?[ ,/]+(?:and )?cams?[ ,/]+(?:and )?intake|h/c/i'],
  [
    ['radiator', 'oil_cooler', 'intercooler'],
    '(?:everything|all (?:the )?(?:stuff|parts)|whatever) (?:for|to) (?:the )?cool(?:ing)?',
  ],
  [
    'valve_springs',
    `(?<=\\b(?:${VALVETRAIN})\\b[^.;?!]{0,40})(?<!\\b(?:lowering|coil|leaf|drop|front|rear|eibach|sport|r) )springs|(?<!\\b(?:lowering|coil|leaf|drop|front|rear|eibach|sport|r) )springs(?=[^.;?!]{0,24}\\b(?:${VALVETRAIN}|seats|locks)\\b)`,
  ],
  [
    'transmission_tune',
    `(?:converter |tcc )?lock[- ]?up tune|(?:trans|tranny|transmission|gearbox|shift) (?:re)?(?:flash|programming)`,
  ],
  [
    'tune',
    `(?:ecu|engine|motor) software|(?<=\\b(?:only|just)(?: the)? )software|(?<=\\b(?:with|and|plus|by) )software(?= (?:only|alone|and|plus|is made)\\b)|(?<!\\b(?:your|our|this|web|shop) )software(?= (?:and|plus|only)\\b)|map only|(?<=\\b(?:and|just|only|plus) (?:the |a )?)map${END}(?! (?:sensor|pocket))|(?:both|get it|have it|got it|need it|it|car|truck) tuned${END}`,
  ],
  [
    'flex_fuel',
    `(?:e85 )flex${END}|(?<=(?:[,+/] ?|\\b(?:and|plus|to|go|going|add|make it|run|want|kit) ))flex(?:[\\s-]?fuel)?${END}`,
  ],
  [
    'turbo_upgrade',
    `(?:bigger|larger) compressor(?: wheel)?s?|(?:billet )?compressor wheel upgrade|tte ?\\d{3}\\+?|(?<=\\b(?:with|on|run|running|add|want|some|the) )hybrids${END}|(?<=\\b(?:an?|that|got|my|the|this) )(?:pt ?)?(?:5858|5862|6062|6262|6266|6466|6766|6870|7675|7875|8385)(?! ?(?:\\$|miles|bucks|rpm))`,
  ],
  ['supercharger_roots', `roush (?:supercharger |blower )?(?:kit|compressor)|roush phase \\d`],
  [
    'ported_heads',
    `(?<=\\bcams?[,/&+ ]+(?:and )?(?:a )?)head(?: work)?${END}|head(?=,? (?:and |\\+ )?(?:a )?cams?\\b)`,
  ],
  [
    'stroker',
    `(?<=\\b(?:an?|built|forged) )(?:${STROKES})(?! ?(?:w?hp|wheel|lb|ft|shot|dollars|miles|cc|mm|nm|bucks))(?= (?:for|in|build|motor|short ?block|kit)\\b)`,
  ],
  ['built_bottom_end', `(?<=\\b(?:an?|built|forged) )306(?= (?:for|in|build|motor|short ?block)\\b)`],
  ['high_pressure_fuel_pump', `(?:hp ?|hpfp )?(?:fuel )?pump internals|internals (?:for|in) the (?:fuel )?pump`],
  [
    'fuel_pump',
    `(?:bigger|larger|stronger|upgraded) (?:fuel )?pumps?|(?<=\\binjectors?(?: kit)?(?: and| \\+|,) (?:an? |the |some )?)pumps?${END}|low side (?:fuel )?pump|(?<=\\bfor (?:the )?)low side`,
  ],
  [
    'differential',
    `(?<=\\b(?:want|need|add|buy|get|put|swap|regear|change|go|going|step up)(?: (?:it|in|to|some|the|with|her))* )(?:${RATIOS})'?s(?! (?:0-60|to 60|second|quarter))|(?<=\\b(?:built|build (?:up )?the|beef up the|(?:in|for) the|stronger|stouter) )rear ?end(?= (?:too|as well|also|parts?|build|that|on)\\b|\\s*(?:[,.;]|$))`,
  ],
  [
    'brake_fluid',
    `(?<=(?:\\bpads|\\brotors|\\blines|@),? (?:and )?)fluid(?=,? (?:and |some )?(?:cooling|tires|lines|rotors|pads)\\b)`,
  ],
  ['transmission_cooler', `(?<=\\b(?:converter|stall) (?:and|y|plus|with) (?:an? |the )?)cooler`],
  ['drag_tires', `\\d{2,3}(?:\\.\\d)?(?: ?[x/r-] ?\\d{2}(?:\\.\\d{1,2})?){1,2} (?:pro |drag )?radials?`],
  [
    'sway_bar',
    `(?:big(?:ger)?|stiff(?:er)?|adjustable) (?:(?:rear|front) )?bars?${END}|(?<=(?:@|\\bcoilovers|\\bsprings|\\bshocks|\\bdampers)(?: or| and|,) )bars${END}|bars(?= (?:or|and) (?:coilovers|springs|shocks)\\b)|(?<=\\b(?:do|add|get|want|buy) the )bars${END}`,
  ],
  ['downpipe', `(?:full )?(?:\\d(?:\\.\\d)? ?in(?:ch)? )?decat(?! (?:mid|pipe))(?: pipe)?`],
  ['charge_pipes', `(?<=\\b(?:fmic|intercooler|front[- ]mount)\\b[^;!]{0,50})piping`],
  ['spark_plugs', `(?:coils? and )?plug sets?`],
]

/** "Go single", "a single on E85"; "every single morning", "one single item" and "I'm single" are no turbo. */
export const SINGLE = String.raw`(?:big )?single[- ]turbo(?:charger)?(?: \d\d ?mm)?(?: kit)?|big single|(?<!\b(?:every|each|any|one|not an?|i am|i'm|he is|she is|still)[.,]? )single(?: \d\d ?mm| kit)?(?=\s*(?:[,.;:?!)]|$)| (?:or|on|for|with|w|and|at|in|is|will|would|could|can|does?|makes?|vs|versus|over|instead|then|than|build|set-?up|swap|conv\w+|please|now|not|from|to|like|that|if|but|spools?|here|too|it|turbo|\d+|e\d\d)\b)|(?<=\b(?:with|run|running|go|going|do|want|for) an? )[678]\d ?mm(?=\s*(?:[,.;?!]|$)| (?:on|instead|turbo|kit|and)\b)`
