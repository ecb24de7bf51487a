import { partName } from '../../../engine/display-words.ts'
import type { PartKind } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import { plainWords } from '../sentence.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { chassisOrder } from './chassis-order.ts'

const COVER = String.raw`(?:cpo|warrant[a-z]*|garantia|certified(?: pre-?owned)?|lease)`
/** The car is covered or somebody else's, now. */
const IS_COVERED = new RegExp(
  String.raw`\b(?:under|still|has|got|within|inside|on|in|bajo|tiene)\b[^.?!]{0,30}\b${COVER}\b|\b${COVER}\b[^.?!]{0,20}\b(?:until|till|through|thru|ends?|runs? (?:out|to)|expires?|is up|left|remaining|hasta)\b|\bit's leased\b|\bleased (?:car|truck)\b`,
)
const NOT_NOW =
  /\b(?:out of|no|lost|past|off) (?:the |my |any )?(?:factory |powertrain )?warrant|\bwarranty (?:is|was|has) (?:over|up|gone|expired|out|done)\b|\byour warranty\b|\bwarranty on (?:your|the (?:work|part|kit|tune|turbo|clutch))\b/
/** What may be done meanwhile, or that no software goes on. */
const MEANWHILE =
  /\b(?:without|won't|not|don't want to|doesn't|can't) (?:giv\w+|void\w*|risk\w*|los\w+|hurt\w*|kill\w*|jeopardiz\w+|mess\w* with|ruin\w*)\b|\b(?:excuse|keep (?:the|my) (?:warranty|cover\w*)|warranty[- ](?:safe|friendly)|until then|in the mean ?time|meanwhile|for now|before then|que (?:puedo|le puedo))\b|\bwhat\b[^.?!]{0,30}\b(?:can|could|should|is safe|may)\b[^.?!]{0,20}\b(?:do|put|add|run|now)\b/
