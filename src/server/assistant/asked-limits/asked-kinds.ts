import { DUAL_CLUTCH_LETTERS } from '../../../engine/lexicon.ts'
import { ETHANOL_NAMES, GRADE_WORDS } from '../../planning/preference-words.ts'
import { type AskFamily, type AskKind, familyOf } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'
import { Sentence } from '../sentence.ts'
import type { Turn } from '../turn.ts'
import { asksOfTold } from './told-power.ts'

const OURS: ReadonlySet<AskFamily> = new Set<AskFamily>(['limit', 'gain', 'stock'])
const isOurs = (kind: AskKind): boolean => OURS.has(familyOf(kind))

/** So likely an ask is told whatever the words say. */
const SURE = 0.5
const SURE_AFTER_PARTS = 0.75
/** So likely it is told where the words say the same. */
const MAYBE = 0.25
/** So likely another ask of the message takes it away from us. */
const OTHERS = 0.5

/** One ask of ours, in plain words. */
export interface LimitAsk {
  kind: AskKind
  /** As it was typed. */
  typed: string
  asked: string
  /** A build is wished for as well. */
  isOfBuild?: boolean
  /** Its power is wished for, not only doubted. */
  isWished?: boolean
}

const BOX = String.raw`trans(?:mission)?|gear ?box|tranny|getriebe|caja|[468]l\d\de?|${DUAL_CLUTCH_LETTERS}`
/** "What will a stock FA20DIT live at": an engine by its code alone; a gearbox and a turbo have codes as well. */
const CODE_BEARS =
  /\b(?:what|how (?:much|far|high)|where)\b[^.?!]{0,24}\bstock (?!(?:\d{1,2}(?:l|r|hp|mt|at)\d*|dq|dl|zf|t-?\d|tr|mt|cd|is[23]|td0|gt\d|k0)\w*\b)(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{3,8}(?: (?:engine|motor|block))? (?:live|hold|survive|take|handle|good for|stand)\b/
const ENGINE_BEARS =
  /\b(?:limit|max\w*|how much|cuanto|far)\b[^.?!]{0,40}\b(?:stock|factory) (?:internals?|interns|block|bottom end|rods|pistons|motor|engine)\b|\b(?:motor|engine|block)\b[^.?!]{0,12}\b(?:take|hold|aguanta\w*)\b[^.?!]{0,24}\b(?:sin abrir\w*|without opening|stock)\b/
/** What a message has to say to be asked of each, where what was learned is not sure. */
const SAYS: readonly (readonly [AskKind, RegExp])[] = [
  [
    'limit.safe',
    /\bsafe (?:number|limit|max\w*|power|boost|w?hp|whp)\b|\b(?:max|maximo|limite) (?:seguro|safe)\b|\bnumber (?:you|u|yall|y'all)(?:'d| would| wud)? be comfortable\b|\b\d{3}(?: ?(?:w?hp|whp))? (?:is )?(?:easy|safe|ok)\b.*\?|\b(?:ok|too much) ?\?\W*$|(?<!\b(?:it|be|stay|play|bit|more) )\bsafe\W*$|\bcomfortable with\b|\btoo much for (?:the|an?|my|his|her|a stock)?\b[^.?!]{0,20}\b(?:engine|motor|block|internals)\b|\b(?:if|what if)\b[^.?!]{0,24}\b\d{1,2} ?psi\b.*\b(?:9[13]|pump|e85)\b|\bwhere (?:do|should|would) (?:i|you|we) stop\b|^(?!.*\b(?:clutch|trans\w*|gearbox|turbos?|pumps?|injectors?|axles?|diff)\b).*\b(?:can|could|will|would)\b[^.?!]{0,30}\b(?:live|survive|handle|hold)\b[^.?!]{0,12}\b\d{3}\b/,
  ],
  [
    'limit.weak_points',
    /\bcommon\b.*\b(?:do i (?:have|need) to|have to)\b|\b(?:weak(?:est)? (?:spot|point|link)|known (?:issues?|problems?|faults?)|failure (?:modes?|mechanisms?))\b|\b(?:thing|issue|problem) real\b|\breal or\b/,
  ],
  ['limit.first', /\b(?:limits?|fails?|goes|breaks?|pops?|dies|lets go|gives?) first\b|\bfirst to (?:go|fail|break)\b/],
  [
    'limit.gearbox',
    new RegExp(
      String.raw`\b(?:${BOX}|zf ?8?)\b[^.?!]{0,40}\b(?:die|hold|ok|live|survive|take|handle|schafft|aguanta\w*)\b|\b(?:will|would|can|does|schafft)\b[^.?!]{0,40}\b(?:${BOX})\b`,
    ),
  ],
  [
    'limit.clutch',
    /\bclutch\b[^.?!]{0,30}\b(?:hold|ok|slip|take|handle|aguanta\w*)\b|\b(?:will|can|does|cuanto)\b[^.?!]{0,24}\bclutch\b/,
  ],
  [
    'limit.turbo',
    /\bstock (?:turbos?|twins|blower|eaton)\b[^.?!]{0,24}\b(?:ok|enough|max\w*|limit|good|top out|done)\b|\bmax\w*\b[^.?!]{0,24}\bstock (?:turbos?|twins|blower)\b/,
  ],
  ['limit.engine', new RegExp(`${ENGINE_BEARS.source}|${CODE_BEARS.source}`)],
  [
    'gain.fuel',
    /\b(?:91|93|e85|e30|pump|race gas|corn)\b.*\b(?:lose|loose|gain|buy me|more power|how much more)\b|\b(?:lose|gain|buy me|more power|how much more)\b.*\b(?:91|93|e85|e30|race gas|corn)\b/,
  ],
]

/** A build, a part or a price is what is wanted. */
const ORDERS =
  /\b(?:build me|plan (?:me|it)|spec (?:me|it)|parts list|want|need|looking for|goal|target|how quick|what would it take|quote|price|cost)\b|\$/

const plain = (typed: string): string => new Sentence(typed).rest

/** What of ours the message asks, in its order; nothing where another ask is as sure. */
export function limitAsks(turn: Turn): readonly LimitAsk[] {
  const { before, reading } = turn
  const asks = withLeadIns(asksOfTold(turn, reading.asks ?? []))
  // What is asked in a few words after parts that were shown is asked of them.
  const isOfParts = before.last?.intent === 'fits' && reading.meaning.car === undefined
  const isSure = asks.some(({ kind, likely }) => isOurs(kind) && likely >= (isOfParts ? SURE_AFTER_PARTS : SURE))
  if (isOfParts && !isSure) return []
  if (!isSure) return asks.flatMap((ask) => byWords(ask))
  return asks.some(isOther) ? [] : asks.filter(isTold).map(({ kind, typed }) => ({ kind, typed, asked: plain(typed) }))
}

/** A piece that asks nothing by itself says what the next one is about: "my retainers are the old ones. do I have to?" */
function withLeadIns(asks: readonly Ask[]): readonly Ask[] {
  const led: Ask[] = []
  let before = ''
  for (const ask of asks) {
    if (ask.likely < MAYBE && ask !== asks.at(-1)) {
      before = `${before}${ask.typed} `
      continue
    }
    led.push({ ...ask, typed: `${before}${ask.typed}` })
    before = ''
  }
  return led
}

const isOther = ({ kind, likely }: Ask): boolean => !isOurs(kind) && likely >= OTHERS && familyOf(kind) !== 'talk'
const isTold = ({ kind, likely, typed }: Ask): boolean =>
  isOurs(kind) && (likely >= SURE || (likely >= MAYBE && says(kind, plain(typed))))

const says = (kind: AskKind, asked: string): boolean => SAYS.find(([one]) => one === kind)?.[1].test(asked) ?? false

/** "Is my card safe", "too much for a new driver": asked of no power. */
const NOT_OF_CAR = /\b(?:cards?|data|site|website|pay\w*|address|teen\w*|new driver|insurance|legal|warranty)\b/
const OF_PLANS: ReadonlySet<AskFamily> = new Set<AskFamily>([
  'build',
  'change',
  'of_build',
  'limit',
  'gain',
  'stock',
  'talk',
])
const SURELY_OTHER = 0.6

/** So surely a build and nothing else is wished for. */
const SURELY_BUILD = 0.97
/** "I don't want to break rods" orders nothing. */
const WANTS_NOT = /\b(?:not|no|never|don'?t|dont) (?:wanna|want|need)\b/g

/** Where nothing was learned surely, the words decide; a build that is ordered beside them is planned. */
function byWords({ kind, likely, typed }: Ask): LimitAsk[] {
  const asked = plain(typed)
  if (NOT_OF_CAR.test(asked) || (!OF_PLANS.has(familyOf(kind)) && likely >= SURELY_OTHER)) return []
  const isOfBuild = familyOf(kind) === 'build' && likely >= OTHERS
  const said = SAYS.filter(([, form]) => form.test(asked)).map(([one]) => one)
  const isOrdered = ORDERS.test(asked.replaceAll(WANTS_NOT, ' ')) || (likely >= SURELY_BUILD && !isOurs(kind))
  if (isOurs(kind) && likely >= LIKELY && said.includes(kind)) return [{ kind, typed, asked }]
  if (isOrdered && said.includes('limit.safe') && IS_THAT_SAFE.test(asked))
    return [{ kind: 'limit.safe', typed, asked, isOfBuild: true, isWished: true }]
  if (said.includes('limit.safe') && !said.includes('limit.gearbox') && BOX_CODE.test(asked) && !isOrdered)
    return [{ kind: 'limit.gearbox', typed, asked }]
  if (said.length > 0)
    return isOrdered ? [] : said.slice(0, MOST_BY_WORDS).map((one) => ({ kind: one, typed, asked, isOfBuild }))
  if (!isOurs(kind) || likely < LIKELY || familyOf(kind) === 'stock' || isOrdered || WISHES_GAIN.test(asked)) return []
  if (kind === 'gain.fuel' && !FUEL.test(asked)) return []
  const isNamed = NAMED[kind]?.test(asked) ?? true
  return [{ kind: isNamed ? kind : /\b\d{3}\b/.test(asked) ? 'limit.safe' : 'limit.engine', typed, asked }]
}
/** "How do I gain 60 kW": a power that is wished for, and no gain of something. */
const WISHES_GAIN =
  /\bhow (?:do|can|could|would|should|to) ?(?:i|we|you|one)? ?(?:gain|get|add|make|find|pick up)\b[^.?!]{0,16}\b\d{2,3}\b/
const FUEL = new RegExp(
  String.raw`\b(?:87|89|9[1345]|100|110|e ?\d{2}|${ETHANOL_NAMES}|flex|gas|fuels?|${GRADE_WORDS}|pump|race|gasolina)\b`,
)
/** "8HP70 at 850 wheel, ok?" */
const BOX_CODE = /\b(?:\d{1,2}[lrh]\w?\d{2}e?|dq\d{3}|dl\d{3}|t-?56|mt-?82|tr-?\d{4}|tko-?\d{3})\b/
/** A power that is wished for and doubted in the same breath. */
const IS_THAT_SAFE = /\b(?:is|would|will) (?:that|it|this) (?:be )?(?:safe|ok(?:ay)?|fine|too much)\b/
/** A part is only asked about where it is named. */
const NAMED: Partial<Record<AskKind, RegExp>> = {
  'limit.gearbox': new RegExp(
    String.raw`trans|gear|\bbox\b|speed|\bmt|mt\b|${DUAL_CLUTCH_LETTERS}|sst|\d[lrh]\w?\d|caja|tranny|auto|getriebe|t-?56|tremec|zf`,
  ),
  'limit.clutch': /clutch|embrague|kupplung/,
  'limit.fuel': /fuel|pump|injector|hpfp|lpfp|bomba|inyector/,
  'limit.turbo': /turbo|twins|blower|charger|eaton|is ?[23][08]|snail/,
}
const MOST_BY_WORDS = 2
/** From here on alone, where no other words speak against it. */
const LIKELY = 0.3
