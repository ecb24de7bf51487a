import type { AskKind } from '../asks/ask.ts'
import { type Ask, asksIn } from '../asks/asks-in.ts'
import type { Intent } from '../meaning.ts'
import { plainWords, Sentence } from '../sentence.ts'
import { type AspectAsked, aspectsByWords, clausesAsked, isOfTheTrade, isRuledOut } from './aspects-asked.ts'
import { figuresListed } from './figures-listed.ts'
import type { ShownAspect } from './shown-aspect.ts'

/** Which aspect of a build a learned ask is of. What a component bears is asked of the build once one is shown. */
const ASPECT_OF: Readonly<Partial<Record<AskKind, ShownAspect>>> = {
  'of_build.torque': 'torque',
  'of_build.boost': 'boost',
  'of_build.crank': 'crank',
  'of_build.gain': 'gain',
  'of_build.curve': 'curve',
  'of_build.time': 'time',
  'of_build.tires': 'tires',
  'of_build.band': 'band',
  'of_build.margin': 'margin',
  'of_build.hours': 'hours',
  'of_build.engine_out': 'engine_out',
  'of_build.labor': 'labor',
  'of_build.total': 'total',
  'of_build.part_price': 'part_price',
  'of_build.list': 'list',
  'of_build.includes': 'in_build',
  'of_build.order': 'order',
  'of_build.split': 'split',
  'of_build.droppable': 'droppable',
  'of_build.why': 'why',
  'of_build.next': 'next',
  'of_build.per_hp': 'per_hp',
  'of_build.stage_worth': 'stage_worth',
  'of_build.most_effect': 'most_effect',
  'of_build.strength': 'strength',
  'of_build.cooling': 'cooling',
  'of_build.daily': 'daily',
  'of_build.sound': 'sound',
  'of_build.mpg': 'mpg',
  'of_build.lasts': 'lasts',
  'of_build.street': 'street',
  'of_build.warranty': 'warranty',
  'of_build.weak_point': 'weak_point',
  'of_build.altitude': 'altitude',
}
/** The same asked of the car: of the build, where nothing else is likelier meant. */
const OF_ITS_LIMITS: Readonly<Partial<Record<AskKind, ShownAspect>>> = {
  'limit.engine': 'strength',
  'limit.gearbox': 'strength',
  'limit.clutch': 'strength',
  'limit.fuel': 'strength',
  'limit.turbo': 'strength',
  'limit.driveline': 'strength',
  'limit.first': 'weak_point',
  'limit.safe': 'strength',
}

/** Asked of the trade or the shop in general, unless the words ask it of the build. */
const OF_BOTH: Readonly<Partial<Record<AskKind, ShownAspect>>> = {
  'shop.accuracy': 'band',
  'shop.price_kind': 'total',
  'shop.warranty': 'warranty',
  'shop.installs': 'total',
  'stock.figures': 'gain',
  'advice.tires': 'tires',
  'advice.legal': 'street',
  'parts.install': 'hours',
  'parts.price': 'part_price',
  'parts.needs': 'in_build',
}

/** So likely an ask is told whatever its words would suggest, where its words or an open reading agree, or is another one's for sure. */
const LIKELY = 0.5
const MAYBE = 0.3
/** The same where the message was read as a question of that matter. */
const READ_TOO = 0.2
const SURE_OTHER = 0.6
/** So likely a clause is told by itself, and words of the trade in general do not speak against it. */
const SURE_OF_CLAUSE = 0.75
/** So likely it stands against everything that the words alone would do. */
export const SURE = 0.6

/** What is asked beside another thing in the same breath by words that mean nothing else. */
const BESIDE: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  ...(['total', 'hours', 'torque', 'boost', 'crank', 'labor', 'in_build', 'strength'] as const),
])

export const aspectOf = (kind: AskKind): ShownAspect | undefined => ASPECT_OF[kind] ?? OF_ITS_LIMITS[kind]

/** Whether a message asks nothing but things of a build, and surely so. */
export const asksOnlyOfBuild = (asks: readonly Ask[] = []): boolean =>
  asks.length > 0 && asks.every(({ kind, likely }) => likely >= SURE && ASPECT_OF[kind] !== undefined)

/** What a reading of the words may be asked of a build. */
const READ_AS: Readonly<Partial<Record<Intent, ReadonlySet<ShownAspect>>>> = {
  slip: new Set<ShownAspect>(['time', 'tires', 'altitude']),
  price: new Set<ShownAspect>(['total', 'part_price', 'labor', 'per_hp']),
  limits: new Set<ShownAspect>(['strength', 'margin', 'weak_point', 'lasts']),
  why: new Set<ShownAspect>(['why']),
  stages: new Set<ShownAspect>(['stage_worth', 'next']),
  stock: new Set<ShownAspect>(['gain', 'time', 'torque']),
}
const OPEN: ReadonlySet<Intent> = new Set<Intent>(['unknown', 'topic', 'chat', 'help'])
/** Whether the other reading of a message speaks for an aspect, or says nothing. */
const agrees = (intent: Intent | undefined, aspect: ShownAspect): boolean =>
  intent === undefined || OPEN.has(intent) || (READ_AS[intent]?.has(aspect) ?? false)

interface InTalk {
  /** As what else the message was read; undefined: nothing that speaks against it. */
  intent?: Intent | undefined
  /** It was taken as a question of the build by its other reading. */
  isTaken?: boolean
  /** What the customer said before it. */
  turns?: readonly string[] | undefined
}

