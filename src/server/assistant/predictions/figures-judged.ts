import { UNSEEN_ERRORS } from '../../../engine/dragstrip/fitted-strip-accuracy.ts'
import type { Advisor, Bilingual } from '../advisor.ts'
import { powerWords } from '../computed/accuracy-answer.ts'

const OURS =
  /\b(?:your|you|u|ur|yall|y'all|yalls|predict\w*|configurator|calculator|the site|this site|the model|these|those)\b/
const OF_FIGURES =
  /\b(?:whp|wheel (?:hp|horsepower|power)|horsepower|hp|power|predict\w*|numbers?|figures?|dyno\w*|cars|results?|estimates?)\b/
const HOW_MADE =
  /\bhow\b(?! (?:many|much|far|close))[^.?!]{0,60}\b(?:arrived at|calculated?|computed?|work(?:ed)? (?:it |them |that )?out|figured?|come up with|come about|made up|predict(?:ed)?|generated?|derived?)\b|\bwhat (?:is|are) (?:it|they|that|those) based on\b/
const WHICH_DYNO =
  /\b(?:which|what|whose)\b[^.?!]{0,24}\b(?:dyno\w*|correction|standard)\b|\b(?:dynojet|mustang dyno|sae|j1349|std)\b[^.?!]{0,30}\b(?:or|,)|\bon (?:which|what) basis\b/
const HOW_FAR_OFF =
  /\b(?:how (?:much|far|close|near|accurate|good|well)|by how much)\b[^.?!]{0,60}\b(?:off|come|close|miss\w*|wrong|dyno|reality|real life|accurate|land|out)\b|\b(?:mean|average|typical|standard) (?:error|deviation)\b|\bspread\b|\bscatter\b|\btoleranc\w+\b|\b(?:error|confidence) (?:bars?|band|interval|margin)\b|\bmargin of error\b|\bsample size\b|\b(?:±|\+ ?\/ ?-|plus (?:or|\/|and|minus))/
const HOW_MANY = /\bhow many\b[^.?!]{0,40}\b(?:cars|results?|dyno\w*|runs?|tests?)\b|\bi want n\b|\bn,|\bn ?=/
const FIRST =
  /\bpredict\w* (?:\w+ )?(?:first|before)\b|\bbefore (?:they were|you|it was) (?:measured|dynoed|tested|run)\b|\bmeasured (?:\w+ )?after\w*|\bblind\b/
/** His own car or dyno that was off, another shop's, or prices. */
const OTHER =
  /\b(?:prices?|quote|labor|hours|ship\w*|hesitat\w*|scales?|speedo\w*|gauge|wideband)\b|\b(?:last|other|another) (?:shop|tuner|place)\b/

/** What is asked of how our power figures are made and judged. */
export interface Judged {
  made: boolean
  dyno: boolean
  error: boolean
  count: boolean
  first: boolean
}

/** Several of these in one message, or how far power is off by itself; plain words. */
export function judgedAsked(typed: string): Judged | undefined {
  if (!OURS.test(typed) || !OF_FIGURES.test(typed) || OTHER.test(typed)) return undefined
  const asked = {
    made: HOW_MADE.test(typed),
    dyno: WHICH_DYNO.test(typed),
    error: HOW_FAR_OFF.test(typed),
    count: HOW_MANY.test(typed),
    first: FIRST.test(typed),
  }
  const several = Object.values(asked).filter(Boolean).length
  return several >= 2 ? asked : undefined
}

/** Each thing that was asked, in the order in which one builds on the other. */
export function judgedTold(
  { accuracy }: Advisor,
  { made, dyno, error, count, first }: Judged,
  car: string | undefined,
): Bilingual {
  const { platform } = UNSEEN_ERRORS
  const isCounted = error || count || first
  const [power, potencia] = powerWords(accuracy)
  const times: Bilingual = [
    `Times: ${platform.quarterMileTests} road tests of cars whose engine family the model hadn't seen, off by ${platform.quarterMileS.toFixed(2)} s in the quarter on average and ${platform.median.quarterMileS.toFixed(2)} s for the one in the middle, and by ${platform.trapMph.toFixed(1)} mph in the trap.`,
    `Tiempos: ${platform.quarterMileTests} pruebas, ${platform.quarterMileS.toFixed(2)} s de error medio en el cuarto, mediana ${platform.median.quarterMileS.toFixed(2)}.`,
  ]
  const told: Bilingual[] = []
  if (first)
    told.push([
      "I have no count of cars that we predicted first and put on a dyno after, so I won't give you one. The test behind our figures is the next best thing: each published result is predicted by a model that has seen nothing of its source, then held against it.",
      'No tengo la cuenta de carros predichos primero y medidos después, y no la invento. Cada resultado publicado lo predice un modelo que no vio nada de esa fuente.',
    ])
  if (made)
    told.push([
      "It's calculated: the engine's airflow, boost, fuel, gearing and driveline loss with the effect of each part, fitted to published dyno results.",
      'Se calcula: aire, boost, combustible, relación y pérdidas con el efecto de cada pieza, ajustado a dynos publicados.',
    ])
  if (dyno)
    told.push([
      'Scale: wheel hp, Dynojet, SAE J1349. STD reads about 4% above that, a Mustang dyno 5 to 12% lower.',
      'Escala: hp a la rueda, Dynojet, SAE J1349. STD lee como 4% más, un Mustang 5 a 12% menos.',
    ])
  if (isCounted) {
    told.push([power, potencia])
    if (!accuracy || error)
      told.push([
        'The tolerance for your build stands on its card: the range that most cars land in, wider where the trade has fewer sheets for the engine.',
        'La tolerancia de tu build está en su tarjeta: el rango en que cae la mayoría.',
      ])
    told.push(times)
  }
  if (car && isCounted)
    told.push([
      `I have no split for the ${car} alone here; /accuracy lists its results, predicted beside measured.`,
      `No tengo el error solo del ${car}; en /accuracy están sus resultados.`,
    ])
  else if (isCounted)
    told.push(['Hits and misses, car by car: /accuracy.', 'Aciertos y fallos, carro por carro: /accuracy.'])
  return [told.map(([english]) => english).join(' '), told.map(([, spanish]) => spanish).join(' ')]
}
