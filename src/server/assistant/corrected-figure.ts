import type { Goal, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'

const FIGURE = String.raw`\$? ?(\d{1,6}(?:\.\d+)?) ?(k|grand|thousand)?(?![\d.])(?: ?(?:dollars|bucks|w?hp|whp|wheel|horses|horsepower))?`
const NOT_LAST = new RegExp(String.raw`${FIGURE},? (?:and )?(?:not|instead of|rather than) (?:the |an? )?${FIGURE}`)
const NOT_FIRST = new RegExp(String.raw`\bnot (?:the |an? )?${FIGURE},? (?:but |it is |i meant |is )*${FIGURE}`)
const THOUSAND = 1000

const amountOf = (figure: string | undefined, unit: string | undefined): number =>
  Number(figure) * (unit ? THOUSAND : 1)

/** Of "8k not 10" the 10 is said in the unit of the 8. */
function figuresIn(asked: string): { meant: number; other: number } | undefined {
  const last = NOT_LAST.exec(asked)
  const first = last ? null : NOT_FIRST.exec(asked)
  const [, a, unitOfA, b, unitOfB] = last ?? first ?? []
  if (a === undefined || b === undefined) return undefined
  const unit = unitOfA ?? unitOfB
  const [one, two] = [amountOf(a, unitOfA ?? unit), amountOf(b, unitOfB ?? unit)]
  return last ? { meant: one, other: two } : { meant: two, other: one }
}

/** "8000, not 10000": the figure that is put right is the budget or the power that was said before. */
export function correctedFigure(
  { budgetUsd, goal }: { budgetUsd?: number; goal?: Goal },
  { asked, meaning }: Pick<MessageReading, 'asked' | 'meaning'>,
): Meaning | undefined {
  const figures = figuresIn(asked)
  if (!figures || meaning.car !== undefined || meaning.intent === 'compare') return undefined
  const { meant, other } = figures
  const { goal: _, budgetUsd: __, ...said } = meaning
  if (budgetUsd === other) return { ...said, intent: 'plan', budgetUsd: meant }
  if (goal && 'wheelHp' in goal && goal.wheelHp === other) return { ...said, intent: 'plan', goal: { wheelHp: meant } }
  return undefined
}