const WAITS = /\b(?:hold off|wait|put off|later)\b/
const WITH_WORK = /\b(?:install\w*|labor|mano de obra)\b/

/** What the words of an ask make of its kind. */
function byItsWords(kind: AskKind, plain: string): ShownAspect | undefined {
  if (kind === 'of_build.labor' && WHOLE.test(plain)) return 'total'
  if (kind === 'of_build.droppable' && WAITS.test(plain)) return 'order'
  return kind === 'of_build.includes' && WITH_WORK.test(plain) ? 'total' : undefined
}

const WHOLE =
  /\b(?:todo|total|everything|altogether|all in|parts (?:and|n|&|plus|with|y) labou?r|labou?r (?:and|n|&|plus) parts)\b/

/** What one ask asks of the build: what was learned where that is likely, what its words tell where it is not. */
function ofOne({ kind, likely, typed }: Ask, clause: string, { intent, isTaken = false }: InTalk): AspectAsked[] {
  // "How much all in, with labor" asks for the whole price.
  const aspect = byItsWords(kind, plainWords(typed)) ?? aspectOf(kind)
  const byWords = aspectsByWords(clause)
  if (!aspect) return likely >= SURE_OTHER ? byWords.filter((one) => one.aspect === OF_BOTH[kind]) : byWords
  if (likely < SURE_OF_CLAUSE && isOfTheTrade(clause)) return byWords
  const isAgreed = byWords.some((one) => one.aspect === aspect)
  const isRead = isTaken || (intent !== undefined && (READ_AS[intent]?.has(aspect) ?? false))
  if (likely < (isRead ? READ_TOO : MAYBE)) return byWords
  if (likely < LIKELY && !isAgreed && (byWords.length > 0 || isRuledOut(aspect, clause))) return byWords
  if (likely < LIKELY && !isAgreed && !agrees(intent, aspect)) return []
  const several = clausesAsked(clause).length > 1
  // "Payday is every two weeks" asks for no hours.
  const beside = byWords.filter(
    (one) =>
      one.aspect !== aspect && several && BESIDE.has(one.aspect) && !(aspect === 'split' && one.aspect === 'hours'),
  )
  const own = byWords.filter((one) => one.aspect === aspect)
  // Several components may be asked about, each in its own clause.
  // "0-100 km/h" is read as 0-60 where a goal is looked for; a time is told as it was asked.
  const as = aspect === 'time' ? plainWords(typed) : clause
  return [...(own.length > 0 && several && aspect !== 'time' ? own : [{ aspect, clause: as }]), ...beside]
}

/** What is surely asked of a build in the clauses of a message that is something else as a whole. */
export const aspectsBeside = (asks: readonly Ask[] = [], turns: readonly string[] = []): AspectAsked[] =>
  asks.flatMap((ask) => [...(asks.length > 1 ? surelyOf(ask) : []), ...inItsClauses(ask, turns)])

/** "And show delta torque": an ask of its own beside a change. */
function surelyOf({ kind, likely, typed }: Ask): AspectAsked[] {
  const aspect = likely >= LIKELY ? ASPECT_OF[kind] : undefined
  return aspect ? [{ aspect, clause: new Sentence(typed).rest }] : []
}

/** What the clauses of an ask that was not cut in two surely ask, each by itself: "in the quarter n how sure r u". */
function inItsClauses({ typed }: Ask, turns: readonly string[]): AspectAsked[] {
  const pieces = typed.split(JOINS).filter((piece) => /\S+\s+\S/.test(piece))
  if (pieces.length < 2) return []
  return pieces.flatMap((piece): AspectAsked[] => {
    const [ask, ...more] = asksIn([...turns, piece])
    const aspect = ask && more.length === 0 && ask.likely >= SURE_OF_CLAUSE ? ASPECT_OF[ask.kind] : undefined
    return aspect ? [{ aspect, clause: new Sentence(piece).rest }] : []
  })
}
const JOINS =
  /(?<=\?)\s*|,?\s+(?:and|an|n|y|e|et|und|also|plus|&|\+)\s+|\s+(?=(?:will|does|do|is|can|whats|what|hows|how|why|which)\s+\S+\s+\S)/i

/** All that a message asks of the build that is shown: what was learned of each of its asks, or else its words. */
export function aspectsAsked(asked: string, asks: readonly Ask[] = [], inTalk: InTalk = {}): AspectAsked[] {
  if (asks.length === 0) return aspectsByWords(asked)
  const isWhole = asks.length === 1
  const all = asks.flatMap((ask) => {
    const own = ofOne(ask, isWhole ? asked : new Sentence(ask.typed).rest, inTalk)
    const isElse = aspectOf(ask.kind) === undefined && ask.likely >= SURE_OTHER
    const clauses = isElse ? [] : inItsClauses(ask, inTalk.turns ?? [])
    return clauses.length > 1
      ? clauses
      : [...own, ...clauses.filter(({ aspect }) => own.every((one) => one.aspect !== aspect))]
  })
  // "Price, hours and torque?" asks for each of them.
  const listed =
    all.length === 0 ? [] : figuresListed(asked).filter((aspect) => all.every((one) => one.aspect !== aspect))
  all.push(...listed.map((aspect) => ({ aspect, clause: asked })))
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at)
}
const isSame = (one: AspectAsked, other: AspectAsked): boolean =>
  one.aspect === other.aspect && one.clause === other.clause
