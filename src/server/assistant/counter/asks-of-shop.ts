import { type AskKind, familyOf } from '../asks/ask.ts'
import { type Ask, asksIn } from '../asks/asks-in.ts'
import { plainWords } from '../sentence.ts'
import { HIDDEN } from './money-facts.ts'
import { wishesPart } from './part-beside-shop.ts'
import { PLACES_ABROAD } from './shipping.ts'

/** So likely the learned ask decides alone, and where words of that kind stand beside it. */
const SURE = 0.5
const WITH_WORDS = 0.25
/** So likely an ask of another family is not overruled by words. */
const OTHER_IS_SURE = 0.6
/** A whole message that is so surely of one kind is not read otherwise by one of its clauses. */
const WHOLE_IS_SURE = 0.8
const FEW_WORDS = 3
/** So few words that are understood as nothing go on with the clause before them. */
const MOST_GOING_ON = 6
const wordsIn = (text: string): number => text.trim().split(/\s+/).length

/** What stands beside an ask and is none. */
const ASIDE: ReadonlySet<AskKind> = new Set<AskKind>(['talk.car', 'talk.greet', 'talk.thanks'])

/** Words of each kind, for what is learned with less certainty. */
const WORDS: Partial<Record<AskKind, RegExp>> = {
  'shop.ship_where':
    /\b(?:ship\w*|send|deliver\w*|mandan|envi\w+|livr\w+|versand\w*|versend\w*|liefer\w+|schickt|exped\w+)\b/,
  'shop.ship_cost': /\b(?:shipping|freight|delivery|envio|flete|port|versand\w*)\b/,
  'shop.ship_time': /\b(?:get here|arrive\w*|ship\w*|deliver\w*|llega\w*|tarda en llegar|mandan|wann)\b/,
  'shop.returns':
    /\b(?:return\w*|refund\w*|send (?:it|them|one) back|money back|regres\w+|devol\w+|devuel\w+|retour|ruckgabe)\b/,
  'shop.pay': /\b(?:pay|paypal|take|accept|card|zelle|cash|checks?|cheque|aceptan|pago|pagar|amex|venmo)\b/,
  'shop.financing': /\b(?:financ\w+|payments?|affirm|klarna|afterpay|installments?|monthly|meses|pagos|abonos)\b/,
  'shop.discount': /\b(?:discounts?|deals?|% off|coupon|code|sale|price ?match|military|group|descuento\w*)\b/,
  'shop.book':
    /\b(?:appointment|slots?|book|saturdays?|sundays?|walk in|wait (?:there|here|while|at|in)|drop (?:it |the car |my car )?off|cita|schedule)\b/,
  'shop.hours': /\b(?:open|hours|close|closed|clothes|abren|cierran|horario\w*)\b/,
  'shop.where': /\b(?:where (?:are|is|r)|where (?:yall|ya|you)|address|located|a dress|donde estan)\b/,
  'shop.contact': /\b(?:call|phone|person|human|email|talk to)\b/,
  'shop.warranty': /\b(?:warrant\w+|garantia|who pays|covered)\b/,
  'shop.own_parts': /\b(?:my own|own parts|bring|customer|bought|my parts|mis piezas)\b/,
  'shop.dyno': /\b(?:dyno time|dyno session|rent|remote\w*|remoto|protune|e-?tune)\b/,
  'shop.used': /\b(?:used|core|trade|usad[oa]s?|second ?hand)\b/,
  'shop.accuracy': /\b(?:accura\w+|your numbers?|your figures?|predict\w+|sae|std|j1349|estimad\w+|made up)\b/,
  'shop.sources': /\b(?:sources?|cite|citation|come from|come up with)\b/,
  'shop.price_kind': /\b(?:tax|final|fees?|estimates?)\b/,
  'shop.cancel': /\bcancel\w*\b/,
  'shop.gift': /\bgift (?:card|wrap)|\bsurprise\b/,
  'order.status': /\b(?:order\w*|tracking|package|shipped|pedido|orden)\b/,
  'order.problem': /\b(?:wrong|missing|broken|empty|cracked|sent me|invoice)\b/,
}

