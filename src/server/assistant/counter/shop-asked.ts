import { carWords } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { type AskKind, familyOf } from '../asks/ask.ts'
import { type Ask, asksIn } from '../asks/asks-in.ts'
import { dangerTold } from '../danger-told.ts'
import { ofShownBuild } from '../of-shown/told-of-shown.ts'
import { kindsIn } from '../part-words.ts'
import { carOf } from '../request-of.ts'
import { plainWords } from '../sentence.ts'
import { topicGoesOn, topicsToldIn } from '../topic-goes-on.ts'
import type { Turn } from '../turn.ts'
import type { Language } from '../words/language.ts'
import { ACCURACY, complaintTold, saysFigureMissed, saysMadeUp } from './accuracy-facts.ts'
import { asksOfShop } from './asks-of-shop.ts'
import { courtesyIn, courtesyWords, plateOf } from './courtesy.ts'
import { DELIVERY } from './delivery-facts.ts'
import { told } from './fact.ts'
import { inGermanOrFrench } from './in-german-or-french.ts'
import { MONEY } from './money-facts.ts'
import { ORDERS } from './order-facts.ts'
import { OUTRIGHT } from './outright-facts.ts'
import { type Place, placeIn } from './places.ts'
import { type OfKind, type ShopAsk, tellKind } from './shop-teller.ts'
import { hasJest, jestOf, matterOf } from './small-talk.ts'
import { versesOf } from './verses.ts'
import { WORK } from './work-facts.ts'

/** What each ask of the shop, of an order and of plain talk is told. */
const FACTS: Partial<Record<AskKind, OfKind>> = { ...DELIVERY, ...MONEY, ...WORK, ...ORDERS, ...ACCURACY }

/** So sure an ask has to be where a power or parts of the message are read as a wish. */
const DESPITE_WISH = 0.8
const MOST_FACTS = 3

/** Told from its own tables, by what is said rather than by words of the shop. */
const TALK: ReadonlySet<AskKind> = new Set<AskKind>([
  ...([
    'talk.greet',
    'talk.insult',
    'talk.joke',
    'talk.bot',
    'talk.language',
    'talk.human_matter',
    'talk.poem',
  ] as const),
])
const isOurs = (kind: AskKind): boolean => FACTS[kind] !== undefined || TALK.has(kind)

/** The facts of the shop and the talk that a message asks for, as learned, each told once. */
/** Whether all that a message asks is of the shop: it is told in one. */
export const isAllOfShop = (turns: readonly string[]): boolean =>
  asksOfShop(turns.slice(0, -1), asksIn(turns), isOurs).length > 0

const SCALES =
  /^\W*(?:is (?:that|this|it) )?(?:on )?(?:an? )?(?:dyno ?jet|mustang)(?: dyno)? or (?:an? )?(?:dyno ?jet|mustang)\b/

