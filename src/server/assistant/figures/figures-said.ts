import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../places.ts'
import { type AskWeights, chancesOf } from '../asks/learned-asks.ts'
import type { Sentence } from '../sentence.ts'
import { figureSigns, figuresAt } from './figure-signs.ts'

/** What a figure of a message may stand for. */
export const FIGURE_ROLES = [
  ...(['wheel_power_goal', 'crank_power_goal', 'gain_goal', 'time_goal', 'torque_goal'] as const),
  ...(['power_now', 'power_told', 'budget', 'price_told', 'year_of_car', 'year_told', 'mileage', 'octane'] as const),
  ...(['stage', 'boost', 'rpm', 'time_told', 'weight', 'altitude', 'temperature', 'size', 'name', 'count'] as const),
  'other',
] as const
export type FigureRole = (typeof FIGURE_ROLES)[number]

export interface FigureSaid {
  /** As typed: "600", "11.62". */
  text: string
  value: number
  /** What stands right behind it: "k", "whp", "s". */
  unit: string
  /** How likely each role is, in their order. */
  chances: Float64Array
}

const WEIGHTS = join(ROOT, 'src/server/assistant/figures/figure-weights.json')
let weights: AskWeights | undefined
/** Nobody says more figures that matter. */
const MOST_READ = 40
const MOST_KEPT = 300
const kept = new Map<string, readonly FigureSaid[]>()

/** For what each figure of a message stands, as learned. Worked: in "5-8k flat, cap it at 8k" the last is a budget, the others rpm. */
export function figuresSaid(typed: string): readonly FigureSaid[] {
  const known = kept.get(typed)
  if (known) return known
  const { plain, figures } = figuresAt(typed)
  const said = figures.slice(0, MOST_READ).map((figure): FigureSaid => {
    weights ??= JSON.parse(readFileSync(WEIGHTS, 'utf8')) as AskWeights
    return {
      text: figure.text,
      value: Number(figure.text.replaceAll(',', '')),
      unit: /^ ?([a-z]+)/.exec(plain.slice(figure.to))?.[1] ?? '',
      chances: chancesOf(figureSigns(plain, figure), weights),
    }
  })
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(typed, said)
  return said
}

/** How likely a figure stands for one of the roles. */
export const chanceOfRoles = ({ chances }: FigureSaid, roles: readonly FigureRole[]): number =>
  roles.reduce((sum, role) => sum + (chances[FIGURE_ROLES.indexOf(role)] ?? 0), 0)

/** The figure that most likely stands for one of the roles, from `least` up. */
export function likeliestFigure(
  said: readonly FigureSaid[],
  roles: readonly FigureRole[],
  least: number,
): FigureSaid | undefined {
  const likely = said.filter((figure) => chanceOfRoles(figure, roles) >= least)
  return likely.toSorted((a, b) => chanceOfRoles(b, roles) - chanceOfRoles(a, roles))[0]
}

/** Less likely than this a figure is not read as one of the roles, whatever words stand beside it. */
const UNLIKELY = 0.25
/** The fuel and the year of the car have readers of their own, which tell other figures by them. */
const NAMED: readonly FigureRole[] = ['octane', 'year_of_car']
/** What a figure of money is called right behind it. */
const IN_MONEY = /^(?:usd|doll?[ao]rs?|bucks|grand|otd)$/
const HIDES = 0xe0_00
const HIDDEN = /[\ue000-\ue03f]/g

/** "0-60", "1/4", "60 foot": what is measured, and no figure of its own. */
const MEASURES =
  /\b0 ?(?:-|to|a) ?(?:60|62|100)\b|\b60 ?(?:-|to) ?130\b|\b100 ?(?:-|to) ?200\b|\b1 ?\/ ?[48]\b|\b(?:60|100|1000) ?-?(?:ft|foot|feet)\b/g

/** Reads a sentence while the figures that surely stand for something else are out of sight. */
export function onlyWith<T>(
  sentence: Sentence,
  said: readonly FigureSaid[],
  roles: readonly FigureRole[],
  read: (sentence: Sentence) => T,
  least = UNLIKELY,
): T {
  const isLikely = (figure: FigureSaid) =>
    chanceOfRoles(figure, [...roles, ...NAMED]) >= least || (roles.includes('budget') && IN_MONEY.test(figure.unit))
  const likely = new Set(said.filter(isLikely).map(({ text }) => text))
  const measures = new Set(sentence.rest.match(MEASURES)?.flatMap((name) => name.match(/\d+/g) ?? []))
  const out = [...new Set(said.map(({ text }) => text))].filter((text) => !likely.has(text) && !measures.has(text))
  out.forEach((text, at) => {
    const figure = new RegExp(String.raw`(?<![\d.,])${text.replaceAll('.', '\\.')}(?!\d|[.,]\d)`, 'g')
    sentence.rest = sentence.rest.replaceAll(figure, String.fromCharCode(HIDES + at))
  })
  const found = read(sentence)
  sentence.rest = sentence.rest.replaceAll(HIDDEN, (mark) => out[mark.charCodeAt(0) - HIDES] ?? '')
  return found
}
