import { type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { dangerOf } from '../dangers.ts'
import { ofCar } from '../frame/of-car.ts'
import type { Turn } from '../turn.ts'
import { type CompressionRead, compressionRead, MOST_APART_PERCENT } from './compression-read.ts'

const BUYS =
  /\b(?:buy\w*|walk(?: away)?|seller|owner|asking|deal|purchase|pay|offer|listing|for sale|pass on it|worth it|comprar\w*|vendedor|dueno)\b/
const TEST_COUNTS =
  'It counts hot, with all plugs out, the throttle open and a strong battery; big cams read low on all of them.'
/** So low on all cylinders an engine is tired, in psi. */
const TIRED_PSI = 100

/** The figures of a compression test against each other: sound, or what to leave and what to test next. */
export function compressionTold(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, words } = turn
  const read = compressionRead(words)
  if (!read) return undefined
  const car = ofCar(advisor, draft, reading)
  const isBought = BUYS.test(words.toLowerCase())
  const isBoxer = /^EJ2/.test(car?.vehicle.engine.code ?? '')
  const told = read.underPercent <= MOST_APART_PERCENT ? even(read, isBought) : weak(read, isBought, isBoxer)
  return [
    text(inLanguage(draft.language, told)),
    suggestions('Compression test or leak-down test?', 'What does an inspection cost?'),
  ]
}

function even({ best, worst, underPercent }: CompressionRead, isBought: boolean): Bilingual {
  if (best < TIRED_PSI)
    return [
      `Even, but low: ${Math.round(worst)} to ${Math.round(best)} psi is a tired engine, a cold one, or a test with the throttle shut. ${TEST_COUNTS} Repeat it, then a leak-down, before any power.`,
      `Parejos pero bajos: ${Math.round(worst)} a ${Math.round(best)} psi es un motor cansado o una prueba mal hecha. Repítela en caliente y haz un leak-down antes de subir potencia.`,
    ]
  return [
    `Those are sound: the lowest is ${underPercent}% under the best, and within ${MOST_APART_PERCENT}% is what you want. ${TEST_COUNTS} A leak-down on top of it is worth its money before ${isBought ? 'you pay' : 'you add power'}.`,
    `Están bien: el más bajo queda ${underPercent}% bajo el mejor, y hasta ${MOST_APART_PERCENT}% es sano. Un leak-down antes de ${isBought ? 'pagar' : 'subir potencia'} vale lo que cuesta.`,
  ]
}

function weak({ figures, best, worst, underPercent }: CompressionRead, isBought: boolean, isBoxer: boolean): Bilingual {
  const at = figures.length > 2 ? ` (the ${ORDINAL[figures.indexOf(worst)] ?? 'low'} one as you wrote them)` : ''
  const verdict: Bilingual = isBought
    ? [
        'Yes, walk away, or price it as a car that needs an engine. ',
        'Sí, no lo compres, o págalo como carro que necesita motor. ',
      ]
    : ['', '']
  const known = isBoxer
    ? ' On an EJ25 turbo one low cylinder is a broken ring land until a leak-down says otherwise, most often number 4.'
    : ''
  const danger = dangerOf('compression')
  return [
    `${verdict[0]}${Math.round(worst)} psi against ${Math.round(best)}${at} is ${underPercent}% low, and more than ${MOST_APART_PERCENT}% is a sick cylinder.${known} ${danger?.stop[0]} ${danger?.check[0]}`,
    `${verdict[1]}${Math.round(worst)} psi contra ${Math.round(best)} es ${underPercent}% menos, y más de ${MOST_APART_PERCENT}% es un cilindro enfermo. ${danger?.stop[1]} ${danger?.check[1]}`,
  ]
}

const ORDINAL = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