const NO_SOFTWARE =
  /\b(?:no|not|without|nothing|skip|can't|cannot|don't want|won't|sin) (?:a |an |any |the |do |touch |have |want |run |flashing |that |ecu )*(?:tun(?:e|es|ing)|flash(?:es|ing)?|reflash|remap\w*|software|ecu|computer)\b/
const UNTIL =
  /\b(?:until|till|through|thru|ends?(?: in)?|expires?(?: in)?|runs? (?:out|to)(?: in)?|is up(?: in)?) ((?:the end of |next |this |early |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec|spring|summer|fall|winter|year|month|20\d\d)\b)/

/** Whether a message says that the car is covered and that nothing may be done which costs the cover. */
export const keepsCover = (asked: string): boolean =>
  IS_COVERED.test(asked) && !NOT_NOW.test(asked) && (MEANWHILE.test(asked) || NO_SOFTWARE.test(asked))

/** What flashes a computer, and a trace of it stays. */
export const SOFTWARE: readonly PartKind[] = ['tune', 'e85_tune', 'transmission_tune', 'ecu_unlock', 'flex_fuel']
/** Parts that give the dealer a say in an engine or gearbox claim. */
const WAITS: ReadonlySet<PartKind> = new Set<PartKind>([
  ...SOFTWARE,
  ...([
    'headers_long_tube',
    'headers_shorty',
    'downpipe',
    'midpipe_catless',
    'turbo_upgrade',
    'turbo_kit_single',
  ] as const),
  ...(['turbo_kit_twin', 'supercharger_roots', 'supercharger_twin_screw', 'supercharger_centrifugal'] as const),
  ...(['pulley_smaller', 'camshafts', 'nitrous', 'methanol_injection', 'injectors', 'charge_pipes'] as const),
])
const TOWS = /\b(?:tow\w*|trailer|camper|haul\w*|pull(?:s|ing)? a)\b/
const FOR_TOWING: readonly PartKind[] = ['transmission_cooler', 'intercooler']
const FOR_DRIVING: readonly PartKind[] = ['brake_fluid', 'brake_pads', 'suspension_other', 'tires']

/** "Under CPO until May, what can I do now": no software and nothing it answers for; what is safe, and the rest after it. */
export function whileCovered(turn: Turn): Answer | undefined {
  const { draft, reading, messages, advisor } = turn
  const said = messages.flatMap(({ from, text: words }) => (from === 'visitor' ? [plainWords(words)] : []))
  const now = said.at(-1) ?? ''
  const { meaning } = reading
  if (!keepsCover(now) || meaning.intent === 'cart' || meaning.stranger || meaning.cars || isBesideDanger(turn))
    return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const talk = said.join(' ')
  const isTowing = TOWS.test(talk)
  const built = draft.shown?.modelId === car.vehicle.modelId ? shownBuild(advisor, draft, draft.shown) : undefined
  const planned = built?.ok ? built.reply.recommendedParts.map(({ kind }) => kind as PartKind) : []
  const waits = planned.filter((kind) => WAITS.has(kind))
  const budgetUsd = meaning.budgetUsd ?? draft.budgetUsd
  const isTrack = /\b(?:track\w*|hpdes?|laps?|corners?)\b/.test(talk)
  const { parts, totalUsd } = chassisOrder(car, isTowing ? FOR_TOWING : FOR_DRIVING, {
    ...(budgetUsd ? { budgetUsd } : {}),
    isTrack,
  })
  if (parts.length === 0) return undefined
  const intake = isTowing
    ? undefined
    : intakeOf(car, built?.ok ? built.reply.recommendedParts.map(({ partId }) => partId) : [])
  const cover = /\bcpo\b|\bcertified/.test(now) ? 'CPO' : /\blease/.test(now) ? 'the lease' : 'the warranty'
  const until = UNTIL.exec(now)?.[1]
  const notNow = listed(
    [...new Set<PartKind>(['tune', ...waits.filter((kind) => kind !== 'transmission_tune')])].map((kind) =>
      kind === 'tune' ? 'tune or flash' : kindWords(kind),
    ),
    'and no',
  )
  const isAutomatic = car.vehicle.transmission.kind !== 'manual'
  const line = (part: (typeof parts)[number]) => `${partName(part)} (${dollars(installedUsdOf(part))})`
  const month = until?.replace(/^next /, '') ?? ''
  const later = MONTHS.test(month) ? `In ${capital(month)}` : 'Once it has run out'
  return [
    text(
      inLanguage(draft.language, [
        `Under ${cover}${until ? ` until ${until.replace(/[a-z]+$/, monthName)}` : ''}: no ${notNow}${isAutomatic ? ', and no transmission tune either: it is a flash too' : ''}. A flash leaves a trace even when it is put back, and engine and gearbox claims over it can be denied. Without one bolt-ons make next to nothing, so don't buy power parts now.`,
        'Con garantía: nada de tune ni flash, tampoco de la transmisión. El dealer lo ve aunque se regrese, y puede negar motor y caja. Sin tune las piezas de potencia casi no dan nada: no las compres ahora.',
      ]),
      inLanguage(draft.language, [
        `Safe now, installed: ${listed(parts.map(line))}, ${dollars(totalUsd)} together.${isTowing ? ' They take out heat, which is what kills it on a grade. Tow on premium: the stock computer keeps its timing with it.' : ''}`,
        `Sin riesgo, instalado: ${listed(parts.map(line), 'y')}, ${dollars(totalUsd)} en total.`,
      ]),
      intake && draft.language !== 'es'
        ? `At most the ${partName(intake)} (${dollars(dollarsOf(intake.priceCents))}), for the sound: keep the stock one to put back.`
        : undefined,
      draft.language === 'es'
        ? undefined
        : `${later} we do the rest in one visit. A dealer has to show that a part caused the failure; keep every stock part and your receipts.`,
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [...parts, ...(intake ? [intake] : [])].map(offered) },
    suggestions('Add it to my cart', 'Does a tune void my warranty?'),
  ]
}

const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const monthName = (word: string): string => (MONTHS.test(word) ? capital(word) : word)

/** The intake that was planned, else the cheapest. */
function intakeOf({ advisor, vehicle }: OfCar, planned: readonly string[]) {
  const all = advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kind === 'cold_air_intake')
    .toSorted((a, b) => a.priceCents - b.priceCents)
  return all.find(({ id }) => planned.includes(id)) ?? all[0]
}
