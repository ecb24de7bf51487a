import { GEARBOX_CODES, SPOKEN_GEARBOXES } from '../../engine/lexicon.ts'
import type { TransmissionKind, Vehicle } from '../../engine/model.ts'
import { UP_TO_TWELVE } from './words/number-words.ts'

/** A gearbox as it was said: "the 10 speed", "DSG", "8 speed auto", "MT82". */
export interface GearboxSaid {
  kind?: TransmissionKind
  gears?: number
  /** Lower case, without dashes: "mt82". */
  code?: string
}

const GEARS = String.raw`(10|[4-9]|ten|[4-9]th|four|five|six|seven|eight|nine)`

const SAYS: readonly (readonly [RegExp, (said: RegExpExecArray) => GearboxSaid])[] = [
  ...GEARBOX_CODES.map(
    ([kind, codes]) =>
      [
        new RegExp(String.raw`\b(${codes})\b`),
        ([, code = '']: RegExpExecArray) => ({
          kind,
          code: code.replaceAll(/[^a-z\d]/g, '').replace(/^zf8(?:hp)?$/, '8hp'),
        }),
      ] as const,
  ),
  ...SPOKEN_GEARBOXES.flatMap(([kind, forms]) => [
    [
      new RegExp(String.raw`\b${GEARS}[- ]?(?:speed|spd?|gear)s?[ ,]*(?:a |the )?(?:${forms})(?![a-z])`),
      ([, gears]: RegExpExecArray) => ({ kind, ...gearsOf(gears) }),
    ] as const,
    [
      new RegExp(String.raw`(?<![a-z])(?:${forms})(?![a-z])[ ,]*(?:with )?(?:the )?${GEARS}[- ]?(?:speed|spd?)s?\b`),
      ([, gears]: RegExpExecArray) => ({ kind, ...gearsOf(gears) }),
    ] as const,
  ]),
  [/(?<![\d:.])\b(10|[4-9]) ?mt\b/, ([, gears]) => ({ kind: 'manual', ...gearsOf(gears) })],
  [
    /(?<![:.] ?|(?<!\b(?:19|20)\d)\d ?)\b(10|[4-9])(?:at\b| at(?= ?(?:$|[,;)])| (?:with|and|on|or|auto|trans)\b))(?! (?:the|my|our|an?|all|least|most|\d))/,
    ([, gears]) => ({ kind: 'automatic', ...gearsOf(gears) }),
  ],
  [
    /(?<!audi )\ba(10|8|6)\b(?! ?(?:quattro|tdi|sedan|avant))/,
    ([, gears]) => ({ kind: 'automatic', ...gearsOf(gears) }),
  ],
  // "02 z28 ls1 a4": on these it is the gearbox, and no Audi.
  [
    /\b(?:ls\d|lt\d|z28|ss|camaro|corvette|vette|c[45]|srt-?8|hemi|charger|challenger|magnum|5\.7|6\.1|cobra|gto)\b[^.;?!]{0,24}\ba([45])\b(?! ?(?:quattro|tdi|sedan|avant))/,
    ([, gears]) => ({ kind: 'automatic', ...gearsOf(gears) }),
  ],
  [/\b([78]) ?dct\b/, ([, gears]) => ({ kind: 'dual_clutch', ...gearsOf(gears) })],
  ...SPOKEN_GEARBOXES.map(
    ([kind, forms]) => [new RegExp(String.raw`(?<![a-z])(?:${forms})(?![a-z])`), () => ({ kind })] as const,
  ),
  [new RegExp(String.raw`\b${GEARS}[- ]?(?:speed|spd|sp)\b`), ([, gears]) => gearsOf(gears)],
]

const gearsOf = (said: string | undefined): { gears?: number } => {
  const gears = UP_TO_TWELVE[said ?? ''] ?? Number.parseInt(said ?? '', 10)
  return Number.isInteger(gears) ? { gears } : {}
}

