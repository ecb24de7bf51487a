import type { Answer } from './advisor.ts'
import type { By } from './better-told.ts'
import { mattersOf } from './knowledge/matters.ts'
import type { Meaning } from './meaning.ts'
import { ofNoneOfOurs } from './stranger-answer.ts'
import type { Turn } from './turn.ts'

/** What is told of the shop holds for every car. */
const OF_THE_SHOP: ReadonlySet<string> = new Set([
  'shipping',
  'return',
  'tax',
  'money',
  'order',
  'damage',
  'warranty',
  'law',
])
/** Who says himself which car it is, warns, or tells of no car. */
const NAMES_IT: ReadonlySet<By> = new Set<By>([
  'atCounter',
  'shopAsked',
  'compare',
  'dangerFirst',
  'symptomFirst',
  'chat',
  'help',
  'thanks',
  'reset',
  'cart',
  'firstCar',
  'carWanted',
])
/** A danger that leads the answer stays first. */
const SAYS_SO =
  /\bWe don't build\b|\bNothing (?:for|made for)\b|\bNo trabajamos\b|\bTodavía no trabajamos\b|^[\s\S]{0,160}\b[Ss]top driving\b|\bPara ese nada\b/

/** A car that we do not build is said by name before anything general is, whoever answers. */
export function namingStranger({ advisor, draft, reading }: Turn, by: By, told: Answer): Answer {
  const { asked } = reading
  const meaning = withYearNotBuilt(advisor, reading.meaning)
  const words = told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
  if (!isOfStranger(meaning) || NAMES_IT.has(by) || SAYS_SO.test(words) || words === '') return told
  if (
    mattersOf(asked).some((matter) => OF_THE_SHOP.has(matter)) ||
    told.some(({ type }) => type === 'build' || type === 'parts')
  )
    return told
  return [ofNoneOfOurs(draft, meaning), ...told]
}

/** "93 Cobra, can it take 400": a year that we do not build of a model makes it a stranger. */
function withYearNotBuilt({ catalog: { vehicles } }: Turn['advisor'], meaning: Meaning): Meaning {
  const { car, year, isYearOfCode, ...rest } = meaning
  const own = vehicles.filter(({ modelId }) => modelId === car)
  const [any] = own
  if (!any || year === undefined || isYearOfCode) return meaning
  const isBuilt = own.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
  return isBuilt ? meaning : { ...rest, year, stranger: `${year} ${any.make} ${any.model}` }
}

const isOfStranger = ({ stranger, car }: Meaning): boolean => stranger !== undefined && car === undefined
