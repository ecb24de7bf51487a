import { GEARBOX_FORMS } from '../../engine/lexicon.ts'
import type { LimitComponent } from '../../engine/model.ts'
import type { Topic } from './topics.ts'

/** The stock component of a car whose strength is asked about, as the topic that answers it. */
export type StrengthTopic =
  | Extract<LimitComponent, 'clutch' | 'transmission'>
  | Extract<LimitComponent, 'fuel_system' | 'boost_source'>
  | Extract<Topic, 'safe_limit' | 'differential'>

const STOCK = String.raw`(?:(?:stock|factory|oem|original) )`
const COMPONENTS: readonly (readonly [StrengthTopic, string])[] = [
  [
    'fuel_system',
    String.raw`(?:fuel (?:system|pumps?)|injectors?|hpfps?|high[- ]pressure (?:fuel )?pumps?|(?:${STOCK}|(?:the|my|this|that) )pumps?)`,
  ],
  ['clutch', String.raw`clutch(?:es)?`],
  ['differential', String.raw`(?:diff(?:erential)?|rear ?end|axles?|half ?shafts?|drive ?shaft|cv joints?)`],
  [
    'transmission',
    String.raw`(?:trans(?:mission)?|gearbox|tranny|dsg|dct|tcu|\d{1,2}[- ]speed|${STOCK}auto(?:matic)?|gr6|dq\d+|dl\d+|zf8|8hp\d*|6hp\d*|cvt|10r\d{2}|6r\d{2}|4l\d\de?|[68]l\d{2}e?|t-?56|tr-?6060|t-?5(?!\d)z?|t-?45|tr-?3650|tko-?\d{3}|th-?[34]\d0|mt-?82|tremec|cd00?9|${GEARBOX_FORMS})`,
  ],
  ['boost_source', String.raw`${STOCK}(?:turbos?|twins|blower|supercharger)`],
  [
    'safe_limit',
    String.raw`(?:${STOCK}(?:motor|engine|internals|bottom end)|block|rods?|pistons?|internals|bottom end|ring ?lands?|head gaskets?|short ?block|crank(?:shaft)?)`,
  ],
]
const BEARS = String.raw`(?:hold(?:s|ing)?(?: up)?|handles?|supports?|survives?|takes?|lives?|lasts?|keeps? up|cope|enough|good (?:for|to|till|until)|up to|ok(?:ay)?|fine|safe|any good|reliable|live with|slip(?:s|ping)?|go(?:ing|es)? static|run out|keep up|max(?:es|ed)? out|tap(?:s|ped)? out|give (?:up|out)|break|feed|flow|(?:do|run) e\d\d|bullet ?proof|strong|tough)`
const ASKS = String.raw`(?:will|would|does|do|is|are|can|could|should|whether|if|how (?:much|far|high)|what|at what|when)`

