import type { Vehicle } from '../../engine/model.ts'
import type { Bilingual } from './advisor.ts'
import type { Subject } from './car-answers.ts'
import { HOW_ASKED } from './knowledge/how-asked-words.ts'
import { mattersOf } from './knowledge/matters.ts'
import { topicOf } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { overLimit, safeLimit } from './strength-answers.ts'

/** "How close are your numbers? DA here is 4,200 ft": what the altitude that is told does to them. */
export function atAltitude({ meaning: { standing }, asked }: MessageReading): Bilingual[] {
  // A city that a part is sent to is no altitude of a run.
  const told = mattersOf(asked).includes('shipping') ? undefined : topicOf('altitude')?.answer
  return standing?.altitudeFt !== undefined && told ? [told] : []
}

/** More than the factory gave it: then it takes the octane of its tune. */
const TUNED = /\b(?:tune[ds]?|tuning|stage ?[123]|flash(?:ed)?|premium|boost(?:ed)?|supercharged|turbo kit|blower)\b/
const OF_OCTANE = /octane|87|mpg|fuel|e85|regular/
/** "87 in the tank, that's fine right?": no answer about power agrees to regular in silence. */
/** A car that the factory made for regular is in no danger on it while nothing says that it is tuned. */
export const runsOnRegular = (vehicle: Vehicle | undefined, asked: string): boolean =>
  vehicle?.engine.ratedFuel === '87' && !TUNED.test(asked)

export const lowOctane = (
  { meaning: { fuel, topic = '' }, asked }: MessageReading,
  subject: Subject | undefined,
): Bilingual[] =>
  fuel === '87' && !OF_OCTANE.test(topic) && !runsOnRegular(subject?.vehicle, asked)
    ? [
        [
          'Not on 87: it knocks under load, and knock is what breaks pistons. Fill 93, or 91 at the least.',
          'Con 87 no: detona bajo carga y eso rompe pistones. Ponle 93, o 91 como mínimo.',
        ],
      ]
    : []

/** "Is it safe to daily a 450 whp STI": past the stock bottom end its limit answers, not the use. */
export const pastLimit = (topic: string | undefined, subject: Subject | undefined): Bilingual | undefined =>
  subject && OF_USE.has(topic ?? '') && overLimit(subject) ? safeLimit(subject) : undefined
const OF_USE: ReadonlySet<string> = new Set([
  'daily_use',
  'longevity',
  'towing',
  'tune_harm',
  'high_mileage',
  'warm_up',
])

/** "How many psi can a stock EJ257 take": the power that it makes is what breaks it. */
export function boostLimit(subject: Subject): Bilingual {
  const [english, spanish] = safeLimit({ ...subject, goalWheelHp: undefined })
  return [
    `It's power that breaks it, not psi: the same psi from a bigger turbo is far more air. ${english}`,
    `Lo que rompe es la potencia, no los psi: los mismos psi de un turbo más grande son más aire. ${spanish}`,
  ]
}

/** What the makers rate gearboxes for that stand behind cars which we do not build, lb-ft at the input. */
const RATED_LBFT: readonly (readonly [RegExp, string, number])[] = [
  [/\bt-?5z\b/, 'T-5Z', 330],
  [/\bt-?5\b/, 'World Class T-5 of the 5.0 Mustang', 300],
  [/\bt-?45\b/, 'T-45', 320],
  [/\btr-?3650\b/, 'TR-3650', 360],
  [/\bt-?56\b/, 'T-56', 450],
  [/\btko-?500\b/, 'TKO-500', 500],
  [/\btko-?600\b/, 'TKO-600', 600],
]
/** "What does the T5 hold": its rating, where the car is none of ours. */
export function ratedBox({ meaning: { topic }, asked }: MessageReading, subject: Subject | undefined): Bilingual[] {
  if (topic === 'transmission' && !subject && /\bcvt\b/.test(asked)) return [HOW_ASKED.cvt_safe]
  const box = topic === 'transmission' && !subject ? RATED_LBFT.find(([form]) => form.test(asked)) : undefined
  if (!box) return []
  const [, name, lbft] = box
  return [
    [
      `The ${name} is rated about ${lbft} lb-ft by its maker. On street tires and shifted with care it lives somewhat past that; sticky tires and clutch dumps break gears at the rating or under it.`,
      `La ${name} está especificada para unos ${lbft} lb-ft. En llanta de calle aguanta algo más; con llanta pegajosa y arranques truena antes.`,
    ],
  ]
}

