import { yearIn } from '../../catalog/car-words.ts'
import { type Answer, type Bilingual, inLanguage, type Said, text } from '../advisor.ts'
import type { Names } from '../catalog-names.ts'
import { type Draft, draftOf } from '../draft.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { Sentence } from '../sentence.ts'
import { ofTheTalk, withLongYear } from './car-of-the-talk.ts'
import { withoutOthersCars } from './not-the-customers.ts'
import { SHARED_NAMES, type Sharing } from './shared-names.ts'

/** A talk whose cars are named whole, and the car that its last message was taken to mean. */
export interface SpelledOut {
  messages: readonly Said[]
  taken?: Taken
}
interface Taken {
  model: string
  also: Bilingual
}

/** What is written in a way that no reader of names knows. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bhpp\b/g, 'high performance package'],
  [/\b(?:lexus )?(rc|is|gs) ?f\b(?= ?(?:\W|$))/g, 'lexus $1f'],
  [/\b(?:genesis )?g70\b/g, 'genesis g70'],
  [/(?<=\b(?:my|the|an?|20\d\d|0[3-9]|1\d) )(350|370)\b(?!z| ?z\b| ?(?:w?hp|wheel|whp|horse|on|to|at|is|lb|tq|with|psi|cc))/g, '$1z'],
  [
    /\b(?:my|the|an?|stock pulley|pulley) cat\b(?! ?-?(?:back|less|delete|alytic))(?=.*\b(?:runs?|drag|pulley|blower|boost|challenger|charger|9s|10s|e85)\b)|(?<=\bstock pulley )cat\b/g,
    'my hellcat',
  ],
]

const yearSaid = (words: string): number | undefined => {
  const short = /(?<![\d.$])'?(0\d|1\d|2[0-6])(?= (?:z|evo|st|ecoboost|f-?150|hellcat|scat|n5[45]|b58|392)\b)/.exec(words)?.[1]
  return yearIn(words) ?? (short ? 2000 + Number(short) : undefined)
}

/** Of the cars that share a name the one that the words beside it tell, else the likeliest that was built that year. */
function likeliest(cars: readonly Sharing[], words: string, year: number | undefined): Sharing | undefined {
  const isOfYear = ({ from = 0, to = 9999 }: Sharing) => year !== undefined && from <= year && year <= to
  const told = cars.find(({ where }) => where?.test(words))
  return told ?? cars.find((one) => !one.where && isOfYear(one)) ?? (year === undefined ? plain(cars) : undefined)
}
/** Without a year: the first that no year narrows, else the first. */
const plain = (cars: readonly Sharing[]): Sharing | undefined => {
  const open = cars.filter(({ where }) => !where)
  return open.find(({ from, to }) => from === undefined && to === undefined) ?? open[0] ?? cars.at(-1)
}

const isKnown = ({ car, compared, half, talk }: Draft, models: readonly string[], isMine: boolean): boolean =>
  (talk?.stranger !== undefined && !isMine) ||
  (car !== undefined && models.includes(car)) ||
  (half?.cars.some((one) => models.includes(one)) ?? false) ||
  (compared?.cars.some((one) => models.includes(one.car)) ?? false)

const IS_MINE = /\b(?:my|i (?:have|got|own|drive|bought)|mine)\b/

/** Every shared name of a message with the car that it most likely means; words in lower case. */
function withWholeNames(catalog: Names, before: () => Draft, words: string): { words: string; taken?: Taken } {
  let named = words
  let taken: Taken | undefined
  for (const { form, not, cars, also } of SHARED_NAMES) {
    if (!form.test(named) || not.test(words)) continue
    const meant = likeliest(cars, words, yearSaid(words))
    const draft = before()
    const isMine = IS_MINE.test(words)
    const isOther = draft.car !== undefined && !isMine
    const models = cars.flatMap((each) => each.models)
    if (!meant || isOther || isKnown(draft, models, isMine)) continue
    const whole = (name: string) => (meant.words.includes('$') ? meant.words.replace('$', name) : `${meant.words} ${name}`)
    const next = named.replace(form, whole)
    const { meaning } = readMessageOnce(catalog, next)
    const isRead = [meaning.car, meaning.against?.car].some((car) => car !== undefined && meant.models.includes(car))
    if (!isRead || meaning.stranger) continue
    named = next
    if (meaning.car && meant.models.includes(meaning.car)) taken = { model: meaning.car, also }
  }
  return { words: named, ...(taken ? { taken } : {}) }
}

/** One message by what the talk and the catalog know of its car; as it was typed where nothing is to be added. */
function spelled(catalog: Names, told: readonly Said[], typed: string): { words: string; taken?: Taken } {
  let draft: Draft | undefined
  const before = () => (draft ??= draftOf(catalog, told))
  const low = typed.toLowerCase()
  const written = WRITTEN.reduce((words, [form, whole]) => words.replaceAll(form, whole), low)
  const own = withoutOthersCars(catalog, written, told.length > 0 && before().car !== undefined)
  const inTalk = told.length > 0 ? ofTheTalk(catalog.vehicles, before().car, own) : own
  const { words, taken } = withWholeNames(catalog, before, withLongYear(catalog.vehicles, inTalk))
  return { words: words === low ? typed : words, ...(taken ? { taken } : {}) }
}

/**
 * The talk with the cars of its messages named whole, before anything is read of them: an engine, a trim or a nickname that
 * several of our models share stands for the likeliest, a car that was sold or is a friend's is left out, and a year or a body
 * alone is of the car that is talked about. Worked: "what breaks first on a n54" = "what breaks first on a 335i n54".
 */
export function spelledOut(catalog: Names, messages: readonly Said[]): SpelledOut {
  const told: Said[] = []
  let last: Taken | undefined
  for (const message of messages) {
    if (message.from !== 'visitor') {
      told.push(message)
      continue
    }
    const { words, taken } = spelled(catalog, told, message.text)
    told.push(words === message.text ? message : { ...message, text: words })
    last = taken
  }
  return { messages: told, ...(last ? { taken: last } : {}) }
}

/** Which car a shared name was taken for, where the answer is of that car. */
export function withTaken({ vehicles }: Names, { messages, taken }: SpelledOut, told: Answer): Answer {
  const car = vehicles.find(({ modelId }) => modelId === taken?.model)
  const words = told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
  if (!taken || !car || !words.includes(car.model) || /\bAssuming the \w+ \w+ |\bTomé el \w+ \w+/.test(words)) return told
  const { language } = new Sentence(messages.findLast(({ from }) => from === 'visitor')?.text ?? '')
  const name = `${car.make} ${car.model}`
  const note = text(
    inLanguage(language, [
      ` I took it as the ${name}; ${taken.also[0]}. Another one? Tell me.`,
      ` Lo tomé como el ${name}; ${taken.also[1]}. ¿Es otro? Dime.`,
    ]),
  )
  const at = told.findIndex(({ type }) => type === 'suggestions')
  return at < 0 ? [...told, note] : [...told.slice(0, at), note, ...told.slice(at)]
}
