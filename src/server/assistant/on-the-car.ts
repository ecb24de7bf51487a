import type { DynoSheet } from '../../engine/current-setup/current-setup.ts'
import { readDynoSheet } from '../../engine/current-setup/dyno-sheet-words.ts'
import type { PartKind } from '../../engine/model.ts'
import { FULL_BOLT_ONS } from './bolt-ons.ts'
import { type Fitted, fittedIn } from './fitted/fitted-in.ts'
import { withFittedHidden } from './fitted/hidden.ts'
import { besideAGoal } from './measured-now.ts'
import { withoutOthersDyno } from './others-dyno.ts'
import { kindsIn } from './part-words.ts'
import type { Sentence } from './sentence.ts'

const FIGURE = String.raw`(?:about |around |roughly |like |only |just |maybe )*(?!(?:19[89]|20[0-3])\d\b(?! ?w?hp))(\d{3,4})\s?(?:wheel horse ?power|wheel hp|(?:rw|aw|fw|w)hp|horse ?power|hp|wheel)?(?: (?:at|to|on) the (?:rear )?wheels?)?`
const DYNO = `on (?:a |the |our |my |his |their )?(?:rollers?|(?:(?:dyno ?jet|mustang|mainline|hub|dyno ?dynamics) )?dyno(?:jet)?)`
const TODAY = `(?:right now|now|today|currently|as it (?:sits|stands)|as is|at the moment|presently|at present|already|last (?:week|month|year|summer|fall|spring|winter)|${DYNO})`
const MAKES = `(?:makes?|made|making|puts? down|putting down|laid down|dynoe?d|dyno'?d|dynos|measured|showed|shows|recorded|read|gave|is at|sits at|sitting at|at)`

/** What a car makes today, in the ways in which it is said. */
const MEASURED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=\b(?:already|done|installed)\b.{0,100})\b(?:making|makes|does|did|puts? down|laid down) (?:like )?${FIGURE}(?: ${TODAY})*(?=\s*[.,;]|\s*$)`,
  ),
  new RegExp(String.raw`\b${MAKES} (?:at )?${FIGURE}(?: ${TODAY})+\b`),
  // "It's got a cam and headers, about 460 to the wheels, and I need a clutch".
  /(?<=\b(?:has|got|with) [^.;?!]{0,40}\b(?:cam|headers|long ?tubes|tune|intake|bolt[ -]?ons|exhaust|heads|blower|pulley|downpipe)(?: ?,| and)? (?:so |it is |is |makes |making |puts down |makin )?(?:about |around |roughly |like )?)(?!(?:19[89]|20[0-3])\d\b)(\d{3,4}) ?(?:w?hp )?(?:to|at) the (?:rear )?wheels?(?=.*\b(?:need|want|clutch|pedal|hold|axles?|pump|injectors?|tires?)\b)/,
  new RegExp(
    String.raw`(?<!\b(?:want|wants|need|needs|goal|target|for|to|like|hit|reach|get|of) (?:\w+ ){0,2})~? ?${FIGURE} ${DYNO}\b(?: \(?sae\)?)?(?=.*\b(?:want|wants|need|needs|goal|target|looking|like|to \d{3})\b)`,
  ),
  new RegExp(
    String.raw`(?<!\b(?:want|wants|need|needs|goal|target|for|to|like|hit|reach|get|of) (?:\w+ ){0,2})~? ?${FIGURE} on (?:our|my|his|her|their|the shop's) (?:\w+ )?(?:dyno|rollers?)(?:jet)?\b`,
  ),
  new RegExp(
    String.raw`\b(?:base ?line|(?:current|stock|last|previous|latest|first) (?:output|dyno|pull|figure|number|run|numbers|power))(?: (?:dyno|was|is|of|at|run|came in at|came out at|around|about|pull))*:? ${FIGURE}`,
  ),
  new RegExp(String.raw`${FIGURE},? (?:on |at )?(?:the |its |my )?last (?:dyno|pull|run|session|time (?:on|at))`),
  new RegExp(String.raw`\bdyno(?:jet)?:? ${FIGURE}(?=\s*[.,;]|\s*$)`),
  new RegExp(String.raw`${FIGURE} (?:base ?line|as a baseline|before mods)\b`),
  new RegExp(
    String.raw`\b(?:right now|currently|today|as it sits|at the moment)(?: (?:it|she|he|the car|car|truck|we|mine|i))? (?:${MAKES} )?${FIGURE}(?=\s*[.,;]|\s*$)`,
  ),
  new RegExp(String.raw`\b(?:sits|sitting|is) at ${FIGURE}(?=\s*[.,;])`),
  new RegExp(
    String.raw`\b(?:currently|already|right now it|now) (?:${MAKES} )?(?:at )?${FIGURE}(?: ${TODAY})*(?: on (?:91|93|e30|e85|pump(?: gas)?))?(?=\s*[.,;]|\s*$| (?:want|need|target|goal))`,
  ),
  /(?<!\b(?:want|wants|need|needs|goal|target|for|to|like|hit|reach|get|of|is) (?:\w+ ){0,2})\b(\d{3,4}) ?(?:wheel hp|(?:rw|aw|fw|w)hp|hp|wheel|horsepower)(?: on (?:91|93|e30|e85|pump(?: gas)?|race gas))? (?:right now|currently|today|already|at the moment|as it sits|as is)\b/,
  new RegExp(String.raw`\b(?:dynoe?d|dyno'?d|dynos) (?:at )?${FIGURE}(?: ${TODAY})*`),
  new RegExp(
    String.raw`\bdyno(?:jet)?(?: sheet| run| slip| session| pull)? (?:says|said|showed|shows|gave|read|reads|recorded|measured) (?:me |it )?${FIGURE}(?: ${TODAY})*`,
  ),
]

