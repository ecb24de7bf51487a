import type { Part } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text } from '../advisor.ts'
import type { OfCar } from '../frame/of-car.ts'
import { type Platform, platformsNamed } from '../knowledge/car-lore.ts'
import { rankedLore } from '../knowledge/ranked-lore.ts'
import { stemsOf } from '../knowledge/stems.ts'
import { withoutCars } from '../knowledge/subject-of-question.ts'
import { platformsOfTalk, platformsOfVehicle } from '../lore-of-car.ts'
import { beforeBuying } from '../named-car/before-buying.ts'
import type { Turn } from '../turn.ts'
import { tradeInSpanish } from '../words/trade-in-spanish.ts'

/** So likely right what is known of the car answers, and leads. */
const LORE_FROM = 0.27
const LORE_LEADS = 0.4

const ASKS_ALL =
  /\b(?:known|common) (?:problems?|issues?|faults?|troubles?)\b|\bwhat (?:else )?(?:usually |normally )?(?:breaks|goes bad|goes wrong|do \w+ die)|\b(?:faults?|problems?|issues?)\b[^.?!]{0,30}\b(?:these|those|them|early|one ought)\b|\b(?:usually|normally|people) (?:\w+ )?(?:breaks?|goes)\b|\bweak(?:est)? (?:spots?|points?|links?|thing)\b|\banything i should know\b|\bdie from\b|\b(?:take care of|should i (?:fix|do|check|address|replace)|needs? (?:fixing|doing|attention))\b[^.?!]{0,40}\bbefore\b[^.?!]{0,40}\b(?:power|tun\w+|mods?|boost)\b|\b(?:what|whats) (?:to )?(?:watch|look)\b|\bfailure (?:modes?|mechanisms?)\b/

/** The weak points of this engine that the words name. */
function named({ vehicle: { family } }: OfCar, asked: string): readonly { what: string; first?: true }[] {
  const said = new Set(stemsOf(asked))
  const inFirst = family.failsFirst.split(/;|, then /).map((what) => ({ what: what.trim() }))
  return [...family.weakPoints, ...inFirst].filter(({ what }) =>
    stemsOf(what).some((stem) => stem.length > 3 && !/^\d+$/.test(stem) && !SAYS_LITTLE.has(stem) && said.has(stem)),
  )
}

/** Of every engine. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  stemsOf(
    'first then around before after under power boost stock engine motor with real thing them they whp wtq speed',
  ),
)

/** The cure that we sell for it: by its words, the cheapest. */
function cureOf({ advisor, vehicle }: OfCar, words: string): Part | undefined {
  const said = new Set(stemsOf(words).filter((stem) => stem.length > 3))
  return advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind, name }) => kind === 'reliability_fix' && stemsOf(name).some((stem) => said.has(stem)))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]
}

const cureWords = (part: Part | undefined): Bilingual =>
  part
    ? [
        `The cure that we sell: ${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))} installed.`,
        `La cura que vendemos: ${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))} instalado.`,
      ]
    : ['', '']

/** "Before a tune", "before the pulley": more is about to be asked of it. */
const BEFORE_MORE = /\b(?:before|tune|boost|turbo|blower|pulley|track|more power|antes)\b/
const HAVE_TO =
  /\b(?:do i (?:really |even |actually )?(?:have|need|gotta) (?:to)?|have to|need to|must i|should i worry|even have to fix|tengo que)\b/

/** An oil report is judged by its figures, a recall by the VIN. */
const READ_ELSEWHERE = /\bppm\b|\boil analysis\b|\brecall(?:s|ed)?\b/

/** "Is that real, do I have to": how real it is on this engine, whether it has to be done, its cure and price. */
export function weakTold(turn: Turn, car: OfCar | undefined, asked: string): Answer | undefined {
  if (READ_ELSEWHERE.test(asked)) return undefined
  const bought = beforeBuying(turn)
  if (bought) return bought
  const { draft } = turn
  const lore = loreOf(turn, car, asked)
  const points = car ? named(car, asked) : []
  const [point] = points
  const isOfAll = ASKS_ALL.test(asked)
  if (isOfAll && car && points.length === 0) return allTold(turn, car, lore)
  const [first, loreLeads] = [lore && lore.right >= LORE_FROM ? lore : undefined, (lore?.right ?? 0) >= LORE_LEADS]
  if (!first && !point) return isOfAll && lore ? said(turn, lore.says, lore.title) : undefined
  const cure = car ? cureOf(car, `${asked} ${point?.what ?? ''}`) : undefined
  // A bare name of the trouble says too little to be told alone.
  if (!first && !cure && !(point && HAVE_TO.test(asked))) return undefined
  const verdict: Bilingual = point && car ? verdictOf(car, point, asked) : ['', '']
  const lead = loreLeads && first && SAYS_IT.test(first.says[0]) ? (['', ''] as const) : verdict
  return [
    text(
      inLanguage(draft.language, lead),
      first ? inLanguage(draft.language, [`${first.says[0]}`, `${first.says[1]}`]) : '',
      inLanguage(draft.language, cureWords(cure)),
      car?.assumed,
    ),
    suggestions('What breaks first?', 'How much power is safe on the stock engine?'),
  ]
}