export function shopAsked(turn: Turn): Answer | undefined {
  const { draft, reading, words } = turn
  if (dangerTold(reading.asked, words)) return undefined
  const { meaning } = reading
  // "Dynojet or Mustang" of a build that is shown is told with its own range.
  const isOfFigure = (reading.asks ?? []).every(({ kind }) => kind === 'shop.accuracy')
  if (turn.before.shown !== undefined && isOfFigure && SCALES.test(plainWords(words))) return undefined
  const hasWish = meaning.goal !== undefined || meaning.budgetUsd !== undefined
  const isComplaint = complains(plainWords(words)) && meaning.goal === undefined
  const all = isComplaint ? [] : asksOfShop(turn.before.turns ?? [], reading.asks ?? [], isOurs)
  // Who waits for an order gets help with it, and no speech on what he calls us.
  const isOfOrder = all.some(({ kind }) => familyOf(kind) === 'order')
  const asks = isOfOrder ? all.filter(({ kind }) => kind !== 'talk.insult') : all
  const outright = isComplaint ? undefined : outrightIn(turn)
  if (outright) return toldAs(turn, [outright.says, ...besideOutright(turn, all, outright.covers)].slice(0, MOST_FACTS))
  if (!isComplaint && asks.length === 0) return furtherPlace(turn) ?? furtherReturn(turn)
  const isWished = ({ kind, likely }: Ask) => likely < DESPITE_WISH && familyOf(kind) !== 'order'
  if (hasWish && asks.some(isWished)) return undefined
  // Beside a danger that stands nobody jokes.
  if (draft.talk?.danger && asks.some(({ kind }) => familyOf(kind) === 'talk')) return undefined
  const ask = askOf(turn, words)
  // What is asked next of a topic that was just told has an answer of its own.
  const isOfFit = asks[0]?.kind === 'shop.returns' && /\bfits?\b/.test(ask.typed)
  if (asks.length === 1 && !isOfFit && topicsToldIn(ask.last).length > 0 && topicGoesOn(turn)) return undefined
  const complaint = isComplaint ? complaintTold(ask) : undefined
  if (complaint) return toldAs(turn, [inLanguage(draft.language, complaint)])
  const isWhere = asks.some(({ kind }) => kind === 'shop.where')
  const told = new Set<string>()
  for (const one of asks) {
    // The hours stand beside the address.
    if (isWhere && one.kind === 'shop.hours' && !/day/i.test(one.typed)) continue
    for (const says of tellAsk(turn, one, ask.place)) told.add(says)
  }
  return told.size === 0 ? undefined : toldAs(turn, [...told].slice(0, MOST_FACTS))
}

/** What is asked in so many words that no learned ask is needed; a wish that stands beside it is left to others. */
function outrightIn(turn: Turn): { says: string; covers: readonly AskKind[] } | undefined {
  const { meaning } = turn.reading
  if (meaning.goal !== undefined || meaning.intent === 'cart') return undefined
  const ask = askOf(turn, turn.words)
  for (const { all, none, covers, tell } of OUTRIGHT) {
    if (none?.test(ask.typed) || !all.every((form) => form.test(ask.typed))) continue
    const says = tell(ask)
    if (says) return { says: inLanguage(turn.draft.language, says), covers }
  }
  return undefined
}

/** The other facts that are asked beside it. */
function besideOutright(turn: Turn, asks: readonly Ask[], covers: readonly AskKind[]): string[] {
  const place = placeIn(plainWords(turn.words), turn.words)
  return asks
    .filter(({ kind }) => !covers.includes(kind) && familyOf(kind) !== 'talk')
    .flatMap((one) => tellAsk(turn, one, place))
}