const OF_MONEY: ReadonlySet<string> = new Set(['financing', 'payment', 'order_change', 'buy_sell_cars', 'cards_taken'])
const UNDER_AGE =
  /\b(?:i am|i'm|im|am only|he is|she is|my (?:son|kid|boy|daughter) is) (?:only |just |still )?(?:1[3-7])\b(?! (?:miles|minutes|hours|psi|inch))|\b(?:under ?age|under 18|not 18|a minor)\b|\b1[3-7] (?:years? old|yo\b|y\/o)/
/** "Can u finance me, im 17": who signs is told before how it is paid. */
export const underAge = ({ meaning: { topic = '' }, asked }: MessageReading): Bilingual[] =>
  OF_MONEY.has(topic) && UNDER_AGE.test(asked)
    ? [
        [
          "Under 18 a parent or guardian has to do it: a minor can't sign for credit, so an order, an invoice or a loan goes in their name.",
          'Con menos de 18 lo firma tu papá, mamá o tutor: un menor no puede contratar crédito.',
        ],
      ]
    : []

const LEAD_USUAL_PPM = 10
const COPPER_USUAL_PPM = 15
const ppmOf = (metal: string, asked: string): number | undefined => {
  const found = new RegExp(
    String.raw`\b${metal}\b\D{0,16}(\d{1,3})\b(?! ?(?:k\b|miles|000))|\b(\d{1,3}) ?ppm (?:of )?${metal}\b`,
  ).exec(asked)
  return found ? Number(found[1] ?? found[2]) : undefined
}

/** "Lead 18, copper 30: bearings now or wait?": the verdict on the figures that were told. */
export function bearingMetals({ asked }: MessageReading, subject: Subject | undefined): Bilingual[] {
  const [lead, copper] = [ppmOf('lead', asked), ppmOf('copper', asked)]
  if (lead === undefined) return []
  const isHigh = lead > LEAD_USUAL_PPM
  const isKnown = subject?.vehicle.family.weakPoints.some(({ what }) => /bearing/.test(what))
  const figures = `lead ${lead} ppm${copper === undefined ? '' : ` and copper ${copper} ppm`}`
  if (!isHigh)
    return [
      [
        `Wait and sample again: ${figures} is within the usual, about ${LEAD_USUAL_PPM} for lead and ${COPPER_USUAL_PPM} for copper at 5,000 miles.`,
        `Espera y repite la muestra: plomo ${lead} ppm es normal.`,
      ],
    ]
  return [
    isKnown
      ? [
          `Now: ${figures} are over the usual (about ${LEAD_USUAL_PPM} and ${COPPER_USUAL_PPM} at 5,000 miles), and this engine is known for its rod bearings. No track, no high rpm and no more power until they're in. Figure $2,000 to $3,500 at most shops.`,
          `Ya: plomo ${lead} ppm es alto y este motor es conocido por sus cojinetes. Nada de pista ni potencia antes.`,
        ]
      : [
          `Sample again after 1,000 miles, and no track until then: ${figures} is over the usual (about ${LEAD_USUAL_PPM} and ${COPPER_USUAL_PPM} at 5,000 miles). If the second one is as high, it's the bearings, now.`,
          `Repite la muestra a 1,000 millas y nada de pista: plomo ${lead} ppm es alto.`,
        ],
  ]
}
