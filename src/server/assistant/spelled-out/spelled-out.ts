import { yearIn } from '../../catalog/car-words.ts'
import { type Answer, type Bilingual, inLanguage, type Said, text } from '../advisor.ts'
import type { Names } from '../catalog-names.ts'
import type { Draft } from '../draft.ts'
import { draftOf } from '../draft-of.ts'
import { readMessageOnce } from '../read-message-once.ts'
import { Sentence } from '../sentence.ts'
import { withBodyOfTalk } from './body-of-talk.ts'
import { withoutBystanders } from './bystanders.ts'
import { ofTheTalk, withLongYear } from './car-of-the-talk.ts'
import { withoutFalseCars } from './no-car-meant.ts'
import { withoutOthersCars } from './not-the-customers.ts'
import { withOldYear } from './old-year.ts'
import { SHARED_NAMES, type Sharing } from './shared-names.ts'
import { withToldCar } from './told-cars.ts'
import { TRIMS_NOT_LISTED } from './trims-not-listed.ts'
import { withOwnCar } from './whose-car.ts'
import { type NearYear, nearYear } from './year-not-built.ts'

/** A talk whose cars are named whole, and what has to be said of how its last message was taken. */
export interface SpelledOut {
  messages: readonly Said[]
  notes: Notes
}
interface Notes {
  /** The car that a shared name was taken for, and which others share it. */
  taken?: { model: string; also: Bilingual }
  /** Said before the answer: the year is none of ours. */
  near?: NearYear
  /** Said after the answer: the trim is counted under another. */
  trim?: { model: string; says: Bilingual }
}
interface Spelled {
  words: string
  notes: Notes
}

