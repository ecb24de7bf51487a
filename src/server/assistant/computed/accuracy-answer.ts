import type { EvidenceSummary } from '../../../contract/evidence.ts'
import { FITTED_DRAG_STRIP } from '../../../engine/dragstrip/fitted-drag-strip.ts'
import { UNSEEN_ERRORS } from '../../../engine/dragstrip/fitted-strip-accuracy.ts'
import type { Bilingual } from '../advisor.ts'

const ACCURACY =
  /\b(?:accura\w+|uncertaint\w+|margin of error|error (?:bars?|margin)|how (?:far off|close|precise|good|right) (?:are|is) (?:your|the|these|those|you)|off by how much|(?:predict\w*|model|average|mean|typical|usual|rms|absolute|percent) errors?\b|\bmae\b|errors? (?:on|in|of|for) (?:your|those|these|the (?:et|times?|numbers?|figures|predict\w+))|sample size|validat\w+)\b|\bhow many (?:dyno\w*|cars|tests?|results?|runs?|samples?)\b.{0,40}\b(?:check\w*|test\w*|compar\w*|based|behind|validat\w*|against)\b|\bhow often (?:are|do) you\b.{0,20}\b(?:right|wrong|hit|miss)\b/
const FIGURES_ASKED =
  /%|\bpercent\w*\b|\bsample\w*\b|\bmargin\b|\berror\b|\bhow (?:far|many|often|close|precise|accurate)\b|\bnumbers?\b|\bfigures\b|\bpredict\w*\b/

/** "How accurate, in percent, and on what sample size": what /accuracy shows is asked. */
const OF_ANOTHER =
  /\b(?:prices?|pricing|catalog|website|your site|listing|my sheet|my dyno|gauges?|sensors?|speedo\w*|odometer|wideband|scale|(?:butt|your|the|a) dyno)\b/

/** "How do I know your hp numbers aren't fake", "cuánto le fallan", "and is that in-sample?": doubted or asked without its name. */
const DOUBTED = new RegExp(
  [
    String.raw`\b(?:your|ur|yalls?|these|those) (?:\w+ )?(?:numbers|figures|predictions?|estimates?|hp|horsepower|ets?)\b[^.?!]{0,24}\b(?:fake|bs|bullshit|made up|real|legit|honest|true|trust\w*)\b`,
    String.raw`\b(?:prove|trust|believe)\b[^.?!]{0,16}\b(?:your|ur|those|these) (?:\w+ )?(?:numbers|figures|predictions?)\b`,
    String.raw`\b(?:make|making|made) (?:them|those|these|em|it all|that|numbers?|figures) up\b|\bhow far off\b|\bin[- ]sample\b|\bheld[- ]?out\b|\bhow off (?:could|can|are|is)\b|\boff could (?:it|that|they) be\b|\bdid the model see\b`,
    String.raw`\b(?:que tan (?:exact|precis|confiabl|ciert|buen)\w*|cuanto (?:le |les |se )?(?:fallan?|equivocan?)|margen de error|error (?:medio|promedio))\b`,
    String.raw`\b(?:numeros|cifras|datos|caballos|predicciones)\b[^?!]{0,40}\b(?:de verdad|reales|ciertos|verdaderos|inventad\w+|de donde|falsos|confiables)\b|\bde donde (?:los |las )?(?:sacan?|salen)\b[^?!]{0,40}\b(?:numeros|cifras|caballos|datos)?|\bno (?:te|les|le) creo\b[^?!]{0,24}\b(?:numeros|cifras|eso)\b`,
  ].join('|'),
)

export const asksAccuracy = (asked: string): boolean =>
  !OF_ANOTHER.test(asked) && ACCURACY.test(asked) && FIGURES_ASKED.test(asked)
/** The same, or the figures are doubted: only where nothing else is asked beside it. */
export const doubtsFigures = (asked: string): boolean =>
  asksAccuracy(asked) || (!OF_ANOTHER.test(asked) && DOUBTED.test(asked))

/** Whether it is asked if the model knew the cars that it is judged by. */
export const asksInSample = (asked: string): boolean =>
  /\b(?:in|out of)[- ]sample\b|\bheld[- ]?out\b|\b(?:train\w*|overfit\w*|fitted) (?:on|to|it)\b|\bmodel (?:see|saw|seen|know)\b/.test(
    asked,
  )