const NOT_THIS =
  /\b(?:not|no|isn't|without|never|instead of|rather than|don't have|other than)(?: (?:an?|the|my|in))?\s*$/
/** "My husband's is the automatic": of another car. */
const OF_OTHERS =
  /\b(?:husband|wife|buddy|friend|brother|sister|dad|father|son|neighbou?r)(?:'s|s)?(?: one| car)? (?:is|has|drives|got)[^.;!?]*$/
/** "Manual or auto?": none is stated. */
const ANY = [...SPOKEN_GEARBOXES.map(([, forms]) => forms), String.raw`${GEARS}[- ]speed|[ma](?:6|8|10)`].join('|')
const EITHER = new RegExp(
  String.raw`\b(?:${ANY})(?: \w+)? (?:or|vs\.?|versus|and|over) (?:an? |the )?(?:${GEARS}[- ]speed )?(?:${ANY})(?![a-z\d])`,
)
/** What is asked of the car's gearbox, or done to it, names none. */
const NONE =
  /\b(?:\d{1,2}[- ]?speed|manual|auto(?:matic)?) (?:fan|wiper|swap|conversion)\w*\b|\b(?:owner'?s?'?|service|shop|workshop|repair|factory service|haynes|chilton|user|instruction) manuals?\b|\bmanual (?:boost|brakes?|steering|mode|rack|valve|seats?|override|says|said|calls|recommends|lists|wants|rating)\b/g

/** The gearbox that a message states for its own car. */
export function gearboxSaid(text: string): GearboxSaid | undefined {
  const words = text.replaceAll(NONE, ' ')
  if (EITHER.test(words)) return undefined
  for (const [form, meant] of SAYS) {
    for (const said of words.matchAll(new RegExp(form, 'g'))) {
      const before = words.slice(Math.max(0, said.index - 48), said.index)
      if (!NOT_THIS.test(before) && !OF_OTHERS.test(before)) return meant(said as RegExpExecArray)
    }
  }
  return undefined
}

const gearsIn = ({ transmission }: Vehicle): number => transmission.gearRatios.length
const codeIn = ({ transmission }: Vehicle): string => transmission.code.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/**
 * The variants with the gearbox that was said, none where the car never had it. A dual clutch is often called an
 * automatic, and of two gearboxes with as many gears "a 6-speed" is the manual.
 */
export function withGearbox(variants: readonly Vehicle[], said: GearboxSaid | undefined): readonly Vehicle[] {
  if (!said) return variants
  const { kind, gears, code } = said
  const ofCode = code === undefined ? [] : variants.filter((one) => codeIn(one).startsWith(code))
  if (ofCode.length > 0) return ofCode
  const ofGears = gears === undefined ? variants : variants.filter((one) => gearsIn(one) === gears)
  if (kind === undefined) {
    const manuals = ofGears.filter(({ transmission }) => transmission.kind === 'manual')
    return manuals.length > 0 ? manuals : ofGears
  }
  const ofKind = ofGears.filter(({ transmission }) => transmission.kind === kind)
  if (ofKind.length > 0 || kind !== 'automatic') return ofKind
  return ofGears.filter(({ transmission }) => transmission.kind === 'dual_clutch')
}

const KIND_WORDS: Readonly<Record<TransmissionKind, string>> = {
  manual: 'manual',
  automatic: 'automatic',
  dual_clutch: 'dual-clutch',
}

/** "10-speed automatic". */
export const gearboxName = (vehicle: Vehicle): string =>
  `${gearsIn(vehicle)}-speed ${KIND_WORDS[vehicle.transmission.kind]}`

export const gearboxNames = (variants: readonly Vehicle[]): readonly string[] => [...new Set(variants.map(gearboxName))]

/** "8-speed automatic", "dual-clutch", "6R80": as it is named back. */
export const spokenGearbox = ({ kind, gears, code }: GearboxSaid): string =>
  code ? code.toUpperCase() : [gears && `${gears}-speed`, kind && KIND_WORDS[kind]].filter(Boolean).join(' ')