/** A figure of ours that was off, whatever it was learned as. */
const OURS = /\b(?:you|u|ur|your|yall|y'all|yalls|this site|website|calculator|quote|ustedes|tus|sus)\b/
const complains = (typed: string): boolean =>
  OURS.test(typed) &&
  ((saysFigureMissed(typed) &&
    /\b(?:than|what) (?:you|u|yall|y'all|your|ur)(?: guys| people)? (?:said|say|told|claim\w*|promised|quoted|predict\w*)\b|\b(?:your|ur|yalls?)\b[^.?!]{0,40}\b(?:off|short)\b/.test(
      typed,
    )) ||
    saysMadeUp(typed))

/** "And to a mate in New Jersey then", after where we ship was told. */
function furtherPlace(turn: Turn): Answer | undefined {
  const ask = askOf(turn, turn.words)
  const isOfShipping = /\b(?:we only ship|we ship to|solo enviamos|enviamos a)\b/i.test(ask.last)
  const isShort = ask.typed.split(/\s+/).length <= MOST_WORDS_FURTHER
  if (!isOfShipping || !isShort || !ask.place || turn.reading.meaning.car !== undefined) return undefined
  if (!/\b(?:to|in|a|para|en)\b|^\W*(?:and|y|what about|how about)\b/.test(ask.typed)) return undefined
  const told = tellKind(DELIVERY['shop.ship_where'], ask)
  return told.length > 0
    ? toldAs(
        turn,
        told.map((one) => inLanguage(turn.draft.language, one)),
      )
    : undefined
}
const MOST_WORDS_FURTHER = 12

const OF_RETURNS = /\bwithin 30 days of delivery\b|\bdentro de 30 días de la entrega\b/i
const INSTALLED =
  /\b(?:installed|mounted|bolted|opened|used|(?:put|puts|stuck) (?:it|them|one) on|on the (?:car|truck)|instalad[oa]|puest[oa]|abiert[oa])\b/
/** "Even if he already put it on", after returns were told. */
function furtherReturn(turn: Turn): Answer | undefined {
  const ask = askOf(turn, turn.words)
  const isShort = ask.typed.split(/\s+/).length <= MOST_WORDS_FURTHER
  if (!isShort || !OF_RETURNS.test(ask.last) || !INSTALLED.test(ask.typed)) return undefined
  const told = tellKind(DELIVERY['shop.returns'], ask)
  return told.length === 0
    ? undefined
    : toldAs(
        turn,
        told.map((one) => inLanguage(turn.draft.language, one)),
      )
}

function askOf({ advisor, draft, reading, toldBefore }: Turn, words: string): ShopAsk {
  const typed = plainWords(words)
  return {
    ...{ advisor, draft, reading, words, typed },
    asked: reading.asked,
    place: placeIn(typed, words),
    last: toldBefore.at(-1) ?? '',
  }
}

/** What one ask is told, in the language of the visitor. */
function tellAsk(turn: Turn, { kind, typed: words }: Ask, place: Place): string[] {
  const own = askOf(turn, words)
  // What the whole message was read as is not told of each of its clauses.
  const asked = words.trim() === turn.words.trim() ? own.asked : own.typed
  const ask = { ...own, asked, place: own.place ?? place }
  const { language } = turn.draft
  const asksFrench = kind === 'talk.language' && /\b(?:prefere|plutot|en) (?:le )?francais\b/.test(ask.typed)
  const foreign = inGermanOrFrench(kind, asksFrench ? 'fr' : language, ask)
  if (foreign) return [foreign]
  const ofKind = FACTS[kind]
  if (kind === 'shop.accuracy' && turn.before.shown && !TOTALS.test(ask.typed)) {
    const band = ofBuild(turn)
    if (band) return [band]
  }
  const says = ofKind ? tellKind(ofKind, ask) : talkTold(turn, kind, ask)
  return says.map((one) => inLanguage(language, one))
}

/** "How accurate are they, over how many": of all figures, where a build is shown as well. */
const TOTALS =
  /\b(?:(?<!mustang )dyno|dynojet|mean|average|sample|how many|sae|std|da|correct\w*|all|your numbers|predictions|hellcats|mae|quarter)\b/
const ofBuild = ({ shop, draft, reading }: Turn): string | undefined => {
  const meaning = { ...reading.meaning, intent: 'topic' as const, topic: 'build_accuracy' }
  const told = ofShownBuild(shop, draft, { ...reading, meaning })
  return told?.flatMap((event) => (event.type === 'text' ? [event.text] : []))[0]
}

/** A line that fits what was said, then an offer. */
function talkTold(turn: Turn, kind: AskKind, ask: ShopAsk): Bilingual[] {
  const { advisor, draft, reading } = turn
  const { typed } = ask
  const car = carOf(advisor, reading.meaning.car ? { car: reading.meaning.car } : draft, true)
  const name = typeof car === 'string' ? undefined : carWords(car.vehicle, car.year)
  const more: Bilingual = name
    ? [`Anything I can check on the ${name}?`, `¿Le revisamos algo a tu ${name}?`]
    : ['What do you drive, and what should it do?', '¿Qué carro tienes y qué quieres que haga?']
  const withOffer = ([english, spanish]: Bilingual): Bilingual => [`${english} ${more[0]}`, `${spanish} ${more[1]}`]
  const own = courtesyIn(typed, false)
  if (kind === 'talk.greet') return [courtesyWords('greet', advisor.shop, typed, name)]
  if ((kind === 'talk.insult' || kind === 'talk.joke') && ASKS_FIGURE.test(typed)) return []
  if (kind === 'talk.insult' && own === 'thanks') return [courtesyWords('thanks', advisor.shop, typed, name)]
  if (kind === 'talk.poem') return [verseTold(typed, name, draft.language)]
  if (kind === 'talk.bot') return [courtesyWords('bot', advisor.shop, typed, name)]
  if (kind === 'talk.language')
    return [
      /\bspanish\b/.test(typed) ? told('speak_spanish') : /\bespanol\b/.test(typed) ? [SPEAKS[1], SPEAKS[1]] : SPEAKS,
    ]
  if (kind === 'talk.human_matter') {
    const matter = matterOf(typed)
    return matter ? [withOffer(matter)] : []
  }
  if (own === 'joke') return [courtesyWords('joke', advisor.shop, typed, name)]
  if (kind === 'talk.joke' && !hasJest(typed) && (kindsIn(ask.asked).length > 0 || OF_CARS.test(typed))) return []
  if (kind === 'talk.joke') return [withOffer(jestOf(typed))]
  if (hasJest(typed)) return [withOffer(jestOf(typed))]
  return [
    courtesyWords(own === 'scam' || own === 'burned' || own === 'order' ? own : 'insult', advisor.shop, typed, name),
  ]
}
function verseTold(typed: string, car: string | undefined, language: Language | undefined): Bilingual {
  const [english, spanish] = versesOf(typed, car && plateOf(car), language)
  if (language === 'de') return [`${english}\n\nWas darf es für das Auto sein?`, spanish]
  if (language === 'fr') return [`${english}\n\nEt pour la voiture, que vous faut-il ?`, spanish]
  return [`${english}\n\nNeed anything for it? I'm here.`, `${spanish}\n\n¿Le hace falta algo? Aquí ando.`]
}

/** "How much torque is that, my buddy says you suck": asked all the same. */
const ASKS_FIGURE = /\bhow (?:much|many|long|fast)\b|\bwhat'?s (?:the|my|that)\b/

/** A car's trouble, said in passing, is no joke of another trade. */
const OF_CARS =
  /\b(?:coil ?packs?|coils?|plugs?|engine|motor|battery|alternator|starter|trans\w*|clutch|turbo|tires?|brakes?|car|truck)\b[^.?!]{0,24}\b(?:died|dead|broke\w*|blew|blown|went|gone|quit|shot|toast|cooked|fried)\b/

const SPEAKS: Bilingual = [
  "I read English, Spanish, German, French and Portuguese: builds I explain in English or Spanish, and the shop's facts in German and French as well. Just write.",
  'Sí, hablo español: escríbeme así y así te contesto. ¿Qué carro tienes y qué quieres que haga?',
]

const TOW_IT: Bilingual = [
  "Until it's fixed, don't drive it: tow it in.",
  'Hasta que esté arreglado no lo manejes: tráelo en grúa.',
]
const NEXT = ['How do I reach a person?', 'How much is shipping?', 'How do I book an appointment?']

function toldAs({ draft, reading }: Turn, told: readonly string[]): Answer {
  const still = draft.talk?.danger ? [inLanguage(draft.language, TOW_IT)] : []
  const isTalk = (reading.asks ?? []).every(({ kind }) => familyOf(kind) === 'talk')
  const next = isTalk ? ['2018 Mustang GT, 600 wheel on pump gas, under 20k', 'How accurate are your numbers?'] : NEXT
  return [text([...told, ...still].join(' ')), suggestions(...next)]
}