/** Words that ask for one kind and hardly ever for another. The first row that holds. */
const ONLY: readonly (readonly [AskKind, RegExp])[] = [
  [
    'shop.book',
    /\b(?:(?:saturday|sunday|weekend|open) (?:slots?|appointments?)|(?:need|make|book|schedule|without|require) (?:an? |the )?(?:install\w* )?(?:appointment|appt|installation)|leave (?:the|my) car overnight|waiting room|(?:wait|sit) there while|just (?:drive|walk|swing|roll) (?:by|in)|when can (?:i|we) get (?:it|em|them|this|that|those) (?:installed|put on|mounted))\b/,
  ],
  [
    'shop.hours',
    /\b(?:opening|business|shop|store) hours\b|\bwhat time do (?:you|yall|y'all) (?:open|close)\b|\ba que hora (?:abren|cierran)\b/,
  ],
  [
    'shop.dyno',
    /\b(?:cost|charge|price|how much|run me)\b[^.?!]{0,30}\b(?:to |a |for )(?:d[yi]no|strap)\b(?! (?:tun|jet|num))|\bdyno (?:session|pulls?|day|run)s?\b[^.?!]{0,24}\b(?:cost|charge|price|how much)\b/,
  ],
  [
    'shop.financing',
    /\b(?:pay in (?:installments|payments|parts)|payment plans?|klarna|affirm|afterpay|pagos a plazos|ratenzahlung|plusieurs fois)\b/,
  ],
  [
    'shop.pay',
    /\b(?:accept|take|use|pay (?:with|by)) (?:an? |my |your )?(?:cheques?|checks?|zelle|venmo|pay ?pal|apple pay|google pay|amex|american express|credit cards?|visa|crypto)\b|\b(?:credit )?card (?:number )?(?:safe|secure)\b|\b(?:require|need|take|want|ask for) (?:an? |the )?deposit\b|\bhow (?:much|big) (?:of a |is the |a )?(?:deposit|down payment)\b|\bcuanto es (?:el )?(?:anticipo|deposito)\b/,
  ],
  [
    'shop.ship_where',
    /\b(?:no street address|p\.?o\.? box|just a po\b|do (?:you|yall|y'all|u)(?: guys)? (?:ship|deliver|send) to|(?:fais|faire) livrer chez (?:moi|nous|lui|elle)|expediez[- ]vous|livrez[- ]vous|vous (?:livrez|expediez)|(?:liefert|versendet|(?:ver)?schickt) ihr|(?:liefern|versenden|(?:ver)?schicken) sie|(?:sie|ihr) (?:liefer|versend|(?:ver)?schick)e?[nt] (?:auch|nach|das|es))\b/,
  ],
  [
    'shop.ship_time',
    /\beta\b[^.?!]{0,24}\b(?:to|for|on)\b|\bdrop[- ]?ship\w*\b[^.?!]{0,60}\b(?:eta|how long|lead time|when|days|weeks)\b|\b(?:eta|how long|lead time)\b[^.?!]{0,60}\bdrop[- ]?ship\w*\b/,
  ],
  [
    'shop.returns',
    /\b(?:return policy|combien de (?:jours|temps) pour (?:le |un |les )?(?:retour\w*|renvoy\w*)|delai de retour|ruckgabe\w*|politica de devolucion\w*|return window|give (?:it |them |one )?back|(?:can|could|do) (?:i|we) return|send (?:it|them) back if)\b/,
  ],
  [
    'shop.warranty',
    /\bwarranty on (?:your|the|yalls?) (?:labor|work|install\w*|tune|package)\b|\byour (?:own )?warranty\b/,
  ],
  [
    'shop.accuracy',
    /\bda corrected\b|\bsae\b[^.?!]{0,20}\bstd\b|\bstd\b[^.?!]{0,20}\bsae\b|\bj1349\b|\bhow close were (?:you|u|yall)\b|\b(?:mean|average)(?: absolute)? error\b|\bsample size\b|\bhow accurate are (?:your|yalls?|the|these|ur)\b|\bwhich density altitude\b|\bquarter mile (?:ones|numbers|figures)\b|\b(?:estimados?|numeros|cifras)\b[^.?!]{0,30}\b(?:de verdad|cuento|mentira)\b/,
  ],
  [
    'shop.where',
    /\bwhere (?:is |are )?(?:yall|y'all|you|u|your shop|the shop)(?: guys)?(?: at| located| based)?\b(?= ?(?:$|\?|,|an\b|and\b))/,
  ],
  ['shop.gift', HIDDEN],
  ['shop.contact', /\bwho (?:do|can|should) i (?:call|talk to|speak (?:to|with))\b|\bphone number\b/],
  [
    'order.problem',
    /\bi ordered (?:an? )?\d|\bordered \w+ (?:but |and )?got\b|\bcame (?:with|w\/?) (?:the )?wrong\b|\bbox (?:was|came) empty\b/,
  ],
  ['talk.poem', /\b(?:poem|poema|gedicht|poeme|limerick|haiku)\b/],
  [
    'talk.joke',
    /\bbaby to sleep\b|\bfix\w* (?:tractors?|lawn ?mowers?|boats?)\b|\brecom\w+ (?:me )?(?:a|una|un|some) (?:song|cancion|music\w*|movie|pelicula)\b|\b(?:eres|tu eres|sos) (?:boricua|mexican[oa]|cuban[oa]|dominican[oa])\b|\bgood (?:restaurant|place to eat)\b/,
  ],
]

const HOW_LONG =
  /^\W*(?:and |y |und |et )?(?:how (?:long|soon|many days|quick\w*|fast)|when|cuanto tarda|en cuanto tiempo|wie lange|wann|combien de temps)\b/
/** "How much is the deposit, and is it refundable if I cancel": still of the deposit. */
const OF_DEPOSIT = /\brefundable\b|\b(?:get|have) it back\b|\blose it\b|\bme l[oa] devuelven\b/
const CLAUSES =
  /(?<=[.?!])\s+|[,;]\s+|\s+(?=(?:and|also(?! (?:to|in|from)\b)|plus|y|und|et|or|aber|pero|who (?:do|can|should) i|do i (?:get|pay|need)|an (?:yall|y'all|you|u|do|are|is|can))\b)/i

type IsOwn = (kind: AskKind) => boolean

/** "Can I wait on the tune": a part that is bought later, and no waiting room. */
const LATER = /\bwait (?:on|with) (?:the|a|an|my|that)\b/

/** Whether what is learned of some words is an ask of ours. `own`: the kinds that are told. */
const isLearned = ({ kind, likely }: Ask, typed: string, own: IsOwn): boolean =>
  own(kind) &&
  !ASIDE.has(kind) &&
  !LATER.test(typed) &&
  (likely >= SURE || (likely >= WITH_WORDS && (WORDS[kind]?.test(typed) ?? false)))

const isOtherSure = ({ kind, likely }: Ask): boolean =>
  likely >= OTHER_IS_SURE && !['shop', 'order', 'talk'].includes(familyOf(kind))

/** A computer that is mailed out to be unlocked is nothing that we ship. */
const MAILED_OUT =
  /\bwithout (?:shipping|sending|mailing)\b|\b(?:ship|send|mail)(?:ping|ing)? (?:my|the|your|it|in my) (?:dme|ecu|ecm|pcm|computer)\b/

/** "Si le mando algo a mi primo en Tijuana": where it goes. */
const SENDS = /\b(?:mand\w+|envi\w+|send\w*|ship\w*|mail(?: it| them)?|deliver\w*)\b/
const sendsAbroad = (clause: string): boolean => {
  const plain = plainWords(clause)
  return SENDS.test(plain) && PLACES_ABROAD.test(plain) && !/\b(?:back|return\w*)\b/.test(plain)
}

/** What a clause asks of the shop: by its words, or as learned; undefined where it asks nothing of it. */
function ofClause(one: Ask, before: AskKind | undefined, own: IsOwn): AskKind | undefined {
  const typed = plainWords(one.typed)
  if (before?.startsWith('shop.ship') && HOW_LONG.test(typed) && !/\b(?:install|labor|work)\b/.test(typed))
    return 'shop.ship_time'
  if (before === 'shop.pay' && OF_DEPOSIT.test(typed)) return before
  if (before === 'shop.returns' && /\bpays?\b/.test(typed)) return before
  if (isOtherSure(one) || MAILED_OUT.test(typed)) return undefined
  if (LATER.test(typed)) return undefined
  const byWords = sendsAbroad(one.typed) ? 'shop.ship_where' : ONLY.find(([, form]) => form.test(typed))?.[0]
  return byWords ?? (isLearned(one, typed, own) ? one.kind : undefined)
}

/** Short words beside an ask, a greeting, or what the car is: no ask of their own. */
const isAside = ({ kind, likely, typed }: Ask): boolean =>
  (ASIDE.has(kind) && likely >= WITH_WORDS) || wordsIn(typed) <= FEW_WORDS

/** The clauses of one ask that ask something of the shop, each with what stands beside it; nothing where another thing is asked. */
function ofWhole(turns: readonly string[], whole: Ask, before: AskKind | undefined, own: IsOwn): Ask[] | undefined {
  const isWhole = isLearned(whole, plainWords(whole.typed), own)
  const groups: Ask[] = []
  let waiting = ''
  for (const clause of whole.typed.split(CLAUSES).filter((words) => words.trim() !== '')) {
    const one = { ...(asksIn([...turns, clause])[0] ?? whole), typed: clause }
    const last = groups.at(-1)
    const kind = ofClause(one, last?.kind ?? before, own)
    if (kind && last?.kind !== kind) {
      groups.push({ kind, likely: one.likely, typed: `${waiting}${clause}` })
      waiting = ''
    } else if (last) last.typed = `${last.typed} ${clause}`
    else waiting = `${waiting}${clause} `
    const goesOn = last !== undefined && one.likely < WITH_WORDS && wordsIn(clause) <= MOST_GOING_ON
    if (!kind && !isWhole && !isAside(one) && !goesOn) return undefined
    if (!kind && TOLD_BESIDE.has(whole.kind) && wishesPart(clause)) return undefined
    if (!kind && isOtherSure(one) && whole.likely < WHOLE_IS_SURE) return undefined
  }
  const isOther = whole.likely >= WHOLE_IS_SURE && groups.every(({ kind }) => kind !== whole.kind && kind !== before)
  if (isWhole && (groups.length === 0 || isOther)) return [whole]
  return groups.length > 0 || isAside(whole) ? groups : undefined
}

/**
 * What a message asks of the shop, in its order; nothing where it asks something else as well. `turns`: what the visitor said
 * before. Worked: "How do I book an installation, and do you require a deposit?" asks two things, though they are learned as one.
 */
export function asksOfShop(turns: readonly string[], asks: readonly Ask[], own: IsOwn): Ask[] {
  const [only] = asks
  const isGreeting = only?.kind === 'talk.greet' && asks.length === 1 && only.likely >= SURE
  if (only && isGreeting && wordsIn(only.typed) <= FEW_WORDS) return [only]
  const found: Ask[] = []
  for (const whole of asks) {
    const groups = ofWhole(turns, whole, found.at(-1)?.kind, own)
    if (!groups) return []
    for (const group of groups) {
      const last = found.at(-1)
      if (last?.kind === group.kind) found.splice(-1, 1, { ...last, typed: `${last.typed} ${group.typed}` })
      else found.push(group)
    }
  }
  return found
}

/** Beside a wish these are surely told apart from it. */
const TOLD_BESIDE: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['shop.ship_where', 'shop.ship_cost', 'shop.hours', 'shop.pay', 'shop.financing', 'shop.discount'] as const),
  ...(['shop.returns', 'shop.book', 'shop.price_kind', 'shop.gift', 'shop.where'] as const),
])
/** "Cash, zelle, whatever": a word or two belong to the clause before them. */
const withoutCrumbs = (clauses: readonly string[]): string[] =>
  clauses.reduce<string[]>((kept, clause) => {
    const last = kept.at(-1)
    if (last === undefined || wordsIn(clause) > 2 || clause.includes('?')) return [...kept, clause]
    return [...kept.slice(0, -1), `${last}, ${clause}`]
  }, [])

/** Asked in so many words, whatever was learned of them. */
const IN_SO_MANY_WORDS: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['shop.ship_where', 'shop.ship_time', 'shop.financing', 'shop.hours'] as const),
])
const BESIDE = 0.6
const BESIDE_WITH_WORDS = 0.4
const LEAST_REST = 3
const CUSTOMS = /\b(?:customs|dut(?:y|ies)|tariffs?|aduana|zoll)\b/i

/**
 * A message that is learned as one ask and holds a fact of the shop beside it: the fact, and the rest, each as if it had been a
 * message. Worked: "cuánto me sale todo con labor, you ship to PR right?" is a total and where we ship.
 */
export function factBeside(turns: readonly string[], message: string): string[] {
  const clauses = withoutCrumbs(message.split(CLAUSES).filter((words) => words.trim() !== ''))
  if (clauses.length < 2) return []
  const isFact = (clause: string): boolean => {
    const [one] = asksIn([...turns, clause])
    const byWords = ONLY.find(([, form]) => form.test(plainWords(clause)))?.[0]
    if ((byWords && IN_SO_MANY_WORDS.has(byWords)) || sendsAbroad(clause)) return true
    if (!one || !TOLD_BESIDE.has(one.kind) || MAILED_OUT.test(plainWords(clause))) return false
    // "I don't want it to bounce" wishes for a part; who sends one back says so.
    if (one.kind === 'shop.returns' && !WORDS['shop.returns']?.test(plainWords(clause))) return false
    return (
      one.likely >= BESIDE || (one.likely >= BESIDE_WITH_WORDS && (WORDS[one.kind]?.test(plainWords(clause)) ?? false))
    )
  }
  const isAbroad = clauses.some((clause) => isFact(clause) && PLACES_ABROAD.test(plainWords(clause)))
  // Who pays the customs belongs to where we ship.
  const isOfFact = (clause: string) => isAbroad && CUSTOMS.test(clause) && !wishesPart(clause)
  const facts = clauses.filter((clause) => isFact(clause) || isOfFact(clause))
  const rest = clauses.filter((clause) => !facts.includes(clause)).join(', ')
  return facts.length > 0 && wordsIn(rest) >= LEAST_REST ? [facts.join(' '), rest] : []
}