/** What is written in a way that no reader of names knows. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bhpp\b/g, 'high performance package'],
  [/\b(?:lexus )?(rc|is|gs) ?f\b(?= ?(?:\W|$))/g, 'lexus $1f'],
  // The LT1 of the nineties is no LT1 of ours.
  [/(?<=\b(?:19)?9[3-7] (?:chev\w+ )?)(?:camaro )?(?:camaro|z\/?28|ss)\b(.*?) ?\blt1\b/g, 'camaro-lt1$1 optispark'],
  [/\ballready\b/g, 'already'],
  [/\bg(3[57])x\b/g, 'g$1 awd'],
  // "The trans ran 228, put a cooler on the list": the one that the heat is of.
  [
    /(?<=\b(?:trans(?:mission)?|tranny|gearbox)\b[\s\S]{0,40}\b(?:hot|temps?|(?:1[89]|2\d)\d(?: ?f| degrees)?)\b[\s\S]{0,60}\b(?:add|put|throw|want|need|get|price|list|cart|order|with|sell|recommend)\b[^.?!]{0,12}\b(?:an?|the|bigger|another|one) )cooler\b/g,
    'transmission cooler',
  ],
  // The badge on the fender of a Dodge.
  [
    /\b(?:super |killer |angry |little |cartoon )*bee\b(?= (?:badge|logo|emblem|sticker|on (?:the|its|his|her) (?:fender|grille?|trunk|side)))/g,
    'scat pack badge',
  ],
  [
    /\b(?:angry |snarling |little |cat'?s? |cat-?)*(?:cat'?s? ?(?:head|face)|cat)(?= (?:badge|logo|emblem|on (?:the|its|his|her) (?:fender|grille?|side))|s? on (?:the|both) fenders?)/g,
    'hellcat badge',
  ],
  // Of the 335i's engines the twin-turbo one rattles its wastegates and loses its boost lines.
  [
    /(?<!\b(?:n5[45]|b58|s55|f30|f3\d|20(?:0[6-9]|1\d)|'?(?:0[7-9]|1[0-5]))\b[\s\S]*)\b335i\b(?![\s\S]*\b(?:n5[45]|f3\d|20(?:0[6-9]|1\d))\b)(?=[\s\S]*\b(?:30ff|wastegates?|vacuum (?:lines|hoses|canisters?)|both turbos|twin turbos?|rattl\w+)\b)/g,
    '335i n54',
  ],
  [/\bcentri\b/g, 'centrifugal'],
  [/\bfive[- ]o+h?\b/g, '5.0'],
  [/\bscatt(?:y|ie)\b/g, 'scat pack'],
  [/(?<!\b(?:civic|honda)\b[\s\S]*)\b(my|his|her) si\b(?! units?)/g, '$1 civic si'],
  [/\b(?:genesis )?g70\b/g, 'genesis g70'],
  [
    /(?<=\b(?:my|the|an?|20\d\d|0[3-9]|1\d) )(350|370)\b(?!z| ?z\b| ?(?:w?hp|wheel|whp|horse|on|to|at|is|lb|tq|with|psi|cc))/g,
    '$1z',
  ],
  [
    /\b(?:my|the|an?|stock pulley|pulley) cat\b(?! ?-?(?:back|less|delete|alytic))(?=.*\b(?:runs?|drag|pulley|blower|boost|challenger|charger|9s|10s|e85)\b)|(?<=\bstock pulley )cat\b/g,
    'my hellcat',
  ],
]

const yearSaid = (words: string): number | undefined => {
  const short =
    /(?<![\d.$])'?(0\d|1\d|2[0-6])(?=(?:,)? (?:so|z|evo|st|ecoboost|f-?150|hellcat|scat|n5[45]|b58|392)\b)/.exec(
      words,
    )?.[1]
  return yearIn(words) ?? (short ? 2000 + Number(short) : undefined)
}

/** Of the cars that share a name the one that the words beside it tell, else the likeliest that was built that year. */
function likeliest(cars: readonly Sharing[], words: string, year: number | undefined): Sharing | undefined {
  const isOfYear = ({ from = 0, to = 9999 }: Sharing) => year !== undefined && from <= year && year <= to
  const told = cars.find(({ where }) => where?.test(words))
  return told ?? cars.find((one) => !one.where && isOfYear(one)) ?? plain(cars)
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

const IS_MINE = /\b(?:my|i (?:have|got|own|drive|bought)|mine|mi|tengo)\b/

/** Stock figures are told of each car that shares a name, and two engines or widths are held against each other as such. */
const OF_EACH = /\b[23]\d5 (?:or|vs\.?) [23]\d5\b/
const ENGINE = /\b(?:n5[2-5]|b58|s5[58]|vq3[57]|vr30|vr38)\w*\b/g
function isOfEach(catalog: Names, words: string): boolean {
  const { meaning, mayMean } = readMessageOnce(catalog, words)
  const isStock =
    mayMean.length > 1 && !IS_MINE.test(words) && (meaning.intent === 'slip' || meaning.intent === 'stock')
  return isStock || OF_EACH.test(words) || new Set(words.match(ENGINE)).size > 1
}

/** Every shared name of a message with the car that it most likely means; words in lower case. */
function withWholeNames(catalog: Names, before: () => Draft, words: string): Spelled {
  let named = words
  let taken: Notes['taken']
  for (const { form, not, cars, also, isTold } of SHARED_NAMES) {
    if (!form.test(named) || not.test(words)) continue
    const meant = likeliest(cars, words, yearSaid(words))
    const draft = before()
    const isMine = IS_MINE.test(words)
    const isOther = draft.car !== undefined && !isMine
    const models = cars.flatMap((each) => each.models)
    if (!meant || isOther || isKnown(draft, models, isMine) || isOfEach(catalog, words)) continue
    const whole = (name: string) =>
      meant.words.includes('$') ? meant.words.replace('$', name) : `${meant.words} ${name}`
    const next = named.replaceAll(new RegExp(form, 'g'), whole)
    const { meaning } = readMessageOnce(catalog, next)
    const isRead = [meaning.car, meaning.against?.car].some((car) => car !== undefined && meant.models.includes(car))
    if (!isRead || meaning.stranger) continue
    named = next
    const isGuess = !isTold || (yearSaid(words) === undefined && !meant.where)
    if (isGuess && meaning.car && meant.models.includes(meaning.car)) taken = { model: meaning.car, also }
  }
  return { words: named, notes: taken ? { taken } : {} }
}

/** One message by what the talk and the catalog know of its car; as it was typed where nothing is to be added. */
function spelled(catalog: Names, told: readonly Said[], typed: string): Spelled {
  let draft: Draft | undefined
  const before = () => (draft ??= draftOf(catalog, told))
  const low = typed.toLowerCase()
  const trim = TRIMS_NOT_LISTED.find(({ form }) => form.test(low))
  const listed = trim?.put?.(low) ?? low
  const spelt = WRITTEN.reduce((words, [form, whole]) => words.replaceAll(form, whole), withOldYear(listed))
  const written = withoutFalseCars(catalog, spelt, before)
  const known = told.length > 0 ? before().car : undefined
  const isKnown = known !== undefined || (told.length > 0 && before().talk?.stranger !== undefined)
  const asked = withoutBystanders(catalog, withBodyOfTalk(before().turns ?? [], known, written), isKnown)
  const own = withOwnCar(catalog, withoutOthersCars(catalog, asked, known !== undefined), known)
  const inTalk =
    told.length > 0 ? ofTheTalk(catalog.vehicles, before(), withToldCar(catalog.vehicles, before(), own)) : own
  const whole = withWholeNames(catalog, before, withLongYear(catalog.vehicles, inTalk))
  const nearest = nearYear(catalog.vehicles, whole.words)
  // "05 C6, LS2, M6": a gearbox that is a car's name as well moves no year of the car that is meant.
  const { car: meant } = nearest ? readMessageOnce(catalog, whole.words).meaning : {}
  const near = nearest && (meant === undefined || meant === nearest.model) ? nearest : undefined
  const words = near?.words ?? whole.words
  return {
    words: words === low ? typed : words,
    notes: { ...whole.notes, ...(near ? { near } : {}), ...(trim ? { trim } : {}) },
  }
}

/**
 * The talk with the cars of its messages named whole, before anything is read of them: an engine, a trim or a nickname that
 * several of our models share stands for the likeliest, a car that was sold or is a friend's is left out, and a year or a body
 * alone is of the car that is talked about. Worked: "what breaks first on a n54" = "what breaks first on a 335i n54".
 */
export function spelledOut(catalog: Names, messages: readonly Said[]): SpelledOut {
  const told: Said[] = []
  let last: Notes = {}
  for (const message of messages) {
    if (message.from !== 'visitor') {
      told.push(message)
      continue
    }
    const { words, notes } = spelled(catalog, told, message.text)
    told.push(words === message.text ? message : { ...message, text: words })
    last = notes
  }
  return { messages: told, notes: last }
}

/** Which car, year or trim the message was taken for, where the answer is of that car. */
export function withTaken({ vehicles }: Names, { messages, notes }: SpelledOut, told: Answer): Answer {
  const { taken, near, trim } = notes
  const words = told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
  const { language } = new Sentence(messages.findLast(({ from }) => from === 'visitor')?.text ?? '')
  const toldOf = (id: string | undefined) => vehicles.find((one) => one.modelId === id && words.includes(one.model))
  const car = IS_ASSUMED.test(words) ? undefined : toldOf(taken?.model)
  const after: Bilingual[] = []
  if (trim && toldOf(trim.model)) after.push(trim.says)
  if (taken && car)
    after.push([
      ` I read that as ${/^[AEIOU]/.test(car.make) ? 'an' : 'a'} ${car.make} ${car.model}; ${taken.also[0]}. If yours is another, tell me.`,
      ` Lo leí como un ${car.make} ${car.model}; ${taken.also[1]}. Si el tuyo es otro, dime.`,
    ])
  const first = near?.says[0] && toldOf(near.model) ? [text(inLanguage(language, near.says))] : []
  const last = after.map((one) => text(inLanguage(language, one)))
  const at = told.findIndex(({ type }) => type === 'suggestions')
  const end = at < 0 ? told.length : at
  return first.length + last.length === 0 ? told : [...first, ...told.slice(0, end), ...last, ...told.slice(end)]
}
const IS_ASSUMED = /\bAssuming the [A-Z][\w-]+ [A-Z]|\bTomé el [A-Z][\w-]+ [A-Z]/
