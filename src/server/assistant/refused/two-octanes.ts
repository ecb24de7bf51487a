import type { Fuel } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import { isBesideDanger } from '../asked-acts/ask-in.ts'
import { plainWords } from '../sentence.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'

const REGULAR = String.raw`(?:87|regular(?: (?:gas|unleaded))?|cheap (?:gas|stuff)|la magna)`
/** Regular in some tanks, premium in others. */
const SOMETIMES = new RegExp(
  [
    String.raw`\b${REGULAR}\b[^.?!]{0,40}\b(?:when|while|if it's just|most of the time|the rest of|around town|day to day|during the week|empty|unloaded|some ?times|other ?wise)\b`,
    String.raw`\b(?:when|while|around town|day to day|during the week|empty|unloaded|most of the time|some ?times|other ?wise|usually|mostly)\b[^.?!]{0,40}\b${REGULAR}\b`,
    String.raw`\b(?:not|n't|never) (?:be )?(?:run(?:ning|nin)?|buy(?:ing)?|pay(?:ing)?(?: for)?|put(?:ting)?|fill(?:ing)?(?: up)?)(?: it)?(?: with| in)? (?:premium|93|91)\b[^.?!]{0,30}\b(?:every|each|all the|always)\b`,
  ].join('|'),
)
/** Stated as what he does; whether premium is needed is another's to tell. */
const ASKS_GRADE = /\b(?:do|does|will|would) (?:i|it|this|that) (?:have to|need|require|take)\b/
const TOWS = /\b(?:tow\w*|trailer|camper|boat|haul\w*|pulls? (?:a|it|my))\b/

/** "87 when it's just me": a tune for premium never runs it; what does, and what a truck that pulls has instead. */
export function twoOctanes(turn: Turn): Answer | undefined {
  const { advisor, draft, before, reading, messages, words } = turn
  const now = plainWords(words)
  const { meaning } = reading
  if (!before.shown || !SOMETIMES.test(now) || ASKS_GRADE.test(now) || isBesideDanger(turn)) return undefined
  if (meaning.intent === 'cart' || meaning.goal || (meaning.car !== undefined && meaning.car !== before.car))
    return undefined
  const built = shownBuild(advisor, draft, before.shown)
  if (!built?.ok) return undefined
  const { enhancedData, recommendedParts } = built.reply
  const fuel = (enhancedData.preferences.fuel_type ?? '93') as Fuel
  const has = (kind: string) => recommendedParts.some((part) => part.kind === kind)
  const vehicle = advisor.catalog.vehicle(enhancedData.vehicle.id)
  if (!vehicle || draft.keepsStock?.includes('tune') || (fuel !== '91' && fuel !== '93')) return undefined
  const name = carWords(vehicle, Number(before.shown.year))
  const said = messages.flatMap(({ from, text: one }) => (from === 'visitor' ? [plainWords(one)] : [])).join(' ')
  const isTowing = TOWS.test(said)
  const cam = has('camshafts') || /\bcams?\b/.test(now) ? ' a mild truck cam that pulls from idle,' : ''
  const converter = has('torque_converter')
    ? ' the stock or a low-stall converter instead of the one in that build,'
    : ''
  const towing = isTowing
    ? ` To pull the trailer:${cam}${converter} a transmission cooler, and premium for the grades either way. Say "keep the stock converter" or "leave out the cam" and I plan it so.`
    : ''
  return [
    text(
      inLanguage(draft.language, [
        `Never 87 in the tune of that build, not even to the store: the ${name} would run a map for ${fuel} octane in every tank, and on 87 it knocks the first time you lean on it. Two ways that work: one tune written for 87 that stays in, at less power, or two tunes on a handheld, switched with the tank near empty before the other fuel goes in. If you will forget to switch, take the 87 tune.${towing}`,
        `Con el tune de ese build nunca 87: está hecho para ${fuel} octanos en cada tanque, y con 87 detona. Dos caminos: un tune para 87 que se queda, con menos potencia, o dos tunes y cambias con el tanque casi vacío.${isTowing ? ' Para remolcar, premium siempre, enfriador de transmisión y convertidor de fábrica.' : ''}`,
      ]),
    ),
    suggestions('Keep the stock converter', 'What breaks first?', 'What does it cost?'),
  ]
}
