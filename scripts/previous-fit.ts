/** What the fit before foretold of the same results, unseen: frozen, so that both can be printed side by side. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EvidenceRow } from '../src/engine/calibration/evidence.ts'
import type { UnseenPrediction } from '../src/engine/calibration/leave-one-source-out.ts'

export type LeftOut = 'site' | 'page' | 'platform'
type Foretold = readonly [predictedHp: number, lowHp: number, highHp: number]

const FILE = new URL('../bench/previous-power-fit.json', import.meta.url)
const { results }: { results: Record<string, Record<LeftOut, Foretold>> } = JSON.parse(readFileSync(FILE, 'utf8'))

const keyOf = ({ sourceUrl, mods, baselineHp, modifiedHp }: EvidenceRow): string =>
  createHash('sha1')
    .update(`${sourceUrl}|${mods.join(' ')}|${baselineHp ?? ''}|${modifiedHp}`)
    .digest('hex')
    .slice(0, 12)

/** The earlier prediction of a result with the same left out; undefined for one that came in later. */
export function previously(leftOut: LeftOut, unseen: UnseenPrediction): UnseenPrediction | undefined {
  const before = results[keyOf(unseen.row)]?.[leftOut]
  if (!before) return undefined
  const [predictedHp, lowHp, highHp] = before
  const { measuredHp } = unseen
  const error = predictedHp / measuredHp - 1
  const held = measuredHp >= lowHp && measuredHp <= highHp
  return {
    ...unseen,
    ...{ predictedHp, lowHp, highHp, error, held },
    accuracy: Math.max(0, 1 - Math.abs(error)),
    logError: Math.log(measuredHp / predictedHp),
  }
}
