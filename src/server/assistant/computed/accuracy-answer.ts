import type { EvidenceSummary } from '../../../contract/evidence.ts'
import { UNSEEN_ERRORS } from '../../../engine/dragstrip/fitted-strip-accuracy.ts'
import type { Bilingual } from '../advisor.ts'

const ACCURACY =
  /\b(?:accura\w+|uncertaint\w+|margin of error|error (?:bars?|margin)|how (?:far off|close|precise|good|right) (?:are|is) (?:your|the|these|those|you)|off by how much|(?:predict\w*|model|average|mean|typical|usual|rms) errors?\b|errors? (?:on|in|of|for) (?:your|those|these|the (?:et|times?|numbers?|figures|predict\w+))|sample size|validat\w+)\b|\bhow many (?:dyno\w*|cars|tests?|results?|runs?|samples?)\b.{0,40}\b(?:check\w*|test\w*|compar\w*|based|behind|validat\w*|against)\b|\bhow often (?:are|do) you\b.{0,20}\b(?:right|wrong|hit|miss)\b/
const FIGURES_ASKED =
  /%|\bpercent\w*\b|\bsample\w*\b|\bmargin\b|\berror\b|\bhow (?:far|many|often|close|precise|accurate)\b|\bnumbers?\b|\bfigures\b|\bpredict\w*\b/

/** "How accurate, in percent, and on what sample size": what /accuracy shows is asked. */
const OF_ANOTHER = /\b(?:gauges?|sensors?|speedo\w*|odometer|wideband|scale|(?:butt|your|the|a) dyno)\b/

export const asksAccuracy = (asked: string): boolean =>
  !OF_ANOTHER.test(asked) && ACCURACY.test(asked) && FIGURES_ASKED.test(asked)

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** The figures of /accuracy: power from the evidence that was judged last, times from the fit's unseen tests. */
export function accuracyWords(summary: EvidenceSummary | undefined): Bilingual {
  const { platform } = UNSEEN_ERRORS
  const strip = `Times: the quarter mile is off by ${platform.quarterMileS.toFixed(2)} s and the trap by ${platform.trapMph.toFixed(1)} mph on average, over ${platform.quarterMileTests} road tests of cars whose engine family the model hadn't seen.`
  if (!summary)
    return [
      `${strip} Power: every prediction against a published dyno result, with its error and range, is at /accuracy.`,
      `Cuarto de milla: ${platform.quarterMileS.toFixed(2)} s de error medio en ${platform.quarterMileTests} pruebas. La potencia, en /accuracy.`,
    ]
  const { results, sources, meanError, medianError, held } = summary
  return [
    `Power: off by ${percent(meanError)} on average, ${percent(medianError)} for the one in the middle, over ${results.toLocaleString('en-US')} published dyno results from ${sources} sources; ${percent(held)} landed inside the range we give. Each was predicted by a model that had seen nothing of its source. ${strip} All of it, misses included: /accuracy.`,
    `Potencia: ${percent(meanError)} de error medio (mediana ${percent(medianError)}) en ${results} resultados de dyno de ${sources} fuentes; ${percent(held)} dentro del rango. Cuarto de milla: ${platform.quarterMileS.toFixed(2)} s en ${platform.quarterMileTests} pruebas. Todo en /accuracy.`,
  ]
}
