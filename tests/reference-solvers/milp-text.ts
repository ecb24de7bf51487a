export type MilpQuestion =
  | { kind: 'cheapest'; goalWheelHp: number; atMostCents?: number }
  | { kind: 'strongest'; scoreCents: number }

export type Term = readonly [coefficient: number, variable: string]

export const sum = (terms: readonly Term[]): string =>
  terms.map(([c, name]) => `${c < 0 ? '-' : '+'} ${Math.abs(c)} ${name}`).join(' ')

/** The program of a scenario before a question is put to it. */
export interface MilpRows {
  rows: readonly string[]
  score: readonly Term[]
  baseCents: number
  floorWheelHp: number
  shotWheelHp: number
  binaries: readonly string[]
}

/** The question as text for a solver. */
export function milpText(program: MilpRows, question: MilpQuestion): string {
  const { rows, score, baseCents, floorWheelHp, shotWheelHp, binaries } = program
  const goal = Math.max(floorWheelHp, question.kind === 'cheapest' ? question.goalWheelHp : 0)
  const asked = [
    ...rows,
    `base = ${baseCents}`,
    ...(goal > 0 ? [`t >= ${Math.log(Math.max(1, goal - shotWheelHp))}`] : []),
  ]
  const whole = sum([[1, 'base'], ...score])
  const atMost = question.kind === 'strongest' ? question.scoreCents : question.atMostCents
  if (atMost !== undefined) asked.push(`${whole} <= ${atMost}`)
  const objective = question.kind === 'cheapest' ? `Minimize\n obj: ${whole}` : 'Maximize\n obj: t'
  const lines = asked.map((row, index) => ` r${index}: ${row}`)
  return `${objective}\nSubject To\n${lines.join('\n')}\nBinary\n ${binaries.join(' ')}\nEnd`
}