/** "It's got a cam and headers, about 460 to the wheels": what stands behind the parts that it has, with no word of wishing. */
const WITH_ITS_PARTS =
  /(?<=\b(?:it|she|car|truck|mine)(?: is| has| also)* (?:got|has|have|running)\b(?:(?!\b(?:wants?|needs?|goal|target|looking|hit|reach|build|if|would|should|could|will)\b)[^.;?!]){4,60}?)\b(?:about |around |like |roughly |makes |making |at |does )+(\d{3,4}) (?:hp |horsepower )?(?:(?:at|to|on) the (?:rear )?wheels?|w?hp\b|wheel\b)/

/** What is told of the car as it stands: what is on it, what it makes, the stage that is done. */
export interface OwnersCar {
  dynoSheet: DynoSheet | undefined
  stated: PartKind[]
  /** What the words say is on it, hidden in what is left to read. */
  fitted: readonly Fitted[]
  stage?: number | undefined
}

const DONE = String.raw`(?: (?:is|was|are|all|already|been|has been|now|currently))* (?:done|already|installed|on it|on the car|so far|currently|on there|finished)`
const STAGE_DONE = [
  /(?<=\b(?:installed|already|done)\b[^.]{0,40}, ?(?:and )?(?:[a-z]+ )?)\bstage ?([1-3]) (?:tune|flash)(?=[.,;]|\s*$)/,
  new RegExp(
    String.raw`(?:\b(?!(?:to|for|with|at|on|is|am|a|and|the|my|its?|full|(?:19|20)\d\d) )[a-z\d]+ )?\bstage ?([1-3])\+?(?: (?:tune|flash|kit|package|bolt-?ons))?${DONE}\b(?!\?)`,
  ),
  /\b(?:already|currently|esta en|anda en|(?:am|i'm|is|been|sits?) (?:at|on)) (?:on |at |a |running )?(?:a )?stage ?([1-3])\+?(?: tuned?)?(?= |,|\.|$)/,
  // "Stage 1 from a shop in Jersey".
  /\bstage ?([1-3])\+? (?:tune |file |map |flash )?(?:from|by) (?:an? |my |the |some |another )?(?:[a-z]+ )?(?:shop|tuner|dealer|guy|owner|place|buddy)\b/,
  /\b(?:got|have|has|had|running) (?:a |an |the )?(?:[a-z\d]+ )?stage ?([1-3])\+?(?: tune)?(?=.*\b(?:what is next|next (?:step|mod|stage|thing)))/,
] as const
const LIST_DONE =
  /\b(?:done|already|installed|so far|mods?|currently|has|bolt-?ons|fbo|supporting mods)\s*[:=]?\s*\(([^)]{2,140})\)/
const MOTOR_DONE =
  /(?<!\b(?:want|get|getting|have|need|if|once|until|when|after|before|with|no|not) (?:the |my |a |your )?)\b(?:motor|engine|block|bottom[ -]?end|short ?block|long ?block)(?:'?s| is| was| has been)?(?: (?:already|all|fully|been|is))* (?:done|built|forged|sleeved)\b(?! for| to)/

/** "Stage 2 done (pulley and flash)", "the motor's already built": said as a fact, whatever is wished after it. */
function readDone(sentence: Sentence): { stage?: number; kinds: PartKind[] } {
  const kinds: PartKind[] = []
  const listed = LIST_DONE.exec(sentence.rest)
  const inList = listed?.[1]?.includes('?') ? [] : kindsIn(listed?.[1] ?? '')
  if (listed?.[1] && inList.length > 0 && !/\b(?:no|not|without|stock|want|need)\b/.test(listed[1])) {
    kinds.push(...inList)
    sentence.rest = sentence.rest.replace(listed[1], ' , ')
  }
  const stage = STAGE_DONE.map((form) => sentence.take(form)?.[1]).find(Boolean)
  if (stage) kinds.push('tune')
  const motor = MOTOR_DONE.exec(sentence.rest)
  if (
    motor &&
    kindsIn(sentence.rest.slice(motor.index + motor[0].length)).every(
      (kind) => kind === 'stroker' || kind === 'built_bottom_end',
    )
  ) {
    kinds.push(/\bstroker\b/.test(sentence.rest) ? 'stroker' : 'built_bottom_end')
    sentence.rest = sentence.rest.replace(motor[0], ' , ').replace(/\bstroker\b/, ' ')
  }
  return { kinds, ...(stage ? { stage: Number(stage) } : {}) }
}

const LEAST_LISTED = 2

/** What a message tells of the car before it wishes anything: what is on it, and what it makes. */
export function readOwnersCar(sentence: Sentence, asked = sentence.rest): OwnersCar {
  sentence.rest = withoutOthersDyno(sentence.rest)
  const fitted = fittedIn(asked)
  const done = readDone(sentence)
  const dynoSheet = readMeasured(sentence)
  sentence.rest = withFittedHidden(sentence.rest, asked, fitted)
  const kinds = [...new Set([...done.kinds, ...fitted.flatMap((one) => one.kinds)])]
  // "FBO (intake, downpipe, intercooler)": the list says what is meant.
  const isListed = kinds.filter((kind) => FULL_BOLT_ONS.includes(kind)).length >= LEAST_LISTED
  const bolted = !isListed && IS_BOLTED.test(sentence.rest) ? FULL_BOLT_ONS : []
  const stage = done.stage ?? Number(fitted.map(({ words }) => /stage ?([123])/.exec(words)?.[1]).find(Boolean) ?? 0)
  return { dynoSheet, stated: [...new Set([...kinds, ...bolted])].sort(), fitted, ...(stage ? { stage } : {}) }
}

/** "FBO 5.0", "already full bolt-ons": the car has them; what this engine does not take falls away. */
const IS_BOLTED =
  /(?<!\b(?:go|going|do|doing|want|need|get|getting|for|just|only|or|vs|with|max|is|what|to|a|are|does) (?:it )?)\bfbo\b(?! (?:or|vs|cost|price|build|worth|mean|kit|package|parts|only))/

/** What the car makes at the wheels as it stands, and on which dyno; taken out, so that it is no goal. */
function readMeasured(sentence: Sentence): DynoSheet | undefined {
  for (const form of [...MEASURED, WITH_ITS_PARTS]) {
    const said = form.exec(sentence.rest)
    if (!said) continue
    const read = readDynoSheet(said[0]) ?? readDynoSheet(`makes ${said[1]} whp now`)
    if (!read) continue
    const fuel = / on (?:91|93|e30|e85|race gas)\b/.exec(said[0])?.[0] ?? ''
    sentence.rest = sentence.rest.replace(said[0], ` ,${fuel} , `)
    return read
  }
  return readStated(sentence) ?? readBeside(sentence)
}

function readBeside(sentence: Sentence): DynoSheet | undefined {
  const now = besideAGoal(sentence.rest)
  if (!now || OF_ANOTHER.test(sentence.rest)) return undefined
  sentence.rest = sentence.rest.replace(now.words, ' , ')
  return readDynoSheet(`makes ${now.wheelHp} whp now`)
}

/** Where what is told of the car ends and what is wished begins. */
const WISH_CUE =
  /\b(?:want|wants|goal|need|needs|tryna|chasing|after (?=\d)|hop(?:e|es|ing)|next (?:goal|target)|looking (?:for|to)|trying|would like|'d like|target|next step|next level|(?:what )?gets? (?:me|it) to|take it to|get (?:it )?to|aim\w*|shooting for|hoping|going for)\b|\b(?:[89]|1[0-5])\.\d{1,2} (?:in the )?(?:quarter|1\/4)|\b\d{3,4} ?w?hp on (?:e85|e30)\b(?! (?:right now|now|today|currently|already|at the moment|as it))/
/** What says that the car is described as it stands. */
const STATE_MARK =
  /\b(?:already|currently|so far|except|still on|(?<!\b(?:put|slap|throw|bolt|stick|hang|want|add|get)\b[^.,;]{0,30})on it|made|put down|laid down|dynoe?d|right now|makes|making|done|installed|fbo|full bolt[ -]?ons|as is|at the moment|today|as it sits|has|have|came with|bought it with|now(?=\W*$|\s*[.,;])|(?:jb4|tune|piggyback|fbo|bolt-?ons?|intake|exhaust|downpipe|pulley|headers?) only)\b/
/** Somebody else's car is told of. */
const OF_ANOTHER =
  /\b(?:room ?mate|friend|buddy|brother|neighbou?r|cousin|co-?worker|guy|he|she|his|her|dad|uncle) (?:\w+ ){0,2}(?:has|have|had|got|makes|one)\b/
const PARTS_ONLY = /\b(?:jb4|tune|piggyback|fbo|bolt-?ons?|intake|exhaust|downpipe|pulley|headers?) only\b/
const STATE_FIGURE = new RegExp(String.raw`\b${FIGURE}(?=(?: (?:now|i|we|and|but|so|on \w+))*(?: ?[.,;]|\W*$))`)

/** The part of a message that tells how the car stands, where a wish follows it; undefined where none is marked so. */
function stateOf(text: string): string | undefined {
  const at = text.search(WISH_CUE)
  const told = at > 0 ? text.slice(0, at) : PARTS_ONLY.test(text) ? text : ''
  return STATE_MARK.test(told) ? told : undefined
}

const DOES = /\b(?:does|did|makes|made|puts? down|laid down|sits at|is at|runs|shows|pulls) (?:about |around |like )?$/

const NOW = /\b(?:now|today|currently|right now|at the moment|as it sits|as is|so far)\b/

/** What it makes today, where the figure only stands beside the parts that it has. */
function readStated(sentence: Sentence): DynoSheet | undefined {
  const told = stateOf(sentence.rest)
  const said = told === undefined ? undefined : STATE_FIGURE.exec(told)
  const wish = sentence.rest.slice(told?.length ?? 0)
  const isOnlyFigure = !/\d{3,4}|\b1?\d\.\d|\b(?:more|next|stage|max\w*|most|faster|quicker|another)\b/.test(wish)
  if (said && isOnlyFigure && !DOES.test((told ?? '').slice(0, said.index)) && !NOW.test(told ?? '')) return undefined
  const isUnit =
    said !== null && said !== undefined && (/wheel|hp/.test(said[0]) || DOES.test((told ?? '').slice(0, said.index)))
  if (!said || !isUnit || OF_ANOTHER.test(told ?? '')) return undefined
  const read = readDynoSheet(`makes ${said[1]} whp now`)
  if (read) sentence.rest = sentence.rest.replace(said[0], ' , ')
  return read
}