const FORMS = COMPONENTS.map(
  ([topic, words]) =>
    [
      topic,
      // Each of the ways below names it: what names nothing, most of what is said, is not tried on all of them.
      new RegExp(words),
      new RegExp(
        [
          String.raw`(?:^|[.,:;!?] ?|\b(?:and|but|so|or|if|wondering|know|asking) )\W*${ASKS}\b[^.?!;]{0,40}\b${words}\b[^.?!;]{0,50}\b${BEARS}\b`,
          String.raw`\b(?:the|my|his|her|stock|factory|this|that|its|\d[- ]speed) (?:\w+ ){0,3}?${words}\b[^.?!;]{0,24}\b${BEARS}\b[^.!;]{0,40}(?:\?|\bor\b|\W*$)`,
          String.raw`\bhow (?:much|far|high|hard)\b[^.?!;]{0,30}\b(?:push|run|turn up|lean on|get from|get out of|trust)\b[^.?!;]{0,24}\b${words}\b`,
          String.raw`\b(?:limits?|rating|max(?:imum)?)(?: \w+)? (?:of|on|for|with) (?:the |my |a )?(?:\w+ ){0,2}?${words}\b`,
          String.raw`\b(?:safe|ok(?:ay)?|fine|reliable|too much|hard)(?: \w+)? (?:for|on|with) (?:the |my |his |her |a )?(?:\w+ ){0,1}?${words}\b`,
          String.raw`^\W*(?:(?:and|but|so|ok|okay) )*(?:what|how) about (?:the |my )(?:stock |factory )?${words}\W*$`,
          String.raw`\b${words} (?:\w+ )?(?:limits?|rating|capacity)\b`,
          String.raw`\b${words}\b[^.!?;]{0,40}\b(?:torque|power|w?hp)\b[^.!?;]{0,12}\b(?:before|until|when|till) (?:it|they|that) (?:needs?|breaks?|slips?|goes|go|lets? go|gives?|fails?|dies?)\b`,
          String.raw`^\W*(?:[\w-]+ ){0,4}${words}\b[^.!;]{0,60}\b(?:good (?:for|to)|ok(?:ay)?|enough|hold|safe|live)\b[^.!;]{0,24}(?:\?|\bhow much\W*$)`,
          String.raw`\b${words}\b(?![^.!;]{0,40}\b(?:motor|engine|block|bottom end)\b)[^.!;?]{0,80},? (?:will|would|does|can|is|won't|will not) (?:it|that|they)? ?(?:be )?(?:${BEARS})\b`,
          String.raw`\b${words}\b(?![^.!;]{0,40}\b(?:motor|engine|block|bottom end)\b)[^.!;]{0,40}\bhow (?:much|far)\b[^.!;]{0,24}\b(?:before|break|hold|take|good for|limit|max)\w*\b`,
          String.raw`\b${words}\b.{0,160}\bwhat (?:it|that|they) (?:(?:actually |really )?(?:holds?|takes?|handles?)|(?:is|are) good for|can (?:hold|take|handle))\b`,
        ].join('|'),
      ),
    ] as const,
)

export const STRENGTH_TOPICS: ReadonlySet<string> = new Set(COMPONENTS.map(([topic]) => topic))

/** A part is picked or bought, or a build is wanted: no stock component is asked about. */
export const BUYS_OR_BUILDS =
  /\b(?:what|which) (?:good |new |other |stronger )?(?:clutch|pump|injectors?|turbos?|rods?|axles?|trans\w*)\b|\b(?:what|which) (?:[a-z-]+ ){0,3}(?:clutch|pump|injectors?|trans\w*|turbos?|rods?)\b.{0,20}\b(?:should|do you|would you|can i (?:get|buy)|to (?:get|buy|run))\b|\b(?:need|want|looking for|sell|carry|recommend)\b(?: \w+){0,2} (?:clutch|pump|injectors?|axles?|rods?)\b|\bdo (?:i|we) need\b|\b(?:build|plan|put together|parts list)\b|\bslip(?:s|ping)?\b.{0,40}\b(?:what do i do|what should i|now what|how do i fix|help)\b|\bhow (?:long|many hours)\b|\bwhat breaks\b|\bhow much (?:is|are|does|do|for) (?:an? |the )?(?:new )?(?:\w+ )?(?:clutch|pump|injectors?|trans\w*|turbos?)(?: \w+)? (?:cost|run)\b/

/** "Max on the stock turbo": a build at its limit is wanted, no limit is asked for. */
const WANTS_MOST = /^(?!.*(?:\?|\b(?:what|how|where|limits?|rating)\b)).*\bmax(?:imum|ed)?(?: out)? (?:on|with)\b/

/** "Will the stock injectors handle 550 wheel", "MT82 limit": whose strength is asked about. */
export function strengthAsked(asked: string): StrengthTopic | undefined {
  if (BUYS_OR_BUILDS.test(asked) || WANTS_MOST.test(asked)) return undefined
  const found = FORMS.filter(([, name, form]) => name.test(asked) && form.test(asked)).map(([topic]) => topic)
  return ENGINE_AND.test(asked) ? (found.find((topic) => topic === 'safe_limit') ?? found[0]) : found[0]
}

/** The same where something else follows: "will the trans hold 450, it's the 3.5 turbo one". */
export const strengthInClauses = (asked: string): StrengthTopic | undefined =>
  [asked, ...asked.split(', ')].map(strengthAsked).find((topic) => topic !== undefined)

/** "The factory engine and ten-speed": the engine's limit is told with the gearbox's. */
const ENGINE_AND = /\b(?:engine|motor|block|internals)\b.{0,8}(?:\band\b|\+|&)/
