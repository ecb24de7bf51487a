import { withoutFuels } from './fuel-words.ts'
import { readBareNumber, readPowerGoal, readStageGoal } from './goal-words.ts'
import type { Goal } from './meaning.ts'
import { partsIn } from './part-words.ts'
import { Sentence } from './sentence.ts'
import { readStripGoal } from './strip-goal-words.ts'

export const readGoal = (sentence: Sentence): Goal | undefined =>
  readStripGoal(sentence) ?? readPowerGoal(sentence) ?? readStageGoal(sentence)

const TAKEN_BACK =
  /\b(?:no,? wait|wait,? no|scratch that|i mean|i meant|make that|no,? make it|actually|sorry|jk|just kidding)\b/g

/** "Ten flat, no wait, eleven flat": the goal that is said after a correction takes the place of the one before. */
export function readCorrected(sentence: Sentence): Goal | undefined {
  const cue = [...sentence.rest.matchAll(TAKEN_BACK)].at(-1)
  if (!cue) return undefined
  const head = new SentenceRest(sentence.rest.slice(0, cue.index))
  const tail = new SentenceRest(sentence.rest.slice(cue.index))
  const goal = readGoal(tail)
  if (!goal || !readGoal(head)) return undefined
  sentence.rest = `${head.rest}${tail.rest}`
  return goal
}

export const nextStage = (done: number): Goal => (done === 1 ? { stage: 2 } : { most: true, isSafe: true })

/** A number is looked for where fuels are blanked, and taken from the sentence. */
class SentenceRest extends Sentence {
  constructor(rest: string, of?: Sentence) {
    super('')
    this.rest = rest
    this.of = of
  }
  private readonly of: Sentence | undefined
  override take(form: RegExp): RegExpExecArray | undefined {
    this.of?.take(form)
    return super.take(form)
  }
}

/** A figure without a unit, where no goal but a stage was read. */
export const readBare = (sentence: Sentence, goal: Goal | undefined): Goal | undefined =>
  goal && !('stage' in goal) ? undefined : readBareNumber(new SentenceRest(withoutFuels(sentence.rest), sentence))

const AT_END = /(?:^| )([2-9]\d\d|1[0-4]\d\d)(?: ?\+)?(?: (?:please|pls|on ,|with ,))?[ ,.!]*$/
/** "2017 GT350 - blower ok - 750 - E85": a figure that stands alone between marks. */
const BETWEEN_MARKS = /(?: [-/|;] |[|;] ?)([2-9]\d\d|1[0-4]\d\d)(?= ?(?: [-/|;] |[|;]|, ,| ,$))/
/** "TWIN TURBO. 800. E85": a figure that is a sentence. */
const BETWEEN_STOPS = /(?<=[a-z\d][.!;] )([2-9]\d\d|1[0-4]\d\d)(?= ?[.!;])/
/** "Big turbo 700 e85": the fuel is blanked. */
const BEFORE_FUEL = /(?<![\d.$#-])\b([4-9]\d\d|1[0-4]\d\d)(?= ,{3,})/
/** "Stock block 430 on 91", "800 on pump 91": the fuel is blanked. */
const ON_FUEL =
  /(?<![\d.$#/-])(?<!\b(?:gt|q|g|m|bmw|stage|size) ?)\b([2-9]\d\d|1[0-4]\d\d)(?= (?:on|en) (?:pump |bomba )?,{2,})/
/** "600 with a supercharger". */
const WITH_BOOST =
  /(?<![\d.$#/-])\b([3-9]\d\d|1[0-4]\d\d)(?= (?:with|w\/|con) (?:an? |un )?(?:supercharger|blower|whipple|procharger|(?:twin |single )?turbos?|forced)\b)/
/** "Leave me on the side of 285", "stuck on the 405": the number of a road. */
const OF_A_ROAD =
  /\b(?:(?:side|shoulder|middle|edge) of(?: the)?|(?:highway|hwy|interstate|route|rt|exit|freeway|us|i-?)|(?:stuck|stranded|traffic|merg\w+|cruis\w+|driv\w+|commut\w+|stop\w*|die|dies|up|down|along) (?:on(?:to)?|in|along|up|down)(?: the)?) ?$/
const NAMES = /\b(?:302|392|427|454|507|603|911|718|99\d|1500)$/
const BMW_NAMES = /^bmw-.*:(?:1[23][58]|2[234][058]|3[2-4][058]|4[2-4][058]|5[2-5][058]|6[45]0|7[45]0)$/
const NISSAN_NAMES = /^(?:nissan|infiniti)-.*:(?:240|300|350|370|400)$/

/** "2004 STI, 400": the figure that a message with a car ends on. */
export function readLastFigure(sentence: Sentence, car: string): Goal | undefined {
  const rest = withoutFuels(sentence.rest)
  const alone = BETWEEN_STOPS.exec(rest)?.[1]
  const figure =
    (AT_END.exec(rest) ?? BETWEEN_MARKS.exec(rest))?.[1] ??
    alone ??
    (BEFORE_FUEL.exec(rest) ?? ON_FUEL.exec(rest) ?? WITH_BOOST.exec(rest))?.[1]
  if (!figure || NAMES.test(figure) || BMW_NAMES.test(`${car}:${figure}`) || NISSAN_NAMES.test(`${car}:${figure}`))
    return undefined
  const before = rest.slice(0, rest.lastIndexOf(figure))
  if (
    OF_A_ROAD.test(before) ||
    /\b(?:stock|code|error|size|model|series|vin|at|miles|pair of|walbro|aem|id|dw|gen) ?$/.test(before) ||
    (figure !== alone && /(?:[.$#]|\d-|(?:^|[ ,])(?!(?:19|20)\d\d)\d+) ?$/.test(before))
  )
    return undefined
  const last = ON_FUEL.test(rest) ? undefined : partsIn(before).at(-1)
  if (last && last.word.induction === undefined && last.to > before.trimEnd().length - 2) return undefined
  sentence.take(new RegExp(String.raw`(?<![\d.])${figure}(?!\d)`))
  return { wheelHp: Number(figure) }
}