export const UNSEEN: Bilingual = [
  'Out of sample, no: every dyno result is predicted by a model that has seen nothing of its source, and every road test by one that has not seen its engine family.',
  'No: cada dyno lo predice un modelo que no ha visto nada de esa fuente, y cada prueba de pista uno que no ha visto esa familia de motor.',
]

const FROM_WHERE =
  /\b(?:where|how)\b[^.?!]{0,30}\b(?:come from|come up with|get (?:these|those|the|your)|calculate|work out)\b|\bwho came up with\b|\bmake\b.{0,12}\bup\b|\bde donde\b|\bcomo (?:los |las )?(?:sacan|calculan|hacen)\b/
/** Whether it is asked as well how the figures are made. */
export const asksWhereFrom = (asked: string): boolean => FROM_WHERE.test(asked)

const ASSUMED = /\b(?:assum\w+|based on|figure on|correct\w* (?:to|for))\b|\bque (?:asumen|suponen)\b/
const OF_THE_RUN =
  /\b(?:da|density altitude|tires?|weather|air|driver|weight|surface|track prep|prep|altitude|launch|rollout|llantas)\b/
/** "What DA and what tire do you assume": the conditions behind a time are asked. */
export const asksConditions = (asked: string): boolean =>
  /\b(?:what|which|do you|how|que)\b/.test(asked) && ASSUMED.test(asked) && OF_THE_RUN.test(asked)

/** What a predicted time stands on, from the constants of the model itself. */
export const conditionWords = (): Bilingual => [
  `Every time is run in SAE air: 77°F at sea level, so no density altitude on top. The tire is the car's own class of street tire on a road surface, unless the build has other tires in it. Weight is the curb weight plus a ${FITTED_DRAG_STRIP.driverLb} lb driver with a clean launch, and the clock starts after one foot of rollout, as at a strip. Not in it: your track's prep, wind, heat soak, a missed shift. Tell me your altitude, tires or race weight and I run it with those.`,
  `Cada tiempo se corre con aire SAE: 77°F a nivel del mar. La llanta es la de calle de ese carro, salvo que el build traiga otras. Peso: el del carro más un piloto de ${FITTED_DRAG_STRIP.driverLb} lb, y el reloj empieza tras un pie de rollout. No entran la preparación de la pista, el viento ni un mal cambio. Dime altitud, llantas o peso y lo corro con eso.`,
]

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** How far off the predicted times are, from the fit's unseen tests. */
export const stripWords = (): Bilingual => {
  const { platform } = UNSEEN_ERRORS
  return [
    `Times: the quarter mile is off by ${platform.quarterMileS.toFixed(2)} s and the trap by ${platform.trapMph.toFixed(1)} mph on average, over ${platform.quarterMileTests} road tests of cars whose engine family the model hadn't seen.`,
    `Tiempos: en el cuarto de milla fallamos ${platform.quarterMileS.toFixed(2)} s en promedio, en ${platform.quarterMileTests} pruebas de carros cuya familia de motor el modelo no había visto.`,
  ]
}

/** How far off the power is, from the evidence that was judged last. */
export const powerWords = (summary: EvidenceSummary | undefined): Bilingual => {
  if (!summary)
    return [
      'Power: every prediction against a published dyno result, with its error and range, is at /accuracy.',
      'Potencia: cada predicción junto a un dyno publicado, con su error y su rango, está en /accuracy.',
    ]
  const { results, sources, meanError, medianError, held } = summary
  return [
    `Power: off by ${percent(meanError)} on average, ${percent(medianError)} for the one in the middle, over ${results.toLocaleString('en-US')} published dyno results from ${sources} sources; ${percent(held)} landed inside the range we give. Each was predicted by a model that had seen nothing of its source.`,
    `Potencia: ${percent(meanError)} de error medio (mediana ${percent(medianError)}) en ${results} resultados de dyno de ${sources} fuentes; ${percent(held)} dentro del rango.`,
  ]
}

/** Both, power first where it is known. */
export function accuracyWords(summary: EvidenceSummary | undefined): Bilingual {
  const [power, potencia] = powerWords(summary)
  const [strip, tiempos] = stripWords()
  return summary
    ? [`${power} ${strip} All of it, misses included: /accuracy.`, `${potencia} ${tiempos} Todo en /accuracy.`]
    : [`${strip} ${power}`, `${tiempos} ${potencia}`]
}
