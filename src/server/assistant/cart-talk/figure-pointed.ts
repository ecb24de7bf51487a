import type { Part } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { dollars } from '../advisor.ts'
import { isOfSize } from './size-said.ts'

const MONEY = String.raw`\$ ?(\d{1,2},?\d{3}|\d{2,4})(?![\d.,]*\d)(?:\.\d\d)?|(\d{2,4}) ?-?(?:dollars?|bucks?|usd|dolares)`
/** "The 980 one", "the $289 intake", "the one for 450": one of several, by what it costs or by the figure of its name. */
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:the|that|those|el|la|los|las) (?:${MONEY}|(\d{2,4})s?) (?:ones?|1)\b`),
  new RegExp(String.raw`\b(?:the|that|those|el|la|los|las) (?:${MONEY}) [a-z]{3,}`),
  new RegExp(String.raw`\b(?:one|ones|that|those) (?:for|at|that is|thats|that's|de|listed at) (?:${MONEY})`),
]

export interface PointedFigure {
  figure: number
  /** As it is told: "$189 one". */
  words: string
}

/** The price, or the figure of a name, by which the words point at one of several. */
export function figurePointed(words: string): PointedFigure | undefined {
  for (const form of FORMS) {
    const found = form.exec(words)
    const said = found?.slice(1).find(Boolean)?.replace(',', '')
    if (said === undefined) continue
    const isMoney = /\$|dollar|buck|usd|dolares/.test(found?.[0] ?? '')
    const figure = Number(said)
    return { figure, words: isMoney ? dollars(figure) : said }
  }
  return undefined
}

/** Those that cost so many dollars; where none does, those that have the figure in their names. */
export function pointedByFigure(parts: readonly Part[], { figure }: PointedFigure): Part[] {
  const priced = parts.filter(({ priceCents }) => Math.abs(dollarsOf(priceCents) - figure) < 1)
  return priced.length > 0 ? priced : parts.filter((part) => isOfSize(part, { figure: String(figure), words: '' }))
}

/** The ones whose prices stand next to the one that was said. */
export const nearestInPrice = (parts: readonly Part[], { figure }: PointedFigure): Part[] =>
  parts
    .toSorted((a, b) => Math.abs(dollarsOf(a.priceCents) - figure) - Math.abs(dollarsOf(b.priceCents) - figure))
    .slice(0, 3)