/** An answer that begins with its own verdict. */
const SAYS_IT = /^(?:real|yes|no|it's real|mostly|usually|rare|true|do (?:rod|the)|if it's|plan)\b/i

function verdictOf(
  { vehicle: { family } }: OfCar,
  { what, first }: { what: string; first?: true },
  asked: string,
): Bilingual {
  const must: Bilingual = !HAVE_TO.test(asked)
    ? ['', '']
    : first || BEFORE_MORE.test(asked)
      ? [' And yes, check or fix it before any power part.', ' Y sí: revísalo o arréglalo antes de cualquier potencia.']
      : [
          " You don't have to on a healthy stock car; do it when you add power or track it.",
          ' En un carro sano de fábrica no es obligación; hazlo al subir potencia o para pista.',
        ]
  return [
    `It's real, a known weak point of the ${family.name}: ${what}.${must[0]}`,
    `Es cierto: ${tradeInSpanish(what)} es punto débil conocido del ${family.name}.${must[1]}`,
  ]
}

interface Known {
  says: Bilingual
  title: string
  right: number
}

function loreOf(turn: Turn, car: OfCar | undefined, asked: string): Known | undefined {
  const { advisor, words, toldBefore } = turn
  const platforms = platformsOf(turn, car)
  if (platforms.length === 0) return undefined
  const text = words.length < 3 * asked.length ? words : asked
  const best = rankedLore(platforms, text, withoutCars(advisor.catalog.vehicles, asked)).find(
    ({ lore }) => !toldBefore.some((earlier) => lore.says.some((one) => earlier.includes(one))),
  )
  return best && { says: best.lore.says, title: best.platform.title, right: best.right }
}

/** The platforms of the talk, else those of the engine that is asked about. */
function platformsOf(turn: Turn, car: OfCar | undefined): readonly Platform[] {
  const named = platformsNamed(turn.words)
  const family = turn.advisor.catalog.vehicles.filter((one) => one.family.id === car?.vehicle.family.id)
  const ofCar = car ? platformsOfVehicle(car.vehicle, car.year) : []
  const own = ofCar.length > 0 ? ofCar : [...new Set(family.flatMap((one) => platformsOfVehicle(one)))]
  const both = named.filter((one) => own.includes(one))
  if (both.length > 0) return both
  const ofTalk = platformsOfTalk(turn)
  const shared = ofTalk.filter((one) => own.includes(one))
  return shared.length > 0 ? shared : own.length > 0 ? own : ofTalk.length > 0 ? ofTalk : named
}

/** All that is known of the engine: what comes before any power, the rest, what goes when pushed, and the cures. */
function allTold({ draft, advisor }: Turn, car: OfCar, lore: Known | undefined): Answer {
  const { family } = car.vehicle
  const first = family.weakPoints.filter((one) => one.first).map(({ what }) => what)
  const rest = family.weakPoints.filter((one) => !one.first).map(({ what }) => what)
  const cures = advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ kind }) => kind === 'reliability_fix')
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .slice(0, 2)
  const sold = cures
    .map((part) => `${part.manufacturer} ${part.name} (${dollars(installedUsdOf(part))} installed)`)
    .join('; ')
  return [
    text(
      inLanguage(draft.language, [
        `On the ${family.name} in the ${car.name}: ${first.length > 0 ? `check or fix before any power ${first.join(', ')}. ` : ''}${rest.length > 0 ? `Known${first.length > 0 ? ' besides' : ' weak points'}: ${rest.join(', ')}. ` : ''}Pushed, what lets go first: ${family.failsFirst}.${sold ? ` Cures that we sell: ${sold}.` : ''}`,
        `En el ${family.name} del ${car.name}: ${first.length > 0 ? `revisa o arregla antes de subir potencia ${first.map(tradeInSpanish).join(', ')}. ` : ''}${rest.length > 0 ? `También: ${rest.map(tradeInSpanish).join(', ')}. ` : ''}Lo primero que cede: ${tradeInSpanish(family.failsFirst)}.${sold ? ` Tenemos: ${sold}.` : ''}`,
      ]),
      lore && lore.right >= LORE_FROM ? inLanguage(draft.language, lore.says) : '',
      car.assumed,
    ),
    suggestions('How much power is safe on the stock engine?', 'What breaks first?'),
  ]
}

const said = ({ draft }: Turn, says: Bilingual, title: string): Answer => [
  text(inLanguage(draft.language, [`On ${title}: ${says[0]}`, says[1]])),
  suggestions('How much power is safe on the stock engine?', 'What breaks first?'),
]
