/** A compression test as it was read off the gauge, in psi. */
export interface CompressionRead {
  figures: readonly number[]
  best: number
  worst: number
  /** How far the worst cylinder is under the best, in percent. */
  underPercent: number
}

/** So far apart cylinders may be, in percent; more is looked into before anything else. */
export const MOST_APART_PERCENT = 10
const LEAST_PSI = 30
const MOST_PSI = 280
const BAR = 14.5

const OF_TEST = /\bcompressions?\b|\bcomp(?:ression)? (?:test|numbers|check|figures)\b|\bcompresion\b|\bcranking psi\b/
const GAP = String.raw`\s*(?:[/,;|-]|and|y)\s*(?:and\s+)?|\s+`
const FIGURE = String.raw`\d{2,3}(?:\.\d)?|\d{1,2}\.\d`
const RUN = new RegExp(String.raw`(?<![\d.$'])(?:${FIGURE})(?:(?:${GAP})(?:${FIGURE})){2,11}(?![\d:%])`, 'g')
/** "90 in cylinder 3, 150 in the rest". */
const ONE =
  /\bcyl(?:inder)? ?#?(?:\d|one|two|three|four|five|six)\b[^.;?!\d]{0,24}\b(\d{2,3})(?! ?(?:k|miles|whp|hp))\b|\b(\d{2,3})(?: ?psi)? (?:in|on) (?:cyl(?:inder)? ?#?)(?:\d|one|two|three|four)\b/
const OTHERS =
  /\b(?:rest|others?|all (?:the )?(?:rest|others))\b[^.;?!\d]{0,24}\b(\d{2,3})\b|\b(\d{2,3})(?: ?psi)? (?:in|on|for) (?:all )?(?:the )?(?:rest|others?)\b/

const psiOf = (said: string): number => {
  const figure = Number(said)
  return figure < 25 ? figure * BAR : figure
}

function figuresIn(said: string): readonly number[] {
  const runs = [...said.matchAll(RUN)].map(([run]) => (run.match(/\d+(?:\.\d)?/g) ?? []).map(psiOf))
  const found = runs
    .filter((run) => run.every((psi) => psi >= LEAST_PSI && psi <= MOST_PSI))
    .toSorted((a, b) => b.length - a.length)[0]
  if (found) return found
  const [one, others] = [ONE, OTHERS].map((form) => form.exec(said)?.slice(1).find(Boolean))
  return one && others ? [Number(others), Number(one)] : []
}

/** "Compression 140/142/138/121": the figures of a test and how far apart they are. */
export function compressionRead(text: string): CompressionRead | undefined {
  const said = text.toLowerCase()
  if (!OF_TEST.test(said)) return undefined
  const figures = figuresIn(said)
  if (figures.length < 2) return undefined
  const best = Math.max(...figures)
  const worst = Math.min(...figures)
  return { figures, best, worst, underPercent: Math.round((100 * (best - worst)) / best) }
}

/** Whether one cylinder of a test that is told is well under the best. */
export const hasWeakCylinder = (text: string): boolean =>
  (compressionRead(text)?.underPercent ?? 0) > MOST_APART_PERCENT
