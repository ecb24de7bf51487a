import { GEARBOX_CODES, SPOKEN_GEARBOXES } from '../../../engine/lexicon.ts'
import type { Slot } from '../../../engine/model.ts'
import type { Intent } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { slotsLeft, withoutTakenBack } from '../stays-as-it-is.ts'

const BOXES = [...GEARBOX_CODES, ...SPOKEN_GEARBOXES].map(([, forms]) => forms).join('|')
/** What a power is built up to, and what stays with it. */
const UNITS: readonly (readonly [form: string, slots: readonly Slot[]])[] = [
  ['(?:turbo(?:charger)?|twin|snail|blower|supercharger)s?|is20|is38|k0[34]|eaton', ['boost_source']],
  ['clutch(?:es)?', ['clutch']],
  [`(?:trans(?:mission)?|gear ?box|tranny|box|auto(?:matic)?|${BOXES})`, ['transmission', 'torque_converter']],
  ['(?:short |long )?block|motor|engine|bottom ?end|internals|rods|pistons', ['bottom_end']],
  ['(?:fuel )?pumps?', ['fuel_pump']],
  ['fuel system|fueling', ['fuel_pump', 'injectors']],
  ['injectors', ['injectors']],
  ['hpfp|high[- ]pressure (?:fuel )?pump', ['direct_fuel']],
]
const UNIT = `(?:${UNITS.map(([form]) => form).join('|')})`
const STOCK = String.raw`(?:(?:the|my|his|her|that|this|those|its) )?(?:stock|factory|oem|oe|original)`
const STOCK_UNITS = String.raw`${STOCK} (?:[a-z]{2,4}\d+\w* )?${UNIT}(?:(?:,? (?:and|plus|n)| ?[&+,]) (?:${STOCK} )?${UNIT})*\b`

const POWER = String.raw`(?:w?hp|power|horse ?power|number|whp|wheel|i can|you can|u can|we can|get|got|safe|safely|possible|reliable|reliably|it|she|he|makes?|go|do|out)`
/** "Take it to whatever the stock turbo can do", "right up to the limit of the factory clutch", "max it on the stock block". */
const UP_TO: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:whatever|everything|all(?: that| of what| the (?:power|juice))?|as (?:far|much|high|hard|fast|quick|strong)(?: \w+){0,2} as) ${STOCK_UNITS}`,
  ),
  new RegExp(
    String.raw`\b(?:to|at|near|under|below|inside|within|short of|right at)(?: \w+){0,2}? (?:limits?|edge|end|ceiling|max(?:imum)?|breaking point)(?: (?:of|on|for))? ${STOCK_UNITS}`,
  ),
  new RegExp(String.raw`\b(?:up to|under|below|within|inside|just short of) what ${STOCK_UNITS}`),
  new RegExp(String.raw`\b(?:squeez|wring|milk|get|pull)\w*(?: \w+){0,4} (?:out of|from|on) ${STOCK_UNITS}`),
  new RegExp(
    String.raw`\b(?:the )?most (?:that )?(?:the )?(?:stock |factory |oem )?${UNIT} (?:will|can|could|would|has|gives?|is good for)\b`,
  ),
]
/** "320 whp, naturally": of a power it says how it is made. */
const NATURALLY =
  /\b\d{3} ?(?:w?hp|ps|horses|horsepower|wheel|at the wheels?|to the wheels?),? naturally(?=\s*(?:[,.;]|$))/
/** "Max whp on the stock turbo and stock clutch": a term of it, asked or not. */
const MOST_ON = new RegExp(
  String.raw`\b(?:max(?:imum)?|most|highest|best)(?: ${POWER})+ (?:on|with|from|out of|off)\b[^,.;!?]{0,34}?\b${STOCK_UNITS}`,
)
const ASKS = /\b(?:how (?:much|far|many|long)|what|where|when|which|why)\b[^,.;!?]*$/
const BEYOND = /\b(?:past|beyond|more than|over|above|exceed\w*|not|instead of)(?: [a-z]+){0,3} $/

/** The places that a power is built up to, as they left the factory. */
function upToStock(asked: string): readonly Slot[] {
  const found = UP_TO.flatMap((form) => {
    const match = form.exec(asked)
    const before = match ? asked.slice(0, match.index) : ''
    return match && !ASKS.test(before) && !BEYOND.test(before) ? match[0] : []
  })
  const said = [...found, ...(MOST_ON.exec(asked) ?? [])].join(' ')
  return UNITS.flatMap(([form, slots]) => (said && new RegExp(String.raw`\b(?:${form})\b`).test(said) ? slots : []))
}

const OF_A_BUILD: ReadonlySet<Intent> = new Set(['plan', 'stages', 'slip'])

/**
 * What stays as it is, read of all that was said: where a figure stands beside it ("450 stock rods", "3.55s stay", "to
 * whatever the stock turbo can do"), the readers of figures have taken the words with them.
 */
export function withKeptInAll(reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  const isBuild = OF_A_BUILD.has(meaning.intent)
  const isOpened = meaning.wants?.some((kind) => kind === 'camshafts' || kind === 'ported_heads')
  const left = isBuild
    ? slotsLeft(withoutTakenBack(asked)).filter((slot) => !(isOpened && (slot === 'camshafts' || slot === 'heads')))
    : []
  const natural =
    NATURALLY.test(asked) && meaning.induction === undefined ? { induction: 'naturally_aspirated' as const } : {}
  const slots = [...left, ...upToStock(asked)].filter((slot) => !meaning.keepsStock?.includes(slot))
  if ((slots.length === 0 && !('induction' in natural)) || meaning.intent === 'stranger') return reading
  return {
    ...reading,
    meaning: { ...meaning, ...natural, keepsStock: [...new Set([...(meaning.keepsStock ?? []), ...slots])].sort() },
  }
}
