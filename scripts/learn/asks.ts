import { writeFileSync } from 'node:fs'
import type { AskWeights } from '../../src/server/assistant/asks/learned-asks.ts'
import { STEP } from '../../src/server/assistant/asks/learned-asks.ts'

/** The signs of one ask, and the place of what it is. */
export interface LabelledAsk {
  signs: ReadonlyMap<string, number>
  kind: number
}

/** A sign that fewer asks have is no sign. */
const SEEN_IN = 3
const ROUNDS = 16
const BATCH = 128
const RATE = 0.5
const DECAY = 1e-5
/** A weight below this changes no answer and is left out. */
const LEAST = 0.3

/** The same order of rows every time. */
function shuffled(count: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at)
  let state = seed
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

/** Softmax regression over sparse signs by Adagrad in batches; of the weights those are kept that tell something. */
export function learnAsks(labelled: readonly LabelledAsk[], width: number): AskWeights {
  const counts = new Map<string, number>()
  for (const { signs } of labelled) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const index = new Map([...counts].filter(([, count]) => count >= SEEN_IN).map(([sign], at) => [sign, at]))
  const rows = labelled.map(({ signs, kind }) => {
    const own = [...signs].flatMap(([sign, value]) => {
      const at = index.get(sign)
      return at === undefined ? [] : [[at, value] as const]
    })
    const length = Math.sqrt(own.reduce((sum, [, value]) => sum + value * value, 0)) || 1
    return {
      kind,
      at: Uint32Array.from(own, ([at]) => at),
      value: Float64Array.from(own, ([, value]) => value / length),
    }
  })
  const weights = new Float32Array((index.size + 1) * width)
  const squares = new Float32Array(weights.length).fill(1e-6)
  const bias = index.size * width
  const slope = new Float32Array(weights.length)
  const touched = new Uint8Array(index.size)
  const scores = new Float64Array(width)
  const step = (at: number, size: number) => {
    const own = (slope[at] ?? 0) / size + DECAY * (weights[at] ?? 0)
    squares[at] = (squares[at] ?? 0) + own * own
    weights[at] = (weights[at] ?? 0) - (RATE * own) / Math.sqrt(squares[at] ?? 1)
    slope[at] = 0
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(rows.length, round + 1)
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH)
      for (const one of batch) {
        const row = rows[one]
        if (!row) continue
        for (let k = 0; k < width; k += 1) scores[k] = weights[bias + k] ?? 0
        for (let i = 0; i < row.at.length; i += 1) {
          const [base, value] = [(row.at[i] ?? 0) * width, row.value[i] ?? 0]
          for (let k = 0; k < width; k += 1) scores[k] = (scores[k] ?? 0) + value * (weights[base + k] ?? 0)
        }
        const most = Math.max(...scores)
        let sum = 0
        for (let k = 0; k < width; k += 1) sum += scores[k] = Math.exp((scores[k] ?? 0) - most)
        for (let k = 0; k < width; k += 1) scores[k] = (scores[k] ?? 0) / sum - (k === row.kind ? 1 : 0)
        for (let i = 0; i < row.at.length; i += 1) {
          const [at, value] = [row.at[i] ?? 0, row.value[i] ?? 0]
          touched[at] = 1
          for (let k = 0; k < width; k += 1)
            slope[at * width + k] = (slope[at * width + k] ?? 0) + value * (scores[k] ?? 0)
        }
        for (let k = 0; k < width; k += 1) slope[bias + k] = (slope[bias + k] ?? 0) + (scores[k] ?? 0)
      }
      touched.forEach((is, at) => {
        if (is === 0) return
        touched[at] = 0
        for (let k = 0; k < width; k += 1) step(at * width + k, batch.length)
      })
      for (let k = 0; k < width; k += 1) step(bias + k, batch.length)
    }
  }
  const ofSign = (at: number): number[] => {
    const own: number[] = []
    for (let k = 0; k < width; k += 1) {
      const weight = weights[at * width + k] ?? 0
      if (Math.abs(weight) >= LEAST) own.push(k, Math.round(weight / STEP))
    }
    return own
  }
  return {
    bias: Array.from({ length: width }, (_, k) => Math.round((weights[bias + k] ?? 0) / STEP)),
    bySign: Object.fromEntries(
      [...index]
        .map(([sign, at]) => [sign, ofSign(at)] as const)
        .filter(([, own]) => own.length > 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}

/** Writes weights where the assistant reads them, a sign a line: `dangers/danger-weights.json`. */
export function writeWeights(file: string, { bias, bySign }: AskWeights): void {
  const lines = Object.entries(bySign).map(([sign, ofSign]) => `${JSON.stringify(sign)}:[${ofSign.join()}]`)
  const text = `{"bias":[${bias.join()}],"bySign":{\n${lines.join(',\n')}\n}}\n`
  writeFileSync(new URL(file, ASSISTANT), text)
  console.log(`${file}: ${lines.length} signs`)
}
const ASSISTANT = new URL('../../src/server/assistant/', import.meta.url)
