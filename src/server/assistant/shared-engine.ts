import type { Vehicle } from '../../engine/model.ts'
import { carWords, stockFigures } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, text, whp } from './advisor.ts'
import { carAnswer } from './car-answers.ts'
import { carsIn } from './cars-said.ts'
import { isDiesel } from './diesel-said.ts'
import type { Draft } from './draft.ts'
import { carOfEngine } from './engine-said.ts'
import { kindName } from './knowledge/part-answer.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { heldAgainst, likelyOfAnyCar, ofAnyCar } from './stranger-answer.ts'

const ASKS_OF_ENGINE =
  /\b(?:motor|engine|block|bottom end|internals|rods?|pistons?|headroom|limit|hold|handle|take|same|blower|supercharg\w*|turbo\w*|boost|power|tune|swap|safe)\b/

/** Whether a part goes on is no question of the engine. */
const OF_A_PART = /\bis(?:20|38)\b|\bbolts? (?:up|on|in)\b|\bfits?\b|\boil\b/

/** "X5 40i, B58, same motor as the M340i?": not ours, with an engine that is in one of ours: what carries over, and what not. */
export function sharedEngine(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const vehicle = ownCarNamed(advisor, asked) ?? carOfEngine(advisor.catalog.vehicles, asked)
  if (!meaning.stranger || !vehicle || !ASKS_OF_ENGINE.test(asked) || OF_A_PART.test(asked)) return undefined
  const name = carWords(vehicle, vehicle.yearTo)
  const { wheelHp } = stockFigures(advisor.catalog, vehicle)
  const limit = limitOf(advisor, vehicle, name)
  const engine = vehicle.engine.code
  return [
    text(
      inLanguage(draft.language, [
        `We don't build the ${meaning.stranger}, so I have no build and no part made for it. Its engine family I know from our ${name} (${engine}), which makes about ${whp(wheelHp)} stock. ${limit[0]} What carries over is the engine: internals and weak points, as a guide where the version is the same. What doesn't: the tune file, downpipe, intake, cooling and gearbox are made for each car. Send yours with its year to /contact before you buy anything.`,
        `No trabajamos el ${meaning.stranger}, así que no tengo build ni piezas hechas para él. El motor lo conozco de nuestro ${name} (${engine}), unos ${whp(wheelHp)} de fábrica. ${limit[1]} Eso sirve de guía si la versión es la misma; el tune, downpipe, admisión, enfriamiento y caja son de cada carro. Pregunta en /contact antes de comprar.`,
      ]),
    ),
  ]
}

/** The car of ours that has the engine that the words name, or the one that it is said to share it with. */
export const ownVehicleOf = (advisor: Advisor, asked: string): Vehicle | undefined =>
  ownCarNamed(advisor, asked) ?? carOfEngine(advisor.catalog.vehicles, asked)

const SAME_AS =
  /\bsame (?:\w+ )?(?:motor|engine|block|thing|platform) (?:as|like|in)\b(.*)|\b(?:shares?|has|got|with) (?:the|its|an?) (?:motor|engine) (?:of|from|with)\b(.*)/
/** "Same motor as the M340i": the car of ours that is named beside it. */
function ownCarNamed({ catalog }: Advisor, asked: string): Vehicle | undefined {
  const found = SAME_AS.exec(asked)
  const [named] = found ? carsIn(catalog, found[1] ?? found[2] ?? '') : []
  return named && catalog.vehicles.findLast(({ modelId }) => modelId === named.car)
}

const limitOf = (advisor: Advisor, vehicle: Vehicle, name: string) =>
  carAnswer('safe_limit', { advisor, vehicle, name, asked: '' }) ?? ['', '']

const SHOPS =
  /\b(?:do|have|got|would) (?:you|yall|y'all|u)\b|\b(?:you|yall|u) (?:have|sell|carry|stock|got)\b|\bneeds? (?:an? |some |new )|\b(?:looking for|find me|show me|want to buy|price on)\b|\bany\b[^.?!]{0,24}\bfor\b/
const ASKS_OF_IT =
  /\b(?:what (?:would|does|do|is)|how (?:do|long|often|hard)|why|worth|need an?\b.*\?|does it|will it|safe|legal|install|swap)\b/

/** "Do you have brake pads for a Civic EX": none that is made for it, who finds one, and what to look for. */
function shelfOf(draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const [kind] = kindsIn(asked)
  if (!kind || !meaning.stranger || !SHOPS.test(asked) || (ASKS_OF_IT.test(asked) && !WHAT_WE_HAVE.test(asked)))
    return undefined
  // Fluid goes in any car, and a tune is written by engine.
  if (isDiesel(asked) || kind === 'tune' || kind === 'brake_fluid') return undefined
  const name = kindName(kind).toLowerCase()
  const { worth, spanish } = PART_FACTS[kind]
  return [
    text(
      inLanguage(draft.language, [
        `We don't build the ${meaning.stranger}, so we list no ${name} made for it, and I won't say that another one fits. Send the year, the trim and the part to /contact: a person checks what fits before you buy. In general: ${worth}`,
        `No trabajamos el ${meaning.stranger}, así que no tengo esa pieza hecha para él y no voy a decir que otra le queda. Manda año, versión y pieza a /contact y una persona revisa. En general: ${spanish}`,
      ]),
    ),
  ]
}
const WHAT_WE_HAVE = /\bwhat (?:do|would) (?:you|yall|u) (?:have|sell|carry|recommend)\b/

/** What is told of a car that we do not build: against one of ours, of an engine of ours, of any car. */
export const ofStranger = (advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined =>
  heldAgainst(advisor, reading) ??
  sharedEngine(advisor, draft, reading) ??
  shelfOf(draft, reading) ??
  ofAnyCar(advisor, draft, reading) ??
  likelyOfAnyCar(advisor, draft, reading)
