import { readCar } from '../catalog/car-words.ts'
import type { Names } from './catalog-names.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

const A = String.raw`(?:an?|the|my|his|her|their|your|some|that|this|those|el|la|un|una|su|mi|ein(?:en|em|er|e)?|der|den|dem|die|une?|le)`
const CLAUSE = String.raw`(?:[^,.;?!]|\.(?=\d)){2,60}`
/** "Than the Speed3", "sound like a GT350": what the talk's car is held against. */
const HELD_AGAINST = new RegExp(
  String.raw`\b(?:than|vs\.?|versus|compared (?:to|with)|(?<!\b(?:i|we|you|i'd|id|would|really|they|people|also) )like|as|que|als|wie) ${A} ${CLAUSE}`,
)
const COMPARES = new RegExp(String.raw`\b(?:than|vs\.?|versus|compared (?:to|with)|als) ${A} `)
const OWNER = String.raw`(?:brother|sister|neighbou?r|boyfriend|girlfriend|bf|gf|dude|bro|homie|room ?mate|friend|buddy|cousin|co-?worker|boss|uncle|dad|father|mom|wife|husband|son|daughter|guy|kid|nephew|he|she|primo|prima|hermano|hermana|vecino|amigo|compa|cuate|novio|novia|suegro|jefe|bruder|kumpel|freund|nachbar|kollege|fr[eè]re|ami|pote|voisin|coll[eè]gue)`
const HAS = String.raw`(?:has|had|have|drives?|drove|owns?|runs?|ran|got|bought|is getting|picked up|makes?|tiene|trae|se compro|compro|anda en|corre|maneja|hat|faehrt|fahrt|a|roule en|conduit)`
/** "My buddy just got an STI", "saw a GT350 at the meet", "my dad's Camaro did that". */
const OF_OTHERS = new RegExp(
  String.raw`\b${OWNER}(?: \w+){0,4}? ${HAS} ${A}? ?${CLAUSE}|\b${OWNER}'s ${CLAUSE}|\b(?:saw|seen|heard|watched|parked (?:next to|beside)|lost to|raced|lined up (?:with|against)|(?:beat|walked|gapped|smoked|killed|dusted) by|used to (?:have|own|drive)) ${A} ${CLAUSE}`,
  'g',
)
/** What is asked is asked of the customer's own car all the same. */
const OF_MINE =
  /\b(?:mine|my (?:car|truck|build|setup|engine|motor)|(?:should|do|can|could|would|will) i|i (?:need|want)|mio|mi carro|yo|meiner|meinem|ich|le mien|la mienne|moi)\b/
/** Another car that is wanted or helped is the next one of the talk. */
const TURNS_TO =
  /\b(?:instead|switch(?:ing)?|trad(?:e|ing)|(?:if|what if) i (?:got|get|buy|bought)|for (?:him|her|them)|(?:he|she|they) (?:wants?|needs?)|does (?:he|she|it) need|would (?:he|she) need|what (?:would|about|does|can) (?:his|hers?|theirs?)|to (?:his|hers?|theirs?)|plan (?:his|hers?))\b/

const OF_CARS: ReadonlySet<Intent> = new Set(['topic', 'unknown', 'stock', 'slip', 'limits', 'plan', 'price', 'chat'])

/**
 * A car that a message of a talk only names, because it holds its own against it or because somebody else has it: the talk
 * stays with its car. Where the two are compared, they are compared.
 */
export function withoutOnlyNamed(
  { vehicles }: Names,
  before: Before & { year?: number; isYearSaid?: boolean },
  reading: MessageReading,
): MessageReading {
  const { meaning, asked } = reading
  const { car: named, year, isYearOfCode: _, ...said } = meaning
  const isOpen = meaning.against === undefined && !(meaning.goal && 'fasterThan' in meaning.goal)
  if (!named || before.car === undefined || named === before.car || !isOpen || !OF_CARS.has(meaning.intent))
    return reading
  if (reading.isCorrection || TURNS_TO.test(asked)) return reading
  const isElsewhere = (rest: string): boolean => {
    const found = readCar(vehicles, rest)
    return found.named !== undefined || found.mayMean.length > 0
  }
  const isHeld = HELD_AGAINST.test(asked) && !isElsewhere(asked.replace(HELD_AGAINST, ' '))
  const isOthers = !isHeld && OF_MINE.test(asked) && !isElsewhere(asked.replaceAll(OF_OTHERS, ' '))
  if (!isHeld && !isOthers) return reading
  const own = { car: before.car, ...(before.year ? { year: before.year } : {}) }
  const compared: Meaning = { intent: 'compare', ...own, against: { car: named, ...(year ? { year } : {}) } }
  const isOrder = meaning.goal !== undefined || meaning.budgetUsd !== undefined || meaning.change !== undefined
  return { ...reading, meaning: isHeld && COMPARES.test(asked) && !isOrder ? compared : said }
}
