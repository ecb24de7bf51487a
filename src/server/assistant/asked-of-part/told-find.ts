import type { Part } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Bilingual, dollars } from '../advisor.ts'
import { bestPart, isShort } from './best-part.ts'
import type { MeantPart } from './meant-part.ts'
import type { OfPart } from './of-part.ts'
import { nameOf, priceOf, shelfPrice } from './part-words-told.ts'

const MOST_OTHERS = 3
/** "Under 350": of the part, however small it is for a budget. */
const UNDER =
  /\b(?:under|below|less than|no more than|max(?:imum)?|up to|menos de|maximo)\W{0,2}(\d{2,4})\b(?! ?(?:w?hp|whp|wheel|lbs?|pounds|miles|k\b|cc|rpm|psi|mm|inch\w*|sec\w*|degrees|db))/
const mostIn = (words: string): number | undefined => {
  const said = UNDER.exec(words)?.[1]
  return said === undefined ? undefined : Number(said)
}

/** What is looked for: the one that suits what was said first, then the others with their prices. */
export function findTold(one: OfPart): { told: Bilingual; shown: Part[] } | undefined {
  const { name, meant } = one
  if (meant.missing !== undefined || (isExhaust(meant) && QUIET.test(one.words))) return undefined
  const found = onesFor(one, meant)
  if (!found) return undefined
  const { best, why, others, over, isRatedShort } = found
  const also = others.slice(0, MOST_OTHERS).map(shelfPrice).join('; ')
  const short = isRatedShort
    ? ([
        ' None of them is rated for what you said: ask at /contact before you buy for it.',
        ' Ninguna alcanza para lo que dijiste: pregunta en /contact.',
      ] as const)
    : (['', ''] as const)
  return {
    told: [
      `${over[0]}For the ${name}: ${nameOf(best)}, ${priceOf(best)[0]}: ${why[0]}.${short[0]}${also ? ` Also: ${also}.` : ''}`,
      `${over[1]}Para el ${name}: ${nameOf(best)}, ${priceOf(best)[1]}: ${why[1]}.${short[1]}${also ? ` También: ${also}.` : ''}`,
    ],
    shown: [best, ...others.slice(0, MOST_OTHERS)],
  }
}

/** The quiet one of exhausts is told with what makes one quiet, by its own reader. */
const QUIET = /\b(?:quiet\w*|dron\w+|loud\w*|mild\w*|callad\w+)\b/
const isExhaust = ({ kinds }: MeantPart): boolean => kinds.some((kind) => /exhaust/.test(kind))

function onesFor({ spoken: { advisor, reading }, car, words }: OfPart, { parts }: MeantPart) {
  const [first] = parts
  if (!first) return undefined
  const ofKind = parts.filter(({ kind }) => kind === first.kind)
  const budgetUsd = reading.meaning.budgetUsd ?? mostIn(words)
  const payable = budgetUsd ? ofKind.filter(({ priceCents }) => dollarsOf(priceCents) <= budgetUsd) : ofKind
  const some = payable.length > 0 ? payable : ofKind
  const best = bestPart(advisor, car, some, words)
  if (!best) return undefined
  const over: Bilingual =
    budgetUsd && payable.length === 0
      ? [`Nothing under ${dollars(budgetUsd)}. `, `Nada por menos de ${dollars(budgetUsd)}. `]
      : ['', '']
  return {
    best: best.part,
    why: best.why,
    others: some.filter((one) => one !== best.part),
    over,
    isRatedShort: isShort(advisor, car, ofKind, words),
  }
}
